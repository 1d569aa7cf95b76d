/** A game that is walked through: its replay, its board and words, and the tips at what is touched. */
import { onDestroy } from 'svelte';
import { router } from '../state/router.svelte';
import { Tips } from '../table/tips.svelte';
import { type OpenRoom, useRoom } from '../table/useRoom.svelte';
import { useMotion } from '../ui/motion.svelte';
import { lookingOn, setTouch } from '../ui/touch';
import { Replay } from './replay.svelte';

export interface Walk {
  id: string;
  replay: Replay;
  opened: OpenRoom;
  tips: Tips;
}

/** The game in the address, at the moment behind it; nothing on its board is chosen. */
export function useReplay(board: () => HTMLElement | undefined, page?: 'review'): Walk {
  const id = router.parts[1] ?? '';
  const replay = new Replay(id, Number(router.parts[2] ?? 0) || 0, page);
  const opened = useRoom(() => replay.table);
  const tips = new Tips();
  setTouch(lookingOn((what, at) => tips.explain(what, at)));
  useMotion(
    board,
    () => replay.playback.view,
    () => replay.playback.travel,
  );
  $effect(() => {
    replay.playback.weigh = opened.room?.weigh;
  });
  onDestroy(() => replay.playback.skip());
  return { id, replay, opened, tips };
}
