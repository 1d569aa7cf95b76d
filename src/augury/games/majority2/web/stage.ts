/** The table in the middle of a step, from what the events tell. */
import { nameOf } from '$shell/net/facts';
import type { EventInfo } from '$shell/net/messages';
import { face } from './cards';
import type { ColumnView, Majority2View } from './view';

const PACE: Record<string, number> = {
  turn: 900,
  swapped: 900,
  drew: 600,
  'reserve-drew': 350,
  reshuffled: 700,
  'free-played': 1000,
  played: 1000,
  'ghost-played': 800,
  ability: 900,
  'column-lost': 1300,
  formed: 1600,
  gained: 600,
  readied: 600,
  'lost-coin': 900,
  'must-swap': 900,
  taken: 1200,
  'reserve-lost': 900,
  'hand-discarded': 1000,
  discarded: 1100,
  protected: 1000,
  unharmed: 900,
  named: 900,
  wiped: 1200,
  'gave-up': 1200,
  joined: 900,
  ascended: 1200,
  'column-cleared': 900,
  replaced: 1000,
  'disc-placed': 1100,
  'ghost-attracted': 1000,
  recoloured: 1100,
  'discs-removed': 900,
  haunted: 900,
  'handed-over': 900,
  scored: 500,
  total: 900,
};

export function pace(event: EventInfo): number {
  return PACE[event.kind] ?? 0;
}

export function stage(before: Majority2View, events: EventInfo[]): Majority2View {
  const view = structuredClone(before);
  view.to_act = [];
  for (const event of events) apply(view, event);
  return view;
}

function apply(view: Majority2View, event: EventInfo): void {
  const seat = Number(nameOf(event.facts['seat']) || -1);
  const card = nameOf(event.facts['card']);
  const player = view.players[seat];
  if (!player) return;
  const column = player.columns[Number(event.facts['column'] ?? 0) - 1];
  switch (event.kind) {
    case 'turn':
      view.active = seat;
      player.ready = player.coins;
      break;
    case 'drew':
      view.hand_size += Number(event.facts['cards']);
      break;
    case 'free-played':
    case 'played': {
      const place = view.hand.indexOf(card);
      if (place >= 0) view.hand.splice(place, 1);
      view.hand_size -= 1;
      player.ready -= Number(event.facts['coins'] ?? 0);
      add(view, column, card);
      break;
    }
    case 'joined':
    case 'replaced':
      add(view, column, card);
      break;
    case 'formed':
      if (column) column.cards = [];
      player.area.push({
        id: `new-${card}`,
        card,
        disc: '',
        colour: nameOf(event.facts['colour']),
        points: face(view, card).points,
      });
      break;
    case 'column-lost':
    case 'column-cleared':
      if (column) column.cards = [];
      break;
    case 'discarded':
      drop(column, card);
      break;
    case 'taken':
      drop(
        view.players[Number(nameOf(event.facts['from']))]?.columns[
          Number(event.facts['column']) - 1
        ],
        card,
      );
      player.reserve_size += 1;
      break;
    case 'wiped':
      for (const name of String(event.facts['cards']).split(' ')) drop(column, nameOf(name));
      break;
    case 'disc-placed': {
      const member = column?.cards.findLast((other) => other.card === card && !other.disc);
      if (member) member.disc = nameOf(event.facts['disc']);
      break;
    }
    case 'gained':
      player.coins += Number(event.facts['coins']);
      break;
    case 'readied':
      player.ready += Number(event.facts['coins']);
      break;
    case 'handed-over':
      view.holder = seat;
      view.hand = [];
      break;
  }
}

function add(view: Majority2View, column: ColumnView | undefined, card: string): void {
  const known = face(view, card);
  column?.cards.push({
    id: `new-${column.number}.${column.cards.length + 1}`,
    card,
    disc: '',
    colour: known.colour,
    points: known.points,
  });
}

function drop(column: ColumnView | undefined, card: string): void {
  const place = column?.cards.findLastIndex((other) => other.card === card) ?? -1;
  if (place >= 0) column!.cards.splice(place, 1);
}
