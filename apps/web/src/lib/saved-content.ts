/** The cache of the service worker (src/service-worker.js) that holds what was opened. */
const CONTENT = 'abhyas-content-1';
/** It fetches the whole shell when it is installed: on a slow network the first screen's data goes first. */
const AFTER_LOAD_MS = 4000;

/**
 * Starts the service worker. Without one the product works the same, but not without a connection. `readAgain` fetches
 * once more what the screen shows: on a first visit it was read before the worker could keep it.
 */
export function startServiceWorker(readAgain: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) {
    const keep = () => {
      keepFiles();
      readAgain();
    };
    navigator.serviceWorker.addEventListener('controllerchange', keep, { once: true });
  }
  // The page may have been loaded before this program was there.
  if (document.readyState === 'complete') registerLater();
  else window.addEventListener('load', registerLater);
}

/** Asks the worker to keep the files of the open screen. */
function keepFiles(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  navigator.serviceWorker.controller?.postMessage({ files });
}

function registerLater(): void {
  window.setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, AFTER_LOAD_MS);
}

/** Everything that was kept for an account goes when it leaves this device. */
export function forgetSavedContent(): void {
  if ('caches' in window) void window.caches.delete(CONTENT).catch(() => false);
}

/** The kept replies whose address begins with `prefix`, by the rest of the address. */
export async function savedReplies(prefix: string): Promise<{ id: string; reply: unknown }[]> {
  if (!('caches' in window)) return [];
  const cache = await window.caches.open(CONTENT);
  const requests = await cache.keys();
  const wanted = requests.filter(({ url }) => new URL(url).pathname.startsWith(prefix));
  return Promise.all(
    wanted.map(async (request) => ({
      id: decodeURIComponent(new URL(request.url).pathname.slice(prefix.length)),
      reply: await (await cache.match(request))?.json(),
    })),
  );
}
