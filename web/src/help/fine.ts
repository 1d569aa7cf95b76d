/** The fine print, RULES.md, as something to read and search: headings, paragraphs, lists, tables, code. Only what our files use. */

export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'code' | 'table';
  level: number;
  text: string;
  rows: string[][];
  rule: string; // the number of the rule that the block states
}

const RULE = /\*\*([A-Z][A-Z0-9]*-\d+[a-z]?)\.?\*\*|^([QVXIR]-\d+[a-z]?)\b/;

/** The number that a block states: of a rule in bold, of a ruling, variant or example at its beginning. */
function ruleOf(text: string): string {
  const found = RULE.exec(text);
  return found?.[1] ?? found?.[2] ?? '';
}

/** The number that a row of a table states in its first cell: of a ruling, say. */
export function rulingIn(row: string[]): string {
  return /^\**([A-Z][A-Z0-9]*-\d+[a-z]?)\.?\**$/.exec(row[0] ?? '')?.[1] ?? '';
}

export function read(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  const block = (kind: Block['kind'], text: string, level = 0, rows: string[][] = []): void => {
    blocks.push({ kind, level, text, rows, rule: ruleOf(text) });
  };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i]!.replace(/^--(?=#)/, '');
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^(\s*)(?:[*-]|\d+\.)\s+(.*)$/.exec(line);
    if (heading) block('heading', heading[2]!, heading[1]!.length);
    else if (line.startsWith('```')) {
      const from = i + 1;
      for (i += 1; i < lines.length && !lines[i]!.startsWith('```'); i += 1);
      block('code', lines.slice(from, i).join('\n'));
    } else if (line.startsWith('|')) {
      const rows: string[][] = [];
      for (; i < lines.length && lines[i]!.startsWith('|'); i += 1) {
        const cells = lines[i]!.replace(/^\||\|\s*$/g, '')
          .split('|')
          .map((cell) => cell.trim());
        if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells);
      }
      i -= 1;
      block('table', rows.flat().join(' '), 0, rows);
    } else if (item) block('item', item[2]!, item[1]!.length >> 1);
    else if (line.trim() && line.trim() !== '--') {
      const last = blocks.at(-1);
      const continues =
        i > 0 &&
        lines[i - 1]!.trim() !== '' &&
        (last?.kind === 'paragraph' || last?.kind === 'item');
      if (continues) last!.text += ` ${line.trim()}`;
      else block('paragraph', line);
    }
  }
  return blocks;
}

export interface Span {
  text: string;
  kind: '' | 'bold' | 'italic' | 'code' | 'rule';
}

/** Bold, italic, code, and numbers of rules, which become links. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  const marks = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|\b([A-Z][A-Z0-9]*-\d+[a-z]?)\b/g;
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), kind: '' });
    const [whole, bold, code, italic, rule] = match;
    if (bold !== undefined)
      found.push({ text: bold, kind: /^[A-Z][A-Z0-9]*-\d+[a-z]?$/.test(bold) ? 'rule' : 'bold' });
    else if (code !== undefined) found.push({ text: code, kind: 'code' });
    else if (italic !== undefined) found.push({ text: italic, kind: 'italic' });
    else if (rule !== undefined) found.push({ text: rule, kind: 'rule' });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), kind: '' });
  return found;
}

/** Blocks that contain all words; a heading stays if something below it does. */
export function search(blocks: Block[], wanted: string): Block[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return blocks;
  const hit = (block: Block) => words.every((word) => block.text.toLowerCase().includes(word));
  return blocks.filter((block, place) => {
    if (hit(block)) return true;
    if (block.kind !== 'heading') return false;
    const end = blocks.findIndex(
      (later, number) => number > place && later.kind === 'heading' && later.level <= block.level,
    );
    return blocks.slice(place + 1, end < 0 ? undefined : end).some(hit);
  });
}
