/** How a table has changed, as the server tells it: the events of a beat and the view after it. */
import type { EventInfo } from './messages';
import type { GameView } from './view';

export interface Frame<V = GameView> {
  events: EventInfo[];
  view: V;
}

/** One value that two views disagree about: where it stands, and what it was and is. */
export interface Change {
  path: string; // 'players.0.coins'
  before: unknown;
  after: unknown;
}

/** What two views disagree about, value by value. Knows nothing of what the values mean. */
export function difference(before: unknown, after: unknown, path = ''): Change[] {
  if (before === after) return [];
  if (!isBranch(before) || !isBranch(after)) return [{ path, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    difference(before[name], after[name], path ? `${path}.${name}` : name),
  );
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
