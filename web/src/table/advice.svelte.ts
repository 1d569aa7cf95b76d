/** A hint: what a strong bot would do here, asked for and shown. */
import type { AdviceInfo, Hinted } from '../net/messages';

interface Question {
  seat: number;
  version: number; // of the table it is asked at
}

export class Advice {
  found = $state.raw<Hinted | null>(null);
  waiting = $state(false);
  at = $state(0); // the choice that is pointed at
  private wanted: Question = { seat: -1, version: -1 };
  private sent: Question | null = null; // the server thinks about one at a time, wanted or not

  readonly choices: AdviceInfo[] = $derived(this.found?.choices ?? []);
  readonly pointed: string = $derived(this.choices[this.at]?.action ?? '');
  readonly open: boolean = $derived(this.waiting || this.found !== null);

  constructor(private readonly tell: (seat: number, version: number) => void) {}

  ask(seat: number, version: number): void {
    if (this.open) return;
    this.waiting = true;
    this.wanted = { seat, version };
    if (!this.sent) this.send();
  }

  /** It is about the moment at which it was asked for; others may have decided in secret since. */
  hear(answer: Hinted, version = answer.version): void {
    const { sent, wanted } = this;
    if (sent?.version !== version) return;
    this.sent = null;
    if (!this.waiting) return;
    if (sent.seat !== wanted.seat || sent.version !== wanted.version) {
      this.send();
      return;
    }
    this.waiting = false;
    this.at = 0;
    this.found = answer;
  }

  /** No answer will come to what was asked. */
  fail(): void {
    this.sent = null;
    this.waiting = false;
  }

  drop(): void {
    this.waiting = false;
    this.found = null;
  }

  private send(): void {
    this.sent = this.wanted;
    this.tell(this.sent.seat, this.sent.version);
  }
}
