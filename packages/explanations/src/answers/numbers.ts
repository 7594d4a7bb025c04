import type { AnswerRule, TakenApart, Values } from './answer.ts';

/** Largest whole number of an `int` of C, C++ and Java. */
const INT_MAX = 2_147_483_647n;

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
const WHOLE = /^-?\d+$/;

type Pair = { readonly expected: string; readonly actual: string };

/** The words that differ, when all of them are numbers and the rest is the same; undefined otherwise. */
function differingNumbers({ expected, actual }: TakenApart): readonly Pair[] | undefined {
  if (expected.words.length !== actual.words.length) return undefined;
  const pairs = expected.words
    .map((word, index) => ({ expected: word, actual: actual.words[index] ?? '' }))
    .filter((pair) => pair.expected !== pair.actual);
  const allNumbers = pairs.every((pair) => NUMBER.test(pair.expected) && NUMBER.test(pair.actual));
  return pairs.length > 0 && allNumbers ? pairs : undefined;
}

/** A rule about the numbers that differ: it fits when each pair does, and quotes the first. */
function everyPair(fits: (pair: Pair) => boolean): (answer: TakenApart) => Values | undefined {
  return (answer) => {
    const pairs = differingNumbers(answer);
    return pairs?.every(fits) === true ? pairs[0] : undefined;
  };
}

const decimalsOf = (number: string): number => /\.(\d*)/.exec(number)?.[1]?.length ?? 0;

const isWhole = ({ expected, actual }: Pair): boolean => WHOLE.test(expected) && WHOLE.test(actual);

/** 0 instead of 1 is most often a no instead of a yes. */
const isFlag = ({ expected, actual }: Pair): boolean =>
  [expected, actual].every((word) => word === '0' || word === '1');

function wrapped({ expected, actual }: Pair): boolean {
  if (!isWhole({ expected, actual })) return false;
  const [wanted, given] = [BigInt(expected), BigInt(actual)];
  const beyond = wanted > INT_MAX || wanted < -INT_MAX - 1n;
  return (
    beyond &&
    (BigInt.asIntN(32, wanted) === given ||
      BigInt.asIntN(64, wanted) === given ||
      (wanted > 0n && given < -1n) ||
      given === INT_MAX)
  );
}

function rounded({ expected, actual }: Pair): boolean {
  const places = decimalsOf(expected);
  const step = 10 ** -places;
  return (
    Math.abs(Number(expected) - Number(actual)) <= step * 1.001 && decimalsOf(actual) >= places && places > 0
  );
}

const fractionLost = everyPair(
  ({ expected, actual }) =>
    decimalsOf(expected) > 0 &&
    Number.isInteger(Number(actual)) &&
    Math.trunc(Number(expected)) === Number(actual),
);

const nearly = everyPair(
  ({ expected, actual }) =>
    decimalsOf(expected) > 0 &&
    Math.abs(Number(expected) - Number(actual)) <= 0.005 * Math.max(1, Math.abs(Number(expected))),
);

function fixedMissing(answer: TakenApart): Values | undefined {
  const { key, code = '' } = answer.program ?? {};
  const isMissing = key === 'cpp' && /\bsetprecision\b/.test(code) && !/\bfixed\b/.test(code);
  return isMissing ? nearly(answer) : undefined;
}

const offByOne = everyPair(
  (pair) => isWhole(pair) && !isFlag(pair) && [1n, -1n].includes(BigInt(pair.expected) - BigInt(pair.actual)),
);

const FOR_HEAD = /\bfor\s*\(([^;()]*;[^;()]*;)[^()]*\)/g;

/** Whether something in a loop counts by one, or stops at a value itself. Without a program nothing is known of it. */
function countsByOne({ program }: TakenApart): boolean {
  if (!program) return true;
  const code = program.code.replaceAll(FOR_HEAD, '$1');
  return (
    /\b(?:for|while)\b/.test(code) && /\+\+|--|[-+]=?\s*1\b|<=|>=|\bcount\b|\blen\b|\brange\b/.test(code)
  );
}

