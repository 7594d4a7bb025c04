/* global __KEPT_READS__ */
/*
 * The service worker: keeps the app's shell and what was opened, so that texts, quizzes and statements can be
 * read without a connection. The network always has the first word; nothing is kept of a visitor.
 */
const SHELL = 'abhyas-shell-1';
const CONTENT = 'abhyas-content-1';
/** The page that holds the app; whatever address is opened, it is the same. */
const APP = '/index.html';
const OFFLINE_SCREEN = '/offline';
/** A network that says nothing for this long may not keep anybody from what is kept here. */
const NETWORK_FIRST_MS = 10_000;
/** The catalogue, and what a course has. */
const LISTS = /^\/api\/content(?:\/topic\/[^/]+)?$/;
/** Hashed files that are kept; the oldest go first. */
const SHELL_FILES_MAX = 160;

/**
 * Whose answers are kept, by method; build/service-worker.ts writes them in from src/app/screens.ts. Reads that are POSTs
 * are under their address: their body says nothing more.
 */
const READS = __KEPT_READS__;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
  // What a learner types must not wait until this worker has woken up. A browser that cannot do this asks it first.
  event.addRoutes?.(everythingElseOfTheApi());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOtherCaches(), preloadPages()]).then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  // Somebody logged out: what was kept for them goes.
  if (event.data === 'forget') event.waitUntil(caches.delete(CONTENT));
  // The files of a first visit, which were fetched before this worker was there; the browser still has them.
  const { files = [] } = event.data;
  event.waitUntil(Promise.all(files.map((file) => fromFiles(new Request(file)).catch(() => undefined))));
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

function answerTo(event) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return undefined;
  // A video is read in pieces, which no cache can keep.
  if (request.headers.has('range')) return undefined;
  if (request.mode === 'navigate') return openPage(event, pathname);
  if (request.method === 'GET' && /^\/(assets|files)\//.test(pathname)) return fromFiles(request);
  if (request.method === 'GET' && /^\/(early\.js|mark\.svg|app\.webmanifest)$/.test(pathname))
    return freshOrKept(request, SHELL);
  const isRead = READS[request.method]?.some((read) => matches(read, pathname)) ?? false;
  return isRead ? freshOrKept(request, CONTENT) : undefined;
}

/** A path, or everything below one that ends with a star, as URLPattern has it. */
function matches(pattern, pathname) {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

/** The static routes of the Service Worker API: the first condition that holds decides. */
function everythingElseOfTheApi() {
  const kept = Object.entries(READS).flatMap(([requestMethod, patterns]) =>
    patterns.map((urlPattern) => ({ condition: { urlPattern, requestMethod }, source: 'fetch-event' })),
  );
  return [...kept, { condition: { urlPattern: '/api/*' }, source: 'network' }];
}

/** A page is asked for while this worker still wakes up. */
async function preloadPages() {
  await self.registration.navigationPreload?.enable();
}

function openPage({ request, preloadResponse }, pathname) {
  const fetched = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
  if (pathname === '/') return fetched.catch(() => Response.redirect(OFFLINE_SCREEN, 302));
  return orKept(fetched, APP);
}

/** What the network answers; when it cannot, or says nothing for long, what is kept, if anything is. */
async function orKept(fetched, key) {
  const silence = new Promise((resolve) => setTimeout(resolve, NETWORK_FIRST_MS));
  try {
    return (await Promise.race([fetched, silence])) ?? (await caches.match(key)) ?? (await fetched);
  } catch (offline) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw offline;
  }
}

/** Files whose name is their hash never change. */
async function fromFiles(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  // What is sold is behind an address that is signed for a while: it is not kept.
  const isForAll = new URL(request.url).search === '';
  if (response.status === 200 && isForAll) await keep(SHELL, request, response.clone());
  return response;
}

function freshOrKept(request, cacheName) {
  const key = new Request(request.url);
  const fetched = fetch(request).then(async (response) => {
    if (response.status === 200) await keep(cacheName, key, response.clone());
    // It is gone, or is for other classes now: it is not read without a connection either.
    if (response.status === 404) await drop(cacheName, key);
    return response;
  });
  return orKept(fetched, key);
}

async function drop(cacheName, key) {
  await (await caches.open(cacheName)).delete(key);
}

/** The courses of the catalogue, the modules of a course; of other answers nothing. */
function listedIn({ topics = [], subtopics = [] }) {
  return [...topics.map(({ topicId }) => topicId), ...subtopics.map(({ subtopicId }) => subtopicId)];
}

/** Drops what was kept of courses and modules that a list has no more. */
async function dropUnlisted(cache, listKey, fresh) {
  const before = await cache.match(listKey);
  if (!before) return;
  const listed = new Set(listedIn(await fresh.json()));
  const gone = new Set(listedIn(await before.json()).filter((id) => !listed.has(id)));
  if (gone.size === 0) return;
  // Once more for what is kept of an item beside itself, such as its editorial.
  for (const key of [...(await cache.keys()), ...(await cache.keys())]) {
    const path = new URL(key.url).pathname.split('/').map(decodeURIComponent);
    const { topicId, subtopicId, movedTo } = (await (await cache.match(key))?.json()) ?? {};
    if (![topicId, subtopicId, movedTo, ...path].some((id) => gone.has(id))) continue;
    gone.add(path.at(-1));
    await cache.delete(key);
  }
}

/** A full device keeps nothing new, and the answer arrives all the same. */
async function keep(cacheName, request, response) {
  try {
    await put(cacheName, request, response);
  } catch {
    return;
  }
}

async function put(cacheName, request, response) {
  const cache = await caches.open(cacheName);
  if (LISTS.test(new URL(request.url).pathname)) await dropUnlisted(cache, request, response.clone());
  await cache.put(request, response);
  if (cacheName !== SHELL) return;
  const keys = await cache.keys();
  const hashed = keys.filter(({ url }) => /\/(assets|files)\//.test(url));
  await Promise.all(
    hashed.slice(0, Math.max(0, hashed.length - SHELL_FILES_MAX)).map((key) => cache.delete(key)),
  );
}

/** The app's page and what its build says belongs to it. */
async function keepShell() {
  const cache = await caches.open(SHELL);
  const list = await fetch('/offline-shell.json', { cache: 'no-cache' });
  const files = await list.json();
  await cache.addAll([APP, '/early.js', '/mark.svg', '/app.webmanifest', ...files]);
}

async function dropOtherCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== SHELL && name !== CONTENT).map((name) => caches.delete(name)),
  );
}
