/** What is drawn on a card: `witch_junior` is of the blue faction, rank junior. */
import devil from 'icon:devil-mask';
import dragonHead from 'icon:spiked-dragon-head';
import ghostFigure from 'icon:spectre';
import hat from 'icon:pointy-hat';
import horns from 'icon:bull-horns';
import reaper from 'icon:grim-reaper';
import scythe from 'icon:scythe';
import wings from 'icon:angel-wings';
import witch from 'icon:witch-face';
import type { Lot } from '$shell/ui/matching';
import type { CardView, Majority2View, MemberView } from './view';

export const COLOURS = ['blue', 'green', 'red', 'pink', 'black'] as const;
const FACTIONS: Record<string, string> = {
  blue: 'witch',
  green: 'demon',
  red: 'dragon',
  pink: 'angel',
  black: 'reaper',
};
export const SIGNS: Record<string, string> = {
  blue: hat,
  green: horns,
  red: dragonHead,
  pink: wings,
  black: scythe,
  '': ghostFigure,
};
export const FIGURES: Record<string, string> = {
  blue: witch,
  green: devil,
  red: dragonHead,
  pink: wings,
  black: reaper,
  '': ghostFigure,
};

/** The class that gives a colour its tokens. */
export function faction(colour: string): string {
  return FACTIONS[colour] ?? 'ghost';
}

export function rank(card: string): string {
  return card.split('_')[1] ?? 'ghost';
}

export function face(view: Majority2View, card: string): CardView {
  return (
    view.cards.find((known) => known.card === card) ?? {
      card,
      colour: '',
      cost: 0,
      need: 0,
      points: 0,
      copies: 0,
    }
  );
}

/** As many cards of a hand nobody knows are drawn at most. */
const MOST_BACKS = 8;

/** What lies where, of what this seat sees. */
export function lots(view: Majority2View): Lot[] {
  const found: Lot[] = [];
  const lay = (place: string, kinds: readonly string[]): void => {
    for (const kind of new Set(kinds))
      found.push([place, kind, kinds.filter((other) => other === kind).length]);
  };
  view.players.forEach((player, seat) => {
    for (const column of player.columns)
      lay(`column/${seat}/${column.number}`, column.cards.map(kind));
    lay(`area/${seat}`, player.area.map(kind));
    lay(
      `reserve/${seat}`,
      player.reserve.map((card) => `card/${card}`),
    );
    found.push([`coins/${seat}`, `coin/${seat}`, player.coins]);
  });
  const hidden = Math.min(MOST_BACKS, view.hand_size - view.hand.length);
  lay('hand', [...view.hand.map((card) => `card/${card}`), ...Array(hidden).fill('back')]);
  return found;
}

export function kind(member: MemberView): string {
  return `card/${member.card}`;
}
