import type { Build } from '@abhyas/languages/toolchain';

import { TOOLBOX } from '../../profiles/isolation.ts';
import { readAnswer, sourceFrame } from './compile-answer.ts';
import type { CompileContext, Compiled } from './compiler.ts';

/** Opens the JDK's own tools for class files to the compile server. Without them it builds plain classes only. */
export const ASM_FLAGS = ['', '.tree', '.commons'].flatMap((part) => [
  '--add-exports',
  `java.base/jdk.internal.org.objectweb.asm${part}=ALL-UNNAMED`,
]);

type JavaBuild = Extract<Build, { kind: 'java' }>;

export function javacArguments(build: JavaBuild, jdk: string, most: number): string[] {
  return [
    `${jdk}/bin/java`,
    ...ASM_FLAGS,
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-XX:-UsePerfData',
    '-Xshare:auto',
    '-Xmx512m',
    '-Xss16m',
    '-XX:ErrorFile=/dev/null',
    '-cp',
    `${TOOLBOX}/classes`,
    'CompileServer',
    build.preferredMainClass,
    String(most),
    ...build.compilerFlags,
  ];
}

/** A compiler of its own for one source: used while the warm one is not to be had. */
export async function compileJavaCold(
  build: JavaBuild,
  { jdk, isRecorded }: { readonly jdk: string; readonly isRecorded: boolean },
  context: CompileContext,
): Promise<Compiled> {
  const outcome = await context.run({
    argv: javacArguments(build, jdk, 1),
    files: [],
    stdin: sourceFrame(context.source, isRecorded),
  });
  if (outcome.reason === 'output') return { ok: false, output: 'The program is too large.\n' };
  const answer = outcome.reason === 'exited' ? readAnswer(outcome.stdout.subarray(4)) : undefined;
  return answer ?? { ok: false, output: context.outputOf({ ...outcome, stdout: Buffer.alloc(0) }) };
}
