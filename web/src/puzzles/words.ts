/** The words of puzzles, fetched with their pages. */
import { PageWords } from '../words/page-words.svelte';
import type { Facts } from '../words/words.svelte';

const words = new PageWords(
  import.meta.glob<string>('../text/puzzles/*.ftl', { query: '?raw', import: 'default' }),
);

export const tell = (key: string, facts: Facts = {}): string => words.say(key, facts);
