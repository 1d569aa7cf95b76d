/** What the player has touched so far, and which choice that leaves. */
import type { Choice, Meaning } from '../net/messages';
import type { GameView } from '../net/view';
import { settings } from '../state/settings.svelte';
import { type Standing, bare, stand, touch } from './chooser';

/** The table a selection is made at. */
export interface Offer {
  readonly legal: Choice[];
  readonly acts: boolean;
  /** The action that the coach or a hint points at. */
  readonly suggested: string;
  /** What is chosen as long as the player touches nothing else. */
  readonly usual: Choice | null;
  /** A choice is complete and may be looked at. */
  settle(): void;
  /** A choice is meant: plan it or play it. */
  choose(choice: Choice): void;
  play(choice: Choice | null): void;
  confirm(): void;
}

const NOTHING: Standing = { open: [], next: new Set<string>(), ready: null, menu: [] };

export class Selection {
  picked = $state.raw<string[]>([]);
  instance = $state(''); // which of several equal things was touched
  pressed = $state.raw<Choice | null>(null); // a button that waits for its confirmation
  meaning = $state.raw<Meaning | null>(null);
  /** The table after the choice that is looked at, as far as the player may know it. */
  after = $derived((this.meaning?.view as GameView | undefined) ?? null);
  wordsOnly = $state(false); // the board shows nothing to touch: every choice is a button
  private readonly offer: Offer;

  readonly standing: Standing = $derived.by(() =>
    this.offer.acts ? stand(this.offer.legal, this.picked) : NOTHING,
  );
  /** By what was touched; by nothing, what is usual. */
  private readonly meant: Choice | null = $derived.by(() =>
    this.picked.length || !this.offer.acts ? this.standing.ready : this.offer.usual,
  );
  readonly direct: Choice | null = $derived(this.pressed ?? this.meant);
  readonly buttons: Choice[] = $derived.by(() => {
    if (!this.offer.acts) return [];
    return this.wordsOnly ? this.offer.legal : bare(this.offer.legal);
  });
  private readonly named: Set<string> = $derived.by(
    () => new Set(this.offer.legal.flatMap((choice) => choice.targets)),
  );
  private readonly suggested: Set<string> = $derived.by(() => {
    const { acts, legal, suggested } = this.offer;
    return new Set(acts ? legal.find((choice) => choice.action === suggested)?.targets : []);
  });

  constructor(offer: Offer) {
    this.offer = offer;
  }

  may(thing: string): boolean {
    return this.offer.acts && this.standing.next.has(thing);
  }

  /** Touching it would drop something and begin another choice. */
  could(thing: string): boolean {
    return this.offer.acts && this.named.has(thing);
  }

  /** The coach points at it. */
  isTaught(thing: string): boolean {
    return this.suggested.has(thing);
  }

  isPicked(thing: string, instance = ''): boolean {
    const meant = this.picked.includes(thing) || (this.meant?.targets.includes(thing) ?? false);
    return (
      meant &&
      (!instance || !this.instance || this.picked.at(-1) !== thing || this.instance === instance)
    );
  }

  touch(thing: string, instance = ''): void {
    if (!this.offer.acts) return;
    const waiting = this.pressed;
    this.pressed = null;
    const legal = this.offer.legal;
    const same = this.picked.includes(thing) && (!instance || instance === this.instance);
    if (
      same &&
      this.standing.ready &&
      touch(legal, this.picked, thing)?.length !== this.picked.length + 1
    ) {
      this.offer.confirm();
      return;
    }
    const moved = this.picked.includes(thing) && !same;
    const picked = moved ? this.picked : touch(legal, this.picked, thing);
    if (!picked) return;
    this.picked = picked;
    this.instance = instance;
    if (waiting && waiting.action === this.direct?.action)
      this.offer.play(waiting); // touched again
    else this.offer.settle();
  }

  press(choice: Choice): void {
    if (!this.offer.acts) return;
    if (this.pressed === choice) this.offer.play(choice);
    else if (!settings.confirm) this.offer.choose(choice);
    else {
      this.wait(choice);
      this.offer.settle();
    }
  }

  /** A choice that only its confirmation is missing from. */
  wait(choice: Choice): void {
    this.picked = [];
    this.pressed = choice;
  }

  hear(meaning: Meaning): void {
    if (meaning.action === this.direct?.action) this.meaning = meaning;
  }

  clear(): void {
    this.picked = [];
    this.pressed = null;
    this.meaning = null;
  }

  get empty(): boolean {
    return this.picked.length === 0 && !this.pressed;
  }
}
