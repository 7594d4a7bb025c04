import { clangFormat } from '../clang-format.ts';
import type { Toolchain } from '../toolchain.ts';

/** javac reports syntax errors first, and then nothing else. */
const SHAPELESS =
  /expected|^illegal start|^reached end of file|^unclosed|not a statement|without|illegal character|^orphaned/;

export const toolchain: Toolchain = {
  build: {
    kind: 'java',
    compilerFlags: ['-proc:none', '-encoding', 'UTF-8', '-g', '-nowarn'],
    preferredMainClass: 'Main',
    // One that waits takes 40 MB.
    mostWaiting: 6,
  },
  formatter: clangFormat('Main.java', SHAPELESS),
  // Besides the heap: 64 MB of stack, 64 MB of code, classes, and what the JIT compiler takes for itself.
  memoryAddedMb: 256,
  processes: 192,
  outOfMemory: ['java.lang.OutOfMemoryError'],
  compileLimits: { cpuMs: 20_000, wallMs: 30_000, memoryMb: 768 },
};
