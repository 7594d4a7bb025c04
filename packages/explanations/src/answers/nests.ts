import type { Statement } from '../code/statement.ts';
import { bodyOf, everyNest, firstText } from '../code/statements.ts';
import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';

/** The counters of a loop and of the one in it. */
function countersOf(nest: readonly [Statement, Statement]): readonly [string, string] {
  const [first = '', second = ''] = nest.map(({ head }) => /^(?:int\s+)?(\w+)/.exec(head)?.[1] ?? '');
  return [first, second];
}

const mentions = (name: string, text: string): boolean =>
  name !== '' && new RegExp(String.raw`\b${name}\b`).test(text);

const beginsWithZero = ({ head }: Statement): boolean =>
  /(\w+)\s*=\s*0\s*;\s*\1\s*</.test(head) || /^\w+ +in +range\( *(?:len\(\w+\)|\w+) *\)$/.test(head);

/** Both orders of each pair are counted: twice as many as there are. */
function pairsTwice({ program, expected, actual }: TakenApart): Values | undefined {
  const isTwice = Number(expected.text) > 0 && Number(actual.text) === 2 * Number(expected.text);
  for (const nest of everyNest(isTwice ? program : undefined)) {
    const [first, second] = countersOf(nest);
    const [, inner] = nest;
    const asksBoth = new RegExp(
      String.raw`\[\s*${first}\s*\][^;{}\n]*\[\s*${second}\s*\]|\[\s*${second}\s*\][^;{}\n]*\[\s*${first}\s*\]`,
    );
    const counts = /\+\+|\+=\s*1\b|\+\s*1\b/.test(firstText(inner));
    if (nest.every(beginsWithZero) && asksBoth.test(inner.text) && counts)
      return { first, second, given: actual.text, wanted: expected.text, line: String(inner.line) };
  }
  return undefined;
}

/** Whether the numbers of each line are all its own, or count up. */
function shapeOf(lines: readonly string[]): 'same' | 'counts' | undefined {
  const rows = lines.map((line) => (/\s/.test(line.trim()) ? wordsOf(line) : Array.from(line)));
  const areAll = (value: (row: number, at: number) => number): boolean =>
    rows.every(
      (row, line) => row.length > 0 && row.every((each, at) => each === String(value(line, at) + 1)),
    );
  if (areAll((line) => line)) return 'same';
  return areAll((_, at) => at) ? 'counts' : undefined;
}

const PRINTS = /\b(?:print\w*|cout|puts)\b/;

/** Every line is one number over and over, its own; the program counts up in it, or the other way round. */
function otherCounter({ program, expected, actual }: TakenApart): Values | undefined {
  const shapes = [expected, actual].map(({ lines }) => shapeOf(lines));
  const [wanted] = shapes;
  const areOther = new Set(shapes).size === 2 && !shapes.includes(undefined) && expected.lines.length > 2;
  for (const nest of everyNest(areOther ? program : undefined)) {
    const counters = countersOf(nest);
    const [right = '', wrong = ''] = wanted === 'same' ? counters : counters.toReversed();
    const printed = bodyOf(nest[1]).find(({ text }) => PRINTS.test(text) && mentions(wrong, text));
    const [wantedLine = '', givenLine = ''] = [expected, actual].map(({ lines }) => lines[2] ?? '');
    if (printed && !mentions(right, printed.text))
      return { wrong, right, line: String(printed.line), wanted: wantedLine, given: givenLine };
  }
  return undefined;
}

/** `a[i] > a[i + 1]` in an inner loop that counts with `j`. */
function innerUnused({ program }: TakenApart): Values | undefined {
  for (const nest of everyNest(program)) {
    const [first, second] = countersOf(nest);
    const text = firstText(nest[1]);
    const neighbours = new RegExp(
      String.raw`\b(\w+)\[\s*${first}\s*\]\s*[<>]=?\s*\1\[\s*${first}\s*\+\s*1\s*\]`,
    );
    const given = neighbours.exec(text)?.[0];
    const areCounted = nest.every(({ kind }) => kind === 'for') && first !== '' && second !== '';
    if (!areCounted || given === undefined || mentions(second, text)) continue;
    const better = given.replaceAll(new RegExp(String.raw`\b${first}\b`, 'g'), second);
    return { given, first, second, better, line: String(nest[1].line) };
  }
  return undefined;
}

/** Two loops, one in the other, and which of their counters does what. */
export const nestRules: readonly AnswerRule[] = [
  {
    id: 'answers/pairs-twice',
    text: {
      en: 'Your count, {given}, is twice {wanted}: each pair is met as `{first}`, `{second}` and once more the other way round. Let `{second}` on line {line} begin with `{first} + 1`.',
      hi: 'आपकी गिनती {given}, {wanted} की दोगुनी है: हर जोड़ा `{first}`, `{second}` के रूप में और फिर उलटे क्रम में मिलता है। पंक्ति {line} पर `{second}` को `{first} + 1` से शुरू करें।',
    },
    fits: pairsTwice,
  },
  {
    id: 'answers/other-counter-printed',
    text: {
      en: 'The third line should be `{wanted}`, and yours is `{given}`: line {line} prints `{wrong}`. Print `{right}` there.',
      hi: 'तीसरी पंक्ति `{wanted}` होनी चाहिए, और आपकी `{given}` है: पंक्ति {line} `{wrong}` छापती है। वहाँ `{right}` छापें।',
    },
    fits: otherCounter,
  },
  {
    id: 'answers/inner-counter-unused',
    text: {
      en: 'The loop on line {line} counts with `{second}`, but `{given}` in it looks at the same two places each time. Write `{better}` there, and `{second}` for `{first}` where they are exchanged.',
      hi: 'पंक्ति {line} का लूप `{second}` से गिनता है, पर उसमें `{given}` हर बार वही दो जगहें देखता है। वहाँ `{better}` लिखें, और अदला-बदली में भी `{first}` की जगह `{second}`।',
    },
    fits: innerUnused,
  },
];
