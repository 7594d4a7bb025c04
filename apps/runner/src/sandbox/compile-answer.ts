import { WORK } from '../../profiles/walls.ts';
import type { Compiled } from './compiler.ts';
import type { BoxFile } from './frames.ts';

/** A class's path as javac makes it. */
const CLASS_PATH = /^[\p{L}\p{N}_$/-]{1,400}\.class$/u;

/** One source in the form compile servers read: its length, big-endian, and its UTF-8 bytes. */
export function sourceFrame(source: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(source.length);
  return Buffer.concat([length, source]);
}

/** What a compile server says of one source (CompileServer.java); nothing if it is cut short or no answer at all. */
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
