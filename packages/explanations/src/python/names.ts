import type { ExplanationRule } from '../explanation.ts';

const MODULES =
  'math random sys os re time datetime collections itertools functools heapq bisect string copy json decimal fractions statistics';
const NEEDS_IMPORT = new Set(MODULES.split(' '));

const OTHER_LANGUAGES = new Map(
  Object.entries({
    true: 'True',
    false: 'False',
    null: 'None',
    NULL: 'None',
    none: 'None',
    nil: 'None',
    this: 'self',
    printf: 'print',
    Print: 'print',
    console: 'print',
    System: 'print',
    length: 'len',
    strlen: 'len',
    String: 'str',
    string: 'str',
    Input: 'input',
    cin: 'input',
    raw_input: 'input',
    xrange: 'range',
    scanf: 'input',
    cout: 'print',
    integer: 'int',
  }),
);

/** Names that Python does not know. */
export const pythonNames: readonly ExplanationRule[] = [
  {
    id: 'python/name-other-language',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined/,
    text: {
      en: 'Python has no `{symbol}`. Write `{better}`.',
      hi: 'Python में `{symbol}` नहीं है। `{better}` लिखें।',
    },
    values: ({ symbol }) => {
      const better = OTHER_LANGUAGES.get(symbol ?? '');
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'python/name-similar',
    pattern: /^NameError: name '(?<symbol>\w{2,})' is not defined\. Did you mean: '(?<better>\w+)'\?/,
    text: {
      en: 'The name `{symbol}` has no value here. If you meant `{better}`, correct it; if not, give `{symbol}` a value before this line.',
      hi: 'नाम `{symbol}` का यहाँ कोई मान नहीं है। आपका मतलब `{better}` था तो उसे ठीक करें; नहीं तो इस पंक्ति से पहले `{symbol}` को मान दें।',
    },
  },
  {
    id: 'python/name-of-math',
    pattern:
      /^NameError: name '(?<symbol>sqrt|floor|ceil|factorial|gcd|pi|sin|cos|tan|log|log2|log10|isqrt)' is not defined/,
    text: {
      en: '`{symbol}` lives in the module `math`. Add `import math` at the top, and write `math.{symbol}`.',
      hi: '`{symbol}` मॉड्यूल `math` में है। सबसे ऊपर `import math` जोड़ें, और `math.{symbol}` लिखें।',
    },
  },
  {
    id: 'python/name-needs-import',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined/,
    text: {
      en: '`{symbol}` must be imported. Add `import {symbol}` at the top of your program.',
      hi: '`{symbol}` को import करना होता है। प्रोग्राम के सबसे ऊपर `import {symbol}` जोड़ें।',
    },
    values: ({ symbol }) => (NEEDS_IMPORT.has(symbol ?? '') ? {} : undefined),
  },
  {
    id: 'python/name-unknown',
    pattern: /^NameError: (?:free variable |name )'(?<symbol>\w+)'/,
    text: {
      en: 'The name `{symbol}` has no value yet. Give it one before this line, check its spelling, or put quotation marks around it if it is a text.',
      hi: 'नाम `{symbol}` का अभी कोई मान नहीं है। इस पंक्ति से पहले उसे मान दें, वर्तनी जाँचें, या टेक्स्ट हो तो उसके दोनों ओर उद्धरण-चिह्न लगाएँ।',
    },
  },
];
