/** The table as text. */
import { type Region, headline } from '$shell/net/room';
import type { Told } from '$shell/ui/touch';
import type { GameWords } from '$shell/words/words.svelte';
import { COLOURS, sorted } from './cards';
import type { MajorityView } from './view';

export function facts(view: MajorityView, words: GameWords): Told[] {
  const found = [words.told('show-round', { round: view.round, rounds: view.rounds })];
  if (view.phase === 'play') {
    found.push(words.told('show-turn', { turn: view.turn_of_round, turns: view.turns_in_round }));
    if (view.open) found.push(words.told('show-open'));
  } else if (view.phase !== 'over') found.push(words.told(`board-phase-${view.phase}`));
  return found;
}

function cards(words: GameWords, names: readonly string[]): string {
  return sorted(names)
    .map((card) => words.thing(`card/${card}`))
    .join(', ');
}

export function twin(view: MajorityView, words: GameWords): Region[] {
  const mats = view.mats.map((mat, seat) => {
    const sums = COLOURS.map(
      (_, colour) =>
        `${words.thing(`colour/${colour}`)} ${mat.sums[colour]} (+${mat.would_pay[colour]})`,
    );
    const marks = [words.say('show-coins', { coins: mat.coins })];
    if (seat === view.marker) marks.push(words.say('show-marker'));
    if (mat.has_chosen) marks.push(words.say('show-chosen'));
    return `${words.seat(seat)}: ${[...marks, ...sums].join(', ')}`;
  });
  const zone = (places: MajorityView['zone']): string[] =>
    places
      .filter((place) => place.card)
      .map((place) => `${words.seat(place.seat)}: ${words.thing(`card/${place.card}`)}`);
  const regions: Region[] = [
    {
      title: headline(facts(view, words)),
      lines: [
        words.say('show-deck', { cards: view.deck_size }),
        ...(view.order.length ? [view.order.map((seat) => words.seat(seat)).join(', ')] : []),
      ],
    },
    { title: words.say('board-players'), lines: mats },
    { title: words.say('show-zone'), lines: zone(view.zone) },
    { title: words.say('show-last'), lines: zone(view.last_zone) },
    {
      title: words.say('show-packet'),
      lines: view.packet.length ? [cards(words, view.packet)] : [],
    },
    { title: words.say('show-kept'), lines: view.kept.length ? [cards(words, view.kept)] : [] },
    { title: words.say('show-hand'), lines: view.hand.length ? [cards(words, view.hand)] : [] },
    {
      title: words.say('show-removed'),
      lines: view.removed.length ? [cards(words, view.removed)] : [],
    },
  ];
  return regions.filter((region) => region.lines.length > 0);
}
