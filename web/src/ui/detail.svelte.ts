/** What a board tells in the prompt, below the question: what the choice being looked at costs and brings. */
import { type Snippet, getContext, setContext } from 'svelte';

const KEY = Symbol('detail');

export class Detail {
  told = $state.raw<Snippet>();
}

export function setDetail(): Detail {
  return setContext(KEY, new Detail());
}

/** For a board, while it is made: what it tells in the prompt now, if anything. */
export function useDetail(told: () => Snippet | undefined): void {
  const detail = getContext<Detail | undefined>(KEY);
  $effect(() => {
    if (detail) detail.told = told();
    return () => {
      if (detail) detail.told = undefined;
    };
  });
}
