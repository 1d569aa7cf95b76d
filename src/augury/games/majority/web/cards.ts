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
import { type Lot, gained, kindOf } from '$shell/ui/matching';
import type { MajorityView } from './view';

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
/** The signs of the powers that act. */
export const ABILITIES: Record<number, string> = { 0: money, 2: knife, 3: eye, 7: mask };

/** What lies where, of what this seat sees. A card that is chosen has left the hand. */
export function lots(view: MajorityView): Lot[] {
  const found: Lot[] = [];
  const lay = (place: string, cards: readonly string[]): void => {
    for (const card of new Set(cards))
      found.push([place, `card/${card}`, cards.filter((other) => other === card).length]);
  };
  const chosen = view.phase === 'play' && view.chosen ? [view.chosen] : [];
  view.zone.forEach(({ seat, card }) => {
    lay(`zone/${seat}`, card ? [card] : seat === view.seat ? chosen : []);
  });
  view.mats.forEach((mat, seat) => lay(`area/${seat}`, mat.area));
  lay('hand', view.phase === 'draft' ? view.packet : gained(chosen, view.hand));
  lay('kept', view.phase === 'draft' ? view.kept : []);
  lay('removed', view.removed);
  return found;
}

/** Named cards side by side, as they are sorted. */
export function byName(names: readonly string[] = []): { card: string; name: string }[] {
  return names
    .map((name) => ({ name, card: kindOf(name).slice('card/'.length) }))
    .sort(
      (one, other) =>
        colourOf(one.card) - colourOf(other.card) ||
        powerOf(one.card) - powerOf(other.card) ||
        one.name.localeCompare(other.name),
    );
}

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
