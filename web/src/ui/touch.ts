/** How boards reach the shell: what may be touched, and what to do when it is. */
import { getContext, setContext } from 'svelte';

/** What there is to say about something on the board that is not a thing to touch: an icon, a number, a track, a badge. */
export interface TipText {
  name: string;
  /** What it means; the numbers of rules may stand behind it in brackets. */
  text?: string;
  /** Its number now. */
  now?: string | number;
  /** The thing on the table that it is about: if that cannot be chosen now, the tip says why not. */
  thing?: string;
  /** A button of the page, which does what it does even while every tap explains. */
  acts?: boolean;
}

/** A fact of the header, and what it means. */
export interface Told {
  told: string;
  text: string;
}

/** A thing on the table, such as `card/R7`, which the game's texts know; or a tip of its own. */
export type What = string | TipText;

/** A choice: its text form, and the things it names. */
export interface Offered {
  action: string;
  targets: readonly string[];
}

export interface Touch {
  may(thing: string): boolean;
  /** Not next, but touching it begins another choice. */
  could(thing: string): boolean;
  /** The coach of a lesson points at it. */
  isTaught?(thing: string): boolean;
  isPicked(thing: string, instance?: string): boolean;
  touch(thing: string, instance?: string): void;
  /** The steps that are planned. */
  plan(): readonly string[];
  /** All that may be chosen now, and what each would touch. */
  offers(): readonly Offered[];
  /** Look at one of these, as if its things had been touched; it still has to be confirmed. */
  begin(action: string): void;
  /** Plan a whole move of several steps at once. */
  lay(actions: string[]): void;
  /** Does every tap explain, and decide nothing? */
  asks(): boolean;
  /** Say beside an element what it is, and why it cannot be chosen now; no element = stop, unless the tip is being read. */
  explain(what: What, at: Element | null): void;
}

const KEY = Symbol('touch');

export function setTouch(touch: Touch): void {
  setContext(KEY, touch);
}

export function getTouch(): Touch {
  return getContext<Touch>(KEY);
}

/** For whoever only looks: things can be explained, nothing can be chosen. */
export function lookingOn(explain: Touch['explain']): Touch {
  return {
    may: () => false,
    could: () => false,
    isPicked: () => false,
    touch: () => undefined,
    plan: () => [],
    offers: () => [],
    begin: () => undefined,
    lay: () => undefined,
    asks: () => false,
    explain,
  };
}
