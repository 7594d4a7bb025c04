import { functionsOf } from '../code/functions.ts';
import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { codeOf, withoutTexts } from '../code/program.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const LANGUAGES = ['c', 'cpp', 'java', 'js', 'py'] as const;

type Single = { readonly wanted: number; readonly given: number; readonly inputs: readonly number[] };

/** An answer of one number to an input of numbers. */
function singleOf({ input, expected, actual }: TakenApart): Single | undefined {
  const inputs = wordsOf(input);
  const isSingle = [expected, actual].every(({ words }) => words.length === 1 && NUMBER.test(words[0] ?? ''));
  if (!isSingle || inputs.length === 0 || !inputs.every((word) => NUMBER.test(word))) return undefined;
  return { wanted: Number(expected.text), given: Number(actual.text), inputs: inputs.map(Number) };
}

const hasLoop = (answer: TakenApart): boolean =>
  /\b(?:for|while)\b/.test(codeOf(answer.program, ...LANGUAGES));

/** The numbers of an input without the one that counts them. */
function countedOff(inputs: readonly number[]): readonly number[] {
  return inputs[0] === inputs.length - 1 && inputs.length > 2 ? inputs.slice(1) : inputs;
}

const near = (left: number, right: number): boolean => Math.abs(left - right) < 1e-9;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** What a single number counts up to, or the numbers of the input themselves. */
function summands({ inputs }: Single): readonly number[] {
  const [only = 0] = inputs;
  const isCount = inputs.length === 1 && Number.isInteger(only) && only > 1 && only < 10_000;
  return isCount ? Array.from({ length: only }, (_, index) => index + 1) : countedOff(inputs);
}

