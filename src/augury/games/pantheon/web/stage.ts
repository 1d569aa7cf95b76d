/** The table in the middle of a step, from what the events tell. */
import { names } from '$shell/net/facts';
import type { EventInfo } from '$shell/net/messages';
import type { Mat, PantheonView } from './view';

const PACE: Record<string, number> = {
  era: 1800,
  'gods-laid': 700,
  'loot-laid': 250,
  'demigod-laid': 250,
  temple: 800,
  depraccus: 700,
  resorted: 1100,
  cartago: 700,
  'chose-bonus': 900,
  bonus: 900,
  'bonus-column': 900,
  turn: 500,
  moves: 900,
  'moves-along': 900,
  foot: 420,
  column: 700,
  jumped: 500,
  'took-loot': 800,
  'left-loot': 600,
  resolves: 700,
  'got-pieces': 500,
  buys: 600,
  'laid-money': 450,
  bought: 450,
  raised: 700,
  brought: 900,
  'brought-cards': 900,
  acquired: 1300,
  'drew-god': 1300,
  'god-points': 700,
  'special-money': 700,
  'open-demigod': 800,
  'low-demigod': 700,
  'high-demigod': 700,
  draws: 300,
  'took-open': 600,
  'turned-up': 300,
  drew: 450,
  reshuffled: 700,
  'handed-in': 1100,
  revealed: 1300,
  declined: 900,
  discarded: 450,
  'swapped-feet': 800,
  'swapped-columns': 800,
  traitera: 1000,
  'era-ends': 1800,
  'last-era-ends': 1800,
  scoring: 1700,
};

export function pace(event: EventInfo): number {
  return PACE[event.kind] ?? 0;
}

/** The names in a fact: "card/gift card/gift" is two of them. */
export function stage(before: PantheonView, events: EventInfo[]): PantheonView {
  const view = structuredClone(before);
  view.to_act = [];
  view.prompt = 'wait';
  view.spots = [];
  view.goals = [];
  events.forEach((event, place) => {
    const seat = Number(names(event.facts['seat'])[0] ?? -1);
    const mat = view.mats[seat];
    if (mat) ofSeat(view, mat, seat, event, events.slice(0, place));
    else ofAll(view, event);
  });
  return view;
}

/** What happens to the table as a whole. */
function ofAll(view: PantheonView, event: EventInfo): void {
  const name = (fact: string): string => names(event.facts[fact])[0] ?? '';
  if (event.kind === 'gods-laid')
    view.gods = names(event.facts['gods']).map((god) => ({
      god,
      cost: [],
      affordable: false,
      shares: [],
    }));
  else if (event.kind === 'loot-laid')
    view.loot.push({ node: name('node'), number: view.loot.length, loot: name('loot') });
  else if (event.kind === 'demigod-laid')
    view.demigods = [...view.demigods, Number(event.facts['value'])].sort(
      (one, other) => other - one,
    );
  else if (event.kind === 'temple') view.temple = true;
  else if (event.kind === 'resorted') view.special.sort().reverse();
  else if (event.kind === 'reshuffled' || event.kind === 'handed-in') {
    view.deck_size = Number(event.facts['number']);
    if (event.kind === 'reshuffled') view.discard = [];
    else for (const mat of view.mats) Object.assign(mat, { hand_size: 0, known: [] });
    if (event.kind === 'handed-in') view.hand = [];
  } else if (event.kind === 'turned-up') {
    view.deck_size -= 1;
    view.display.push(name('card'));
  } else if (event.kind === 'drew-cards') view.hand.push(...names(event.facts['cards']));
  else if (event.kind === 'own-demigod') view.own_demigods.push(Number(event.facts['value']));
}

