/** Was the shuffle honest? Worked out here, from what this browser kept before the game (docs/decisions/fair-shuffle.md). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Fairness } from '../net/messages';
import type { Kept } from '../net/shuffle';

/** yes, no, or: this browser cannot tell. */
export type Answer = 'yes' | 'no' | 'unknown';

export interface Verdict {
  promise: Answer; // the commitment is the one that was kept before the game
  secret: Answer; // the secret is the one that was committed to
  number: Answer; // one's own number is among those that were mixed in
  seed: Answer; // the seed follows from the secret and the numbers
  stoodIn: number[]; // seats of players for whom the server stood in
}

function hash(...lines: string[]): string {
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));
}

const is = (true_: boolean): Answer => (true_ ? 'yes' : 'no');

export function verify(
  fair: Fairness,
  kept: Kept | undefined,
  table: string,
  chairs: number,
): Verdict {
  const numbers = Array.from({ length: chairs }, () => '');
  for (const { seat, number } of fair.numbers) numbers[seat] = number;
  const stoodIn = fair.numbers.filter((one) => one.by === 'server');
  const standIns = stoodIn.every(
    ({ seat, number }) =>
      hash('augury number 1', table, fair.secret, String(seat)).slice(0, 32) === number,
  );
  const seed = hash('augury seed 1', table, fair.secret, ...numbers).slice(0, 32);
  return {
    promise: kept ? is(kept.commitment === fair.commitment) : 'unknown',
    secret: is(hash('augury promise 1', table, fair.secret, fair.salt) === fair.commitment),
    number: kept?.number
      ? is(fair.numbers.some((one) => one.by === 'player' && one.number === kept.number))
      : 'unknown',
    seed: is(standIns && numbers.length === chairs && BigInt(`0x${seed}`).toString() === fair.seed),
    stoodIn: stoodIn.map((one) => one.seat),
  };
}

/** All of it together: one "no" is enough. */
export function sum(verdict: Verdict): Answer {
  const all = [verdict.promise, verdict.secret, verdict.number, verdict.seed];
  return all.includes('no') ? 'no' : all.includes('unknown') ? 'unknown' : 'yes';
}
