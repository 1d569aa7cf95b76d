/** Figures of a puzzle in words. */
import type { PuzzleInfo, ReachInfo } from '../net/messages';
import type { GameView } from '../net/view';
import type { Facts } from '../words/words.svelte';

type Tell = (key: string, facts?: Facts) => string;

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** "62 % to win, 3.1 ahead at the end" */
export function reached({ win, margin }: ReachInfo, tell: Tell): string {
  const key = margin < 0 ? 'reach-behind' : 'reach-ahead';
  const count = Math.round(Math.abs(margin) * 10) / 10;
  return tell(key, { percent: Math.round(win * 100), points: count });
}

/** How the game stands, for the seat of the puzzle. */
export function standing(info: PuzzleInfo, tell: Tell): string {
  const { scores } = info.view as GameView;
  const { sides } = info.table;
  const total = (side: number): number =>
    scores.reduce((sum, score, seat) => (sides[seat] === side ? sum + score : sum), 0);
  const own = sides[info.seat]!;
  const others = [...new Set(sides)].filter((side) => side !== own).map(total);
  if (!others.length) return tell('stand-alone', { points: total(own) });
  const ahead = total(own) - Math.max(...others);
  const facts = { mine: total(own), other: Math.max(...others) };
  return tell(ahead > 0 ? 'stand-ahead' : ahead < 0 ? 'stand-behind' : 'stand-level', facts);
}
