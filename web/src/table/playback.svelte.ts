/** What happened at the table, shown frame by frame until it stands as it is. */
import type { Frame } from '../net/frames';
import type { EventInfo } from '../net/messages';
import type { GameView } from '../net/view';
import { settings } from '../state/settings.svelte';
import { LIMIT, type Weigh, loudest, share, standing } from './pace';

const QUIET = 5000; // after so long without anything to show, there is all the time again
const REMEMBERED = 200; // frames kept to be shown again
const TRAVEL = { least: 140, most: 700, part: 0.8 }; // how long pieces travel while a frame stands
const GLANCE = 300; // at what a player has decided, before others follow
const MORE_TO_COME = 0.5; // the part of the time left that may be used while others are asked

export class Playback {
  on = $state(false); // frames are being shown
  number = $state(0); // of the frame being shown, of all that were heard
  playing = $state.raw<EventInfo | null>(null); // what the frame being shown is about
  shown = $state.raw<EventInfo[]>([]); // the events of the frames so far
  view = $state.raw<GameView | null>(null); // behind `latest` while frames are shown
  past = $state.raw<Frame[]>([]); // since the player's own last decision
  travel = 0; // milliseconds pieces take to where they go; 0 = as usual
  latest: GameView | null = null;
  weigh: Weigh | undefined;
  private heard = 0; // frames
  private queue: { frame: Frame; time: number }[] = [];
  private base: GameView | null = null; // before `past`
  private left = LIMIT; // at normal pace
  private due = LIMIT; // the part of it that the frames in the queue may take
  private rested = 0; // when there was last something to show
  private wake: (() => void) | undefined;

  /** The table has changed: show how. What the player has just decided need not be told to them. */
  follow(frames: Frame[], decided = false): void {
    const last = frames.at(-1);
    if (!last) return;
    this.latest = last.view;
    this.heard += frames.length;
    this.past = [...this.past, ...frames].slice(-REMEMBERED);
    if (!this.on && Date.now() - this.rested > QUIET) this.left = LIMIT;
    this.line(frames, decided);
    void this.run();
  }

  /** The table has changed: show only how it stands. */
  jump(view: GameView | null): void {
    this.latest = view;
    this.heard += 1;
    this.skip();
    this.view = view;
    this.mark();
  }

  /** The player has decided: what comes now is what happened since. */
  mark(): void {
    this.past = [];
    this.base = this.latest;
    this.left = LIMIT;
  }

  skip(): void {
    this.queue = [];
    if (this.latest) this.view = this.latest;
    this.number = this.heard;
    this.wake?.();
  }

  /** Show again what happened since the player's own last decision. */
  again(): void {
    if (this.on || !this.base || !this.past.length) return;
    this.left = LIMIT;
    this.view = this.base;
    this.line(this.past);
    void this.run(TRAVEL.most);
  }

  private async run(first = 0): Promise<void> {
    if (this.on) return;
    this.on = true;
    if (first) await this.pause(first);
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const frame = next.frame;
      const time = this.take(next.time);
      this.shown = [...this.shown, ...frame.events];
      this.travel = time ? Math.min(TRAVEL.most, Math.max(TRAVEL.least, time * TRAVEL.part)) : 0;
      this.view = frame.view;
      this.number = this.heard - this.queue.length;
      if (!time) continue;
      this.playing = loudest(frame, this.weigh);
      const start = performance.now();
      await this.pause(time);
      const took = (performance.now() - start) * settings.pace; // a busy machine takes longer
      this.left -= took;
      this.due -= took;
    }
    this.on = false;
    this.playing = null;
    this.shown = [];
    this.travel = 0;
    this.rested = Date.now();
    if (this.latest) this.view = this.latest;
  }

  /**
   * Put frames into the queue. They share the time that is left evenly; as long as others are asked,
   * some of it is kept for what they will do.
   */
  private line(frames: readonly Frame[], decided = false): void {
    let before = this.queue.at(-1)?.frame.view ?? this.view;
    for (const [place, frame] of frames.entries()) {
      const quick = decided && place === 0 && isOwn(frame);
      const glance = frames.length > 1 ? GLANCE : 0;
      this.queue.push({ frame, time: quick ? glance : standing(before, frame, this.weigh) });
      before = frame.view;
    }
    const { seat, to_act } = frames.at(-1)!.view;
    if (seat < 0) this.left = LIMIT; // whoever only watches decides nothing
    const others = seat >= 0 && to_act.length > 0 && !to_act.includes(seat);
    this.due = this.left * (others ? MORE_TO_COME : 1);
  }

  /** How long a frame stands that would like to stand so long, with those that wait behind it. */
  private take(time: number): number {
    if (!settings.pace) return 0;
    const times = [time, ...this.queue.map((each) => each.time)];
    return (time * share(times, this.due)) / settings.pace;
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Are all events of a frame about the one who looks? */
function isOwn({ events, view }: Frame): boolean {
  return events.every((event) => event.facts['seat'] === `seat/${view.seat}`);
}
