/** Boards in motion: whenever what is shown changes, pieces travel from where they were. */
import { tick } from 'svelte';

type Flip = typeof import('./flip');

/** `shown` reads whatever changes the board, `travel` tells how long pieces take (0 = as usual). */
export function useMotion(
  board: () => HTMLElement | undefined,
  shown: () => unknown,
  travel: () => number,
): void {
  let flip: Flip | undefined; // comes after the first picture: nothing moves before that
  void import('./flip').then((found) => {
    flip = found;
  });
  $effect.pre(() => {
    shown();
    const root = board();
    if (!root || !flip) return;
    const before = flip.picture(root);
    void tick().then(() => {
      if (root.isConnected) flip?.interpolate(root, before, travel());
    });
  });
}
