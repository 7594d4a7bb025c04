import type { Toolchain } from '../toolchain.ts';

export const pythonToolchain: Toolchain = {
  build: { kind: 'python', interpreter: '/usr/bin/python3' },
  timeFactor: 5,
  memoryAddedMb: 32,
  processes: 128,
  compileLimits: { cpuMs: 5_000, wallMs: 10_000, memoryMb: 256 },
};
