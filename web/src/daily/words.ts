/** The words of the deal of the day, fetched with its page. */
import type { DailyDeal } from '../net/messages';
import { PageWords } from '../words/page-words.svelte';
import type { Facts } from '../words/words.svelte';

const words = new PageWords(
  import.meta.glob<string>('../text/daily/*.ftl', { query: '?raw', import: 'default' }),
);

export const tell = (key: string, facts: Facts = {}): string => words.say(key, facts);

/** Against whom a deal is played. */
export function about(deal: DailyDeal): string {
  if (deal.variant) return tell('alone', { level: deal.variant });
  return tell('against', { count: deal.seats - 1, level: deal.level, seat: deal.seat + 1 });
}
