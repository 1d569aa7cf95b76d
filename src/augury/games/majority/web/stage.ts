/** The table in the middle of a step, from what the events tell: nothing is worked out that was not told. */
import { nameOf, seatOf } from '$shell/net/facts';
import type { EventInfo } from '$shell/net/messages';
import type { MajorityView } from './view';
import { colourOf, powerOf } from './cards';

const PACE: Record<string, number> = {
  dealt: 700,
  passed: 350,
  swap: 500,
  swapped: 1100,
  'turn-closed': 500,
  'turn-open': 900,
  played: 550,
  'bribes-cancel': 1200,
  bribed: 1400,
  killed: 1300,
  spied: 1100,
  betrayed: 1400,
  paid: 800,
};

export function pace(event: EventInfo): number {
  return PACE[event.kind] ?? 0;
}

function seatIn(event: EventInfo, name: string): number {
  return seatOf(event.facts[name]);
}

function cardIn(event: EventInfo): string {
  return nameOf(event.facts['card']);
}

export function stage(before: MajorityView, events: EventInfo[]): MajorityView {
  const view = structuredClone(before);
  view.to_act = [];
  const score = (seat: number, card: string): void => {
    const mat = view.mats[seat]!;
    mat.area.push(card);
    mat.sums[colourOf(card)]! += powerOf(card);
  };
  const leave = (seat: number): void => {
    view.zone[seat]!.card = '';
  };
  for (const event of events) {
    const seat = seatIn(event, 'seat');
    const card = cardIn(event);
    if (event.kind === 'played') {
      const mat = view.mats[seat]!;
      mat.has_chosen = false;
      mat.hand_size -= 1;
      view.zone[seat]!.card = card;
      if (seat === view.seat) {
        view.hand.splice(view.hand.indexOf(card), view.hand.includes(card) ? 1 : 0);
        view.chosen = '';
      }
    } else if (event.kind === 'bribed') {
      leave(seatIn(event, 'from'));
      score(seat, card);
    } else if (event.kind === 'killed') {
      leave(seat);
      view.removed.push(card);
    } else if (event.kind === 'betrayed') {
      leave(seat);
      score(seatIn(event, 'to'), card);
    } else if (event.kind === 'spied') view.marker = seat;
    else if (event.kind === 'paid') {
      collect(view, score);
      view.mats[seat]!.coins += Number(event.facts['coins']);
      view.scores[seat]! += Number(event.facts['coins']);
    } else if (event.kind.startsWith('turn-') || event.kind === 'dealt') {
      collect(view, score);
    }
  }
  return view;
}

/** What is left in the turn zone goes to its players. */
function collect(view: MajorityView, score: (seat: number, card: string) => void): void {
  for (const place of view.zone) {
    if (place.card) score(place.seat, place.card);
    place.card = '';
  }
}

/** The events of the turn that was resolved last. */
export function turnOf(log: EventInfo[]): EventInfo[] {
  let end = log.length;
  while (
    end > 0 &&
    !['played', 'bribed', 'bribes-cancel', 'killed', 'spied', 'betrayed'].includes(
      log[end - 1]!.kind,
    )
  )
    end -= 1;
  let from = end;
  while (from > 0 && !log[from - 1]!.kind.startsWith('turn-')) from -= 1;
  return log.slice(from, end);
}
