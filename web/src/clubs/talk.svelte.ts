/** What members of a club say to one another, as far as this person wants to read it. */
import { uuid } from '../net/http';
import type { ClubChat, ClubChatLine } from '../net/messages';
import type { Said } from '../ui/Talk.svelte';
import { problem } from '../ui/problem';
import { doors } from './doors';

const EVERY = 4000; // milliseconds between two looks

export type Line = ClubChatLine & Said;

export class ClubTalk {
  found = $state.raw<ClubChat>();
  trouble = $state('');
  private first = -1; // how far this person had read when it was opened
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly lines: Line[] = $derived.by(() =>
    (this.found?.lines ?? []).map((line) => ({
      ...line,
      key: String(line.number),
      seat: -1,
      name: line.name || this.gone,
      fresh: line.number > this.first && !line.mine,
    })),
  );

  constructor(
    private readonly club: string,
    private readonly gone: string, // how somebody is called who is not here any more
  ) {
    void this.look();
    $effect(() => () => clearTimeout(this.timer));
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      if (!document.hidden) {
        const found = await doors.chat(this.club);
        if (this.first < 0) this.first = found.seen;
        this.found = found;
        this.trouble = '';
        const last = found.lines.at(-1)?.number ?? 0;
        if (last > found.seen) await doors.attend(this.club, { seen: last });
      }
    } catch (error) {
      this.trouble = problem(error);
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), EVERY);
  }

  private async change(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      await this.look();
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  say(text: string): Promise<void> {
    const words = text.trim();
    return words
      ? this.change(() => doors.say(this.club, { uuid: uuid(), text: words }))
      : Promise.resolve();
  }

  remove(line: ClubChatLine): Promise<void> {
    return this.change(() => doors.removeLine(this.club, line.number));
  }

  hush(person: string, hushed: boolean): Promise<void> {
    return this.change(() => doors.hush(this.club, person, hushed));
  }

  mute(): Promise<void> {
    return this.change(() => doors.attend(this.club, { muted: !this.found?.muted }));
  }
}
