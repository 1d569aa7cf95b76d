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
    url.pathname.includes('/api/')
  )
    return;
  event.respondWith(answer(event.request));
});
