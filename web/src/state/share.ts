/** Links that anybody can open, to see what spectators see. The server shows programs a preview of them. */
import { api } from '../net/api';
import { shell } from '../words/words.svelte';
import { forgetLink, keepLinks, keptLink } from './links';

const SHARED = -2; // among the links of a table: to show it around
export type Place = 'replay' | 'review' | 'table';

/** Has this browser handed out a link to the game? */
export const shared = (table: string): boolean => keptLink(table, SHARED) !== undefined;
export const forgetShare = (table: string): void => forgetLink(table, SHARED);

/** The address of a game, or of one moment of it. */
export async function shareLink(table: string, to: Place, at?: number): Promise<string> {
  let token = keptLink(table, SHARED);
  if (!token) {
    ({ token } = await api.share(table));
    keepLinks(table, [{ seat: SHARED, token }]);
  }
  const link = new URL(`s/${token}`, document.baseURI.replace(/[?#].*$/, ''));
  if (at !== undefined) link.searchParams.set('at', String(at));
  if (to !== 'replay') link.searchParams.set('to', to);
  link.searchParams.set('lang', shell.language);
  return link.href;
}
