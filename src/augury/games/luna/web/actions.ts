/** The actions of the player aid, and which choices of the moment each of them stands for. */
import boat from 'icon:fishing-boat';
import candle from 'icon:candlebright';
import council from 'icon:public-speaker';
import horns from 'icon:devil-mask';
import hand from 'icon:hand-of-god';
import gate from 'icon:temple-gate';
import stairs from 'icon:stairs';
import type { Offered } from '$shell/ui/touch';
import { SIGNS } from './pieces';
import type { LunaView } from './view';

export interface Action {
  action: string;
  sign: string;
  offers: Offered[];
}

const ACTIONS: readonly [string, string][] = [
  ['favour', hand],
  ['recruit', SIGNS['novice']!],
  ['build', SIGNS['shrine']!],
  ['herbs', SIGNS['herb']!],
  ['travel', boat],
  ['tide', SIGNS['tide']!],
  ['sail', SIGNS['sail']!],
  ['appoint', stairs],
  ['induct', gate],
  ['book', SIGNS['book']!],
  ['council', council],
  ['banish', horns],
];
/** Other words for the same action, with the replacement novice or from another place. */
const ALSO: Record<string, readonly string[]> = {
  favour: ['favour-helped'],
  recruit: ['recruit-helped'],
  build: ['build-helped'],
  sail: ['sail-landing'],
  appoint: ['appoint-helped'],
  council: ['council-helped'],
  end: ['end-phase'],
};

export function actions(view: LunaView, offered: readonly Offered[]): Action[] {
  const last = view.level ? 'end' : 'meditate';
  return [...ACTIONS, [last, candle] as const].map(([action, sign]) => {
    const kinds = [action, ...(ALSO[action] ?? [])];
    const offers = offered.filter((offer) => kinds.includes(offer.action.split(' ')[0]!));
    return { action, sign, offers };
  });
}
