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
const INCREMENT = 10; // seconds
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

export function clockWish(kind: ClockKind, minutes: number, days: number): ClockWish | null {
  if (kind === 'live') return { main: minutes * 60, increment: INCREMENT };
  return kind === 'slow' ? { main: days * DAY, move: DAY } : null;
}

/** The values an option can have, in order. */
export function choices(option: OptionInfo): Value[] {
  if (option.kind !== 'number') return option.values;
  const [first, last] = option.values as [number, number];
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
