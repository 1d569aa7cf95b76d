/** Signs, shapes and the geometry of the table, in units: a unit is a pixel at the size of a desktop. */
import apostate from 'icon:devil-mask';
import bribe from 'icon:two-coins';
import book from 'icon:open-book';
import builder from 'icon:claw-hammer';
import guard from 'icon:shield';
import herb from 'icon:sprout';
import moon from 'icon:moon';
import novice from 'icon:hood';
import sail from 'icon:sailboat';
import shrine from 'icon:star-altar';
import tide from 'icon:big-wave';
import type { GameWords } from '$shell/words/words.svelte';
import type { LunaView, TileView } from './view';

export const FAVOURS = ['shrine', 'herb', 'tide', 'sail', 'bribe', 'book', 'novice'] as const;
export const SIGNS: Record<string, string> = { shrine, herb, tide, sail, bribe, book, novice };
export const EMBLEMS: Record<string, string> = { priestess: moon, builder, apostate, guard };

/** The shape of a seat, around (0, 0): diamond, triangle, circle, square. */
export const SHAPES = [
  'M0-6L6 0L0 6L-6 0Z',
  'M0-5.6L5.4 4.4H-5.4Z',
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  'M-4.6-4.6h9.2v9.2h-9.2z',
];

/** Outlines of the islands, in a box of 200 x 150. */
export const COASTS = [
  'M22 62C18 34 48 18 84 20C118 14 160 18 176 42C192 66 178 100 146 108C112 120 64 118 40 104C26 94 24 80 22 62Z',
  'M16 58C22 32 56 24 88 16C124 12 164 28 180 54C188 80 166 104 132 110C96 118 52 116 30 98C16 86 12 74 16 58Z',
  'M24 50C36 26 74 16 104 20C140 20 176 34 178 62C182 92 150 112 112 112C74 116 36 108 22 84C16 72 18 60 24 50Z',
];

export const HEX = { width: 56, height: 64, across: 28, down: 48.5 };
/** A hexagon with its point up, as large as its box. */
export function hexagon(width: number, height: number, inset = 0): string {
  const [w, h] = [width / 2 - inset, height / 2 - inset];
  const [x, y] = [width / 2, height / 2];
  return `M${x} ${y - h}L${x + w} ${y - h / 2}V${y + h / 2}L${x} ${y + h}L${x - w} ${y + h / 2}V${y - h / 2}Z`;
}

/** The middle of a place on the path: five per terrace, from the landing stage upward, turning at every end. The last of a terrace is the guard's. */
export function pathSpot(group: number, place: number): [number, number] {
  const along = group % 2 ? 4 - place : place;
  return [24 + along * 48, 372 - (group - 1) * 66];
}

/** The ribbon of one terrace, up to the turn into the next. */
export function terrace(group: number): string {
  const y = 372 - (group - 1) * 66;
  const [from, to] = group % 2 ? [216, 24] : [24, 216];
  const out = group % 2 ? -14 : 254;
  return `M${from} ${y}H${to}${group < 6 ? `C${out} ${y} ${out} ${y - 66} ${to} ${y - 66}` : ''}`;
}

export function onPath(view: LunaView, group: number): TileView[] {
  return view.tiles
    .filter((tile) => tile.zone === 'path' && tile.group === group)
    .sort((one, other) => one.tile - other.tile);
}

/** A player's name, or the automaton's. */
export function named(view: LunaView, seat: number, words: GameWords): string {
  return view.players[seat]!.automaton ? words.thing('automaton/1') : words.seat(seat);
}

export function seats(view: LunaView): number[] {
  return view.players.map((_, seat) => seat);
}
