/** From the legal choices and what was touched so far: what may be touched next, and what is meant. Knows no game. */
import type { Choice } from '../net/messages';

export interface Standing {
  /** Choices that agree with everything touched so far. */
  open: Choice[];
  /** Things that may be touched next. */
  next: Set<string>;
  /** The one choice that is meant, ready to be confirmed. */
  ready: Choice | null;
  /** Several choices at the same spot: ask in words. */
  menu: Choice[];
}

/** Does a choice touch these things? A thing touched twice must be named twice. */
function agrees(choice: Choice, picked: readonly string[]): boolean {
  const left = [...choice.targets];
  return picked.every((thing) => {
    const place = left.indexOf(thing);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

function rest(choice: Choice, picked: readonly string[]): string[] {
  const left = [...choice.targets];
  for (const thing of picked) left.splice(left.indexOf(thing), 1);
  return left;
}

export function stand(legal: readonly Choice[], picked: readonly string[]): Standing {
  if (picked.length === 0) {
    return {
      open: [...legal],
      next: new Set(legal.flatMap((choice) => choice.targets)),
      ready: null,
      menu: [],
    };
  }
  const open = legal.filter((choice) => agrees(choice, picked));
  if (open.length === 1)
    return { open, next: new Set(rest(open[0]!, picked)), ready: open[0]!, menu: [] };
  const next = new Set(open.flatMap((choice) => rest(choice, picked)));
  const here = open.filter((choice) => rest(choice, picked).length === 0);
  // All that is open means the same things: only words can tell them apart.
  const alike = open.every(
    (choice) =>
      rest(choice, picked).slice().sort().join() === rest(open[0]!, picked).slice().sort().join(),
  );
  return { open, next, ready: null, menu: alike ? open : here };
}

/** What is touched after touching one more thing: it narrows the choice, or begins a new one. `null` = nothing is meant by it. */
export function touch(
  legal: readonly Choice[],
  picked: readonly string[],
  thing: string,
): string[] | null {
  const narrowed = [...picked, thing];
  if (legal.some((choice) => agrees(choice, narrowed))) return narrowed;
  if (picked.includes(thing)) return picked.filter((other) => other !== thing);
  // Another thing of the same kind replaces the one that stands in its way.
  for (let from = picked.length - 1; from >= 0; from -= 1) {
    const replaced = [...picked.slice(0, from), thing];
    if (legal.some((choice) => agrees(choice, replaced))) return replaced;
  }
  return null;
}

/** Choices that no thing on the table stands for: they are buttons. */
export function bare(legal: readonly Choice[]): Choice[] {
  return legal.filter((choice) => choice.targets.length === 0);
}
