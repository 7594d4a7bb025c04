import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SCAFFOLDS } from '../forms/scaffolds.ts';

/** `npm run content:new -- KIND FOLDER NN-id`: writes a new course, subtopic or asset to be filled in. */
const [kind = '', folder = '', name = ''] = process.argv.slice(2);
const files = SCAFFOLDS.get(kind);
if (!files || folder === '' || !/^\d{2}-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  const kinds = [...SCAFFOLDS.keys()].join(', ');
  process.stderr.write(`Usage: npm run content:new -- KIND FOLDER NN-id\nKIND is one of ${kinds}.\n`);
  process.exitCode = 2;
} else {
  const dir = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    // `wx` refuses to overwrite what is there.
    await writeFile(file, text, { flag: 'wx' });
    process.stdout.write(`${file}\n`);
  }
}
