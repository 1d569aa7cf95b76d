import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createLogger, defineConfig, type Logger, type Plugin, type Rolldown } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const games = fileURLToPath(new URL('../src/augury/games', import.meta.url));

/** What belongs to the first page or to a figure alone. */
const OWN = /\.html$|\/src\/(main\.ts|App\.svelte|lobby\/|styles\/|help\/)/;

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Where parcels go: to the first page, to every table, to every board, to whatever is said beside it. */
const PARCELS: [name: string, to: RegExp][] = [
  [
    'first',
    /\/src\/(App|lobby\/(Lobby|LobbyTables|Ribbon|BottomBar)|daily\/TodayCard)\.svelte|Cover\.svelte/,
  ],
  ['table', /\/src\/table\/TablePage\.svelte/],
  ['board', /\/web\/index\.ts/],
  ['talk', /\/src\/table\/TableTalk\.svelte/],
];

/** What comes on its own and brings this module with it. */
function bringers(id: string, modules: Modules, seen = new Set<string>()): string[] {
  const about = modules.getModuleInfo(id);
  if (!about || seen.has(id)) return [];
  seen.add(id);
  const own = about.isEntry || about.dynamicImporters.length ? [id] : [];
  return own.concat(about.importers.flatMap((one) => bringers(one, modules, seen)));
}

/** What several pages share comes in few files: a table would ask for sixty otherwise. */
function parcel(id: string, modules: Modules): string | null {
  const found = bringers(id, modules);
  return PARCELS.find(([, to]) => found.some((one) => to.test(one)))?.[0] ?? null;
}

/** `import crown from 'icon:crown'` gives the path of one symbol of game-icons; nothing else of the collection is shipped. */
function icons(): Plugin {
  let known: Record<string, { body: string }> | undefined;
  return {
    name: 'augury-icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      known ??= JSON.parse(
        readFileSync(`${here}/node_modules/@iconify-json/game-icons/icons.json`, 'utf8'),
      ).icons;
      const body = known?.[id.slice(6)]?.body;
      if (!body) throw new Error(`game-icons has no symbol ${id.slice(6)}`);
      const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return `export default ${JSON.stringify(paths.join(' '))}`;
    },
  };
}

/** Texts go to the browser without their comments and blank lines. */
function texts(): Plugin {
  return {
    name: 'augury-texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return undefined;
      const path = id.slice(0, -'?raw'.length);
      this.addWatchFile(path);
      const lines = readFileSync(path, 'utf8').split('\n');
      const told = lines.filter((line) => line && !line.startsWith('#'));
      return `export default ${JSON.stringify(told.join('\n'))}`;
    },
  };
}

/** Boards live in the rooms of their games, outside this folder; what they import by name is found here. */
function rooms(): Plugin {
  return {
    name: 'augury-rooms',
    async resolveId(id, importer) {
      if (!importer?.startsWith(games) || /^[./\0]|^\$|^icon:/.test(id)) return undefined;
      return this.resolve(id, `${here}/src/main.ts`, { skipSelf: true });
    },
  };
}

/** The service worker's cache is named after what was built, so that a release leaves nothing old behind. */
function serviceWorker(): Plugin {
  return {
    name: 'augury-service-worker',
    apply: 'build',
    writeBundle(options, bundle) {
      const path = `${options.dir}/sw.js`;
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex');
      writeFileSync(path, readFileSync(path, 'utf8').replace('__BUILD__', build.slice(0, 12)));
    },
  };
}

/** While the server restarts, whoever asks for it is not answered: that is no error of the client. */
function patient(): Logger {
  const logger = createLogger();
  const error = logger.error.bind(logger);
  logger.error = (message, more) => {
    if (!message.includes('proxy error')) error(message, more);
  };
  return logger;
}

export default defineConfig({
  root: here,
  customLogger: patient(),
  base: './',
  plugins: [icons(), texts(), rooms(), svelte(), serviceWorker()],
  resolve: {
    alias: { $shell: `${here}/src` },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: fileURLToPath(new URL('../src/augury/server/static', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [`${here}/index.html`, `${here}/figure.html`],
      // What the first page shares with others comes in one file: fewer requests, and shorter lists of files on every page.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', tags: ['$initial'], test: (id) => !OWN.test(id), priority: 1 },
            {
              name: parcel,
              debugName: 'parcels',
              minShareCount: 3,
              test: (id) => !/\.ftl|\/text\//.test(id),
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here, games, fileURLToPath(new URL('../src/augury/text', import.meta.url))] },
    proxy: {
      '/api': { target: `http://127.0.0.1:${process.env['AUGURY_PORT'] ?? 8000}`, ws: true },
    },
  },
  test: {
    environment: 'node',
    pool: 'threads',
    isolate: false,
    setupFiles: ['test/fresh.ts'],
    include: ['test/**/*.test.ts', '../src/augury/games/*/web/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      reporter: ['text-summary', 'json-summary'],
      allowExternal: true,
      include: ['src/**/*.ts', '../src/augury/games/*/web/**/*.ts'],
      // The last two only name boards and symbols.
      exclude: ['**/*.{test,d}.ts', '**/{messages,view}.ts', '**/web/{index,icons}.ts'],
      // The floor: raise it when the figures have risen; never lower it.
      thresholds: { statements: 76, branches: 69, functions: 76, lines: 77 },
    },
  },
} as Parameters<typeof defineConfig>[0]);
