/** What people say at the table, and how much of it this person has not read. */
import type { ChatLine } from '../net/messages';

const LONGEST = 500;

export type Audience = 'table' | 'watchers';

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  seen = $state(0); // number of the last line that was read
  muted = $state(false); // no word of new lines at this table
  private readonly send: (text: string) => void;
  private readonly mine: () => number[];

  constructor(send: (text: string) => void, mine: () => number[] = () => []) {
    this.send = send;
    this.mine = mine;
  }

  /** What others said since this person read. */
  readonly fresh: ChatLine[] = $derived.by(() => {
    const own = this.mine();
    return this.lines.filter((line) => line.number > this.seen && !own.includes(line.seat));
  });

  get unread(): number {
    return this.muted ? 0 : this.fresh.length;
  }

  /** The same of one audience: the table, or the gallery of those who look on. */
  unreadIn(audience: Audience): number {
    return this.muted ? 0 : this.fresh.filter((line) => line.audience === audience).length;
  }

  /** A line arrives; after a reconnection some arrive again. */
  hear(line: ChatLine): void {
    const known = this.lines.some(
      (other) => other.number === line.number && other.audience === line.audience,
    );
    if (!known) this.lines = [...this.lines, line];
  }

  say(text: string): void {
    if (text.trim()) this.send(text.trim().slice(0, LONGEST));
  }
}
