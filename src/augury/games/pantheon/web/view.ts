// Made from Python by web/generate_types.py (`make web`); do not edit.
import type { GameView } from '$shell/net/view';

export interface NationSpaces {
  nation: string;
  start: string;
  loot: string[];
}

export interface Piece {
  node: string;
  seat: number;
  piece: string;
  linked: boolean;
}

export interface LootSpace {
  node: string;
  number: number;
  loot: string;
}

export interface Serving {
  kind: string;
  tile: number;
  cards: number;
  short: number;
}

export interface OpenGod {
  god: string;
  cost: number[];
  affordable: boolean;
  shares: Serving[];
  cards: number;
  short: number;
}

export interface Spot {
  node: string;
  piece: string;
  cost: number;
  over: string;
}

export interface Goal {
  node: string;
  steps: number;
  path: string[];
}

export interface Kept {
  god: string;
  number: number;
}

export interface Mat {
  hand_size: number;
  known: string[];
  unknown: number;
  levels: number[];
  gods: Kept[];
  bonus: string;
  step_tiles: number[];
  feet: number;
  columns: number;
  general_feet: number;
  general_columns: number;
  on_board: number;
  column_points: number;
  pietalte_points: number;
  demigods: number;
  open_demigods: number[];
  low_demigods: number;
  high_demigods: number;
  free_steps: number;
  free_jumps: number;
  free_money: number;
}

export interface Offering {
  kind: string;
  level: number;
  cards: number;
  total: number;
  price: number;
}

export interface Task {
  step: string;
  seat: number;
}

export interface PantheonView extends GameView {
  era: number;
  eras: number;
  nation: string;
  nations: string[];
  grid: string[];
  spaces: NationSpaces[];
  sacrifices: string[];
  column_points: number[];
  god_points: number;
  scorings: number[];
  once: string[];
  move_steps: number;
  site: string;
  temple: boolean;
  start_player: number;
  active: number;
  big_foot: number;
  agenda: Task[];
  pieces: Piece[];
  loot: LootSpace[];
  loot_spaces: string[];
  gods: OpenGod[];
  demigods: number[];
  display: string[];
  special: string[];
  laid: string[];
  deck_size: number;
  discard: string[];
  god_stack: number;
  low_pile: number;
  high_pile: number;
  bag: number;
  open_bonus: string[];
  mats: Mat[];
  steps: number;
  jumps: number;
  budget: number;
  picked: number;
  most_picks: number;
  taken: string[];
  underfoot: string;
  revealed: string;
  wanted: string;
  wanted_cost: number[];
  brought: string[];
  usual: string;
  traitera: number;
  hand: string[];
  offerings: Offering[];
  movement: number;
  money: number;
  own_demigods: number[];
  demigod_points: number;
  spots: Spot[];
  most_steps: number;
  goals: Goal[];
}
