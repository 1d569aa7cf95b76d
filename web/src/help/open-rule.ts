/** Where a link to a rule leads: `[L-098]` in tips, refusals and results. */
import { go } from '../state/router.svelte';

export function openRule(game: string, rule: string): void {
  go('rules', game, rule);
}
