import type { Room } from '$shell/net/room';
import Board from './Board.svelte';
import { pace, stage } from './stage';
import { breakdown, facts, twin } from './twin';
import type { GoetiaView } from './view';

export const room: Room<GoetiaView> = { Board, facts, twin, pace, stage, breakdown };
