/** How a result stands among the others: who was beaten, where the dots go, what is shared. */
import type { DailyDeal, DailyPage, DailyRow } from '../net/messages';

export const WIDE = 480;
export const DOT = 12;

export interface Dot {
  row: DailyRow;
  x: number;
  level: number; // how many lie below it
}

const better = (one: DailyRow, other: DailyRow): boolean =>
  one.result.points !== other.result.points
    ? one.result.points > other.result.points
    : one.result.other < other.result.other;

export const people = (rows: readonly DailyRow[]): DailyRow[] =>
  rows.filter((row) => row.level === 0);
export const bots = (rows: readonly DailyRow[]): DailyRow[] =>
  rows.filter((row) => row.level > 0).sort((one, other) => one.level - other.level);

/** People that this result is better than. */
export function beaten(rows: readonly DailyRow[], mine: DailyRow): number {
  return people(rows).filter((row) => !row.mine && better(mine, row)).length;
}

/** Is my result better than this one? */
export function ahead(mine: DailyRow, other: DailyRow): boolean {
  return better(mine, other);
}

/** The strongest level that was beaten; 0 = none. */
export function beatenLevel(rows: readonly DailyRow[], mine: DailyRow): number {
  return Math.max(
    0,
    ...bots(rows)
      .filter((row) => better(mine, row))
      .map((row) => row.level),
  );
}

export function median(rows: readonly DailyRow[]): number {
  const points = people(rows)
    .map((row) => row.result.points)
    .sort((one, other) => one - other);
  const middle = Math.floor((points.length - 1) / 2);
  return points.length % 2 ? points[middle]! : (points[middle]! + points[middle + 1]!) / 2;
}

/** Where points lie on the line, with a little room at both ends. */
export function scale(rows: readonly DailyRow[]): (points: number) => number {
  const all = rows.map((row) => row.result.points);
  const low = Math.min(...all) - 1;
  const high = Math.max(...all) + 1;
  return (points) => DOT + ((points - low) / (high - low)) * (WIDE - 2 * DOT);
}

/** The first of all results, and always one's own. */
export function top(rows: readonly DailyRow[], most: number): DailyRow[] {
  return rows.filter((row, place) => place < most || row.mine);
}

/** Equal results lie upon one another, mine at the bottom. */
export function dots(rows: readonly DailyRow[]): Dot[] {
  const at = scale(rows);
  const piles = new Map<number, number>();
  return people(rows)
    .sort((one, other) => Number(other.mine) - Number(one.mine))
    .map((row) => {
      const level = piles.get(row.result.points) ?? 0;
      piles.set(row.result.points, level + 1);
      return { row, x: at(row.result.points), level };
    });
}

/** The points that half of all people had at each turn, as far as their games are equally long. */
export function middle(rows: readonly DailyRow[], turns: number): number[] {
  const all = people(rows).map((row) => row.result.curve);
  return Array.from({ length: turns }, (_, turn) => {
    const then = all
      .map((one) => one[Math.round((turn / Math.max(1, turns - 1)) * (one.length - 1))] ?? 0)
      .sort((one, other) => one - other);
    return then[Math.floor((then.length - 1) / 2)] ?? 0;
  });
}

/** Points turn by turn as a line in a box of WIDE by `high`. */
export function curve(
  points: readonly number[],
  most: number,
  least: number,
  high: number,
): string {
  const wide = Math.max(1, points.length - 1);
  const tall = Math.max(1, most - least);
  return points
    .map((value, turn) => {
      const x = DOT + (turn / wide) * (WIDE - 2 * DOT);
      const y = high - DOT - ((value - least) / tall) * (high - 2 * DOT);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** The deal that the first page offers: one that was begun, else by turns one that is open. */
export function today(page: DailyPage): DailyDeal | undefined {
  const begun = page.deals.find((deal) => deal.state === 'playing');
  const open = page.deals.filter((deal) => deal.state === 'open');
  const number = Math.floor(Date.parse(`${page.day}T00:00:00Z`) / 86_400_000);
  return begun ?? open[number % Math.max(1, open.length)] ?? page.deals[0];
}
