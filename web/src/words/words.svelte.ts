/** Everything a player reads, from the same Fluent files that the terminal uses; a change of language needs no reload. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { EventInfo, ReasonInfo, VocabularyInfo } from '../net/messages';
import { settings } from '../state/settings.svelte';
import type { TipText, Told } from '../ui/touch';

export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Fact = string | number;
export type Facts = Record<string, Fact>;

const shellTexts = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const sharedTexts = import.meta.glob<string>('../../../src/augury/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const gameTexts = import.meta.glob<string>('../../../src/augury/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

export type Texts = Record<string, () => Promise<string>>;

async function text(texts: Texts, ending: string): Promise<string> {
  const path = Object.keys(texts).find((name) => name.endsWith(ending));
  return path ? await texts[path]!() : '';
}

function bundle(language: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

function format(
  words: FluentBundle | undefined,
  key: string,
  facts: Record<string, FluentVariable>,
): string | undefined {
  const pattern = words?.getMessage(key)?.value;
  return pattern ? words!.formatPattern(pattern, facts, []) : undefined;
}

/** Sentences that only one page needs, fetched with it: not part of what a first visit loads. */
export async function pageWords(
  texts: Texts,
  language: Language,
): Promise<(key: string, facts?: Facts) => string> {
  const words = bundle(language, await text(texts, `/${language}.ftl`));
  return (key, facts = {}) => format(words, key, facts) ?? key;
}

/** A fact as it is said: what somebody wrote begins with `=` and is taken as it stands. */
function plainFact(fact: Fact): Fact {
  return typeof fact === 'string' && fact.startsWith('=') ? fact.slice(1) : fact;
}

class Shell {
  language = $state<Language>('en');
  private words = $state.raw<FluentBundle>();
  private house = $state.raw<FluentBundle>(); // the server's refusals, fetched when one is said

  /** Load the words of a language and switch to it. */
  async speak(language: Language): Promise<void> {
    const own = await text(shellTexts, `/${language}.ftl`);
    this.words = bundle(language, own);
    this.house = undefined;
    this.language = language;
    document.documentElement.lang = language;
  }

  say(key: string, facts: Facts = {}): string {
    return format(this.words, key, facts) ?? key;
  }

  has(key: string): boolean {
    return this.words?.hasMessage(key) ?? false;
  }

  /** A refusal of the server. */
  reason({ key, facts }: ReasonInfo): string {
    if (!this.house) void this.fetchHouse();
    const spoken = Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, plainFact(fact)]),
    );
    const told = format(this.house, `refusal-${key}`, spoken);
    if (!told) return this.say('problem-failed');
    const line = 'line' in facts ? format(this.house, 'record-line', spoken) : undefined;
    return line ? `${line} ${told}` : told;
  }

  /** Have the words of refusals there before one is said. */
  async prepareReasons(): Promise<void> {
    if (!this.house) await this.fetchHouse().catch(() => undefined); // the server is away
  }

  private async fetchHouse(): Promise<void> {
    const language = this.language;
    const found = bundle(language, await text(sharedTexts, `/${language}.ftl`));
    if (language === this.language) this.house = found;
  }
}

export const shell = new Shell();

export function say(key: string, facts: Facts = {}): string {
  return shell.say(key, facts);
}

/** The day of a moment, as people write it. */
export function day(moment: number): string {
  const language = shell.language === 'en' ? 'en-GB' : shell.language;
  return new Date(moment).toLocaleDateString(language, { dateStyle: 'long' });
}

/** Several names in a sentence: "Anna, Ben and Cleo". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(shell.language).format(names);
}

/** The language to begin with: the chosen one, or the browser's, or English. */
export function firstLanguage(): Language {
  const wishes = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (
    LANGUAGES.find(
      (language) => wishes.find((wish) => LANGUAGES.includes(wish as Language)) === language,
    ) ?? 'en'
  );
}

/** A sentence may begin with the name of a thing, which is written small inside of one. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Speaks about one table: the words of its game, the names of its seats. Mirrors augury/words.py. */
export class GameWords {
  names = $state<string[]>([]);
  /** The prompt that a choice answers: one word may end a movement or a purchase. */
  asked = $state('');
  private words = $state.raw<FluentBundle>();

  constructor(
    readonly game: string,
    private readonly vocabulary: VocabularyInfo | undefined = undefined,
    private readonly edition = '', // where editions use different names, `<key>-<edition>` comes before `<key>`
  ) {}

