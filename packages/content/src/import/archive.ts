import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, validateFileName, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import type { FaultList } from '../files/faults.ts';
import type { FileSet } from '../files/file-set.ts';
import { isIgnored } from '../files/folder.ts';

/** What an archive may hold once it is unpacked: a course is far below it, a bomb far above. */
export const ARCHIVE_LIMITS = {
  files: 60_000,
  fileBytes: 64 * 1024 * 1024,
  bytes: 192 * 1024 * 1024,
  pathCharacters: 240,
  pathDepth: 16,
} as const;

/** What is left of the limits: archives within an archive share those of the outermost. */
export type Budget = { files: number; bytes: number };

export function fullBudget(): Budget {
  return { files: ARCHIVE_LIMITS.files, bytes: ARCHIVE_LIMITS.bytes };
}

type Reading = {
  readonly name: string;
  readonly zip: ZipFile;
  readonly budget: Budget;
  readonly faults: FaultList;
  readonly files: Map<string, Uint8Array>;
  /** Lower case, because two such names are one file on many machines. */
  readonly seen: Map<string, string>;
};

/**
 * Reads a zip file into memory. Nothing is written to a disk, and an entry's name is only ever a key here; all
 * the same every name that would leave its folder is refused, for what is read may be written later.
 * Answers null after saying what is wrong.
 */
export async function readArchive(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  faults: FaultList,
  budget: Budget = fullBudget(),
): Promise<FileSet | null> {
  const zip = await open(bytes);
  if (!zip) {
    faults.add(
      name,
      0,
      'The file cannot be read as a zip archive; it is none, or only a part of one. Pack or download it again.',
    );
    return null;
  }
  if (zip.entryCount > ARCHIVE_LIMITS.files * 2) {
    faults.add(
      name,
      0,
      `The archive has ${zip.entryCount} entries; at most ${ARCHIVE_LIMITS.files} files are read.`,
    );
    return null;
  }
  const reading: Reading = { name, zip, budget, faults, files: new Map(), seen: new Map() };
  try {
    for await (const entry of zip.eachEntry()) {
      if (!(await readEntry(entry, reading))) return null;
    }
  } catch (error) {
    faults.add(name, 0, `The archive is damaged: ${error instanceof Error ? error.message : 'unknown'}.`);
    return null;
  }
  refuseFilesAsFolders(reading);
  return faults.isEmpty ? reading.files : null;
}

/** A name cannot be a file and a folder at once on any disk. */
function refuseFilesAsFolders({ name, files, faults }: Reading): void {
  const folders = new Set([...files.keys()].flatMap((path) => parentsOf(path)));
  for (const path of files.keys()) {
    if (folders.has(path))
      faults.add(`${name}/${path}`, 0, 'The archive has a file and a folder of this name.');
  }
}

function parentsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

async function open(bytes: Uint8Array): Promise<ZipFile | null> {
  try {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Names are decoded here: the library would read what is no UTF-8 as letters of 1981.
    return await fromBufferPromise(content, { decodeStrings: false, lazyEntries: true });
  } catch {
    return null;
  }
}

/** False when reading on makes no sense. */
async function readEntry(entry: Entry, reading: Reading): Promise<boolean> {
  const { name, faults, budget, files } = reading;
  const path = pathOf(entry);
  if (path === null) {
    const shown = new TextDecoder().decode(entry.fileNameRaw);
    faults.add(`${name}/${shown}`, 0, 'The file name is not UTF-8: rename the file and pack it again.');
    return true;
  }
  const fault = entryFault(entry, path, reading);
  if (fault !== null) {
    faults.add(`${name}/${printable(path)}`, 0, fault);
    return true;
  }
  if (path.endsWith('/') || path.split('/').some(isIgnored)) return true;
  budget.files -= 1;
  budget.bytes -= entry.uncompressedSize;
  if (budget.files < 0 || budget.bytes < 0) {
    const megabytes = ARCHIVE_LIMITS.bytes / 1024 / 1024;
    faults.add(
      name,
      0,
      `The archive unpacks to more than ${ARCHIVE_LIMITS.files} files or ${megabytes} MB: split it into several.`,
    );
    return false;
  }
  reading.seen.set(path.toLowerCase(), path);
  const stream = await reading.zip.openReadStreamPromise(entry);
  const bytes = await buffer(stream);
  if (crc32(bytes) !== entry.crc32) faults.add(`${name}/${path}`, 0, 'The file is damaged (wrong checksum).');
  files.set(path, bytes);
  return true;
}

