/** Whole percents that add up: luck, own play and others' play to the change, as they are printed. */
import type { JudgedInfo, ShareInfo } from '../net/messages';

const NEAR = 0.08; // of a game: turning points so close are one
export const WORTH_TELLING = 0.02; // of a chance; what cost less is not listed
export const MOST = 5; // decisions that are listed

/** Round parts so that they add up to the rounded whole: the largest remainders are rounded up. */
export function rounded(parts: readonly number[], whole: number): number[] {
  const down = parts.map(Math.floor);
  let left = Math.round(whole) - down.reduce((sum, part) => sum + part, 0);
  const order = parts
    .map((_, place) => place)
    .sort((a, b) => parts[b]! - down[b]! - (parts[a]! - down[a]!));
  for (const place of order) {
    if (left <= 0) break;
    down[place]! += 1;
    left -= 1;
  }
  return down.map((part) => part + 0);
}

export interface Split {
  luck: number;
  own: number;
  others: number;
  change: number;
  play: number;
}

export function split(share: ShareInfo): Split {
  const change = 100 * (share.final - share.initial);
  const parts = [share.luck, share.own, share.others].map((part) => 100 * part);
  const [luck = 0, own = 0, others = 0] = rounded(parts, change);
  return { luck, own, others, change: Math.round(change), play: Math.round(100 * share.play) };
}

export const cost = (decision: JudgedInfo): number => decision.better - decision.played;

/** The decisions that cost most, of one seat or (-1) of all; the most expensive first. */
export function costliest(decisions: readonly JudgedInfo[], seat: number): JudgedInfo[] {
  return decisions
    .filter((one) => (seat < 0 || one.seat === seat) && cost(one) >= WORTH_TELLING)
    .sort((one, other) => cost(other) - cost(one))
    .slice(0, MOST);
}

/** The first decision of each turn. */
export function firsts(decisions: readonly JudgedInfo[]): JudgedInfo[] {
  return decisions.filter((one, place) => !place || decisions[place - 1]!.turn !== one.turn);
}

export interface Turning {
  place: number; // in the list of decisions: after which one
  change: number;
}

/** Where the chances of a seat changed most in one turn, at most three, well apart from each other; the last turn is left out. */
export function turnings(decisions: readonly JudgedInfo[], seat: number): Turning[] {
  const begins = decisions.flatMap((one, place) =>
    !place || decisions[place - 1]!.turn !== one.turn ? [place] : [],
  );
  const near = decisions.length * NEAR;
  const found: Turning[] = [];
  const changes = begins
    .slice(1)
    .map((place, number) => ({
      place,
      change: decisions[place]!.table[seat]! - decisions[begins[number]!]!.table[seat]!,
    }))
    .filter(({ change }) => Math.abs(change) >= WORTH_TELLING)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  for (const one of changes)
    if (found.length < 3 && found.every(({ place }) => Math.abs(place - one.place) >= near))
      found.push(one);
  return found;
}
