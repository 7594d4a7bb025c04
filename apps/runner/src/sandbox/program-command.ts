import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import type { Build } from '@abhyas/languages/toolchain';
import { toolchainAt } from '@abhyas/languages/toolchains';

import { TOOLBOX, WORK } from '../../profiles/isolation.ts';
import { interpreterOf, withTools } from './interpreter.ts';
import type { Program } from './program.ts';

const LARGEST_STACK_KB = 64 << 10;
/** What an interpreter's own functions need beyond the frames of the program. */
const STACK_SPARED_KB = 2 << 10;

/** The archive of classes in the toolbox from which virtual machines start (toolbox.ts). */
export const CLASS_ARCHIVE = 'classes.jsa';

/**
 * A stack large enough for any honest recursion, and small enough that endless recursion ends there, as the
 * fault it is, before it ends at the memory limit.
 */
export function stackKb(memoryMb: number): number {
  return Math.min(LARGEST_STACK_KB, (memoryMb << 10) / 2);
}

/** The virtual machine's options: everything is bounded by the heap, never by address space. */
function javaOptions(heapMb: number): string[] {
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
    // A stack that overflows is else searched from end to end for calls with reserved room, which takes 400 MB.
    '-XX:StackReservedPages=0',
    '-Djava.awt.headless=true',
  ];
}

/** The heap within a memory limit that `memoryAddedMb` of the toolchain has widened. */
function heapMb(language: LanguageIndex, memoryMb: number): number {
  return Math.max(16, memoryMb - toolchainAt(language).memoryAddedMb);
}

type Setting = {
  readonly memoryMb: number;
  readonly jdk: string;
  /** Whether its steps are recorded. */
  readonly isRecorded?: boolean;
};

/**
 * A program that is recorded ends after two million steps. Compiling its methods and the recorder's a second time, with
 * all that is known of them by then, takes longer than it saves.
 */
const RECORDED_OPTIONS = ['-XX:TieredStopAtLevel=1'];

type Machine = { readonly heap: number; readonly jdk: string; readonly isRecorded?: boolean | undefined };

function javaCommand(main: string, { heap, jdk, isRecorded = false }: Machine): string[] {
  const machine = `${jdk}/lib/server/libjvm.so`;
  const options = [...javaOptions(heap), ...(isRecorded ? RECORDED_OPTIONS : [])];
  return [`${TOOLBOX}/launch`, machine, String(LARGEST_STACK_KB), main, ...options];
}

type Interpreted = Extract<Build, { kind: 'interpreted' }>;

function interpretedCommand(build: Interpreted, language: LanguageIndex, memoryMb: number): string[] {
  const command = build.run.map((part) =>
    part
      .replace('{interpreter}', interpreterOf(build))
      .replace('{heapMb}', String(heapMb(language, memoryMb)))
      .replace('{stackKb}', String(stackKb(memoryMb) - STACK_SPARED_KB)),
  );
  return withTools(command, LANGUAGES[language].id);
}

/** What starts a built program in its box. */
export function programCommand(
  { language, mainClass }: Program,
  { memoryMb, jdk, isRecorded }: Setting,
): string[] {
  const { build } = toolchainAt(language);
  if (build.kind === 'native') return [`${WORK}/program`];
  if (build.kind === 'interpreted') return interpretedCommand(build, language, memoryMb);
  const machine = { heap: heapMb(language, memoryMb), jdk, isRecorded };
  return javaCommand(mainClass || build.preferredMainClass, machine);
}

/** What starts an interpreter that waits for its program; nothing for languages without one. */
export function interpreterCommand(
  language: LanguageIndex,
  { memoryMb, jdk }: Setting,
): { argv: string[]; env: string[] } {
  const { build } = toolchainAt(language);
  if (build.kind === 'native') return { argv: [], env: [] };
  if (build.kind === 'java')
    return { argv: javaCommand('-', { heap: heapMb(language, memoryMb), jdk }), env: [] };
  if (!build.waiting) return { argv: [], env: [] };
  const [interpreter = '', ...flags] = interpretedCommand(build, language, memoryMb);
  const { id } = LANGUAGES[language];
  return {
    argv: [interpreter, ...withTools(build.waiting.flags, id), ...flags],
    env: withTools(build.waiting.env, id),
  };
}
