/** A move of several steps before it is played: the steps, and how the table would stand after them. */
import type { Choice, Planned } from '../net/messages';
import type { GameView } from '../net/view';

/** What became of a question. `ended`: the last step is possible, but nothing can be planned beyond it; it is not on the plan. */
export type Outcome = 'planned' | 'ended' | 'refused' | 'dropped' | 'probed' | 'none';

interface Question {
  actions: string[];
  why: 'add' | 'back' | 'again' | 'probe' | 'lay';
}

export class Plan {
  steps = $state.raw<string[]>([]);
  view = $state.raw<GameView | null>(null); // after the steps; null = nothing is planned
  legal = $state.raw<Choice[]>([]);
  private question = $state.raw<Question | null>(null); // on its way to the server

  constructor(private readonly ask: (actions: string[]) => void) {}

  get on(): boolean {
    return this.steps.length > 0;
  }

  /** The table is about to look different. */
  get waiting(): boolean {
    return this.question !== null && this.question.why !== 'probe';
  }

  add(action: string): void {
    this.put([...this.steps, action], 'add');
  }

  /** A whole move at once, in place of what was planned; steps that are taken by themselves are left out. */
  lay(actions: string[]): void {
    if (actions.length) this.put(actions, 'lay');
    else this.drop();
  }

  /** One step back. */
  back(): void {
    if (this.steps.length > 1) this.put(this.steps.slice(0, -1), 'back');
    else this.drop();
  }

  /** What would this choice mean after the plan? */
  probe(action: string): void {
    this.put([...this.steps, action], 'probe');
  }

  /** The table has changed under the plan, or the answer was lost on the way. */
  again(): void {
    const wanted = this.waiting ? this.question!.actions : this.steps;
    if (wanted.length) this.put(wanted, 'again');
  }

  drop(): void {
    this.steps = [];
    this.view = null;
    this.legal = [];
    this.question = null;
  }

  /** No answer will come. */
  forget(): void {
    this.question = null;
  }

  hear(planned: Planned): Outcome {
    const question = this.question;
    if (!question || !answers(planned, question.actions)) return 'none';
    this.question = null;
    if (question.why === 'probe') return 'probed';
    if (planned.refusal && question.why === 'lay') {
      this.lay(question.actions.filter((_, place) => place !== planned.actions.length));
      return 'none';
    }
    if (planned.refusal && (question.why !== 'add' || planned.actions.length < this.steps.length)) {
      this.drop();
      return 'dropped';
    }
    this.steps = planned.ends ? planned.actions.slice(0, -1) : planned.actions;
    this.view = this.on ? (planned.view as GameView) : null;
    this.legal = planned.legal;
    return planned.refusal ? 'refused' : planned.ends ? 'ended' : 'planned';
  }

  private put(actions: string[], why: Question['why']): void {
    this.question = { actions, why };
    this.ask(actions);
  }
}

/** Is this the answer to that question, not to an earlier one? */
function answers(planned: Planned, actions: string[]): boolean {
  const whole = planned.actions.length === actions.length;
  return (
    planned.actions.every((action, place) => action === actions[place]) &&
    (planned.refusal ? !whole : whole)
  );
}
