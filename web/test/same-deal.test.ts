import { describe, expect, it } from 'vitest';
import { beatenBy, ranked } from '../src/ending/same-deal';
import type { SameDeal } from '../src/net/messages';

const deal = (points: number, other: number, bots: [number, number, number][]): SameDeal => ({
  status: 'done',
  seat: 1,
  points,
  other,
  place: 1,
  bots: bots.map(([level, points, other]) => ({ level, points, other, place: 2 })),
});

describe('the same deal, played by bots', () => {
  it('puts oneself where one stands: by points, then by what was left to the others', () => {
    const found = deal(20, 15, [
      [1, 9, 30],
      [2, 20, 18],
      [3, 20, 11],
      [4, 25, 24],
    ]);
    expect(ranked(found).map((row) => row.level)).toEqual([4, 3, 0, 2, 1]);
  });

  it('names the strongest level that was beaten, not one that did as well', () => {
    const bots: [number, number, number][] = [
      [1, 9, 30],
      [3, 20, 15],
      [4, 12, 15],
    ];
    expect(beatenBy(deal(20, 15, bots))).toBe(4);
    expect(beatenBy(deal(9, 31, bots))).toBe(0);
    expect(beatenBy(deal(-3, 1, [[1, -3, 1]]))).toBe(0);
  });
});
