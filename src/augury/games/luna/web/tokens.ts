/** Which novice is which. Novices of a colour are alike, but the eye follows each: from one view to the next they keep their names as far as possible. */
import type { LunaView } from './view';

/** Names of the novices by place: `on/0/tide`, `beside/0/tide`, `landing/0`, `tile/0/12`, `supply/0`, `boat/0`. */
export type Places = Map<string, string[]>;

let made = 0;

export function counts(view: LunaView): Map<string, number> {
  const found = new Map<string, number>();
  view.players.forEach((player, seat) => {
    found.set(`supply/${seat}`, player.supply);
    found.set(`landing/${seat}`, player.landing);
    for (const island of view.islands) {
      found.set(`on/${seat}/${island.name}`, island.active[seat]!);
      found.set(`beside/${seat}/${island.name}`, island.inactive[seat]!);
    }
  });
  for (const tile of view.tiles)
    if (tile.novice >= 0) found.set(`tile/${tile.novice}/${tile.tile}`, 1);
  const mover = view.to_act[0] ?? 0;
  if (view.step.left) found.set(`boat/${mover}`, view.step.left);
  return found;
}

export function follow(before: Places, view: LunaView): Places {
  const now = counts(view);
  const after: Places = new Map();
  const free = new Map<string, string[]>(); // by seat
  const owner = (place: string): string => place.split('/')[1]!;
  for (const [place, names] of before) {
    const stay = now.get(place) ?? 0;
    after.set(place, names.slice(0, stay));
    const seat = owner(place);
    free.set(seat, [...(free.get(seat) ?? []), ...names.slice(stay)]);
  }
  for (const [place, wanted] of now) {
    const names = after.get(place) ?? [];
    const loose = free.get(owner(place)) ?? [];
    while (names.length < wanted) {
      names.push(loose.shift() ?? `novice/${(made += 1)}`);
    }
    after.set(place, names);
  }
  return after;
}
