/** Which part of a drawn board a figure shows. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the frame of a figure tells the page: the part to show, and things that are not in it. */
export interface Drawn extends Box {
  missing: string[];
}

/** Where a thing is drawn: a thing to touch, a piece, or a place. */
export function find(thing: string): DOMRect | undefined {
  const name = CSS.escape(thing);
  const drawn = document.querySelectorAll(
    `[data-target="${name}"], [data-piece="${name}"], [data-anchor="${name}"]`,
  );
  return [...drawn].map(visible).find((box) => box.width > 0 && box.height > 0);
}

/** The box of an element; of one that has none itself (display: contents), that of what is in it. */
function visible(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (own.width > 0) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The box around all of them, with a margin, within the window. */
export function around(boxes: Box[], margin: number, width: number, height: number): Box {
  if (!boxes.length) return { left: 0, top: 0, width, height };
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - margin);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - margin);
  const right = Math.min(width, Math.max(...boxes.map((box) => box.left + box.width)) + margin);
  const bottom = Math.min(height, Math.max(...boxes.map((box) => box.top + box.height)) + margin);
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether all of a box lies in another one. */
export function within(box: Box, outer: Box): boolean {
  return (
    box.left >= outer.left &&
    box.top >= outer.top &&
    box.left + box.width <= outer.left + outer.width &&
    box.top + box.height <= outer.top + outer.height
  );
}
