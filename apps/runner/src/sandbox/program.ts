import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';

import type { BoxFile } from './frames.ts';

/** A built program: what is in the box's working folder when it runs. */
export type Program = {
  readonly language: LanguageIndex;
  readonly files: readonly BoxFile[];
  /** Java's way in. */
  readonly mainClass?: string;
  /** Built to tell where it crashes: it runs with the options of the sanitizers. */
  readonly instrumented?: boolean;
  /** The compiler's output, shown again when the program comes from the cache. */
  readonly output: string;
};

type Head = {
  language: LanguageIndex;
  mainClass?: string;
  instrumented?: boolean;
  output?: string;
  files: { path: string; mode: number; size: number }[];
};

/** One file: the head's length, the head in JSON, the files' bytes. */
export function packProgram({ files, ...about }: Program): Buffer {
  const head: Head = {
    ...about,
    files: files.map(({ path, mode, bytes }) => ({ path, mode, size: bytes.length })),
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, ...files.map(({ bytes }) => bytes)]);
}

/** Reads what `packProgram` wrote; nothing if the file is cut or not ours. */
export function unpackProgram(bytes: Buffer): Program | undefined {
  try {
    const start = 4 + bytes.readUInt32LE(0);
    const head = JSON.parse(bytes.toString('utf8', 4, start)) as Head;
    let at = start;
    const files = head.files.map(({ path, mode, size }) => {
      at += size;
      return { path, mode, bytes: bytes.subarray(at - size, at) };
    });
    const { output } = head;
    const isOurs = at === bytes.length && head.language in LANGUAGES;
    // An earlier release kept the output under another name: such a program is compiled again.
    return isOurs && output !== undefined ? { ...head, output, files } : undefined;
  } catch {
    return undefined;
  }
}
