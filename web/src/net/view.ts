// Made from Python by web/generate_types.py (`make web`); do not edit.

export interface GameView {
  seat: number;
  seats: number;
  to_act: number[];
  turn: number;
  prompt: string;
  scores: number[];
  breakdown: Record<string, number>[];
  ranks: number[];
}
