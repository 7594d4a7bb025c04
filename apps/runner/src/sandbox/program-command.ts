import type { LanguageIndex } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';

import { TOOLBOX, WORK } from '../../profiles/walls.ts';
import type { Program } from './program.ts';

const LARGEST_STACK_KB = 64 << 10;

/** The archive of classes in the toolbox from which virtual machines start (toolbox.ts). */
export const CLASS_ARCHIVE = 'classes.jsa';

/** No bytecode files, no packages of a user; the program is opened by its name in the working folder. */
const PYTHON_FLAGS = ['-s', '-B', 'main.py'];

/**
 * A stack large enough for any honest recursion, and small enough that endless recursion ends there, as the
 * fault it is, before it ends at the memory limit.
 */
export function stackKb(memoryMb: number): number {
  return Math.min(LARGEST_STACK_KB, (memoryMb << 10) / 2);
}

/** The virtual machine's options: everything is bounded by the heap, never by address space. */
export function javaOptions(heapMb: number): string[] {
  return [
    `-Djava.class.path=${WORK}`,
    `-Xmx${heapMb}m`,
    '-XX:+UseSerialGC',
    '-XX:-UsePerfData',
    '-XX:ReservedCodeCacheSize=64m',
    '-Xshare:auto',
    `-XX:SharedArchiveFile=${TOOLBOX}/${CLASS_ARCHIVE}`,
    '-XX:-UseContainerSupport',
    '-XX:ErrorFile=/dev/null',
    '-Djava.awt.headless=true',
  ];
}

/** The heap within a memory limit that `memoryAddedMb` of the toolchain has widened. */
export function javaHeapMb(memoryMb: number): number {
  const { memoryAddedMb } = toolchainAt(4);
  return Math.max(16, memoryMb - memoryAddedMb);
}

type Setting = { readonly memoryMb: number; readonly jdk: string };

function javaCommand(main: string, { memoryMb, jdk }: Setting): string[] {
  const machine = `${jdk}/lib/server/libjvm.so`;
  return [`${TOOLBOX}/launch`, machine, String(LARGEST_STACK_KB), main, ...javaOptions(javaHeapMb(memoryMb))];
}

/** What starts a built program in its box. */
export function programCommand(program: Program, setting: Setting): string[] {
  const { build } = toolchainAt(program.language);
  if (build.kind === 'native') return [`${WORK}/program`];
  if (build.kind === 'java') return javaCommand(program.mainClass || build.preferredMainClass, setting);
  return [build.interpreter, ...PYTHON_FLAGS];
}

/** What starts an interpreter that waits for its program; nothing for languages without one. */
export function interpreterCommand(
  language: LanguageIndex,
  setting: Setting,
): { argv: string[]; env: string[] } {
  const { build } = toolchainAt(language);
  if (build.kind === 'native') return { argv: [], env: [] };
  if (build.kind === 'java') return { argv: javaCommand('-', setting), env: [] };
  return { argv: [build.interpreter, ...PYTHON_FLAGS], env: [`PYTHONPATH=${TOOLBOX}/waiting`] };
}
