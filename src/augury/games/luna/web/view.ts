// Made from Python by web/generate_types.py (`make web`); do not edit.
import type { GameView } from '$shell/net/view';

export interface Player {
  colour: string;
  automaton: boolean;
  ip: number;
  at_end: number;
  supply: number;
  landing: number;
  shrines_left: number;
  favours: string[];
  council: number;
  council_order: number;
  temple: number;
  presence: number;
  prize: number;
  loss: number;
  actions: number;
}

export interface IslandView {
  name: string;
  active: number[];
  inactive: number[];
  shrines: boolean[];
  favours_left: number;
  figures: string[];
  next_figures: string[];
}

export interface TileView {
  tile: number;
  symbol: string;
  group: number;
  zone: string;
  novice: number;
  book: boolean;
  reach: string;
  expels: number[];
}

export interface FieldView {
  tile: number;
  board: string;
  slot: number;
  name: string;
  column: number;
  row: number;
  neighbours: number[];
}

export interface Source {
  source: string;
  novices: number;
  lands: string[];
  closes: string;
}

export interface UnderWay {
  tide: boolean;
  lifted_on: Record<string, number>;
  lifted_beside: Record<string, number>;
  lifted_landing: number;
  dropped: Record<string, number>;
  left: number;
  sources: Source[];
  island: string;
  tile: number;
}

export interface LunaView extends GameView {
  phase: string;
  round: number;
  rounds: number;
  passes: number;
  level: number;
  preset: boolean;
  start: number;
  tokens: number;
  all_tokens: number;
  most_actions: number;
  guard_values: number[];
  guard: number;
  guard_at: number;
  reaches: string[];
  book_bonus: boolean;
  prizes: number[];
  players: Player[];
  islands: IslandView[];
  priestess: string;
  builder: string;
  apostate: string;
  tiles: TileView[];
  fields: FieldView[];
  boards: string[];
  stacks: number[][];
  step: UnderWay;
}
