import { No, type Asked, here, later, serve, settled, told } from './stage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hinted, Moment, State, TableInfo } from '../src/net/messages';
import { Replay } from '../src/replay/replay.svelte';
import { settings } from '../src/state/settings.svelte';

const LAST = 130;
const SEATS = [
  { seat: 0, mine: false },
  { seat: 1, mine: true },
];

function moment(number: number, eye: number): Moment {
  const view = { seat: eye, seats: 2, to_act: [], turn: number, prompt: '', scores: [], ranks: [] };
  const events = [{ kind: `e${number}`, facts: {}, moment: number }];
  return { moment: number, seat: 0, action: 'pass', frames: [{ events, view }] };
}

function moments({ path }: Asked) {
  const [, eye, from, to] = /eye=(-?\d+)&from=(\d+)&to=(\d+)/.exec(path)!.map(Number);
  const numbers = Array.from({ length: LAST + 1 }, (_, number) => number);
  const found = numbers.filter((number) => number >= from! && number <= to!);
  return { moments: found.map((number) => moment(number, eye!)), last: LAST };
}

function table(more: Partial<TableInfo> = {}): Partial<State> {
  const known = { id: 't', status: 'over', listed: true, people: 2, seats: SEATS };
  const events = [1, 5, 70].map((at) => ({ kind: `e${at}`, facts: {}, moment: at }));
  return { table: { ...known, ...more } as TableInfo, events };
}

const ANSWERS = {
  'GET me': { person: { id: 'p', name: 'Anna', account: false } },
  'GET tables/t': table(),
  'GET tables/t?eye=1': table(),
  'GET tables/t?eye=0': { ...table(), events: [] },
};

let replay: Replay;
let stop: (() => void) | undefined; // what plays by itself
let heard = NaN;

/** Here Svelte compiles for a server, without effects: they are run by hand, in their order, until nothing changes. */
async function effects(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await settled();
    if (replay.table) void replay['fetchAround']();
    if (replay.table && heard !== replay.eye) void replay['listen']((heard = replay.eye));
    stop?.();
    stop = replay['run']();
    if (replay.shown) replay['show'](replay.shown);
  }
}

async function watch(at: number, answers: Record<string, unknown> = {}): Promise<Asked[]> {
  stop?.();
  heard = NaN;
  const asked = serve({ ...ANSWERS, 'GET *': moments, ...answers });
  replay = new Replay('t', at);
  await effects();
  return asked;
}

const turn = () => replay.playback.view?.turn;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  settings.pace = 1;
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

describe('a game seen again', () => {
  it('begins at the moment of the address, with the eyes of whoever played', async () => {
    const asked = await watch(5);
    expect([replay.eye, replay.at, replay.last, turn()]).toEqual([1, 5, LAST, 5]);
    expect(told(asked)).toContain('GET tables/t/moments?eye=1&from=0&to=59');
    expect(replay.heard.map(({ moment: at }) => at)).toEqual([1, 5]);
    expect(replay.ended).toBe(true);
  });

  it('is seen from outside by whoever did not play', async () => {
    await watch(0, { 'GET tables/t': table({ seats: [], status: 'playing' }) });
    expect(replay.eye).toBe(-1);
    expect(replay.ended).toBe(false);
  });

  it('stops at both ends, and fetches only what it does not have', async () => {
    const asked = await watch(500);
    expect(replay.at).toBe(LAST);
    await effects();
    expect(turn()).toBe(LAST);
    replay.step(1);
    expect(replay.at).toBe(LAST);
    replay.go(-3);
    await effects();
    expect([replay.at, here(), turn()]).toEqual([0, '#/replay/t/0', 0]);
    const before = asked.length;
    replay.go(59);
    await effects();
    expect([turn(), asked.length]).toEqual([59, before]);
    replay.go(60);
    await effects();
    expect(asked.at(-1)!.path).toBe('tables/t/moments?eye=1&from=60&to=119');
    expect(turn()).toBe(60);
  });

  it('shows how one step came about, and any other only as it stood', async () => {
    await watch(5);
    replay.step(1);
    await effects();
    expect([replay.playback.on, replay.playback.playing?.kind]).toEqual([true, 'e6']);
    replay.go(20);
    await effects();
    expect([replay.playback.on, turn()]).toEqual([false, 20]);
    replay.step(-1);
    await effects();
    expect([replay.playback.on, turn()]).toEqual([false, 19]);
  });

  it('is fetched anew for other eyes', async () => {
    const asked = await watch(5);
    replay.see(0);
    await effects();
    expect(told(asked)).toContain('GET tables/t/moments?eye=0&from=0&to=59');
    expect(replay.playback.view?.seat).toBe(0);
    expect(replay.log).toEqual([]);
  });

  it('does not mix in what was fetched for the eyes before', async () => {
    const slow = later<boolean>();
    await watch(5, {
      'GET tables/t/moments?eye=1&from=60&to=119': (one: Asked) =>
        slow.answer.then(() => moments(one)),
    });
    replay.go(70);
    await effects();
    replay.see(0);
    slow.give(true);
    await effects();
    expect([turn(), replay.playback.view?.seat]).toEqual([70, 0]);
  });

  it('plays by itself until its end', async () => {
    settings.pace = 0;
    await watch(LAST - 2);
    replay.playing = true;
    for (const at of [LAST - 1, LAST, LAST]) {
      await effects();
      expect(replay.playing).toBe(true);
      vi.advanceTimersByTime(350);
      await effects();
      expect(replay.at).toBe(at);
    }
    expect(replay.playing).toBe(false);
  });

  it('says what went wrong, and asks again for what did not come', async () => {
    await watch(0, { 'GET tables/t': new No('unknown', 404) });
    expect([replay.trouble, replay.table]).toEqual(['problem-failed', undefined]);
    let away = true;
    await watch(0, {
      'GET *': (one: Asked) => (away ? new No('busy', 503) : moments(one)),
    });
    expect([replay.trouble, replay.shown]).toEqual(['problem-failed', undefined]);
    away = false;
    replay.at = 1;
    await effects();
    expect(replay.shown?.moment).toBe(1);
  });
});

