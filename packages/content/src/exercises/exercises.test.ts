import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { releaseIn } from '../release-index.ts';
import { isNear, plainCode, plainOutput, typedNumber } from './answers.ts';
import { drawnExercise } from './drawn.ts';
import {
  EXERCISES,
  ExerciseSchool,
  LESSON,
  PREDICT,
  TEXT,
  drawnIn,
  textIn,
} from '../testing/exercise-school.ts';

let school: ExerciseSchool;

beforeEach(() => {
  school = new ExerciseSchool();
});

describe('EXERCISES-1: exercises are in the lesson that places them', () => {
  test('with their question, their program, and what the browser needs to judge an answer', async () => {
    school.lesson(PREDICT, ['two']);
    const text = textIn(await school.release());
    expect(text.exercises).toEqual([{ id: 'two', kind: 'predict', concepts: ['output'] }]);
    expect(text.body.html).toMatch(
      /class="exercise"[\s\S]*What does this program print\?[\s\S]*<figure class="code"/,
    );
    const [exercise] = drawnIn(text);
    expect(drawnExercise.parse(exercise)).toMatchObject({
      id: 'two',
      accept: ['2'],
      slips: [{ answer: '11', why: 'Numbers are <strong>added</strong>, not joined.' }],
    });
    expect(text.body.html).not.toMatch(/data-exercise="[^"]*[<>]/);
  });

  test('each is placed once, and only what is there can be placed', async () => {
    school.lesson(PREDICT, []);
    expect(await school.faults()).toEqual([
      `${EXERCISES}:1: The text does not place it: write > [!EXERCISE] two where it belongs.`,
    ]);
    school.lesson(PREDICT, ['two', 'two', 'tow']);
    expect(await school.faults()).toEqual([
      `${TEXT}:9: The exercise "two" is placed twice.`,
      `${TEXT}:11: There is no exercise "tow" in exercises.yaml beside this text.`,
    ]);
    school.lesson(PREDICT + PREDICT, ['two']);
    expect(await school.faults()).toEqual([expect.stringContaining('The id "two" is used twice here.')]);
  });

  test.each([
    ['kind: predict', 'kind: guess', /kind/],
    ['accept: "2"', 'acept: "2"', /Did you mean "accept"\?/],
    ['accept: "2"', 'accept: 2.50', /put each into quotes/],
    ['language: python', 'language: cobol', /must be c or cpp or java or python/],
    ['id: two', 'id: Two', /small letters/],
  ])('%s as "%s" is a fault in its line', async (from, to, message) => {
    school.lesson(PREDICT.replace(from, to), ['two']);
    expect((await school.faults()).filter((fault) => fault.startsWith(EXERCISES)).join('\n')).toMatch(
      message,
    );
  });
});

function kind(rest: string): string {
  return `- id: two\n  concept: output\n  question: "Q?"\n  explain: "E."\n${rest.replaceAll(/^/gm, '  ')}\n`;
}

describe('EXERCISES-2: what does not fit together is refused', () => {
  test.each([
    ['a slip that is accepted', PREDICT.replace('"11":', '"  2 ":'), /"  2 " is accepted/],
    [
      'a line to mend that is not there',
      kind('kind: fix\nlanguage: c\ncode: "x\\n"\noutput: "1"\nmend: [{ line: y, right: z }]'),
      /must stand on exactly one line/,
    ],
    [
      'a blank without an answer',
      kind('kind: gap\nlanguage: c\ncode: "[[1]] [[2]]"\noutput: "1"\nblanks: { 1: { accept: a } }'),
      /Blank 2 has no answer/,
    ],
    [
      'a program with blanks whose output nobody knows',
      kind('kind: gap\nlanguage: c\ncode: "[[1]]"\nblanks: { 1: { accept: a } }'),
      /output is missing/,
    ],
    [
      'a distractor that is mistaken for nothing',
      kind(
        'kind: parsons\nlanguage: c\ncode: "a\\nb\\nc\\n"\noutput: "1"\ndistractors: [{ line: d, instead: e, why: w }]',
      ),
      /none of the right lines/,
    ],
    ['another order that is none', kind('kind: order\nsteps: [a, b, c]\nalso: [[1, 2, 2]]'), /1 to 3 once/],
    [
      'a slip within the tolerance',
      kind('kind: numeric\nanswer: 5\ntolerance: 1\nslips: { "5.5": w }'),
      /is accepted/,
    ],
    [
      'two right choices of one',
      kind('kind: single\nchoices: [{ text: a, right: true }, { text: b, right: true }]'),
      /Exactly one choice/,
    ],
    [
      'a wrong choice without a reason',
      kind('kind: multi\nchoices: [{ text: a, right: true }, { text: b }]'),
      /why/,
    ],
    [
      'two answers that read the same',
      kind('kind: match\npairs: [{ left: a, right: x }, { left: b, right: x }]'),
      /stands here twice/,
    ],
  ])('%s', async (_name, exercises, message) => {
    school.lesson(exercises, ['two']);
    expect((await school.faults()).join('\n')).toMatch(message);
  });
});

