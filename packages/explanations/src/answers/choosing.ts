import { bareCode } from '../code/program.ts';
import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';

const codeOf = ({ program }: TakenApart): string => (program ? bareCode(program) : '');

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** `if (i % 2 == 0) s += a[i];` where the values are asked for, not their places. */
function placeForValue(answer: TakenApart): Values | undefined {
  const [, condition, counter, name] =
    /\bif\b[ (]*((\w+)\s*%\s*2\s*[=!]=\s*[01])\s*[):][\s{]*\w+\s*(?:\+=\s*|=\s*\w+\s*\+\s*)(\w+)\[\s*\2\s*\]/.exec(
      codeOf(answer),
    ) ?? [];
  const all = wordsOf(answer.input).map(Number);
  const numbers = all[0] === all.length - 1 ? all.slice(1) : all;
  const sums = [0, 1].map((rest) => sumOf(numbers.filter((each) => Math.abs(each % 2) === rest)));
  if (condition === undefined || counter === undefined || name === undefined) return undefined;
  return sums.includes(Number(answer.expected.text))
    ? { condition, counter, name, better: condition.replace(counter, `${name}[${counter}]`) }
    : undefined;
}

type Labelled = { readonly label: string; readonly value: number };

/** Names with a number each, as `asha 300`. */
function labelledIn(input: string): readonly Labelled[] {
  return input.split('\n').flatMap((line) => {
    const [, label, value] = /^\s*([A-Za-z]\w*)\s+(-?\d+(?:\.\d+)?)\s*$/.exec(line) ?? [];
    return label === undefined ? [] : [{ label, value: Number(value) }];
  });
}

/** The name with the least where that with the most is wanted. */
function otherLabel({ input, expected, actual, program }: TakenApart): Values | undefined {
  const ordered = labelledIn(input).toSorted((left, right) => left.value - right.value);
  const [least, most] = [ordered[0], ordered.at(-1)];
  const isPair = least && most && least.value !== most.value && ordered.length > 1;
  const [given] =
    isPair && program
      ? (/[\w.[\]]+\s*(?<![<>])[<>](?![<>=])\s*[\w.[\]]+/.exec(withoutLoops(bareCode(program))) ?? [])
      : [];
  if (!least || !most || given === undefined) return undefined;
  const isOther = [least, most].every(({ label }) => [expected.text, actual.text].includes(label));
  return isOther ? { printed: actual.text, wanted: expected.text, given: given.trim() } : undefined;
}

/** The conditions of a program without the heads of its `for` loops and its headers. */
const withoutLoops = (code: string): string =>
  code.replaceAll(/\bfor\s*\([^;()]*;[^;()]*;[^()]*\)|#include.*|<<|>>/g, ' ');

/** `w > longest` of texts asks which comes later in the alphabet. */
function lettersForLength(answer: TakenApart): Values | undefined {
  if (answer.program?.key !== 'py') return undefined;
  const words = wordsOf(answer.input);
  const longest = Math.max(...words.map((word) => word.length));
  const areWords = words.every((word) => /^[A-Za-z]+$/.test(word));
  const isLongest =
    areWords &&
    words.length > 1 &&
    answer.expected.text.length === longest &&
    words.includes(answer.expected.text);
  const [, given, left, right] =
    /\bif +(([A-Za-z_]\w*) *[<>]=? *([A-Za-z_]\w*)) *:/.exec(codeOf(answer)) ?? [];
  const isLast = answer.actual.text === words.toSorted().at(-1);
  return isLongest && isLast && given !== undefined && left !== undefined && right !== undefined
    ? {
        given,
        better: given
          .replace(left, `len(${left})`)
          .replace(new RegExp(String.raw`\b${right}$`), `len(${right})`),
      }
    : undefined;
}

/** `1.48148e+06`: how `cout` writes large numbers. */
function writtenWithPower({ program, expected, actual }: TakenApart): Values | undefined {
  const at = actual.words.findIndex((word, index) => word !== expected.words[index]);
  const [given = '', wanted = ''] = [actual.words[at], expected.words[at]];
  const isPower = program?.key === 'cpp' && /^-?\d(?:\.\d+)?e[-+]\d+$/.test(given);
  const isNear = Math.abs(Number(given) - Number(wanted)) <= 1e-4 * Math.abs(Number(wanted));
  return isPower && isNear && wanted !== '' ? { given, wanted } : undefined;
}

/** The first of several divisors was taken, where the greatest is wanted. */
function firstDivisor(answer: TakenApart): Values | undefined {
  const [first = 0, second = 0, more] = wordsOf(answer.input).map(Number);
  const [, condition] =
    /\bif\b[ (]*(\w+\s*%\s*(\w+)\s*==\s*0\s*(?:&&|and)\s*\w+\s*%\s*\2\s*==\s*0)[\s):{]*[^{}]*?\bbreak\b/.exec(
      codeOf(answer),
    ) ?? [];
  const [wanted, given] = [Number(answer.expected.text), Number(answer.actual.text)];
  const areDivisors = [wanted, given].every((each) => each > 1 && first % each === 0 && second % each === 0);
  return condition !== undefined && more === undefined && areDivisors && given < wanted
    ? { condition, given: String(given), wanted: String(wanted) }
    : undefined;
}

/** Which of several values is chosen: by its place or by itself, the least or the most, the first or the last. */
export const choosingRules: readonly AnswerRule[] = [
  {
    id: 'answers/place-for-value',
    text: {
      en: '`{condition}` asks for the place `{counter}`, not for the value there. For even or odd values write `{better}`.',
      hi: '`{condition}` जगह `{counter}` को देखता है, वहाँ के मान को नहीं। सम या विषम मानों के लिए `{better}` लिखें।',
    },
    fits: placeForValue,
  },
  {
    id: 'answers/other-label',
    text: {
      en: '`{printed}` has the value at the other end of those of the input: `{wanted}` is expected. Turn the comparison `{given}` round.',
      hi: '`{printed}` का मान इनपुट के मानों में दूसरे सिरे पर है: `{wanted}` चाहिए। तुलना `{given}` उलटी करें।',
    },
    fits: otherLabel,
  },
  {
    id: 'answers/letters-for-length',
    text: {
      en: '`{given}` asks which word comes later in the alphabet, not which is longer. Write `{better}`.',
      hi: '`{given}` यह देखता है कि कौन-सा शब्द वर्णमाला में बाद में आता है, यह नहीं कि कौन-सा लंबा है। `{better}` लिखें।',
    },
    fits: lettersForLength,
  },
  {
    id: 'answers/written-with-power',
    text: {
      en: '`{given}` is how `cout` writes a large number; expected is `{wanted}`. Write `cout << fixed << setprecision(…) << …`, with `#include <iomanip>`, and with as many decimals as wanted.',
      hi: '`cout` बड़ी संख्या को `{given}` जैसा लिखता है; चाहिए `{wanted}`। `#include <iomanip>` के साथ `cout << fixed << setprecision(…) << …` लिखें, जितने दशमलव चाहिए उतने।',
    },
    fits: writtenWithPower,
  },
  {
    id: 'answers/first-divisor',
    text: {
      en: 'The loop stops with `break` at the first number for which `{condition}` is true, {given}; the greatest is {wanted}. Leave out the `break`, so that the last one is kept.',
      hi: 'लूप उस पहली संख्या पर `break` से रुकता है जिसके लिए `{condition}` सच है, {given}; सबसे बड़ी {wanted} है। `break` हटाएँ, ताकि आख़िरी बची रहे।',
    },
    fits: firstDivisor,
  },
];
