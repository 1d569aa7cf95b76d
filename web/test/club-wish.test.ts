import { describe, expect, it } from 'vitest';
import { GameWish } from '../src/clubs/wish.svelte';
import type { GameInfo, OptionInfo } from '../src/net/messages';

const option = (name: string, seats: number[] = []): OptionInfo => ({
  name,
  kind: 'choice',
  default: 'a',
  sentence: name,
  values: ['a', 'b'],
  seats,
});
const game = (id: string, seats: number[], options: OptionInfo[] = []): GameInfo =>
  ({ id, title: id, seats, options }) as unknown as GameInfo;

const games = [
  game('solo', [1]),
  game('cards', [2, 3, 4], [option('start'), option('pair', [2]), option('team', [4])]),
];
const several = (one: GameInfo): number[] => one.seats.filter((count) => count > 1);

describe('what a club is to play', () => {
  it('begins with a game that can be played so', () => {
    expect(new GameWish(games, several).id).toBe('cards');
  });

  it('offers options that exist at every table: three and four may play at the same event', () => {
    const wish = new GameWish(games, several, true);
    expect(wish.options.map(({ name }) => name)).toEqual(['start', 'pair']);
    wish.seats = 4;
    expect(wish.options.map(({ name }) => name)).toEqual(['start']);
    const evening = new GameWish(games, several);
    evening.seats = 4;
    expect(evening.options.map(({ name }) => name)).toEqual(['start', 'team']);
  });

  it('sends what was chosen of these, and the clock', () => {
    const wish = new GameWish(games, several, true);
    wish.values = { start: 'b', pair: 'b', gone: 'b' };
    expect(wish.chosen()).toEqual({ options: { start: 'b', pair: 'b' }, clock: null });
    wish.seats = 3;
    wish.clock = 'slow';
    wish.pace.days = 2;
    expect(wish.chosen()).toEqual({
      options: { start: 'b' },
      clock: { main: 0, move: 172_800 },
    });
  });

  it('keeps the number of players where the next game knows it', () => {
    const wish = new GameWish([...games, game('duel', [2])], several);
    wish.seats = 3;
    wish.id = 'duel';
    expect(wish.seats).toBe(2);
    wish.id = 'cards';
    expect(wish.seats).toBe(3);
  });
});
