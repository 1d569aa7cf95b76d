/** Texts may end in the numbers of the rules they follow, in brackets. */
export interface Cited {
  told: string;
  rules: string[];
}

export function cited(text: string): Cited {
  const rules = /\s*\[([^\]]*)\]$/.exec(text);
  return rules
    ? { told: text.slice(0, rules.index), rules: rules[1]!.split(/,\s*/) }
    : { told: text, rules: [] };
}
