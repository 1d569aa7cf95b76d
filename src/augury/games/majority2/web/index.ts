import type { Room } from '$shell/net/room';
import Board from './Board.svelte';
import { facts, twin } from './twin';
import type { Majority2View } from './view';

/** The small choices before and after a card is paid for: they are looked at together and confirmed once. */
const STEPS = /^(keep-hand|swap|no-draw|no-free-play|represent|lay-aside|disc|recolour)\b/;

export const room: Room<Majority2View> = {
  Board,
  facts,
  twin,
  plans: (action) => STEPS.test(action),
};
