import type { Build } from '@abhyas/languages/toolchain';

import { WORK } from '../../profiles/isolation.ts';
import type { CompileContext, Compiled } from './compiler.ts';

type NativeBuild = Extract<Build, { kind: 'native' }>;

/** gcc and g++: one command, one file out. `aheadFlags` bring in what was done ahead: headers and the linker. */
export async function compileNative(
  build: NativeBuild,
  aheadFlags: readonly string[],
  context: CompileContext,
): Promise<Compiled> {
  const { source, sourceName } = context;
  const outcome = await context.run({
    argv: [build.compiler, ...build.flags, ...aheadFlags, '-o', 'program', sourceName, ...build.libraries],
    files: [{ path: `${WORK}/${sourceName}`, mode: 0o644, bytes: source }],
    artefact: `${WORK}/program`,
    stdin: Buffer.alloc(0),
  });
  const words = context.words(outcome);
  if (outcome.artefactState !== 'taken') return { ok: false, words };
  return { ok: true, words, files: [{ path: `${WORK}/program`, mode: 0o755, bytes: outcome.artefact }] };
}
