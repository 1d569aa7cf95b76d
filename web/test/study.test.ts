import { No, type Asked, here, later, serve, settled, told } from './stage';
import { beforeEach, describe, expect, it } from 'vitest';
import { Study } from '../src/analysis/study.svelte';
import type { StudyInfo, StudyNode, StudyPosition, TableInfo } from '../src/net/messages';

function node(number: number, parent: number, branches: number[]): StudyNode {
  const words = { title: '', note: '', action: `move ${number}` };
  return { node: number, parent, seat: 0, branches, played: true, ...words };
}

// 0 - 1 - 2
//      \- 3
const NODES = [node(0, -1, [1]), node(1, 0, [2, 3]), node(2, 1, []), node(3, 1, [])];

function info(at: number, nodes = NODES, title = 'A game'): StudyInfo {
  const table = { id: 's', status: 'playing', seats: [] } as unknown as TableInfo;
  return { id: 's', title, table, nodes, here: at, secrets: false, mine: true };
}

function position(number: number, eye = 0): StudyPosition {
  const view = { seat: eye, seats: 2, to_act: [eye], turn: number, prompt: '', scores: [0, 0] };
  return {
    node: number,
    asked: [number % 2],
    held: [[`card/${number}`]],
    state: {
      type: 'state',
      version: number,
      eye,
      decisions: number,
      events_from: 0,
      events: [],
      frames: [{ events: [], view: { ...view, ranks: [] } }],
      undo: '',
      legal: [{ action: 'pass', targets: [] }],
    },
  };
}

const positions = (asked: Asked) => {
  const [, number, eye] = /nodes\/(\d+)\?(?:eye=(\d+))?/.exec(asked.path)!;
  return position(Number(number), Number(eye ?? 0));
};

let study: Study;

async function opened(answers: Record<string, unknown> = {}, at?: number): Promise<Asked[]> {
  const asked = serve({ 'GET studies/s': info(2), 'GET *': positions, ...answers });
  study = new Study('s');
  await study.open(at);
  await settled();
  return asked;
}

const turn = () => study.session.view?.turn;

describe('a game on the analysis board', () => {
  beforeEach(() => opened());

  it('opens where it was left, or at the move of the address', async () => {
    expect([study.node, study.moment, study.last, turn()]).toEqual([2, 2, 2, 2]);
    expect(study.ready).toBe(true);
    expect(study.session.link).toBe('live');
    expect(study.held).toEqual([['card/2']]);
    await opened({}, 1);
    expect([study.node, turn(), study.asked]).toEqual([1, 1, [1]]);
    await opened({}, 99);
    expect(study.node).toBe(2);
  });

  it('says why it cannot be opened', async () => {
    await opened({ 'GET studies/s': new No('unknown', 404) });
    expect(study.trouble).not.toBe('');
    expect(study.info).toBeUndefined();
    expect(study.ready).toBe(false);
  });

  it('is walked step by step, and the address goes along', async () => {
    study.step(-1);
    await settled();
    expect([study.node, turn(), here()]).toEqual([1, 1, '#/analysis/s/1']);
    study.go(3);
    await settled();
    expect([study.node, turn(), here()]).toEqual([3, 3, '#/analysis/s/3']);
    study.go(0);
    study.toEnd();
    await settled();
    expect(turn()).toBe(2);
    study.go(17);
    expect(study.node).toBe(2);
  });

  it('shows whoever walks fast only where they stop', async () => {
    const slow = later<StudyPosition>();
    const asked = await opened({ 'GET studies/s/nodes/1?': () => slow.answer });
    asked.length = 0;
    study.step(-1);
    study.go(3);
    study.go(0);
    expect(study.ready).toBe(false);
    await settled();
    expect(told(asked)).toEqual(['GET studies/s/nodes/1?']);
    slow.give(position(1));
    await settled();
    expect(told(asked)).toEqual(['GET studies/s/nodes/1?', 'GET studies/s/nodes/0?']);
    expect([turn(), study.ready]).toEqual([0, true]);
  });

  it('is seen with chosen eyes until one walks on, and with open cards', async () => {
    const asked = await opened();
    study.look(1);
    await settled();
    expect(asked.at(-1)!.path).toBe('studies/s/nodes/2?eye=1');
    expect(study.session.eye).toBe(1);
    study.showCards(true);
    await settled();
    expect(asked.at(-1)!.path).toBe('studies/s/nodes/2?eye=1&open=1');
    study.step(-1);
    await settled();
    expect(asked.at(-1)!.path).toBe('studies/s/nodes/1?open=1');
    expect(study.eye).toBeNull();
  });

  it('keeps standing where it stood when a position does not come', async () => {
    await opened({ 'GET studies/s/nodes/1?': new No('busy', 503) });
    study.step(-1);
    await settled();
    expect(study.session.trouble?.code).toBe('busy');
    expect([study.ready, turn()]).toEqual([false, 2]);
    study.step(1);
    await settled();
    expect(study.session.trouble).toBeNull();
    expect(study.ready).toBe(true);
  });
});

