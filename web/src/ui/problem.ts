/** What went wrong, in the player's words if we have them, otherwise in the server's. */
import { say, shell } from '../words/words.svelte';

export function problem(error: unknown): string {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return shell.has(`problem-${code}`) ? say(`problem-${code}`) : message || say('problem-failed');
}

const UNDO: Record<string, string> = {
  'you have not decided anything yet': 'undo-nothing',
  'somebody else has decided since': 'undo-others',
  'chance has been drawn': 'undo-chance',
  'something hidden was revealed': 'undo-revealed',
  'your own cards have been shown': 'undo-shown',
  'the game is over': 'undo-over',
  'you only look on': 'undo-watching',
  'the game is not on': 'undo-over',
};

/** Why a decision cannot be taken back; the kernel's reasons in the player's language. */
export function undoReason(reason: string): string {
  return reason ? say(UNDO[reason] ?? 'undo-others') : '';
}
