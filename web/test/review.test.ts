import { No, type Asked, later, serve, settled, told } from './stage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JudgedInfo, Moment, ReviewInfo, TableInfo } from '../src/net/messages';
import type { GameView } from '../src/net/view';
import type { Replay } from '../src/replay/replay.svelte';
import { Review } from '../src/review/review.svelte';
import { me } from '../src/state/me.svelte';
import { settings } from '../src/state/settings.svelte';
import { Playback } from '../src/table/playback.svelte';

function judged(number: number, seat: number, cost: number, chance = 0.5): JudgedInfo {
  const words = { action: 'a', targets: [], best: 'b', best_targets: [] };
  const wins = { table: [chance, 1 - chance], better: 0.5, played: 0.5 - cost };
  return { number, turn: number, seat, ...words, ...wins };
}

const DECISIONS = [
  judged(2, 0, 0.1, 0.5),
  judged(4, 1, 0.3, 0.4),
  judged(6, 0, 0.2, 0.7),
  judged(8, 0, 0.001, 0.6),
];
const LINE = ['one', 'two'].map((action) => ({ seat: 0, action, wins: [0.6, 0.4] }));

function info(status: string, decisions: JudgedInfo[], more: Partial<ReviewInfo> = {}): ReviewInfo {
  const counts = { judged: decisions.length, total: 4, iterations: 1 };
  const better = { 6: { steps: LINE, terms: [{ seat: 0, term: 'coins', value: 1.5 }] } };
  const ended = { sides: [], scores: [], ranks: [], final: [0, 1] };
  const rest = { ...ended, shares: [], rough: false, better };
  return { status, decisions, ...counts, ...rest, ...more };
}

function moment(number: number, turn: number): Moment {
  const view = { seat: 0, seats: 2, to_act: [], turn, prompt: '', scores: [], ranks: [] };
  const frames = [{ events: [{ kind: 'e', facts: {}, moment: number }], view }];
  return { moment: number, seat: 0, action: '', frames };
}

function game(at: number, mine = 0) {
  const replay = {
    id: 't',
    at,
    last: 9,
    eye: 0,
    table: { seats: [0, 1].map((seat) => ({ seat, mine: seat === mine })) } as TableInfo,
    playback: new Playback(),
    get shown() {
      return moment(replay.at, replay.at);
    },
    go: (moment: number) => {
      replay.at = moment;
    },
    see: (seat: number) => {
      replay.eye = seat;
    },
  };
  replay.playback.jump(replay.shown.frames[0]!.view as GameView);
  return replay;
}

async function review(at: number, answers: Record<string, unknown>, mine = 0) {
  const asked: Asked[] = serve({ 'GET me': { person: null }, ...answers });
  const replay = game(at, mine);
  const made = new Review(replay as unknown as Replay);
  await settled();
  return { asked, replay, made };
}

const DONE = {
  'GET tables/t/review?from=0': info('done', DECISIONS),
  'GET tables/t/review/line?number=6&eye=0': { moments: [moment(7, 101), moment(8, 102)], last: 9 },
  'GET tables/t/review/line?number=6&eye=1': { moments: [moment(7, 201), moment(8, 202)], last: 9 },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  settings.pace = 1;
  me.become(null);
});
afterEach(() => vi.useRealTimers());

