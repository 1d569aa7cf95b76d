/** Who of a table has sat down at the next one. */
import type { SeatInfo } from '../net/messages';

/** Seats of the old table whose people, or bots, are at the new one. Everybody is asked by name: at the next table they sit elsewhere. */
export function returned(old: readonly SeatInfo[], next: readonly SeatInfo[]): Set<number> {
  const left = [...next];
  const found = new Set<number>();
  for (const seat of old) {
    const place = left.findIndex((one) => one.kind === seat.kind && one.name === seat.name);
    if (place < 0) continue;
    const [there] = left.splice(place, 1);
    if (there && !there.away) found.add(seat.seat);
  }
  return found;
}
