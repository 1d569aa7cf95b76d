/** Real positions of every game, from its beginning to its end, told as text, by tips and piece by piece. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Region } from '../src/net/room';
import type { Lot } from '../src/ui/matching';
import type { TipText, Told } from '../src/ui/touch';
import { GameWords, LANGUAGES } from '../src/words/words.svelte';
import * as goetiaTips from '../../src/augury/games/goetia/web/tips';
import { Pieces as GoetiaPieces } from '../../src/augury/games/goetia/web/pieces.svelte';
import type { GoetiaView } from '../../src/augury/games/goetia/web/view';
import { changed, meters } from '../../src/augury/games/pantheon/web/changes';
import { Pieces as PantheonPieces } from '../../src/augury/games/pantheon/web/pieces.svelte';
import { godTip, later, needTip, spaceTip } from '../../src/augury/games/pantheon/web/tips';
import type { PantheonView } from '../../src/augury/games/pantheon/web/view';

interface AnyView {
  seat: number;
  seats: number;
  to_act: number[];
  scores: number[];
  players?: { points: number }[]; // of The Majority 2: without the coins, which count at the end
}
interface Twin {
  facts: (view: AnyView, words: GameWords) => Told[];
  twin: (view: AnyView, words: GameWords) => Region[];
}

const rooms = '../../src/augury/games';
const twins = import.meta.glob<Twin>('../../src/augury/games/*/web/twin.ts');
const piles = import.meta.glob<{ lots: (view: AnyView) => Lot[] }>(
  '../../src/augury/games/{goetia,pantheon}/web/pieces.svelte.ts',
);
const cards = import.meta.glob<{ lots: (view: AnyView) => Lot[] }>(
  '../../src/augury/games/{majority,majority2}/web/cards.ts',
);
/** A module that no test loads would be missing from the coverage, not counted as untested. */
const modules = import.meta.glob<Record<string, unknown>>([
  '../../src/augury/games/*/web/**/*.ts',
  '!**/*.{test,d}.ts',
  '!**/{view,index,icons}.ts',
]);
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

