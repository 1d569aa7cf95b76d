/** The judgement of a position, as it comes in; it ends when it is done, when it is stopped, or when nobody looks. */
import { Refusal, type Trouble, url } from '../net/http';
import type { Judgement, LineInfo } from '../net/messages';
import { Order } from './order';

export const TIMES = [2, 10, 60] as const; // seconds; the last is as long as anybody waits
export type Time = (typeof TIMES)[number];

export class Judging {
  found = $state.raw<Judgement | null>(null);
  lines = $state.raw<LineInfo[]>([]); // in the order in which they are shown
  thinking = $state(false);
  left = $state(0); // seconds
  at = $state(0); // the line that is looked at
  trouble = $state.raw<Trouble | null>(null);
  private readonly order = new Order();
  private control: AbortController | undefined;

  /** Think about a position; what was thought about before is stopped. */
  async begin(path: string, seconds: Time): Promise<void> {
    this.stop();
    this.found = null;
    this.lines = [];
    this.trouble = null;
    this.at = 0;
    this.order.forget();
    const control = (this.control = new AbortController());
    this.thinking = true;
    this.left = seconds;
    try {
      await this.listen(`${path}${path.includes('?') ? '&' : '?'}seconds=${seconds}`, seconds);
    } catch (error) {
      if (this.control === control && !control.signal.aborted)
        this.trouble = error instanceof Refusal ? error : { code: 'unreachable' };
    }
    if (this.control === control) this.thinking = false;
  }

  stop(): void {
    this.control?.abort();
    this.control = undefined;
    this.thinking = false;
  }

  private async listen(path: string, seconds: number): Promise<void> {
    const { signal } = this.control!;
    const answer = await fetch(url(path), { credentials: 'same-origin', signal });
    if (!answer.ok || !answer.body) {
      const problem = (await answer.json().catch(() => ({}))) as Partial<Trouble>;
      throw new Refusal(problem.code ?? 'failed', problem.reason, answer.status);
    }
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let waiting = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done || signal.aborted) return;
      const parts = (waiting + value).split('\n\n');
      waiting = parts.pop() ?? '';
      for (const part of parts)
        if (part.startsWith('data: ')) this.hear(JSON.parse(part.slice(6)) as Judgement, seconds);
    }
  }

  private hear(found: Judgement, seconds: number): void {
    const named = new Map(found.best.map((line) => [line.steps[0]?.action ?? '', line]));
    const pointed = this.lines[this.at]?.steps[0]?.action;
    const order = this.order.settle([...named.keys()], performance.now(), found.done);
    this.lines = order.flatMap((name) => named.get(name) ?? []);
    if (this.at > 0)
      this.at = Math.max(
        0,
        this.lines.findIndex((line) => line.steps[0]?.action === pointed),
      );
    this.found = found;
    this.left = Math.max(0, Math.ceil(seconds - found.seconds));
    if (found.trouble)
      this.trouble = { code: 'not-now', reason: { key: found.trouble, facts: {}, rule: '' } };
  }
}
