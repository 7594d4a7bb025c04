import { clangFormat, GCC_SHAPELESS } from '../clang-format.ts';
import { CRASH_FLAGS, RECORD_FLAGS, WARNING_FLAGS, type Toolchain } from '../toolchain.ts';

export const toolchain: Toolchain = {
  build: {
    kind: 'native',
    compiler: '/usr/bin/gcc',
    flags: ['-std=gnu17', '-O2', ...WARNING_FLAGS],
    isGcc: true,
    crashFlags: ['-std=gnu17', ...CRASH_FLAGS],
    recordFlags: ['-std=gnu17', ...RECORD_FLAGS, ...WARNING_FLAGS],
    libraries: ['-lm'],
    precompiledHeaders: [],
  },
  formatter: clangFormat('main.c', GCC_SHAPELESS),
  memoryAddedMb: 0,
  processes: 128,
  outOfMemory: [],
  compileLimits: { cpuMs: 10_000, wallMs: 20_000, memoryMb: 512 },
};
