import type { Build } from '@abhyas/languages/toolchain';

import { TOOLBOX, WORK } from '../../profiles/walls.ts';
import type { CompileContext, Compiled } from './compiler.ts';

type PythonBuild = Extract<Build, { kind: 'python' }>;

/** Python has no build: its source is looked over, so that what is no Python at all is told as such. */
export async function compilePython(build: PythonBuild, context: CompileContext): Promise<Compiled> {
  const outcome = await context.run({
    argv: [build.interpreter, '-E', '-s', '-S', '-B', `${TOOLBOX}/check.py`],
    files: [],
    stdin: context.source,
  });
  const words = context.words(outcome);
  if (outcome.reason !== 'exited' || outcome.signal !== 0 || outcome.exitCode !== 0)
    return { ok: false, words };
  return {
    ok: true,
    words,
    files: [{ path: `${WORK}/${context.sourceName}`, mode: 0o644, bytes: context.source }],
  };
}
