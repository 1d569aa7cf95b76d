/** What is drawn on a member card: `R7` is red, power 7. */
import assassin from 'icon:hooded-assassin';
import skull from 'icon:daemon-skull';
import gargoyle from 'icon:gargoyle';
import imp from 'icon:imp-laugh';
import knife from 'icon:curvy-knife';
import lord from 'icon:overlord-helm';
import mask from 'icon:duality-mask';
import money from 'icon:receive-money';
import eye from 'icon:sheikah-eye';
import rose from 'icon:rose';
import snake from 'icon:snake-tongue';
import spyglass from 'icon:spyglass';
import sun from 'icon:sun';
import waves from 'icon:waves';
import witch from 'icon:witch-face';

export const COLOURS = ['red', 'blue', 'yellow'] as const;
export const SIGNS = [rose, waves, sun] as const;
export const spyMarker = eye;

const FIGURES: Record<number, string> = {
  0: witch,
  2: assassin,
  3: spyglass,
  5: imp,
  6: gargoyle,
  7: snake,
  9: skull,
  10: lord,
};
/** The four powers that act, in the order in which they act. */
export const ABILITIES: Record<number, string> = { 0: money, 2: knife, 3: eye, 7: mask };

export function colourOf(card: string): number {
  return card ? 'RBY'.indexOf(card[0]!) : -1;
}

export function powerOf(card: string): number {
  return Number(card.slice(1));
}

export function figure(card: string): string {
  return FIGURES[powerOf(card)] ?? '';
}

/** Cards side by side: by colour, then by power. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort(
    (one, other) => colourOf(one) - colourOf(other) || powerOf(one) - powerOf(other),
  );
}
