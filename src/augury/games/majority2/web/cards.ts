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
import type { CardView, Majority2View } from './view';

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

/** Why a hand card cannot be paid for now: it costs too much, or lacks its own kind in the score area. */
export function lacking(
  view: Majority2View,
  seat: number,
  card: CardView,
): { key: 'board-costs' | 'board-needs'; number: number } | null {
  const player = view.players[seat]!;
  const own = player.factions[COLOURS.indexOf(card.colour as (typeof COLOURS)[number])] ?? 0;
  if (card.need > own) return { key: 'board-needs', number: card.need };
  if (card.cost > player.ready) return { key: 'board-costs', number: card.cost };
  return null;
}
