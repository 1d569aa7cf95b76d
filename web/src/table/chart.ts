/** Where things stand in the chart of the points. All heights are parts of the whole, from the top. */

/** Round numbers for the lines of a scale that holds both ends, at most six of them. */
export function ticks(least: number, most: number): number[] {
  const raw = Math.max(1, most - least) / 5;
  const unit = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((each) => each * unit).find((each) => each >= raw)!,
  );
  const found: number[] = [];
  for (let at = Math.floor(least / step) * step; at < most + step; at += step) found.push(at);
  return found;
}

/** Move labels apart until each has its room, in their order, as near to their places as it goes. */
export function spread(places: readonly number[], room: number): number[] {
  const order = places.map((_, number) => number).sort((a, b) => places[a]! - places[b]! || a - b);
  const put = [...places];
  let free = room / 2;
  for (const number of order) {
    put[number] = Math.max(put[number]!, free);
    free = put[number]! + room;
  }
  let last = 1 - room / 2;
  for (const number of order.reverse()) {
    put[number] = Math.min(put[number]!, last);
    last = put[number]! - room;
  }
  return put;
}

/** Some of the points, evenly over the game, to carry the shape of a line. */
export function marked<T>(points: readonly T[], most = 7): T[] {
  if (points.length <= most) return [...points];
  return Array.from(
    { length: most },
    (_, place) => points[Math.round((place * (points.length - 1)) / (most - 1))]!,
  );
}
