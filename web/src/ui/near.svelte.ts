/** Whose seat is at the near side of the table: one's own, or the one that somebody who looks on follows. */
export const gallery = $state({ follows: -1 });

export function nearSeat(view: { seat: number }): number {
  return Math.max(0, view.seat >= 0 ? view.seat : gallery.follows);
}
