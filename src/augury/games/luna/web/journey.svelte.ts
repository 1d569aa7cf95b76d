/** Travel and Tide as pairs: who leaves from where, and where it lands. The engine hears of them in its fixed order (RULES.md 13). */
import type { Touch } from '$shell/ui/touch';
import type { LunaView, Source } from './view';

/** Where a novice leaves from: `on/tide`, `beside/tide`, `landing/`. */
export interface Leg {
  from: string;
  to: string;
}

export function islandOf(source: string): string {
  return source.split('/')[1] ?? '';
}

/** The steps of a move in the order in which they are told: those on islands in ring order, those beside them, the landing stage; then the landings in ring order. */
export function steps(ring: readonly string[], legs: readonly Leg[]): string[] {
  const count = (source: string): number => legs.filter((leg) => leg.from === source).length;
  const times = (number: number, step: string): string[] =>
    Array.from({ length: number }, () => step);
  return [
    ...ring.flatMap((island) => times(count(`on/${island}`), `lift ${island}`)),
    ...ring.flatMap((island) => times(count(`beside/${island}`), `lift-beside ${island}`)),
    ...times(count('landing/'), 'lift-landing'),
    'lift-done',
    ...ring.flatMap((island) =>
      times(legs.filter((leg) => leg.to === island).length, `drop ${island}`),
    ),
  ];
}

export class Journey {
  on = $state(false);
  tide = $state(false);
  from = $state(''); // who is about to leave
  legs = $state.raw<Leg[]>([]);
  private base = $state.raw(new Map<string, Source>());
  private first: string[] = []; // `travel` or `tide`, if that is part of the plan and not played yet
  private heard = 0; // steps of the plan when it was last looked at
  private awaiting = false;

  constructor(private readonly touch: Touch) {}

  /** The plan has changed: a journey begins, goes on, loses its last step, or is dropped. */
  hear(plan: readonly string[], view: LunaView): void {
    const started =
      view.phase === 'lift' && view.step.left === 0 && view.to_act.includes(view.seat);
    if (!/^(travel|tide|lift)/.test(plan[0] ?? '') && !(plan.length === 0 && started)) {
      this.on = false;
    } else if (!this.on) {
      this.on = true;
      this.first = plan.slice(0, 1);
      this.tide = view.step.tide;
      this.from = '';
      this.legs = [];
      this.base = new Map(view.step.sources.map((source) => [source.source, source]));
    } else if (!this.awaiting && plan.length < this.heard && this.legs.length) {
      this.legs = this.legs.slice(0, -1);
      this.lay(view);
      return;
    }
    this.awaiting = false;
    this.heard = plan.length;
  }

  left(source: string): number {
    const gone = this.legs.filter((leg) => leg.from === source).length;
    return (this.base.get(source)?.novices ?? 0) - gone;
  }

  mayLeave(source: string): boolean {
    const closes = this.base.get(source)?.closes;
    return (
      this.on && !this.from && this.left(source) > 0 && !this.legs.some((leg) => leg.to === closes)
    );
  }

  mayLand(island: string): boolean {
    const closed = [this.from, ...this.legs.map((leg) => leg.from)].some(
      (source) => this.base.get(source)?.closes === island,
    );
    return this.on && !closed && (this.base.get(this.from)?.lands.includes(island) ?? false);
  }

  leave(source: string): void {
    this.from = this.from === source ? '' : source;
  }

  land(island: string, view: LunaView): void {
    this.legs = [...this.legs, { from: this.from, to: island }];
    this.from = '';
    this.lay(view);
  }

  private lay(view: LunaView): void {
    this.awaiting = true;
    const ring = view.islands.map((island) => island.name);
    this.touch.lay(this.legs.length ? [...this.first, ...steps(ring, this.legs)] : this.first);
  }
}
