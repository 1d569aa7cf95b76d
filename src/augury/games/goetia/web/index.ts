import type { Room } from '$shell/net/room';
import Board from './Board.svelte';
import { facts, twin } from './twin';
import type { GoetiaView } from './view';
import { weigh } from './weight';

/** Placing a follower, paying for it and what it brings are one move. */
const STEPS = /^(place|waive|pay|settle|choose|exchange|swap|pact|cover|hide|token|recall|rob)\b/;

export const room: Room<GoetiaView> = {
  Board,
  facts,
  twin,
  weigh,
  plans: (action) => STEPS.test(action),
  chapters: ['round'],
  tall: true,
};
