/** Who sits where, seen from the seat in front. */
import type { GameWords } from '$shell/words/words.svelte';
import { nearSeat } from '$shell/ui/near.svelte';
import type { MajorityView } from './view';

export interface Place {
  seat: number;
  side: 'south' | 'west' | 'north' | 'east';
  role: string;
}

const SIDES = {
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
} as const;

export function places(view: MajorityView, words: GameWords): Place[] {
  const home = nearSeat(view);
  return SIDES[view.seats as 3 | 4].map((side, distance) => ({
    seat: (home + distance) % view.seats,
    side,
    role: role(view, words, distance),
  }));
}

function role(view: MajorityView, words: GameWords, distance: number): string {
  if (view.seat < 0) return '';
  if (distance === 0) return view.to_act.includes(view.seat) ? words.say('board-your-turn') : '';
  if (view.seats === 4 && distance === 2) return words.say('board-partner');
  return words.say(distance === 1 ? 'board-left' : 'board-right');
}
