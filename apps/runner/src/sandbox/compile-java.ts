import type { Build } from '@abhyas/languages/toolchain';

import { TOOLBOX, WORK } from '../../profiles/walls.ts';
import type { CompileContext, Compiled } from './compiler.ts';
import type { BoxFile } from './frames.ts';

type JavaBuild = Extract<Build, { kind: 'java' }>;

/** A class's path as javac makes it. */
const CLASS_PATH = /^[\p{L}\p{N}_$/-]{1,400}\.class$/u;

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

/** One source in the compile server's form. */
export function sourceFrame(source: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(source.length);
  return Buffer.concat([length, source]);
}

/** Reads the compile server's answer; nothing if it is cut short or no answer at all. */
export function readAnswer(bytes: Buffer): Compiled | undefined {
  let at = 1;
  const next = (): Buffer => {
    const length = bytes.readInt32BE(at);
    at += 4 + length;
    if (length < 0 || at > bytes.length) throw new RangeError('cut short');
    return bytes.subarray(at - length, at);
  };
  try {
    const built = bytes.readUInt8(0) === 1;
    const words = next().toString();
    const mainClass = next().toString();
    const count = bytes.readInt32BE(at);
    at += 4;
    if (!built) return { ok: false, words };
    const files: BoxFile[] = [];
    for (let read = 0; read < count; read += 1) {
      const path = next().toString();
      if (!CLASS_PATH.test(path)) return { ok: false, words: `A class cannot be called ${path}.\n` };
      files.push({ path: `${WORK}/${path}`, mode: 0o644, bytes: Buffer.from(next()) });
    }
    return { ok: true, words, files, mainClass };
  } catch {
    return undefined;
  }
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
  const answer = outcome.reason === 'exited' ? readAnswer(outcome.stdout) : undefined;
  return answer ?? { ok: false, words: context.words({ ...outcome, stdout: Buffer.alloc(0) }) };
}
