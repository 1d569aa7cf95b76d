/** What the things of the game look like: symbols, shapes and the colours of their kinds. */
import barefoot from 'icon:barefoot';
import bull from 'icon:bull';
import chest from 'icon:chest';
import eagle from 'icon:eagle-head';
import axe from 'icon:wood-axe';
import galley from 'icon:galley';
import griffin from 'icon:griffin-shield';
import hand from 'icon:hand';
import hourglass from 'icon:hourglass';
import lightning from 'icon:lightning-trio';
import pyramids from 'icon:egyptian-pyramids';
import robe from 'icon:robe';
import spartan from 'icon:spartan';
import sun from 'icon:sun-radiations';
import temple from 'icon:greek-temple';
import torc from 'icon:torc';
import trident from 'icon:trident';
import upgrade from 'icon:upgrade';
import walk from 'icon:walk';
import wing from 'icon:feathered-wing';

export const KINDS = ['gift', 'priest', 'dancer', 'temple'] as const;
export const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

export const FOOT = barefoot;
export const STEP = walk;
export const BOLT = lightning;
// Drawn by ourselves, on the 512 grid of the other symbols
export const COLUMN = 'M64 48h384v72H64zM112 136h288l-24 256H136zM72 408h368v64H72z';
export const CARDS =
  'M120 40h220q24 0 24 24v300q0 24-24 24H120q-24 0-24-24V64q0-24 24-24zM390 130l30 8q20 6 14 28L354 452q-6 20-28 14l-130-36h150q44 0 44-44z';
export const COINS =
  'M190 60a130 130 0 1 0 .1 0zm0 44a86 86 0 1 1-.1 0zM330 190a136 136 0 1 1-130 176 170 170 0 0 0 130-176z';
export const JUMP =
  'M40 400q0-250 200-250 120 0 170 100l50-26-20 190-160-90 56-32q-36-62-96-62-120 0-120 170z';
export const CROWN = 'M48 416L16 136l136 104L256 64l104 176 136-104-32 280z';
const BOWL =
  'M40 280h432q-10 110-120 150v42H160v-42Q50 390 40 280zM150 170a52 52 0 1 0 .1 0zM256 130a60 60 0 1 0 .1 0zM362 170a52 52 0 1 0 .1 0zM250 120q0-60 50-80-4 60-50 80z';
const TAMBOURINE =
  'M256 72a184 184 0 1 0 .1 0zm0 66a118 118 0 1 1-.1 0zM256 28a50 50 0 1 0 .1 0zM420 124a50 50 0 1 0 .1 0zM420 312a50 50 0 1 0 .1 0zM256 400a50 50 0 1 0 .1 0zM92 312a50 50 0 1 0 .1 0zM92 124a50 50 0 1 0 .1 0z';

export const NATION: Record<string, string> = {
  gallia: torc,
  germania: axe,
  graecia: spartan,
  aegyptus: pyramids,
  persia: griffin,
  cartago: galley,
  iberia: bull,
  roma: eagle,
};

export const KIND: Record<string, string> = {
  gift: BOWL,
  priest: robe,
  dancer: TAMBOURINE,
  temple,
  move: walk,
};

export const GOD: Record<string, string> = {
  surparit: sun,
  plaesiris: CROWN,
  taksator: chest,
  depraccus: CARDS,
  vinthrad: wing,
  gaiviles: JUMP,
  stonkus_1: COINS,
  stonkus_2: COINS,
  gadicea: hand,
  pietalte: trident,
  traitera: hourglass,
};

/** A loot or bonus tile: its symbols, and a number beside them. */
const RAISE = [upgrade];
export const LOOT: Record<string, [signs: string[], number?: string]> = {
  feet2: [[FOOT], '2'],
  columns2: [[COLUMN], '2'],
  foot_column: [[FOOT, COLUMN]],
  choice2: [[FOOT, COLUMN], '2'],
  demigod: [[CROWN]],
  god: [[BOLT]],
  raise1: [RAISE, '1'],
  raise2: [RAISE, '2'],
  cards2: [[CARDS], '2'],
  cards3: [[CARDS], '3'],
  money: [[COINS]],
  step1: [[walk], '1'],
  step2: [[walk], '2'],
  column: [[COLUMN], '1'],
  step: [[walk], '1'],
  raise: [RAISE, '1'],
  supply: [[FOOT, COLUMN], '2+1'],
};

/** The shapes of the four seats around (0, 0), as on their badges. */
export const SHAPES = [
  'M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z',
  'M0-5.4L5.6 4.6H-5.6Z',
  'M0-5.6L5.6-1.4L3.5 5H-3.5L-5.6-1.4Z',
  'M-4.6-4.6H4.6V4.6H-4.6Z',
];

export function symbol(card: string): string {
  return KIND[card] ?? COINS;
}

/** The colour of a kind of cards; money is the rest. */
export function hue(kind: string): string {
  return `var(--res-${kind === 'move' ? 'step' : kind in KIND ? kind : 'coin'})`;
}

/** The kind of a card, by the word for it. */
export function family(card: string): string {
  return card in KIND ? card : 'money';
}

export function worth(card: string): number {
  return card.startsWith('m') && card !== 'move' ? Number(card.slice(1)) : 0;
}

/** How often each card is there, in a given order of cards. */
export function piles(cards: readonly string[]): { card: string; number: number }[] {
  return [...new Set(cards)].map((card) => ({
    card,
    number: cards.filter((other) => other === card).length,
  }));
}
