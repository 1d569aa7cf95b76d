import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../src/net/frames';
import type { EventInfo } from '../src/net/messages';
import type { GameView } from '../src/net/view';
import { settings } from '../src/state/settings.svelte';
import { loudest, share, standing } from '../src/table/pace';
import { Playback } from '../src/table/playback.svelte';

function view(step: number, to_act: number[] = []): GameView {
  return {
    seat: 0,
    seats: 4,
    to_act,
    turn: step,
    prompt: '',
    scores: [step],
    ranks: [],
  } as unknown as GameView;
}

function event(kind: string, seat = 1): EventInfo {
  return { kind, facts: { seat: `seat/${seat}` }, moment: 1 };
}

function frames(number: number, from = 1): Frame[] {
  return Array.from({ length: number }, (_, place) => ({
    events: [event(`e${from + place}`)],
    view: view(from + place, place === number - 1 ? [0] : []),
  }));
}

describe('how long a frame stands', () => {
  it('grows with what is told and what has changed', () => {
    const one = standing(view(0), { events: [event('a')], view: view(1) });
    const two = standing(view(0), { events: [event('a'), event('b')], view: view(1) });
    expect(two).toBeGreaterThan(one);
    const much = { ...view(1), more: Array.from({ length: 20 }, (_, place) => place) };
    expect(standing(view(0), { events: [event('a')], view: much })).toBeGreaterThan(one);
  });

  it('is nothing if nothing is told, or nothing that deserves it', () => {
    expect(standing(view(0), { events: [], view: view(1) })).toBe(0);
    expect(standing(view(0), { events: [event('a')], view: view(1) }, () => 0)).toBe(0);
  });

  it('is shared evenly if there is not enough', () => {
    expect(share([1000, 3000], 2000)).toBe(0.5);
    expect(share([1000, 3000], 8000)).toBe(1);
  });

  it('puts the weightiest event into words', () => {
    const frame = { events: [event('a'), event('b'), event('c')], view: view(1) };
    expect(loudest(frame)?.kind).toBe('c');
    expect(loudest(frame, ({ kind }) => (kind === 'a' ? 2 : 1))?.kind).toBe('a');
  });
});

describe('a playback', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = 1;
  });
  afterEach(() => vi.useRealTimers());

  async function watch(playback: Playback): Promise<{ turns: number[]; time: number }> {
    const turns: number[] = [];
    let time = 0;
    while (playback.on) {
      if (turns.at(-1) !== playback.view!.turn) turns.push(playback.view!.turn);
      await vi.advanceTimersByTimeAsync(20);
      time += 20;
      expect(time).toBeLessThan(60_000);
    }
    return { turns, time };
  }

  it('shows every frame and ends with the present', async () => {
    const playback = new Playback();
    playback.jump(view(0));
    playback.follow(frames(3));
    expect(playback.view!.turn).toBe(1);
    expect(playback.playing?.kind).toBe('e1');
    expect(await watch(playback)).toMatchObject({ turns: [1, 2, 3] });
    expect(playback.view).toBe(playback.latest);
    expect(playback.playing).toBe(null);
  });

  it('takes at most six seconds, however much there is to show', async () => {
    const playback = new Playback();
    playback.jump(view(0));
    playback.follow(frames(40));
    const { turns, time } = await watch(playback);
    expect(turns).toHaveLength(40);
    expect(time).toBeLessThanOrEqual(6000);
  });

  it('keeps time for what others are still to do', async () => {
    const playback = new Playback();
    playback.jump(view(0));
    let sum = 0;
    for (const [place, asked] of [[1], [2], [3], [0]].entries()) {
      const part = frames(12, 12 * place + 1);
      part.at(-1)!.view.to_act = asked;
      playback.follow(part);
      const { time } = await watch(playback);
      expect(time).toBeGreaterThan(300);
      sum += time;
    }
    expect(sum).toBeLessThanOrEqual(6000);
  });

  it('can be skipped', async () => {
    const playback = new Playback();
    playback.jump(view(0));
    playback.follow(frames(5));
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.on).toBe(false);
    expect(playback.view!.turn).toBe(5);
  });

  it('shows again what happened since the last decision', async () => {
    const playback = new Playback();
    playback.jump(view(0));
    playback.follow(frames(1));
    await watch(playback);
    playback.mark();
    playback.follow(frames(2, 2));
    await watch(playback);
    playback.again();
    expect(playback.view!.turn).toBe(1);
    expect((await watch(playback)).turns).toEqual([1, 2, 3]);
  });

  it('does not tell players what they have just decided', () => {
    const playback = new Playback();
    playback.jump(view(0));
    playback.follow([{ events: [event('mine', 0)], view: view(1, [0]) }], true);
    expect(playback.on).toBe(false);
    expect(playback.view!.turn).toBe(1);
  });

  it('goes slower and faster, or not at all, as wished', async () => {
    const times: number[] = [];
    for (const pace of [0.5, 1, 2, 0]) {
      settings.pace = pace;
      const playback = new Playback();
      playback.jump(view(0));
      playback.follow(frames(2));
      times.push((await watch(playback)).time);
    }
    expect(times[0]! / times[1]!).toBeCloseTo(2, 1);
    expect(times[1]! / times[2]!).toBeCloseTo(2, 1);
    expect(times[3]).toBe(0);
  });
});