/** What wrong numbers look like: written in another form, rounded, cut off, overflowed, off by one. */
export const numberRules: readonly AnswerRule[] = [
  {
    id: 'answers/fixed-missing',
    text: {
      en: 'Without `fixed`, `setprecision` counts all digits of a number, and zeros at its end are left out: `{actual}` instead of `{expected}`. Write `cout << fixed << setprecision(…)`.',
      hi: '`fixed` के बिना `setprecision` संख्या के सारे अंक गिनता है, और अंत के शून्य छूट जाते हैं: `{expected}` की जगह `{actual}`। `cout << fixed << setprecision(…)` लिखें।',
    },
    fits: fixedMissing,
  },
  {
    id: 'answers/decimal-point',
    text: {
      en: 'The number is right, but written in another form: `{actual}` instead of `{expected}`. Print a whole number without a decimal point, as with `int`; in Python `//` divides to a whole number, `/` never does.',
      hi: 'संख्या सही है, पर दूसरे रूप में लिखी है: `{expected}` की जगह `{actual}`। पूर्ण संख्या बिना दशमलव के छापें, जैसे `int` से; Python में `//` का भाग पूर्ण संख्या देता है, `/` का कभी नहीं।',
    },
    fits: everyPair(({ expected, actual }) => Number(expected) === Number(actual) && WHOLE.test(expected)),
  },
  {
    id: 'answers/fraction-kept',
    text: {
      en: 'Yours is `{actual}` where the whole number `{expected}` is expected. In Python `//` leaves out the part after the decimal point, `/` keeps it; elsewhere divide whole numbers.',
      hi: 'जहाँ पूर्ण संख्या `{expected}` चाहिए वहाँ आपका `{actual}` है। Python में `//` दशमलव के बाद का भाग छोड़कर भाग देता है, `/` उसे रखता है; और भाषाओं में पूर्ण संख्याओं का भाग दें।',
    },
    fits: everyPair(
      ({ expected, actual }) =>
        WHOLE.test(expected) && decimalsOf(actual) > 0 && Math.floor(Number(actual)) === Number(expected),
    ),
  },
  {
    id: 'answers/number-of-decimals',
    text: {
      en: 'The number is right, but written in another form: `{actual}` instead of `{expected}`. Print exactly as many digits after the decimal point, as with `%.2f` for two.',
      hi: 'संख्या सही है, पर दूसरे रूप में लिखी है: `{expected}` की जगह `{actual}`। दशमलव के बाद ठीक उतने ही अंक छापें, जैसे दो के लिए `%.2f`।',
    },
    fits: everyPair(
      ({ expected, actual }) =>
        decimalsOf(expected) > 0 &&
        decimalsOf(actual) !== decimalsOf(expected) &&
        Math.abs(Number(expected) - Number(actual)) <=
          0.5 * 10 ** -Math.min(decimalsOf(expected), decimalsOf(actual)) &&
        (decimalsOf(actual) > 0 || Number(expected) === Number(actual)),
    ),
  },
  {
    id: 'answers/whole-division',
    text: {
      en: 'Yours is `{actual}` where `{expected}` is expected: the part after the decimal point is lost. When both numbers of a division are whole, C, C++ and Java cut the rest off; make one of them a `double`.',
      hi: 'जहाँ `{expected}` चाहिए वहाँ आपका `{actual}` है: दशमलव के बाद का भाग खो गया। जब भाग की दोनों संख्याएँ पूर्ण हों तो C, C++ और Java बाकी काट देते हैं; एक को `double` बनाएँ।',
    },
    fits: (answer) =>
      answer.program?.key === 'py' || answer.program?.key === 'js' ? undefined : fractionLost(answer),
  },
  {
    id: 'answers/whole-division-in-python',
    text: {
      en: 'Yours is `{actual}` where `{expected}` is expected: the part after the decimal point is lost. In Python `//` and `int(…)` cut it off; `/` keeps it.',
      hi: 'जहाँ `{expected}` चाहिए वहाँ आपका `{actual}` है: दशमलव के बाद का भाग खो गया। Python में `//` और `int(…)` उसे काट देते हैं; `/` उसे रखता है।',
    },
    fits: (answer) =>
      answer.program?.key === 'py' && /\/\/|\bint\(/.test(answer.program.code)
        ? fractionLost(answer)
        : undefined,
  },
  {
    id: 'answers/rounding',
    text: {
      en: 'Your number is very close: `{actual}` instead of `{expected}`. Use `double` instead of `float`, round only when you print, and do not cut digits off.',
      hi: 'आपकी संख्या बहुत पास है: `{expected}` की जगह `{actual}`। `float` की जगह `double` लें, केवल छापते समय पूर्णांकित करें, और अंक न काटें।',
    },
    fits: everyPair(rounded),
  },
  {
    id: 'answers/overflow',
    text: {
      en: 'The right number, `{expected}`, is too large for the type of your variable, so it turned into `{actual}`. Use `long long` in C and C++, `long` in Java.',
      hi: 'सही संख्या `{expected}` उस टाइप के लिए बहुत बड़ी है जिससे आप गिनते हैं, इसलिए वह `{actual}` बन गई। C और C++ में `long long`, Java में `long` लें।',
    },
    // Whole numbers of Python grow without end; -1 is most often a "not found".
    fits: (answer) => (answer.program?.key === 'py' ? undefined : everyPair(wrapped)(answer)),
  },
  {
    id: 'answers/sign',
    text: {
      en: 'The number is right except for its sign: `{actual}` instead of `{expected}`. Check which of the two is subtracted from the other.',
      hi: 'संख्या सही है, केवल चिह्न उलटा है: `{expected}` की जगह `{actual}`। देखें कि किसमें से कौन घटाया गया है।',
    },
    fits: everyPair(({ expected, actual }) => Number(expected) === -Number(actual) && Number(expected) !== 0),
  },
  {
    id: 'answers/off-by-one',
    text: {
      en: 'Your number is off by one: `{actual}` instead of `{expected}`. Check where your loop starts and stops (`<` or `<=`), and from which number you count.',
      hi: 'आपकी संख्या में एक का अंतर है: `{expected}` की जगह `{actual}`। देखें कि लूप कहाँ शुरू और ख़त्म होता है (`<` या `<=`), और आप किस संख्या से गिनते हैं।',
    },
    fits: (answer) => (countsByOne(answer) ? offByOne(answer) : undefined),
  },
  {
    id: 'answers/below-zero',
    text: {
      en: '`{actual}` is what becomes of `{expected}` without a sign: an `unsigned` number, such as `size()` gives, cannot be below 0. Use `int`.',
      hi: 'बिना चिह्न के `{expected}` से `{actual}` बन जाता है: `unsigned` संख्या, जैसी `size()` देता है, 0 से नीचे नहीं जा सकती। `int` लें।',
    },
    fits: everyPair(
      ({ expected, actual }) =>
        /^-\d+$/.test(expected) &&
        /^\d+$/.test(actual) &&
        [2n ** 32n, 2n ** 64n].includes(BigInt(actual) - BigInt(expected)),
    ),
  },
];
