import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { bareCode, codeOf } from '../code/program.ts';

const LANGUAGES = ['c', 'cpp', 'java', 'js', 'py'] as const;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const hasLoop = ({ program }: TakenApart): boolean => /\b(?:for|while)\b/.test(codeOf(program, ...LANGUAGES));

type Numbers = { readonly wanted: number; readonly given: number; readonly inputs: readonly number[] };

/** An answer of one number to an input of several numbers; the one that counts them is left out. */
function numbersOf({ input, expected, actual }: TakenApart): Numbers | undefined {
  const words = wordsOf(input);
  if (![expected.text, actual.text, ...words].every((word) => NUMBER.test(word))) return undefined;
  const all = words.map(Number);
  const inputs = all[0] === all.length - 1 && all.length > 2 ? all.slice(1) : all;
  return { wanted: Number(expected.text), given: Number(actual.text), inputs };
}

/** How many more were to be counted. */
const fewer = ({ expected, actual }: TakenApart): number =>
  /^\d+$/.test(expected.text) && /^\d+$/.test(actual.text) ? Number(expected.text) - Number(actual.text) : 0;

/** `c == 'a'` in a text that has an `A`. */
function capitalsLeftOut(answer: TakenApart): Values | undefined {
  const { program, input } = answer;
  const code = codeOf(program, ...LANGUAGES);
  const letters = [...code.matchAll(/==\s*['"]([a-z])['"]/g)].map(([, letter = '']) => letter);
  const listed = /["']([a-z]{5})["']/.exec(code)?.[1] ?? '';
  const known = new Set([...letters, ...Array.from(listed)]);
  if (known.size === 0 || /lower|upper|casefold|\b(?:32|65|97)\b/i.test(code) || /(['"])[A-Z]+\1/.test(code))
    return undefined;
  const capitals = Array.from(input).filter(
    (letter) => known.has(letter.toLowerCase()) && !known.has(letter),
  );
  const [first] = capitals;
  return first !== undefined && fewer(answer) === capitals.length
    ? { capital: first, small: first.toLowerCase() }
    : undefined;
}

/** The spaces of a line are counted for its words. */
function gapsCounted(answer: TakenApart): Values | undefined {
  const { program, input, expected, actual } = answer;
  const isAsked = /==\s*(?:' '|" "|32)|isspace|isWhitespace/.test(codeOf(program, ...LANGUAGES));
  const isLine = input
    .split('\n')
    .some(
      (line) =>
        String(wordsOf(line).length) === expected.text &&
        String(line.trim().split(' ').length - 1) === actual.text,
    );
  return isAsked && isLine && fewer(answer) === 1 ? { given: actual.text, wanted: expected.text } : undefined;
}

/** The first number of a sum is missing in it. */
function firstNotAdded(answer: TakenApart): Values | undefined {
  const numbers = numbersOf(answer);
  const [first = 0, ...others] = numbers?.inputs ?? [];
  if (!numbers || first === 0 || others.length < 2 || others.at(-1) === first || !hasLoop(answer))
    return undefined;
  const sum = others.reduce((all, each) => all + each, 0);
  return numbers.wanted === sum + first && numbers.given === sum ? { first: String(first) } : undefined;
}

/** The second of the numbers in order is the largest once more. */
function equalLargest(answer: TakenApart): Values | undefined {
  const { wanted, given, inputs = [] } = numbersOf(answer) ?? {};
  const [most, second] = [...new Set(inputs)].toSorted((left, right) => right - left);
  const isTwice = inputs.filter((each) => each === most).length > 1;
  return isTwice && most !== undefined && given === most && wanted === second
    ? { given: String(most) }
    : undefined;
}

/** Whether variables are compared with each other, without a loop. */
const choosesByComparing = (code: string): boolean =>
  /\b(?:if|elif)\b[^\n;]*[A-Za-z_]\w*\s*[<>]=?\s*[A-Za-z_]|\?/.test(code) && !/\b(?:for|while)\b/.test(code);

/** One of three numbers was chosen that is not the largest. */
function notTheLargest(answer: TakenApart): Values | undefined {
  const numbers = numbersOf(answer);
  if (!numbers || !answer.program || !choosesByComparing(bareCode(answer.program))) return undefined;
  const { wanted, given, inputs } = numbers;
  const areThree = new Set(inputs).size === 3 && inputs.length === 3;
  const isOther = wanted === Math.max(...inputs) && given < wanted && inputs.includes(given);
  return areThree && isOther ? { given: String(given), wanted: String(wanted) } : undefined;
}

/** `a * b * gcd(a, b)`: multiplied where it is to be divided. */
function multipliedByDivisor(answer: TakenApart): Values | undefined {
  const numbers = numbersOf(answer);
  const [, call] =
    /\*\s*((?:\w+\.)?(?:gcd|hcf)\s*\([^()]*\))/i.exec(codeOf(answer.program, ...LANGUAGES)) ?? [];
  const product = numbers?.inputs.length === 2 ? (numbers.inputs[0] ?? 0) * (numbers.inputs[1] ?? 0) : 0;
  if (!numbers || call === undefined || product === 0) return undefined;
  const divisor = product / numbers.wanted;
  return Number.isInteger(divisor) && divisor > 1 && numbers.given === product * divisor
    ? { call, divisor: String(divisor) }
    : undefined;
}

/** How a count, a sum or a choice differs from the right one, by what the input holds. */
export const tallyRules: readonly AnswerRule[] = [
  {
    id: 'answers/capitals-left-out',
    text: {
      en: 'The input has capital letters, and `{capital}` is not equal to `{small}`, so they are not counted. Turn each letter into a small one before you compare it.',
      hi: 'इनपुट में बड़े अक्षर हैं, और `{capital}` `{small}` के बराबर नहीं होता, इसलिए वे गिने नहीं जाते। तुलना से पहले हर अक्षर को छोटा बनाएँ।',
    },
    fits: capitalsLeftOut,
  },
  {
    id: 'answers/gaps-counted',
    text: {
      en: 'Your program counts the spaces between the words, {given}, and there is one word more than spaces: {wanted}. Add 1 after the loop, or begin with 1.',
      hi: 'आपका प्रोग्राम शब्दों के बीच के स्पेस गिनता है, {given}, और शब्द स्पेस से एक ज़्यादा होते हैं: {wanted}। लूप के बाद 1 जोड़ें, या 1 से शुरू करें।',
    },
    fits: gapsCounted,
  },
  {
    id: 'answers/first-not-added',
    text: {
      en: 'Your sum is too small by {first}, the first number. Check where the loop starts: the first place of an array is 0.',
      hi: 'आपका जोड़ {first} कम है, जो पहली संख्या है। देखें कि लूप कहाँ से शुरू होता है: array की पहली जगह 0 है।',
    },
    fits: firstNotAdded,
  },
  {
    id: 'answers/equal-largest',
    text: {
      en: 'The largest number, `{given}`, is in the input more than once, so the second place holds it again. Leave out those that are equal to the largest.',
      hi: 'सबसे बड़ी संख्या `{given}` इनपुट में एक से ज़्यादा बार है, इसलिए दूसरी जगह पर वही फिर आती है। जो सबसे बड़ी के बराबर हों उन्हें छोड़ दें।',
    },
    fits: equalLargest,
  },
  {
    id: 'answers/not-the-largest',
    text: {
      en: 'Your program chose `{given}`, though `{wanted}` is larger. Put the numbers of this input into each condition, one after the other, and look what the branch that is taken prints.',
      hi: 'आपके प्रोग्राम ने `{given}` चुना, जबकि `{wanted}` बड़ी है। इस इनपुट की संख्याएँ एक-एक करके हर शर्त में रखें, और देखें कि जो भाग चलता है वह क्या छापता है।',
    },
    fits: notTheLargest,
  },
  {
    id: 'answers/multiplied-by-divisor',
    text: {
      en: 'Your program multiplies by `{call}`, which is {divisor} here. For the least common multiple divide the product by it.',
      hi: 'आपका प्रोग्राम `{call}` से गुणा करता है, जो यहाँ {divisor} है। सबसे छोटे समापवर्त्य के लिए गुणनफल को उससे भाग दें।',
    },
    fits: multipliedByDivisor,
  },
];
