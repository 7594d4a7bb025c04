import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium, type Browser, type BrowserContext } from '@playwright/test';

import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/testing/chromium.mjs';

const READY_WITHIN_MS = 120_000;

/** A Chromium with a profile on disk, whose processes can all be killed at one moment, as by a flat battery. */
export type KillableBrowser = {
  /** The profile's own window, whose tabs share their storage. */
  readonly context: BrowserContext;
  /** SIGKILL to every process: no page event is heard, nothing is flushed. */
  readonly kill: () => Promise<void>;
};

export async function openKillable(profile: string): Promise<KillableBrowser> {
  const chromiumProcess = spawn(
    CHROMIUM,
    [
      ...CHROMIUM_ARGS,
      '--disable-background-networking',
      '--no-first-run',
      // Not as narrow as a phone, on which the areas of the workspace are shown by turns.
      '--window-size=1280,800',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    // A process group of its own, so that one signal reaches all of it.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => chromiumProcess.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const tooLate = setTimeout(() => reject(new Error(`Chromium does not start: ${said}`)), READY_WITHIN_MS);
    chromiumProcess.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(tooLate);
      resolve(found);
    });
  });
  const browser: Browser = await chromium.connectOverCDP(address, { timeout: READY_WITHIN_MS });
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no window');
  context.setDefaultTimeout(READY_WITHIN_MS);
  return {
    context,
    kill: async () => {
      if (chromiumProcess.pid !== undefined) process.kill(-chromiumProcess.pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
      // The kernel lets go of the profile's files.
      await sleep(100);
    },
  };
}
