/** Which novices stand where, by place: `on/0/tide`, `beside/0/tide`, `landing/0`, `tile/0/12`, `boat/0`. Those in the supply are only counted. */
import type { Lot } from '$shell/ui/matching';
import type { LunaView } from './view';

export function lots(view: LunaView): Lot[] {
  const found: Lot[] = [];
  const stand = (place: string, seat: number, where: string, number: number): void => {
    if (number) found.push([`${place}/${seat}${where && `/${where}`}`, `novice/${seat}`, number]);
  };
  view.players.forEach((player, seat) => {
    stand('landing', seat, '', player.landing);
    for (const island of view.islands) {
      stand('on', seat, island.name, island.active[seat]!);
      stand('beside', seat, island.name, island.inactive[seat]!);
    }
  });
  for (const tile of view.tiles)
    if (tile.novice >= 0) stand('tile', tile.novice, String(tile.tile), 1);
  stand('boat', view.to_act[0] ?? 0, '', view.step.left);
  return found;
}
