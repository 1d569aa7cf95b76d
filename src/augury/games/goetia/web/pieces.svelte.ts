/** Where the things lie that are alike: followers of a player, cubes on cards and hexes. */
import { getContext, setContext } from 'svelte';
import { seatOf } from '$shell/net/facts';
import type { EventInfo } from '$shell/net/messages';
import { type Lot, type Names, follow } from '$shell/ui/matching';
import { type Found, find } from './draw';
import type { GoetiaView, HexView } from './view';

export function lots(view: GoetiaView): Lot[] {
  const hexes: HexView[] = [
    ...view.world.flatMap((card) => card.hexes),
    ...view.edges.map((edge) => edge.hex),
    ...[...view.scry.flat(), ...view.dark.flat()].flatMap((board) => board.hexes),
  ];
  const found: Lot[] = [];
  view.mats.forEach((mat, seat) => {
    found.push([`hand/${seat}`, `follower/${seat}`, mat.hand]);
    found.push([`grave/${seat}`, `follower/${seat}`, mat.graveyard]);
    for (const slot of mat.waiting) found.push([`edge/${slot}`, `follower/${seat}`, 1]);
    for (const card of mat.stacks.flatMap((stack) => stack.top)) {
      hexes.push(...card.hexes);
      for (const cube of new Set(card.cubes))
        found.push([
          `card/${card.card}`,
          `cube/${cube}`,
          card.cubes.filter((other) => other === cube).length,
        ]);
    }
  });
  for (const hex of hexes) {
    for (const seat of hex.followers) found.push([`hex/${hex.id}`, `follower/${seat}`, 1]);
    if (hex.token) found.push([`hex/${hex.id}`, `cube/${hex.token}`, 1]);
  }
  return found;
}

/** The names that alike pieces go by from one view to the next. */
export class Pieces {
  private before: Names = new Map();
  private readonly names = $derived.by(
    () => (this.before = follow(this.before, lots(this.view()))),
  );

  constructor(
    private readonly view: () => GoetiaView,
    private readonly playing: () => EventInfo | null,
  ) {}

  /** Who does what is being shown. */
  get actor(): number {
    const told = this.playing()?.facts['seat'];
    return told === undefined ? (this.view().to_act[0] ?? -1) : seatOf(told);
  }

  /** A hex with what lies around it. */
  find(hex: HexView): Found {
    return find(this.view(), hex.id) ?? { hex, price: null };
  }

  /** Those of a kind that lie at a place. */
  at(place: string, kind: string): string[] {
    return (this.names.get(place) ?? []).filter((name) => name.startsWith(`${kind}~`));
  }
}

const PIECES = Symbol('pieces');

export function setPieces(view: () => GoetiaView, playing: () => EventInfo | null): void {
  setContext(PIECES, new Pieces(view, playing));
}

export function getPieces(): Pieces {
  return getContext<Pieces>(PIECES);
}