describe('the review of a game', () => {
  it('is asked for on and on while it is judged, from where it has come to', async () => {
    const { asked, made } = await review(0, {
      'GET tables/t/review?from=0': info('judging', DECISIONS.slice(0, 2)),
      'GET tables/t/review?from=2': info('done', DECISIONS.slice(2)),
    });
    expect(made.decisions).toHaveLength(2);
    vi.advanceTimersByTime(1999);
    await settled();
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await settled();
    expect(made.decisions).toEqual(DECISIONS);
    expect(made.info?.status).toBe('done');
    vi.advanceTimersByTime(60_000);
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('is begun by whoever is somebody; a stranger must want it', async () => {
    const answers = {
      'GET tables/t/review?from=0': info('none', []),
      'POST tables/t/review': info('done', DECISIONS),
      'POST guests': { person: { id: 'g', name: 'Guest', account: false } },
    };
    const stranger = await review(0, answers);
    expect(told(stranger.asked)).not.toContain('POST tables/t/review');
    expect(stranger.made.info?.status).toBe('none');
    await stranger.made.begin();
    expect(told(stranger.asked).slice(-2)).toEqual(['POST guests', 'POST tables/t/review']);
    expect(stranger.made.decisions).toEqual(DECISIONS);

    const somebody = await review(0, answers);
    expect(told(somebody.asked)).toContain('POST tables/t/review');
    expect(somebody.made.info?.status).toBe('done');
  });

  it('says what went wrong', async () => {
    const { made } = await review(0, {
      'GET tables/t/review?from=0': new No('unknown', 404),
      'POST guests': new No('busy', 429),
    });
    expect(made.trouble).toBe('problem-failed');
    made.trouble = '';
    await made.begin();
    expect(made.trouble).toBe('problem-failed');
  });
});

describe('what is looked at in a review', () => {
  it('is one’s own play, or everybody’s', async () => {
    const { made } = await review(0, DONE);
    const places = () => made.costly.map(({ number }) => number);
    expect([made.seat, made.own, places()]).toEqual([0, true, [6, 2]]);
    made.everyone = true;
    expect(places()).toEqual([4, 6, 2]);
  });

  it('is the winner’s chances where one did not play', async () => {
    const { made } = await review(0, DONE, -1);
    expect([made.seat, made.own]).toEqual([1, false]);
    expect(made.costly.map(({ number }) => number)).toEqual([4, 6, 2]);
  });

  it('has the chances of the last decision before, and in the end the result', async () => {
    const { made, replay } = await review(0, DONE);
    expect(made.wins).toEqual(DECISIONS[0]!.table);
    replay.at = 5;
    expect([made.wins, made.here]).toEqual([DECISIONS[1]!.table, undefined]);
    replay.at = 6;
    expect([made.wins, made.here]).toEqual([DECISIONS[2]!.table, DECISIONS[2]]);
    replay.at = 9;
    expect(made.wins).toEqual([0, 1]);
  });

  it('goes from one costly decision to the next, and round', async () => {
    const { made, replay } = await review(0, DONE);
    const visited = [1, 1, 1, -1, -1].map((by) => {
      made.next(by);
      return replay.at;
    });
    expect(visited).toEqual([2, 6, 2, 6, 2]);
    const nothing = await review(3, { 'GET tables/t/review?from=0': info('done', []) });
    nothing.made.next(1);
    expect(nothing.replay.at).toBe(3);
  });
});

describe('one decision at a time', () => {
  it('goes by what they cost, and round, with the eyes of whoever decided', async () => {
    const { made, replay } = await review(0, DONE);
    made.everyone = true;
    const visited = [1, 1, 1, 1, -1].map((by) => {
      made.turn(by);
      return [replay.at, made.place, replay.eye];
    });
    expect(visited).toEqual([
      [4, 0, 1],
      [6, 1, 0],
      [2, 2, 0],
      [4, 0, 1],
      [2, 2, 0],
    ]);
    replay.at = 5;
    expect(made.place).toBe(-1);
  });

  it('has its reason', async () => {
    const { made } = await review(6, DONE);
    expect(made.terms).toEqual([{ seat: 0, term: 'coins', value: 1.5 }]);
    made.next(1);
    expect(made.terms).toEqual([]);
  });
});

describe('the better line', () => {
  it('is played step by step and fetched once; after its end comes the game', async () => {
    const { asked, made, replay } = await review(6, DONE);
    expect(made.steps.map(({ action }) => action)).toEqual(['one', 'two']);
    await made.play();
    expect([made.step, replay.playback.latest?.turn, replay.playback.on]).toEqual([0, 101, true]);
    await made.play();
    expect([made.step, replay.playback.latest?.turn]).toEqual([1, 102]);
    await made.play(-1);
    await settled();
    expect([made.step, replay.playback.view?.turn, replay.playback.on]).toEqual([0, 101, false]);
    expect(asked.filter(({ path }) => path.includes('/line'))).toHaveLength(1);
    await made.play();
    await made.play();
    await settled();
    expect([made.step, replay.playback.view?.turn]).toEqual([-1, 6]);
  });

  it('is fetched anew for other eyes, and left by going elsewhere', async () => {
    const { made, replay } = await review(6, DONE);
    await made.play();
    replay.eye = 1;
    await made.play();
    expect(replay.playback.latest?.turn).toBe(202);
    made.go(2);
    expect([made.step, replay.at]).toEqual([-1, 2]);
    await made.play();
    expect([made.step, made.steps]).toEqual([-1, []]);
  });

  it('is not put on the board when one has gone elsewhere before it came', async () => {
    const slow = later<unknown>();
    const line = 'GET tables/t/review/line?number=6&eye=0';
    const { made, replay } = await review(6, { ...DONE, [line]: () => slow.answer });
    const played = made.play();
    made.go(2);
    slow.give(DONE[line]);
    await played;
    expect([made.step, replay.playback.latest?.turn]).toEqual([-1, 6]);
  });

  it('says why it does not come', async () => {
    const line = 'GET tables/t/review/line?number=6&eye=0';
    const { made } = await review(6, { ...DONE, [line]: new No('busy', 503) });
    await made.play();
    expect([made.step, made.trouble]).toEqual([-1, 'problem-failed']);
  });
});
