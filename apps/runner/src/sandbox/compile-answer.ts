import { WORK } from '../../profiles/isolation.ts';
import type { Compiled } from './compiler.ts';
import type { BoxFile } from './frames.ts';

/** A class's path as javac makes it. */
const CLASS_PATH = /^[\p{L}\p{N}_$/-]{1,400}\.class$/u;
/** What the box's file system takes, in bytes of UTF-8; javac itself refuses longer names for the same reason. */
const LONGEST_FILE_NAME = 255;
/** Each is a file, and the program wants to make some too (`WRITABLE` in isolation.ts). */
const MOST_CLASSES = 1000;
/** What the classes of one program may take together. */
export const MOST_ANSWER_BYTES = 32 << 20;
const NAME_SHOWN = 60;

/**
 * One source in the form compile servers read: its length, big-endian, and its UTF-8 bytes. The complement of the length
 * asks for a program that records its steps.
 */
export function sourceFrame(source: Uint8Array, isRecorded: boolean): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(isRecorded ? ~source.length : source.length);
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
    const output = next().toString();
    const mainClass = next().toString();
    const count = bytes.readInt32BE(at);
    at += 4;
    if (!built) return { ok: false, output };
    if (count > MOST_CLASSES) return { ok: false, output: tooManyClasses(count) };
    const files: BoxFile[] = [];
    for (let read = 0; read < count; read += 1) {
      const path = next().toString();
      if (!isClassPath(path)) return { ok: false, output: unfitName(path) };
      files.push({ path: `${WORK}/${path}`, mode: 0o644, bytes: Buffer.from(next()) });
    }
    return { ok: true, output, files, mainClass };
  } catch {
    return undefined;
  }
}

function isClassPath(path: string): boolean {
  const fits = path.split('/').every((name) => Buffer.byteLength(name) <= LONGEST_FILE_NAME);
  return fits && CLASS_PATH.test(path);
}

function unfitName(path: string): string {
  const name = path.replace(/\.class$/, '');
  const shown = name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN)}…` : name;
  return `Main.java: error: a class cannot be called ${shown}. Give it a shorter name of letters and digits.\n`;
}

function tooManyClasses(count: number): string {
  return `Main.java: error: the program has ${count} classes. A program may have ${MOST_CLASSES}.\n`;
}
