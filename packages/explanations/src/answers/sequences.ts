import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { codeOf, withoutTexts } from '../code/program.ts';

const LANGUAGES = ['c', 'cpp', 'java', 'js', 'py'] as const;

const numbersOf = (words: readonly string[]): readonly number[] => words.map(Number);

/** Whether each number but the first two is the sum of the two before it. */
const isFibonacci = (numbers: readonly number[]): boolean =>
  numbers.length >= 5 &&
  numbers.every(
    (each, at) =>
      Number.isInteger(each) && (at < 2 || each === (numbers[at - 1] ?? 0) + (numbers[at - 2] ?? 0)),
  );

const begins = (numbers: readonly number[]): string => numbers.slice(0, 2).join(', ');

/** Both outputs follow the rule, and begin with other numbers. */
function otherBeginning({ expected, actual }: TakenApart): Values | undefined {
  const [wanted, given] = [numbersOf(expected.words), numbersOf(actual.words)];
  if (!isFibonacci(wanted) || !isFibonacci(given) || begins(wanted) === begins(given)) return undefined;
  return { given: begins(given), wanted: begins(wanted) };
}

const FIBONACCI = [2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181, 6765, 10_946];

/** The number of the sequence that stands one place before the right one, or behind it. */
function neighbour({ program, expected, actual }: TakenApart): Values | undefined {
  const [wanted, given] = [Number(expected.text), Number(actual.text)];
  const [place, other] = [FIBONACCI.indexOf(wanted), FIBONACCI.indexOf(given)];
  const isNext = place !== -1 && other !== -1 && Math.abs(place - other) === 1;
  return isNext && /fib/i.test(program?.code ?? '')
    ? { given: actual.text, wanted: expected.text }
    : undefined;
}

const VALUE = String.raw`([\w.]+(?:\[\w+\]|\(\w+\))?)`;
const LARGEST = [
  new RegExp(
    String.raw`\bif\s*\(\s*${VALUE}\s*([<>])=?\s*(\w+)\s*\)\s*\{?\s*\3\s*=\s*\1\s*;\s*\}?\s*(?:else\s+)?if\s*\(\s*\1\s*\2=?\s*(\w+)\b[^;{}]*\)\s*\{?\s*\4\s*=\s*\1\s*;`,
  ),
  new RegExp(
    String.raw`\bif +${VALUE} *([<>])=? *(\w+) *:\s*\3 *= *\1\s*\n\s*(?:el)?if +\1 *\2=? *(\w+)\b[^:\n]*:\s*\4 *= *\1\s*$`,
    'm',
  ),
];

/** `if (x > max) max = x; else if (x > second) second = x;`: the largest before is lost. */
function secondNotKept({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, ...LANGUAGES));
  for (const form of LARGEST) {
    const [, value = '', , most = '', second = ''] = form.exec(code) ?? [];
    const isKept = new RegExp(String.raw`\b${second}\s*=\s*${most}\b`).test(code);
    if (most !== '' && most !== second && !isKept)
      return { given: `${most} = ${value}`, most, better: `${second} = ${most}` };
  }
  return undefined;
}

const KEPT_LATE = [
  new RegExp(
    String.raw`\bif\s*\(\s*${VALUE}\s*[<>]=?\s*(\w+)\s*\)\s*\{\s*\2\s*=\s*\1\s*;\s*(\w+)\s*=\s*\2\s*;`,
  ),
  new RegExp(
    String.raw`\bif +${VALUE} *[<>]=? *(\w+) *:[^\S\n]*\n(?:[ \t]+)\2 *= *\1\s*\n[ \t]+(\w+) *= *\2\s*$`,
    'm',
  ),
];

/** `{ max = x; second = max; }` in this order, where something is compared with `second` too. */
function secondKeptLate({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, ...LANGUAGES));
  for (const form of KEPT_LATE) {
    const [, value = '', most = '', second = ''] = form.exec(code) ?? [];
    const isCompared = new RegExp(String.raw`[<>]=?\s*${second}\b`).test(code);
    if (most !== '' && second !== most && isCompared)
      return { first: `${most} = ${value}`, given: `${second} = ${most}`, most };
  }
  return undefined;
}

/** What a search or a sequence keeps from one turn to the next. */
export const sequenceRules: readonly AnswerRule[] = [
  {
    id: 'answers/other-beginning',
    text: {
      en: 'Each of your numbers is the sum of the two before it, as it should be, but they begin with {given} instead of {wanted}. Check the two first values, and which is printed first.',
      hi: 'हर संख्या पिछली दो का जोड़ है, जैसा होना चाहिए, पर वे {wanted} की जगह {given} से शुरू होती हैं। शुरू के दोनों मान देखें, और यह कि पहले कौन-सा छपता है।',
    },
    fits: otherBeginning,
  },
  {
    id: 'answers/fibonacci-neighbour',
    text: {
      en: '`{given}` and the right answer `{wanted}` are neighbours in the Fibonacci numbers. Check the two values that you begin with, and how many times the loop or the call goes on.',
      hi: '`{given}` और सही उत्तर `{wanted}` Fibonacci संख्याओं में पड़ोसी हैं। शुरू के दोनों मान देखें, और यह कि लूप या call कितनी बार चलता है।',
    },
    fits: neighbour,
  },
  {
    id: 'answers/second-not-kept',
    text: {
      en: '`{given}` forgets the old `{most}`, which is now the second. Write `{better}` just before it.',
      hi: '`{given}` पुराने `{most}` को भुला देता है, जो अब दूसरे स्थान पर है। उससे ठीक पहले `{better}` लिखें।',
    },
    fits: secondNotKept,
  },
  {
    id: 'answers/second-kept-late',
    text: {
      en: 'After `{first}`, `{given}` gets the new `{most}`, so both are the same. Write `{given}` before `{first}`.',
      hi: '`{first}` के बाद `{given}` को नया ही `{most}` मिलता है, इसलिए दोनों एक हो जाते हैं। `{given}` को `{first}` से पहले लिखें।',
    },
    fits: secondKeptLate,
  },
];
