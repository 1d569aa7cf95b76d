/** Somebody who writes down what a table says: the kind of news, and the news. */
import type { Listener } from '../src/net/live';

export type Heard = [kind: string, news: unknown][];

export function listening(heard: Heard): Listener {
  const note = (kind: string) => (news: unknown) => void heard.push([kind, news]);
  return {
    state: note('state'),
    chat: note('chat'),
    meaning: note('meaning'),
    planned: note('planned'),
    explained: note('explained'),
    hinted: note('hinted'),
    refused: note('refused'),
    done: note('done'),
    link: note('link'),
  };
}
