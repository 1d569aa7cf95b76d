// Looks at a table as a careful eye does: what is cut, too small, covered, or moves under the finger?
(() => {
  const TOUCH = 'button:not(:disabled), a[href], input, select, [role=tab], [role=menuitem]';
  const NAMES = /Wilhelmina|Maximilian|Bartholomew|Anneliese/; // long names may end in dots, but never after one letter
  const name = (element) => `${element.dataset.target ?? element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)} <${element.tagName.toLowerCase()} ${(element.getAttribute('class') ?? '').replace(/svelte-\w+/g, '').trim()}>`;
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && !element.closest('.unseen, .skip, [inert], .prompt .long, .drawer .pages') && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  // What a tap would do something with: buttons of the page, and things that may be chosen.
  // A menu may lie over the board, but not over the answers below.
  const touchable = () => {
    const menu = document.querySelector('[role=menu]');
    return [...document.querySelectorAll(TOUCH)].filter((element) => visible(element) && !element.matches('.thing[aria-disabled]') && (!menu || menu.contains(element) || element.closest('.prompt')));
  };
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY);
  const hides = (element) => /hidden|clip/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY);
  const inner = (element) => { for (let at = element.parentElement; at; at = at.parentElement) if (scrolls(at)) return at; return null; };

  // What is left of a box when everything around its element has cut off what it hides or scrolls away.
  function clipped(box, element) {
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (!scrolls(at) && !hides(at)) continue;
      const edge = at.getBoundingClientRect();
      seen.left = Math.max(seen.left, edge.left);
      seen.top = Math.max(seen.top, edge.top);
      seen.right = Math.min(seen.right, edge.right);
      seen.bottom = Math.min(seen.bottom, edge.bottom);
    }
    return seen;
  }

  function page() {
    const root = document.documentElement;
    const found = [];
    if (root.scrollWidth > root.clientWidth) found.push(`wider than the screen: ${root.scrollWidth} of ${root.clientWidth}`);
    if (root.scrollHeight > root.clientHeight) found.push(`higher than the screen: ${root.scrollHeight} of ${root.clientHeight}`);
    return found;
  }

  // Texts that are cut off by what holds them, or by the edge of the screen.
  function cut() {
    const found = new Map();
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const own = node.parentElement;
      if (!node.data.trim() || !visible(own) || own.closest('svg, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let at = own; at && at !== document.body; at = at.parentElement) {
        if (scrolls(at)) break;
        if (!hides(at) && at !== document.querySelector('main')) continue;
        const edge = at.getBoundingClientRect();
        const low = at === own ? 99 : 2; // letters may be higher than their line
        const short = getComputedStyle(at).textOverflow === 'ellipsis' && at.clientWidth >= 48 && NAMES.test(node.data);
        if (!short && (box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - low || box.bottom > edge.bottom + low)) {
          found.set(own, `${node.data.trim().slice(0, 40)} in ${name(at).slice(-40)}`);
          break;
        }
      }
    }
    return [...found.values()];
  }

  // Letters that are too small to be read: 12 pixels on the screen, 11 on a map.
  function tiny() {
    const found = new Set();
    for (const element of document.querySelectorAll('main *')) {
      if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) || !visible(element)) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      const drawn = element instanceof SVGElement;
      const drawing = drawn ? element.getScreenCTM() : { a: 1, b: 0 }; // letters may stand upright
      const scale = Math.hypot(drawing.a, drawing.b);
      if (size * scale < (drawn ? 10.9 : 11.9)) found.add(`${(size * scale).toFixed(1)}: ${name(element)}`);
    }
    return [...found];
  }

  // Where a finger aims, something else lies. Five points in the middle of each: hexagons may touch at their corners.
  function covered() {
    const found = [];
    for (const element of touchable()) {
      if (inner(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      for (const [across, down] of [[0.5, 0.5], [0.5, 0.35], [0.5, 0.65], [0.35, 0.5], [0.65, 0.5]]) {
        const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        const other = top?.closest(TOUCH);
        if (!top || (other !== element && !element.contains(top) && (other || across === down))) {
          found.push(`${name(element)} under ${top ? name(other ?? top) : 'the edge'}`);
          break;
        }
      }
    }
    return found;
  }

  // Too small for a finger (44, or 24 with as much room around) or for a mouse (24).
  function narrow(coarse) {
    const list = touchable().map((element) => {
      const box = element.getBoundingClientRect();
      return { element, box, seen: clipped(box, element) };
    });
    return list
      .filter(({ element, box }) => {
        const least = Math.min(box.width, box.height);
        if (least >= (coarse ? 43.5 : 23.5)) return false;
        if (least < 23.5) return true;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return list.some(({ element: other, seen: near }) => near.right > near.left && near.bottom > near.top && other !== element && !other.contains(element) && !element.contains(other) && Math.hypot(Math.max(near.left - x, 0, x - near.right), Math.max(near.top - y, 0, y - near.bottom)) < 22);
      })
      .map(({ element, box }) => `${Math.round(box.width)}x${Math.round(box.height)}: ${name(element)}`);
  }

  // What of a region can be seen: its letters, drawings and buttons, without ground and what is scrolled away.
  function solids(region) {
    const boxes = [];
    const note = (box, element) => {
      const seen = clipped(box, element);
      if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1) boxes.push({ ...seen, element });
    };
    for (const element of region.querySelectorAll('*')) {
      if (!visible(element) || element.closest('[data-ground]') || element.closest('[data-region]') !== region) continue;
      if (element.matches('button, svg')) note(element.getBoundingClientRect(), element);
      for (const node of element.childNodes) {
        if (node.nodeType !== 3 || !node.data.trim() || element.closest('svg')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        note(range.getBoundingClientRect(), element);
      }
    }
    return boxes;
  }

  // Regions that lie over each other.
  function overlaps() {
    const regions = [...document.querySelectorAll('.board [data-region]')].filter(visible).map((region) => ({ region: region.dataset.region, boxes: solids(region) }));
    const found = [];
    regions.forEach((one, index) => {
      for (const other of regions.slice(index + 1)) {
        for (const a of one.boxes) {
          const b = other.boxes.find((box) => Math.min(a.right, box.right) - Math.max(a.left, box.left) > 3 && Math.min(a.bottom, box.bottom) - Math.max(a.top, box.top) > 3);
          if (!b) continue;
          found.push(`${one.region} and ${other.region}: ${name(a.element)}, ${name(b.element)}`);
          break;
        }
      }
    });
    return found;
  }

  // Regions whose places lie over each other, whatever is in them. A region may lie in another, or on one (data-on).
  function places() {
    const all = [...document.querySelectorAll('.board [data-region]')].filter(visible).map((region) => ({ region, box: clipped(region.getBoundingClientRect(), region.parentElement) }));
    const found = [];
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        if (one.region.contains(other.region) || other.region.contains(one.region)) continue;
        if (one.region.dataset.on === other.region.dataset.region || other.region.dataset.on === one.region.dataset.region) continue;
        const [wide, high] = [Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left), Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)];
        if (wide > 3 && high > 3) found.push(`${one.region.dataset.region} and ${other.region.dataset.region} by ${Math.round(wide)}x${Math.round(high)}`);
      }
    });
    return found;
  }

  let before = new Map();
  const mark = () => (before = new Map([...document.querySelectorAll('.board .thing')].filter(visible).map((element) => [element, element.getBoundingClientRect()])));
  // What has moved since then by more than four pixels.
  const moved = () => [...before].filter(([element]) => element.isConnected && visible(element)).map(([element, was]) => {
    const box = element.getBoundingClientRect();
    return { element, by: Math.max(Math.abs(box.left - was.left), Math.abs(box.top - was.top)) };
  }).filter(({ by }) => by > 4).map(({ element, by }) => `${Math.round(by)} px: ${name(element)}`);

  window.looking = { mark, moved, all: (coarse) => ({ page: page(), cut: cut(), tiny: tiny(), overlaps: overlaps(), places: places(), covered: covered(), narrow: narrow(coarse) }) };
})();
