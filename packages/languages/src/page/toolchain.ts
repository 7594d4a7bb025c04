import { OWN_NODE, type Toolchain } from '../toolchain.ts';

/** Chromium, steered by our own Node. */
export const toolchain: Toolchain = {
  build: {
    kind: 'interpreted',
    interpreter: OWN_NODE,
    check: ['--no-warnings', '{tools}/../javascript/check.cjs', '{tools}/words-against.ts'],
    run: ['{interpreter}', '--no-warnings', '{tools}/run.ts', 'main.page'],
    checksWarm: false,
    // A browser that waits would take 170 MB, and saves a third of a second: none does.
  },
  // Chromium as one process, and Node.
  memoryAddedMb: 448,
  processes: 256,
  outOfMemory: [],
  compileLimits: { cpuMs: 5_000, wallMs: 10_000, memoryMb: 512 },
};
