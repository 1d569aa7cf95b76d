/** The tree of variations as a list of lines: a line goes on below its variations, which are set in. */
import type { StudyNode } from '../net/messages';

export interface Row {
  node: StudyNode;
  depth: number; // 0 = the main line
  number: number; // decisions up to here
  begins: boolean; // the first move of a variation
}

export type Nodes = ReadonlyMap<number, StudyNode>;

export function byNumber(nodes: readonly StudyNode[]): Nodes {
  return new Map(nodes.map((node) => [node.node, node]));
}

/** All moves in the order in which they are listed. */
export function rows(nodes: Nodes): Row[] {
  const found: Row[] = [];
  const waiting: Row[] = [];
  const root = nodes.get(0);
  let row: Row | undefined = root && { node: root, depth: 0, number: 0, begins: false };
  while (row) {
    found.push(row);
    // Last in, first out: the line goes on after the variations beside its next move.
    row = go(nodes, row, waiting) ?? waiting.pop();
  }
  return found;
}

function go(nodes: Nodes, row: Row, waiting: Row[]): Row | undefined {
  const [next, ...others] = row.node.branches.map((number) => nodes.get(number)!);
  if (!next) return undefined;
  const number = row.number + 1;
  const onward = { node: next, depth: row.depth, number, begins: false };
  if (!others.length) return onward;
  waiting.push({ ...onward, begins: false });
  const set = others.map((node) => ({ node, depth: row.depth + 1, number, begins: true }));
  waiting.push(...set.reverse());
  return undefined;
}

/** Where the line that a move belongs to goes on. */
export function next(nodes: Nodes, at: number): number {
  return nodes.get(at)?.branches[0] ?? at;
}

export function before(nodes: Nodes, at: number): number {
  return Math.max(0, nodes.get(at)?.parent ?? 0);
}

/** The last move of the line. */
export function end(nodes: Nodes, at: number): number {
  let here = at;
  for (let on = next(nodes, here); on !== here; on = next(nodes, here)) here = on;
  return here;
}

/** How many decisions lead to a move. */
export function moment(nodes: Nodes, at: number): number {
  let count = 0;
  for (let node = nodes.get(at); node && node.parent >= 0; node = nodes.get(node.parent)) count++;
  return count;
}
