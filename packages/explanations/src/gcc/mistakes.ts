import type { ExplanationRule } from '../explanation.ts';

/** Slips of the pen that gcc and g++ report where they stop understanding, which is not where they are. */
export const mistakes: readonly ExplanationRule[] = [
  {
    id: 'gcc/struct-semicolon',
    pattern: /expected ';', identifier or '\(' before/,
    text: {
      en: 'A `;` is missing after the `}` that ends your `struct`.',
      hi: 'आपके `struct` को बंद करने वाले `}` के बाद `;` छूटा है।',
    },
    marks: 'before',
  },
  {
    id: 'gcc/missing-semicolon',
    pattern: /expected initializer before[\s\S]*source: (?<source>[^\n]*)/,
    text: { en: 'A `;` is missing at the end of this line.', hi: 'इस पंक्ति के अंत में `;` छूटा है।' },
    values: ({ source = '' }, code) => {
      const lines = code.split('\n').filter((line) => line.trim() !== '');
      const before = lines[lines.findIndex((line) => line.trim() === source.trim()) - 1] ?? '';
      return /^\s*\w[\w:<>*& ,]* [\w*&]+(?:\[\w*\])?$/.test(before) ? {} : undefined;
    },
    marks: 'before',
  },
  {
    id: 'gcc/body-brace',
    pattern: /expected declaration specifiers before|expected (?:initializer|function body) before/,
    text: {
      en: 'The body of a function begins with `{`. Put one at the end of this line.',
      hi: 'फ़ंक्शन का शरीर `{` से शुरू होता है। इस पंक्ति के अंत में एक लगाएँ।',
    },
    marks: 'before',
  },
  {
    id: 'gcc/extra-paren',
    pattern: /expected (?:';'|statement|unqualified-id) before '\)' token[\s\S]*source: (?<source>[^\n]*)/,
    text: {
      en: 'There is one `)` more than there are `(` on this line. Delete it.',
      hi: 'इस पंक्ति में `(` से एक `)` ज़्यादा है। उसे हटाएँ।',
    },
    values: ({ source = '' }) =>
      source.split(')').length > source.split('(').length && !/^\s*for\b/.test(source) ? {} : undefined,
  },
  {
    id: 'gcc/power-operator',
    pattern: /invalid type argument of unary '\*'[\s\S]*source: [^\n]*[\w)]\s*\*\*\s*[\w(]/,
    text: {
      en: 'There is no operator `**` here. For a power use `pow(a, b)` from `<math.h>`, or multiply in a loop.',
      hi: 'यहाँ `**` ऑपरेटर नहीं है। घात के लिए `<math.h>` का `pow(a, b)` लें, या लूप में गुणा करें।',
    },
  },
  {
    id: 'gcc/operator-turned-round',
    pattern: /expected (?:primary-)?expression before '(?<sign>[<>])' token[\s\S]*source: [^\n]*=\k<sign>/,
    text: {
      en: 'The two signs are the wrong way round: write `{sign}=`.',
      hi: 'दोनों चिह्न उलटे लगे हैं: `{sign}=` लिखें।',
    },
  },
  {
    id: 'gcc/arrows-between',
    pattern: /expected ';' before (?:'(?<symbol>\w+)'|string)[\s\S]*source: (?<source>[^\n]*\bcout\b[^\n]*)/,
    text: {
      en: 'The things that `cout` prints are separated by `<<`. Put one between every two of them.',
      hi: '`cout` जो चीज़ें छापता है, उनके बीच `<<` रहता है। हर दो के बीच उसे लगाएँ।',
    },
    // A word that g++ read on the next line is none of what this one prints.
    values: ({ symbol, source = '' }) => {
      const bare = source.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\/.*$/, '');
      const isHere =
        symbol === undefined
          ? /["\w)\]]\s*""|""\s*[\w(]/.test(bare)
          : new RegExp(String.raw`["\w)\]]\s*\b${symbol}\b`).test(bare);
      return isHere && !/^(?:cout|cin|return)$/.test(symbol ?? '') ? {} : undefined;
    },
  },
];

