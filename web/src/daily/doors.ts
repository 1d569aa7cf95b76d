/** The server's doors to the deals of the day. */
import { ask } from '../net/http';
import type { Created, DailyPage, DailyResults } from '../net/messages';

const place = (day: string, deal: string): string =>
  `daily/${encodeURIComponent(day)}/${encodeURIComponent(deal)}`;

/** Without a day: today's. */
export const page = (day: string): Promise<DailyPage> =>
  ask('GET', day ? `daily/${encodeURIComponent(day)}` : 'daily');
export const play = (day: string, deal: string): Promise<Created> =>
  ask('POST', place(day, deal), {});
export const results = (day: string, deal: string): Promise<DailyResults> =>
  ask('GET', place(day, deal));
