import { expect, test } from 'vitest';
import { bars, course } from '../src/person/curve';

test('the line of a rating runs from the first game to the last within its band', () => {
  const drawn = course([
    { rating: 1500, spread: 300 },
    { rating: 1600, spread: 200 },
    { rating: 1560, spread: 100 },
  ]);
  expect([drawn.low, drawn.high]).toEqual([1200, 1800]);
  expect(drawn.line).toBe('0.00,50.00 50.00,33.33 100.00,40.00');
  expect(drawn.band).toBe('0.00,0.00 50.00,0.00 100.00,23.33 100.00,56.67 50.00,66.67 0.00,100.00');
});

test('bars hold every count and are not more than there is room for', () => {
  const made = bars(
    [
      [3, 1],
      [4, 2],
      [12, 5],
    ],
    5,
  );
  expect(made.map((bar) => [bar.from, bar.to, bar.count])).toEqual([
    [3, 4, 3],
    [5, 6, 0],
    [7, 8, 0],
    [9, 10, 0],
    [11, 12, 5],
  ]);
  expect(bars([], 5)).toEqual([]);
});
