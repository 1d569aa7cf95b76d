/** Somebody follows a link to a shared game, `/s/<token>?at=12`: from here on the fragment says where we are, and the token leaves the address of requests. */
import { path } from './router.svelte';

const PLACES = ['replay', 'review', 'table'];

/** Where such an address leads; nothing: it is not one. */
export function arrival(address: string): string | undefined {
  const url = new URL(address);
  const found = /^(.*\/)s\/([\w-]+)$/.exec(url.pathname);
  if (!found) return undefined;
  const to = url.searchParams.get('to') ?? '';
  const at = url.searchParams.get('at') ?? '';
  const place = PLACES.includes(to) ? to : 'replay';
  const parts = ['shared', found[2]!, place, ...(/^\d+$/.test(at) ? [at] : [])];
  return found[1]! + path(...parts);
}
