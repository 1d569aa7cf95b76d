import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { margin, share, shown, won } from '../src/clubs/points';
import { verdict } from '../src/clubs/proof';
import { time } from '../src/clubs/words';

describe('points of a tournament', () => {
  it('are told in halves, thirds and quarters where they are', () => {
    expect([0, 6, 12, 42, 8, 15, 16].map((one) => shown(one))).toEqual([
      '0',
      '½',
      '1',
      '3½',
      '⅔',
      '1¼',
      '1⅓',
    ]);
    expect(shown(7)).toBe('0.58');
  });
  it('say a margin with its sign', () => {
    expect([25, 0, -10].map((one) => margin(one))).toEqual(['+2.5', '0.0', '-1.0']);
    expect(margin(25, 'de')).toBe('+2,5');
  });
  it('count what a player made of both games, whatever their seat', () => {
    const game = {
      game: 0,
      table: 't',
      status: 'over',
      points: [],
      mine: false,
      your_turn: false,
      open: true,
    };
    const board = {
      board: 0,
      players: [4, 7],
      before: [0, 0],
      games: [
        { ...game, seats: [4, 7], shares: [12, 0] },
        { ...game, seats: [7, 4], shares: [6, 6] },
        { ...game, status: 'playing', seats: [7, 4], shares: [] },
      ],
    };
    expect(won(board, 4)).toBe(18);
    expect(won(board, 7)).toBe(6);
  });
  it('tell the share of opponents beaten, in halves, as a percentage', () => {
    expect(share(5, 4)).toBe(63);
    expect(share(0, 0)).toBe(0);
  });
});

describe('the proof of the deals', () => {
  const step = (secret: string): string =>
    bytesToHex(sha256(utf8ToBytes(`augury chain 1\n${secret}`)));
  const secret = 'ab'.repeat(32);
  const anchor = step(step(secret));
  const entrant = { number: 1, id: 'p', name: 'Anna', out: false, by_server: false };
  const info = {
    anchor,
    proofs: [
      { deal: 'd-2', link: 2, secret, entrants: [1] },
      { deal: 'd-1', link: 1, secret: step(secret), entrants: [1] },
    ],
    entrants: [{ ...entrant, you: true, drawn: '0'.repeat(32) }],
  };
  const own = { anchor, number: '0'.repeat(32) };

  it('holds if the secrets lead back to the anchor that was kept and the number is in', () => {
    expect(verdict(info, own)).toBe('yes');
    expect(verdict(info, undefined)).toBe('unknown');
  });
  it('fails for another secret, another anchor or another number', () => {
    const other = { ...info, proofs: [{ ...info.proofs[0]!, secret: 'cd'.repeat(32) }] };
    expect(verdict(other, own)).toBe('no');
    expect(verdict(info, { ...own, anchor: step(anchor) })).toBe('no');
    expect(verdict(info, { ...own, number: '1'.repeat(32) })).toBe('no');
  });
});

describe('the time of an evening', () => {
  it('is told by a clock of 24 hours', () => {
    expect([0, 605, 1200].map(time)).toEqual(['00:00', '10:05', '20:00']);
  });
});
