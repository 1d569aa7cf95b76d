import { expect, test } from 'vitest';
import type { JudgedInfo } from '../src/net/messages';
import { costliest, firsts, rounded, split, turnings } from '../src/review/split';

function judged(number: number, seat: number, better: number, played: number, wins: number[]) {
  const told: JudgedInfo = {
    number,
    turn: number,
    seat,
    action: 'a',
    targets: [],
    best: better > played ? 'b' : 'a',
    best_targets: [],
    table: wins,
    better,
    played,
  };
  return told;
}

test('printed numbers add up, whatever was rounded', () => {
  expect(rounded([0.4, 0.4, 0.4], 1.2)).toEqual([1, 0, 0]);
  expect(rounded([-1.5, 2.7, -26.2], -25)).toEqual([-2, 3, -26]);
  for (let number = 0; number < 200; number += 1) {
    const parts = [Math.sin(number) * 90, Math.cos(3 * number) * 70, Math.sin(7 * number) * 50];
    const whole = parts.reduce((sum, part) => sum + part, 0);
    const found = rounded(parts, whole);
    expect(found.reduce((sum, part) => sum + part, 0)).toBe(Math.round(whole) + 0);
    found.forEach((part, place) => expect(Math.abs(part - parts[place]!)).toBeLessThan(1.001));
  }
});

test('a share is told in whole percents', () => {
  const told = split({
    initial: 0.25,
    luck: 0.034,
    own: -0.642,
    others: 0.358,
    final: 0,
    play: 0.931,
  });
  expect(told).toEqual({ luck: 3, own: -64, others: 36, change: -25, play: 93 });
});

test('what cost less than two percent is not listed, and at most five are', () => {
  const all = [0.3, 0.01, 0.2, 0.1, 0.05, 0.06, 0.07].map((lost, number) =>
    judged(number, number % 2, 0.5, 0.5 - lost, [0.5, 0.5]),
  );
  expect(costliest(all, -1).map((one) => one.number)).toEqual([0, 2, 3, 6, 5]);
  expect(costliest(all, 1).map((one) => one.number)).toEqual([3, 5]);
});

test('the largest swings of a seat are its turning points', () => {
  const all = [0.5, 0.52, 0.8, 0.4, 0.41, 0.2].map((win, number) =>
    judged(number, 0, 0.5, 0.5, [win, 1 - win]),
  );
  expect(turnings(all, 0).map(({ place, change }) => [place, Math.round(100 * change)])).toEqual([
    [3, -40],
    [2, 28],
    [5, -21],
  ]);
});

test('what goes up and down again at once is one turning point', () => {
  const wins = Array.from({ length: 40 }, (_, at) => (at === 20 ? 0.8 : at < 30 ? 0.5 : 0.4));
  const all = wins.map((win, number) => judged(number, 0, 0.5, 0.5, [win, 1 - win]));
  expect(turnings(all, 0).map(({ place }) => place)).toEqual([20, 30]);
});

test('a long game is drawn turn by turn', () => {
  const of = (number: number, turn: number) => ({ ...judged(number, 0, 0.5, 0.5, []), turn });
  const decisions = [of(0, 1), of(1, 1), of(3, 2), of(4, 3), of(9, 3)];
  expect(firsts(decisions).map(({ number }) => number)).toEqual([0, 3, 4]);
});
