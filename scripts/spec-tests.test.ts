import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = ['apps', 'e2e', 'packages', 'scripts'];

let table: string;
/** The source of every file of tests under its name; of files that share a name, of all of them. */
const sources = new Map<string, string>();

beforeAll(async () => {
  table = await readFile(join(ROOT, 'docs/spec-tests.md'), 'utf8');
  const found = await Promise.all(FOLDERS.map((folder) => readdir(join(ROOT, folder), { recursive: true })));
  const paths = found.flatMap((names, index) => names.map((name) => join(ROOT, FOLDERS[index] ?? '', name)));
  for (const path of paths) {
    if (!/\.(?:test|spec)\.tsx?$/.test(path) || path.includes('node_modules')) continue;
    const before = sources.get(basename(path)) ?? '';
    sources.set(basename(path), before + (await readFile(path, 'utf8')));
  }
});

/** How many titles of a file begin so: a title is the first text of a call, perhaps on a line of its own. */
function titlesThatBegin(file: string, title: string): number {
  const source = (sources.get(file) ?? '').replaceAll(/\(\s+(?=['"`])/g, '(');
  return ["'", '"', '`'].reduce((count, quote) => count + source.split(`(${quote}${title}`).length - 1, 0);
}

const rows = () => table.split('\n').filter((line) => /^\| (?!---|The sentence)/.test(line));
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?): ([^`]+)`/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

test('every test that docs/spec-tests.md names exists, and is the only one of its file that begins so', () => {
  const named = namedIn(rows().join('\n'));
  const found = named.map(({ file, title }) => ({ file, title, titles: titlesThatBegin(file, title) }));
  expect(found.filter(({ titles }) => titles !== 1)).toEqual([]);
  expect(named.length).toBeGreaterThan(250);
});

test('every sentence names a test, or says after a dash why it has none', () => {
  const cells = rows().map((row) => row.split(' | ').at(-1) ?? '');
  expect(cells.filter((cell) => namedIn(cell).length === 0 && !/^– \S/.test(cell))).toEqual([]);
  const sections = [...table.matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number));
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
