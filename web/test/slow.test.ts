import { describe, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo, VocabularyInfo } from '../src/net/messages';
import { compose, firstOf } from '../src/table/ahead';
import { rhythmLines } from '../src/table/rhythm';
import { hour, weekday, weekdays } from '../src/ui/time';

describe('hours and days', () => {
  it('are said as on the wall', () => {
    expect(hour(0)).toBe('00:00');
    expect(hour(18 * 60 + 5)).toBe('18:05');
  });

  it('name the days of the week, from Monday on', () => {
    expect([0, 6].map((number) => weekday(number, 'long'))).toEqual(['Monday', 'Sunday']);
    expect(weekdays([4, 0, 1, 2, 3])).toBe('Mon–Fri');
    expect(weekdays([5, 6])).toBe('Sat, Sun');
    expect(weekdays([0, 2])).toBe('Mon, Wed');
  });
});

describe('what everybody at a slow table is told', () => {
  const seat = (name: string, rhythm?: SeatInfo['rhythm']) =>
    ({ seat: 0, kind: 'person', name, level: 0, ...(rhythm ? { rhythm } : {}) }) as SeatInfo;

  it('is when the others think, and until when they are away', async () => {
    const hours = { zone: 'Asia/Tokyo', start: 1080, end: 1320, days: [0, 1, 2, 3, 4] };
    const away = Date.UTC(2026, 11, 27, 12);
    const seats = [
      { ...seat('Anna', { hours, vacation: 0, next: 0 }), seat: 0 },
      { ...seat('Ben', { hours: null, vacation: away, next: 0 }), seat: 1 },
      { ...seat('Cleo'), seat: 2 },
    ];
    await vi.waitFor(() =>
      expect(rhythmLines({ seats } as TableInfo)).toEqual([
        'Anna thinks between 18:00 and 22:00, Mon–Fri (Tokyo).',
        'Ben is on vacation until 27 December 2026.',
      ]),
    );
  });
});

describe('an answer that is put together', () => {
  const vocabulary = {
    size: 5,
    kinds: [
      { word: 'pass', arguments: [], domains: [] },
      { word: 'play', arguments: ['card', 'column'], domains: ['card', 'column'] },
    ],
    domains: [
      { name: 'card', values: ['R7', 'B2'], thing: 'card' },
      { name: 'column', values: ['1', '2'], thing: '' },
    ],
  } as unknown as VocabularyInfo;

  it('is the word and its values', () => {
    expect(compose(vocabulary.kinds[0]!, [])).toBe('pass');
    expect(firstOf(vocabulary.kinds[1]!, vocabulary)).toEqual(['R7', '1']);
    expect(compose(vocabulary.kinds[1]!, ['B2', '2'])).toBe('play B2 2');
  });
});
