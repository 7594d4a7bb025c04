import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesOf, folderFrom } from '../files/file-set.ts';
import { faultLine } from '../files/faults.ts';
import { PLACEHOLDERS } from '../forms/placeholders.ts';
import { buildRelease } from '../load-content.ts';
import { folderOf, smallSchool } from '../testing/small-school.ts';
import { writeArchive } from './archive.ts';
import { type Import, importUpload } from './import-files.ts';
import type { ImportedAsset } from './imported.ts';
import { bytesOf, MODERN, PAIRS } from './testing/foreign-packages.ts';

const scratch = mkdtempSync(join(tmpdir(), 'abhyas-import-'));

afterAll(() => rmSync(scratch, { recursive: true }));

async function read(files: Readonly<Record<string, string>>): Promise<Import> {
  return importUpload(
    { name: 'week.zip', bytes: await writeArchive(bytesOf(files)) },
    new Set(['input-output', 'arithmetic']),
  );
}

function textIn(asset: ImportedAsset | undefined, path: string): string {
  return Buffer.from(asset?.files.get(path) ?? []).toString();
}

const linesOf = (faults: Import['notes']): string[] => faults.map(faultLine);

/** What the check says of a problem that came without a statement: somebody must write it before learners see it. */
const unwritten = (folder: string): unknown[] =>
  ['problem.yaml:2', 'statement.md:1'].map((place) =>
    expect.stringContaining(`${folder}/${place}: "${PLACEHOLDERS.statement}" stands here for you to replace`),
  );

/** Puts the assets into a school and builds it, as `content:check` does. */
async function check(assets: readonly ImportedAsset[]): Promise<readonly string[]> {
  const school = filesOf(folderOf(smallSchool()));
  school.set('tags.yaml', Buffer.from('- arithmetic\n- input-output\n'));
  for (const { id, files } of assets) {
    for (const [path, bytes] of files) school.set(`problems/${id}/${path}`, bytes);
  }
  const ids = ['double-it', ...assets.map(({ id }) => id)].join(', ');
  const module = `title: Basics\nsummary: First steps.\nproblems: [${ids}]\n`;
  school.set('courses/01-c/01-basics/subtopic.yaml', Buffer.from(module));
  const built = await buildRelease(folderFrom(school));
  return built.ok ? [] : built.faults.map(faultLine);
}

describe('plain zips of test files', () => {
  it('become problems: pairs by name, by ending and by folder, in the order people count', async () => {
    const { assets, notes, faults } = await read(PAIRS);
    expect(faults).toEqual([]);
    expect(assets.map(({ id, title }) => [id, title])).toEqual([
      ['double', 'Double'],
      ['echo', 'Echo'],
    ]);
    const [double, echo] = assets;
    expect([textIn(double, 'data/secret/01.in'), textIn(double, 'data/secret/02.in')]).toEqual([
      '30\n',
      '5\n',
    ]);
    expect(textIn(double, 'data/sample/1.in')).toBe('2\n');
    expect(textIn(double, 'submissions/accepted/main.py')).toMatch(/print/);
    expect(textIn(echo, 'data/secret/01.ans')).toBe('22\n');
    expect(linesOf(notes)).toContain(
      'double/9.in:0: There is no answer of this name, so this input is left out.',
    );
    expect(linesOf(notes)).toContainEqual(expect.stringMatching(/^echo:0: There is no right solution/));
    // A problem without a right solution in any language rests on its author's word; a statement it must have.
    expect(await check(assets)).toEqual(unwritten('problems/double'));
  });

  it('may lie flat, beside their quiz, and hold packages as archives of their own', async () => {
    const inner = await writeArchive(bytesOf(MODERN));
    const outer = new Map<string, Uint8Array>([
      ['circle.zip', inner],
      ['quiz.gift', Buffer.from('Two? {=2 ~3}\n')],
      ['input1.txt', Buffer.from('1\n')],
      ['output1.txt', Buffer.from('1\n')],
      ['sample.in', Buffer.from('7\n')],
      ['sample.out', Buffer.from('7\n')],
    ]);
    const { assets } = await importUpload(
      { name: 'all.zip', bytes: await writeArchive(outer) },
      new Set(['input-output']),
    );
    expect(assets.map(({ kind, id }) => [kind, id])).toEqual([
      ['problem', 'circle'],
      ['problem', 'all'],
      ['quiz', 'quiz'],
    ]);
  });

  it('say what a program is by its name, and show the only test there is', async () => {
    const { assets, notes } = await read({
      '1.in': '1\n',
      '1.out': '2\n',
      'main.py': 'print(2)\n',
      'wrong-one.py': 'print(3)\n',
      'checker.cpp': 'int main() {}\n',
    });
    const paths = [...(assets[0]?.files.keys() ?? [])];
    expect(paths).toEqual(
      expect.arrayContaining(['submissions/accepted/main.py', 'submissions/wrong_answer/wrong-one.py']),
    );
    expect(paths.filter((path) => path.endsWith('.in'))).toEqual(['data/sample/1.in', 'data/secret/01.in']);
    expect(linesOf(notes)).toContainEqual(expect.stringMatching(/^checker\.cpp:0: By its name/));
    expect(await check(assets)).toEqual(unwritten('problems/week'));
  });

  it.each([
    ['week.xlsx', 'A workbook is not read'],
    ['week.docx', 'A document of an office program'],
    ['week.tar.gz', 'Of archives only zip is read'],
    ['cut.zip', 'The file cannot be read as a zip archive'],
  ])('%s is refused with what to do', async (name, words) => {
    const { assets, faults } = await importUpload({ name, bytes: Buffer.from('PK\u0003\u0004') }, new Set());
    expect(assets).toEqual([]);
    expect(faults).toEqual([{ file: name, line: 0, message: expect.stringContaining(words) }]);
  });

  it('that hold nothing known are refused in plain words', async () => {
    expect(linesOf((await read({ 'a/picture.png': 'x' })).faults)).toEqual([
      expect.stringMatching(/^week\.zip:0: Nothing here can be taken over/),
    ]);
  });
});
