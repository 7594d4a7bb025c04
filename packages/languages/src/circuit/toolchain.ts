import { OWN_NODE, type Toolchain } from '../toolchain.ts';

/** Our own simulation, in our own Node. */
export const toolchain: Toolchain = {
  build: {
    kind: 'interpreted',
    interpreter: OWN_NODE,
    check: ['--no-warnings', '{tools}/../javascript/check.cjs', '{tools}/words-against.ts'],
    run: ['--no-warnings', '{tools}/run.ts', 'main.circuit'],
    waiting: { flags: [], env: [], most: 0 },
  },
  memoryAddedMb: 128,
  processes: 64,
  outOfMemory: [],
  compileLimits: { cpuMs: 5_000, wallMs: 10_000, memoryMb: 512 },
};
