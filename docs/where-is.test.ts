import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Paths of ours in backticks: below a folder of the house, without a placeholder (NN-name, <feature>). */
const PATH =
  /`((?:(?:apps|packages|content|deploy|docs|e2e|bench|scripts)\/|\.dependency-cruiser)[\w./-]*)`/g;
const PLACEHOLDER = /\bNN/;

async function missingIn(document: string): Promise<{ named: number; missing: string[] }> {
  const text = await readFile(join(ROOT, document), 'utf8');
  const paths = [...text.matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !PLACEHOLDER.test(path));
  return { named: paths.length, missing: paths.filter((path) => !existsSync(join(ROOT, path))) };
}

test('every path in docs/where-is.md exists', async () => {
  const { named, missing } = await missingIn('docs/where-is.md');
  expect(missing).toEqual([]);
  expect(named).toBeGreaterThan(25);
});

test('every path in README, ARCHITECTURE and the how-tos exists', async () => {
  const howTos = (await readdir(join(ROOT, 'docs/how-to'))).map((name) => `docs/how-to/${name}`);
  for (const document of [
    'README.md',
    'ARCHITECTURE.md',
    'docs/faults.md',
    'docs/security/asvs.md',
    ...howTos,
  ]) {
    expect({ document, ...(await missingIn(document)) }).toMatchObject({ document, missing: [] });
  }
});

test('every term of the glossary is there once, and names paths that exist', async () => {
  const text = await readFile(join(ROOT, 'docs/glossary.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:term|---)/.test(line));
  const withoutPath = rows.filter((row) => ![...row.matchAll(PATH)].length);
  expect(withoutPath).toEqual([]);
  const terms = rows.map((row) => row.split('|')[1]?.trim());
  expect(new Set(terms).size).toBe(terms.length);
  const { named, missing } = await missingIn('docs/glossary.md');
  expect(missing).toEqual([]);
  expect(named).toBeGreaterThan(50);
});

test('every decision is numbered once and says context, decision and consequences', async () => {
  const names = await readdir(join(ROOT, 'docs/decisions'));
  const numbers = names.map((name) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(names.length);
  for (const name of names) {
    const text = await readFile(join(ROOT, 'docs/decisions', name), 'utf8');
    for (const part of ['context', 'decision', 'consequences']) {
      expect({ name, part, stated: text.toLowerCase().includes(part) }).toEqual({ name, part, stated: true });
    }
  }
});
