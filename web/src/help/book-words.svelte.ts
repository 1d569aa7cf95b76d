/** The few words around a rulebook, fetched with it. */
import { PageWords } from '../words/page-words.svelte';

export const bookWords = new PageWords(
  import.meta.glob<string>('../text/book/*.ftl', { query: '?raw', import: 'default' }),
);
