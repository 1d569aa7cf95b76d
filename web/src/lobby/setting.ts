/** A table as somebody wishes it, before it is made. */
import type { ClockWish, OptionInfo, SeatWish } from '../net/messages';

export type Value = boolean | number | string;
export type ClockKind = 'none' | 'live' | 'slow';

export interface Chair {
  kind: SeatWish['kind'];
  level: number;
  name: string;
}

export const USUAL_LEVEL = 3;
export const INCREMENTS = [0, 5, 10, 20, 30, 60]; // seconds
export const MOVE_DAYS = [1, 2, 3, 7, 14];
const DAY = 86_400; // seconds

/** You, a friend by link, and bots on the other chairs. */
export function chairs(count: number): Chair[] {
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 ? 'me' : seat === 1 ? 'link' : 'bot',
    level: USUAL_LEVEL,
    name: '',
  }));
}

/** You, and whoever of a club comes. */
export function openChairs(count: number): Chair[] {
  return chairs(count).map((chair, seat) => (seat ? { ...chair, kind: 'open' } : chair));
}

export function seatWishes(seats: readonly Chair[]): SeatWish[] {
  const shared = seats.filter((seat) => seat.kind === 'me').length > 1;
  return seats.map(({ kind, level, name }) => {
    if (kind === 'bot') return { kind, level };
    return kind === 'me' && shared && name.trim() ? { kind, name: name.trim() } : { kind };
  });
}

/** `live`: minutes for the whole game and seconds per decision; `slow`: days for each move. */
export interface Pace {
  minutes: number;
  increment: number;
  days: number;
}

export const USUAL_PACE: Pace = { minutes: 20, increment: 10, days: 3 };

export function clockWish(kind: ClockKind, pace: Pace): ClockWish | null {
  if (kind === 'live') return { main: pace.minutes * 60, increment: pace.increment };
  return kind === 'slow' ? { main: 0, move: pace.days * DAY } : null;
}

/** The same as it is noted, or nothing without a clock. A reserve beside the days is old. */
export function paceOf(clock: ClockWish | null): { kind: ClockKind; pace: Pace } | null {
  if (!clock) return null;
  const { main, increment = 0, move = 0 } = clock;
  const kind = move >= DAY ? 'slow' : 'live';
  return {
    kind,
    pace: { minutes: Math.round(main / 60), increment, days: Math.round(move / DAY) },
  };
}

/** The values an option can have, in order. */
export function choices(option: OptionInfo): Value[] {
  if (option.kind !== 'number') return option.values;
  const [first, last] = option.values as [number, number];
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
