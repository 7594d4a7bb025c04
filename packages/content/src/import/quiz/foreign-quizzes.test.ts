import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Import, importUpload } from '../import-files.ts';

type Choice = string | { text: string; because: string };
type Question = { question: string; correct: Choice[]; wrong: Choice[]; explanation?: string };

function read(name: string, text: string): Promise<Import> {
  return importUpload({ name, bytes: Buffer.from(text) }, new Set());
}

function questionsOf({ assets }: Import): Question[] {
  const bytes = assets[0]?.files.get('quiz.yaml') ?? [];
  return (parse(Buffer.from(bytes).toString()) as { questions: Question[] }).questions;
}

const notesOf = ({ notes }: Import): string[] => notes.map(({ line, message }) => `${line}: ${message}`);

describe('PUBLISHING-26: a quiz in GIFT as teachers write and Moodle exports it', () => {
  it('keeps a program with blank lines around it between its question and its answers', async () => {
    const text =
      '::Loop::[markdown]What does this print?\n\n```c\nfor (;;) \\{ puts("a"); \\}\n```\n\n{\n=`a`\n~`b`\n}\n';
    expect(questionsOf(await read('q.gift', text))).toEqual([
      {
        question: 'What does this print?\n\n```c\nfor (;;) { puts("a"); }\n```',
        correct: ['`a`'],
        wrong: ['`b`'],
      },
    ]);
  });

  it('knows the next question by its words when its answers begin on a line of their own', async () => {
    const text = 'Q1) What is RAM? {=Random Access Memory ~None}\nQ2) CPU stands for:\n{\n~a\n=b\n}\n';
    expect(questionsOf(await read('q.gift', text))).toEqual([
      { question: 'Q1) What is RAM?', correct: ['Random Access Memory'], wrong: ['None'] },
      { question: 'Q2) CPU stands for:', correct: ['b'], wrong: ['a'] },
    ]);
  });

  it('asks each pair of a matching question, with the answers of the others to choose from', async () => {
    const result = await read('q.gift', 'Match the types.{\n=%d -> int\n=%f -> float\n= -> char\n}\n');
    expect(questionsOf(result)).toEqual([
      { question: 'Match the types.\n\n%d', correct: ['int'], wrong: ['float', 'char'] },
      { question: 'Match the types.\n\n%f', correct: ['float'], wrong: ['int', 'char'] },
    ]);
    expect(notesOf(result)).toEqual(['1: A matching question becomes one question for each of its pairs.']);
    expect(notesOf(await read('q.gift', 'Match.{=a -> b =c -> b}\n'))).toEqual([
      expect.stringMatching(/^1: A matching question needs at least two pairs/),
    ]);
  });

  it('reads marks of HTML by their names, formulas and tables, and says where a picture was', async () => {
    const text = String.raw`Who wrote K&amp;R&nbsp;C? {=Kernighan &amp; Ritchie ~<br>}

[html]<p>Is \\( \\frac\{1\}\{2\} \\) &rarr; half &hellip;?</p><table><tr><td>a</td><td>b</td></tr></table>{=yes ~no}

[html]<p>What is it? <img src\="@@PLUGINFILE@@/a.png"></p>{=a ~b}
`;
    const result = await read('q.gift', text);
    expect(questionsOf(result)).toMatchObject([
      {
        question: 'Who wrote K\\&R C?',
        correct: ['Kernighan \\& Ritchie'],
        wrong: ['\\<br\\>'],
      },
      { question: 'Is $\\frac{1}{2}$ → half …?\n\na \\| b' },
      { question: 'What is it?' },
    ]);
    expect(notesOf(result)).toEqual([expect.stringMatching(/^5: A picture is not taken over/)]);
  });

  it('takes Devanagari after a byte-order mark with the line ends of Windows, and says where numbers were asked', async () => {
    const text =
      '\uFEFF::प्रश्न 1::भारत की राजधानी?{=नई दिल्ली ~मुंबई#महाराष्ट्र}\r\n\r\n::Pi::Pi?{#3.14:0.01}\r\n\r\nOne to five?{#1..5}\r\n';
    const result = await read('q.gift', text);
    expect(questionsOf(result)).toEqual([
      {
        question: 'भारत की राजधानी?',
        correct: ['नई दिल्ली'],
        wrong: [{ text: 'मुंबई', because: 'महाराष्ट्र' }],
      },
    ]);
    expect(notesOf(result)).toEqual([
      expect.stringMatching(/^3: A numerical question has no choices/),
      expect.stringMatching(/^5: A numerical question has no choices/),
    ]);
  });
});

