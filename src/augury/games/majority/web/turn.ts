/** What was told of a turn. */
import type { EventInfo } from '$shell/net/messages';
import type { Ability } from './view';

/** The events of the turn that was resolved last: from where it began to the last card or ability. */
export function turnOf(log: EventInfo[], abilities: Ability[]): EventInfo[] {
  const telling = new Set(['played', ...abilities.flatMap((ability) => ability.told_by)]);
  let end = log.length;
  while (end > 0 && !telling.has(log[end - 1]!.kind)) end -= 1;
  let from = end;
  while (from > 0 && !log[from - 1]!.kind.startsWith('turn-')) from -= 1;
  return log.slice(from, end);
}
