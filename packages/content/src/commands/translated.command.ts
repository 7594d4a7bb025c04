import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readFolder } from '../files/folder.ts';
import { marksOfNow } from '../translations.ts';

/**
 * `npm run content:translated -- FOLDER…`: remembers that the versions in other languages below these folders say what
 * the English says now. Without folders: of all content.
 */
const folders = process.argv.slice(2);
for (const folder of folders.length === 0 ? ['content'] : folders) {
  const dir = resolve(folder);
  for (const [path, text] of marksOfNow(await readFolder(dir))) writeFileSync(join(dir, path), text);
}
