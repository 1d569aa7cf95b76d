/** The one tip that is shown: it stays while the pointer is in it, so that its links can be clicked. */
import { hush } from '../ui/tip.svelte';
import type { What } from '../ui/touch';

const GRACE = 300; // ms to get from a thing into its tip

export class Tips {
  shown = $state.raw<{ what: What; at: Element } | null>(null);
  /** Every tap explains, and decides nothing. */
  asking = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** No element: whoever pointed has gone; the tip goes too, unless they went into it. */
  explain(what: What, at: Element | null): void {
    clearTimeout(this.timer);
    if (at) this.shown = { what, at };
    else if (this.shown) this.timer = setTimeout(() => this.hide(), GRACE);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  /** Somebody does not want to see it, nor one that is about to be shown. */
  dismiss(): void {
    hush();
    this.hide();
  }
}
