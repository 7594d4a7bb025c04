import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { filesOf } from '../files/file-set.ts';
import { type Fault, faultLine } from '../files/faults.ts';
import { tagsIn } from '../files/tag-list.ts';
import { readFolder } from '../files/folder.ts';
import { type Import, importFolder, importUpload } from '../import/import-files.ts';
import type { ImportedAsset } from '../import/imported.ts';
import { loadContent } from '../load-content.ts';
import { contentAbove, listInModule } from './module-folder.ts';

/**
 * `npm run content:import -- FILE [SUBTOPIC]`: writes problem packages, zips of test files and quizzes as folders of
 * ours into a subtopic, and says what it could not take over. Without a subtopic it only says what it would do.
 */
const [source, target] = process.argv.slice(2);
if (source === undefined) {
  process.stderr.write(
    'Usage: npm run content:import -- FILE-OR-FOLDER [content/courses/NN-topic/NN-subtopic]\n',
  );
  process.exitCode = 2;
} else {
  process.exitCode = (await importInto(resolve(source), target === undefined ? null : resolve(target)))
    ? 0
    : 1;
}

async function importInto(from: string, subtopic: string | null): Promise<boolean> {
  const content = (await contentAbove(subtopic ?? process.cwd())) ?? resolve('content');
  const found = await readSource(from, await tagsOf(content));
  if (!found) return say(`${from} cannot be read.`);
  for (const note of found.notes) process.stdout.write(`${faultLine(note)}\n`);
  for (const fault of found.faults) process.stderr.write(`${faultLine(fault)}\n`);
  if (found.assets.length === 0) return say('Nothing was taken over.');
  if (subtopic === null) {
    for (const { kind, id, title } of found.assets) process.stdout.write(`${kind} ${id}: ${title}\n`);
    return found.faults.length === 0;
  }
  const isThere = await stat(join(subtopic, 'subtopic.yaml')).then(
    () => true,
    () => false,
  );
  if (!isThere) return say(`${subtopic} is no subtopic: it has no subtopic.yaml.`);
  const folders = await writeAssets(found.assets, { subtopic, content });
  return (await reportCheck(content, folders)) && found.faults.length === 0;
}

function say(text: string): boolean {
  process.stderr.write(`${text}\n`);
  return false;
}

async function readSource(from: string, tags: ReadonlySet<string>): Promise<Import | null> {
  const about = await stat(from).catch(() => null);
  if (!about) return null;
  if (about.isDirectory())
    return importFolder({ name: basename(from), files: filesOf(await readFolder(from)) }, tags);
  return importUpload({ name: basename(from), bytes: await readFile(from) }, tags);
}

async function tagsOf(content: string): Promise<ReadonlySet<string>> {
  return tagsIn(await readFile(join(content, 'tags.yaml'), 'utf8').catch(() => '[]'));
}

type Target = { readonly subtopic: string; readonly content: string };

/** Writes quizzes and texts after the last of the subtopic, and problems into the bank, where the subtopic lists them. */
async function writeAssets(
  assets: readonly ImportedAsset[],
  { subtopic, content }: Target,
): Promise<string[]> {
  const numbers = (await readdir(subtopic))
    .map((name) => Number.parseInt(name, 10))
    .filter((number) => number >= 0);
  const last = Math.max(0, ...numbers);
  const problems = assets.filter(({ kind }) => kind === 'problem');
  const others = assets.filter(({ kind }) => kind !== 'problem');
  const folders = assets.map((asset) =>
    asset.kind === 'problem'
      ? join(content, 'problems', asset.id)
      : join(subtopic, `${String(last + others.indexOf(asset) + 1).padStart(2, '0')}-${asset.id}`),
  );
  for (const [index, { files, title }] of assets.entries()) {
    const folder = folders[index] ?? '';
    for (const [path, bytes] of files) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes, { flag: 'wx' });
    }
    process.stdout.write(`${folder}: ${title}\n`);
  }
  if (problems.length > 0)
    await listInModule(
      subtopic,
      problems.map(({ id }) => id),
    );
  return folders;
}

/** What `content:check` says of the new folders: the author mends it by hand. */
async function reportCheck(content: string, folders: readonly string[]): Promise<boolean> {
  const loaded = await loadContent(content);
  const own = folders.map((folder) => relative(content, folder));
  const isOwn = ({ file }: Fault): boolean =>
    own.some((folder) => file === folder || file.startsWith(`${folder}/`));
  const faults = loaded.ok ? [] : loaded.faults.filter(isOwn);
  for (const fault of faults) process.stderr.write(`${faultLine(fault)}\n`);
  if (faults.length > 0) return say(`${faults.length} faults to mend by hand. Paths are below ${content}.`);
  process.stdout.write('Well formed. Prove it with npm run content:verify -- ID.\n');
  return true;
}
