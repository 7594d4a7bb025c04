import { OWN_NODE, type Toolchain } from '../toolchain.ts';

/** Our own simulation, in our own Node. */
export const toolchain: Toolchain = {
  build: {
    kind: 'interpreted',
    interpreter: OWN_NODE,
    check: ['--no-warnings', '{tools}/../javascript/check.cjs', '{tools}/words-against.ts'],
    run: ['{interpreter}', '--no-warnings', '{tools}/run.ts', 'main.circuit'],
    checksWarm: false,
  },
  memoryAddedMb: 128,
  processes: 64,
  outOfMemory: [],
  compileLimits: { cpuMs: 5_000, wallMs: 10_000, memoryMb: 512 },
};
