import tailwind from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { CHROMIUM, CHROMIUM_ARGS } from './scripts/testing/chromium.mjs';

/** They put other modules in the place of ours. */
const ISOLATED = '{apps/api,apps/runner,packages/queue,packages/postgres}/**/*.isolated.test.ts';

export default defineConfig({
  test: {
    // Real databases, compilers and sandboxes on a busy machine of two cores: nothing here is a timing test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Twice the processors of a small machine: tests wait for about half of their time, for a time limit, a restart or each other.
    maxWorkers: 4,
    tags: [
      { name: 'thorough', description: 'Takes long, and others prove parts of it: for `npm run thorough`.' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          // One after the other in the same process, since reading all modules anew takes a third of the time.
          isolate: false,
          include: ['{apps/api,apps/runner,packages/queue,packages/postgres}/**/*.test.ts'],
          exclude: [ISOLATED],
          globalSetup: ['apps/api/src/testing/postgres.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server isolated',
          include: [ISOLATED],
          globalSetup: ['apps/api/src/testing/postgres.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          isolate: false,
          include: ['packages/{contract,content,explanations,languages,recording,simulators}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          isolate: false,
          unstubGlobals: true,
          include: ['apps/web/**/*.test.ts'],
          setupFiles: ['apps/web/build/texts.setup.ts'],
        },
      },
      {
        // Components are drawn in the browser that the journeys use, with our styles: focus, keys and layout are real.
        extends: true,
        plugins: [tailwind()],
        // All that the app imports is made ready at the start: what is found later would reload the page of a test.
        optimizeDeps: { entries: ['apps/web/src/main.tsx', 'apps/web/src/**/*.test.tsx'] },
        test: {
          name: 'components',
          testTimeout: 20_000,
          include: ['apps/web/src/**/*.test.tsx'],
          setupFiles: ['apps/web/build/texts.setup.ts', 'apps/web/src/lib/testing/components.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['scripts/**/*.test.ts', 'docs/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
    ],
  },
});
