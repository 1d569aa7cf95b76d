/** The words of pages that a first visit does not load; they follow the language. */
import { type Facts, type Texts, pageWords, shell } from './words.svelte';

export class PageWords {
  private tell = $state.raw<(key: string, facts?: Facts) => string>();
  private asked = '';

  constructor(private readonly texts: Texts) {}

  say(key: string, facts: Facts = {}): string {
    if (this.asked !== shell.language) void this.speak();
    return this.tell?.(key, facts) ?? '';
  }

  async speak(): Promise<void> {
    const language = (this.asked = shell.language);
    const found = await pageWords(this.texts, language);
    if (language === this.asked) this.tell = found;
  }
}
