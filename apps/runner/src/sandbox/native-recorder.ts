import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { LIBDW } from '@abhyas/languages/debian-packages';
import { recorderFolder } from '@abhyas/languages/tools';
import type { Build } from '@abhyas/languages/toolchain';

import { TOOLBOX } from '../../profiles/isolation.ts';
import { buildProgram } from './compile-native.ts';
import type { CompileContext, Compiled } from './compiler.ts';
import { C_COMPILER, processor } from './machine.ts';

const run = promisify(execFile);

/** Where the recorder of C and C++ is in the toolbox: what builds programs with it, and what is linked into them. */
const FOLDER = 'recorder';
const BUILDER = 'build';
/** What is linked into programs of each kind. */
const LINKED = { recorded: 'recorded.o', checked: 'checked.o' } as const;
const BUILDER_SOURCES = [
  'build',
  'instrument',
  'reads',
  'redirect',
  'describe',
  'types',
  'library-types',
  'type-table',
  'dies',
  'tables',
];
const LINKED_SOURCES = ['number-texts', 'recording'];
/** What is done between the program's lines must leave its vector registers alone, or put them aside first (hook.h). */
export const QUIET_SOURCES = [
  'blocks',
  'encode',
  'memory',
  'scope',
  'objects',
  'addresses',
  'container-layout',
  'values',
  'containers',
  'heap',
  'frames',
  'step',
  'recorder',
  'count',
  'output',
  'bytes',
];
/** What finds mistakes of memory, beside what records. */
const CHECKING_SOURCES = ['guard', 'mistakes', 'accesses', 'unset', 'undefined', 'library-calls', 'leaks'];
const QUIET_CHECKING_SOURCES = ['shadow'];
const FLAGS = ['-D_GNU_SOURCE', '-std=gnu17', '-O2', '-Wall', '-Wextra'];
const LINKED_FLAGS = [...FLAGS, '-fvisibility=hidden', '-fPIC', '-fno-stack-protector'];

/** Whether programs of C and C++ can be recorded here. The hooks are written for x64. */
export function canRecordNative(): boolean {
  return processor() === 'x64' && existsSync(LIBDW);
}

/** Builds the recorder into the toolbox. */
export async function buildNativeRecorder(toolbox: string): Promise<void> {
  const sources = recorderFolder('c');
  const folder = path.join(toolbox, FOLDER);
  const gcc = (...args: string[]) => run(C_COMPILER, args, { env: { PATH: '/usr/bin' }, cwd: folder });
  const source = (name: string) => path.join(sources, `${name}.c`);
  await mkdir(folder);
  await gcc(...FLAGS, '-o', BUILDER, ...BUILDER_SOURCES.map(source), '-ldw');
  const hooks = ['hook', 'look'].map((name) => path.join(sources, `${name}.S`));
  const compiled = [...LINKED_SOURCES, ...CHECKING_SOURCES].map(source);
  await gcc(...LINKED_FLAGS, '-c', ...compiled, ...hooks);
  const quiet = [...QUIET_SOURCES, ...QUIET_CHECKING_SOURCES].map(source);
  await gcc(
    ...LINKED_FLAGS,
    '-mgeneral-regs-only',
    '-include',
    path.join(sources, 'bytes.h'),
    '-c',
    ...quiet,
  );
  const link = (out: string, names: readonly string[]) =>
    gcc('-r', '-nostdlib', '-o', out, ...names.map((name) => `${name}.o`));
  const recorded = ['hook', ...QUIET_SOURCES, ...LINKED_SOURCES];
  await link(LINKED.recorded, recorded);
  await link(LINKED.checked, [...recorded, 'look', ...CHECKING_SOURCES, ...QUIET_CHECKING_SOURCES]);
}

type NativeBuild = Extract<Build, { kind: 'native' }>;

/** What a program is built for: that its steps can be seen, or mistakes of memory as well. */
type RecordedKind = keyof typeof LINKED;

/** A native program that records its steps when it is told where to. */
export async function compileRecorded(
  { build, kind }: { readonly build: NativeBuild; readonly kind: RecordedKind },
  aheadFlags: readonly string[],
  context: CompileContext,
): Promise<Compiled> {
  const tools = path.join(TOOLBOX, FOLDER);
  const compiler = [build.compiler, ...build.recordFlags, ...aheadFlags, '--', ...build.libraries];
  const argv = [path.join(tools, BUILDER), kind, context.sourceName, path.join(tools, LINKED[kind])];
  return buildProgram([...argv, ...compiler], context);
}
