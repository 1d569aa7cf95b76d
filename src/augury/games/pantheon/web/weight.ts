/** Events that deserve a longer look, and those that only come along with others. */
import type { EventInfo } from '$shell/net/messages';

const WEIGHTS: Record<string, number> = {
  era: 2,
  'era-ends': 2,
  'last-era-ends': 2,
  scoring: 2,
  acquired: 2,
  'drew-god': 2,
  'took-loot': 2,
  'open-demigod': 1.5,
  'took-open': 1.5,
  'special-money': 1.5,
  'chose-bonus': 1.5,
  'loot-laid': 0.3,
  'demigod-laid': 0.3,
  'turned-up': 0.3,
  draws: 0.3,
};

export function weigh(event: EventInfo): number {
  return WEIGHTS[event.kind] ?? 1;
}
