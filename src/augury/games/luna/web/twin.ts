/** The table as text. */
import { type Region, headline } from '$shell/net/room';
import type { Told } from '$shell/ui/touch';
import type { GameWords } from '$shell/words/words.svelte';
import { named, onPath, seats } from './pieces';
import type { IslandView, LunaView } from './view';

export function facts(view: LunaView, words: GameWords): Told[] {
  if (!view.round) return [words.told('show-placement')];
  const found = [
    words.told('show-round', { round: view.round, rounds: view.rounds }),
    words.told('show-guard', { guard: view.guard }),
  ];
  if (view.level) found.push(words.told('show-level', { level: view.level }));
  else found.push(words.told('show-tokens', { tokens: view.tokens, all: view.all_tokens }));
  if (view.book_bonus) found.push(words.told('show-book-bonus'));
  return found;
}

function list(view: LunaView, words: GameWords, numbers: readonly number[]): string {
  return seats(view)
    .filter((seat) => numbers[seat])
    .map((seat) => `${named(view, seat, words)} ${numbers[seat]}`)
    .join(', ');
}

export function islandLine(view: LunaView, island: IslandView, words: GameWords): string {
  const parts: string[] = [];
  const shrines = seats(view)
    .filter((seat) => island.shrines[seat])
    .map((seat) => named(view, seat, words));
  if (island.active.some(Boolean))
    parts.push(`${words.say('board-on-it')} ${list(view, words, island.active)}`);
  if (island.inactive.some(Boolean))
    parts.push(`${words.say('board-beside-it')} ${list(view, words, island.inactive)}`);
  if (shrines.length) parts.push(`${words.say('board-shrines')} ${shrines.join(', ')}`);
  parts.push(words.say('board-favours-left', { number: island.favours_left }));
  for (const figure of island.figures) parts.push(words.thing(`figure/${figure}`));
  for (const figure of island.next_figures)
    parts.push(`${words.say('board-next')} ${words.thing(`figure/${figure}`)}`);
  return `${words.thing(`island/${island.name}`)}: ${parts.join('; ')}`;
}

function players(view: LunaView, words: GameWords): string[] {
  return view.players.map((player, seat) => {
    const parts = [
      words.say('show-ip', { ip: player.ip, end: player.at_end }),
      words.say('show-council', { space: player.council }),
      `${words.say('board-in-temple')} ${player.temple}`,
      `${words.say('board-shrines')} ${view.islands.filter((island) => island.shrines[seat]).length}`,
      words.say('show-supply', { supply: player.supply }),
      words.say('show-landing', { landing: player.landing }),
      `${words.say('show-favours')}: ${player.favours.map((favour) => words.thing(`favour/${favour}`)).join(', ') || '-'}`,
      words.say('show-scoring', { prize: player.prize, temple: player.temple, loss: player.loss }),
    ];
    if (seat === view.start && !view.level) parts.push(words.say('show-start'));
    return `${named(view, seat, words)}: ${parts.join(', ')}`;
  });
}

function path(view: LunaView, words: GameWords): string[] {
  return view.guard_values.map((value, index) => {
    const tiles = onPath(view, index + 1);
    const told = tiles.map(
      (tile) =>
        `${tile.tile} ${words.thing(`island/${tile.symbol}`)} (${tile.novice < 0 ? words.say('board-free') : named(view, tile.novice, words)})`,
    );
    const reach = tiles[0] ? words.say(`board-${tiles[0].reach}`) : '-';
    return `${words.say('show-guard', { guard: value })}, ${reach}: ${told.join(', ') || '-'}`;
  });
}

function temple(view: LunaView, words: GameWords): string[] {
  const laid = new Map(
    view.tiles.filter((tile) => tile.zone === 'temple').map((tile) => [tile.tile, tile]),
  );
  return view.boards.map((board) => {
    const told = view.fields
      .filter((field) => field.board === board)
      .map((field) => {
        const tile = laid.get(field.tile);
        if (!tile) return `${field.tile} -`;
        const who = tile.novice < 0 ? words.say('board-emptied') : named(view, tile.novice, words);
        return `${field.tile} ${who}${tile.book ? ` (${words.say('board-book')})` : ''}`;
      });
    return `${words.say(`hall-${board}`)}: ${told.join(', ')}`;
  });
}

export function twin(view: LunaView, words: GameWords): Region[] {
  const council = view.stacks
    .map((stack, space) => ({ stack, space }))
    .filter(({ stack }) => stack.length);
  const prizes = words.say('board-prizes', { prizes: view.prizes.join(', ') });
  const lines = view.step.left
    ? [prizes, words.say('show-transit', { number: view.step.left })]
    : [prizes];
  return [
    { title: headline(facts(view, words)), lines },
    { title: words.say('board-players'), lines: players(view, words) },
    {
      title: words.say('board-islands'),
      lines: view.islands.map((island) => islandLine(view, island, words)),
    },
    { title: words.say('show-path'), lines: path(view, words) },
    { title: words.say('board-temple'), lines: temple(view, words) },
    {
      title: words.say('board-council-stack'),
      lines: council.map(
        ({ stack, space }) =>
          `${space}: ${stack.map((seat) => named(view, seat, words)).join(', ')}`,
      ),
    },
  ];
}
