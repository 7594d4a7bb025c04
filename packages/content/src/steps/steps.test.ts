import { beforeEach, describe, expect, test } from 'vitest';

import { buildRelease } from '../load-content.ts';
import { ExerciseSchool, LESSON, TEXT, textIn } from '../testing/exercise-school.ts';
import { folderOf } from '../testing/small-school.ts';
import { stepsFile, stepsKey, writeRecordings } from './steps-file.ts';
import { parse } from 'yaml';

const STEPS = '- id: grow\n  watch: [n]\n  say:\n    - at: "n += 1"\n      text: "`n` is {n}."\n';
const HINDI = '      in: { hi: "`n` {n} है।" }\n';
const PROGRAM = 'n = 1\nn += 1\nprint(n)';
const text = (mark = 'trace=grow') =>
  `---\ntitle: Hello\n---\nText.\n\n\`\`\`python run ${mark}\n${PROGRAM}\n\`\`\`\n`;

let school: ExerciseSchool;

function record(steps: string): void {
  const [source] = stepsFile.parse(parse(steps));
  if (!source) throw new Error('no entry');
  const of = stepsKey({ language: 5, code: PROGRAM, stdin: '' }, source);
  school.files[`${LESSON}/steps.yaml`] = steps;
  school.files[`${LESSON}/recordings.yaml`] = writeRecordings({
    grow: { of, output: '2\n', recording: 'c3RlcHM=', open: 1, said: [[1, 0]] },
  });
}

beforeEach(() => {
  school = new ExerciseSchool();
  school.files[TEXT] = text();
  record(STEPS);
});

/** What the browser fetches for the program, in each language. */
async function filesOf(): Promise<unknown[]> {
  const content = await buildRelease(folderOf(school.files));
  if (!content.ok) throw new Error('it has faults');
  const { release, blobs } = content.bundle;
  return Object.entries(release.files)
    .filter(([name]) => name.endsWith('.json'))
    .map(([, { hash }]) => JSON.parse(Buffer.from(blobs.get(hash) ?? []).toString()));
}

const KEPT = { output: '2\n', recording: 'c3RlcHM=', open: 1, watch: ['n'], said: [[1, 0]] };

describe('TRACING-10: a marked program has its recorded steps', () => {
  test('as a file to which its figure leads, with the words of its author', async () => {
    const { html } = textIn(await school.release()).body;
    expect(html).toMatch(/<figure class="code"[^>]* data-steps="\/files\/[0-9a-f]{64}\.json"/);
    expect(await filesOf()).toEqual([{ ...KEPT, words: ['`n` is {n}.'] }]);
  });

  test('with the words of each language', async () => {
    school.files[`${LESSON}/text.hi.md`] = text();
    record(STEPS + HINDI);
    const words = (await filesOf()).map((file) => (file as { words: string[] }).words);
    expect(words).toEqual(expect.arrayContaining([['`n` is {n}.'], ['`n` {n} है।']]));
  });

  test('which a corrected sentence leaves as they are', async () => {
    school.files[`${LESSON}/steps.yaml`] = STEPS.replace('is {n}.', 'holds {n}.');
    expect(await school.faults()).toEqual([]);
  });
});

describe('TRACING-11: faults of the content', () => {
  test.each([
    [
      'another program',
      [text().replace('n = 1', 'n = 2'), STEPS],
      'are not recorded: run npm run content:trace',
    ],
    ['another variable in a sentence', [text(), STEPS.replace('{n}', '{m}')], 'are not recorded'],
    ['an entry that is not there', [text('trace=shrink'), STEPS], 'There is no "shrink" in steps.yaml'],
    ['an entry without a program', [text(''), STEPS], 'The text does not place "grow": write trace=grow'],
    ['a mark without a name', [text('trace'), STEPS], 'write run trace=id'],
    ['a program that fails', [text('trace=grow expect=runtime-error'), STEPS], 'write run trace=id'],
    ['two programs of one name', [text() + text().slice(text().indexOf('```')), STEPS], 'is placed twice'],
  ])('%s', async (_what, [markdown = '', steps = ''], fault) => {
    school.files[TEXT] = markdown;
    school.files[`${LESSON}/steps.yaml`] = steps;
    expect(await school.faults()).toContainEqual(expect.stringContaining(fault));
  });

  test('a version without its sentences', async () => {
    school.files[`${LESSON}/text.hi.md`] = text();
    expect(await school.faults()).toContainEqual(expect.stringContaining('"grow" lacks hi'));
  });
});
