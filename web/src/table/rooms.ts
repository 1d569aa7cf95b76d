/** Finds the room of a game; each is a chunk of its own, loaded when it is needed. */
import type { CoverModule, Room } from '../net/room';

const boards = import.meta.glob<{ room: Room }>('../../../src/augury/games/*/web/index.ts');
const covers = import.meta.glob<CoverModule>('../../../src/augury/games/*/web/Cover.svelte');

function pick<T>(
  modules: Record<string, () => Promise<T>>,
  game: string,
): (() => Promise<T>) | undefined {
  return Object.entries(modules).find(([path]) => path.includes(`/games/${game}/`))?.[1];
}

/** The room of a game; one that brings no board of its own is shown as text. */
export async function room(game: string): Promise<Room> {
  const load = pick(boards, game);
  return load ? (await load()).room : (await import('./plain')).room;
}

export async function cover(game: string): Promise<CoverModule | undefined> {
  return pick(covers, game)?.();
}
