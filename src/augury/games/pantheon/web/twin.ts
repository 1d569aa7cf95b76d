/** The table as text. */
import { type Region, headline } from '$shell/net/room';
import type { Told } from '$shell/ui/touch';
import type { GameWords } from '$shell/words/words.svelte';
import { piles } from './signs';
import type { Mat, PantheonView } from './view';

export function facts(view: PantheonView, words: GameWords): Told[] {
  return [
    words.told('show-era', { era: view.era, eras: view.eras, nation: `nation/${view.nation}` }),
  ];
}

function list(words: GameWords, domain: string, names: readonly string[]): string {
  return (
    piles(names)
      .map(
        (pile) =>
          words.thing(`${domain}/${pile.card}`) + (pile.number > 1 ? ` ×${pile.number}` : ''),
      )
      .join(', ') || '–'
  );
}

export function twin(view: PantheonView, words: GameWords): Region[] {
  const regions: Region[] = [
    { title: headline(facts(view, words)), lines: now(view, words) },
    { title: words.say('board-loot'), lines: loot(view, words) },
    {
      title: words.say('board-gods', { points: view.god_points, number: view.gods.length }),
      lines: gods(view, words),
    },
    { title: words.say('board-row'), lines: row(view, words) },
  ];
  if (view.seat >= 0)
    regions.push({
      title: words.say('board-hand', { number: view.hand.length }),
      lines: [list(words, 'card', view.hand)],
    });
  if (view.goals.length)
    regions.push({ title: words.say('board-goals'), lines: goals(view, words) });
  for (const [seat, mat] of view.mats.entries())
    regions.push({ title: words.seat(seat), lines: player(view, words, mat, seat) });
  return regions.filter((region) => region.lines.length > 0);
}

function now(view: PantheonView, words: GameWords): string[] {
  const lines = [words.about(`nation/${view.nation}`).replace(/\s*\[[^\]]*\]$/, '')];
  if (view.nations.length > 1)
    lines.push(
      `${words.say('board-eras')}: ${view.nations.map((nation, place) => `${place + 1} ${words.thing(`nation/${nation}`)}`).join(', ')}`,
    );
  if (view.site) lines.push(words.say('event-temple', { node: `node/${view.site}` }));
  lines.push(words.say('show-start', { seat: `seat/${view.start_player}` }));
  if (view.big_foot >= 0) lines.push(words.say('show-big-foot', { seat: `seat/${view.big_foot}` }));
  if (view.steps) lines.push(words.say('board-steps-left', { number: view.steps }));
  if (view.jumps) lines.push(words.say('board-jumps-left', { number: view.jumps }));
  if (view.budget) lines.push(words.say('board-money-left', { number: view.budget }));
  if (view.laid.length) lines.push(`${words.say('board-laid')}: ${list(words, 'card', view.laid)}`);
  if (view.taken.length)
    lines.push(`${words.say('board-taken')}: ${list(words, 'loot', view.taken)}`);
  if (view.underfoot)
    lines.push(
      `${words.say('board-loot')}: ${words.thing(`loot/${view.underfoot}`)}. ${words.about(`loot/${view.underfoot}`)}`,
    );
  if (view.open_bonus.length)
    lines.push(`${words.say('board-bonus')}: ${list(words, 'bonus', view.open_bonus)}`);
  if (view.wanted || view.revealed)
    lines.push(
      words.say('show-wanted', {
        god: `god/${view.wanted || view.revealed}`,
        numbers: view.wanted_cost.join(', '),
      }),
    );
  if (view.brought.length) lines.push(list(words, 'sacrifice', view.brought));
  return lines;
}

function loot(view: PantheonView, words: GameWords): string[] {
  return view.loot.map((space) => {
    const goal = view.goals.find((other) => other.node === space.node);
    return `${words.thing(`node/${space.node}`)}: ${words.thing(`loot/${space.loot}`)}${goal ? `, ${way(view, words, goal.steps)}` : ''}`;
  });
}

function way(view: PantheonView, words: GameWords, number: number): string {
  return words.say(
    ['buying', 'buying-on', 'cartago'].includes(view.prompt) ? 'board-money' : 'board-steps',
    { number },
  );
}

