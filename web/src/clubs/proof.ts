/** Were the deals of a round fixed before anybody sent a number, and is one's own number in them? (docs/decisions/tournaments.md) */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TournamentInfo } from '../net/messages';

export interface KeptEntry {
  anchor: string; // as it was shown before one's number was sent
  number: string;
}

const KEY = 'augury-tournaments';
const MOST = 50;

function load(): Record<string, KeptEntry> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptEntry>;
  } catch {
    return {};
  }
}

export function keep(tournament: string, entry: KeptEntry): void {
  try {
    const others = Object.entries(load()).filter(([id]) => id !== tournament);
    const latest = [...others, [tournament, entry] as const].slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A browser that keeps nothing still plays; it cannot verify the deals.
  }
}

export const kept = (tournament: string): KeptEntry | undefined => load()[tournament];

function step(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`augury chain 1\n${secret}`)));
}

/** yes, no, or: this browser has nothing to go by. */
export function verdict(
  info: Pick<TournamentInfo, 'anchor' | 'proofs' | 'entrants'>,
  own: KeptEntry | undefined,
): 'yes' | 'no' | 'unknown' {
  const leads = info.proofs.every(({ secret, link }) => {
    let found = secret;
    for (let left = link; left > 0; left -= 1) found = step(found);
    return found === info.anchor;
  });
  if (!leads) return 'no';
  if (!own) return 'unknown';
  const mine = info.entrants.find((entrant) => entrant.you);
  return own.anchor === info.anchor && mine?.drawn === own.number ? 'yes' : 'no';
}
