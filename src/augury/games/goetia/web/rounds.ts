/** Which of the seven steps at the end of a round an event is told in. */
import type { EventInfo } from '$shell/net/messages';

const STEPS: Record<string, number> = {
  drawn: 1,
  dismissed: 1,
  contact: 2,
  conjured: 3,
  board: 3,
  row: 3,
  looked: 3,
  'new-world': 4,
  returned: 5,
  flipped: 5,
  'end-pacts': 6,
  'end-four': 6,
  'end-rounds': 6,
  round: 7,
};

/** 0 = none of them. */
export function stepOf(event: EventInfo): number {
  return STEPS[event.kind] ?? 0;
}
