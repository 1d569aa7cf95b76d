/** What is heard at a table: a turn that comes, pieces and cards that are put down, the end. */
import type { EventInfo } from '../net/messages';
import type { TableSession } from '../table/session.svelte';
import type { Cue } from './synth';
import { sounds } from './wish';

const GAP = 110; // milliseconds between two sounds of pieces
const BUZZ = 60; // milliseconds

/** A card is heard where the event names one, otherwise a piece. */
export function cueOf(event: EventInfo): Cue {
  return Object.values(event.facts).some((fact) => /(^| )card\//.test(String(fact)))
    ? 'card'
    : 'piece';
}

function hear(cue: Cue): void {
  if (!sounds()) return;
  void import('./synth').then(({ play }) => play(cue)).catch(() => undefined);
  if (cue === 'turn' && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
}

/** Listen to a table until the returned function is called. */
export function listen(session: TableSession, over: () => boolean): () => void {
  return $effect.root(() => follow(session, over));
}

function follow(session: TableSession, over: () => boolean): void {
  let frame = -1;
  let last = 0;
  let asked = true; // whoever opens a table sees whose turn it is
  let turn = -1; // it may be mine again when all that happened between has been shown
  let ended = true;

  $effect(() => {
    const number = session.playback.number;
    const event = session.playback.playing ?? session.log.at(-1);
    const seen = frame;
    frame = number;
    if (seen < 0 || number === seen || !event || Date.now() - last < GAP) return;
    last = Date.now();
    hear(cueOf(event));
  });
  $effect(() => {
    const view = session.view;
    if (!view || session.playback.on) return;
    const now = session.eye >= 0 && view.to_act.includes(session.eye);
    if (now && (!asked || (turn >= 0 && view.turn !== turn))) hear('turn');
    asked = now;
    turn = view.turn;
  });
  $effect(() => {
    if (!session.view) return;
    if (over() && !ended) hear('end');
    ended = over();
  });
}
