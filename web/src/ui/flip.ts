/**
 * The way from one true view to the next. Whatever carries the same `data-piece` before and after is
 * the same piece and travels; a new one comes from the place that its `data-from` names, one that is
 * gone flies to its `data-to`; places are `data-anchor`. A number in a `data-count` ticks, and what it
 * counts flies if the counter shows it as `data-token`.
 */
import { moves } from '../state/settings.svelte';
import { transfers } from './matching';
import { fly, inUserUnits } from './flight';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const STILL = 3; // pixels that nobody sees
const FLOCK = 5; // as many tokens fly at most
const APART = 60; // milliseconds between them

interface Spot {
  element: HTMLElement | SVGGraphicsElement;
  box: DOMRect;
  inside: string; // the piece it lies on; moves with it
  to: string;
  home: Element | null;
  matrix: DOMMatrix | null; // of a part of a drawing
}

interface Picture {
  pieces: Map<string, Spot>;
  anchors: Map<string, DOMRect>;
  counts: Map<string, number>;
}

export type { Picture };

export const BLANK: Picture = { pieces: new Map(), anchors: new Map(), counts: new Map() };

const running = new Map<Element, Animation>();
const ticking = new Map<Text, { timer: number; wanted: string; written: string }>();

/** How the table looks now, in the middle of a movement if there is one. */
export function picture(root: HTMLElement): Picture {
  if (!moves()) return BLANK;
  const made: Picture = { pieces: new Map(), anchors: anchors(root), counts: new Map() };
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    made.pieces.set(element.dataset['piece']!, {
      element,
      box,
      inside: pieceAround(element),
      to: element.dataset['to'] ?? '',
      home: element.parentElement,
      matrix: isPart(element) ? element.getScreenCTM() : null,
    });
  }
  for (const [id, text] of numbers(root)) made.counts.set(id, Number(text.nodeValue));
  for (const text of [...ticking.keys()]) if (root.contains(text)) stop(text);
  return made;
}

/** From that picture to the table as it stands now. */
export function interpolate(root: HTMLElement, before: Picture, duration = 0): void {
  if (!before.pieces.size && !before.anchors.size && !before.counts.size) return;
  const time = duration || usual();
  for (const [element, animation] of running) if (root.contains(element)) animation.cancel();
  const places = anchors(root);
  const place = (names: string | undefined): DOMRect | undefined =>
    (names ?? '')
      .split(' ')
      .map((name) => places.get(name) ?? before.anchors.get(name))
      .find((box) => box?.width);
  const here = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = element.dataset['piece']!;
    here.add(name);
    const box = element.getBoundingClientRect();
    const was = before.pieces.get(name);
    if (!box.width) {
      const near = was && place(element.dataset['from']); // it lies where it cannot be seen
      if (near) leave(root, was, near, time);
    } else if (was) {
      if (!was.inside || was.inside !== pieceAround(element)) go(element, was.box, box, time, 1);
    } else {
      const source = place(element.dataset['from']);
      if (source) go(element, shrunk(source, box), box, time, 0.2);
    }
  }
  for (const [name, was] of before.pieces) {
    const target = here.has(name) ? undefined : place(was.to);
    if (target) leave(root, was, target, time);
  }
  count(root, before, place, time);
}

function leave(root: HTMLElement, was: Spot, target: DOMRect, time: number): void {
  const home = was.home && root.contains(was.home) ? was.home : root;
  fly(was.element, home, was.matrix, was.box, shrunk(target, was.box), { time, fades: true });
}

function go(element: HTMLElement, from: DOMRect, to: DOMRect, time: number, opacity: number): void {
  const step = { x: middle(from).x - middle(to).x, y: middle(from).y - middle(to).y };
  if (Math.abs(step.x) + Math.abs(step.y) < STILL) return;
  const scale = Math.min(4, Math.max(0.25, from.width / to.width));
  const { x, y } = isPart(element) ? inUserUnits(element, middle(to), step, scale) : step;
  const animation = element.animate(
    [
      { translate: `${x}px ${y}px`, scale, opacity: opacity < 1 ? opacity : undefined, zIndex: 5 },
      { translate: '0px 0px', scale: 1, zIndex: 5 },
    ] as Keyframe[],
    { duration: time, easing: EASE },
  );
  running.set(element, animation);
  animation.onfinish = animation.oncancel = () => {
    if (running.get(element) === animation) running.delete(element);
  };
}

