import { CRASH_FLAGS, WARNING_FLAGS, type Toolchain } from '../toolchain.ts';

export const cToolchain: Toolchain = {
  build: {
    kind: 'native',
    compiler: '/usr/bin/gcc',
    flags: ['-std=gnu17', '-O2', ...WARNING_FLAGS],
    crashFlags: ['-std=gnu17', ...CRASH_FLAGS],
    libraries: ['-lm'],
    precompiledHeaders: [],
  },
  timeFactor: 1,
  memoryAddedMb: 0,
  processes: 128,
  compileLimits: { cpuMs: 10_000, wallMs: 20_000, memoryMb: 512 },
};
