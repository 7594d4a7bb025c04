import { bareCode } from '../code/program.ts';
import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';

const javaOf = ({ program }: TakenApart): string => (program?.key === 'java' ? bareCode(program) : '');

/** `void Lamp(int w)` in `class Lamp`: a method that nobody calls. */
function constructorWithType(answer: TakenApart): Values | undefined {
  const code = javaOf(answer);
  for (const [, name = ''] of code.matchAll(/\bclass\s+(\w+)/g)) {
    const [given, type] =
      new RegExp(String.raw`\b(void|int|double|String)\s+${name}\s*\([^()]*\)(?=\s*\{)`).exec(code) ?? [];
    const isCalled = new RegExp(String.raw`\.\s*${name}\s*\(`).test(code);
    if (given !== undefined && type !== undefined && !isCalled)
      return { given: given.replaceAll(/\s+/g, ' '), type, name };
  }
  return undefined;
}

/** What Java itself calls, and how it is written. */
const OWN = ['equals(Object', 'toString(', 'hashCode(', 'compareTo(', 'compare('];

/** `equal(Object o)`, `tostring()`: a method that was meant to be one of Java's own. */
function methodMisnamed(answer: TakenApart): Values | undefined {
  const code = javaOf(answer);
  for (const own of OWN) {
    const [right = ''] = own.split('(');
    const written = new RegExp(String.raw`\bpublic\s+\w+\s+(${right.replace(/s$/, 's?')})\s*\(`, 'gi');
    for (const [, name = ''] of code.matchAll(written)) {
      const isCalled = new RegExp(String.raw`\.\s*${name}\s*\(`).test(code);
      const isThere = new RegExp(String.raw`\bpublic\s+\w+\s+${right}\s*\(`).test(code);
      if (name !== right && !isCalled && !isThere) return { name, right };
    }
  }
  return undefined;
}

/** The names that are declared as `Integer` or `Long`. */
const boxesIn = (code: string): ReadonlySet<string> =>
  new Set(
    [...code.matchAll(/\b(?:Integer|Long)\s+([\w\s,=.()]+);/g)].flatMap(([, names = '']) =>
      names.split(',').map((each) => /^\s*(\w+)/.exec(each)?.[1] ?? ''),
    ),
  );

/** `a.get(i) == b.get(j)` of two lists of numbers. */
function elementsCompared(code: string): Values | undefined {
  const [given] = /\b\w+\.get\([^()]*\)\s*[=!]=\s*\w+\.get\([^()]*\)/.exec(code) ?? [];
  const areBoxes = /\bList<(?:Integer|Long)>|\bMap<\w+,\s*(?:Integer|Long)>/.test(code);
  return given !== undefined && areBoxes
    ? { given, better: `${given.replace(/\s*[=!]=\s*/, '.equals(')})` }
    : undefined;
}

/** `Integer a, b; a == b`: the same number, and two objects. */
function boxesCompared(answer: TakenApart): Values | undefined {
  const code = javaOf(answer);
  // Up to 127 Java keeps one object for each number.
  if (!wordsOf(answer.input).some((word) => Number(word) > 127 || Number(word) < -128)) return undefined;
  const boxes = boxesIn(code);
  for (const [given, left = '', sign, right = ''] of code.matchAll(
    /(?<![\w.])(\w+)\s*([=!]=)\s*(\w+)\b(?!\s*[.(])/g,
  )) {
    if (boxes.has(left) && boxes.has(right))
      return { given, better: `${sign === '!=' ? '!' : ''}${left}.equals(${right})` };
  }
  return elementsCompared(code);
}

/** What a class of Java was meant to have, and has not. */
export const memberRules: readonly AnswerRule[] = [
  {
    id: 'answers/constructor-with-type',
    text: {
      en: '`{given}` is a method and no constructor, because `{type}` stands before its name, so `new {name}(…)` never runs it. Delete `{type}`.',
      hi: '`{given}` एक method है, constructor नहीं, क्योंकि नाम से पहले `{type}` है, इसलिए `new {name}(…)` उसे कभी नहीं चलाता। `{type}` हटाएँ।',
    },
    fits: constructorWithType,
  },
  {
    id: 'answers/method-misnamed',
    text: {
      en: 'Java calls `{right}` by itself, and yours is called `{name}`, so it never runs. Write its name as `{right}`, with `@Override` above it.',
      hi: 'Java ख़ुद `{right}` को बुलाता है, और आपके method का नाम `{name}` है, इसलिए वह कभी नहीं चलता। नाम `{right}` लिखें, और ऊपर `@Override`।',
    },
    fits: methodMisnamed,
  },
  {
    id: 'answers/boxes-compared',
    text: {
      en: '`{given}` asks whether both are one and the same object; with `Integer` that is seldom so above 127, even for equal numbers. Write `{better}`, or use `int`.',
      hi: '`{given}` यह पूछता है कि दोनों एक ही object हैं या नहीं; `Integer` में 127 से ऊपर बराबर संख्याएँ भी अक्सर अलग object होती हैं। `{better}` लिखें, या `int` लें।',
    },
    fits: boxesCompared,
  },
];