/** Numbers tick; what they count flies. */
function count(
  root: HTMLElement,
  before: Picture,
  place: (names: string | undefined) => DOMRect | undefined,
  time: number,
): void {
  const now = new Map<string, number>();
  const found = numbers(root);
  for (const [id, text] of found) {
    const value = Number(text.nodeValue);
    now.set(id, value);
    const old = before.counts.get(id);
    if (old !== undefined && old !== value) tick(text, old, value, time);
  }
  const element = (id: string): HTMLElement | null =>
    id ? root.querySelector<HTMLElement>(`[data-count="${id}"]`) : null;
  for (const { from, to, number } of transfers(before.counts, now)) {
    const [source, target] = [element(from), element(to)];
    const token = tokenOf(target) ?? tokenOf(source);
    const start = spotOf(source) ?? place(target?.dataset['from']);
    const end = spotOf(target) ?? place(source?.dataset['to']);
    if (!token || !start?.width || !end?.width) continue;
    const size = token.getBoundingClientRect();
    for (let copy = 0; copy < Math.min(number, FLOCK); copy += 1)
      fly(token, token.parentElement!, null, shrunk(start, size), shrunk(end, size), {
        time,
        delay: copy * APART,
      });
  }
}

/** What a counter counts, if it can be seen. */
function tokenOf(counter: HTMLElement | null): HTMLElement | null {
  const token = counter?.querySelector<HTMLElement>('[data-token]');
  return token?.getBoundingClientRect().width ? token : null;
}

/** Where a counter is; if it is hidden, the place that it is part of. */
function spotOf(counter: HTMLElement | null): DOMRect | undefined {
  let at: Element | null = counter?.querySelector('[data-token]') ?? null;
  while (at && !at.getBoundingClientRect().width)
    at = at.parentElement?.closest('[data-anchor]') ?? null;
  return at?.getBoundingClientRect();
}

function tick(text: Text, from: number, to: number, time: number): void {
  const start = performance.now();
  const state = { timer: 0, wanted: text.nodeValue ?? '', written: text.nodeValue ?? '' };
  const show = (): void => {
    const part = Math.min(1, (performance.now() - start) / time);
    if (text.nodeValue !== state.written) {
      ticking.delete(text); // somebody else has written
      return;
    }
    state.written =
      part < 1 && text.isConnected ? String(Math.round(from + (to - from) * part)) : state.wanted;
    text.nodeValue = state.written;
    if (state.written === state.wanted && part >= 1) ticking.delete(text);
    else state.timer = requestAnimationFrame(show);
  };
  ticking.set(text, state);
  show();
}

function stop(text: Text): void {
  const state = ticking.get(text)!;
  cancelAnimationFrame(state.timer);
  if (text.nodeValue === state.written) text.nodeValue = state.wanted;
  ticking.delete(text);
}

/** The text of every counter. */
function numbers(root: ParentNode): Map<string, Text> {
  const found = new Map<string, Text>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-count]')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (/^\s*-?\d+\s*$/.test(text.nodeValue ?? '')) found.set(element.dataset['count']!, text);
    }
  }
  return found;
}

function anchors(root: ParentNode): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset['anchor']!, box);
  }
  return found;
}

function pieceAround(element: Element): string {
  return element.parentElement?.closest<HTMLElement>('[data-piece]')?.dataset['piece'] ?? '';
}

/** A part of a drawing, which is measured in the drawing's own units. */
function isPart(element: Element): element is SVGGraphicsElement & HTMLElement {
  return element instanceof SVGGraphicsElement && element.ownerSVGElement !== null;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A piece of that size in the middle of a place; smaller if the place is. */
function shrunk(place: DOMRect, piece: DOMRect): DOMRect {
  const scale = Math.min(1, place.width / piece.width, place.height / piece.height);
  const [width, height] = [piece.width * scale, piece.height * scale];
  const at = middle(place);
  return new DOMRect(at.x - width / 2, at.y - height / 2, width, height);
}

function usual(): number {
  const style = getComputedStyle(document.documentElement);
  return parseFloat(style.getPropertyValue('--d-move')) || 260;
}
