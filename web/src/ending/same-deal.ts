/** One's own result among those of bots on the same deal. */
import type { SameDeal } from '../net/messages';

export interface Row {
  level: number; // of a bot; 0: oneself
  points: number;
  other: number;
  place: number;
}

const better = (one: Row, two: Row): number => two.points - one.points || one.other - two.other;

/** Best first; with as many points, whoever left the others fewer. Oneself before bots that did the same. */
export function ranked(found: SameDeal): Row[] {
  const { points, other, place } = found;
  return [{ level: 0, points, other, place }, ...found.bots].sort(better);
}

/** The strongest level that one did better than; 0: than none. */
export function beatenBy(found: SameDeal): number {
  const own = { level: 0, ...found };
  return Math.max(0, ...found.bots.filter((bot) => better(own, bot) < 0).map((bot) => bot.level));
}
