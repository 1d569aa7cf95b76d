/** Facts of events name things of the table: `seat/3`, `card/R7`, `card/R7 card/B0`. */

export type Fact = string | number | undefined;

/** The things a fact names, without their kind. */
export function names(fact: Fact): string[] {
  return String(fact ?? '')
    .split(' ')
    .filter(Boolean)
    .map((thing) => thing.slice(thing.indexOf('/') + 1));
}

/** The one thing a fact names, without its kind; '' if it names none. */
export function nameOf(fact: Fact): string {
  return names(fact)[0] ?? '';
}

/** The number of the seat a fact names; -1 if it names something else. */
export function seatOf(fact: Fact): number {
  const found = /^seat\/(\d+)$/.exec(String(fact ?? ''));
  return found ? Number(found[1]) : -1;
}
