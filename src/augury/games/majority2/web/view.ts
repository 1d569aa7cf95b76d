// Made from Python by web/generate_types.py (`make web`); do not edit.
import type { GameView } from '$shell/net/view';

export interface MemberView {
  id: string;
  card: string;
  disc: string;
  colour: string;
  points: number;
}

export interface ColumnView {
  number: number;
  cards: MemberView[];
  colours: number[];
  leader: string;
  forming: boolean;
  protected: boolean;
}

export interface PlayerView {
  coins: number;
  ready: number;
  points: number;
  columns: ColumnView[];
  area: MemberView[];
  reserve_size: number;
  reserve: string[];
  factions: number[];
}

export interface PacketView {
  top: string;
  size: number;
}

export interface PendingView {
  what: string;
  seat: number;
  card: string;
  column: number;
  colour: string;
}

export interface CardView {
  card: string;
  colour: string;
  cost: number;
  need: number;
  points: number;
  copies: number;
}

export interface Majority2View extends GameView {
  phase: string;
  active: number;
  start: number;
  players: PlayerView[];
  pending: PendingView[];
  hand_size: number;
  hand: string[];
  lacks: string[];
  holder: number;
  pile_size: number;
  discards: PacketView[];
  supply: string[];
  draws: number;
  must_swap: boolean;
  idle: number;
  cards: CardView[];
  factions_to_end: number;
  unseen: number[];
}
