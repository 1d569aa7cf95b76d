/** Times as people say them. */
import { shell } from '../words/words.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

function locale(): string {
  return shell.language === 'en' ? 'en-GB' : shell.language;
}

/** "3 hours ago", "yesterday", "now". */
export function ago(moment: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const passed = Math.max(0, now - moment);
  const [unit, size] = UNITS.find(([, least]) => passed >= least) ?? ['second', Infinity];
  return words.format(size === Infinity ? 0 : -Math.floor(passed / size), unit);
}

/** "3 h", "12 min", "2 days": how long something lasts, in its largest unit. */
export function span(milliseconds: number): string {
  const [unit, size] = UNITS.find(([, least]) => milliseconds >= least) ?? UNITS.at(-1)!;
  const number = Math.max(0, Math.floor(milliseconds / size));
  const unitDisplay = unit === 'day' ? 'long' : 'narrow';
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay }).format(number);
}

/** "20:31" today, with the day before that. */
export function clockTime(moment: number, now = Date.now()): string {
  const at = new Date(moment);
  const today = at.toDateString() === new Date(now).toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return at.toLocaleString(locale(), today ? time : { ...time, day: 'numeric', month: 'short' });
}

/** "18:00", from the minutes since midnight. */
export function hour(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** "Mon", "Tue": 0 is Monday. */
export function weekday(number: number, form: 'short' | 'long' = 'short'): string {
  const monday = Date.UTC(2024, 0, 1);
  const words = new Intl.DateTimeFormat(locale(), { weekday: form, timeZone: 'UTC' });
  return words.format(monday + number * 86_400_000);
}

/** "Mon to Fri" where they follow each other, "Mon, Wed" where not. */
export function weekdays(days: readonly number[]): string {
  const sorted = [...days].sort();
  const first = sorted[0]!;
  const last = sorted.at(-1)!;
  const row = last - first === sorted.length - 1 && sorted.length > 2;
  return row
    ? `${weekday(first)}–${weekday(last)}`
    : sorted.map((number) => weekday(number)).join(', ');
}
