import type { Toolchain } from '../toolchain.ts';

/** SQLite as Debian's Python brings it. */
export const toolchain: Toolchain = {
  build: {
    kind: 'interpreted',
    interpreter: '/usr/bin/python3',
    check: ['-E', '-s', '-S', '-B', '{tools}/check.py'],
    // The statements may keep as much as the problem allows; Python's own memory is in what is added.
    run: ['-s', '-B', '{tools}/run.py', '{heapMb}', 'main.sql'],
    // One that waits takes 9 MB.
    waiting: { flags: [], env: ['PYTHONPATH={tools}/waiting'], most: 4 },
  },
  memoryAddedMb: 64,
  processes: 16,
  outOfMemory: ['\nout of memory: '],
  compileLimits: { cpuMs: 5_000, wallMs: 10_000, memoryMb: 256 },
};
