import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildRelease } from '../../load-content.ts';
import { filesOf, folderFrom } from '../../files/file-set.ts';
import { folderOf, smallSchool } from '../../testing/small-school.ts';
import { type Import, importUpload } from '../import-files.ts';

type Choice = string | { text: string; because: string };
type Quiz = { questions: { question: string; correct: Choice[]; wrong: Choice[]; explanation?: string }[] };

function read(name: string, text: string | Uint8Array): Promise<Import> {
  return importUpload({ name, bytes: Buffer.from(text) }, new Set());
}

function quizOf({ assets }: Import): Quiz {
  return parse(Buffer.from(assets[0]?.files.get('quiz.yaml') ?? []).toString()) as Quiz;
}

const notesOf = ({ notes }: Import): string[] => notes.map(({ line, message }) => `${line}: ${message}`);

const GIFT = String.raw`// Question 1, exported from elsewhere
$CATEGORY: Week 1

::Sum:: What is 2+2? {
  =4 #Well done
  ~5 #One too many
  ~3
  ####Count on your fingers.
}

::Types::[html]<p>Which are <code>int</code> types?</p><pre>int x \= 5;
long y;</pre> {
  ~%50%short
  ~%50%long
  ~%-100%<i>float</i>
}

What does this print?
int x \= 5;
printf("%d\\n", x);
{=5 ~x \= 5}

The sky is {=blue ~red} today.

Is water wet?{TRUE#It is.#Right.}

Two plus two {#4}

Match {=a -> b =c -> d}

Name it {=x =y}

Nearly {~%50%half =full ~none}

Tell me why. {}

if (a \> b) \{ c \~ d \} is a_b*c <stdio.h> {=yes ~no}.
`;

