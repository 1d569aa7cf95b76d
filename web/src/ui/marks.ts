/** Where marks stand over a board: around the things that a choice names, and the way from one to the next. */

export interface Mark {
  /** The number of the choice, from 1. */
  number: number;
  things: readonly string[];
  /** What its pill says beside the number. */
  told: string;
  /** Choices in their order; or, of two that are compared, what was played and what was better. */
  line: 'solid' | 'dashed' | 'dotted' | 'played' | 'better';
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed {
  mark: Mark;
  boxes: Box[];
  pill: { x: number; y: number };
}

const PAD = 4; // px around a thing
const TIGHT = 600; // px of a board
const PILL = { width: 74, height: 26 };

/** The boxes of a mark's things inside the frame, and a free place for its pill. */
export function place(
  marks: readonly Mark[],
  find: (thing: string) => Box | undefined,
  frame: { width: number; height: number },
): Placed[] {
  const found: Placed[] = [];
  for (const mark of marks) {
    const all = [...new Set(mark.things)].flatMap((thing) => {
      const box = find(thing);
      return box && box.width > 0 ? [padded(box)] : [];
    });
    const boxes = all.filter((box) => inside(box, frame));
    // What lies outside is told at that edge.
    const last = boxes.at(-1) ?? all.at(-1);
    if (last) found.push({ mark, boxes, pill: spot(last, found, frame) });
  }
  return found;
}

function inside(box: Box, frame: { width: number; height: number }): boolean {
  return (
    box.x + box.width > 0 && box.y + box.height > 0 && box.x < frame.width && box.y < frame.height
  );
}

function padded(box: Box): Box {
  return {
    x: box.x - PAD,
    y: box.y - PAD,
    width: box.width + 2 * PAD,
    height: box.height + 2 * PAD,
  };
}

/** Beside the thing, else above or below it; never over another pill, never outside. */
function spot(box: Box, others: readonly Placed[], frame: { width: number; height: number }) {
  const middle = box.y + box.height / 2 - PILL.height / 2;
  const across = box.x + box.width / 2 - PILL.width / 2;
  // On a phone things stand side by side: what is inside belongs to it without a doubt.
  const within = { x: across, y: box.y + box.height - PILL.height - 2 };
  const places = [
    ...(frame.width < TIGHT && box.height > 2 * PILL.height ? [within] : []),
    { x: box.x + box.width + 2, y: middle },
    { x: box.x - PILL.width - 2, y: middle },
    { x: across, y: box.y - PILL.height - 2 },
    { x: across, y: box.y + box.height + 2 },
  ];
  const fits = ({ x, y }: { x: number; y: number }) =>
    x >= 0 &&
    y >= 0 &&
    x + PILL.width <= frame.width &&
    y + PILL.height <= frame.height &&
    !others.some(
      ({ pill }) => Math.abs(pill.x - x) < PILL.width && Math.abs(pill.y - y) < PILL.height,
    );
  const free = places.find(fits) ?? places[0]!;
  return {
    x: Math.min(Math.max(0, free.x), Math.max(0, frame.width - PILL.width)),
    y: Math.min(Math.max(0, free.y), Math.max(0, frame.height - PILL.height)),
  };
}

/** From the middle of each thing to the next. */
export function way(boxes: readonly Box[]): string {
  return boxes
    .map(({ x, y, width, height }, at) => `${at ? 'L' : 'M'}${x + width / 2} ${y + height / 2}`)
    .join(' ');
}
