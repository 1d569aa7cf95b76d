/** What everybody at a table is called. Bots are birds, by their strength. */
import type { SeatInfo } from '../net/messages';
import { say } from '../words/words.svelte';

export const birdName = (level: number): string => say(`bird-${level}`);

/** Names by seat, '' where nobody sits: the second of a kind gets a number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const met = new Map<number, number>();
  return seats.map((seat) => {
    if (seat.kind !== 'bot') return seat.name;
    const number = (met.get(seat.level) ?? 0) + 1;
    met.set(seat.level, number);
    return number > 1 ? `${birdName(seat.level)} ${number}` : birdName(seat.level);
  });
}
