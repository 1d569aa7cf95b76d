import type { Room } from '$shell/net/room';
import Board from './Board.svelte';
import { facts, twin } from './twin';
import type { LunaView } from './view';

/** Steps of a longer move: who travels where, whose novices go to the Council or after the Apostate, who gets a book. */
const STEPS =
  /^(travel|tide|lift|lift-beside|lift-landing|lift-done|drop|council|banish|book)( |$)/;

/** What deserves a longer look. */
const WEIGHTS: Record<string, number> = { round: 2, induct: 2, expel: 2, 'automaton-book': 2 };

export const room: Room<LunaView> = {
  Board,
  facts,
  twin,
  weigh: (event) => WEIGHTS[event.kind] ?? 1,
  plans: (action) => STEPS.test(action),
  chapters: ['round'],
};
