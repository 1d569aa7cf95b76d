import { describe, expect, it } from 'vitest';
import { returned } from '../src/ending/again';
import {
  beginnings,
  bestStretch,
  chapterAt,
  costliest,
  difference,
  leads,
  stretches,
} from '../src/ending/story';
import type { SeatInfo } from '../src/net/messages';
import type { Side } from '../src/table/results';

const row = (title: string, ...points: number[]) => ({ title, about: '', points });
const point = (moment: number, ...scores: number[]) => ({ moment, turn: moment, scores });
const chapter = (moment: number, told: string) => ({ moment, told });
const seat = (number: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'person',
  name,
  level: 0,
  away: false,
  mine: false,
  online: true,
  linked: false,
  ...more,
});

// Ilse 78, Mira 77, Tom 62
const alone: Side[] = [
  { rank: 1, seats: [0], total: 78 },
  { rank: 2, seats: [1], total: 77 },
  { rank: 3, seats: [2], total: 62 },
];

describe('what made the difference', () => {
  it('is the heading by which the first is furthest ahead of the second, whatever a third has', () => {
    const rows = [row('Temple', 22, 20, 0), row('Shrines', 12, 8, 30), row('Moon', 17, 24, 0)];
    expect(difference(alone, rows)).toMatchObject({ first: 12, second: 8 });
  });

  it('adds up what partners have', () => {
    const teams: Side[] = [
      { rank: 1, seats: [0, 2], total: 30 },
      { rank: 2, seats: [1, 3], total: 20 },
    ];
    const found = difference(teams, [row('Red', 9, 8, 1, 3), row('Blue', 10, 4, 10, 5)]);
    expect(found).toMatchObject({ row: { title: 'Blue' }, first: 20, second: 9 });
  });

  it('is nothing where a rule broke the tie, or nobody was second', () => {
    const shared: Side[] = [
      { rank: 1, seats: [0], total: 5 },
      { rank: 2, seats: [1], total: 5 },
    ];
    expect(difference(shared, [row('Red', 5, 4)])).toBeUndefined();
    expect(difference(alone.slice(0, 1), [row('Red', 5)])).toBeUndefined();
  });
});

describe('the parts of a game', () => {
  const points = [point(0, 5, 5), point(4, 6, 9), point(9, 20, 12), point(15, 21, 30)];
  const rounds = [chapter(0, 'round 1'), chapter(9, 'round 2')];

  it('are counted from the first, which no event begins', () => {
    const event = (moment: number, round: number, cards = 4) => ({
      kind: 'dealt',
      facts: { round, cards },
      moment,
    });
    const dealt = [event(44, 2), event(80, 3), event(116, 4)];
    const other = { kind: 'played', facts: {}, moment: 3 };
    expect(beginnings([other, ...dealt], 'dealt')).toEqual([event(0, 1), ...dealt]);
    expect(beginnings([event(20, 1), event(46, 2)], 'dealt')).toHaveLength(2);
    expect(beginnings([event(20, 2)], 'dealt')).toHaveLength(1);
    expect(beginnings(dealt, undefined)).toEqual([]);
  });

  it('begin and end with the points of their moments', () => {
    expect(stretches(points, rounds)).toEqual([
      { told: 'round 1', from: [5, 5], to: [20, 12] },
      { told: 'round 2', from: [20, 12], to: [21, 30] },
    ]);
  });

  it('have a best one: whoever won most in it', () => {
    expect(bestStretch(stretches(points, rounds))).toMatchObject({
      seat: 1,
      gain: 18,
      stretch: { told: 'round 2' },
    });
  });

  it('have none where there is one part only, or nobody won anything', () => {
    expect(bestStretch(stretches(points, rounds.slice(0, 1)))).toBeUndefined();
    expect(
      bestStretch([
        { told: '1', from: [2], to: [2] },
        { told: '2', from: [2], to: [1] },
      ]),
    ).toBe(undefined);
  });

  it('are found by a moment', () => {
    expect(chapterAt(rounds, 8)?.told).toBe('round 1');
    expect(chapterAt(rounds, 9)?.told).toBe('round 2');
    expect(chapterAt([], 3)).toBeUndefined();
  });
});

describe('what cost most', () => {
  it('names the heading and who lost by it, most first', () => {
    const found = costliest([row('Apostate', -8, -9, -13), row('Expelled', -1, 0, 0)]);
    expect(found?.row.title).toBe('Apostate');
    expect(found?.losses.map((loss) => loss.seat)).toEqual([2, 1, 0]);
  });

  it('is nothing where nothing cost anything', () => {
    expect(costliest([row('Temple', 3, 0, 1)])).toBeUndefined();
  });
});

describe('the lead', () => {
  it('changes when another side alone has most, not at a draw', () => {
    const points = [point(0, 0, 0, 0), point(3, 4, 2, 0), point(6, 4, 4, 0), point(9, 4, 7, 0)];
    expect(leads([...points, point(12, 9, 8, 0)], alone)).toEqual({ changes: 2, since: 12 });
    expect(leads(points.slice(0, 3), alone)).toEqual({ changes: 0, since: 3 });
  });

  it('tells nothing where points did not decide', () => {
    expect(leads([point(0, 0, 0, 0), point(3, 1, 2, 0)], alone)).toBeUndefined();
    expect(leads([point(0, 0, 0, 0)], alone)).toBeUndefined();
  });
});

describe('a rematch', () => {
  it('knows who has sat down again, though everybody sits elsewhere', () => {
    const old = [seat(0, 'Anna'), seat(1, 'Ben'), seat(2, 'Raven', { kind: 'bot' })];
    const next = [
      seat(0, 'Raven', { kind: 'bot' }),
      seat(1, 'Anna'),
      seat(2, 'Ben', { away: true }),
    ];
    expect([...returned(old, next)]).toEqual([0, 2]);
    expect([...returned(old, [])]).toEqual([]);
  });

  it('counts people of one name one by one', () => {
    const old = [seat(0, 'Anna'), seat(1, 'Anna')];
    expect(returned(old, [seat(0, 'Anna'), seat(1, 'Anna', { away: true })]).size).toBe(1);
  });
});
