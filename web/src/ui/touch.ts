/** How boards reach the shell: what may be touched, and what to do when it is. */
import { getContext, setContext } from 'svelte';

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
  /** Plan a whole move of several steps at once. */
  lay(actions: string[]): void;
  /** What a thing does, in the player's language; '' = nothing to tell. */
  about(thing: string): string;
  /** Show that text beside the thing; no element = stop showing. */
  explain(thing: string, at: HTMLElement | null): void;
}

const KEY = Symbol('touch');

export function setTouch(touch: Touch): void {
  setContext(KEY, touch);
}

export function getTouch(): Touch {
  return getContext<Touch>(KEY);
}

/** For whoever only looks: things can be explained, nothing can be chosen. */
export function lookingOn(about: Touch['about'], explain: Touch['explain']): Touch {
  return {
    may: () => false,
    could: () => false,
    isPicked: () => false,
    touch: () => undefined,
    plan: () => [],
    lay: () => undefined,
    about,
    explain,
  };
}
