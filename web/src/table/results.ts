/** Who came where: sides of one seat, or of partners who win together. */
import type { GameView } from '../net/view';

export interface Side {
  rank: number;
  seats: number[];
  total: number;
}

/** The sides from the first place to the last; partners stand together, as many points first. */
export function standing(
  view: Pick<GameView, 'ranks' | 'scores'>,
  sides: readonly number[],
): Side[] {
  const found = new Map<number, Side>();
  view.ranks.forEach((rank, seat) => {
    const side = sides[seat] ?? seat;
    const known = found.get(side) ?? { rank, seats: [], total: 0 };
    known.seats.push(seat);
    known.total += view.scores[seat] ?? 0;
    found.set(side, known);
  });
  for (const side of found.values())
    side.seats.sort((one, other) => view.scores[other]! - view.scores[one]! || one - other);
  return [...found.values()].sort(
    (one, other) =>
      one.rank - other.rank || other.total - one.total || one.seats[0]! - other.seats[0]!,
  );
}

/** By how many points the first side won; 0 where points did not decide. */
export function lead(sides: readonly Side[]): number {
  const [first, second] = sides;
  if (!first || !second || second.rank === first.rank) return 0;
  return Math.max(0, first.total - second.total);
}

/** The best of a row of points, where it says something. */
export function best(points: readonly number[]): number | undefined {
  const most = Math.max(...points);
  return points.length > 1 && points.some((other) => other !== most) ? most : undefined;
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
