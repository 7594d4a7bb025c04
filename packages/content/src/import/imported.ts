import type { FaultList } from '../files/faults.ts';

/** One asset made of foreign files: the same files that an author would have written. */
export type ImportedAsset = {
  readonly kind: 'problem' | 'quiz' | 'text' | 'video' | 'exercises';
  /** What the folder may be called: an id, without the number that gives its place. */
  readonly id: string;
  readonly title: string;
  /** By path below the asset's own folder. */
  readonly files: ReadonlyMap<string, Uint8Array>;
};

/** What the questions of foreign files become: a quiz, or exercises of a lesson. */
export type Questions = 'quiz' | 'exercises';

/** What an importer writes to while it reads. */
export type Importing = {
  /** Why a part could not be taken over at all. */
  readonly faults: FaultList;
  /** What was left out or guessed: the author must know, and the rest is taken over. */
  readonly notes: FaultList;
  /** The tags that problems may carry. */
  readonly tags: ReadonlySet<string>;
  /** What questions become. */
  readonly questions: Questions;
  /** The files of questions that were met. */
  readonly questionFiles: string[];
};

/** A name as a title: `two_sums.gift` reads "two sums". */
export function titleFrom(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[-_.]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 80) || 'Imported';
}

/** What to say of a text whose bytes cannot be read, at the line of the first that cannot. */
export const NOT_UTF8 = 'This line is not UTF-8: save the file as UTF-8 (in Excel: CSV UTF-8) and try again.';

/** Windows programs write UTF-16 with its mark; null for any other text. */
export function wideText(bytes: Uint8Array): string | null {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark !== 0xfffe && mark !== 0xfeff) return null;
  return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes).replaceAll('\r\n', '\n');
}

/** The line of the first byte that is no UTF-8. */
export function lineOfBadByte(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes);
  return text.slice(0, Math.max(0, text.indexOf('\uFFFD'))).split('\n').length;
}

/** The last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path without its last part; empty for a file at the top. */
export function folderName(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
