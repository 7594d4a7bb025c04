import type { ExplanationRule } from '../explanation.ts';

/** Words of other languages, and names written with the wrong capitals. */
const OTHERS = new Map(
  Object.entries({
    True: 'true',
    False: 'false',
    None: 'null',
    nil: 'null',
    NULL: 'null',
    print: 'console.log',
    printf: 'console.log',
    println: 'console.log',
    cout: 'console.log',
    System: 'console.log',
    Console: 'console',
    math: 'Math',
    string: 'String',
    self: 'this',
    elif: 'else if',
    int: 'let',
    str: 'String',
    len: '.length',
    endl: "'\\n'",
    json: 'JSON',
    array: 'Array',
  }),
);

/** Modules of Node that are often used without being asked for. */
const MODULES = new Set(['readline', 'util', 'path', 'os', 'events', 'assert']);

/** Names that JavaScript does not know, and variables that are not there yet. */
export const javascriptNames: readonly ExplanationRule[] = [
  {
    id: 'javascript/name-of-another-language',
    pattern: /^ReferenceError: (?<symbol>\w+) is not defined/,
    text: {
      en: 'JavaScript has no `{symbol}`. Write `{better}`.',
      hi: 'JavaScript में `{symbol}` नहीं है। `{better}` लिखें।',
    },
    values: ({ symbol = '' }) => {
      const better = OTHERS.get(symbol);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'javascript/browser-only',
    pattern: /^ReferenceError: (?<symbol>alert|prompt|confirm|document|window|localStorage) is not defined/,
    text: {
      en: "`{symbol}` exists only in a browser. Here input comes from `require('fs').readFileSync(0, 'utf8')`, and output goes to `console.log`.",
      hi: "`{symbol}` केवल ब्राउज़र में होता है। यहाँ इनपुट `require('fs').readFileSync(0, 'utf8')` से आता है, और आउटपुट `console.log` से जाता है।",
    },
  },
  {
    id: 'javascript/module-needed',
    pattern: /^ReferenceError: (?<symbol>\w+) is not defined/,
    text: {
      en: "`{symbol}` is a module of Node. Add `const {symbol} = require('{symbol}');` at the top.",
      hi: "`{symbol}` Node का मॉड्यूल है। सबसे ऊपर `const {symbol} = require('{symbol}');` जोड़ें।",
    },
    values: ({ symbol = '' }) => (MODULES.has(symbol) ? {} : undefined),
  },
  {
    id: 'javascript/name-unknown',
    pattern: /^ReferenceError: (?<symbol>[\w$]+) is not defined/,
    text: {
      en: 'The name `{symbol}` is not known here. Declare it with `let` or `const` before this line, check its spelling, or put quotation marks around it if it is a text.',
      hi: 'नाम `{symbol}` यहाँ जाना हुआ नहीं है। इस पंक्ति से पहले उसे `let` या `const` से घोषित करें, वर्तनी जाँचें, या टेक्स्ट हो तो उसके दोनों ओर उद्धरण-चिह्न लगाएँ।',
    },
  },
  {
    id: 'javascript/used-before-declared',
    pattern: /^ReferenceError: Cannot access '(?<symbol>[\w$]+)' before initialization/,
    text: {
      en: '`{symbol}` is declared with `let`, `const` or `class` further down, and can be used only after that line. Move the declaration up.',
      hi: '`{symbol}` नीचे `let`, `const` या `class` से घोषित है, और उस पंक्ति के बाद ही काम आता है। घोषणा ऊपर ले आएँ।',
    },
  },
  {
    id: 'javascript/module-unknown',
    pattern: /^Error: Cannot find module '(?<symbol>[^'\n]+)'/,
    text: {
      en: 'There is no module `{symbol}` here. Only the modules of Node itself can be used, such as `fs` and `readline`.',
      hi: 'मॉड्यूल `{symbol}` यहाँ नहीं है। केवल Node के अपने मॉड्यूल चलते हैं, जैसे `fs` और `readline`।',
    },
  },
];
