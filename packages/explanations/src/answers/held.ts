import { bareCode } from '../code/program.ts';
import { bodyOf, everyLoop, plainly } from '../code/statements.ts';
import type { AnswerRule, TakenApart, Values } from './answer.ts';

const codeOf = ({ program }: TakenApart, ...keys: readonly string[]): string =>
  program && keys.includes(program.key) ? bareCode(program) : '';

/** What a limit counts as: a character by its number. */
const valueOf = (text: string): number => (text.startsWith("'") ? (text.codePointAt(1) ?? 0) : Number(text));

/** `c >= 'A' || c <= 'Z'`: every character is one of the two. */
function wholeRange({ program }: TakenApart): Values | undefined {
  const range =
    /(?<![\w.])([\w.[\]]+(?:\(\w*\))?)\s*>=?\s*('[^'\n]'|-?\d+)\s*(\|\||\bor\b)\s*\1\s*<=?\s*('[^'\n]'|-?\d+)(?![\w.])/;
  const [given, , low = '', sign = '', high = ''] = range.exec(program?.code ?? '') ?? [];
  return given !== undefined && valueOf(low) <= valueOf(high)
    ? { given, better: sign === 'or' ? 'and' : '&&' }
    : undefined;
}

/** `cout << s.top()` in a loop that takes nothing out. */
function topKept(answer: TakenApart): Values | undefined {
  const { program } = answer;
  for (const loop of everyLoop(program)) {
    const [, name, looks] =
      /\b(\w+)\.(top|front|peek)\(\)/.exec(
        bodyOf(loop)
          .map(plainly)
          .find((each) => /\b(?:cout|print\w*)\b/.test(each)) ?? '',
      ) ?? [];
    const isTaken = new RegExp(String.raw`\b${name ?? ''}\.(?:pop|poll|remove)\w*\(`).test(loop.text);
    const isSame = new Set(answer.actual.words).size === 1 && answer.actual.words.length > 1;
    if (name !== undefined && looks !== undefined && !isTaken && isSame)
      return { given: `${name}.${looks}()`, name, line: String(loop.line) };
  }
  return undefined;
}

/** `int pi = 3.14;` keeps 3. */
function fractionCut(answer: TakenApart): Values | undefined {
  const [given, type, name, whole] =
    /\b(int|long)\s+(\w+)\s*=\s*(-?\d+)\.\d*[1-9]\d*\s*;/.exec(codeOf(answer, 'c', 'cpp')) ?? [];
  return given === undefined || type === undefined || name === undefined || whole === undefined
    ? undefined
    : { given: given.replace(/\s*;$/, ''), name, whole, better: `double ${name}` };
}

/** `int[] b = a;` and then one of the two is changed. */
function sameArray(answer: TakenApart): Values | undefined {
  const code = codeOf(answer, 'java');
  const [given, copy = '', from = ''] = /\b\w+\s*\[\]\s*(\w+)\s*=\s*(\w+)\s*;/.exec(code) ?? [];
  const behind = given === undefined ? '' : code.slice(code.indexOf(given) + given.length);
  const isChanged = new RegExp(
    String.raw`\b(?:${copy}|${from})\s*\[[^\]]*\]\s*(?:[-+*/]?=(?!=)|\+\+)|\bsort\(\s*(?:${copy}|${from})\b`,
  ).test(behind);
  const areUsed = [copy, from].every((name) => new RegExp(String.raw`\b${name}\b`).test(behind));
  return given !== undefined && isChanged && areUsed
    ? { given: given.replace(/\s*;$/, ''), copy, from, better: `${from}.clone()` }
    : undefined;
}

/** What a name, a type or a container holds. */
export const heldRules: readonly AnswerRule[] = [
  {
    id: 'answers/whole-range',
    text: {
      en: '`{given}` is always true: what is not beyond the one is beyond the other. For what lies between the two write `{better}`.',
      hi: '`{given}` हमेशा सच है: जो एक के पार नहीं है वह दूसरे के पार है। दोनों के बीच के लिए `{better}` लिखें।',
    },
    fits: wholeRange,
  },
  {
    id: 'answers/top-kept',
    text: {
      en: '`{given}` only looks and takes nothing out, so the loop on line {line} sees the same value each time. Take it out after that: `{name}.pop()`.',
      hi: '`{given}` केवल देखता है, निकालता कुछ नहीं, इसलिए पंक्ति {line} के लूप को हर बार वही मान मिलता है। उसके बाद निकालें: `{name}.pop()`।',
    },
    fits: topKept,
  },
  {
    id: 'answers/fraction-cut',
    text: {
      en: '`{given}` keeps only {whole}, because `{name}` is a whole number. Write `{better}`.',
      hi: '`{given}` केवल {whole} रखता है, क्योंकि `{name}` पूर्ण संख्या है। `{better}` लिखें।',
    },
    fits: fractionCut,
  },
  {
    id: 'answers/same-array',
    text: {
      en: '`{given}` makes no second array: both names are of the same one, so a change through `{copy}` shows in `{from}`. For a copy write `{better}`.',
      hi: '`{given}` से दूसरा array नहीं बनता: दोनों नाम एक ही array के हैं, इसलिए `{copy}` से किया बदलाव `{from}` में दिखता है। copy के लिए `{better}` लिखें।',
    },
    fits: sameArray,
  },
];
