/** How long frames are shown: by how much they tell and how much of the table they change. */
import { type Frame, difference } from '../net/frames';
import type { EventInfo } from '../net/messages';

/** The frames between one decision of a player and the next take no longer than this, at normal pace. */
export const LIMIT = 5500;
const SHORTEST = 450;
const LONGEST = 1700;
const PER_EVENT = 170;
const PER_CHANGE = 12;
const MOST_CHANGES = 25;

/** How much an event deserves to be looked at: 1 like any other, 2 twice as much, 0 = it passes unnoticed. */
export type Weigh = (event: EventInfo) => number;

/** Milliseconds a frame would stand if there were all the time in the world; 0 = it passes at once. */
export function standing(before: unknown, frame: Frame, weigh: Weigh = () => 1): number {
  const told = frame.events.reduce((sum, event) => sum + weigh(event), 0);
  if (!told) return 0;
  const changes = Math.min(difference(before, frame.view).length, MOST_CHANGES);
  return Math.min(LONGEST, SHORTEST + PER_EVENT * (told - 1) + PER_CHANGE * changes);
}

/** What part of their time frames get when they have to share what is left. */
export function share(times: readonly number[], left: number): number {
  const sum = times.reduce((total, time) => total + time, 0);
  return sum > left ? Math.max(0, left) / sum : 1;
}

/** The event of a frame to put into words: the weightiest, the later of equals. */
export function loudest(frame: Frame, weigh: Weigh = () => 1): EventInfo | null {
  return frame.events.reduce<EventInfo | null>(
    (best, event) => (best && weigh(best) > weigh(event) ? best : event),
    null,
  );
}