/** What a player does or gets. */
function ofSeat(
  view: PantheonView,
  mat: Mat,
  seat: number,
  event: EventInfo,
  earlier: EventInfo[],
): void {
  const name = (fact: string): string => names(event.facts[fact])[0] ?? '';
  const number = (fact: string): number => Number(event.facts[fact] ?? 0);
  const drop = (list: string[], word: string): void => {
    if (list.includes(word)) list.splice(list.indexOf(word), 1);
  };
  const play = (card: string): void => {
    mat.hand_size -= 1;
    drop(mat.known, card);
    if (seat === view.seat) drop(view.hand, card);
  };
  const gain = (card: string): void => {
    mat.hand_size += 1;
    mat.known.push(card);
    if (seat === view.seat) view.hand.push(card);
  };
  switch (event.kind) {
    case 'era':
      beginEra(view, number('era'), name('nation'), seat);
      break;
    case 'turn':
      view.active = seat;
      break;
    case 'moves':
    case 'moves-along':
      if (event.kind === 'moves') view.big_foot = seat;
      view.agenda = [{ step: 'moving', seat }];
      view.steps = number('steps');
      for (let card = 0; card < number('cards'); card += 1) play('move');
      view.laid = Array.from({ length: number('cards') }, () => 'move');
      break;
    case 'foot':
    case 'column': {
      const price = view.pieces.some((piece) => piece.node === name('node')) ? 2 : 1;
      view.steps = Math.max(0, view.steps - price);
      view.budget = Math.max(0, view.budget - price);
      view.pieces.push({ node: name('node'), seat, piece: event.kind, linked: true });
      if (event.kind === 'foot') mat.feet -= 1;
      else {
        mat.columns -= 1;
        mat.on_board += 1;
      }
      break;
    }
    case 'bonus-column':
      view.pieces.push({ node: name('node'), seat, piece: 'column', linked: false });
      mat.general_columns -= 1;
      mat.on_board += 1;
      break;
    case 'took-loot': {
      const under = earlier.findLast((other) => other.kind === 'foot');
      const node = names(under?.facts['node'])[0];
      view.loot = view.loot.filter((space) => space.node !== node);
      break;
    }
    case 'got-pieces':
      mat.feet += number('feet');
      mat.columns += number('columns');
      mat.general_feet -= number('feet');
      mat.general_columns -= number('columns');
      break;
    case 'buys':
      view.agenda = [{ step: 'buying', seat }];
      view.budget = number('money');
      view.laid = [];
      break;
    case 'laid-money':
      play(name('card'));
      view.laid.push(name('card'));
      view.budget = number('money');
      break;
    case 'bought':
      view.budget -= 1;
      if (name('piece') === 'foot') mat.feet += 1;
      else mat.columns += 1;
      break;
    case 'raised':
      mat.levels[view.sacrifices.indexOf(name('kind'))] = number('level');
      break;
    case 'brought-cards':
      for (const card of names(event.facts['cards'])) play(card);
      break;
    case 'acquired': {
      const place = view.gods.findIndex((open) => open.god === name('god'));
      if (place >= 0) view.gods.splice(place, 1);
      keep(mat, name('god'));
      break;
    }
    case 'drew-god':
      view.god_stack -= 1;
      keep(mat, name('god'));
      break;
    case 'god-points':
      view.scores[seat]! += number('points');
      break;
    case 'special-money':
      view.special.shift();
      gain(name('card'));
      break;
    case 'open-demigod': {
      const place = view.demigods.indexOf(number('value'));
      if (place >= 0) view.demigods.splice(place, 1);
      mat.open_demigods.push(number('value'));
      mat.demigods += 1;
      break;
    }
    case 'low-demigod':
    case 'high-demigod':
      mat.demigods += 1;
      if (event.kind === 'low-demigod') view.low_pile -= 1;
      else view.high_pile -= 1;
      break;
    case 'took-open':
      drop(view.display, name('card'));
      gain(name('card'));
      break;
    case 'drew':
      view.deck_size -= number('number');
      mat.hand_size += number('number');
      break;
    case 'discarded':
      play(name('card'));
      break;
    case 'swapped-feet':
    case 'swapped-columns': {
      const sign = event.kind === 'swapped-feet' ? 1 : -1;
      mat.feet -= sign * number('number');
      mat.columns += sign * number('number');
      break;
    }
    case 'traitera':
      keep(mat, 'traitera', -1);
      break;
    case 'era-ends':
    case 'last-era-ends':
      view.scores[seat]! += 3;
      goHome(view);
      break;
    case 'scoring':
      view.scores[seat]! += number('points');
      break;
  }
}

function keep(mat: Mat, god: string, number = 1): void {
  if (['surparit', 'plaesiris', 'taksator'].includes(god)) return;
  const kept = mat.gods.find((other) => other.god === god);
  if (kept) kept.number += number;
  else mat.gods.push({ god, number });
  mat.gods = mat.gods.filter((other) => other.number > 0);
}

/** The end of an era: feet home, open tiles to the box. */
function goHome(view: PantheonView): void {
  for (const piece of view.pieces) if (piece.piece === 'foot') view.mats[piece.seat]!.feet += 1;
  view.pieces = view.pieces
    .filter((piece) => piece.piece === 'column')
    .map((piece) => ({ ...piece, linked: false }));
  Object.assign(view, {
    loot: [],
    gods: [],
    demigods: [],
    site: '',
    temple: false,
    laid: [],
    big_foot: -1,
    agenda: [],
  });
}

function beginEra(view: PantheonView, era: number, nation: string, seat: number): void {
  view.era = era;
  view.nation = nation;
  if (!view.nations.includes(nation)) view.nations.push(nation);
  view.start_player = seat;
  view.active = seat;
  view.loot = [];
  view.site = view.spaces.find((spaces) => spaces.nation === nation)?.start ?? '';
}
