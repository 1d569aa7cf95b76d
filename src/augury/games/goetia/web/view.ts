// Made from Python by web/generate_types.py (`make web`); do not edit.
import type { GameView } from '$shell/net/view';

export interface Note {
  key: string;
  number: number;
  seat: number;
}

export interface HexView {
  id: string;
  rank: number;
  link: string;
  reward: string;
  sacrifice: boolean;
  followers: number[];
  token: string;
  vacant: number;
  stays: boolean;
  notes: Note[];
}

export interface Discount {
  thing: string;
  number: number;
}

export interface Price {
  tokens: string[];
  discount: number;
  discounts: Discount[];
  payable: boolean;
  pays: string[];
  choice: boolean;
  cubes: number;
  attention: number;
  jokers: number;
}

export interface WorldView {
  card: string;
  king: string;
  colour: string;
  hexes: HexView[];
}

export interface EdgeView {
  slot: string;
  card: string;
  flipped: boolean;
  waiting: number[];
  symbols: number;
  discs: number;
  open: boolean;
  charges: number[];
  line: string[];
  fee: string[];
  price: Price;
  hex: HexView;
}

export interface BoardView {
  board: string;
  name: string;
  board_class: number;
  dark: boolean;
  attention: number;
  attention_printed: number;
  rows: string[][];
  row_shown: string;
  king: string;
  tile: string;
  price: Price;
  hexes: HexView[];
}

export interface KingView {
  king: string;
  name: string;
  number: number;
  king_class: number;
  deck_size: number;
  looked: number[];
  deck: string[];
}

export interface PactView {
  pact: string;
  worth: number[];
}

export interface Stock {
  pink: number;
  teal: number;
  yellow: number;
  brown: number;
  black: number;
  attention: number;
}

export interface CardView {
  card: string;
  sort: string;
  points: number;
  cubes: string[];
  hexes: HexView[];
  price: Price[];
  worth: number;
  red: boolean;
}

export interface StackView {
  cards: string[];
  top: CardView[];
}

export interface Mat {
  stock: Stock;
  hand: number;
  recruited: number;
  placed: number;
  graveyard: number;
  waiting: string[];
  stacks: StackView[];
  cards: number;
  score: number;
  score_attention: number;
  score_cards: number;
  score_pacts: number;
  score_cubes: number;
}

export interface Pending {
  what: string;
  seat: number;
  thing: string;
  number: number;
}

export interface GoetiaView extends GameView {
  edition: string;
  phase: string;
  round: number;
  start_player: number;
  world: WorldView[];
  edges: EdgeView[];
  scry: BoardView[][];
  boards_below: number[];
  dark: BoardView[][];
  kings: KingView[];
  pacts: PactView[][];
  pact_places: number;
  pacts_on_table: number;
  ends_at: number;
  new_world_size: number;
  supply: Stock;
  robbed: number[];
  mats: Mat[];
  placing: string;
  owed: string[];
  next_token: string;
  discount: number;
  drawn: string[];
  drawn_size: number;
  pending: Pending[];
}
