import { toolchainAt } from '@abhyas/languages/toolchains';

import { TOOLBOX, WORK } from '../../profiles/walls.ts';
import type { Program } from './program.ts';

const LARGEST_STACK_KB = 64 << 10;

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

/** What starts a built program in its box. */
export function programCommand(
  program: Program,
  { memoryMb, jdk }: { memoryMb: number; jdk: string | undefined },
): string[] {
  const { build } = toolchainAt(program.language);
  if (build.kind === 'native') return [`${WORK}/program`];
  if (build.kind === 'python') return [build.interpreter, '-E', '-s', '-B', 'main.py'];
  const machine = `${jdk}/lib/server/libjvm.so`;
  const main = program.mainClass ?? build.preferredMainClass;
  return [`${TOOLBOX}/launch`, machine, String(LARGEST_STACK_KB), main, ...javaOptions(javaHeapMb(memoryMb))];
}
