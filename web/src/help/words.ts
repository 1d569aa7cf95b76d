/** The words of the pages about the site: About and How to play. */
import { PageWords } from '../words/page-words.svelte';

const words = new PageWords(
  import.meta.glob<string>('../text/help/*.ftl', { query: '?raw', import: 'default' }),
);

export const tell = (key: string): string => words.say(key);
