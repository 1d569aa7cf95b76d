// A hand for the pages under test: finds what may be touched, tells where it can be reached, and can play on by itself.
(() => {
  const table = () => document.querySelector('main.table-page');
  const over = () => document.querySelector('.ended .winner') !== null;
  // What is decided, planned, picked and about to be confirmed.
  const situation = () =>
    [table()?.dataset.version, table()?.dataset.plan, document.querySelectorAll(':is(.board, .prompt) .picked, [role=menuitem]').length, document.querySelector('.prompt .btn.go')?.textContent].join('|');
  const asked = () => table()?.dataset.phase === 'acts';

  let seed = 1;
  function any(list) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return list[Math.floor((seed / 2147483648) * list.length)];
  }

  // The confirmation; otherwise a meaning from the menu; otherwise a thing that glows, or a button; otherwise the tab
  // behind which something glows.
  function candidates() {
    const go = [...document.querySelectorAll('.prompt .btn.go')];
    if (go.length) return go;
    const menu = [...document.querySelectorAll('[role=menuitem]:not(.quiet)')];
    if (menu.length) return menu;
    const things = [...document.querySelectorAll(':is(.board, .prompt) .thing.may:not(.picked)')];
    const open = things.concat([...document.querySelectorAll('.prompt .buttons .btn:not(.undo, .again, .letgo, .hints, :disabled)')]);
    return open.length ? open : [...document.querySelectorAll('.board .tabs button.may')];
  }

  // A point at which nothing else lies over the element.
  function point(element) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.15], [0.5, 0.85], [0.12, 0.5], [0.88, 0.5], [0.12, 0.15], [0.88, 0.15], [0.12, 0.85], [0.88, 0.85]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const top = document.elementFromPoint(x, y);
      if (top && element.contains(top)) return { x, y };
    }
    return null;
  }

  // Where to touch next; null if nothing can be reached.
  function next() {
    if (!asked()) return null;
    const list = candidates();
    while (list.length) {
      const element = any(list);
      const at = point(element);
      if (at) return { ...at, go: element.matches('.go') };
      list.splice(list.indexOf(element), 1);
    }
    return null;
  }

  // All that somebody who decides has to know, in one answer.
  const look = () => ({ over: over(), phase: table()?.dataset.phase, version: Number(table()?.dataset.version ?? 0), situation: situation(), spot: next() });

  // Until something on the page changes; now and then anyway.
  const pause = () =>
    new Promise((resolve) => {
      const watcher = new MutationObserver(wake);
      const timer = setTimeout(wake, 200);
      function wake() {
        watcher.disconnect();
        clearTimeout(timer);
        resolve();
      }
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  async function change(before, milliseconds) {
    const end = performance.now() + milliseconds;
    while (situation() === before && !over() && performance.now() < end) await pause();
    return situation() !== before || over();
  }

  const later = (version) => Number(table()?.dataset.version ?? 0) > version || over();
  async function after(version, milliseconds) {
    const end = performance.now() + milliseconds;
    while (!later(version) && performance.now() < end) await pause();
    return later(version);
  }

  // Until the game is over, unless nothing is decided for so long.
  async function finished(milliseconds) {
    let [last, end] = ['', 0];
    while (!over()) {
      const version = table()?.dataset.version;
      if (version !== last) [last, end] = [version, performance.now() + milliseconds];
      if (performance.now() > end) return false;
      await pause();
    }
    return true;
  }

  // Play on without a hand on the mouse, so many decisions or to the end.
  const played = { decisions: 0, running: false };
  async function play(most) {
    const last = played.decisions + most;
    played.running = true;
    while (!over() && played.decisions < last) {
      const element = asked() ? any(candidates()) : undefined;
      if (!element) {
        await pause();
        continue;
      }
      const before = situation();
      element.click();
      if (element.matches('.go')) played.decisions += 1;
      await change(before, 3000);
    }
    played.running = false;
  }

  window.hand = { situation, over, asked, next, look, pause, change, after, finished, play, played, begin: (number) => (seed = number) };
})();
