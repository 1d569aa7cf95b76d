/** What the room of a game brings to the browser. Each is a chunk of its own, loaded when a table of that game is opened. */
import type { Component } from 'svelte';
import type { EventInfo } from './messages';
import type { GameView } from './view';
import type { Told } from '../ui/touch';
import type { GameWords } from '../words/words.svelte';

/** The table as text: a title and sentences. */
export interface Region {
  title: string;
  lines: string[];
}

/** The facts of the top bar in one line. */
export function headline(facts: readonly Told[]): string {
  return facts.map((fact) => fact.told).join(', ');
}

export interface BoardProps<V> {
  view: V;
  words: GameWords;
  /** The choice being looked at: its text form; '' = none. */
  preview: string;
  /** The table after that choice, from the engine, for ghosts; null if nobody can tell yet. */
  after: V | null;
  /** The events of the frames shown so far, and what this one is about; empty when the table stands still. */
  shown: EventInfo[];
  playing: EventInfo | null;
  /** Everything this seat has heard so far. */
  log: EventInfo[];
}

export interface Room<V extends GameView = GameView> {
  Board: Component<BoardProps<V>>;
  /** The facts of the top bar, "Round 2 of 4", and what they mean: `words.told('show-round', ...)`. */
  facts(view: V, words: GameWords): Told[];
  twin(view: V, words: GameWords): Region[];
  /** How much an event deserves to be looked at: 1 like any other, 2 twice as much, 0 = it passes unnoticed. */
  weigh?(event: EventInfo): number;
  /** Is this choice one step of a longer move? Then it goes on a plan at once; the board shows the table after it, and one confirmation plays it all. */
  plans?(action: string, view: V): boolean;
  /** The choice that is made as long as the player touches nothing else, by what the view says; '' = none. */
  usual?(view: V): string;
  /** Events with which a new part of the game begins; a replay jumps from one to the next. */
  chapters?: readonly string[];
  /** On a phone the prompt is higher, because the board tells prices in it. */
  tall?: boolean;
  /** The board has no things to touch. */
  plain?: boolean;
}

export interface CoverModule {
  default: Component<{ id: string }>;
}
