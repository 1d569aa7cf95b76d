/** What went wrong, in the player's words. */
import type { Trouble } from '../net/http';
import type { ReasonInfo } from '../net/messages';
import { type GameWords, say, shell } from '../words/words.svelte';

/** A refusal's sentence: the game's words know its own reasons and those of the house. */
export function problem(error: unknown, words?: GameWords): string {
  const { code, reason } = (error ?? {}) as Partial<Trouble>;
  if (reason) return words?.reason(reason) ?? shell.reason(reason);
  return shell.has(`problem-${code}`) ? say(`problem-${code}`) : say('problem-failed');
}

/** The rule a refusal follows from, if any. */
export function ruleOf(error: Trouble | null): string[] {
  const reason: ReasonInfo | undefined = error?.reason;
  return reason?.rule ? [reason.rule] : [];
}
