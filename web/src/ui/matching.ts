/** What has become of pieces and numbers between two pictures of a table; no page is needed to tell. */

/** Names of alike pieces by place: `on/tide` holds `novice/0~3` and `novice/0~7`. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** This many alike pieces lie at a place. */
export type Lot = readonly [place: string, kind: string, number: number];

/**
 * Alike pieces have no names in a view, but the eye follows each. From one view to the next they
 * keep their names where they lie, those that left a place are those that came to another, and
 * whatever is left over is new.
 */
export function follow(before: Names, lots: readonly Lot[]): Map<string, string[]> {
  const after = new Map<string, string[]>();
  const free = new Map<string, string[]>();
  const wanted = new Map<string, number>();
  for (const [place, kind, number] of lots) wanted.set(`${place} ${kind}`, number);
  const taken = new Set<string>();
  for (const [place, names] of before) {
    const seen = new Map<string, number>();
    for (const name of names) {
      taken.add(name);
      const kind = kindOf(name);
      const earlier = seen.get(kind) ?? 0;
      seen.set(kind, earlier + 1);
      if (earlier < (wanted.get(`${place} ${kind}`) ?? 0)) push(after, place, name);
      else push(free, kind, name);
    }
  }
  for (const [place, kind, number] of lots) {
    const there = (after.get(place) ?? []).filter((name) => kindOf(name) === kind).length;
    for (let missing = number - there; missing > 0; missing -= 1)
      push(after, place, free.get(kind)?.shift() ?? fresh(kind, taken));
  }
  return after;
}

/** The names at a place in the order in which the pieces lie there. */
export function inOrder(names: readonly string[] = [], kinds: readonly string[]): string[] {
  const left = [...names];
  return kinds.map((kind) => {
    const place = left.findIndex((name) => kindOf(name) === kind);
    return place < 0 ? kind : left.splice(place, 1)[0]!;
  });
}

/** What a piece is, without the number that tells it from others of its kind. */
export function kindOf(name: string): string {
  const end = name.indexOf('~');
  return end < 0 ? name : name.slice(0, end);
}

function push(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

function fresh(kind: string, taken: Set<string>): string {
  let number = 1;
  while (taken.has(`${kind}~${number}`)) number += 1;
  const name = `${kind}~${number}`;
  taken.add(name);
  return name;
}

/** This many of a kind went from one counter to another; '' = from or to outside the counters. */
export interface Transfer {
  from: string;
  to: string;
  number: number;
}

/** Counters of one kind (`coins/0`, `coins/2`): what one lost another may have gained. */
export function transfers(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Transfer[] {
  const losses: [string, number][] = [];
  const gains: [string, number][] = [];
  for (const [id, now] of after) {
    const change = now - (before.get(id) ?? now);
    if (change < 0) losses.push([id, -change]);
    if (change > 0) gains.push([id, change]);
  }
  const found: Transfer[] = [];
  for (const gain of gains)
    for (const loss of losses) {
      const number = Math.min(gain[1], loss[1]);
      if (!number || counted(gain[0]) !== counted(loss[0])) continue;
      found.push({ from: loss[0], to: gain[0], number });
      gain[1] -= number;
      loss[1] -= number;
    }
  for (const [id, number] of gains) if (number) found.push({ from: '', to: id, number });
  for (const [id, number] of losses) if (number) found.push({ from: id, to: '', number });
  return found;
}

/** What a counter counts: `coins` of `coins/2`. */
function counted(id: string): string {
  return id.split('/')[0]!;
}

/** What one list has more often than another: `gained(['a'], ['a', 'b', 'b'])` is `['b', 'b']`. */
export function gained<T>(before: readonly T[], after: readonly T[]): T[] {
  const left = [...before];
  return after.filter((item) => {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