function inHindiToo(exercises: string): void {
  school.lesson(exercises, ['two']);
  school.files[`${LESSON}/text.hi.md`] = '---\ntitle: नमस्ते\n---\n> [!EXERCISE] two\n';
}

describe('EXERCISES-4: a lesson speaks one language', () => {
  const HINDI = `${PREDICT}  hi:\n    slips: { "11": "जोड़ा जाता है।" }\n    explain: "एक और एक।"\n`;
  test('its exercises are in the language of its text', async () => {
    inHindiToo(HINDI);
    const built = await school.release();
    const hindi = textIn(releaseIn(built, 'hi'));
    expect(hindi.body.html).toContain('यह प्रोग्राम क्या प्रिंट करेगा?');
    expect(drawnIn(hindi)).toMatchObject([
      { explain: 'एक और एक।', slips: [{ answer: '11', why: 'जोड़ा जाता है।' }] },
    ]);
    expect(drawnIn(textIn(built))).toMatchObject([{ explain: 'One and one.' }]);
  });

  test('a word that has no translation is a fault, and so is one that translates nothing', async () => {
    inHindiToo(PREDICT);
    expect(await school.faults()).toEqual([expect.stringContaining('so the exercise needs a block hi:.')]);
    inHindiToo(HINDI.replace('    slips: { "11": "जोड़ा जाता है।" }\n', '    steps: [a]\n'));
    expect(await school.faults()).toEqual([
      expect.stringContaining('The reason for "11" is not translated.'),
      expect.stringContaining('This kind of exercise has no steps.'),
    ]);
  });
});

describe('EXERCISES-5: nothing is needed before it is taught', () => {
  test('within a course, and both places are named', async () => {
    school.lesson(PREDICT.replace('concept: output', 'concept: [output, loops]'), ['two']);
    expect(await school.faults()).toEqual([
      expect.stringMatching(/exercises\.yaml:3: "loops" is needed here, but nothing/),
    ]);
    const later = 'courses/01-c/01-basics/09-later/text.md';
    school.files[later] = '---\ntitle: Later\nteaches: [loops]\n---\nText.\n';
    expect(await school.faults()).toEqual([expect.stringContaining(`teaches it only later, in ${later}:3.`)]);
    school.files['courses/01-c/01-basics/00-before/text.md'] = school.files[later];
    expect(await school.faults()).toEqual([]);
  });

  test('a course that builds on another one may need what that one teaches', async () => {
    school.lesson(PREDICT, ['two']);
    school.files['courses/02-cpp/topic.yaml'] = 'title: C++\nsummary: S.\ndescription: D.\n';
    school.files['courses/02-cpp/topic.svg'] = school.files['courses/01-c/topic.svg'] ?? '';
    school.files['courses/02-cpp/01-more/subtopic.yaml'] = 'title: More\nsummary: S.\n';
    school.files['courses/02-cpp/01-more/01-next/text.md'] =
      '---\ntitle: Next\nneeds: [output]\n---\nText.\n';
    expect(await school.faults()).toEqual([
      expect.stringContaining('"output" is needed here, but nothing in this course'),
    ]);
    school.files['courses/02-cpp/topic.yaml'] += 'buildsOn: [c]\n';
    expect(await school.faults()).toEqual([]);
  });

  test('an id that is not in the list is a fault', async () => {
    school.lesson(PREDICT.replace('concept: output', 'concept: outptu'), ['two']);
    expect(await school.faults()).toEqual([expect.stringContaining('Did you mean "output"?')]);
    school.lesson(PREDICT, ['two']);
    school.files['concepts.yaml'] = '- { id: output, name: Output, parents: [output] }\n';
    expect(await school.faults()).toEqual(['concepts.yaml:1: "output" is among its own parents.']);
  });
});

