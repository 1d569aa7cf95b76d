import { describe, expect, it } from 'vitest';
import { marked, spread, ticks } from '../src/table/chart';
import { best, lead, signed, standing } from '../src/table/results';
import type { GameView } from '../src/net/view';

function ended(scores: number[], ranks: number[]): GameView {
  return {
    scores,
    ranks,
    breakdown: [],
    seat: 0,
    seats: scores.length,
    to_act: [],
    turn: 9,
    prompt: '',
  };
}

describe('who came where', () => {
  it('puts partners together, with the sum of their points', () => {
    const found = standing(ended([3, 33, 21, 25], [2, 1, 2, 1]), [0, 1, 0, 1]);
    expect(found).toEqual([
      { rank: 1, seats: [1, 3], total: 58 },
      { rank: 2, seats: [2, 0], total: 24 },
    ]);
    expect(lead(found)).toBe(34);
  });

  it('knows no lead where a place is shared or points did not decide', () => {
    expect(lead(standing(ended([74, 74], [1, 2]), [0, 1]))).toBe(0);
    expect(lead(standing(ended([50, 50, 20], [1, 1, 3]), [0, 1, 2]))).toBe(0);
  });

  it('calls nothing best where all have the same', () => {
    expect(best([4, 4])).toBeUndefined();
    expect(best([-8, -13])).toBe(-8);
    expect(best([7])).toBeUndefined();
  });

  it('writes a minus, not a hyphen', () => {
    expect(signed(-13)).toBe('−13');
    expect(signed(0)).toBe('0');
  });
});

describe('the chart', () => {
  it('has round numbers that hold both ends', () => {
    expect(ticks(0, 78)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
    expect(ticks(0, 1)).toEqual([0, 1]);
  });

  it('moves names apart and keeps their order', () => {
    const put = spread([0.5, 0.5, 0.52], 0.1);
    expect(put[0]).toBeCloseTo(0.5);
    expect(put[1]).toBeCloseTo(0.6);
    expect(put[2]).toBeCloseTo(0.7);
  });

  it('keeps the lowest name inside', () => {
    const put = spread([0.98, 1], 0.1);
    expect(put[1]).toBeCloseTo(0.95);
    expect(put[0]).toBeCloseTo(0.85);
  });

  it('marks the first and the last point, and few between', () => {
    const points = Array.from({ length: 61 }, (_, number) => number);
    expect(marked(points)).toEqual([0, 10, 20, 30, 40, 50, 60]);
    expect(marked([1, 2])).toEqual([1, 2]);
  });
});
