/** The few words around a rulebook, fetched with it. */
import { type Facts, pageWords, shell } from '../words/words.svelte';

const texts = import.meta.glob<string>('../text/book/*.ftl', { query: '?raw', import: 'default' });

class BookWords {
  private tell = $state.raw<(key: string, facts?: Facts) => string>();

  say(key: string, facts: Facts = {}): string {
    return this.tell?.(key, facts) ?? '';
  }

  async speak(): Promise<void> {
    this.tell = await pageWords(texts, shell.language);
  }
}

export const bookWords = new BookWords();
