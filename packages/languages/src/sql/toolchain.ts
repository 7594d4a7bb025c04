import type { Toolchain } from '../toolchain.ts';

/** SQLite as Debian's Python brings it: Python looks sources over, and a program of ours runs them. */
export const toolchain: Toolchain = {
  build: {
    kind: 'interpreted',
    interpreter: '/usr/bin/python3',
    check: ['-E', '-s', '-S', '-B', '{tools}/check.py'],
    // SQLite may keep as much as the problem allows.
    run: ['{tools}/run', '{heapMb}', 'main.sql'],
    runner: { libraries: ['-l:libsqlite3.so.0', '-lm'], debianPackage: 'libsqlite3-0' },
    checksWarm: true,
  },
  // The rows of changed tables before and after, which lie beside SQLite.
  memoryAddedMb: 64,
  processes: 16,
  outOfMemory: ['\nout of memory: '],
  compileLimits: { cpuMs: 5_000, wallMs: 10_000, memoryMb: 256 },
};
