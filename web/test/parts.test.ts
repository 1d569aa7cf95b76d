import { describe, expect, it } from 'vitest';
import { read, search, spans } from '../src/help/fine';
import { nearest } from '../src/table/keys';

describe('the rules as something to read', () => {
  const book = read(
    '# The Game: the rules\n\n--## 2. Play\n\n* **X-1** [S] Draw a card.\n* **X-2** Play a card,\nthen stop.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## 3. End\n\nSee X-1.\n',
  );

  it('knows headings, rules and tables', () => {
    expect(book.map((block) => block.kind)).toEqual([
      'heading',
      'heading',
      'item',
      'item',
      'table',
      'heading',
      'paragraph',
    ]);
    expect(book[3]?.text).toBe('**X-2** Play a card, then stop.');
    expect(book[2]?.rule).toBe('X-1');
    expect(book[4]?.rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('finds blocks by words and keeps their headings', () => {
    expect(search(book, 'card stop').map((block) => block.text)).toEqual([
      'The Game: the rules',
      '2. Play',
      '**X-2** Play a card, then stop.',
    ]);
  });

  it('links the numbers of rules', () => {
    expect(spans('See **X-1** and `code`, *so* X-2a.')).toEqual([
      { text: 'See ', kind: '' },
      { text: 'X-1', kind: 'rule' },
      { text: ' and ', kind: '' },
      { text: 'code', kind: 'code' },
      { text: ', ', kind: '' },
      { text: 'so', kind: 'italic' },
      { text: ' ', kind: '' },
      { text: 'X-2a', kind: 'rule' },
      { text: '.', kind: '' },
    ]);
  });
});

describe('arrow keys', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 5 },
    { x: 100, y: 100 },
  ];

  it('go to the nearest thing straight ahead', () => {
    expect(nearest(spots[0]!, spots, 'ArrowRight')).toBe(spots[1]);
    expect(nearest(spots[1]!, spots, 'ArrowDown')).toBe(spots[3]);
    expect(nearest(spots[1]!, spots, 'ArrowLeft')).toBe(spots[0]);
    expect(nearest(spots[0]!, spots, 'ArrowUp')).toBeUndefined();
  });
});
