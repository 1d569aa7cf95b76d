/** What others did, shown event by event before the table stands as it is. */
import type { EventInfo } from '../net/messages';
import type { GameView } from '../net/view';
import { settings } from '../state/settings.svelte';

/** How a room shows events: for how long, and how the table looks after some of them. */
export interface Staging<V> {
  pace(event: EventInfo): number;
  stage(before: V, events: EventInfo[]): V;
}

export class Playback {
  playing = $state.raw<EventInfo | null>(null); // the event being shown
  shown = $state.raw<EventInfo[]>([]); // the events of this step so far
  view = $state.raw<GameView | null>(null); // behind `latest` while events are shown
  latest: GameView | null = null;
  staging: Staging<GameView> | undefined;
  private queue: { view: GameView | null; events: EventInfo[] }[] = [];
  private running = false;
  private wake: (() => void) | undefined;

  /** The table has changed: show how. */
  follow(view: GameView | null, events: EventInfo[]): void {
    const before = this.latest;
    this.latest = view;
    if (view === before) return;
    this.queue.push({ view, events });
    void this.run();
  }

  /** The table has changed: show only how it stands. */
  jump(view: GameView | null): void {
    this.latest = view;
    this.skip();
    this.view = view;
  }

  skip(): void {
    this.queue = [];
    this.wake?.();
    if (this.latest) this.view = this.latest;
    this.playing = null;
    this.shown = [];
  }

  /** Show again what happened since the player's own last decision. */
  again(events: EventInfo[]): void {
    if (this.running || !this.latest) return;
    this.queue.push({ view: this.latest, events });
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      await this.show(step.events);
      this.view = step.view;
    }
    this.playing = null;
    this.shown = [];
    this.running = false;
    if (this.latest) this.view = this.latest;
  }

  private async show(events: EventInfo[]): Promise<void> {
    const base = this.view;
    const shown: EventInfo[] = [];
    for (const event of events) {
      shown.push(event);
      const pace = (this.staging?.pace(event) ?? 0) * (settings.pace ? 1 / settings.pace : 0);
      if (!pace || !base || !this.staging) continue;
      this.shown = [...shown];
      this.view = this.staging.stage(base, shown);
      this.playing = event;
      await this.pause(pace);
      if (!this.playing) return;
    }
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
