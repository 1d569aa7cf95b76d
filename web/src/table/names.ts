/** What everybody at a table is called. Bots are birds, by their strength. */
import type { SeatInfo } from '../net/messages';
import { say } from '../words/words.svelte';

/** The second of a kind at a table gets a number. */
export function birdName(level: number, number = 1): string {
  return number > 1 ? `${say(`bird-${level}`)} ${number}` : say(`bird-${level}`);
}

/** Names by seat, '' where nobody sits. An automaton has the last seat, and its name from the game. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const met = new Map<number, number>();
  const named = seats.filter((seat) => seat.kind !== 'automaton');
  return named.map((seat) => {
    if (seat.kind !== 'bot') return seat.name;
    const number = (met.get(seat.level) ?? 0) + 1;
    met.set(seat.level, number);
    return birdName(seat.level, number);
  });
}
