import type { Build } from '@abhyas/languages/toolchain';

import { WORK } from '../../profiles/isolation.ts';
import { readAnswer, sourceFrame } from './compile-answer.ts';
import type { CompileContext, Compiled } from './compiler.ts';
import { interpreterOf, withTools } from './interpreter.ts';

type InterpretedBuild = Extract<Build, { kind: 'interpreted' }>;

export function checkArguments(build: InterpretedBuild, id: string): string[] {
  return [interpreterOf(build), ...withTools(build.check, id)];
}

/** There is no build: the source is looked over, so that what is no program at all is told as such. */
export function programOf(checked: Compiled, { source, sourceName }: CompileContext): Compiled {
  return checked.ok
    ? { ...checked, files: [{ path: `${WORK}/${sourceName}`, mode: 0o644, bytes: source }] }
    : checked;
}

/** An interpreter of its own for one source: used while the warm one is not to be had. */
export async function checkCold(argv: readonly string[], context: CompileContext): Promise<Compiled> {
  const outcome = await context.run({
    argv,
    files: [],
    stdin: sourceFrame(context.source, false),
  });
  const answer = outcome.reason === 'exited' ? readAnswer(outcome.stdout.subarray(4)) : undefined;
  return answer ?? { ok: false, output: context.outputOf({ ...outcome, stdout: Buffer.alloc(0) }) };
}
