import type { Room } from "$shell/net/room";
import Board from "./Board.svelte";
import { facts, twin } from "./twin";
import type { MajorityView } from "./view";

export const room: Room<MajorityView> = { Board, facts, twin };
