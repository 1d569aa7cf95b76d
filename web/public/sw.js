// The shell from the cache when the network is away; a page that says so when there is no shell yet. Games are never cached: the server knows them.
const CACHE = 'augury-__BUILD__'; // a new build begins a new cache; older ones are deleted
const FIRST = ['./', './offline.html', './offline.css', './icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FIRST))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const hashed = new URL(request.url).pathname.includes('/assets/');
  const known = await cache.match(request);
  if (hashed && known) return known;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    if (known) return known;
    if (request.mode === 'navigate')
      return (await cache.match('./')) ?? (await cache.match('./offline.html'));
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (
    event.request.method !== 'GET' ||
    url.origin !== location.origin ||
    url.pathname.includes('/api/') ||
    url.pathname.includes('/s/') // a link to a shared game: its token is not kept here
  )
    return;
  event.respondWith(answer(event.request));
});

// Your turn: what the server sent, told by the system; touching it opens the right table.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const marks = [
    self.registration.showNotification('Augury', {
      body: told.text ?? '',
      tag: told.table || 'augury', // a newer word about the same table takes the place of the older
      renotify: true,
      icon: './icon-192.png',
      badge: './icon-192.png',
      data: { table: told.table ?? '' },
    }),
  ];
  if (told.waiting && self.navigator.setAppBadge)
    marks.push(self.navigator.setAppBadge(told.waiting));
  event.waitUntil(Promise.all(marks));
});

async function open(table) {
  const address = new URL(table ? `./#/table/${table}` : './', self.registration.scope).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => one.url === address) ?? windows[0];
  if (!there) return self.clients.openWindow(address);
  await there.focus();
  there.postMessage({ open: table });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table ?? ''));
});
