// What a first visit loads, and what a game adds: gzip sizes against the budget. Run after the build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const STATIC = new URL('../../src/augury/server/static/', import.meta.url);
const SHELL = 74 * 1024;
const GAME = 44 * 1024;

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', STATIC), 'utf8'));
const size = (file) => gzipSync(readFileSync(new URL(file, STATIC)), { level: 9 }).length;

/** The files of a chunk and of everything it imports at once. */
function files(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) files(other, found);
  return found;
}

const weigh = (names) => [...names].reduce((sum, file) => sum + size(file), 0);

// The shell: the first page, the table page around a board, and the words of one language.
const shell = new Set([
  ...files('index.html'),
  ...files('src/table/TablePage.svelte'),
  ...files('src/text/de.ftl?raw'),
]);
const rows = [['shell', weigh(shell), SHELL]];
for (const name of Object.keys(manifest)) {
  const game = /games\/(\w+)\/web\/index\.ts$/.exec(name)?.[1];
  if (!game) continue;
  const own = new Set([...files(name)].filter((file) => !shell.has(file)));
  rows.push([
    game,
    weigh(own) + size(manifest[name.replace('web/index.ts', 'text/de.ftl?raw')].file),
    GAME,
  ]);
}

let heavy = false;
for (const [name, bytes, most] of rows) {
  console.log(
    `${name.padEnd(12)} ${(bytes / 1024).toFixed(1).padStart(6)} KB of ${most / 1024} KB`,
  );
  heavy ||= bytes > most;
}
if (heavy) {
  console.error('over budget');
  process.exit(1);
}
