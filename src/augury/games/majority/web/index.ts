import type { Room } from '$shell/net/room';
import Board from './Board.svelte';
import { facts, twin } from './twin';
import type { MajorityView } from './view';

/** What deserves a longer look, and what passes unnoticed. */
const WEIGHTS: Record<string, number> = {
  bribed: 2,
  killed: 2,
  betrayed: 2,
  swapped: 2,
  packet: 0,
  'turn-closed': 0,
};

export const room: Room<MajorityView> = {
  Board,
  facts,
  twin,
  weigh: (event) => WEIGHTS[event.kind] ?? 1,
  chapters: ['dealt'],
};
