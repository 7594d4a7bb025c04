import type { ExplanationRule } from '../explanation.ts';

const PLAIN = '(?:unsigned |signed |long |short )*(?:int|char|float|double|long|short|_Bool)';

/** As gcc/mix-ups.ts, in C alone. */
export const cMixUps: readonly ExplanationRule[] = [
  {
    id: 'gcc/word-of-another-language',
    pattern:
      /expected expression before '(?:int|float)'[\s\S]*source: [^\n]*\b(?<type>int|float)\s*\(\s*(?<name>input)\s*\(/,
    text: {
      en: '`{name}` belongs to another language. Write {instead}.',
      hi: '`{name}` किसी दूसरी भाषा का है। {instead} लिखें।',
    },
    values: ({ type }) => ({ instead: type === 'int' ? '`scanf("%d", &n)`' : '`scanf("%f", &x)`' }),
  },
  {
    id: 'c/pointer-for-value',
    pattern:
      /(?:initialization of|assignment to) '[\w ]+' from '(?!void)[\w ]+ \*' makes integer from pointer[\s\S]*source: [^\n"&]*=\s*(?<symbol>[A-Za-z_]\w*)\s*;/,
    text: {
      en: '`{symbol}` is an address here: a pointer or an array. Its value is `*{symbol}`; from an array, take one element, as in `{symbol}[0]`.',
      hi: '`{symbol}` यहाँ एक address है: pointer या array। उसका मान `*{symbol}` है; array का एक element लें, जैसे `{symbol}[0]`।',
    },
    warnings: true,
  },
  {
    id: 'c/dot-needed',
    pattern: new RegExp(String.raw`invalid type argument of '->' \(have '(?<type>(?!${PLAIN}')[^'*]+)'`),
    text: {
      en: 'This is a `{type}`, not a pointer, so its members are reached with `.` instead of `->`.',
      hi: 'यह pointer नहीं, ख़ुद `{type}` है, इसलिए उसके सदस्य `->` से नहीं, `.` से मिलते हैं।',
    },
  },
  {
    id: 'c/case-of-text',
    pattern: /case label does not reduce to an integer constant[\s\S]*source: \s*case\s*"(?<symbol>[^"\\])"/,
    text: {
      en: "`case` takes one character in single quotes, not a text: `case '{symbol}':`.",
      hi: "`case` टेक्स्ट नहीं, इकहरे चिह्नों में एक अक्षर लेता है: `case '{symbol}':`।",
    },
  },
  {
    id: 'gcc/string-in-character',
    pattern: /^invalid initializer[\s\S]*source: [^\n]*'[^'\\\n]{2,}'/,
    text: {
      en: 'There are several characters between `\'` and `\'`, which hold only one. A text needs double quotes: `"like this"`.',
      hi: '`\'` और `\'` के बीच कई अक्षर हैं, जबकि वहाँ एक ही रहता है। टेक्स्ट को दोहरे उद्धरण-चिह्न चाहिए: `"like this"`।',
    },
  },
  {
    id: 'c/function-inside-function',
    pattern: /static declaration of '(?<symbol>\w+)' follows non-static declaration[\s\S]*source: [ \t]+\w/,
    text: {
      en: 'The function `{symbol}` stands inside another one. Move it out of there, above `main`.',
      hi: 'function `{symbol}` दूसरे function के भीतर लिखा है। उसे वहाँ से निकालकर `main` से ऊपर रखें।',
    },
  },
  {
    id: 'c/filled-too-late',
    pattern:
      /expected expression before '\{' token[\s\S]*source: \s*(?<symbol>[A-Za-z_]\w*)\s*(?:\[\w*\])?\s*=\s*\{/,
    text: {
      en: 'Values in `{ }` can be given only where `{symbol}` is declared. Later, set each one by itself: `{symbol}[0] = …` of an array, `{symbol}.x = …` of a `struct`.',
      hi: '`{ }` में मान केवल वहीं दिए जा सकते हैं जहाँ `{symbol}` घोषित होता है। बाद में हर मान अलग से रखें: array में `{symbol}[0] = …`, `struct` में `{symbol}.x = …`।',
    },
  },
  {
    id: 'c/name-known-too-late',
    pattern: /unknown type name '(?<symbol>\w+)'/,
    text: {
      en: 'The name `{symbol}` is known only after the `}` of this `typedef`, so it cannot be used inside. Give the structure a name too: `typedef struct {symbol} { … struct {symbol} *next; } {symbol};`.',
      hi: '`{symbol}` नाम इस `typedef` के `}` के बाद ही जाना जाता है, इसलिए उसके भीतर नहीं लिखा जा सकता। structure को भी नाम दें: `typedef struct {symbol} { … struct {symbol} *next; } {symbol};`।',
    },
    values: ({ symbol = '' }, code) =>
      new RegExp(String.raw`\btypedef\s+struct\s*\{[^{}]*\b${symbol}\s*\*[^{}]*\}\s*${symbol}\s*;`).test(code)
        ? {}
        : undefined,
  },
  {
    id: 'c/struct-word-missing',
    pattern: /unknown type name '(?<symbol>\w+)'/,
    text: {
      en: 'In C the word `struct` belongs to the name of the type: write `struct {symbol}`.',
      hi: 'C में टाइप के नाम के साथ `struct` शब्द भी लिखना होता है: `struct {symbol}` लिखें।',
    },
    values: ({ symbol = '' }, code) =>
      new RegExp(String.raw`\bstruct\s+${symbol}\s*\{`).test(code) ? {} : undefined,
  },
  {
    id: 'c/array-returned',
    pattern:
      /expected identifier or '\(' before '\[' token[\s\S]*source: \s*(?<type>\w+)\s*\[\s*\]\s*(?<symbol>\w+)\s*\(/,
    text: {
      en: 'A function cannot return an array. Let it fill one that it is given: `void {symbol}({type} a[])`.',
      hi: 'function array नहीं लौटा सकता। जो array उसे दिया जाए उसी को भरे: `void {symbol}({type} a[])`।',
    },
  },
  {
    id: 'c/address-for-pointer',
    pattern:
      /(?:initialization of|assignment to) '[\w ]+ \*' from '[\w ]+' makes pointer from integer[\s\S]*source: [^\n"]*\b(?<name>\w+)\s*=\s*(?<symbol>[A-Za-z_]\w*)\s*;/,
    text: {
      en: '`{name}` is a pointer, so it takes an address: write `{name} = &{symbol}`.',
      hi: '`{name}` pointer है, इसलिए उसे address चाहिए: `{name} = &{symbol}` लिखें।',
    },
    warnings: true,
  },
  {
    id: 'c/type-before-call',
    pattern:
      /expected declaration specifiers or '\.\.\.' before (?:numeric constant|string constant|'[^']*')[\s\S]*source: [ \t]+(?<type>void|int|float|double|char|long)\s+(?<symbol>\w+)\s*\([^(){]*\)\s*;/,
    text: {
      en: 'A function is called without a type before its name: write `{symbol}(…);`, not `{type} {symbol}(…);`.',
      hi: 'function को बुलाते समय नाम से पहले टाइप नहीं लिखते: `{type} {symbol}(…);` नहीं, `{symbol}(…);` लिखें।',
    },
  },
];
