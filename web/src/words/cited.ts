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

/** Several texts as one, the numbers of their rules at its end. */
export function joined(texts: readonly string[]): string {
  const rules: string[] = [];
  const told = texts.filter(Boolean).map((text) =>
    text.replace(/\s*\[([^\]]*)\]/g, (_, numbers: string) => {
      rules.push(...numbers.split(/,\s*/));
      return '';
    }),
  );
  return told.join(' ') + (rules.length ? ` [${[...new Set(rules)].join(', ')}]` : '');
}
