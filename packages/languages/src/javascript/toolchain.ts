import { OWN_NODE, type Toolchain } from '../toolchain.ts';

export const toolchain: Toolchain = {
  build: {
    kind: 'interpreted',
    interpreter: OWN_NODE,
    check: ['--experimental-vm-modules', '--no-warnings', '{tools}/check.cjs'],
    // The stack is as large as in the other languages; without a limit of its own the heap grows until the box is full.
    run: ['{interpreter}', '--max-old-space-size={heapMb}', '--stack-size={stackKb}', 'main.js'],
    checksWarm: true,
    // One that waits takes 25 MB of its own.
    waiting: { flags: ['--require', '{tools}/wait.cjs'], env: [], most: 3 },
  },
  // Besides the heap: V8's code and young objects, and the stack.
  memoryAddedMb: 128,
  processes: 128,
  outOfMemory: [
    'JavaScript heap out of memory',
    'ERR_WORKER_OUT_OF_MEMORY',
    'Array buffer allocation failed',
  ],
  compileLimits: { cpuMs: 5_000, wallMs: 10_000, memoryMb: 512 },
};
