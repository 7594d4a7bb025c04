import type { CDPSession, Page } from '@playwright/test';

export type KeyTime = {
  readonly key: string;
  /** A character, a new line or a correction; not a shortcut, such as a paste, and no key that only moves. */
  readonly typed: boolean;
  /** From the key's event to just after the frame that it changed was drawn. */
  readonly toPaintMs: number;
};

declare global {
  interface Window {
    keyWatch?: KeyTime[];
  }
}

/** Begins to time each key of the page. */
export async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.keyWatch = [];
    window.addEventListener(
      'keydown',
      ({ key, ctrlKey, timeStamp }) =>
        requestAnimationFrame(() => {
          const typed = !ctrlKey && (key.length === 1 || key === 'Enter' || key === 'Backspace');
          const name = ctrlKey && key.length === 1 ? `Ctrl+${key}` : key;
          // A message that is posted while a frame is made is heard after it was drawn.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener(
            'message',
            () => window.keyWatch?.push({ key: name, typed, toPaintMs: performance.now() - timeStamp }),
            { once: true },
          );
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
}

/** What was timed since `watchKeys`. */
export function keyTimes(page: Page): Promise<readonly KeyTime[]> {
  return page.evaluate(() => window.keyWatch ?? []);
}

/** Begins to count the processor time of the page's main thread. */
export async function countMainThread(devtools: CDPSession): Promise<void> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Processor time of the page's main thread, slowed down as it is: what a busy machine does not change. */
export async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