describe('changing an analysis', () => {
  const shorter = info(1, [node(0, -1, [1]), node(1, 0, [3]), node(3, 1, [])]);

  it('stays at the move that is looked at, unless that is gone', async () => {
    const asked = await opened({
      'PUT studies/s/nodes/1': info(0),
      'POST studies/s/nodes/3/promote': info(0),
      'PUT studies/s': info(0, NODES, 'Mine'),
      'DELETE studies/s/nodes/2': shorter,
    });
    await study.describe(1, { note: 'Here it turned' });
    expect(asked.find(({ method }) => method === 'PUT')!.body).toEqual({ note: 'Here it turned' });
    expect(study.node).toBe(2);
    await study.promote(3);
    expect(study.node).toBe(2);
    await study.name('Mine');
    expect([study.info?.title, study.node]).toEqual(['Mine', 2]);
    await study.drop(2);
    expect([study.node, study.nodes.has(2)]).toEqual([1, false]);
  });

  it('leaves everything as it is when it is refused', async () => {
    await opened({ 'DELETE studies/s/nodes/2': new No('forbidden', 403) });
    await study.drop(2);
    expect(study.session.trouble?.code).toBe('forbidden');
    expect(study.nodes.has(2)).toBe(true);
  });
});

describe('deciding on the analysis board', () => {
  const grown = info(4, [...NODES.slice(0, 2), node(2, 1, [4]), NODES[3]!, node(4, 2, [])]);

  it('adds a move and goes there', async () => {
    const asked = await opened({ 'POST studies/s/nodes/2/play': grown });
    study.session.play({ action: 'pass', targets: [] });
    expect([study.pending(), study.session.busy]).toEqual([true, true]);
    await settled();
    const sent = asked.find(({ method }) => method === 'POST')!;
    expect(sent.body).toEqual({ seat: 0, actions: ['pass'] });
    expect([study.node, turn(), study.session.busy]).toEqual([4, 4, false]);
    expect(study.pending()).toBe(false);
  });

  it('says why a move is refused, and lets one decide again', async () => {
    await opened({ 'POST studies/s/nodes/2/play': new No('illegal', 409) });
    study.session.play({ action: 'fly', targets: [] });
    await settled();
    expect(study.session.trouble?.code).toBe('illegal');
    expect([study.node, study.session.busy, study.pending()]).toEqual([2, false, false]);
  });

  it('takes back by walking back: nothing is lost', async () => {
    const asked = await opened();
    study.session.takeBack();
    await settled();
    expect([study.node, study.nodes.has(2), study.session.busy]).toEqual([1, true, false]);
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('asks at this move what a choice means and why a thing cannot be chosen', async () => {
    const asked = await opened({
      'POST studies/s/nodes/2/why': { type: 'explained', thing: 'hex/1', reasons: [] },
      'POST studies/s/nodes/2/ask': new No('illegal'),
      'POST studies/s/nodes/2/plan': new No('illegal'),
    });
    study.tell({ type: 'why', thing: 'hex/1', planned: [], seat: 0 });
    await settled();
    expect(study.session.why?.thing).toBe('hex/1');
    study.tell({ type: 'ask', action: 'pass', seat: 0 });
    await settled();
    expect(study.session.trouble).toBeNull();
    study.tell({ type: 'plan', actions: ['pass'], seat: 0, version: 2 });
    await settled();
    expect(asked.at(-1)!.body).toEqual({ actions: ['pass'], seat: 0 });
    expect(study.session.trouble?.code).toBe('illegal');
  });
});

describe('an analysis that somebody shows', () => {
  it('is looked at by its link, and keeps the link in the address', async () => {
    const asked = serve({
      'POST shared-studies': { ...info(2), mine: false },
      'POST shared-studies/node': (one: Asked) => position((one.body as { node: number }).node),
    });
    study = new Study('', 'secret');
    await study.open(3);
    await settled();
    expect(study.node).toBe(3);
    study.showCards(true);
    await settled();
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['shared-studies', { token: 'secret' }],
      ['shared-studies/node', { token: 'secret', node: 3, eye: null, open: false }],
      ['shared-studies/node', { token: 'secret', node: 3, eye: null, open: true }],
    ]);
    expect(here()).toContain('analysis/shared/secret/3');
  });
});
