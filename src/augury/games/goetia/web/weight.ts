/** Events that deserve a longer look, and those that only come along with others. */
import type { EventInfo } from '$shell/net/messages';

const WEIGHTS: Record<string, number> = {
  conjured: 2,
  pact: 2,
  dismissed: 2,
  demon: 2,
  ransom: 2,
  'end-pacts': 2,
  'end-four': 2,
  'end-rounds': 2,
  paid: 0.5,
  gained: 0.8,
};

export function weigh(event: EventInfo): number {
  return WEIGHTS[event.kind] ?? 1;
}