function pathOf(entry: Entry): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(entry.fileNameRaw);
    return text.replaceAll('\\', '/').replace(/^(\.\/)+/, '');
  } catch {
    return null;
  }
}

const UNIX = 3;
const KIND_OF_FILE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;

function entryFault(entry: Entry, path: string, { seen }: Reading): string | null {
  const fault = pathFault(path) ?? kindFault(entry);
  if (fault !== null) return fault;
  const twin = path.endsWith('/') ? undefined : seen.get(path.toLowerCase());
  return twin === undefined ? null : `The archive holds two files of this name (${twin}); keep one of them.`;
}

/** Controls, and the marks that turn the direction of writing round, with which `gpj.exe` is shown as `exe.jpg`. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A name that is only mentioned: a NUL in it could be neither shown nor stored, and nobody reads on for pages. */
const printable = (path: string): string =>
  path.slice(0, ARCHIVE_LIMITS.pathCharacters).toWellFormed().replaceAll(UNPRINTABLE, '\uFFFD');

/** What is wrong with a path that is to be in content, or null. */
export function pathFault(path: string): string | null {
  if (validateFileName(path) !== null || path.search(UNPRINTABLE) >= 0 || /(^|\/)\.?\/|^\.\.?$/.test(path))
    return 'The name leads out of the archive or is no plain path; pack the files by their own names.';
  const isLong =
    path.length > ARCHIVE_LIMITS.pathCharacters || path.split('/').length > ARCHIVE_LIMITS.pathDepth;
  return isLong ? 'The path is too long or too deep.' : null;
}

function kindFault(entry: Entry): string | null {
  const kind = entry.versionMadeBy >> 8 === UNIX ? (entry.externalFileAttributes >>> 16) & KIND_OF_FILE : 0;
  if (kind !== 0 && kind !== REGULAR && kind !== DIRECTORY)
    return 'This is a link or a device, not a file; put the file itself into the archive.';
  if (entry.isEncrypted()) return 'The file is encrypted: pack the archive without a password.';
  if (!entry.canDecodeFileData()) return 'The file is packed in a way that is not read here: use plain zip.';
  if (entry.uncompressedSize <= ARCHIVE_LIMITS.fileBytes) return null;
  return `The file is larger than ${ARCHIVE_LIMITS.fileBytes / 1024 / 1024} MB.`;
}

/** Packs files into a zip; the same files give the same bytes. */
export async function writeArchive(files: FileSet): Promise<Buffer> {
  const zip = new ZipWriter();
  const mtime = new Date(Date.UTC(2020, 0, 1));
  for (const [path, bytes] of files) {
    zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), path, { mtime });
  }
  zip.end();
  return buffer(zip.outputStream);
}

type AwaitedFile = { readonly path: string; readonly read: () => Promise<Uint8Array> };

/**
 * A zip that is sent while it is made: each file is read when its turn has come, and none is compressed, as for files
 * that are compressed already.
 */
export function streamArchive(files: Iterable<AwaitedFile>): Readable {
  const zip = new ZipWriter();
  const mtime = new Date(Date.UTC(2020, 0, 1));
  for (const { path, read } of files) {
    zip.addReadStreamLazy(path, { mtime, compress: false }, (give) => {
      read().then(
        (bytes) => give(null, Readable.from([bytes])),
        (error: unknown) => zip.emit('error', error),
      );
    });
  }
  zip.end();
  const sent = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => sent.destroy(error));
  return sent;
}
