/** Where we are: the fragment of the address. It never reaches a server, so seat links can carry their token in it. */

class Router {
  parts = $state<string[]>(read());

  constructor() {
    addEventListener('hashchange', () => this.look());
  }

  look(): void {
    this.parts = read();
  }

  get page(): string {
    return this.parts[0] ?? '';
  }
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
}

export const router = new Router();

export function path(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

export function go(...parts: (string | number)[]): void {
  location.hash = path(...parts);
}

/** Change the address without a new entry in the history. */
export function settle(...parts: (string | number)[]): void {
  history.replaceState(null, '', path(...parts));
  router.look();
}

/** The whole address of a place, to be shared. */
export function address(...parts: (string | number)[]): string {
  return new URL(path(...parts), location.href.replace(/#.*$/, '')).href;
}
