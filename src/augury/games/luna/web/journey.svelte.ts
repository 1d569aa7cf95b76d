/** Travel and Tide as pairs: who leaves from where, and where it lands. The engine hears of them in its fixed order (RULES.md 13). */
import type { Touch } from '$shell/ui/touch';
import type { LunaView } from './view';

/** Where a novice leaves from: `on/tide`, `beside/tide`, `landing/`. */
export interface Leg {
  from: string;
  to: string;
}

export function islandOf(source: string): string {
  return source.split('/')[1] ?? '';
}

/** How many own novices stand at every source, before anything was lifted. */
export function standing(view: LunaView, seat: number, tide: boolean): Map<string, number> {
  const found = new Map<string, number>();
  for (const island of view.islands) {
    found.set(`on/${island.name}`, island.active[seat]! + (view.step.lifted_on[island.name] ?? 0));
    if (tide)
      found.set(
        `beside/${island.name}`,
        island.inactive[seat]! + (view.step.lifted_beside[island.name] ?? 0),
      );
  }
  if (tide) found.set('landing/', view.players[seat]!.landing + view.step.lifted_landing);
  return found;
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
  private base = $state.raw(new Map<string, number>());
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
      this.base = standing(view, view.seat, this.tide);
    } else if (!this.awaiting && plan.length < this.heard && this.legs.length) {
      this.legs = this.legs.slice(0, -1);
      this.lay(view);
      return;
    }
    this.awaiting = false;
    this.heard = plan.length;
  }

  left(source: string): number {
    return (this.base.get(source) ?? 0) - this.legs.filter((leg) => leg.from === source).length;
  }

  mayLeave(source: string): boolean {
    return (
      this.on &&
      !this.from &&
      this.left(source) > 0 &&
      !this.legs.some((leg) => source === `beside/${leg.to}`)
    );
  }

  /** L-066: to another island. L-071: not to one beside which somebody was picked up. */
  mayLand(island: string): boolean {
    const closed = [this.from, ...this.legs.map((leg) => leg.from)].includes(`beside/${island}`);
    return this.on && this.from !== '' && islandOf(this.from) !== island && !closed;
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
