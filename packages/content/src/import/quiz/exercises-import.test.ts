import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withImported } from '../../forms/exercise-import.ts';
import { PLACEHOLDERS } from '../../forms/placeholders.ts';
import { buildRelease } from '../../load-content.ts';
import { folderOf, smallSchool } from '../../testing/small-school.ts';
import { type Import, importUpload } from '../import-files.ts';

type Exercise = Readonly<Record<string, unknown>> & { readonly kind: string };

const read = (name: string, text: string): Promise<Import> =>
  importUpload({ name, bytes: Buffer.from(text) }, new Set(), 'exercises');

const fileOf = ({ assets }: Import, name: string): string =>
  Buffer.from(assets[0]?.files.get(name) ?? []).toString();
const exercisesOf = (found: Import): Exercise[] => parse(fileOf(found, 'exercises.yaml')) as Exercise[];
const notesOf = ({ notes }: Import): string[] => notes.map(({ line, message }) => `${line}: ${message}`);

const GIFT = String.raw`What is 2+2? { =4 #Right. ~5 #One too many. }

Which are types? { ~%50%int ~%50%long ~%-100%printf #It prints. #### Types hold values. }

How many bits has a byte? {#8 #It does.}

What is pi? {#3.14:0.01}

Between 1 and 2? {#1..2 #### Anything there.}

Sum? {#=10:0 =%50%9:0.5#One is missing.}

Name the keyword. {=for =while =%0%loop#That is no keyword. ####Loops begin so.}

Match.{ =%d -> int =%f -> double = -> char ####By their letters. }

Tell me why. {}

Anything with a star {=for* =while}
`;

test('PUBLISHING-30: questions of GIFT become exercises of their kinds, and what is not said is left to be written', async () => {
  const found = await read('week-1.gift', GIFT);
  expect(exercisesOf(found)).toEqual([
    {
      kind: 'single',
      question: 'What is 2+2?',
      choices: [
        { text: '4', right: true, why: 'Right.' },
        { text: '5', why: 'One too many.' },
      ],
      explain: 'Right.',
    },
    {
      kind: 'multi',
      question: 'Which are types?',
      choices: [
        { text: 'int', right: true },
        { text: 'long', right: true },
        { text: 'printf', why: 'It prints.' },
      ],
      explain: 'Types hold values.',
    },
    { kind: 'numeric', question: 'How many bits has a byte?', answer: 8, explain: 'It does.' },
    {
      kind: 'numeric',
      question: 'What is pi?',
      answer: 3.14,
      tolerance: 0.01,
      explain: PLACEHOLDERS.importedReason,
    },
    {
      kind: 'numeric',
      question: 'Between 1 and 2?',
      answer: 1.5,
      tolerance: 0.5,
      explain: 'Anything there.',
    },
    {
      kind: 'numeric',
      question: 'Sum?',
      answer: 10,
      slips: { '9': 'One is missing.' },
      explain: PLACEHOLDERS.importedReason,
    },
    {
      kind: 'gap',
      question: 'Name the keyword.',
      language: 'text',
      code: '[[1]]',
      blanks: {
        1: {
          accept: ['for', 'FOR', 'For', 'while', 'WHILE', 'While'],
          slips: { loop: 'That is no keyword.' },
        },
      },
      explain: 'Loops begin so.',
    },
    {
      kind: 'match',
      question: 'Match.',
      pairs: [
        { left: '%d', right: 'int' },
        { left: '%f', right: 'double' },
      ],
      extra: ['char'],
      explain: 'By their letters.',
    },
    {
      kind: 'gap',
      question: 'Anything with a star',
      language: 'text',
      code: '[[1]]',
      blanks: { 1: { accept: ['while', 'WHILE', 'While'] } },
      explain: PLACEHOLDERS.importedReason,
    },
  ]);
  const notes = notesOf(found);
  expect(notes).toContainEqual(expect.stringMatching(/^7: It does not say why/));
  expect(notes).toContainEqual(expect.stringMatching(/^11: An answer that is worth 50 % counts as wrong/));
  expect(notes).toContainEqual(expect.stringMatching(/^13: Capital letters count/));
  expect(notes).toContainEqual(expect.stringMatching(/^17: An essay has no choices/));
  expect(notes).toContainEqual(expect.stringMatching(/^19: An answer with \* /));
  expect(found.faults).toEqual([]);
});