const root = fileURLToPath(new URL('../..', import.meta.url));
const said = execFileSync(
  process.env['AUGURY_PYTHON'] ?? `${root}/.venv/bin/python`,
  ['web/positions.py'],
  {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}/src` },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  },
);
const positions = JSON.parse(said) as Record<string, AnyView[]>;
const goetia = positions['goetia'] as GoetiaView[];
const pantheon = positions['pantheon'] as PantheonView[];

/** What only programs say; a text that is missing; a thing without a name. */
const CODE =
  /undefined|null|NaN|\[object|[{}]|\b(board|show|tip|about|event|prompt|do)-[a-z]|\b(seat|node|card|god|hex|cube|island|nation|sacrifice)\/\S/;

/** A sentence for people. */
function expectWords(told: string): void {
  if (!told.trim() || CODE.test(told)) expect.fail(`not for people: "${told}"`);
}

function expectTip(tip: TipText): void {
  expectWords(tip.name);
  if (tip.text) expectWords(tip.text);
  if (tip.now !== undefined && tip.now !== '') expectWords(String(tip.now));
}

async function speaking(game: string, language: (typeof LANGUAGES)[number]): Promise<GameWords> {
  const words = new GameWords(game);
  await words.speak(language);
  words.names = NAMES.slice(0, positions[game]![0]!.seats);
  return words;
}

// A new game has no board of its own yet
const drawn = Object.keys(positions).filter((game) => `${rooms}/${game}/web/twin.ts` in twins);

describe.each(drawn)('the table of %s as text', (game) => {
  it.each(LANGUAGES)('says everything in words (%s)', async (language) => {
    const { facts, twin } = await twins[`${rooms}/${game}/web/twin.ts`]!();
    const words = await speaking(game, language);
    for (const view of positions[game]!) {
      for (const { told, text } of facts(view, words)) {
        expectWords(told);
        if (text) expectWords(text);
      }
      const regions = twin(view, words);
      for (const { title, lines } of regions) [title, ...lines].forEach(expectWords);
      const all = regions.flatMap(({ title, lines }) => [title, ...lines]).join('\n');
      for (const name of words.names) expect(all).toContain(name);
      const points =
        game === 'majority2' ? view.players!.map((player) => player.points) : view.scores;
      for (const number of points) expect(all).toContain(String(number));
    }
  });
});

describe('pieces', () => {
  it.each([...Object.entries(piles), ...Object.entries(cards)])(
    'of a kind are counted once at every place (%s)',
    async (path, load) => {
      const { lots } = await load();
      for (const view of positions[path.slice(rooms.length + 1).split('/')[0]!]!) {
        const places = lots(view).map(([place, kind]) => `${place} ${kind}`);
        expect(new Set(places).size).toBe(places.length);
        for (const [, , number] of lots(view)) expect(number).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it('of Goetia: nobody’s follower is lost, and each has a name that lasts', async () => {
    const { lots } = await piles[`${rooms}/goetia/web/pieces.svelte.ts`]!();
    const before = new Map<number, number>();
    for (const view of goetia) {
      const pieces = new GoetiaPieces(
        () => view,
        () => null,
      );
      expect(pieces.actor).toBe(view.to_act[0] ?? -1);
      for (let seat = 0; seat < view.seats; seat += 1) {
        const own = lots(view).filter(([, kind]) => kind === `follower/${seat}`);
        const number = own.reduce((sum, [, , more]) => sum + more, 0);
        expect(number).toBe(before.get(seat) ?? number);
        before.set(seat, number);
        expect(pieces.at(`hand/${seat}`, `follower/${seat}`)).toHaveLength(view.mats[seat]!.hand);
      }
      for (const hex of view.world.flatMap((card) => card.hexes))
        expect(pieces.find(hex).hex).toEqual(hex);
    }
  });

  it('of Pantheon: every card of a row has a name of its own', () => {
    for (const view of pantheon) {
      const pieces = new PantheonPieces(
        () => view,
        () => null,
      );
      const row = pieces.row('display', 'card', view.display);
      expect(new Set(row).size).toBe(view.display.length);
      expect(pieces.taker).toBe(view.active);
      for (const card of view.hand) expect(pieces.top('hand', `card/${card}`)).toContain(card);
    }
  });
});

describe.each(LANGUAGES)('tips in words (%s)', (language) => {
  let words: GameWords;

  it('of Goetia', async () => {
    words = await speaking('goetia', language);
    for (const view of goetia) {
      const pieces = new GoetiaPieces(
        () => view,
        () => null,
      );
      const boards = [...view.scry.flat(), ...view.dark.flat()];
      const shown = view.mats.flatMap((mat) => mat.stacks.flatMap((stack) => stack.top));
      const hexes = [...view.world, ...boards, ...shown].flatMap((one) => one.hexes);
      for (const hex of [...hexes, ...view.edges.map((edge) => edge.hex)]) {
        const found = pieces.find(hex);
        expectTip(goetiaTips.hexTip(found, words));
        goetiaTips.notes(found, words).forEach(expectWords);
      }
      for (const card of view.world) expectTip(goetiaTips.worldTip(card, view, words));
      for (const edge of view.edges) {
        expectTip(goetiaTips.edgeTip(edge, words));
        expectTip(goetiaTips.priceTip(edge, words));
      }
      for (const board of boards) expectTip(goetiaTips.boardTip(board, view, words));
      for (const card of shown) expectTip(goetiaTips.cardTip(card, words));
      for (const mat of view.mats) {
        expectTip(goetiaTips.scoreTip(mat, words));
        for (const { cards } of mat.stacks)
          if (cards.length > 1) expectTip(goetiaTips.coveredTip(cards.slice(0, -1), words));
      }
    }
  });

  it('of Pantheon', async () => {
    words = await speaking('pantheon', language);
    for (const view of pantheon) {
      for (const open of view.gods) {
        expectTip(later(`god/${open.god}`, () => godTip(open, words)));
        open.cost.forEach((number, place) => {
          const share = open.shares[place];
          expectTip(needTip(number, share, share?.kind ?? '', words));
        });
      }
      view.grid.forEach((line, down) => {
        for (let across = 0; across < line.length; across += 1) {
          const node = `${String.fromCharCode(65 + down)}${String(across).padStart(2, '0')}`;
          if (line[across] !== ' ') expectTip(spaceTip(node, view, words));
        }
      });
    }
  });

  it('of what changes in Pantheon', async () => {
    words = await speaking('pantheon', language);
    const own = pantheon.filter((view) => view.seat === 0);
    expect(own.length).toBeGreaterThan(1);
    own.slice(1).forEach((after, place) => {
      for (const change of changed(own[place]!, after, words)) {
        expect(change.more).not.toBe(0);
        expectTip(change.tip);
      }
      expect(changed(after, after, words)).toEqual([]);
    });
    expect(pantheon.map(meters)).toContain('');
  });
});

describe('the modules of boards', () => {
  it.each(Object.keys(modules))('%s can be loaded without a page', async (path) => {
    expect(Object.keys(await modules[path]!())).not.toEqual([]);
  });
});
