/** The board as hexes with the pointed side up, from the rows of marks in the view. */
import type { PantheonView, Piece } from './view';

export const UNIT = 44; // the width of a hex
const RADIUS = UNIT / Math.sqrt(3);
const LETTERS = 'ABCDEFGHIJKLM';
export const FRAME = {
  left: -UNIT * 0.62,
  top: -UNIT * 0.7,
  width: UNIT * 23.74,
  height: UNIT * 11.8,
};

export interface Hex {
  name: string;
  mark: string;
  x: number;
  y: number;
}

export interface Terrain {
  hexes: Hex[];
  land: string;
  water: string;
  coast: string;
}

export function place(name: string): { x: number; y: number } {
  const row = LETTERS.indexOf(name[0]!);
  return { x: UNIT * (Number(name.slice(1)) + (row % 2) / 2), y: UNIT * row * Math.sqrt(0.75) };
}

/** Where a space is, in parts of the frame. */
export function share(name: string): { left: string; top: string } {
  const { x, y } = place(name);
  return {
    left: `${((x - FRAME.left) / FRAME.width) * 100}%`,
    top: `${((y - FRAME.top) / FRAME.height) * 100}%`,
  };
}

/** The six spaces around one: east, south-east, south-west, west, north-west, north-east; whether or not they are on the board. */
export function around(name: string): string[] {
  const row = LETTERS.indexOf(name[0]!);
  const column = Number(name.slice(1));
  const west = row % 2 ? column : column - 1;
  const at = (r: number, c: number): string =>
    LETTERS[r] && c >= 0 ? LETTERS[r]! + String(c).padStart(2, '0') : '';
  return [
    at(row, column + 1),
    at(row + 1, west + 1),
    at(row + 1, west),
    at(row, column - 1),
    at(row - 1, west),
    at(row - 1, west + 1),
  ];
}

function corner(x: number, y: number, number: number, radius: number): string {
  const angle = (Math.PI / 3) * number - Math.PI / 6;
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
}

export function outline(x: number, y: number, radius = RADIUS): string {
  return `M${[0, 1, 2, 3, 4, 5].map((number) => corner(x, y, number, radius)).join('L')}Z`;
}

/** The sides of some spaces that no other of them shares. */
export function border(names: Iterable<string>): string {
  const inside = new Set(names);
  let path = '';
  for (const name of inside) {
    const { x, y } = place(name);
    around(name).forEach((beside, side) => {
      if (!inside.has(beside))
        path += `M${corner(x, y, side, RADIUS)}L${corner(x, y, side + 1, RADIUS)}`;
    });
  }
  return path;
}

export function terrain(grid: readonly string[]): Terrain {
  const hexes = grid.flatMap((line, row) =>
    [...line].flatMap((mark, column) => {
      const name = LETTERS[row]! + String(column).padStart(2, '0');
      return mark === ' ' ? [] : [{ name, mark, ...place(name) }];
    }),
  );
  const draw = (wet: boolean): string =>
    hexes
      .filter((hex) => (hex.mark === '~') === wet)
      .map((hex) => outline(hex.x, hex.y))
      .join('');
  return {
    hexes,
    land: draw(false),
    water: draw(true),
    coast: border(hexes.filter((hex) => hex.mark !== '~').map((hex) => hex.name)),
  };
}

/** Lines through the linked pieces of a seat, from the temple on; `leaps` are those that a jump made. */
export function route(view: PantheonView, seat: number): { lines: string; leaps: string } {
  const left = new Set(
    view.pieces
      .filter((piece: Piece) => piece.seat === seat && piece.linked)
      .map((piece) => piece.node),
  );
  const drawn = { lines: '', leaps: '' };
  if (!view.site) return drawn;
  const queue = [view.site];
  const line = (from: string, to: string): string =>
    `M${place(from).x} ${place(from).y}L${place(to).x} ${place(to).y}`;
  const reached = [view.site];
  while (left.size) {
    for (let from = queue.shift(); from; from = queue.shift()) {
      for (const beside of around(from)) {
        if (!left.delete(beside)) continue;
        drawn.lines += line(from, beside);
        queue.push(beside);
        reached.push(beside);
      }
    }
    const landed = [...left]
      .map((to) => ({
        to,
        from: reached.find((from) => around(from).some((middle) => around(middle).includes(to))),
      }))
      .find((leap) => leap.from);
    const next = landed?.to ?? [...left][0];
    if (!next) break;
    left.delete(next);
    if (landed) drawn.leaps += line(landed.from!, next);
    queue.push(next);
    reached.push(next);
  }
  return drawn;
}
