/** One puzzle as somebody works on it: the table, hints, what a line came to, the solution. */
import type { PuzzleHint, PuzzleInfo, PuzzleSolution, Verdict } from '../net/messages';
import type { GameView } from '../net/view';
import { me } from '../state/me.svelte';
import { settings } from '../state/settings.svelte';
import { TableSession } from '../table/session.svelte';
import { problem } from '../ui/problem';
import { say } from '../words/words.svelte';
import { Door } from './doors';
import { PuzzleLive } from './puzzle-live';

export const HINTS = 3;

export class Attempt {
  info = $state.raw<PuzzleInfo>();
  session = $state.raw<TableSession>();
  hints = $state.raw<PuzzleHint[]>([]);
  verdict = $state.raw<Verdict>();
  solution = $state.raw<PuzzleSolution>();
  judging = $state(false);
  trouble = $state('');
  at = $state(0); // step of the solution that is shown
  private live: PuzzleLive | undefined;
  private readonly door: Door;

  readonly solved = $derived(this.verdict?.solved ?? false);
  /** The table after some steps of the solution; where something new comes out, before it. */
  readonly shown: GameView | null = $derived.by(() => {
    if (!this.solution || !this.info) return null;
    const views = [this.info.view, ...this.solution.steps.map((step) => step.view)];
    return (views.slice(0, this.at + 1).findLast((view) => view !== undefined) ??
      null) as GameView | null;
  });
  /** The things that a hint points at. */
  readonly pointed: Set<string> = $derived(
    new Set(this.solution ? [] : this.hints.flatMap((hint) => hint.things)),
  );

  constructor(game: string, name: string) {
    this.door = new Door(game, name);
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      await me.look().catch(() => undefined);
      const info = await this.door.show();
      for (const seat of info.table.seats)
        if (seat.mine) seat.name ||= settings.name || say('guest');
      this.session = new TableSession(info.puzzle.name, (listener) => {
        this.live = new PuzzleLive(this.door, info, listener, (line) => void this.judge(line));
        return this.live;
      });
      this.info = info;
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  close(): void {
    this.session?.close();
  }

  private async judge(line: string[]): Promise<void> {
    this.judging = true;
    try {
      await me.be();
      const verdict = await this.door.line(line);
      this.verdict = verdict;
      if (verdict.solution) this.reveal(verdict.solution);
    } catch (error) {
      this.trouble = problem(error);
    }
    this.judging = false;
  }

  /** Take the last decision of a line back, or all of them. */
  back(whole: boolean): void {
    this.verdict = undefined;
    this.trouble = '';
    if (whole) {
      this.solution = undefined;
      this.live?.again();
    } else this.live?.back();
  }

  async hint(): Promise<void> {
    if (this.hints.length >= HINTS || this.solution) return;
    try {
      await me.be();
      this.hints = [...this.hints, await this.door.hint(this.hints.length + 1)];
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  async giveUp(): Promise<void> {
    try {
      await me.be();
      this.reveal(await this.door.solution());
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  private reveal(solution: PuzzleSolution): void {
    this.solution = solution;
    this.at = solution.steps.length;
  }

  step(by: number): void {
    const last = this.solution?.steps.length ?? 0;
    this.at = Math.max(0, Math.min(last, this.at + by));
  }
}