/** Loot and columns first, then by cost. */
function goals(view: PantheonView, words: GameWords): string[] {
  const lying = new Set(view.loot.map((space) => space.node));
  const mark = (node: string): string =>
    view.grid[node.charCodeAt(0) - 65]?.[Number(node.slice(1))] ?? '';
  const rank = (node: string): number => (lying.has(node) ? 0 : mark(node) === '#' ? 1 : 2);
  return [...view.goals]
    .sort(
      (one, other) =>
        rank(one.node) - rank(other.node) ||
        one.steps - other.steps ||
        one.node.localeCompare(other.node),
    )
    .filter((goal) => rank(goal.node) < 2 || goal.path.length === 1)
    .map(
      (goal) =>
        `${words.thing(`node/${goal.node}`)}: ${way(view, words, goal.steps)}${goal.path.length > 1 ? ` (${goal.path.map((node) => words.thing(`node/${node}`)).join(', ')})` : ''}`,
    );
}

function gods(view: PantheonView, words: GameWords): string[] {
  const lines = view.gods.map((open) => {
    const { cards, short } = open;
    const pay = open.shares.length
      ? `, ${short ? words.say('board-short', { number: short }) : cards ? words.say('board-pay', { number: cards }) : words.say('board-free')}`
      : '';
    return `${words.thing(`god/${open.god}`)}: ${open.cost.join(', ')}${pay}. ${words.about(`god/${open.god}`)}`;
  });
  lines.push(words.say('board-god-stack', { number: view.god_stack }));
  lines.push(
    `${words.say('board-open-demigods')}: ${view.demigods.join(', ') || '–'}, ${words.say('board-piles', { low: view.low_pile, high: view.high_pile })}`,
  );
  return lines;
}

function row(view: PantheonView, words: GameWords): string[] {
  return [
    list(words, 'card', view.display),
    words.say('board-deck', { number: view.deck_size }),
    `${words.say('board-special')}: ${list(words, 'card', view.special)}`,
    `${words.say('board-discard', { number: view.discard.length })}: ${list(words, 'card', view.discard)}`,
  ];
}

function player(view: PantheonView, words: GameWords, mat: Mat, seat: number): string[] {
  const lines = [
    words.say('show-mat', {
      points: view.scores[seat]!,
      cards: mat.hand_size,
      feet: mat.feet,
      columns: mat.columns,
      built: mat.on_board,
      worth: mat.column_points,
      demigods: mat.demigods,
    }),
    view.sacrifices
      .map((kind, place) =>
        words.say('board-level', { kind: `sacrifice/${kind}`, level: mat.levels[place]! }),
      )
      .join(', '),
  ];
  const standing = view.pieces.filter((piece) => piece.seat === seat);
  for (const piece of ['foot', 'column']) {
    const nodes = standing
      .filter((other) => other.piece === piece)
      .map(
        (other) =>
          words.thing(`node/${other.node}`) +
          (other.linked ? '' : ` (${words.say('board-unlinked')})`),
      );
    if (nodes.length)
      lines.push(
        `${words.say(piece === 'foot' ? 'board-feet-on' : 'board-columns-on')}: ${nodes.join(', ')}`,
      );
  }
  if (mat.gods.length)
    lines.push(
      mat.gods
        .map((kept) => words.thing(`god/${kept.god}`) + (kept.number > 1 ? ` ×${kept.number}` : ''))
        .join(', '),
    );
  if (mat.bonus) lines.push(`${words.say('board-bonus')}: ${words.thing(`bonus/${mat.bonus}`)}`);
  if (mat.free_steps) lines.push(words.say('board-free-steps', { number: mat.free_steps }));
  if (mat.free_jumps) lines.push(words.say('board-free-jumps', { number: mat.free_jumps }));
  if (mat.free_money) lines.push(words.say('board-free-money', { number: mat.free_money }));
  if (mat.known.length && seat !== view.seat)
    lines.push(`${words.say('board-known')}: ${list(words, 'card', mat.known)}`);
  if (mat.open_demigods.length)
    lines.push(`${words.say('board-open-demigods')}: ${mat.open_demigods.join(', ')}`);
  if (seat === view.seat && view.own_demigods.length)
    lines.push(`${words.say('board-own-demigods')}: ${view.own_demigods.join(', ')}`);
  lines.push(
    words.say('board-supply-general', { feet: mat.general_feet, columns: mat.general_columns }),
  );
  return lines;
}
