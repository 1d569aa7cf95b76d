/** What a finished game has to tell, from the engine's own figures: what decided it, the best stretch, what cost most, how often the lead changed. */
import type { EventInfo, ScorePoint } from '../net/messages';
import type { ScoreRow } from '../table/points';
import type { Side } from '../table/results';

/** A part of the game, such as a round, and when it began. */
export interface Chapter {
  moment: number;
  told: string;
}

/** A part of the game with the points of all seats before and after it. */
export interface Stretch {
  told: string;
  from: readonly number[];
  to: readonly number[];
}

/** A heading by which the first side is ahead of the second. */
export interface Difference {
  row: ScoreRow;
  first: number;
  second: number;
}

const sum = (points: readonly number[], seats: readonly number[]): number =>
  seats.reduce((all, seat) => all + (points[seat] ?? 0), 0);

/** The heading that brought the first side most over the second. */
export function difference(
  sides: readonly Side[],
  rows: readonly ScoreRow[],
): Difference | undefined {
  const [one, other] = sides;
  if (!one || !other || one.total <= other.total) return undefined;
  return rows
    .map((row) => ({
      row,
      first: sum(row.points, one.seats),
      second: sum(row.points, other.seats),
    }))
    .filter(({ first, second }) => first > second)
    .sort((a, b) => b.first - b.second - (a.first - a.second))[0];
}

/** The events with which the parts of a game begin. The first part needs none: then it is told as the second is, with the number before. */
export function beginnings(log: readonly EventInfo[], kind: string | undefined): EventInfo[] {
  const found = log.filter((event) => event.kind === kind);
  const [first, second] = found;
  if (!first || !second) return found;
  const counted = Object.keys(first.facts).find(
    (name) => first.facts[name] === 2 && second.facts[name] === 3,
  );
  if (!counted) return found;
  return [{ ...first, moment: 0, facts: { ...first.facts, [counted]: 1 } }, ...found];
}

/** The points when a part began: a new part begins with a turn. */
function at(points: readonly ScorePoint[], moment: number): ScorePoint | undefined {
  return points.find((point) => point.moment >= moment) ?? points.at(-1);
}

export function stretches(points: readonly ScorePoint[], chapters: readonly Chapter[]): Stretch[] {
  const begins = chapters.map((chapter) => at(points, chapter.moment)?.scores ?? []);
  const end = points.at(-1)?.scores ?? [];
  return chapters.map(({ told }, number) => ({
    told,
    from: begins[number]!,
    to: begins[number + 1] ?? end,
  }));
}

/** Who won most points in one part of the game; nobody if it was one long part. */
export function bestStretch(
  parts: readonly Stretch[],
): { stretch: Stretch; seat: number; gain: number } | undefined {
  if (parts.length < 2) return undefined;
  const all = parts.flatMap((stretch) =>
    stretch.to.map((score, seat) => ({ stretch, seat, gain: score - (stretch.from[seat] ?? 0) })),
  );
  const best = all.sort((one, other) => other.gain - one.gain)[0];
  return best && best.gain > 0 ? best : undefined;
}

/** The heading that cost everybody together most, and whom. */
export function costliest(
  rows: readonly ScoreRow[],
): { row: ScoreRow; losses: { seat: number; points: number }[] } | undefined {
  const found = rows
    .map((row) => ({
      row,
      losses: row.points
        .map((points, seat) => ({ seat, points }))
        .filter(({ points }) => points < 0)
        .sort((one, other) => one.points - other.points),
    }))
    .filter(({ losses }) => losses.length);
  const lost = (one: (typeof found)[number]): number =>
    one.losses.reduce((all, loss) => all + loss.points, 0);
  return found.sort((one, other) => lost(one) - lost(other))[0];
}

/** How often another side came in front, and since which moment the winner has been there. */
export function leads(
  points: readonly ScorePoint[],
  sides: readonly Side[],
): { changes: number; since: number } | undefined {
  let leader = -1;
  let changes = 0;
  let since = 0;
  for (const { moment, scores } of points) {
    const totals = sides.map((side) => sum(scores, side.seats));
    const most = Math.max(...totals);
    const front = totals.filter((total) => total === most).length === 1 ? totals.indexOf(most) : -1;
    if (front < 0 || front === leader) continue;
    if (leader >= 0) changes += 1;
    leader = front;
    since = moment;
  }
  return leader === 0 ? { changes, since } : undefined;
}

/** The part of the game in which a moment lies. */
export function chapterAt(chapters: readonly Chapter[], moment: number): Chapter | undefined {
  return chapters.filter((chapter) => chapter.moment <= moment).at(-1) ?? chapters[0];
}
