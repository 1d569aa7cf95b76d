// Made from Python by web/generate_types.py (`make web`); do not edit.
import type { GameView } from '$shell/net/view';

export interface Mat {
  coins: number;
  area: string[];
  sums: number[];
  would_pay: number[];
  places: number[];
  hand_size: number;
  packet_size: number;
  packet_from: number;
  has_chosen: boolean;
  team: number;
  team_coins: number;
}

export interface Zone {
  seat: number;
  card: string;
}

export interface Ability {
  power: number;
  told_by: string[];
}

export interface MajorityView extends GameView {
  phase: string;
  round: number;
  rounds: number;
  turn_of_round: number;
  turns_in_round: number;
  open: boolean;
  order: number[];
  abilities: Ability[];
  marker: number;
  deck_size: number;
  removed: string[];
  mats: Mat[];
  zone: Zone[];
  last_zone: Zone[];
  hand: string[];
  packet: string[];
  kept: string[];
  chosen: string;
  passed_on: string[][];
  gave: string;
  got: string;
}
