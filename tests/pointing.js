// Walks over a table as somebody who asks about everything: what is there without a tip, and what do the tips say?
(() => {
  const PARTS = '.board, .bar .facts, .bar .open-deal';
  const SIGNS = 'svg, use, [data-piece], [data-count], [role=img], .badge, .coin, .thing';
  const SPOTS = '[data-tip], .thing';
  const NUMBER = /^[+\u2212-]?\d+(\s?[/:]\s?\d+)?$/;
  const soon = () => new Promise((done) => setTimeout(done, 2)); // not at the next frame: nothing has to be drawn to be read

  const visible = (element) => {
    const box = element.getBoundingClientRect();
    return box.width >= 4 && box.height >= 4 && !element.closest('.unseen') && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const says = (element) => [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('');
  const all = (what) => [...document.querySelectorAll(PARTS)].flatMap((part) => [...part.querySelectorAll(what)]);

  // Icons, pieces and numbers that nobody explains. A button of the page says itself what it does.
  function unexplained() {
    const counts = (element) => element.matches('[data-piece], [data-count]') || NUMBER.test(says(element));
    const bare = (element) => !element.closest(SPOTS) && !element.matches('[data-ground]') && (counts(element) || !element.closest('button, a'));
    return all('*')
      .filter((element) => (element.matches(SIGNS) || NUMBER.test(says(element))) && bare(element) && visible(element))
      .filter((element, place, list) => !list.slice(0, place).some((other) => other.contains(element)))
      .map((element) => `${element.parentElement.className?.baseVal ?? element.parentElement.className}: ${element.outerHTML.slice(0, 110)}`);
  }

  // Where somebody can point at a spot and at nothing else; null if it is covered.
  function reach(spot) {
    spot.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = spot.getBoundingClientRect();
    const steps = [0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95];
    for (const down of steps)
      for (const across of steps) {
        const at = { x: box.left + box.width * across, y: box.top + box.height * down };
        const top = document.elementsFromPoint(at.x, at.y).find((element) => !element.closest('#tip'));
        if (top?.closest(SPOTS) === spot) return { ...at, top };
      }
    return null;
  }

  // What a spot is about, and whether it should say why that cannot be chosen.
  const about = (spot) => spot.dataset.target || spot.dataset.tip || spot.parentElement.closest('[data-target]')?.dataset.target;
  const open = (thing) => document.querySelector(`[data-target="${CSS.escape(thing)}"]:is(.may, .could, .picked)`);
  const stuck = (spot) => Boolean(about(spot)) && !open(about(spot));

  const tip = () => document.querySelector('#tip:popover-open');
  const answer = (spot) => spot.getAttribute('aria-describedby') === 'tip' ? tip() : null;
  const read = (spot, box) => ({
    spot: about(spot) || spot.getAttribute('class') || spot.tagName,
    fixed: stuck(spot),
    name: box.querySelector('b').firstChild?.textContent.trim() ?? '',
    told: [...box.querySelectorAll('p:not(.rules)')].map((line) => line.textContent.trim()),
    why: box.querySelector('.why')?.textContent.trim() ?? '',
    rules: [...box.querySelectorAll('.rules a')].map((link) => link.textContent.trim()),
  });

  // While every tap explains: tap on every spot, or on every second one, and read. What says why it cannot be chosen asks the server first.
  async function walk(step) {
    const found = { tips: [], covered: [] };
    for (const spot of all(SPOTS).filter((one, place) => place % step === 0 && visible(one))) {
      const at = reach(spot);
      if (!at) {
        if (!spot.querySelector(SPOTS)) found.covered.push(spot.outerHTML.slice(0, 110));
        continue;
      }
      at.top.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const end = performance.now() + 20000; // a busy machine takes its time
      do await soon();
      while (performance.now() < end && (!answer(spot) || (stuck(spot) && !answer(spot).querySelector('.why'))));
      const box = answer(spot);
      found.tips.push(box ? read(spot, box) : { spot: spot.outerHTML.slice(0, 110), fixed: false, name: '', told: [], why: '', rules: [] });
    }
    return found;
  }

  // A few places to point at, from all over the table, one that may be chosen first; each is brought into sight when its turn comes.
  let chosen = [];
  function choose(number) {
    const list = all(SPOTS).filter((spot) => visible(spot) && !spot.querySelector(SPOTS) && reach(spot));
    const open = list.filter((spot) => spot.matches('.thing.may')).slice(0, 1);
    chosen = [...open, ...Array.from({ length: number - open.length }, (_, place) => list[Math.floor((place * list.length) / number)])];
  }
  function spot(place) {
    const { x, y } = reach(chosen[place]);
    return { x, y };
  }

  // What the keyboard cannot reach while every tap explains. What lies in a thing is told with the thing.
  const deaf = () => all(SPOTS).filter((spot) => visible(spot) && !spot.parentElement.closest('button, a') && spot.tabIndex < 0).map((spot) => spot.outerHTML.slice(0, 110));

  // Everything that can be read or heard on the page.
  function texts() {
    const heard = [...document.querySelectorAll('[aria-label], [placeholder], [alt]')].flatMap((element) => ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''));
    const written = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest('script, noscript, style, .drawer')) written.push(walker.currentNode.data.trim());
    return [...new Set([...heard, ...written])].filter(Boolean);
  }

  window.pointing = { unexplained, walk, choose, spot, deaf, texts };
})();
