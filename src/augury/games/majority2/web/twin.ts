/** The table as text. */
import { type Region, headline } from '$shell/net/room';
import type { Told } from '$shell/ui/touch';
import type { GameWords } from '$shell/words/words.svelte';
import type { Majority2View, MemberView } from './view';

export function facts(view: Majority2View, words: GameWords): Told[] {
  return [words.told('show-turn', { number: view.turn, seat: `seat/${view.active}` })];
}

function names(words: GameWords, cards: readonly string[]): string {
  return cards.map((card) => words.thing(`card/${card}`)).join(', ');
}

function members(words: GameWords, cards: readonly MemberView[]): string {
  return cards
    .map(
      (member) =>
        words.thing(`card/${member.card}`) +
        (member.disc ? ` (${words.thing(`disc/${member.disc}`)})` : ''),
    )
    .join(', ');
}

export function twin(view: Majority2View, words: GameWords): Region[] {
  const players = view.players.map((player, seat) => ({
    title: words.seat(seat),
    lines: [
      words.say('show-points', { points: player.points }),
      words.say('show-coins', { ready: player.ready, coins: player.coins }),
      words.say('show-reserve-size', { cards: player.reserve_size }),
      `${words.say('show-area')}: ${members(words, player.area) || '-'}`,
      ...player.columns.map(
        (column) =>
          `${words.say('show-column', { column: column.number })}: ${members(words, column.cards) || '-'}${column.protected ? `, ${words.say('show-safe')}` : ''}`,
      ),
    ],
  }));
  const table = [words.say('show-pile', { cards: view.pile_size })];
  const top = view.discards.at(-1);
  if (top)
    table.push(
      words.say('show-discards', {
        cards: view.discards.reduce((sum, packet) => sum + packet.size, 0),
        card: `card/${top.top}`,
      }),
    );
  if (view.supply.length)
    table.push(
      `${words.say('show-supply')}: ${view.supply.map((colour) => words.thing(`colour/${colour}`)).join(', ')}`,
    );
  if (view.must_swap) table.push(words.say('show-must-swap'));
  const regions: Region[] = [{ title: headline(facts(view, words)), lines: table }, ...players];
  if (view.holder === view.seat)
    regions.push({ title: words.say('show-hand'), lines: [names(words, view.hand) || '-'] });
  else
    regions.push({
      title: words.say('show-hand-size', { seat: `seat/${view.holder}`, cards: view.hand_size }),
      lines: view.hand.length
        ? [`${words.say('show-known-hand')}: ${names(words, view.hand)}`]
        : [],
    });
  if (view.seat >= 0)
    regions.push({
      title: words.say('show-reserve'),
      lines: [names(words, view.players[view.seat]!.reserve) || '-'],
    });
  return regions;
}
