import type { Toolchain } from '../toolchain.ts';

export const toolchain: Toolchain = {
  build: {
    kind: 'interpreted',
    interpreter: '/usr/bin/python3',
    check: ['-E', '-s', '-S', '-B', '{tools}/check.py'],
    // No bytecode files, no packages of a user; the program is opened by its name in the working folder.
    run: ['{interpreter}', '-s', '-B', 'main.py'],
    record: ['-s', '-B', '{tools}/recording/record.py'],
    checksWarm: true,
    // One that waits takes 7 MB.
    waiting: { flags: [], env: ['PYTHONPATH={tools}/waiting'], most: 12 },
  },
  formatter: {
    file: '/usr/bin/black',
    command: ['/usr/bin/python3', '-E', '-s', '-B', '{tools}/format.py', '{indent}'],
  },
  memoryAddedMb: 32,
  processes: 128,
  outOfMemory: ['\nMemoryError'],
  compileLimits: { cpuMs: 5_000, wallMs: 10_000, memoryMb: 256 },
};
