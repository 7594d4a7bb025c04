import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SCAFFOLDS } from '../forms/scaffolds.ts';

/** `npm run content:new -- KIND FOLDER NN-id`: writes a new course, subtopic or asset to be filled in. */
const [kind = '', folder = '', name = ''] = process.argv.slice(2);
const files = SCAFFOLDS.get(kind);
/** Numbers give the order in a module; the problem bank has none. */
const isBank = kind === 'problem' && resolve(folder) === resolve('content/problems');
const isNamed = (isBank ? /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/ : /^\d{2}-[a-z][a-z0-9]*(-[a-z0-9]+)*$/).test(name);
if (!files || folder === '' || !isNamed) {
  const kinds = [...SCAFFOLDS.keys()].join(', ');
  process.stderr.write(
    `Usage: npm run content:new -- KIND FOLDER NN-id\nKIND is one of ${kinds}.\nIn the problem bank: npm run content:new -- problem content/problems id\n`,
  );
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
