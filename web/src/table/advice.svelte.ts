/** A hint: what a strong bot would do here, asked for and shown. */
import type { AdviceInfo, Hinted } from '../net/messages';

export class Advice {
  found = $state.raw<Hinted | null>(null);
  waiting = $state(false);
  at = $state(0); // the choice that is pointed at
  private asked = -1; // the version it was asked for at

  readonly choices: AdviceInfo[] = $derived(this.found?.choices ?? []);
  readonly pointed: string = $derived(this.choices[this.at]?.action ?? '');
  readonly open: boolean = $derived(this.waiting || this.found !== null);

  constructor(private readonly tell: (seat: number, version: number) => void) {}

  ask(seat: number, version: number): void {
    if (this.open) return;
    this.waiting = true;
    this.asked = version;
    this.tell(seat, version);
  }

  /** It is about the moment at which it was asked for; others may have decided in secret since. */
  hear(answer: Hinted, version = this.asked): void {
    if (!this.waiting || answer.version !== version) return;
    this.waiting = false;
    this.at = 0;
    this.found = answer;
  }

  drop(): void {
    this.waiting = false;
    this.found = null;
  }
}
