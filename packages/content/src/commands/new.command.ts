import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SCAFFOLDS } from '../forms/scaffolds.ts';
import { contentAbove, listInModule } from './module-folder.ts';

/**
 * `npm run content:new -- KIND FOLDER NN-id`: writes a new course, subtopic or asset to be filled in. A problem goes into
 * the problem bank, and the module FOLDER lists it.
 */
const [kind = '', folder = '', name = ''] = process.argv.slice(2);
process.exitCode = (await begin()) ? 0 : 2;

async function begin(): Promise<boolean> {
  const files = SCAFFOLDS.get(kind);
  const isProblem = kind === 'problem';
  const isNamed = (isProblem ? /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/ : /^\d{2}-[a-z][a-z0-9]*(-[a-z0-9]+)*$/).test(
    name,
  );
  if (!files || folder === '' || !isNamed) return usage();
  if (!isProblem) return writeFiles(join(folder, name), files);
  const content = await contentAbove(resolve(folder));
  const isModule = await stat(join(folder, 'subtopic.yaml')).catch(() => null);
  if (content === null || !isModule) return usage();
  await writeFiles(join(content, 'problems', name), files);
  await listInModule(folder, [name]);
  return true;
}

function usage(): false {
  const kinds = [...SCAFFOLDS.keys()].join(', ');
  process.stderr.write(
    `Usage: npm run content:new -- KIND FOLDER NN-id\nKIND is one of ${kinds}.\nA problem has no number: npm run content:new -- problem content/courses/NN-topic/NN-subtopic id\n`,
  );
  return false;
}

async function writeFiles(dir: string, files: Readonly<Record<string, string>>): Promise<true> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    // `wx` refuses to overwrite what is there.
    await writeFile(file, text, { flag: 'wx' });
    process.stdout.write(`${file}\n`);
  }
  return true;
}
