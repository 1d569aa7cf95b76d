import { describe, expect, it } from 'vitest';
import {
  UNIT,
  around,
  border,
  place,
  route,
  share,
  terrain,
} from '../../src/augury/games/pantheon/web/hexes';
import type { PantheonView } from '../../src/augury/games/pantheon/web/view';

const sides = (path: string) => path.split('M').length - 1;

describe('the hexes of Pantheon', () => {
  it('stand in rows, every other one half a hex to the right', () => {
    expect(place('A00')).toEqual({ x: 0, y: 0 });
    expect(place('A03').x).toBe(3 * UNIT);
    expect(place('B03').x).toBe(3.5 * UNIT);
    expect(Number.parseFloat(share('A05').left)).toBeGreaterThan(
      Number.parseFloat(share('A04').left),
    );
  });

  it('touch six others, each of which touches back', () => {
    expect(around('C04')).toEqual(['C05', 'D04', 'D03', 'C03', 'B03', 'B04']);
    for (const beside of around('D04')) expect(around(beside)).toContain('D04');
    expect(around('A00').filter(Boolean)).toEqual(['A01', 'B00']);
  });

  it('have a border where nothing of theirs lies beside', () => {
    expect(sides(border(['C04']))).toBe(6);
    expect(sides(border(['C04', 'C05']))).toBe(10);
  });

  it('are land or water, and nothing where the map has a hole', () => {
    const found = terrain(['.~', ' .']);
    expect(found.hexes.map(({ name, mark }) => name + mark)).toEqual(['A00.', 'A01~', 'B01.']);
    expect(sides(found.land)).toBe(2);
    expect(sides(found.water)).toBe(1);
    expect(sides(found.coast)).toBe(12);
  });

  it('are linked from the temple on, by steps and by leaps', () => {
    const pieces = ['C05', 'C06', 'C08'].map((node) => ({ seat: 0, linked: true, node }));
    const view = { site: 'C04', pieces: [...pieces, { seat: 1, linked: true, node: 'D04' }] };
    const drawn = route(view as unknown as PantheonView, 0);
    expect(sides(drawn.lines)).toBe(2);
    expect(sides(drawn.leaps)).toBe(1);
    expect(route({ ...view, site: '' } as unknown as PantheonView, 0).lines).toBe('');
  });
});
