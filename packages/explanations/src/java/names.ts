import type { ExplanationRule } from '../explanation.ts';

const PACKAGE_OF = new Map(
  Object.entries({
    'java.util':
      'Scanner ArrayList List Map HashMap TreeMap LinkedHashMap Set HashSet TreeSet LinkedHashSet Arrays Collections LinkedList Queue Deque ArrayDeque PriorityQueue Stack Vector Iterator Random StringTokenizer Comparator Optional BitSet',
    'java.io':
      'BufferedReader InputStreamReader IOException PrintWriter FileReader File BufferedWriter OutputStreamWriter StreamTokenizer',
    'java.math': 'BigInteger BigDecimal',
    'java.util.stream': 'Collectors IntStream Stream',
    'java.util.function': 'Function BiFunction Predicate Supplier Consumer',
  }).flatMap(([name, classes]) => classes.split(' ').map((each) => [each, name])),
);

const JAVA_NAMES = new Map(
  'String System Integer Scanner Math Double Boolean Character ArrayList Object Exception Override'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Names that Java does not know. */
export const javaNames: readonly ExplanationRule[] = [
  {
    id: 'java/import-missing',
    pattern: /cannot find symbol[\s\S]*symbol:\s+(?:class|variable) (?<symbol>\w+)/,
    text: {
      en: '`{symbol}` must be imported. Add `import {package}.{symbol};` at the top of your program.',
      hi: '`{symbol}` को import करना होता है। प्रोग्राम के सबसे ऊपर `import {package}.{symbol};` जोड़ें।',
    },
    values: ({ symbol }) => {
      const name = PACKAGE_OF.get(symbol ?? '');
      return name === undefined ? undefined : { package: name };
    },
  },
  {
    id: 'java/class-misspelt',
    pattern: /cannot find symbol[\s\S]*symbol:\s+(?:class|variable) (?<symbol>\w+)/,
    text: {
      en: 'Java knows no `{symbol}`. Write `{better}`: capital and small letters are not the same.',
      hi: 'Java में `{symbol}` नहीं है। `{better}` लिखें: बड़े और छोटे अक्षर अलग-अलग हैं।',
    },
    values: ({ symbol }) => {
      const better = JAVA_NAMES.get((symbol ?? '').toLowerCase());
      return better === undefined || better === symbol ? undefined : { better };
    },
  },
  {
    id: 'java/length-is-a-field',
    pattern:
      /cannot find symbol[\s\S]*symbol:\s+method (?<symbol>length|size)\(\)\s+location: (?:variable (?<owner>\w+) of type )?(?:class )?[\w.<>]+\[\]/,
    text: {
      en: 'An array has `length` without round brackets, unlike a `String`. Write `{name}.length`.',
      hi: 'array का `length` बिना गोल कोष्ठक के होता है, `String` जैसा नहीं। `{name}.length` लिखें।',
    },
    values: ({ owner }) => ({ name: owner ?? 'array' }),
  },
  {
    id: 'java/method-unknown',
    pattern:
      /cannot find symbol[\s\S]*symbol:\s+method (?<symbol>\w+)\([^)]*\)(?:\s+location: (?:variable \w+ of type |class |interface )(?<owner>[\w.<>,]+))?/,
    text: {
      en: '{owner} has no method `{symbol}` that takes these values. Check its spelling (capital and small letters are not the same) and what you pass to it.',
      hi: '{owner} में ऐसा कोई method `{symbol}` नहीं है जो ये मान ले। वर्तनी जाँचें (बड़े और छोटे अक्षर अलग हैं) और यह भी कि आप उसे क्या देते हैं।',
    },
    values: ({ owner }) => ({ owner: owner ? `\`${owner}\`` : { en: 'This type', hi: 'इस टाइप' } }),
  },
  {
    id: 'java/class-unknown',
    pattern: /cannot find symbol[\s\S]*symbol:\s+class (?<symbol>\w+)/,
    text: {
      en: 'There is no class called `{symbol}`. Check its spelling (capital and small letters are not the same), or add its `import`.',
      hi: '`{symbol}` नाम की कोई class नहीं है। वर्तनी जाँचें (बड़े और छोटे अक्षर अलग हैं), या उसका `import` जोड़ें।',
    },
  },
  {
    id: 'java/variable-unknown',
    pattern: /cannot find symbol[\s\S]*symbol:\s+variable (?<symbol>\w+)/,
    text: {
      en: 'The name `{symbol}` is not known here. Declare it before this line, as in `int {symbol} = 0;`, or check its spelling; a name declared inside `{ }` is known only there.',
      hi: 'नाम `{symbol}` यहाँ जाना हुआ नहीं है। इसे इस पंक्ति से पहले घोषित करें, जैसे `int {symbol} = 0;`, या वर्तनी जाँचें; `{ }` के भीतर घोषित नाम केवल वहीं चलता है।',
    },
  },
  {
    id: 'java/package-unknown',
    pattern: /package (?<symbol>[a-z]\w*) does not exist[\s\S]*source: (?!\s*import)/,
    text: {
      en: '`{symbol}` is not known. Write `{better}`: capital and small letters are not the same.',
      hi: '`{symbol}` जाना हुआ नहीं है। `{better}` लिखें: बड़े और छोटे अक्षर अलग-अलग हैं।',
    },
    values: ({ symbol }) => {
      const better = JAVA_NAMES.get(symbol ?? '');
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'java/package-missing',
    pattern: /package (?<symbol>[\w.]+) does not exist/,
    text: {
      en: 'There is no package `{symbol}`. Check its spelling; `Scanner` and the lists are in `java.util`, readers in `java.io`.',
      hi: '`{symbol}` नाम का कोई package नहीं है। वर्तनी जाँचें; `Scanner` और list `java.util` में हैं, reader `java.io` में।',
    },
  },
];
