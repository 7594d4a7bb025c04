import type { Toolchain } from '../toolchain.ts';

export const toolchain: Toolchain = {
  build: {
    kind: 'java',
    compilerFlags: ['-proc:none', '-encoding', 'UTF-8', '-g', '-nowarn'],
    preferredMainClass: 'Main',
    // One that waits takes 40 MB.
    mostWaiting: 6,
  },
  // Besides the heap: 64 MB of stack, 64 MB of code, classes, and what the JIT compiler takes for itself.
  memoryAddedMb: 256,
  processes: 192,
  outOfMemory: ['java.lang.OutOfMemoryError'],
  compileLimits: { cpuMs: 20_000, wallMs: 30_000, memoryMb: 768 },
};
