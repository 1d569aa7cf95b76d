import { describe, expect, it } from 'vitest';
import type { Hinted } from '../src/net/messages';
import { Advice } from '../src/table/advice.svelte';

const answer: Hinted = {
  type: 'hinted',
  version: 4,
  seat: 0,
  choices: ['move', 'stay'].map((action) => ({
    action,
    win: 0.5,
    margin: 0,
    share: 1,
    gains: [],
    terms: [],
    targets: [],
  })),
  wins: [0.5, 0.5],
  verdict: 'open',
  lines: 40,
};

describe('a hint', () => {
  it('is asked for once, and points at the best choice', () => {
    const asked: [number, number][] = [];
    const advice = new Advice((...wish) => asked.push(wish));
    advice.ask(0, 4);
    advice.ask(0, 4);
    expect(asked).toEqual([[0, 4]]);
    expect(advice.open).toBe(true);
    advice.hear(answer);
    expect(advice.waiting).toBe(false);
    expect(advice.pointed).toBe('move');
    advice.at = 1;
    expect(advice.pointed).toBe('stay');
  });

  it('is about the moment at which it was asked for, whatever others decided since', () => {
    const advice = new Advice(() => undefined);
    advice.ask(0, 4);
    advice.hear(answer);
    expect(advice.pointed).toBe('move');
    advice.drop();
    advice.ask(0, 7);
    advice.hear(answer);
    expect(advice.found).toBeNull();
  });

  it('comes too late when the table has moved on, or nobody waits for it', () => {
    const advice = new Advice(() => undefined);
    advice.hear(answer);
    expect(advice.open).toBe(false);
    advice.ask(0, 5);
    advice.hear(answer);
    expect(advice.found).toBeNull();
    advice.drop();
    expect(advice.open).toBe(false);
    expect(advice.pointed).toBe('');
  });

  it('comes when it was closed and asked for again while it is thought out', () => {
    const asked: [number, number][] = [];
    const advice = new Advice((...wish) => asked.push(wish));
    advice.ask(0, 4);
    advice.drop();
    advice.ask(0, 4);
    expect(asked).toEqual([[0, 4]]); // a second question would be refused
    advice.hear(answer);
    expect(advice.pointed).toBe('move');
  });

  it('is asked for when the one before it has come', () => {
    const asked: [number, number][] = [];
    const advice = new Advice((...wish) => asked.push(wish));
    advice.ask(0, 4);
    advice.drop();
    advice.ask(1, 5);
    expect(asked).toEqual([[0, 4]]);
    advice.hear(answer);
    expect(advice.found).toBeNull();
    expect(asked).toEqual([
      [0, 4],
      [1, 5],
    ]);
    advice.hear({ ...answer, seat: 1, version: 5 });
    expect(advice.pointed).toBe('move');
  });

  it('can be asked for again when no answer came', () => {
    const asked: [number, number][] = [];
    const advice = new Advice((...wish) => asked.push(wish));
    advice.ask(0, 4);
    advice.fail();
    expect(advice.open).toBe(false);
    advice.ask(0, 4);
    expect(asked).toEqual([
      [0, 4],
      [0, 4],
    ]);
  });
});
