/** What people say at the table. */
import type { ChatLine } from '../net/messages';

const LONGEST = 500;

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  private readonly send: (text: string) => void;

  constructor(send: (text: string) => void) {
    this.send = send;
  }

  /** A line arrives; after a reconnection some arrive again. */
  hear(line: ChatLine): void {
    const known = this.lines.some(
      (other) => other.number === line.number && other.room === line.room,
    );
    if (!known) this.lines = [...this.lines, line];
  }

  say(text: string): void {
    if (text.trim()) this.send(text.trim().slice(0, LONGEST));
  }
}
