import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PuzzleInfo, ReachInfo, State } from '../src/net/messages';
import { Door } from '../src/puzzles/doors';
import { reached, signed, standing } from '../src/puzzles/figures';
import { PuzzleLive } from '../src/puzzles/puzzle-live';
import { type Heard, listening } from './listening';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('the table of a puzzle', () => {
  const info = { seat: 1, view: 'start', legal: [{ action: 'a' }], table: { id: 'p' } };
  let asked: [string, unknown][];
  let answer: (actions: string[]) => Response;
  let heard: Heard;
  let ended: string[][];
  let table: PuzzleLive;

  const of = (what: string) => heard.filter(([name]) => name === what).map(([, thing]) => thing);
  const shown = () => of('state').at(-1) as State;
  const play = async (...actions: string[]) => {
    table.wish({ type: 'play', actions, seat: 1, version: 0 });
    await vi.waitUntil(() => !table.pending());
  };
  const plan = (actions: string[], more = {}) =>
    json({ actions, view: actions.join(), legal: [{ action: 'next' }], ends: false, ...more });

  beforeEach(async () => {
    asked = [];
    heard = [];
    ended = [];
    answer = (actions) => plan(actions);
    vi.stubGlobal('document', { baseURI: 'http://house/' });
    vi.stubGlobal('fetch', (address: string, how: { body: string }) => {
      const body = JSON.parse(how.body) as { actions?: string[] };
      asked.push([address.replace('http://house/api/puzzles/g/one/', ''), body]);
      return Promise.resolve(answer(body.actions ?? []));
    });
    table = new PuzzleLive(
      new Door('g', 'one'),
      info as unknown as PuzzleInfo,
      listening(heard),
      (line) => ended.push(line),
    );
    await Promise.resolve();
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('shows the position first, and nothing to take back', () => {
    expect(of('link')).toEqual(['live']);
    expect(shown()).toMatchObject({
      version: 0,
      eye: 1,
      decisions: 0,
      undo: 'nothing',
      frames: [{ view: 'start' }],
      legal: [{ action: 'a' }],
      table: { id: 'p' },
    });
  });

  it('tries every decision after those that were made', async () => {
    await play('a');
    await play('b', 'c');
    expect(asked).toEqual([
      ['plan', { actions: ['a'] }],
      ['plan', { actions: ['a', 'b', 'c'] }],
    ]);
    expect(shown()).toMatchObject({
      version: 2,
      decisions: 3,
      undo: '',
      frames: [{ view: 'a,b,c' }],
      legal: [{ action: 'next' }],
    });
    expect(of('done')).toEqual([1, 2]);
    expect(ended).toEqual([]);
  });

  it('goes one decision back, and back to the position without asking', async () => {
    await play('a');
    await play('b');
    table.wish({ type: 'undo', seat: 1, version: 2 });
    await vi.waitUntil(() => !table.pending());
    expect(shown().frames[0]!.view).toBe('a');
    await play('c');
    expect(asked.at(-1)).toEqual(['plan', { actions: ['a', 'c'] }]);
    table.back();
    await vi.waitUntil(() => !table.pending());
    expect(shown().frames[0]!.view).toBe('a');
    const before = asked.length;
    table.again();
    await vi.waitUntil(() => !table.pending());
    expect(asked).toHaveLength(before);
    expect(shown()).toMatchObject({ decisions: 0, undo: 'nothing', frames: [{ view: 'start' }] });
  });

  it('hands over the line when it is whole, and offers nothing more', async () => {
    answer = (actions) => plan(actions, { ends: true, after: 'later' });
    await play('a', 'b');
    expect(ended).toEqual([['a', 'b']]);
    expect(shown()).toMatchObject({ frames: [{ view: 'later' }], legal: [] });
  });

  it('keeps what was made when a decision is refused', async () => {
    await play('a');
    const refusal = { key: 'no', facts: {}, rule: '' };
    answer = (actions) => plan(actions, { refusal });
    await play('b');
    expect(of('refused')).toEqual([{ code: 'illegal', reason: refusal }]);
    expect(of('done')).toEqual([1, 0]);
    expect(shown()).toMatchObject({ version: 1, frames: [{ view: 'a' }] });
    answer = (actions) => plan(actions);
    await play('c');
    expect(asked.at(-1)).toEqual(['plan', { actions: ['a', 'c'] }]);
  });

  it('tells when the server does not answer, and goes on', async () => {
    answer = () => json({ code: 'gone' }, 404);
    await play('a');
    expect(of('refused')).toMatchObject([{ code: 'gone', status: 404 }]);
    expect(table.pending()).toBe(false);
    expect(of('state')).toHaveLength(1);
  });

  it('takes one wish at a time', async () => {
    const first = play('a');
    expect(table.pending()).toBe(true);
    table.wish({ type: 'play', actions: ['b'], seat: 1, version: 0 });
    await first;
    expect(asked).toEqual([['plan', { actions: ['a'] }]]);
  });

  it('plans onwards from what was made, and names only what is planned', async () => {
    await play('a');
    table.tell({ type: 'plan', actions: ['b'] } as never);
    await vi.waitUntil(() => of('planned').length);
    expect(asked.at(-1)).toEqual(['plan', { actions: ['a', 'b'] }]);
    expect(of('planned')).toMatchObject([{ type: 'planned', version: 1, actions: ['b'] }]);
    expect(shown().decisions).toBe(1); // nothing was made by that
  });

  it('tells what a decision means: where it leads, its end, or why not', async () => {
    const ask = async (more: object) => {
      const before = of('meaning').length;
      answer = (actions) => plan(actions, more);
      table.tell({ type: 'ask', action: 'b' } as never);
      await vi.waitUntil(() => of('meaning').length > before);
      return of('meaning').at(-1);
    };
    const meaning = { type: 'meaning', action: 'b', final: '' };
    expect(await ask({})).toEqual({ ...meaning, view: 'b' });
    expect(await ask({ ends: true, after: 'later' })).toEqual({ ...meaning, view: 'later' });
    expect(await ask({ refusal: { key: 'no' } })).toEqual({ ...meaning, refusal: { key: 'no' } });
  });

  it('tells when a plan was not answered', async () => {
    answer = () => json({ code: 'gone' }, 404);
    table.tell({ type: 'plan', actions: ['b'] } as never);
    await vi.waitUntil(() => of('refused').length);
    expect(of('refused')).toMatchObject([{ code: 'gone' }]);
    expect(of('planned')).toEqual([]);
  });

  it('asks why something cannot be done where the line is now', async () => {
    await play('a');
    answer = () => json({ thing: 'x', possible: false });
    table.tell({ type: 'why', thing: 'x', planned: ['b'] } as never);
    await vi.waitUntil(() => of('explained').length);
    expect(asked.at(-1)).toEqual(['why', { thing: 'x', planned: ['a', 'b'] }]);
    expect(of('explained')).toEqual([{ type: 'explained', thing: 'x', possible: false }]);
  });
});

describe('figures of a puzzle', () => {
  const tell = (key: string, facts = {}) => `${key} ${JSON.stringify(facts)}`;

  it('have their sign', () => {
    expect([4, -4, 0].map(signed)).toEqual(['+4', '−4', '+0']);
  });

  it.each<[ReachInfo, string]>([
    [{ win: 0.616, margin: 3.14 }, 'reach-ahead {"percent":62,"points":3.1}'],
    [{ win: 0.2, margin: -1.26 }, 'reach-behind {"percent":20,"points":1.3}'],
    [{ win: 0.5, margin: 0 }, 'reach-ahead {"percent":50,"points":0}'],
  ])('of what is reached: %o', (reach, told) => expect(reached(reach, tell)).toBe(told));

  const puzzle = (scores: number[], sides: number[], seat: number) =>
    ({ seat, view: { scores }, table: { sides } }) as unknown as PuzzleInfo;

  it.each<[string, PuzzleInfo, string]>([
    ['ahead of the best', puzzle([3, 9, 5], [0, 1, 2], 1), 'stand-ahead {"mine":9,"other":5}'],
    ['behind the best', puzzle([3, 9, 5], [0, 1, 2], 2), 'stand-behind {"mine":5,"other":9}'],
    ['level', puzzle([4, 4], [0, 1], 0), 'stand-level {"mine":4,"other":4}'],
    ['as a side', puzzle([1, 2, 3, 4], [0, 1, 0, 1], 2), 'stand-behind {"mine":4,"other":6}'],
    ['alone', puzzle([2, 3], [0, 0], 0), 'stand-alone {"points":5}'],
  ])('of how it stands: %s', (_, info, told) => expect(standing(info, tell)).toBe(told));
});
