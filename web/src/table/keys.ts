/** Arrow keys walk the things that may be touched, to the nearest one in that direction. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  element: HTMLElement;
  x: number;
  y: number;
}

function spots(root: HTMLElement): Spot[] {
  const inPrompt = root.ownerDocument.querySelectorAll<HTMLElement>('.prompt [data-target]');
  return [...root.querySelectorAll<HTMLElement>('[data-target]'), ...inPrompt]
    .filter((element) => element.tabIndex >= 0 && element.getClientRects().length > 0)
    .map((element) => {
      const place = element.getBoundingClientRect();
      return { element, x: place.left + place.width / 2, y: place.top + place.height / 2 };
    });
}

/** The next of several spots in a direction; straight ahead counts more than sideways. */
export function nearest<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  others: T[],
  key: string,
): T | undefined {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best: T | undefined;
  let least = Infinity;
  for (const spot of others) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}

/** Move the focus; true if it moved. */
export function walk(root: HTMLElement, key: string): boolean {
  if (!DIRECTIONS[key]) return false;
  const all = spots(root);
  const here = all.find((spot) => spot.element === document.activeElement);
  const target = here ? nearest(here, all, key) : all[0];
  target?.element.focus();
  return target !== undefined;
}
