import type { Build } from '@abhyas/languages/toolchain';

import { TOOLBOX } from '../../profiles/isolation.ts';
import { readAnswer, sourceFrame } from './compile-answer.ts';
import type { CompileContext, Compiled } from './compiler.ts';

type JavaBuild = Extract<Build, { kind: 'java' }>;

export function javacArguments(build: JavaBuild, jdk: string, most: number): string[] {
  return [
    `${jdk}/bin/java`,

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
  jdk: string,
  context: CompileContext,
): Promise<Compiled> {
  const outcome = await context.run({
    argv: javacArguments(build, jdk, 1),
    files: [],
    stdin: sourceFrame(context.source),
  });
  if (outcome.reason === 'output') return { ok: false, words: 'The program is too large.\n' };
  const answer = outcome.reason === 'exited' ? readAnswer(outcome.stdout.subarray(4)) : undefined;
  return answer ?? { ok: false, words: context.words({ ...outcome, stdout: Buffer.alloc(0) }) };
}
