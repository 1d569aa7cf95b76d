import { describe, expect, it } from 'vitest';
import type { GameView } from '../src/net/view';
import { regions, room } from '../src/table/plain';
import type { GameWords } from '../src/words/words.svelte';

const words = { game: 'Finches', seat: (seat: number) => ['Anna', 'Ben'][seat] } as GameWords;
const kernel = {
  seat: 0,
  seats: 2,
  to_act: [0],
  turn: 3,
  prompt: 'p',
  scores: [4, 7],
  ranks: [],
  breakdown: [],
};
const told = (more: object) => regions({ ...kernel, ...more } as unknown as GameView, words);

describe('a view as text', () => {
  it('begins with the points; what every game has is not repeated', () => {
    expect(told({})).toEqual([{ title: 'Finches', lines: ['Anna: 4', 'Ben: 7'] }]);
  });

  it('tells where points come from', () => {
    expect(told({ breakdown: [{ eggs: 3, nests: 1 }, {}] })).toEqual([
      { title: 'Finches', lines: ['Anna: 4 (eggs 3; nests 1)', 'Ben: 7'] },
    ]);
  });

  it('spells everything else, one line for each part of a list', () => {
    const rest = told({
      face_up: ['finch', { kind: 'owl', at: [1, 2], held: [] }],
      note: '',
      left: 0,
      last: null,
    }).slice(1);
    expect(rest).toEqual([
      { title: 'face up', lines: ['finch', '(kind owl; at 1, 2; held -)'] },
      { title: 'note', lines: ['-'] },
      { title: 'left', lines: ['0'] },
      { title: 'last', lines: ['null'] },
    ]);
  });

  it('is the text beside the board, too', () => {
    const view = { ...kernel, left: 5 } as unknown as GameView;
    expect(room.twin(view, words)).toEqual(regions(view, words));
    expect(room.plain).toBe(true);
  });
});
