import { describe, expect, it } from 'vitest';
import type { GameWords } from '$shell/words/words.svelte';
import { compare } from './meant';
import { at, table, tile } from './sample';

const words = {
  say: (key: string, facts: Record<string, string | number>) =>
    [key, ...Object.values(facts)].join(' '),
  seat: (seat: number) => `seat ${seat}`,
} as unknown as GameWords;

const told = (lines: { mark: string; text: string }[]): string[] =>
  lines.map(({ mark, text }) => `${mark} ${text}`.trim());

describe('what a choice would do', () => {
  it('is nothing as long as nobody can tell', () => {
    expect(compare(table(), null, words).lines).toEqual([]);
  });

  it('is told from two views: points, favours, novices that rest', () => {
    const before = table((view) => (at(view, 'sail').active = [2, 0]));
    const after = table((view) => {
      at(view, 'sail').active = [0, 0];
      at(view, 'sail').inactive = [2, 0];
      view.players[0]!.ip += 3;
      view.players[0]!.at_end += 4;
      view.players[0]!.favours = ['sail'];
    });
    const meant = compare(before, after, words);
    expect(told(meant.lines)).toEqual([
      '+3 board-ip',
      '+1 board-ip-end',
      '+1 board-gains favour/sail',
      'board-rests 2 island/sail',
    ]);
    expect(meant.islands).toEqual({
      sail: { off: 2, on: 0, beside: 2, others: [], shrine: false },
    });
    expect(meant.gains).toEqual(['sail']);
  });

  it('shows who enters the Temple, and who has to leave', () => {
    const before = table((view) => {
      view.tiles = [tile(9, 'tide', { novice: 0 }), tile(2, 'book', { zone: 'temple', novice: 1 })];
    });
    const after = table((view) => {
      view.tiles = [
        tile(9, 'tide', { zone: 'temple', novice: 0 }),
        tile(2, 'book', { zone: 'temple' }),
      ];
    });
    const meant = compare(before, after, words);
    expect([meant.tiles, meant.fields, meant.expelled]).toEqual([[9], [9], [2]]);
    expect(told(meant.lines)).toEqual(['board-leaves seat 1 2']);
  });

  it('shows where they go: to the landing stage, or beside an island', () => {
    const after = table((view) => {
      view.players[1]!.landing += 1;
      at(view, 'sail').inactive = [0, 1];
    });
    const meant = compare(table(), after, words);
    expect(meant.stranded).toEqual([1]);
    expect(meant.islands['sail']?.others).toEqual([1]);
  });
});
