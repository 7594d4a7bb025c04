import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FaultList } from '../files/faults.ts';
import { sha256 } from '../files/file-store.ts';
import { textBytes } from '../files/file-set.ts';
import { type Folder, pathIn, readFolder, textOf } from '../files/folder.ts';
import { inParallel } from '../in-parallel.ts';
import { writeWhole } from '../files/write-whole.ts';
import { readYaml } from '../files/yaml-file.ts';
import { LARGE, largeList, type LargeList } from './large-list.ts';
import { makeLargeTests } from './make-large.ts';

/** By hash: what was made once on this machine is not made again. Never a part of the checkout. */
const CACHE = fileURLToPath(new URL('../../../../.cache/large-tests', import.meta.url));

/** Reads a content folder with the large tests of its problems, which are in no folder: what is missing is made. */
export async function readContent(dir: string, cache = CACHE): Promise<Folder> {
  const content = await readFolder(dir);
  const bank = content.folders.get('problems');
  if (!bank) return content;
  const problems = await inParallel([...bank.folders], availableParallelism(), async ([id, problem]) => {
    return [id, await withLargeTests(problem, dir, cache)] as const;
  });
  return {
    ...content,
    folders: new Map(content.folders).set('problems', { ...bank, folders: new Map(problems) }),
  };
}

/** What cannot be made stays away, and the loader says so. */
async function withLargeTests(problem: Folder, dir: string, cache: string): Promise<Folder> {
  const data = problem.folders.get('data');
  const large = data?.folders.get(LARGE.folder);
  if (!data || !large) return problem;
  const source = { file: large.path, text: textOf(large, LARGE.list) ?? '' };
  const list = readYaml(source, largeList, new FaultList())?.value ?? {};
  const known = await readKnown(list, cache);
  const hashes = Object.values(list).flatMap(({ input, answer }) => [input, answer]);
  if (hashes.some((hash) => !known.has(hash))) {
    const generator = join(dir, pathIn(problem.path, `generators/${LARGE.generator}`));
    for (const [hash, bytes] of await make(generator, cache)) known.set(hash, bytes);
  }
  const files = new Map(large.files);
  for (const [name, { input, answer }] of Object.entries(list)) {
    addFile(files, `${name}.in`, known.get(input));
    addFile(files, `${name}.ans`, known.get(answer));
  }
  const filled = new Map(data.folders).set(LARGE.folder, { ...large, files });
  return { ...problem, folders: new Map(problem.folders).set('data', { ...data, folders: filled }) };
}

/** A file that is in the folder all the same counts. */
function addFile(files: Map<string, Uint8Array>, name: string, bytes: Uint8Array | undefined): void {
  if (bytes && !files.has(name)) files.set(name, bytes);
}

async function readKnown(list: LargeList, cache: string): Promise<Map<string, Uint8Array>> {
  const known = new Map<string, Uint8Array>();
  for (const hash of Object.values(list).flatMap(({ input, answer }) => [input, answer])) {
    const bytes = await readFile(join(cache, hash)).catch(() => null);
    // A damaged file is made again.
    if (bytes && sha256(bytes) === hash) known.set(hash, bytes);
  }
  return known;
}

/** A disk that may not be written to costs time and nothing else. */
async function make(generator: string, cache: string): Promise<Map<string, Uint8Array>> {
  const made = await makeLargeTests(generator).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    return [];
  });
  const files = new Map(
    made.flatMap(({ input, answer }) => [input, answer].map((text) => [sha256(text), text] as const)),
  );
  try {
    await mkdir(cache, { recursive: true });
    for (const [hash, text] of files) await writeWhole(join(cache, hash), text);
  } catch {
    // Made again at the next reading.
  }
  return new Map([...files].map(([hash, text]) => [hash, textBytes(text)]));
}
