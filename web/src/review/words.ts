/** The words of the review, fetched with it. */
import { PageWords } from '../words/page-words.svelte';
import type { Facts } from '../words/words.svelte';

const words = new PageWords(
  import.meta.glob<string>('../text/review/*.ftl', { query: '?raw', import: 'default' }),
);

export const tell = (key: string, facts: Facts = {}): string => words.say(key, facts);

export const percent = (part: number): number => Math.round(100 * part);

/** With a real minus sign, and a plus where something was gained. */
export function signed(number: number): string {
  if (number === 0) return '0';
  return number > 0 ? `+${number}` : `−${-number}`;
}
