import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filesOf, folderFrom } from '../files/file-set.ts';
import { faultLine } from '../files/faults.ts';
import { buildRelease } from '../load-content.ts';
import { folderOf, smallSchool } from '../testing/small-school.ts';
import { writeArchive } from './archive.ts';
import { type Import, importUpload } from './import-files.ts';
import type { ImportedAsset } from './imported.ts';
import { bytesOf, ELSEWHERE, LEGACY, MODERN, PERMUTATION } from './testing/foreign-packages.ts';

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

function headOf(asset: ImportedAsset | undefined): unknown {
  return parse(textIn(asset, 'problem.yaml'));
}

const linesOf = (faults: Import['notes']): string[] => faults.map(faultLine);

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

describe('a problem package of the legacy-icpc kind', () => {
  it('becomes our folder: statement from TeX, tests of all groups, programs that can be run', async () => {
    const { assets, faults } = await read(LEGACY);
    const [gap] = assets;
    expect(faults).toEqual([]);
    expect(gap).toMatchObject({ id: 'gap', title: 'The Gap' });
    expect(headOf(gap)).toMatchObject({
      checker: { custom: 'checker.cpp' },
      license: 'cc by-sa',
      references: 'some',
    });
    expect(textIn(gap, 'statement.md')).toBe(
      [
        'Compute the *gap* between $a$ and $b$.\n\n- a **bold** thing\n- a second\n\n![A cat, by me](cat.png)',
        '## Input\n\nAt most $40$ cases \u2014 50% with $0 \\le a < 10^{15}$, `a_b`, and this.\n\n$$\nx = \\sum_{i=1}^n i\n$$',
        '## Output\n\nPrint "the gap".\n\n## Constraints\n\nAs stated above.\n',
      ].join('\n\n'),
    );
    expect([...(gap?.files.keys() ?? [])].filter((path) => /^(data|submissions)/.test(path))).toEqual([
      'data/sample/1.in',
      'data/sample/1.ans',
      'data/secret/01.in',
      'data/secret/01.ans',
      'data/secret/02.in',
      'data/secret/02.ans',
      'data/secret/tests.yaml',
      'submissions/accepted/gap.py',
      'submissions/accepted/gap.cpp',
      'submissions/wrong_answer/int.cpp',
    ]);
    expect(await check(assets)).toEqual([]);
  });

  it('says with file and line what it did not take over', async () => {
    const lines = linesOf((await read(LEGACY)).notes);
    expect(lines).toContain(
      'gap/data/secret/03.in:0: The answer 03.ans is missing, so this test is left out.',
    );
    expect(lines).toContain('gap/problem.yaml:6: The limit "validation_time" is not taken over.');
    expect(lines).toContainEqual(
      expect.stringMatching(/^gap\/problem_statement\/problem\.en\.tex:13: TeX's "\\unknown"/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^gap\/submissions\/accepted\/gap\.hs:0: Only programs in c,/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^gap\/submissions\/slow_accepted:0: /));
    expect(lines).toContainEqual(expect.stringMatching(/^gap\/input_validators:0: /));
  });

  it('refuses what cannot be judged here, with the line that says so', async () => {
    const interactive = { ...LEGACY, 'gap/problem.yaml': 'name: Guess\nvalidation: custom interactive\n' };
    expect(linesOf((await read(interactive)).faults)).toEqual([
      expect.stringMatching(/^gap\/problem\.yaml:2: The problem is of the kind "interactive"/),
    ]);
    const { 'gap/output_validators/v/validate.cc': _, ...rest } = LEGACY;
    expect(linesOf((await read(rest)).faults)).toEqual([
      expect.stringMatching(
        /^gap\/output_validators:0: The output validator has no program in Python or C\+\+/,
      ),
    ]);
    const broken = { ...LEGACY, 'gap/problem.yaml': 'name: [unclosed\nvalidation: custom\n' };
    expect(linesOf((await read(broken)).faults)).toEqual([expect.stringMatching(/^gap\/problem\.yaml:\d: /)]);
  });
});

describe('a problem package of 2025-09', () => {
  it('takes name, tolerance, credits and limits over, and says where a limit was cut', async () => {
    const result = await read(MODERN);
    expect(headOf(result.assets[0])).toMatchObject({
      name: 'Circle',
      tags: ['arithmetic'],
      checker: { floats: 1e-6 },
      limits: { time_limit: 10 },
      credits: 'A B; C D',
    });
    expect(textIn(result.assets[0], 'data/secret/tests.yaml')).toMatch(/^"01": radius 22\n/);
    expect(textIn(result.assets[0], 'statement.md')).toMatch(
      /^Given .*\n\n## Input\n\nOne number\.\n\n## Output\n/,
    );
    expect(linesOf(result.notes)).toContain(
      'circle/problem.yaml:9: time_limit is 30; it may be 0.1 to 10 here, so it is 10 now.',
    );
    expect(linesOf(result.notes)).toContainEqual(
      expect.stringMatching(/problem\.en\.md:3: HTML marks were left out/),
    );
    expect(await check(result.assets)).toEqual([]);
  });
});

describe('what packages bring from elsewhere', () => {
  it('fits: classes of Java by any name, constants, drawings without a viewBox, names without addresses', async () => {
    const { assets, notes, faults } = await read(ELSEWHERE);
    expect(faults).toEqual([]);
    const [greet] = assets;
    expect(textIn(greet, 'submissions/accepted/Greet.java')).toBe(
      'public class Main { Main() {} public static void main(String[] a) {} }\n',
    );
    expect(textIn(greet, 'statement.md')).toContain('at most 100 letters');
    expect(textIn(greet, 'wave.svg')).toContain('viewBox="0 0 9 8"');
    expect(headOf(greet)).toMatchObject({ credits: 'Asha Rao; Bimal Roy' });
    expect(textIn(greet, 'data/secret/01.in')).toBe('B\n');
    expect(linesOf(notes)).toEqual(
      expect.arrayContaining([
        'greet/problem.yaml:1: The version "2031-01" of the format is not known here; it is read as 2025-09.',
        'greet/problem.yaml:0: 1 of the tests have line ends or marks of Windows; they are taken over with plain ones.',
        'greet/submissions/accepted/old.py:2: This is Python 2, which is not run here; it is left out.',
        'greet/statement/problem.sv.md:0: This statement is not taken over: statement/problem.en.md is.',
        'greet/problem.yaml:0: In Hindi the package does not give its samples: the English words stand there until you translate them.',
        'greet/problem.yaml:0: Not in the list of tags: waving.',
      ]),
    );
    expect(await check(assets)).toEqual([]);
  });

  it('fits: a statement in Hindi becomes the version in Hindi, with headings of ours', async () => {
    const [greet] = (await read(ELSEWHERE)).assets;
    expect(parse(textIn(greet, 'problem.hi.yaml'))).toEqual({
      name: 'नमस्ते कहें',
      summary: 'अधिकतम 100 अक्षरों के नाम को नमस्ते कहें।',
    });
    expect(textIn(greet, 'statement.hi.md')).toBe(
      'अधिकतम 100 अक्षरों के नाम को नमस्ते कहें। फिर रुकें।\n\n## इनपुट\n\nएक नाम।\n\n## आउटपुट\n\nवही।\n\n## सीमाएँ\n\nऊपर लिखे अनुसार।\n',
    );
    expect(textIn(greet, 'data/sample/1.hi.md')).toBe('The name comes back.\n');
  });

  it('is refused at the line whose bytes cannot be read, and nothing of it is taken', async () => {
    const latin = Buffer.from('line one\nM\u00fcller\n', 'latin1');
    for (const path of ['greet/problem.yaml', 'greet/statement/problem.en.md']) {
      const files = bytesOf(ELSEWHERE).set(path, latin);
      const upload = { name: 'week.zip', bytes: await writeArchive(files) };
      const { assets, faults } = await importUpload(upload, new Set(['input-output']));
      expect(assets).toEqual([]);
      expect(linesOf(faults)).toEqual([expect.stringMatching(`^${path}:2: This line is not UTF-8`)]);
    }
  });
});

type Verdict = { readonly code: number | null; readonly said: string };

/** Calls a checker as a runner does: three files in its folder, 42 or 43, its remark on standard output. */
function judge(command: readonly string[], cwd: string, files: Record<string, string>): Verdict {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const [program = '', ...args] = command;
  const { status, stdout } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { code: status, said: stdout };
}

describe('the output validators of packages', () => {
  it('judge as before in C++, with feedback folder and headers, and tell learners only what is meant for them', async () => {
    const cwd = mkdtempSync(join(scratch, 'cpp-'));
    writeFileSync(join(cwd, 'checker.cpp'), textIn((await read(LEGACY)).assets[0], 'checker.cpp'));
    execFileSync('g++', ['-std=c++17', '-O2', '-o', 'checker', 'checker.cpp'], { cwd });
    const task = { input: '10 12\n', expected: '2\n' };
    expect(judge(['./checker'], cwd, { ...task, actual: ' 2 ' })).toEqual({ code: 42, said: '' });
    expect(judge(['./checker'], cwd, { ...task, actual: '3\n' })).toEqual({ code: 43, said: 'look again' });
  });

  it('judge as before in Python, with their arguments', async () => {
    const { assets } = await read(PERMUTATION);
    expect(await check(assets)).toEqual([]);
    const cwd = mkdtempSync(join(scratch, 'py-'));
    writeFileSync(join(cwd, 'checker.py'), textIn(assets[0], 'checker.py'));
    const task = { input: '3\n', expected: '1 2 3\n' };
    const python = ['python3', 'checker.py'];
    expect(judge(python, cwd, { ...task, actual: '3 1 2\n' })).toEqual({ code: 42, said: '' });
    expect(judge(python, cwd, { ...task, actual: '3 3 2\n' })).toEqual({
      code: 43,
      said: 'not a permutation',
    });
  });
});
