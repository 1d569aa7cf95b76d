import { describe, expect, it } from 'vitest';
import { index, place, search, telling } from '../src/help/book';
import { around, within } from '../src/help/crop';
import { mark, matches, stem } from '../src/help/stems';
import type { BookBlock, BookInfo } from '../src/net/messages';

const block = (
  kind: BookBlock['kind'],
  text: string,
  more: Partial<BookBlock> = {},
): BookBlock => ({
  kind,
  spans: [{ text, kind: '', to: '' }],
  level: 0,
  id: '',
  number: '',
  rules: [],
  figure: '',
  rows: [],
  ...more,
});
const book: BookInfo = {
  game: 'luna',
  language: 'nl',
  title: 'Luna',
  blocks: [
    block('heading', 'Altaren bouwen', { level: 2, id: 'shrine', number: '1' }),
    block('paragraph', 'Twee novices werken op het Kruideneiland.', { rules: ['L-057', 'L-058'] }),
    block('paragraph', 'Een altaar telt als een novice.', { rules: ['L-060'] }),
    block('paragraph', 'Wie mediteert, dooft een kaars.', { rules: ['L-110'] }),
    block('item', 'Kaars', {
      spans: [
        { text: 'Kaars', kind: 'bold', to: '' },
        { text: ': telt de fase af.', kind: '', to: '' },
      ],
    }),
    block('paragraph', 'Een ronde eindigt.'),
    block('paragraph', 'Een beurt gaat door.'),
    block('paragraph', 'Een tegel ligt op het pad.'),
    block('paragraph', 'Een buur wordt verdreven.'),
  ],
  prompts: { turn: 'L-110' },
};
const stems = index(book, () => 'Kies een actie.', 'nl');
const found = (wanted: string): number[] => search(book, stems, wanted, 'nl').map((hit) => hit.at);

describe('words in a search', () => {
  it.each([
    ['en', 'novice', 'Novices'],
    ['en', 'recruit', 'recruiting'],
    ['en', 'priestess', "Priestess's"],
    ['en', 'party', 'parties'],
    ['en', 'piece', 'pieces'],
    ['nl', 'altaar', 'altaren'],
    ['nl', 'novice', 'novices'],
    ['nl', 'eiland', 'eilanden'],
    ['nl', 'zet', 'zetten'],
    ['nl', 'kaars', 'kaarsen'],
    ['de', 'Kultstätte', 'Kultstätten'],
    ['de', 'Novize', 'Novizen'],
    ['de', 'Insel', 'Inseln'],
    ['de', 'Preis', 'Preise'],
    ['de', 'gross', 'große'],
  ])('are the same in %s: %s, %s', (language, one, other) => {
    expect(stem(one, language)).toBe(stem(other, language));
  });

  it('fit by their beginning and as a part of a longer word', () => {
    expect(matches('altar', 'altar')).toBe(3);
    expect(matches('kruiden', 'kruideneiland')).toBe(2);
    expect(matches('eiland', 'kruideneiland')).toBe(1);
    expect(matches('kaars', 'altar')).toBe(0);
  });

  it('are marked where they stand', () => {
    expect(mark('Twee altaren.', ['altar'], 'nl')).toEqual([
      { text: 'Twee', marked: false },
      { text: ' ', marked: false },
      { text: 'altaren', marked: true },
      { text: '.', marked: false },
    ]);
  });
});

describe('a rulebook', () => {
  it('is opened at a rule or a heading', () => {
    expect(place(book, 'L-058')).toBe(1);
    expect(place(book, 'shrine')).toBe(0);
    expect(place(book, 'L-999')).toBe(-1);
  });

  it('finds titles first, then text, by any form of a word', () => {
    expect(found('altaar')).toEqual([0, 2]);
    expect(found('eilanden')).toEqual([1]);
    expect(found('draak')).toEqual([]);
  });

  it('finds what explains a word before what uses it', () => {
    expect(found('kaarsen')).toEqual([4, 3]);
  });

  it('marks no words that stand everywhere, unless there are no others', () => {
    expect(telling(stems, 'een kaars', 'nl')).toEqual(['kar']);
    expect(telling(stems, 'een', 'nl')).toEqual(['en']);
  });

  it('finds a paragraph by the prompt that it answers', () => {
    expect(found('kies een actie')[0]).toBe(3);
  });
});

describe('a figure', () => {
  it('shows what lies around its things, within the window', () => {
    const boxes = [
      { left: 5, top: 100, width: 50, height: 20 },
      { left: 200, top: 60, width: 100, height: 30 },
    ];
    expect(around(boxes, 10, 310, 300)).toEqual({ left: 0, top: 50, width: 310, height: 80 });
  });

  it('has a thing only if all of it is shown', () => {
    const shown = { left: 0, top: 50, width: 310, height: 80 };
    expect(within({ left: 5, top: 100, width: 50, height: 20 }, shown)).toBe(true);
    expect(within({ left: 5, top: 100, width: 50, height: 40 }, shown)).toBe(false);
    expect(within({ left: 280, top: 60, width: 50, height: 20 }, shown)).toBe(false);
  });

  it('shows everything if there is nothing to show', () => {
    expect(around([], 10, 1440, 900)).toEqual({ left: 0, top: 0, width: 1440, height: 900 });
  });
});
