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
  const argv = [build.compiler, ...build.flags, ...aheadFlags, '-o', 'program', context.sourceName];
  return buildProgram([...argv, ...build.libraries], context);
}

/** Runs a command that makes the file `program` of the source. */
export async function buildProgram(
  argv: readonly string[],
  { source, sourceName, run, outputOf }: CompileContext,
): Promise<Compiled> {
  const outcome = await run({
    argv,
    files: [{ path: `${WORK}/${sourceName}`, mode: 0o644, bytes: source }],
    artefact: `${WORK}/program`,
    stdin: Buffer.alloc(0),
  });
  const output = outputOf(outcome);
  if (outcome.artefactState !== 'taken') return { ok: false, output };
  return { ok: true, output, files: [{ path: `${WORK}/program`, mode: 0o755, bytes: outcome.artefact }] };
}
