/** Does this person want to hear the table? Unless they say so, as the system is set. */
import { keep, settings } from '../state/settings.svelte';

export function sounds(): boolean {
  return settings.sound ?? !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function toggleSound(): void {
  settings.sound = !sounds();
  keep();
  if (settings.sound) void import('./synth').then(({ play }) => play('piece'));
}
