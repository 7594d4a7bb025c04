import { clangFormat, GCC_SHAPELESS } from '../clang-format.ts';
import { CRASH_FLAGS, RECORD_FLAGS, WARNING_FLAGS, type Toolchain } from '../toolchain.ts';

/** The C++ languages differ in the standard alone. GNU extensions stay on: `__int128` and the like are habit. */
export function cppToolchain(standard: 'gnu++11' | 'gnu++14' | 'gnu++17'): Toolchain {
  return {
    build: {
      kind: 'native',
      compiler: '/usr/bin/g++',
      flags: [`-std=${standard}`, '-O2', ...WARNING_FLAGS],
      isGcc: true,
      crashFlags: [`-std=${standard}`, ...CRASH_FLAGS],
      recordFlags: [`-std=${standard}`, ...RECORD_FLAGS, ...WARNING_FLAGS],
      libraries: [],
      precompiledHeaders: ['bits/stdc++.h', 'iostream'],
    },
    formatter: clangFormat('main.cpp', GCC_SHAPELESS),
    memoryAddedMb: 0,
    processes: 128,
    outOfMemory: ['std::bad_alloc'],
    compileLimits: { cpuMs: 15_000, wallMs: 30_000, memoryMb: 768 },
  };
}
