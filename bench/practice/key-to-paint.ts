import type { Page } from '@playwright/test';

/** Keys of one stretch of typing, in milliseconds from the key to what the screen shows of it. */
export type KeyTimes = {
  /** From the key's event to just after the frame that it changed was drawn. */
  readonly keys: readonly { readonly key: string; readonly toPaintMs: number }[];
  /** The browser's own Event Timing of the slowest key, in its steps of 8 ms; 0 when none took 16 ms. */
  readonly slowestEventMs: number;
};

type Watch = { keys: { key: string; toPaintMs: number }[]; slowestEventMs: number };
declare global {
  interface Window {
    keyWatch?: Watch;
  }
}

/** Begins to time each key of the page. */
export async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.keyWatch = { keys: [], slowestEventMs: 0 };
    window.addEventListener(
      'keydown',
      ({ key, timeStamp }) =>
        requestAnimationFrame(() => {
          // A message that is posted while a frame is made is heard after it was drawn.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener(
            'message',
            () => window.keyWatch?.keys.push({ key, toPaintMs: performance.now() - timeStamp }),
            { once: true },
          );
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!window.keyWatch || entry.name !== 'keydown') continue;
        window.keyWatch.slowestEventMs = Math.max(window.keyWatch.slowestEventMs, entry.duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** What was timed since `watchKeys`. */
export function keyTimes(page: Page): Promise<KeyTimes> {
  return page.evaluate(() => window.keyWatch ?? { keys: [], slowestEventMs: 0 });
}
