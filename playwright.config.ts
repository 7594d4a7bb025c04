import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

import { THOROUGH } from '@abhyas/queue/testing/thorough';

import { CHROMIUM, CHROMIUM_ARGS } from './scripts/testing/chromium.mjs';

/** Workers read this file too: the first reader chooses the port, the others inherit it. */
const PORT_VARIABLE = 'ABHYAS_E2E_PORT';
process.env[PORT_VARIABLE] ??= String(await freePort());
/** The data folder of the product under test, so that tests can read its outbox. */
const DATA_DIR_VARIABLE = 'ABHYAS_E2E_DATA_DIR';
process.env[DATA_DIR_VARIABLE] ??= mkdtempSync(join(tmpdir(), 'abhyas-e2e-'));
const baseURL = `http://127.0.0.1:${process.env[PORT_VARIABLE]}`;

/** The browser may not look for updates and hints: there is no network, and it would wait. */
const launchOptions = {
  executablePath: CHROMIUM,
  args: [
    ...CHROMIUM_ARGS,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-features=OptimizationHints,MediaRouter,Translate,AutofillServerCommunication',
  ],
};

/** Tests of the operators' console. */
const CONSOLE = /admin-[a-z-]+\.spec\.ts/;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  // What takes longest, and whose parts others prove as well, is played by `npm run thorough` only.
  ...(THOROUGH ? {} : { grepInvert: /@thorough/ }),
  forbidOnly: true,
  // One more than the processors of a small machine: a third of the time a test waits for its page.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    launchOptions,
    // A trace costs a sixth of the time: the second look of `npm test` at what failed records one.
    trace: 'off',
    video: 'off',
    // What a service worker answers, a test cannot: those about it (offline.spec.ts) let it work.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    // Staff change what all learners see, and their queues hold what all of them sent: one of them at a time. They
    // come first because the longest are among them. Several publish a whole school, which every process then reads anew.
    {
      name: 'console',
      testMatch: CONSOLE,
      workers: 1,
      use: desktop,
    },
    { name: 'desktop', testIgnore: CONSOLE, use: desktop },
    // What every visitor meets first; the whole suite twice takes too long (docs/decisions/0080).
    {
      name: 'phone',
      testMatch: THOROUGH ? /(accounts|account-settings|frame|landing)\.spec\.ts/ : /landing\.spec\.ts/,
      use: { ...devices['Pixel 7'] },
    },
  ],
  webServer: {
    command: 'exec node e2e/product-under-test.mjs',
    url: `${baseURL}/readyz`,
    env: { PORT: process.env[PORT_VARIABLE], DATA_DIR: process.env[DATA_DIR_VARIABLE] },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
