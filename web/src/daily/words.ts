/** The words of the deal of the day, fetched with its page. */
import { PageWords } from '../words/page-words.svelte';
import type { Facts } from '../words/words.svelte';

const words = new PageWords(
  import.meta.glob<string>('../text/daily/*.ftl', { query: '?raw', import: 'default' }),
);

export const tell = (key: string, facts: Facts = {}): string => words.say(key, facts);
