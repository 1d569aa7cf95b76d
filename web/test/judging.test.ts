import './stage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Judging } from '../src/analysis/judging.svelte';
import type { Judgement, LineInfo } from '../src/net/messages';

function line(action: string, win: number): LineInfo {
  const steps = [{ action }] as LineInfo['steps'];
  return { steps, win, points: 0, share: 1, terms: [] };
}

function judgement(seconds: number, best: string[], more: Partial<Judgement> = {}): Judgement {
  const counts = { node: 1, seat: 0, depth: 2, lines: 10, chances: [0.5, 0.5] };
  const lines = best.map((action, place) => line(action, 0.6 - place / 10));
  return { ...counts, seconds, best: lines, verdict: 'open', done: false, ...more };
}

/** A server that thinks aloud, as the test lets it. */
function think() {
  const asked: { path: string; signal: AbortSignal }[] = [];
  let pipe!: ReadableStreamDefaultController<Uint8Array>;
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ path, signal });
    const body = new ReadableStream<Uint8Array>({ start: (made) => void (pipe = made) });
    return Promise.resolve(new Response(body));
  });
  const wait = () => new Promise((done) => setTimeout(done, 5));
  const send = (text: string) => {
    pipe.enqueue(new TextEncoder().encode(text));
    return wait();
  };
  return {
    asked,
    send,
    say: (found: Judgement) => send(`data: ${JSON.stringify(found)}\n\n`),
    close: () => pipe.close(),
    fail: () => pipe.error(new Error('away')),
  };
}

const actions = (judging: Judging) => judging.lines.map(({ steps }) => steps[0]!.action);

describe('the judgement of a position', () => {
  let now = 0;
  beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
  afterEach(() => vi.restoreAllMocks());

  it('comes in bit by bit, with the time that is left', async () => {
    const server = think();
    const judging = new Judging();
    const all = judging.begin('studies/s/nodes/1/judge?eye=0', 10);
    expect([judging.thinking, judging.left, judging.found]).toEqual([true, 10, null]);
    await server.send(': nothing yet\n\n');
    expect(server.asked[0]!.path).toMatch(/judge\?eye=0&seconds=10$/);
    const text = `data: ${JSON.stringify(judgement(2.5, ['move', 'stay']))}\n\n`;
    await server.send(text.slice(0, 40));
    expect(judging.found).toBeNull();
    await server.send(text.slice(40));
    expect([judging.left, actions(judging)]).toEqual([8, ['move', 'stay']]);
    await server.say(judgement(12, ['move'], { done: true }));
    expect([judging.left, actions(judging)]).toEqual([0, ['move']]);
    server.close();
    await all;
    expect([judging.thinking, judging.trouble]).toEqual([false, null]);
  });

  it('keeps pointing at the same move when lines change their places', async () => {
    const server = think();
    const judging = new Judging();
    void judging.begin('judge', 2);
    await server.send('');
    expect(server.asked[0]!.path).toMatch(/judge\?seconds=2$/);
    await server.say(judgement(0, ['a', 'b', 'c']));
    judging.at = 1;
    await server.say(judgement(1, ['b', 'a', 'c'], { done: true }));
    expect([actions(judging), judging.at]).toEqual([['b', 'a', 'c'], 0]);
    judging.at = 2;
    await server.say(judgement(2, ['b', 'a'], { done: true }));
    expect(judging.at).toBe(0);
    judging.stop();
  });

  it('ends when it is stopped, and that is no trouble', async () => {
    const server = think();
    const judging = new Judging();
    const all = judging.begin('judge', 60);
    await server.say(judgement(1, ['a']));
    judging.stop();
    expect([judging.thinking, server.asked[0]!.signal.aborted]).toEqual([false, true]);
    server.fail();
    await all;
    expect(judging.trouble).toBeNull();
  });

  it('forgets one position for the next', async () => {
    const first = think();
    const judging = new Judging();
    const old = judging.begin('one', 60);
    await first.send('');
    await first.say(judgement(1, ['a']));
    const second = think();
    void judging.begin('two', 2);
    expect([judging.found, judging.lines, judging.left]).toEqual([null, [], 2]);
    expect(first.asked[0]!.signal.aborted).toBe(true);
    await first.say(judgement(3, ['late']));
    await old;
    expect([judging.found, judging.thinking]).toEqual([null, true]);
    now += 5000;
    await second.say(judgement(1, ['b']));
    expect(actions(judging)).toEqual(['b']);
    judging.stop();
  });

  it('says what is in its way', async () => {
    const judging = new Judging();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'busy' }, { status: 429 })));
    await judging.begin('judge', 2);
    expect([judging.trouble?.code, judging.thinking]).toEqual(['busy', false]);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('?', { status: 502 })));
    await judging.begin('judge', 2);
    expect(judging.trouble?.code).toBe('failed');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    await judging.begin('judge', 2);
    expect([judging.trouble?.code, judging.thinking]).toEqual(['unreachable', false]);
    const server = think();
    const all = judging.begin('judge', 2);
    expect(judging.trouble).toBeNull();
    await server.say(judgement(1, [], { trouble: 'no-bot' }));
    expect(judging.trouble?.reason?.key).toBe('no-bot');
    server.close();
    await all;
  });
});
