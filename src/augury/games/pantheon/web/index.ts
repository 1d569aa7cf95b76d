import type { Room } from '$shell/net/room';
import Board from './Board.svelte';
import { facts, twin } from './twin';
import type { PantheonView } from './view';
import { weigh } from './weight';

/** The steps of a movement, of a purchase and of a sacrifice: they are looked at together and confirmed once. */
const STEPS = /^(move|foot|column|take|leave|money|spend|purchase|raise|acquire|bring)\b/;

export const room: Room<PantheonView> = {
  Board,
  facts,
  twin,
  weigh,
  plans: (action) => STEPS.test(action),
  usual: (view) => view.usual && `bring ${view.usual}`,
  chapters: ['era', 'turn'],
  tall: true,
};
