import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { buildNativeRecorder, QUIET_SOURCES } from './native-recorder.ts';

const run = promisify(execFile);

/** Functions of ours in sources that may use vector registers: these are put aside before each call. */
const CALLED_WITH_REGISTERS_ASIDE = ['snprintf', 'strtoul', 'text_of_number', 'wide_number'];
/** Nothing comes back from these. */
const ENDS = ['end_early'];
/** Called for what the program itself has called: malloc, fflush. They use general registers alone. */
const CALLED_FOR_THE_PROGRAM = ['__libc_', '_IO_fflush', 'mmap'];
const TAKES_GENERAL_REGISTERS = ['__errno_location'];
const CALLED_BEFORE_THE_PROGRAM = ['dl_iterate_phdr'];
/** Data, and what ours are to each other. */
const DATA = [
  'stdout',
  '_ZSt4cout',
  '_ZTVN9__gnu_cxx13stdio_filebufIcSt11char_traitsIcEEE',
  '_GLOBAL_OFFSET_TABLE_',
];
const ALLOWED = [
  ...CALLED_WITH_REGISTERS_ASIDE,
  ...ENDS,
  ...CALLED_FOR_THE_PROGRAM,
  ...TAKES_GENERAL_REGISTERS,
  ...CALLED_BEFORE_THE_PROGRAM,
  ...DATA,
];

test('TRACING-3: what is done between the lines of a C program calls nothing that could use its vector registers', async () => {
  const toolbox = await mkdtemp(path.join(tmpdir(), 'abhyas-recorder-'));
  try {
    await buildNativeRecorder(toolbox);
    const folder = path.join(toolbox, 'recorder');
    const objects = [...QUIET_SOURCES, 'hook'].map((name) => `${name}.o`);
    await run('ld', ['-r', '-o', 'quiet.o', ...objects], { cwd: folder });
    const { stdout } = await run('nm', ['--undefined-only', '--format=just-symbols', 'quiet.o'], {
      cwd: folder,
    });
    const called = stdout.trim().split('\n');
    expect(called).toContain('snprintf');
    expect(called.filter((name) => !ALLOWED.some((allowed) => name.startsWith(allowed)))).toEqual([]);
  } finally {
    await rm(toolbox, { recursive: true });
  }
});
