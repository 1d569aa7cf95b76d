import { describe, expect, it } from 'vitest';
import * as standing from '../src/daily/standing';
import { week } from '../src/daily/month';
import type { DailyDeal, DailyPage, DailyRow } from '../src/net/messages';

function row(name: string, points: number, more: Partial<DailyRow> = {}, other = 0): DailyRow {
  const result = { points, other } as DailyRow['result'];
  return { rank: 1, name, level: 0, mine: false, table: '', result, ...more };
}

const MINE = row('me', 20, { mine: true }, 15);
const ROWS = [
  row('strong', 26, { level: 5 }),
  row('Anna', 24),
  MINE,
  row('middling', 18, { level: 3 }),
  row('Ben', 20, {}, 18),
  row('Cleo', 20, {}, 15),
  row('Dora', 9),
  row('weak', 12, { level: 1 }),
];

describe('how a result stands among the others', () => {
  it('knows people from bots, and bots by their strength', () => {
    expect(standing.people(ROWS).map(({ name }) => name)).toEqual([
      'Anna',
      'me',
      'Ben',
      'Cleo',
      'Dora',
    ]);
    expect(standing.bots(ROWS).map(({ level }) => level)).toEqual([1, 3, 5]);
  });

  it('is better with more points, or with fewer of the other; equal is not better', () => {
    expect(standing.beaten(ROWS, MINE)).toBe(2); // Ben and Dora
    expect(standing.ahead(MINE, ROWS[1]!)).toBe(false);
    expect(standing.ahead(MINE, ROWS[4]!)).toBe(true);
    expect(standing.ahead(MINE, ROWS[5]!)).toBe(false);
  });

  it('names the strongest level that was beaten', () => {
    expect(standing.beatenLevel(ROWS, MINE)).toBe(3);
    expect(standing.beatenLevel(ROWS, row('last', 1))).toBe(0);
  });

  it('has the median of people only, between two if they are even', () => {
    expect(standing.median(ROWS)).toBe(20);
    expect(standing.median([row('a', 4), row('b', 30), row('c', 9), row('d', 10)])).toBe(9.5);
  });
});

describe('the list of results', () => {
  it('shows the first, and always mine', () => {
    expect(standing.top(ROWS, 2).map(({ name }) => name)).toEqual(['strong', 'Anna', 'me']);
    expect(standing.top(ROWS, 3).map(({ name }) => name)).toEqual(['strong', 'Anna', 'me']);
  });
});

describe('the line of results', () => {
  it('has room at both ends and puts more points further right', () => {
    const at = standing.scale([row('a', 10), row('b', 18)]);
    expect(at(9)).toBe(standing.DOT);
    expect(at(19)).toBe(standing.WIDE - standing.DOT);
    expect(at(14)).toBe(standing.WIDE / 2);
  });

  it('piles equal results up, mine at the bottom', () => {
    const dots = standing.dots(ROWS);
    const level = Object.fromEntries(dots.map((dot) => [dot.row.name, dot.level]));
    expect(level).toEqual({ me: 0, Anna: 0, Ben: 1, Cleo: 2, Dora: 0 });
    const x = Object.fromEntries(dots.map((dot) => [dot.row.name, dot.x]));
    expect(x['Ben']).toBe(x['me']);
    expect(x['Anna']).toBeGreaterThan(x['me']!);
  });

  it('draws points turn by turn from left to right, the most at the top', () => {
    expect(standing.curve([0, 5, 10], 10, 0, 124)).toBe('12.0,112.0 240.0,62.0 468.0,12.0');
    expect(standing.curve([3], 3, 3, 124)).toBe('12.0,112.0');
  });
});

describe('the curve of the others', () => {
  it('is the middle of people at each turn, however long their games were', () => {
    const of = (curve: number[]) => {
      const one = row('x', 0);
      return { ...one, result: { ...one.result, curve } };
    };
    expect(standing.middle([of([0, 4, 8]), of([0, 2, 4, 6, 8]), of([1, 9, 20])], 3)).toEqual([
      0, 4, 8,
    ]);
  });
});

describe('the deal on the first page', () => {
  const page = (day: string, ...states: string[]): DailyPage => {
    const deals = states.map((state, number) => ({ name: `d${number}`, state }) as DailyDeal);
    return { day, deals } as DailyPage;
  };

  it('is one that was begun, else an open one, another every day', () => {
    expect(standing.today(page('2026-11-17', 'open', 'playing'))?.name).toBe('d1');
    const offered = ['2026-11-17', '2026-11-18'].map(
      (day) => standing.today(page(day, 'open', 'over', 'open'))?.name,
    );
    expect(new Set(offered)).toEqual(new Set(['d0', 'd2']));
    expect(standing.today(page('2026-11-17', 'over'))?.name).toBe('d0');
  });

  it('stands beside the last seven days', () => {
    const days = week('2026-11-02', new Set(['2026-10-31']));
    expect(days.map(({ day }) => day)[0]).toBe('2026-10-27');
    expect(days.filter(({ done }) => done).map(({ day }) => day)).toEqual(['2026-10-31']);
    expect(days.at(-1)).toEqual({ day: '2026-11-02', done: false, now: true });
  });
});