describe('turns of a game seen again', () => {
  it('are gone through one after the other, to the end', async () => {
    const points = [0, 4, 9].map((moment) => ({ moment, turn: 1, scores: [] }));
    await watch(5, { 'GET tables/t/scores': { points, breakdown: [], ranks: [] } });
    const seen: number[] = [];
    for (const by of [1, 1, -1, -1, -1, -1]) {
      replay.turn(by);
      seen.push(replay.at);
    }
    expect(seen).toEqual([9, LAST, 9, 4, 0, 0]);
  });
});

describe('from a game seen again', () => {
  it('goes a link to this moment that anybody can open, from whoever played', async () => {
    await watch(7, { 'POST tables/t/share': { token: 'secret' } });
    const link = 'http://augury.test/s/secret?at=7&lang=en';
    expect(await replay.link()).toBe(link);
    expect(replay.mayShare).toBe(true);
    await watch(7, { 'GET tables/t': table({ watch: false, seats: [] }) });
    expect(replay.mayShare).toBe(false);
  });

  it('goes a table of one’s own, with bots in the other seats', async () => {
    const asked = await watch(7, {
      'GET tables/t/record': 'the record',
      'POST records': { id: 'new' },
    });
    expect(await replay.branch()).toBe('new');
    expect(asked.at(-1)!.body).toEqual({
      record: 'the record',
      branch: true,
      at: 7,
      seats: [{ kind: 'bot', level: 3 }, { kind: 'me' }],
    });
  });
});

describe('a hint in a game seen again', () => {
  const hint = { type: 'hinted', version: 5, seat: 0, choices: [{ action: 'move' }] };

  it('is given for this moment and goes with it', async () => {
    const asked = await watch(5, { 'POST tables/t/moments/hint': hint });
    replay.toggleHint();
    expect(replay.advice.waiting).toBe(true);
    await effects();
    expect(asked.at(-1)!.body).toEqual({ moment: 5 });
    expect(replay.advice.pointed).toBe('move');
    replay.step(1);
    expect(replay.advice.open).toBe(false);
  });

  it('comes too late when one has gone on, and can be put away', async () => {
    const slow = later<Hinted>();
    await watch(5, { 'POST tables/t/moments/hint': () => slow.answer });
    replay.toggleHint();
    await effects();
    replay.go(9);
    slow.give(hint as unknown as Hinted);
    await effects();
    expect(replay.advice.found).toBeNull();
    replay.toggleHint();
    replay.toggleHint();
    expect(replay.advice.open).toBe(false);
  });

  it('is not asked for while the game is played, nor after its last decision', async () => {
    await watch(5, { 'GET tables/t': table({ status: 'playing' }) });
    replay.toggleHint();
    expect(replay.advice.open).toBe(false);
    await watch(LAST);
    replay.toggleHint();
    expect(replay.advice.open).toBe(false);
  });

  it('says why there is none', async () => {
    await watch(5, { 'POST tables/t/moments/hint': new No('busy', 503) });
    replay.toggleHint();
    await effects();
    expect([replay.advice.open, replay.trouble]).toEqual([false, 'problem-failed']);
  });
});
