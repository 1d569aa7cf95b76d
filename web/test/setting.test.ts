import { describe, expect, it } from 'vitest';
import { chairs, clockWish, paceOf, seatWishes } from '../src/lobby/setting';
import { cueOf } from '../src/sound/cues.svelte';

describe('a table for friends', () => {
  it('begins with you, one friend by link, and bots', () => {
    expect(chairs(4).map((chair) => chair.kind)).toEqual(['me', 'link', 'bot', 'bot']);
    expect(chairs(1).map((chair) => chair.kind)).toEqual(['me']);
  });

  it('sends names only where people share a device', () => {
    const alone = [{ kind: 'me' as const, level: 3, name: 'Anna' }];
    expect(seatWishes(alone)).toEqual([{ kind: 'me' }]);
    const two = [...alone, { kind: 'me' as const, level: 3, name: ' Ben ' }];
    expect(seatWishes(two)).toEqual([
      { kind: 'me', name: 'Anna' },
      { kind: 'me', name: 'Ben' },
    ]);
  });

  it('sends the level of bots only', () => {
    const wishes = [
      { kind: 'bot' as const, level: 5, name: '' },
      { kind: 'open' as const, level: 5, name: '' },
    ];
    expect(seatWishes(wishes)).toEqual([{ kind: 'bot', level: 5 }, { kind: 'open' }]);
  });

  it('winds the clock that was asked for', () => {
    const pace = { minutes: 20, increment: 5, days: 2 };
    expect(clockWish('none', pace)).toBeNull();
    expect(clockWish('live', pace)).toEqual({ main: 1200, increment: 5 });
    expect(clockWish('slow', pace)).toEqual({ main: 0, move: 172_800 });
    expect(paceOf(null)).toBeNull();
    expect(paceOf(clockWish('slow', pace))).toMatchObject({ kind: 'slow', pace: { days: 2 } });
    const live = { kind: 'live', pace: { minutes: 20, increment: 5 } };
    expect(paceOf(clockWish('live', pace))).toMatchObject(live);
  });
});

describe('what is heard', () => {
  it('is a card where a card is named, and a piece otherwise', () => {
    expect(cueOf({ kind: 'played', facts: { seat: 'seat/1', card: 'card/R7' }, moment: 1 })).toBe(
      'card',
    );
    expect(cueOf({ kind: 'drew', facts: { cards: 'card/R7 card/B0' }, moment: 1 })).toBe('card');
    expect(cueOf({ kind: 'moved', facts: { seat: 'seat/1', to: 'hex/3' }, moment: 1 })).toBe(
      'piece',
    );
  });
});