const MOODLE = `<?xml version="1.0"?>
<quiz>
<question type="numerical"><questiontext format="html"><text><![CDATA[<p>How long?</p>]]></text></questiontext>
<generalfeedback><text>Measure it.</text></generalfeedback>
<answer fraction="100"><text>2.5</text><tolerance>0.1</tolerance><feedback><text></text></feedback></answer>
<answer fraction="0"><text>25</text><tolerance>0</tolerance><feedback><text>In other units.</text></feedback></answer>
<answer fraction="0"><text>*</text><feedback><text>No.</text></feedback></answer>
<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit>
<unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units></question>
<question type="shortanswer"><questiontext format="html"><text>Who?</text></questiontext>
<usecase>1</usecase><generalfeedback><text>He did.</text></generalfeedback>
<answer fraction="100"><text>K &amp; R</text><feedback><text/></feedback></answer></question>
<question type="matching"><questiontext format="html"><text>Match</text></questiontext>
<generalfeedback><text>So.</text></generalfeedback>
<subquestion><text>a</text><answer><text>1</text></answer></subquestion>
<subquestion><text>b</text><answer><text>2</text></answer></subquestion>
<subquestion><text>c</text><answer><text>2</text></answer></subquestion></question>
<question type="truefalse"><questiontext format="html"><text>Wet?</text></questiontext>
<generalfeedback><text>It is.</text></generalfeedback>
<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text><feedback><text>It is.</text></feedback></answer></question>
<question type="cloze"><questiontext format="html"><text>{1:SHORTANSWER:=x}</text></questiontext></question>
<question type="calculated"><questiontext format="html"><text>{a}+{b}</text></questiontext></question>
</quiz>
`;

test('PUBLISHING-30: questions of Moodle become exercises with tolerance, units and capitals, and the others are named', async () => {
  const found = await read('bank.xml', MOODLE);
  expect(exercisesOf(found)).toMatchObject([
    {
      kind: 'numeric',
      answer: 2.5,
      tolerance: 0.1,
      unit: ['m'],
      slips: { '25': 'In other units.' },
      explain: 'Measure it.',
    },
    { kind: 'gap', blanks: { 1: { accept: ['K & R'] } } },
    {
      kind: 'match',
      pairs: [
        { left: 'a', right: '1' },
        { left: 'b', right: '2' },
      ],
    },
    {
      kind: 'single',
      choices: [
        { text: 'True', right: true },
        { text: 'False', why: 'It is.' },
      ],
    },
  ]);
  expect(notesOf(found)).toEqual([
    '3: An exercise knows no units that are multiples of each other: those are left out.',
    '13: Each side of a match stands once in an exercise: pairs that repeat one are left out.',
    expect.stringMatching(/^21: A cloze question/),
    expect.stringMatching(/^22: A calculated question/),
  ]);
});

test('PUBLISHING-30: in a quiz these are left out as before, without a word of exercises', async () => {
  const found = await importUpload({ name: 'a.gift', bytes: Buffer.from(GIFT) }, new Set());
  expect(found.assets).toMatchObject([{ kind: 'quiz' }]);
  expect(notesOf(found)).toEqual([
    expect.stringMatching(/^5: A numerical question/),
    expect.stringMatching(/^7: A numerical question/),
    expect.stringMatching(/^9: A numerical question/),
    expect.stringMatching(/^11: A numerical question/),
    expect.stringMatching(/^13: A short-answer question/),
    expect.stringMatching(/^15: A matching question/),
    expect.stringMatching(/^17: An essay/),
    expect.stringMatching(/^19: A short-answer question/),
  ]);
});

test('PUBLISHING-30: placed in a lesson they have names and a concept of their own, and the lesson is sound', async () => {
  const sound = GIFT.split('\n\n')
    .filter((text) => /(####|~5|#It)/.test(text))
    .join('\n\n');
  const found = await read('week-1.gift', sound);
  const lesson = {
    'text.md':
      '---\ntitle: Types\nteaches: [output]\n---\nYou will know types.\n\n> [!EXERCISE] exercise-1\n',
    'exercises.yaml':
      '- id: exercise-1\n  kind: numeric\n  concept: output\n  question: How many?\n  answer: 1\n  explain: One.\n',
  };
  const placed = withImported(lesson, fileOf(found, 'exercises.yaml'), 'output');
  const ids = (parse(placed['exercises.yaml'] ?? '') as Exercise[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(placed['text.md']).toContain('> [!EXERCISE] exercise-1\n\n> [!EXERCISE] exercise-2\n');
  const files = Object.fromEntries(
    Object.entries({ ...lesson, ...placed }).map(([name, text]) => [
      `courses/01-c/01-basics/09-types/${name}`,
      text,
    ]),
  );
  const concepts = { 'concepts.yaml': '- { id: output, name: Output, hi: आउटपुट }\n' };
  const school = await buildRelease(folderOf({ ...smallSchool(), ...concepts, ...files }));
  expect(school.ok ? [] : school.faults).toEqual([]);
});