  async speak(language: Language): Promise<void> {
    const shared = await text(sharedTexts, `/${language}.ftl`);
    const own = await text(gameTexts, `/games/${this.game}/text/${language}.ftl`);
    this.words = bundle(language, shared, own);
  }

  has(key: string): boolean {
    return this.words?.hasMessage(key) ?? false;
  }

  /** A sentence; things among the facts are named in the player's language. */
  say(key: string, facts: Facts = {}): string {
    const spoken: Record<string, FluentVariable> = { asked: this.asked };
    for (const [name, fact] of Object.entries(facts)) spoken[name] = this.fact(fact);
    return (
      (this.edition && format(this.words, `${key}-${this.edition}`, spoken)) ||
      (format(this.words, key, spoken) ?? key)
    );
  }

  /** The name of a thing on the table, such as `card/R7`. */
  thing(thing: string): string {
    const slash = thing.indexOf('/');
    const domain = thing.slice(0, slash);
    const name = thing.slice(slash + 1);
    if (domain === 'seat' && /^-?\d+$/.test(name)) return this.seat(Number(name));
    const key = `${domain}-${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    if (this.has(key)) return this.say(key);
    if (this.has(domain)) return this.say(domain, { name });
    return name;
  }

  seat(seat: number): string {
    const alone = this.names.length > 0 && seat >= this.names.length && this.has('automaton-1'); // nobody sits there
    return this.names[seat] || this.say(alone ? 'automaton-1' : 'player', { number: seat + 1 });
  }

  /** A choice in words, from its text form. */
  action(action: string, ending = ''): string {
    const [word = '', ...values] = action.split(' ');
    const kind = this.vocabulary?.kinds.find((known) => known.word === word);
    const facts: Facts = {};
    kind?.arguments.forEach((name, place) => {
      const value = values[place] ?? '';
      const domain = this.vocabulary?.domains.find((known) => known.name === kind.domains[place]);
      facts[name] = /^\d+$/.test(value)
        ? Number(value)
        : `${domain?.thing || domain?.name || name}/${value}`;
    });
    const key = `do-${word}${ending}`;
    return this.has(key) ? capital(this.say(key, facts)) : action;
  }

  /** The verb of a choice, for its button; all of it where there is no such word. */
  short(action: string): string {
    const told = this.action(action, '-short');
    return told === action ? this.action(action) : told;
  }

  event(event: EventInfo): string {
    const verdict = event.kind.startsWith('verdict-');
    return capital(this.say(verdict ? event.kind : `event-${event.kind}`, event.facts));
  }

  prompt(word: string): string {
    return this.say(`prompt-${word}`);
  }

  /** Why something is not possible, without its rule. */
  reason({ key, facts }: ReasonInfo): string {
    return this.say(`refusal-${key}`, facts);
  }

  /** Why something cannot be taken back, as the end of a sentence. */
  undo(word: string): string {
    return word ? this.say(`undo-${word}`) : '';
  }

  /** What a thing does, if the game tells: `about-<domain>-<name>` or `about-<domain>`. */
  about(thing: string): string {
    const key = `about-${thing.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    return this.has(key) ? this.say(key) : '';
  }

  /** A fact with what it means: `<key>`, and `about-<key>` if there is one. */
  told(key: string, facts: Facts = {}): Told {
    const about = `about-${key}`;
    return { told: this.say(key, facts), text: this.has(about) ? this.say(about, facts) : '' };
  }

  /** What an icon or a number says when it is asked about: `tip-<key>` and `about-tip-<key>`. */
  tip(key: string, now: Fact = '', facts: Facts = {}): TipText {
    const { told, text } = this.told(`tip-${key}`, facts);
    return { name: told, text, now };
  }

  /** What a thing says where it only lies, such as a card in somebody's score area. */
  piece(thing: string, now: Fact = ''): TipText {
    return { thing, name: this.thing(thing), text: this.about(thing), now };
  }

  /** The same in short, as a card shows it: `face-<domain>-<name>`. */
  face(thing: string): string {
    return this.say(`face-${thing.replace('/', '-')}`);
  }

  private fact(fact: Fact): Fact {
    const plain = plainFact(fact);
    if (typeof fact !== 'string' || plain !== fact || !fact.includes('/')) return plain;
    return fact
      .split(' ')
      .map((part) => this.thing(part))
      .join(', ');
  }
}

/** The words of several games, by game. */
export async function roomWords(
  games: string[],
  language: Language,
): Promise<Record<string, GameWords>> {
  const made = games.map((game) => new GameWords(game));
  await Promise.all(made.map((words) => words.speak(language)));
  return Object.fromEntries(made.map((words) => [words.game, words]));
}