/** The last number of a sum is missing in it. */
function lastNotAdded(answer: TakenApart): Values | undefined {
  const single = singleOf(answer);
  const adds = /\+=|\b(\w+)\s*=\s*\1\s*\+|\bsum\(/.test(codeOf(answer.program, ...LANGUAGES));
  if (!single || !hasLoop(answer) || !adds) return undefined;
  const { wanted, given } = single;
  const numbers = summands(single);
  const less = numbers.at(-1) ?? 0;
  const isSum = numbers.length > 2 && near(wanted, sumOf(numbers)) && near(wanted - given, less);
  return isSum && less !== 0 ? { less: String(less) } : undefined;
}

function countAddedToo(answer: TakenApart): Values | undefined {
  const single = singleOf(answer);
  if (!single || !hasLoop(answer)) return undefined;
  const { wanted, given, inputs } = single;
  const [count = 0] = inputs;
  const numbers = countedOff(inputs);
  const isCounted = numbers.length < inputs.length && near(wanted, sumOf(numbers));
  // A last number that is taken twice would look the same.
  return isCounted && numbers.at(-1) !== count && near(given - wanted, count)
    ? { more: String(count) }
    : undefined;
}

const factorialOf = (number: number): number => (number > 1 ? number * factorialOf(number - 1) : 1);

/** A factorial lacks its last factor. */
function factorMissing(answer: TakenApart): Values | undefined {
  const single = singleOf(answer);
  if (!single) return undefined;
  const { wanted, given, inputs } = single;
  const [only = 0] = inputs;
  if (inputs.length !== 1 || !Number.isInteger(only) || only < 3 || only > 20) return undefined;
  return near(wanted, factorialOf(only)) && near(given * only, wanted) ? { factor: String(only) } : undefined;
}

/** Whether a number is what a program may have printed of this one: to two places at least, or cut off. */
const isRounded = (printed: number, exact: number): boolean =>
  Math.abs(printed - exact) < 0.006 || printed === Math.trunc(exact);

/** `a + b / 2` for the mean: only the last number is divided. */
function dividedFirst(answer: TakenApart): Values | undefined {
  const single = singleOf(answer);
  const code = withoutTexts(codeOf(answer.program, ...LANGUAGES));
  const [, given, sum, by] = /(?<![\w+*/-]\s*)(((?:\w+\s*\+\s*)+\w+)\s*\/\s*(\d+(?:\.0)?))/.exec(code) ?? [];
  if (!single || given === undefined || sum === undefined || by === undefined) return undefined;
  const total = sumOf(single.inputs);
  const last = single.inputs.at(-1) ?? 0;
  const isMean = isRounded(single.wanted, total / Number(by));
  const rest = single.given - (total - last);
  const isDivided = isRounded(rest, last / Number(by));
  return isMean && isDivided ? { given, better: `(${sum}) / ${by}` } : undefined;
}

/** The smallest for the largest. */
function otherExtreme(answer: TakenApart): Values | undefined {
  const single = singleOf(answer);
  if (!single || !/[<>]/.test(codeOf(answer.program, ...LANGUAGES))) return undefined;
  const { wanted, given, inputs } = single;
  const numbers = countedOff(inputs);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (least === most || numbers.length < 2) return undefined;
  const isOther = (given === least && wanted === most) || (given === most && wanted === least);
  return isOther ? { given: String(given), wanted: String(wanted) } : undefined;
}

/** The search for the largest of negative numbers began with 0. */
function beganWithZero(answer: TakenApart): Values | undefined {
  const single = singleOf(answer);
  const code = codeOf(answer.program, ...LANGUAGES).replaceAll(/<<|>>|#include.*/g, '');
  if (!single || !/=\s*0\b/.test(code) || !/[<>]/.test(code)) return undefined;
  const { wanted, given, inputs } = single;
  const numbers = countedOff(inputs);
  const isExtreme = wanted === Math.min(...numbers) || wanted === Math.max(...numbers);
  return given === 0 && isExtreme && numbers.length > 1 && !numbers.includes(0) ? {} : undefined;
}

/** `p = 0` and then `p *= x`; `return 0` in a function that multiplies. */
function productOfZero(answer: TakenApart): Values | undefined {
  if (!differing(answer).some(({ given }) => /^-?0(?:\.0+)?$/.test(given))) return undefined;
  const code = codeOf(answer.program, ...LANGUAGES);
  for (const [, name = ''] of code.matchAll(/\b(\w+)\s*=\s*0(?:\.0)?\s*(?=[;,\n])/g)) {
    const multiplied = new RegExp(
      String.raw`\b${name}\s*(?:\*=|=\s*${name}\s*\*\s*[\w.[\]]+\s*(?:;|$))`,
      'm',
    );
    if (multiplied.test(code)) return { given: `${name} = 0` };
  }
  const isFactor =
    answer.program &&
    functionsOf(answer.program).some(
      ({ name, body }) =>
        /\breturn\s+0\b/.test(body) && new RegExp(String.raw`\breturn\s+\w+\s*\*\s*${name}\s*\(`).test(body),
    );
  return isFactor ? { given: 'return 0' } : undefined;
}

/** The words that differ, one by one, when there are as many. */
function differing({ expected, actual }: TakenApart): readonly { wanted: string; given: string }[] {
  if (expected.words.length !== actual.words.length) return [];
  return expected.words
    .map((wanted, index) => ({ wanted, given: actual.words[index] ?? '' }))
    .filter(({ wanted, given }) => wanted !== given);
}

/** The two numbers whose digits stand side by side in what should be their sum or product. */
function sumParts(wanted: string, given: string): readonly [string, string] | undefined {
  for (let at = 1; at < given.length; at++) {
    const [left, right] = [given.slice(0, at), given.slice(at)];
    const [first, second] = [Number(left), Number(right)];
    if ([first + second, first * second].includes(Number(wanted))) return [left, right];
  }
  return undefined;
}

/** `"Sum: " + a + b`: after a text `+` joins. */
function joinedAfterText(answer: TakenApart): Values | undefined {
  const code = codeOf(answer.program, 'java', 'js');
  const [, left, right] = /"\s*\+\s*(\w+)\s*\+\s*(\w+)\s*[);]/.exec(code) ?? [];
  // The sum may stand behind words that nobody asked for.
  const alone = { wanted: answer.expected.text, given: answer.actual.words.at(-1) ?? '' };
  const [first = alone] = differing(answer);
  if (left === undefined || right === undefined) return undefined;
  if (!/^\d+$/.test(first.given) || !/^\d+$/.test(first.wanted)) return undefined;
  return sumParts(first.wanted, first.given) ? { given: first.given, left, right } : undefined;
}

/** `a + ' ' + b` of numbers adds the number of that character. */
function characterAdded(answer: TakenApart): Values | undefined {
  const { program, expected, actual } = answer;
  for (const [, sign = ''] of codeOf(program, 'java', 'cpp').matchAll(/\+\s*'([^'\\\n])'\s*\+/g)) {
    const at = expected.lines.findIndex((line, index) => line !== actual.lines[index]);
    const parts = (expected.lines[at] ?? '').split(sign);
    const number = sign.codePointAt(0) ?? 0;
    const sum = sumOf(parts.map(Number)) + number * (parts.length - 1);
    if (parts.length > 1 && String(sum) === actual.lines[at])
      return { sign: `'${sign}'`, code: String(number), text: `"${sign}"` };
  }
  return undefined;
}

/** `"3" * 4` repeats the text. */
function textRepeated(answer: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(answer.program, 'py'));
  if (!/=\s*input\([^()]*\)(?:\.(?:strip|split)\([^()]*\))?$/m.test(code) || !code.includes('*'))
    return undefined;
  const [first] = differing(answer);
  if (!first || !NUMBER.test(first.wanted)) return undefined;
  const text = wordsOf(answer.input).find(
    (word) =>
      first.given.length > word.length && first.given === word.repeat(first.given.length / word.length),
  );
  if (text === undefined || first.given.length > 40) return undefined;
  return { given: first.given, text, times: String(first.given.length / text.length) };
}

