/** What was told of a turn. */
import type { EventInfo } from '$shell/net/messages';

/** The events of the turn that was resolved last. */
export function turnOf(log: EventInfo[]): EventInfo[] {
  let end = log.length;
  while (
    end > 0 &&
    !['played', 'bribed', 'bribes-cancel', 'killed', 'spied', 'betrayed'].includes(
      log[end - 1]!.kind,
    )
  )
    end -= 1;
  let from = end;
  while (from > 0 && !log[from - 1]!.kind.startsWith('turn-')) from -= 1;
  return log.slice(from, end);
}
