/** Links that this host has made: a server gives each only once, so the browser keeps them until it is closed. */
import { api } from '../net/api';
import type { SeatLink } from '../net/messages';

const KEY = 'augury-links';
type Kept = Record<string, Record<string, string>>; // tokens by table and seat; -1 = to look on

function load(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function keepLinks(table: string, links: readonly SeatLink[]): void {
  const all = load();
  const own = (all[table] ??= {});
  for (const link of links) own[link.seat] = link.token;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing asks for a new link.
  }
}

/** A link was withdrawn: the next one is a new one. */
export function forgetLink(table: string, seat: number): void {
  const all = load();
  delete all[table]?.[seat];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const copied = new Set<string>(); // tables whose links have just been put on the clipboard

export function noteCopied(table: string): void {
  copied.add(table);
}

export function wasCopied(table: string): boolean {
  return copied.has(table);
}

export function keptLink(table: string, seat: number): string | undefined {
  return load()[table]?.[seat];
}

/** The link to a seat, or to look on (-1): the one that was made here, or a new one. */
export async function invitation(table: string, seat: number, valid = true): Promise<string> {
  const known = valid ? keptLink(table, seat) : undefined;
  if (known) return known;
  const made = await (seat < 0 ? api.watchLink(table) : api.link(table, seat));
  keepLinks(table, [made]);
  return made.token;
}
