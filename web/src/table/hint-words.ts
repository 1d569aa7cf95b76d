/** The words of hints, fetched with the first of them. */
import { PageWords } from '../words/page-words.svelte';
import type { Facts } from '../words/words.svelte';

const words = new PageWords(
  import.meta.glob<string>('../text/hints/*.ftl', { query: '?raw', import: 'default' }),
);

export const tell = (key: string, facts: Facts = {}): string => words.say(key, facts);

const VERDICTS: Record<string, string> = {
  clear: 'hint-clear',
  equal: 'hint-equal',
  only: 'hint-only',
  open: 'hint-open',
};

/** How far ahead the best choice is. */
export const verdict = (word: string): string => tell(VERDICTS[word] ?? 'hint-open');
