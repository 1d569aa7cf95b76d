/** Pieces move from where they were to where they are. Whatever carries the same `data-piece` before and after is the same piece. */
import { moves } from '../state/settings.svelte';

export type Places = Map<string, DOMRect>;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  if (!moves()) return found;
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const place = piece.getBoundingClientRect();
    if (place.width) found.set(piece.dataset['piece']!, place);
  }
  return found;
}

export function flip(root: ParentNode, before: Places): void {
  if (!before.size) return;
  const style = getComputedStyle(document.documentElement);
  const duration = parseFloat(style.getPropertyValue('--d-move')) || 260;
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const from = before.get(piece.dataset['piece']!);
    const to = piece.getBoundingClientRect();
    if (!from || !to.width) continue;
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    const scale = from.width / to.width;
    piece.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ],
      {
        duration,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      },
    );
  }
}
