/** The course of a rating: where its line and the band around it run, as parts of the whole. */

export interface Rated {
  rating: number;
  spread: number;
}

export interface Course {
  low: number;
  high: number;
  line: string;
  band: string;
}

/** Points in a square of 100 by 100, the oldest game on the left. */
export function course(games: readonly Rated[]): Course {
  const low = Math.min(...games.map((game) => game.rating - game.spread));
  const high = Math.max(...games.map((game) => game.rating + game.spread));
  const x = (place: number): number => (100 * place) / Math.max(1, games.length - 1);
  const y = (rating: number): number => (100 * (high - rating)) / Math.max(1, high - low);
  const at = (place: number, rating: number): string =>
    `${x(place).toFixed(2)},${y(rating).toFixed(2)}`;
  const upper = games.map((game, place) => at(place, game.rating + game.spread));
  const lower = games.map((game, place) => at(place, game.rating - game.spread));
  return {
    low,
    high,
    line: games.map((game, place) => at(place, game.rating)).join(' '),
    band: [...upper, ...lower.reverse()].join(' '),
  };
}

/** Counts in as many bars as there is room for, each with where it begins. */
export function bars(
  counts: readonly number[][],
  most: number,
): { from: number; to: number; count: number }[] {
  if (!counts.length) return [];
  const values = counts.map(([value]) => value!);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = Math.max(1, Math.ceil((high - low + 1) / most));
  const made = Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, place) => ({
    from: low + place * width,
    to: low + (place + 1) * width - 1,
    count: 0,
  }));
  for (const [value, count] of counts) made[Math.floor((value! - low) / width)]!.count += count!;
  return made;
}
