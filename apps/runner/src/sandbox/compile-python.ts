import type { Build } from '@abhyas/languages/toolchain';

import { TOOLBOX, WORK } from '../../profiles/walls.ts';
import { readAnswer, sourceFrame } from './compile-answer.ts';
import type { CompileContext, Compiled } from './compiler.ts';

type PythonBuild = Extract<Build, { kind: 'python' }>;

export function checkArguments(build: PythonBuild): string[] {
  return [build.interpreter, '-E', '-s', '-S', '-B', `${TOOLBOX}/check.py`];
}

/** Python has no build: its source is looked over, so that what is no Python at all is told as such. */
export function programOf(checked: Compiled, { source, sourceName }: CompileContext): Compiled {
  return checked.ok
    ? { ...checked, files: [{ path: `${WORK}/${sourceName}`, mode: 0o644, bytes: source }] }
    : checked;
}

/** An interpreter of its own for one source: used while the warm one is not to be had. */
export async function checkPythonCold(build: PythonBuild, context: CompileContext): Promise<Compiled> {
  const outcome = await context.run({
    argv: checkArguments(build),
    files: [],
    stdin: sourceFrame(context.source),
  });
  const answer = outcome.reason === 'exited' ? readAnswer(outcome.stdout.subarray(4)) : undefined;
  return answer ?? { ok: false, words: context.words({ ...outcome, stdout: Buffer.alloc(0) }) };
}
