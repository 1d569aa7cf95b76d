/** Looking on: back a few steps, a pause, and on to the newest. */
import { untrack } from 'svelte';
import { api } from '../net/api';
import type { Frame } from '../net/frames';
import type { GameView } from '../net/view';
import type { Past } from '../table/session.svelte';
import { problem } from '../ui/problem';

const BEFORE = 20; // moments fetched before the one that is looked for, and
const BEHIND = 9; // behind it

/** What it needs of a table. */
export interface Watched {
  readonly decisions: number;
  readonly table: { id: string } | null;
  past: Past | null;
}

export class Watching {
  at = $state<number | null>(null); // null: the newest
  trouble = $state('');
  private known = new Map<number, GameView>();
  private last = 0;

  constructor(private readonly watched: Watched) {
    $effect(() => {
      const now = watched.decisions;
      untrack(() => this.note(now));
    });
  }

  /** What was taken back is no longer how it went. */
  private note(decisions: number): void {
    if (decisions < this.last) {
      this.known.clear();
      if (this.at !== null && this.at > decisions) this.newest();
    }
    this.last = decisions;
  }

  pause(): void {
    if (this.at === null) void this.go(this.watched.decisions);
    else this.newest();
  }

  step(by: number): void {
    const goal = (this.at ?? this.watched.decisions) + by;
    if (by > 0 && goal >= this.watched.decisions) this.newest();
    else void this.go(Math.max(0, goal));
  }

  newest(): void {
    this.at = null;
    this.trouble = '';
    this.watched.past = null;
  }

  private async go(moment: number): Promise<void> {
    this.at = moment;
    try {
      if (!this.known.has(moment)) await this.fetch(moment);
      const view = this.known.get(moment);
      if (view && this.at === moment) this.watched.past = { moment, view };
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  private async fetch(moment: number): Promise<void> {
    const first = Math.max(0, moment - BEFORE);
    const found = await api.moments(this.watched.table!.id, -1, first, moment + BEHIND);
    for (const { moment: number, frames } of found.moments)
      this.known.set(number, (frames as Frame[]).at(-1)!.view);
  }
}