/** What g++ says of libraries in their own words. */
export const cppMistakes: readonly ExplanationRule[] = [
  {
    id: 'gcc/different-results',
    pattern: /operands to '\?:' have different types '(?<left>[^']+)' and '(?<right>[^']+)'/,
    text: {
      en: 'Both values of `? :` must be of the same type, but here they are `{left}` and `{right}`. Use `if` and `else` instead.',
      hi: '`? :` के दोनों मान एक ही टाइप के होने चाहिए, यहाँ वे `{left}` और `{right}` हैं। इसकी जगह `if` और `else` लें।',
    },
  },
  {
    id: 'gcc/too-many-initializers',
    pattern: /too many initializers for '[^']*\[(?<size>\d+)\]'/,
    text: {
      en: 'The array has {size} elements, and there are more values in `{ }`. Make it larger, or leave its size away: `[]`.',
      hi: 'ऐरे में {size} जगहें हैं, और `{ }` में उससे ज़्यादा मान हैं। उसे बड़ा करें, या आकार छोड़ दें: `[]`।',
    },
  },
  {
    id: 'gcc/variable-needed',
    pattern: /cannot bind non-const lvalue reference of type '(?<type>[^']+)'[^\n]*to an rvalue/,
    text: {
      en: 'This function changes what it is given (`{type}`), so it needs a variable, not just a value. Put the value into a variable and pass that.',
      hi: 'यह फ़ंक्शन मिली हुई चीज़ (`{type}`) को बदलता है, इसलिए उसे केवल मान नहीं, वेरिएबल चाहिए। मान को वेरिएबल में रखकर वही दें।',
    },
  },
  {
    id: 'gcc/call-brackets',
    pattern: /invalid use of non-static member function '[^(]*?(?<symbol>\w+)\(/,
    text: {
      en: '`{symbol}` is a function: call it with round brackets, `{symbol}()`.',
      hi: '`{symbol}` फ़ंक्शन है: उसे गोल कोष्ठकों के साथ बुलाएँ, `{symbol}()`।',
    },
  },
  {
    id: 'gcc/pair-members',
    pattern: /'(?:const )?struct std::pair<[^']*' has no member named '(?<symbol>\w+)'/,
    text: {
      en: 'A pair has `first` and `second`, but no `{symbol}`. In a `map`, `first` is the key and `second` the value.',
      hi: 'जोड़े (pair) में `first` और `second` होते हैं, `{symbol}` नहीं। `map` में `first` कुंजी है और `second` मान।',
    },
  },
  {
    id: 'gcc/container-member',
    pattern:
      /'(?:const )?class std::[\w:]*(?<type>vector|map|set|string|basic_string|deque|list|stack|queue)<[^']*' has no member named '(?<symbol>\w+)'/,
    text: {
      en: 'A `{type}` has no `{symbol}`. Write `{better}`.',
      hi: '`{type}` के पास `{symbol}` नहीं होता। `{better}` लिखें।',
    },
    values: ({ type = '', symbol = '' }) => {
      const isKeyed = type === 'map' || type === 'set';
      const better = isKeyed && symbol === 'remove' ? 'erase(…)' : MEMBERS.get(symbol);
      return better === undefined ? undefined : { type: type.replace('basic_', ''), better };
    },
  },
  {
    id: 'gcc/input-of-text',
    pattern: /no match for 'operator>>' \(operand types are 'std::istream'[^)]*'const char \[/,
    text: {
      en: '`cin` reads into variables, and a text in quotes is not one. Print the text with `cout` first; `cin` needs no `%d`.',
      hi: '`cin` वेरिएबल में पढ़ता है, और उद्धरण-चिह्नों वाला टेक्स्ट वेरिएबल नहीं है। पहले टेक्स्ट को `cout` से छापें; `cin` को `%d` नहीं चाहिए।',
    },
  },
  {
    id: 'gcc/string-in-character',
    pattern:
      /(?:conversion from 'int' to non-scalar type|no match for 'operator[=!+]=?' \(operand types are)[^\n]*'std::string'[\s\S]*source: [^\n]*'[^'\\]{2,}'/,
    text: {
      en: 'There are several characters between `\'` and `\'`, which hold only one. A text needs double quotes: `"like this"`.',
      hi: '`\'` और `\'` के बीच कई अक्षर हैं, जबकि वहाँ एक ही रहता है। टेक्स्ट को दोहरे उद्धरण-चिह्न चाहिए: `"like this"`।',
    },
  },
  {
    id: 'gcc/number-into-text',
    pattern: /conversion from '(?<given>int|long|double|float|char)' to non-scalar type 'std::string'/,
    text: {
      en: 'A number (`{given}`) does not become a text by itself. Write `to_string(…)` around it.',
      hi: 'संख्या (`{given}`) अपने आप टेक्स्ट नहीं बनती। उसके चारों ओर `to_string(…)` लिखें।',
    },
  },
  {
    id: 'gcc/text-into-character',
    pattern: /invalid conversion from 'const char\*' to '[^']+' \{aka 'char'\}/,
    text: {
      en: "A text in double quotes is put into one character. Use single quotes for a single character: `'a'`.",
      hi: "दोहरे उद्धरण-चिह्न वाला टेक्स्ट एक अक्षर में रखा जा रहा है। एक अक्षर के लिए इकहरे चिह्न लें: `'a'`।",
    },
  },
];

/** Members that other languages call so, or that are in another container. */
const MEMBERS = new Map([
  ['push', 'push_back(…)'],
  ['add', 'push_back(…)'],
  ['append', 'push_back(…)'],
  ['length', 'size()'],
  ['len', 'size()'],
  ['count', 'size()'],
  ['contains', 'count(…)'],
  ['containsKey', 'count(…)'],
  ['has_key', 'count(…)'],
  ['get', '[ ]'],
  ['put', '[ ] = …'],
  ['remove', 'erase(v.begin() + i)'],
  ['pop', 'pop_back()'],
  ['isEmpty', 'empty()'],
  ['substring', 'substr(…)'],
  ['indexOf', 'find(…)'],
  ['charAt', '[ ]'],
  ['equals', '=='],
]);
