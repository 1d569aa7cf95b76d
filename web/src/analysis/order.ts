/** The order of lines while they are being judged: it changes only when another has been better for a while. */

export const STEADY = 1000; // ms

export class Order {
  private shown: string[] = [];
  private other = '';
  private since = 0;

  /** The lines as they are to be shown, by name; `done`: there is nothing more to wait for. */
  settle(best: readonly string[], now: number, done: boolean): string[] {
    const wanted = best.join('\n');
    const same = best.length === this.shown.length && best.every((one) => this.shown.includes(one));
    if (done || !this.shown.length || wanted === this.shown.join('\n')) return this.take(best);
    if (wanted !== this.other) {
      this.other = wanted;
      this.since = now;
    }
    if (now - this.since >= STEADY) return this.take(best);
    // What is not among the best any more cannot stay; the others keep their places.
    if (!same) {
      const stay = this.shown.filter((one) => best.includes(one));
      this.shown = [...stay, ...best.filter((one) => !stay.includes(one))];
    }
    return this.shown;
  }

  forget(): void {
    this.shown = [];
    this.other = '';
  }

  private take(best: readonly string[]): string[] {
    this.shown = [...best];
    this.other = '';
    return this.shown;
  }
}