describe('EXERCISES-3: an answer is right in every form in which a person would type it', () => {
  test('what a program prints', () => {
    for (const typed of ['1 2\n3', ' 1 2 \r\n3\n\n', '1  2\n3 ', '१ २\n३'])
      expect(plainOutput(typed)).toBe('1 2\n3');
    expect(plainOutput('−5 “x”')).toBe('-5 "x"');
    expect(plainOutput('True')).not.toBe(plainOutput('true'));
    expect(plainOutput('1 2')).not.toBe(plainOutput('12'));
    expect(plainOutput('1\n2')).not.toBe(plainOutput('1 2'));
  });

  test('code', () => {
    for (const typed of ['i<=5', ' i <=  5', 'i <= 5 ']) expect(plainCode(typed)).toBe('i<=5');
    expect(plainCode('printf( “a  b” ) ;')).toBe('printf("a  b");');
    expect(plainCode('int x')).not.toBe(plainCode('intx'));
    expect(plainCode('"a b"')).not.toBe(plainCode('"ab"'));
  });

  test('numbers', () => {
    for (const typed of ['100000', '1,00,000', '100,000 ', '₹1,00,000', '1e5', '१०००००'])
      expect(typedNumber(typed)).toEqual({ value: 100_000, unit: '' });
    expect(typedNumber('−2.5 ms.')).toEqual({ value: -2.5, unit: 'ms' });
    expect(typedNumber('.5')).toEqual({ value: 0.5, unit: '' });
    for (const typed of ['', 'five', '-']) expect(typedNumber(typed)).toBeNull();
    expect(isNear(0.1 + 0.2, 0.3, 0)).toBe(true);
    expect(isNear(5.02, 5, 0.01)).toBe(false);
  });
});

test('the examples of the how-to are whole', async () => {
  const guide = readFileSync(new URL('../../../../docs/how-to/write-exercises.md', import.meta.url), 'utf8');
  const blocks = [...guide.matchAll(/^```yaml( glossary)?\n([\s\S]*?)^```$/gm)];
  const examples = blocks.filter(([, glossary]) => !glossary).map(([, , yaml = '']) => yaml);
  const ids = examples.map((example) => /^- id: (\S+)/.exec(example)?.[1] ?? '');
  const concepts = new Set(examples.map((example) => /concept: (\S+)/.exec(example)?.[1] ?? ''));
  school.files['concepts.yaml'] = [...concepts].map((id) => `- { id: ${id}, name: ${id} }\n`).join('');
  school.lesson(examples.join('\n'), ids, [...concepts].join(', '));
  school.files[`${LESSON}/text.hi.md`] =
    `---\ntitle: N\n---\n${ids.map((id) => `> [!EXERCISE] ${id}\n`).join('\n')}`;
  school.files['courses/01-c/glossary.yaml'] = blocks.find(([, glossary]) => glossary)?.[2] ?? '';
  const kinds = textIn(await school.release()).exercises?.map((each) => each.kind);
  expect(new Set(kinds)).toEqual(
    new Set([
      'predict',
      'fix',
      'gap',
      'parsons',
      'order',
      'numeric',
      'single',
      'multi',
      'match',
      'generated',
    ]),
  );
});
