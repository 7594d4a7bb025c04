import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Real databases, compilers and sandboxes on a busy machine of two cores: nothing here is a timing test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{apps/api,apps/runner,packages/queue,packages/postgres}/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/postgres.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/{contract,content,explanations,languages,recording,simulators}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/build/texts.setup.ts'],
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
