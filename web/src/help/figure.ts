/** One figure of a rulebook, drawn by the board of its game in a window of a fixed size: its game, name and language stand behind the `#`. */
import base from '../styles/base.css?url';
import { mount, tick } from 'svelte';
import { api } from '../net/api';
import { room } from '../table/rooms';
import { GameWords, type Language, shell } from '../words/words.svelte';
import Stage from './FigureStage.svelte';
import { around, find, within, type Drawn } from './crop';

const MARGIN = 14;
const [game = '', name = '', language = 'en'] = location.hash.replace(/^#\/?/, '').split('/');

function ring(box: DOMRect): void {
  const made = document.createElement('div');
  made.className = 'ring';
  for (const [side, value] of Object.entries({
    left: box.left - 5,
    top: box.top - 5,
    width: box.width + 10,
    height: box.height + 10,
  }))
    made.style.setProperty(side, `${value}px`);
  document.body.append(made);
}

/** The styles that all pages share, as a file of their own: the pages have them in theirs. */
function dress(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = base;
  document.head.append(link);
  return new Promise((done) => link.addEventListener('load', done));
}

async function draw(): Promise<Drawn> {
  await Promise.all([dress(), shell.speak(language as Language)]);
  const [shown, found, detail] = await Promise.all([
    api.figure(game, name),
    room(game),
    api.game(game),
  ]);
  const words = new GameWords(game, detail.vocabulary, shown.edition);
  await words.speak(language as Language);
  mount(Stage, {
    target: document.getElementById('figure')!,
    props: { game, Board: found.Board, view: shown.view as never, words },
  });
  await tick();
  await document.fonts.ready;
  await new Promise((done) => setTimeout(done, 60)); // boards measure themselves once they are there
  const places = new Map([...shown.show, ...shown.mark].map((thing) => [thing, find(thing)]));
  const boxes = shown.show.flatMap((thing) => places.get(thing) ?? []);
  for (const thing of shown.mark) {
    const box = places.get(thing);
    if (box) ring(box);
  }
  const part = around(boxes, MARGIN, innerWidth, innerHeight);
  return {
    ...part,
    missing: [...places].flatMap(([thing, box]) => (box && within(box, part) ? [] : [thing])),
  };
}

void draw().then((drawn) => parent.postMessage({ figure: drawn }, location.origin));