describe('PUBLISHING-26: a quiz in Aiken, written by hand', () => {
  it('may have letters in brackets and its answer in other words', async () => {
    const text =
      'Which are even?\n(A) 2\n(B) 3\n(C) 4\nAns: A, C\n\nTwo?\na) 2\nb) 3\nCorrect answer: (a).\n\nWhich tag is bold?\nA. <b>\nB. <i>\nANSWER: A\n';
    expect(questionsOf(await read('a.txt', text))).toEqual([
      { question: 'Which are even?', correct: ['2', '4'], wrong: ['3'] },
      { question: 'Two?', correct: ['2'], wrong: ['3'] },
      { question: 'Which tag is bold?', correct: ['\\<b\\>'], wrong: ['\\<i\\>'] },
    ]);
  });
});

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0 -->
<question type="category"><category><text>$course$/top/CS101</text></category></question>
<question type="multichoice">
  <name><text>op</text></name>
  <questiontext format="html"><text><![CDATA[<p dir="ltr">What is <code>7 / 2</code>?<br></p>]]></text></questiontext>
  <generalfeedback format="html"><text>Both are &lt;b&gt;int&lt;/b&gt;.</text></generalfeedback>
  <single>true</single>
  <answer fraction="100" format="html"><text>3</text><feedback format="html"><text/></feedback></answer>
  <answer fraction="50" format="html"><text>3.5</text><feedback format="html"><text>Whole &amp;rarr; whole.</text></feedback></answer>
</question>
<question type="multichoice">
  <questiontext format="html"><text>सम?</text></questiontext>
  <answer fraction="33.33333"><text>2</text></answer>
  <answer fraction='33.33333'><text>4</text></answer>
  <answer fraction="33.33333"><text>6</text></answer>
  <answer fraction="-100"><text>3</text></answer>
</question>
<question type="truefalse">
  <questiontext format="plain_text"><text>0 &lt; 1</text></questiontext>
  <answer fraction="100"><text>true</text></answer>
  <answer fraction="0"><text>false</text></answer>
</question>
<question type="matching">
  <questiontext format="html"><text>Who&nbsp;made &#105;t?</text></questiontext>
  <subquestion format="html"><text>C</text><answer><text>Ritchie</text></answer></subquestion>
  <subquestion format="html"><text>Java</text><answer><text>Gosling</text></answer></subquestion>
</question>
<question type="cloze"><questiontext><text>{1:NUMERICAL:=1972}</text></questiontext></question>
<question type="essay"><questiontext><text>Discuss.</text></questiontext></question>
<question type="ddwtos"><questiontext><text>Drag.</text></questiontext></question>
</quiz>
`;

describe("PUBLISHING-26: an export of Moodle's question bank as XML", () => {
  it('gives choices with fractions and feedback, true and false, and each pair; the rest is named with its line', async () => {
    const result = await read('bank.xml', XML);
    expect(questionsOf(result)).toEqual([
      {
        question: 'What is `7 / 2`?',
        correct: ['3'],
        wrong: [{ text: '3.5', because: 'Whole → whole.' }],
        explanation: 'Both are **int**.',
      },
      { question: 'सम?', correct: ['2', '4', '6'], wrong: ['3'] },
      { question: '0 \\< 1', correct: ['True'], wrong: ['False'] },
      { question: 'Who made it?\n\nC', correct: ['Ritchie'], wrong: ['Gosling'] },
      { question: 'Who made it?\n\nJava', correct: ['Gosling'], wrong: ['Ritchie'] },
    ]);
    expect(notesOf(result)).toEqual([
      expect.stringMatching(/^11: A choice that is worth 50 % counts as wrong/),
      expect.stringMatching(/^25: A matching question becomes one question/),
      expect.stringMatching(/^30: A cloze question/),
      expect.stringMatching(/^31: An essay/),
      expect.stringMatching(/^32: A question of the type "ddwtos" is not known/),
    ]);
    expect(questionsOf(await read('bank.txt', XML))).toHaveLength(5);
  });

  it.each([
    [
      '<quiz>\n<question type="essay">\n<name></question>\n</quiz>',
      '3: This is no well-formed XML: unexpected close tag.',
    ],
    ['<quiz>\n<question>', '2: <question> is never closed.'],
    ['<!DOCTYPE quiz [<!ENTITY a "b">]>\n<quiz/>', '1: Declarations such as <!DOCTYPE are not read.'],
    ['<quiz><![CDATA[', '1: <quiz> is never closed.'],
    ['<quiz/><!-- and', '1: This is no well-formed XML: unexpected end.'],
    [`<!DOCTYPE q [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>`, '1: Declarations such as'],
    ['<!DOCTYPE quiz SYSTEM "file:///etc/passwd"><quiz/>', '1: Declarations such as'],
    [`<quiz>${'<a>'.repeat(80)}`, '1: Elements are nested too deep.'],
    ['<html></html>', "1: <html> is no export of Moodle's question bank"],
    ['', '1: This is no well-formed XML: document must contain a root element.'],
  ])('is refused with the line and the reason when it is none: %j', async (text, said) => {
    const { assets, faults, notes } = await read('bank.xml', text);
    expect(assets).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(notes.map(({ line, message }) => `${line}: ${message}`)[0]).toContain(said);
  });
});
