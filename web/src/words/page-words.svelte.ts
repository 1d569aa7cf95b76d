/** The words of pages that a first visit does not load; they follow the language. */
import { type Facts, type Texts, pageWords, shell } from './words.svelte';

const SOON = 2000; // ms until a server that was away is asked again

export class PageWords {
  private tell = $state.raw<(key: string, facts?: Facts) => string>();
  private asked = '';

  constructor(private readonly texts: Texts) {}

  say(key: string, facts: Facts = {}): string {
    this.prepare();
    return this.tell?.(key, facts) ?? '';
  }

  /** Have them ready before something is said. */
  prepare(): void {
    if (this.asked !== shell.language) this.fetch();
  }

  /** A server that is away is asked again, as long as the words are wanted in this language. */
  private fetch(): void {
    const language = shell.language;
    this.speak().catch(() =>
      setTimeout(() => {
        if (language === this.asked) this.fetch();
      }, SOON),
    );
  }

  private async speak(): Promise<void> {
    const language = (this.asked = shell.language);
    const found = await pageWords(this.texts, language);
    if (language === this.asked) this.tell = found;
  }
}
