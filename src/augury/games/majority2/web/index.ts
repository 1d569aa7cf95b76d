import type { Room } from '$shell/net/room';
import Board from './Board.svelte';
import { facts, twin } from './twin';
import type { Majority2View } from './view';

/** The small choices before and after a card is paid for: they are looked at together and confirmed once. */
const STEPS = /^(keep-hand|swap|no-draw|no-free-play|represent|lay-aside|disc|recolour)\b/;

/** What deserves a longer look, and what passes unnoticed. */
const WEIGHTS: Record<string, number> = {
  formed: 2,
  taken: 2,
  wiped: 2,
  ascended: 2,
  'column-lost': 2,
  'reserve-drew': 0,
};

export const room: Room<Majority2View> = {
  Board,
  facts,
  twin,
  weigh: (event) => WEIGHTS[event.kind] ?? 1,
  plans: (action) => STEPS.test(action),
  chapters: ['turn'],
};
