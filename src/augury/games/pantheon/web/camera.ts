/** The window on a map that is larger than it: where it looks, and where it shall look. */
import { glide } from '$shell/state/settings.svelte';
import { FRAME } from './hexes';

interface Point {
  x: number;
  y: number;
}
const EDGE = 24; // pixels: nearer to the edge of the window nothing is in sight

/** The middle of the window, on the map. */
export function middle(window: HTMLElement): Point {
  const scale = window.scrollWidth / FRAME.width;
  return {
    x: (window.scrollLeft + window.clientWidth / 2) / scale + FRAME.left,
    y: (window.scrollTop + window.clientHeight / 2) / scale + FRAME.top,
  };
}

export function lookAt(window: HTMLElement, { x, y }: Point, smooth: boolean): void {
  const scale = window.scrollWidth / FRAME.width;
  window.scrollTo({
    left: (x - FRAME.left) * scale - window.clientWidth / 2,
    top: (y - FRAME.top) * scale - window.clientHeight / 2,
    behavior: smooth ? glide() : 'instant',
  });
}

/** Does the window show a place of the sheet that lies in it? */
export function sees(window: HTMLElement, sheet: HTMLElement, { x, y }: Point): boolean {
  const [shown, all] = [window.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const scale = all.width / FRAME.width;
  const left = all.left + (x - FRAME.left) * scale;
  const top = all.top + (y - FRAME.top) * scale;
  return (
    left > shown.left + EDGE &&
    left < shown.right - EDGE &&
    top > shown.top + EDGE &&
    top < shown.bottom - EDGE
  );
}

/** The middle of several places. */
export function between(places: readonly Point[]): Point {
  const sum = (pick: (point: Point) => number): number =>
    places.reduce((total, point) => total + pick(point), 0) / places.length;
  return { x: sum((point) => point.x), y: sum((point) => point.y) };
}

/** How far the first two fingers are from each other; 0 where there is but one. */
export function apart([one, other]: Iterable<Touch>): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
