/** The words of the pages of clubs. */
import { PageWords } from '../words/page-words.svelte';
import { type Facts, shell } from '../words/words.svelte';

const words = new PageWords(
  import.meta.glob<string>('../text/clubs/*.ftl', { query: '?raw', import: 'default' }),
);

export const tell = (key: string, facts: Facts = {}): string => words.say(key, facts);

/** A weekday by its number, Monday first. */
export function weekday(number: number): string {
  const monday = Date.UTC(2024, 0, 1 + number);
  return new Date(monday).toLocaleDateString(shell.language, { weekday: 'long', timeZone: 'UTC' });
}

export function time(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** A day and a time, as short as it can be told. */
export function dateAndTime(at: number): string {
  return new Date(at).toLocaleString(shell.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
