import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatLine } from '../src/net/messages';
import { Chat } from '../src/table/chat.svelte';
import { Tips } from '../src/table/tips.svelte';

describe('chat', () => {
  const line = (number: number, audience = 'table') =>
    ({ type: 'chat', number, audience, seat: 0, name: 'Anna', text: 'hello', at: 1 }) as ChatLine;

  it('keeps what it hears once', () => {
    const chat = new Chat(() => undefined);
    for (const heard of [line(1), line(2), line(1), line(1, 'watchers')]) chat.hear(heard);
    expect(chat.lines.map(({ number, audience }) => `${audience} ${number}`)).toEqual([
      'table 1',
      'table 2',
      'watchers 1',
    ]);
  });

  it('sends what has letters, and not too many', () => {
    const said: string[] = [];
    const chat = new Chat((text) => said.push(text));
    for (const text of ['  ', ' hello ', 'x'.repeat(600)]) chat.say(text);
    expect(said).toEqual(['hello', 'x'.repeat(500)]);
  });
});

describe('the tip that is shown', () => {
  const at = {} as Element;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes a moment after the pointer, unless that went into it', () => {
    const tips = new Tips();
    tips.explain('card/1', at);
    expect(tips.shown?.what).toBe('card/1');
    tips.explain('', null);
    tips.stay();
    vi.advanceTimersByTime(1000);
    expect(tips.shown).not.toBeNull();
    tips.explain('', null);
    vi.advanceTimersByTime(1000);
    expect(tips.shown).toBeNull();
  });
});
