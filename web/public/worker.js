// The service worker: the page's shell opens without a network. It never touches /api: what happens at the table is the server's.
// Files with a hash in their name never change: the cache comes first. Everything else: the network first.
const CACHE = "shem-1";
const INDEX = new URL("./", self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(INDEX, { cache: "reload" }))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const path = url.href.slice(self.registration.scope.length);
  if (event.request.method !== "GET" || !url.href.startsWith(self.registration.scope) || path.startsWith("api/")) return;
  if (event.request.mode === "navigate") event.respondWith(fresh(event.request, INDEX));
  else if (path.startsWith("assets/")) event.respondWith(kept(event.request));
  else event.respondWith(fresh(event.request, url.href));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fresh(request, name) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(name, answer.clone());
      if (name === INDEX) await forget(cache, await answer.clone().text());
    }
    return answer;
  } catch (error) {
    const found = await cache.match(name);
    if (found) return found;
    throw error;
  }
}

/** A new page has new files: those of the old one go, once nothing names them any more. */
async function forget(cache, page) {
  const entry = /assets\/index-[\w-]+\.js/.exec(page)?.[0];
  if (!entry || (await cache.match(new URL(entry, INDEX)))) return;
  for (const request of await cache.keys()) if (request.url.includes("/assets/")) await cache.delete(request);
}
