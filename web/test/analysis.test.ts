import { describe, expect, it } from 'vitest';
import { Order, STEADY } from '../src/analysis/order';
import { before, byNumber, end, moment, next, rows } from '../src/analysis/tree';
import type { StudyNode } from '../src/net/messages';
import { type Mark, place, way } from '../src/ui/marks';

function node(number: number, parent: number, branches: number[]): StudyNode {
  const words = { title: '', note: '', action: `move ${number}` };
  return { node: number, parent, seat: 0, branches, played: true, ...words };
}

// 0 - 1 - 2 - 3
//      \- 4 - 5
//      \- 6
const nodes = byNumber([
  node(0, -1, [1]),
  node(1, 0, [2, 4, 6]),
  node(2, 1, [3]),
  node(3, 2, []),
  node(4, 1, [5]),
  node(5, 4, []),
  node(6, 1, []),
]);

describe('the tree of variations', () => {
  it('lists variations before the line goes on, set in', () => {
    expect(rows(nodes).map(({ node: { node: number }, depth }) => [number, depth])).toEqual([
      [0, 0],
      [1, 0],
      [4, 1],
      [5, 1],
      [6, 1],
      [2, 0],
      [3, 0],
    ]);
  });

  it('counts decisions and marks where variations begin', () => {
    const found = new Map(rows(nodes).map((row) => [row.node.node, row]));
    expect(found.get(5)?.number).toBe(3);
    expect([...found.values()].filter((row) => row.begins).map((row) => row.node.node)).toEqual([
      4, 6,
    ]);
  });

  it('is walked along the line one is on', () => {
    expect(next(nodes, 1)).toBe(2);
    expect(next(nodes, 4)).toBe(5);
    expect(next(nodes, 5)).toBe(5);
    expect(before(nodes, 4)).toBe(1);
    expect(before(nodes, 0)).toBe(0);
    expect(end(nodes, 0)).toBe(3);
    expect(moment(nodes, 5)).toBe(3);
  });
});

describe('the order of lines', () => {
  it('changes only when another has been better for a second', () => {
    const order = new Order();
    expect(order.settle(['a', 'b', 'c'], 0, false)).toEqual(['a', 'b', 'c']);
    expect(order.settle(['b', 'a', 'c'], 100, false)).toEqual(['a', 'b', 'c']);
    expect(order.settle(['b', 'a', 'c'], 100 + STEADY - 1, false)).toEqual(['a', 'b', 'c']);
    expect(order.settle(['b', 'a', 'c'], 100 + STEADY, false)).toEqual(['b', 'a', 'c']);
  });

  it('forgets a change that did not last', () => {
    const order = new Order();
    order.settle(['a', 'b'], 0, false);
    order.settle(['b', 'a'], 100, false);
    order.settle(['a', 'b'], 600, false);
    expect(order.settle(['b', 'a'], 1200, false)).toEqual(['a', 'b']);
  });

  it('takes a new line in at its end, and all of it when it is done', () => {
    const order = new Order();
    order.settle(['a', 'b', 'c'], 0, false);
    expect(order.settle(['d', 'a', 'b'], 100, false)).toEqual(['a', 'b', 'd']);
    expect(order.settle(['d', 'a', 'b'], 200, true)).toEqual(['d', 'a', 'b']);
  });
});

describe('marks on a board', () => {
  const frame = { width: 400, height: 300 };
  const boxes: Record<string, { x: number; y: number; width: number; height: number }> = {
    'card/A': { x: 10, y: 100, width: 50, height: 60 },
    'card/B': { x: 330, y: 100, width: 60, height: 60 },
    'card/far': { x: 900, y: 100, width: 60, height: 60 },
  };
  const mark = (number: number, ...things: string[]): Mark => ({
    number,
    things,
    told: '40 %',
    line: 'solid',
  });
  const find = (thing: string) => boxes[thing];

  it('stand around what is to be seen', () => {
    const found = place([mark(1, 'card/A', 'card/A', 'card/none', 'card/far')], find, frame);
    expect(found).toHaveLength(1);
    expect(found[0]!.boxes).toEqual([{ x: 6, y: 96, width: 58, height: 68 }]);
    expect(place([mark(1, 'card/none')], find, frame)).toEqual([]);
  });

  it('have pills inside the board that do not cover each other', () => {
    const found = place([mark(1, 'card/B'), mark(2, 'card/B'), mark(3, 'card/B')], find, frame);
    const pills = found.map(({ pill }) => pill);
    for (const { x, y } of pills) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + 74).toBeLessThanOrEqual(frame.width);
      expect(y).toBeGreaterThanOrEqual(0);
    }
    expect(new Set(pills.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  });

  it('tell at the edge what lies outside, and inside a large thing what is meant', () => {
    const [far] = place([mark(1, 'card/far')], find, frame);
    expect([far!.boxes, far!.pill.x]).toEqual([[], frame.width - 74]);
    const [near] = place([mark(1, 'card/A')], find, frame);
    expect(near!.pill.y + 26).toBeLessThanOrEqual(164);
  });

  it('lead from one thing to the next', () => {
    const [found] = place([mark(1, 'card/A', 'card/B')], find, frame);
    expect(way(found!.boxes)).toBe('M35 130 L360 130');
  });
});
