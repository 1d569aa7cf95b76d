import { No, type Asked, later, serve, settled, told } from './stage';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzleInfo, PuzzleSolution, Verdict } from '../src/net/messages';
import { Attempt } from '../src/puzzles/attempt.svelte';
import { me } from '../src/state/me.svelte';
import { settings } from '../src/state/settings.svelte';

const PATH = 'puzzles/finches/one%20more';
const view = (turn: number) => ({
  ...{ seat: 0, seats: 2, to_act: [0], turn, prompt: '', scores: [0, 0], ranks: [] },
});
const info = () =>
  ({
    puzzle: { game: 'finches', name: 'one more' },
    seat: 0,
    table: {
      id: 'p',
      status: 'playing',
      seats: [
        { seat: 0, mine: true, name: '' },
        { seat: 1, mine: false, name: '' },
      ],
    },
    view: view(0),
    legal: [{ action: 'pass', targets: [] }],
  }) as unknown as PuzzleInfo;

const SOLUTION = {
  steps: [{ action: 'a', view: view(1) }, { action: 'b' }, { action: 'c', view: view(3) }],
} as PuzzleSolution;
const PLANNED = { type: 'planned', actions: ['pass'], legal: [], view: view(1) };

let attempt: Attempt;

async function sit(answers: Record<string, unknown> = {}): Promise<Asked[]> {
  const asked = serve({
    'GET me': { person: null },
    'POST guests': { person: { id: 'g', name: 'Guest', account: false } },
    [`GET ${PATH}`]: info,
    [`POST ${PATH}/plan`]: { ...PLANNED, ends: true, after: view(9) },
    [`POST ${PATH}/solution`]: SOLUTION,
    ...answers,
  });
  attempt = new Attempt('finches', 'one more');
  await settled();
  return asked;
}

const play = async () => {
  attempt.session!.play({ action: 'pass', targets: [] });
  await settled();
};

beforeEach(() => {
  settings.name = '';
  me.become(null);
});

describe('a puzzle', () => {
  it('is laid out for its player, whose name is on their seat', async () => {
    settings.name = 'Anna';
    const asked = await sit();
    expect(attempt.info?.table.seats.map(({ name }) => name)).toEqual(['Anna', '']);
    expect(attempt.session?.view?.turn).toBe(0);
    expect(attempt.session?.legal.map(({ action }) => action)).toEqual(['pass']);
    expect(told(asked)).not.toContain('POST guests');
    settings.name = '';
    await sit();
    expect(attempt.info?.table.seats[0]!.name).toBe('guest');
  });

  it('says why it cannot be shown', async () => {
    await sit({ [`GET ${PATH}`]: new No('unknown', 404) });
    expect([attempt.trouble, attempt.session]).toEqual(['problem-failed', undefined]);
  });

  it('is judged when the line is whole; a stranger is a guest from then on', async () => {
    const slow = later<Partial<Verdict>>();
    const asked = await sit({ [`POST ${PATH}/line`]: () => slow.answer });
    await play();
    expect(told(asked).slice(-2)).toEqual(['POST guests', `POST ${PATH}/line`]);
    expect(asked.at(-1)!.body).toEqual({ actions: ['pass'] });
    expect([attempt.judging, attempt.solved]).toEqual([true, false]);
    slow.give({ solved: true, solution: SOLUTION });
    await settled();
    expect([attempt.judging, attempt.solved, attempt.at]).toEqual([false, true, 3]);
    expect(attempt.shown?.turn).toBe(3);
  });

  it('is tried again after a line that was not good enough', async () => {
    const asked = await sit({ [`POST ${PATH}/line`]: { solved: false } });
    await play();
    expect([attempt.verdict?.solved, attempt.solution]).toEqual([false, undefined]);
    expect(attempt.session?.view?.turn).toBe(9);
    const before = asked.length;
    attempt.back(false);
    await settled();
    expect([attempt.verdict, attempt.session?.view?.turn]).toEqual([undefined, 0]);
    expect(asked).toHaveLength(before);
  });

  it('says why a line was not judged', async () => {
    await sit({ [`POST ${PATH}/line`]: new No('busy', 503) });
    await play();
    expect([attempt.trouble, attempt.judging]).toEqual(['problem-failed', false]);
    attempt.back(true);
    expect(attempt.trouble).toBe('');
  });
});

describe('help with a puzzle', () => {
  const hints = {
    [`POST ${PATH}/hint`]: ({ body }: Asked) => {
      const { weight } = body as { weight: number };
      return { theme: 't', things: weight > 1 ? [`card/${weight}`] : [], action: '' };
    },
  };

  it('grows from hint to hint, three at most', async () => {
    const asked = await sit(hints);
    await attempt.hint();
    expect([...attempt.pointed]).toEqual([]);
    for (let more = 0; more < 4; more++) await attempt.hint();
    const sent = asked.filter(({ path }) => path.endsWith('/hint'));
    expect(sent.map(({ body }) => body)).toEqual([{ weight: 1 }, { weight: 2 }, { weight: 3 }]);
    expect([...attempt.pointed]).toEqual(['card/2', 'card/3']);
  });

  it('ends with the solution, which is walked through', async () => {
    const asked = await sit(hints);
    await attempt.hint();
    await attempt.hint();
    expect(attempt.shown).toBeNull();
    await attempt.giveUp();
    expect([attempt.at, [...attempt.pointed]]).toEqual([3, []]);
    const turns = [-1, -1, -1, -1, 1].map((by) => {
      attempt.step(by);
      return [attempt.at, attempt.shown?.turn];
    });
    // The second step has no view of its own: the table before it is shown.
    expect(turns).toEqual([
      [2, 1],
      [1, 1],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    attempt.step(9);
    expect(attempt.at).toBe(3);
    const before = asked.length;
    await attempt.hint();
    expect(asked).toHaveLength(before);
    attempt.back(true);
    expect([attempt.solution, attempt.shown]).toEqual([undefined, null]);
  });

  it('says why there is none', async () => {
    await sit({ [`POST ${PATH}/solution`]: new No('busy', 503) });
    await attempt.hint();
    expect([attempt.trouble, attempt.hints]).toEqual(['problem-failed', []]);
    attempt.trouble = '';
    await attempt.giveUp();
    expect([attempt.trouble, attempt.solution]).toEqual(['problem-failed', undefined]);
  });
});
