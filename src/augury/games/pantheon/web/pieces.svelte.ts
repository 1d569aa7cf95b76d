/** Where the things lie that are alike: cards, tiles, demigods. */
import { getContext, setContext } from 'svelte';
import { seatOf } from '$shell/net/facts';
import type { EventInfo } from '$shell/net/messages';
import { type Lot, type Names, follow } from '$shell/ui/matching';
import { piles } from './signs';
import type { PantheonView } from './view';

export function lots(view: PantheonView): Lot[] {
  const found: Lot[] = [];
  const lay = (place: string, domain: string, names: readonly (string | number)[]): void => {
    for (const { card, number } of piles(names.map(String)))
      found.push([place, `${domain}/${card}`, number]);
  };
  lay('display', 'card', view.display);
  lay('special', 'card', view.special);
  lay('laid', 'card', view.laid);
  lay('discard', 'card', view.discard);
  lay('hand', 'card', view.hand);
  lay(
    'gods',
    'god',
    view.gods.map((open) => open.god),
  );
  lay('demigods', 'demigod', view.demigods);
  lay('taken', 'loot', view.taken);
  lay('bonus', 'bonus', view.open_bonus);
  for (const space of view.loot) lay(`node/${space.node}`, 'loot', [space.loot]);
  view.mats.forEach((mat, seat) => {
    const you = seat === view.seat;
    const place = `mat/${seat}`;
    lay(place, 'card', you ? [] : mat.known);
    lay(place, 'demigod', you ? view.own_demigods : mat.open_demigods);
    lay(place, 'bonus', mat.bonus ? [mat.bonus] : []);
    found.push([place, `back/${seat}`, mat.unknown]);
    for (const kept of mat.gods) found.push([place, `god/${kept.god}`, kept.number]);
  });
  return found;
}

/** Events in which somebody takes what lies on the table. */
const TAKING = new Set([
  'took-open',
  'took-loot',
  'acquired',
  'special-money',
  'open-demigod',
  'chose-bonus',
]);

/** The names that alike pieces go by from one view to the next. */
export class Pieces {
  private before: Names = new Map();
  private readonly names = $derived.by(
    () => (this.before = follow(this.before, lots(this.view()))),
  );

  constructor(
    private readonly view: () => PantheonView,
    private readonly playing: () => EventInfo | null,
  ) {}

  /** Those of a kind that lie at a place. */
  at(place: string, kind: string): string[] {
    return (this.names.get(place) ?? []).filter((name) => name.startsWith(`${kind}~`));
  }

  /** The one that a pile of them is known by: the last that came. */
  top(place: string, kind: string): string | undefined {
    return this.at(place, kind).at(-1);
  }

  /** The names of things in a row, in which some may be alike. */
  row(place: string, domain: string, names: readonly (string | number)[]): string[] {
    return names.map((name, number) => {
      const earlier = names.slice(0, number).filter((other) => other === name).length;
      return this.at(place, `${domain}/${name}`)[earlier] ?? `${domain}/${name}~`;
    });
  }

  /** Who does what is being shown. */
  get actor(): number {
    const event = this.playing();
    return event ? seatOf(event.facts['seat']) : this.view().active;
  }

  /** Who takes what leaves the table; -1 = nobody, it goes to the box. */
  get taker(): number {
    const event = this.playing();
    return !event || TAKING.has(event.kind) ? this.actor : -1;
  }
}

const PIECES = Symbol('pieces');

export function setPieces(view: () => PantheonView, playing: () => EventInfo | null): void {
  setContext(PIECES, new Pieces(view, playing));
}

export function getPieces(): Pieces {
  return getContext<Pieces>(PIECES);
}
