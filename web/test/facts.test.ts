import { describe, expect, it } from 'vitest';
import { nameOf, names, seatOf } from '../src/net/facts';

describe('facts', () => {
  it('names things without their kind', () => {
    expect(names('card/R7 card/B0')).toEqual(['R7', 'B0']);
    expect(names(undefined)).toEqual([]);
    expect(nameOf('hex/world-1-2')).toBe('world-1-2');
    expect(nameOf('')).toBe('');
  });
  it('knows seats from other things', () => {
    expect(seatOf('seat/3')).toBe(3);
    expect(seatOf('automaton/1')).toBe(-1);
    expect(seatOf(3)).toBe(-1);
    expect(seatOf(undefined)).toBe(-1);
  });
});
