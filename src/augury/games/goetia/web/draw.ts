/** Where things lie on a tile and what is drawn on them; no rule of the game lives here. */
import type { CardView, EdgeView, GoetiaView, HexView, Price, Stock } from './view';

export const CUBES = ['P', 'T', 'Y', 'B', 'K'] as const;
export const SORTS = [...CUBES, 'A'] as const;
const FIELDS: Record<string, keyof Stock> = {
  P: 'pink',
  T: 'teal',
  Y: 'yellow',
  B: 'brown',
  K: 'black',
  A: 'attention',
};

export function held(stock: Stock, letter: string): number {
  return stock[FIELDS[letter]!];
}

export function cardThing(card: string): string {
  return `${card.startsWith('PACT') ? 'pact' : 'demon'}/${card}`;
}

/** Tokens counted: `P P K` is 2 pink and a black one. */
export function counted(tokens: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const token of tokens) found.set(token, (found.get(token) ?? 0) + 1);
  return [...found];
}

// The table, in units
export const WIDE = 1176;
export const HIGH = 590;

// Geometry: a tile is 146 high; flat hexes of radius 25 lie in a zigzag to the right of its spine

export const SPOTS: Record<number, [number, number][]> = {
  0: [],
  1: [[84, 73]],
  2: [
    [64, 61],
    [107, 86],
  ],
  3: [
    [62, 46],
    [105, 71],
    [62, 96],
  ],
  4: [
    [62, 36],
    [105, 60],
    [62, 84],
    [105, 108],
  ],
  5: [
    [62, 26],
    [105, 49],
    [62, 73],
    [105, 97],
    [62, 120],
  ],
};

export function hexagon(radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The ember teeth around a hex that costs something. */
export const TEETH = Array.from({ length: 42 }, (_, step) => {
  const angle = (step / 42) * 2 * Math.PI;
  const turn = ((angle % (Math.PI / 3)) + Math.PI / 3) % (Math.PI / 3);
  const side = Math.cos(Math.PI / 6) / Math.cos(turn - Math.PI / 6);
  const radius = 25 * side + (step % 2 ? 4.2 : 0.6);
  return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** The joints where linked hexes hang together: each the places of two hexes. */
export function joints(hexes: readonly HexView[]): [number, number][] {
  return hexes.flatMap((hex, place) =>
    place > 0 && hex.link && hex.link === hexes[place - 1]!.link
      ? [[place - 1, place] as [number, number]]
      : [],
  );
}

/** A hex with what lies around it. */
export interface Found {
  hex: HexView;
  price: Price | null;
  edge?: EdgeView;
  card?: CardView;
}

export function find(view: GoetiaView, id: string): Found | null {
  for (const card of view.world)
    for (const hex of card.hexes) if (hex.id === id) return { hex, price: null };
  for (const edge of view.edges)
    if (edge.hex.id === id) return { hex: edge.hex, price: edge.price, edge };
  for (const board of [...view.scry.flat(), ...view.dark.flat()])
    for (const hex of board.hexes) if (hex.id === id) return { hex, price: board.price };
  for (const card of view.mats.flatMap((mat) => mat.stacks.flatMap((stack) => stack.top))) {
    const hex = card.hexes[0];
    if (hex?.id === id) return { hex, price: card.price[0] ?? null, card };
  }
  return null;
}

/** A printed reward of cubes or Attention, to be put into words: `2W` is two of some colour. */
export function given(reward: string): [string, number] | null {
  return /^\d/.test(reward) ? [reward[1]!, Number(reward[0])] : null;
}

/** The Demon card that you are asked about: it covers another, or its power is used; '' = none. */
export function cardAsked(view: GoetiaView): string {
  const task = view.seat >= 0 && view.to_act.includes(view.seat) ? view.pending[0] : undefined;
  return task?.what === 'cover' || task?.what === 'power' ? task.thing : '';
}