describe('a quiz in GIFT', () => {
  it('takes questions, feedback, weights, true and false, missing words, escapes and code', async () => {
    const { questions } = quizOf(await read('week-1.gift', GIFT));
    expect(questions.map(({ question }) => question)).toEqual([
      'What is 2+2?',
      'Which are `int` types?\n\n```text\nint x = 5;\nlong y;\n```',
      'What does this print?\n\n```text\nint x = 5;\nprintf("%d\\n", x);\n```',
      'The sky is \\_\\_\\_\\_\\_ today.',
      'Is water wet?',
      'Match\n\na',
      'Match\n\nc',
      'Nearly',
      'if (a \\\\\\> b) \\{ c \\~ d \\} is a\\_b\\*c \\<stdio.h\\>',
    ]);
    expect(questions[0]).toMatchObject({
      correct: [{ text: '4', because: 'Well done' }],
      wrong: [{ text: '5', because: 'One too many' }, '3'],
      explanation: 'Count on your fingers.',
    });
    expect(questions[1]).toMatchObject({ correct: ['short', 'long'], wrong: ['*float*'] });
    expect(questions[4]).toMatchObject({
      correct: [{ text: 'True', because: 'Right.' }],
      wrong: [{ text: 'False', because: 'It is.' }],
    });
  });

  it('says with the line what it could not take over', async () => {
    expect(notesOf(await read('week-1.gift', GIFT))).toEqual([
      expect.stringMatching(/^27: A numerical question/),
      expect.stringMatching(/^29: A matching question becomes one question for each/),
      expect.stringMatching(/^31: A short-answer question/),
      expect.stringMatching(/^33: A choice that is worth 50 %/),
      expect.stringMatching(/^35: An essay/),
    ]);
  });

  it('leaves out a question whose brace is never closed, and keeps the next; lines may end as on an old Mac', async () => {
    const result = await read('q.gift', 'One { =a ~b\r\rTwo\rlines? {=x ~y}\r\rLast {=a ~b');
    expect(quizOf(result).questions).toEqual([{ question: 'Two\\\nlines?', correct: ['x'], wrong: ['y'] }]);
    expect(notesOf(result)).toEqual([
      expect.stringMatching(/^1: The brace { .* never closed/),
      expect.stringMatching(/^6: The brace { .* never closed/),
    ]);
    const html = '[html]<p>Size of <b>int</b>?<br></p>{=4 ~2}\n';
    expect(quizOf(await read('q.gift', html)).questions[0]?.question).toBe('Size of **int**?');
  });

  it('knows the next question without a blank line before it', async () => {
    const result = await read('q.gift', '::A:: Is it?{T}\n::B:: Say it. {}\nWhich? {=a ~b}\nAnd? {=c\n~d}\n');
    expect(quizOf(result).questions.map(({ question }) => question)).toEqual(['Is it?', 'Which?', 'And?']);
    expect(notesOf(result)).toEqual([expect.stringMatching(/^2: An essay/)]);
  });

  it('keeps a program between blank lines with its question', async () => {
    const result = await read('q.gift', '::P:: What does it print?\n\n```c\nputs("a");\n```\n{=a ~b}\n');
    expect(quizOf(result).questions.map(({ question }) => question)).toEqual([
      'What does it print?\n\n```c\nputs("a");\n```',
    ]);
  });

  it('reads code in back quotes as it stands', async () => {
    const gift = 'What is `a = {1}`?\n{=`{1}` ~`a = 2`}\n';
    const { questions } = quizOf(await read('q.gift', gift));
    expect(questions).toEqual([{ question: 'What is `a = {1}`?', correct: ['`{1}`'], wrong: ['`a = 2`'] }]);
  });

  it('becomes a quiz that checks as it is', async () => {
    const { assets } = await read('week-1.gift', GIFT);
    const school = filesOf(folderOf(smallSchool()));
    const place = 'courses/01-c/02-more';
    school.set(`${place}/subtopic.yaml`, Buffer.from('title: More\nsummary: More.\n'));
    for (const [path, bytes] of assets[0]?.files ?? []) school.set(`${place}/01-more-quiz/${path}`, bytes);
    expect(await buildRelease(folderFrom(school))).toMatchObject({ ok: true });
  });
});

describe('a quiz in Aiken', () => {
  it('takes letters with a point or a bracket, and says which questions are broken', async () => {
    const result = await read(
      'a.txt',
      'What is 2+2?\nA. 3\nB) 4\nANSWER: B\n\nNo answer here\nA. x\nB. y\n\nNext\nA. q\nB. r\nANSWER: Z\n',
    );
    expect(quizOf(result).questions).toEqual([{ question: 'What is 2+2?', correct: ['4'], wrong: ['3'] }]);
    expect(notesOf(result)).toEqual([
      expect.stringMatching(/^6: The line ANSWER: is missing/),
      expect.stringMatching(/^13: ANSWER: Z is none of the choices A, B/),
    ]);
  });
});

describe('a quiz in Aiken, written by hand', () => {
  it('may have small letters, no space after the sign, and choices of two lines', async () => {
    const text = 'Which?\na) one\nb) two\nand more\nAnswer: b\n\ne.g. this\nA.one\nB.two\nANSWER: A\n';
    expect(quizOf(await read('a.txt', text)).questions).toEqual([
      { question: 'Which?', correct: ['two\\\nand more'], wrong: ['one'] },
      { question: 'e.g. this', correct: ['one'], wrong: ['two'] },
    ]);
  });
});

describe('a quiz as CSV', () => {
  it('may name its columns as other programs do, and the answer by number or by its text', async () => {
    const tables = [
      'Question Text,Option 1,Option 2,Correct Answer,Time\nSum?,3,4,2,30\n',
      'question,option_a,option_b,correct_option\nSum?,3,4,B\n',
      'sep=;\nप्रश्न;विकल्प 1;विकल्प 2;उत्तर\nSum?;3;4;4\n',
    ];
    for (const table of tables)
      expect(quizOf(await read('q.csv', table)).questions).toEqual([
        { question: 'Sum?', correct: ['4'], wrong: ['3'] },
      ]);
    expect(notesOf(await read('q.csv', tables[0] ?? ''))).toEqual([
      '1: The column "Time" is not taken over.',
    ]);
  });

  const head = 'Question,A,B,C,D,Answer,Explanation\n';

  it('takes quoted cells, several right answers and other separators', async () => {
    const text = `${head}"What, is ""this""?",1,2,3,,B,because\nTwo right,1,2,3,4,"A;C",\n`;
    const wanted = [
      { question: 'What, is "this"?', correct: ['2'], wrong: ['1', '3'], explanation: 'because' },
      { question: 'Two right', correct: ['1', '3'], wrong: ['2', '4'] },
    ];
    expect(quizOf(await read('q.csv', text)).questions).toEqual(wanted);
    const semicolons = 'question;a;b;answer\r\nWhich?;x;y;b\r\n';
    expect(quizOf(await read('q.csv', semicolons)).questions[0]).toMatchObject({ correct: ['y'] });
  });

  it('reads what Excel writes, and says on which line bytes are no UTF-8', async () => {
    const wide = Buffer.from(`\uFEFF${head}Was ist größer?,1,2,,,B,\n`, 'utf16le');
    expect(quizOf(await read('q.csv', wide)).questions[0]?.question).toBe('Was ist größer?');
    const latin = Buffer.from(`${head}Gr\u00f6\u00dfe?,1,2,,,B,\n`, 'latin1');
    expect((await read('q.csv', latin)).faults).toEqual([
      { file: 'q.csv', line: 2, message: expect.stringMatching(/not UTF-8/) },
    ]);
  });

  it('says what is wrong with each line, and with the head', async () => {
    const rows =
      'One choice,1,,,,A,\nWrong letter,1,2,,,E,\nAll right,1,2,,,AB,\n,1,2,,,A,\nfine,1,2,,,A,\n"open,1,2,,,A,\n';
    expect(notesOf(await read('q.csv', head + rows))).toEqual([
      expect.stringMatching(/^2: A question needs at least two choices/),
      expect.stringMatching(/^3: The answer "E" is none of the choices A, B/),
      expect.stringMatching(/^4: Every choice is right/),
      expect.stringMatching(/^5: The question is empty/),
      expect.stringMatching(/^7: A quotation mark is opened here/),
    ]);
    expect(notesOf(await read('q.csv', 'frage,x\n'))).toEqual([
      expect.stringMatching(/^1: The first line must name/),
    ]);
  });
});