/** What the numbers of the input and of the two outputs have to do with each other; exact, so told early. */
export const relationRules: readonly AnswerRule[] = [
  {
    id: 'answers/product-of-zero',
    text: {
      en: '`{given}` makes every product 0, because 0 times anything is 0. For a product begin with 1.',
      hi: '`{given}` से हर गुणनफल 0 हो जाता है, क्योंकि 0 गुणा कुछ भी 0 है। गुणनफल 1 से शुरू करें।',
    },
    fits: productOfZero,
  },
  {
    id: 'answers/divided-first',
    text: {
      en: 'In `{given}` only the last value is divided, because `/` comes before `+`. Put the sum in round brackets: `{better}`.',
      hi: '`{given}` में केवल आख़िरी मान को भाग दिया जाता है, क्योंकि `/` पहले होता है और `+` बाद में। जोड़ को गोल कोष्ठक में रखें: `{better}`।',
    },
    fits: dividedFirst,
  },
  {
    id: 'answers/joined-after-text',
    text: {
      en: '`{given}` is two numbers side by side: after a text, `+` joins instead of adding. Put the sum in round brackets: `({left} + {right})`.',
      hi: '`{given}` पास-पास लिखी दो संख्याएँ हैं: टेक्स्ट के बाद `+` जोड़कर लिखता है। जोड़ के चारों ओर गोल कोष्ठक लगाएँ: `({left} + {right})`।',
    },
    fits: joinedAfterText,
  },
  {
    id: 'answers/character-added',
    text: {
      en: 'Between numbers `{sign}` counts as the number {code} and is added. To print that character write {text} in double quotation marks.',
      hi: 'संख्याओं के बीच `{sign}` संख्या {code} गिना जाता है और जुड़ जाता है। वह चिह्न छापने के लिए दोहरे उद्धरण-चिह्नों में {text} लिखें।',
    },
    fits: characterAdded,
  },
  {
    id: 'answers/text-repeated',
    text: {
      en: '`{given}` is the text `{text}` repeated {times} times: what `input()` gives is a text. Make a number of it with `int(…)`.',
      hi: '`{given}` टेक्स्ट `{text}` है, {times} बार दोहराया हुआ: `input()` टेक्स्ट देता है। `int(…)` से उसे संख्या बनाएँ।',
    },
    fits: textRepeated,
  },
  {
    id: 'answers/other-extreme',
    text: {
      en: 'You printed `{given}`, which lies at the other end of the numbers: `{wanted}` is expected. Check whether `<` and `>` are the right way round.',
      hi: 'आपका उत्तर `{given}` संख्याओं का दूसरा सिरा है: `{wanted}` चाहिए। `<` और `>` की दिशा जाँचें।',
    },
    fits: otherExtreme,
  },
  {
    id: 'answers/began-with-zero',
    text: {
      en: 'You printed 0, which is not among the numbers of the input. Start the search for the largest or smallest with the first number, not with 0.',
      hi: 'आपका उत्तर 0 है, जो इनपुट की संख्याओं में है ही नहीं। सबसे बड़ी या सबसे छोटी संख्या की खोज 0 से नहीं, पहली संख्या से शुरू करें।',
    },
    fits: beganWithZero,
  },
  {
    id: 'answers/last-not-added',
    text: {
      en: 'Your sum is too small by {less}, the last number. Check where the loop starts and stops, so that it includes that one too (`<` or `<=`; in Python `range` stops before its end).',
      hi: 'आपका जोड़ {less} कम है, जो आख़िरी संख्या है। देखें कि लूप कहाँ शुरू होता और रुकता है, ताकि वह भी ली जाए (`<` या `<=`; Python में `range` अपने अंत से पहले रुकता है)।',
    },
    fits: lastNotAdded,
  },
  {
    id: 'answers/count-added',
    text: {
      en: 'Your number is too large by {more}, the first number of the input, which says how many follow. Do not add that one.',
      hi: 'आपकी संख्या {more} ज़्यादा है, जो इनपुट की पहली संख्या है और बताती है कि आगे कितनी आती हैं। उसे न जोड़ें।',
    },
    fits: countAddedToo,
  },
  {
    id: 'answers/factor-missing',
    text: {
      en: 'Your product lacks the factor {factor}, the last one. Check where the loop stops: `<` or `<=`; in Python `range` stops before its end.',
      hi: 'आपके गुणनफल में आख़िरी गुणनखंड {factor} छूटा है। देखें कि लूप कहाँ रुकता है: `<` या `<=`; Python में `range` अपने अंत से पहले रुकता है।',
    },
    fits: factorMissing,
  },
];
