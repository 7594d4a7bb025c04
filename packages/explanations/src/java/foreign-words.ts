import type { ExplanationRule, Text } from '../explanation.ts';

/** Words that other languages have and Java has not. */
const INSTEAD = new Map<string, string | Text>([
  ['bool', '`boolean`'],
  ['True', '`true`'],
  ['False', '`false`'],
  ['NULL', '`null`'],
  ['Null', '`null`'],
  ['None', '`null`'],
  ['auto', '`var`'],
  ['let', '`var`'],
  ['unsigned', { en: '`int` or `long`', hi: '`int` या `long`' }],
  ['printf', '`System.out.printf(…)`'],
  ['print', '`System.out.print(…)`'],
  ['cout', '`System.out.println(…)`'],
  ['cin', '`new Scanner(System.in)`'],
  ['scanf', '`new Scanner(System.in)`'],
  ['input', '`new Scanner(System.in)`'],
  ['endl', '`System.out.println(…)`'],
  [
    'len',
    {
      en: '`length()` after a text, `length` after an array',
      hi: 'टेक्स्ट के बाद `length()`, array के बाद `length`',
    },
  ],
  ['strlen', { en: '`length()` after the text', hi: 'टेक्स्ट के बाद `length()`' }],
  ['self', '`this`'],
  ['vector', '`ArrayList`'],
  ['elif', '`else if`'],
]);

/** Habits from other languages. */
export const javaForeignWords: readonly ExplanationRule[] = [
  {
    id: 'java/c-directive',
    pattern: /illegal character: '#'[\s\S]*source: \s*#(?<symbol>include|define)/,
    text: {
      en: '`#{symbol}` belongs to C and C++. Java has `import java.util.Scanner;` and the like.',
      hi: '`#{symbol}` C और C++ का है। Java में `import java.util.Scanner;` जैसा लिखते हैं।',
    },
  },
  {
    id: 'java/else-if',
    pattern: /source: [^\n]*\b(?<symbol>elif|elseif|elsif|elseIf)\b/,
    text: {
      en: '`{symbol}` belongs to another language. Write `else if`, in two words.',
      hi: '`{symbol}` किसी और भाषा का है। `else if` दो शब्दों में लिखें।',
    },
  },
  {
    id: 'java/else-with-condition',
    pattern: /^(?:not a statement|';' expected)[\s\S]*source: [^\n]*\belse\s*\(/,
    text: {
      en: '`else` takes no condition. Write `else if (…)`, or leave out the condition.',
      hi: '`else` कोई शर्त नहीं लेता। `else if (…)` लिखें, या शर्त हटा दें।',
    },
  },
  {
    id: 'java/word-of-another-language',
    pattern:
      /cannot find symbol[\s\S]*symbol:\s+(?:class|variable|method) (?<symbol>\w+)(?:\([^)]*\))?\s+location: class|^not a statement[\s\S]*source: \s*(?<other>cout|cin)\b/,
    text: {
      en: '`{name}` belongs to another language. Write {instead}.',
      hi: '`{name}` किसी और भाषा का है। {instead} लिखें।',
    },
    values: ({ symbol, other }) => {
      const name = symbol ?? other ?? '';
      const instead = INSTEAD.get(name);
      return instead === undefined ? undefined : { name, instead };
    },
  },
  {
    id: 'java/then',
    pattern: /^not a statement[\s\S]*source: [^\n]*\)\s*(?<symbol>then)\b/,
    text: {
      en: 'Java has no `{symbol}`. What follows the condition goes in `{ }`.',
      hi: 'Java में `{symbol}` नहीं है। शर्त के बाद जो आता है वह `{ }` में रहता है।',
    },
  },
  {
    id: 'java/operator-in-words',
    pattern: /expected[\s\S]*source: [^\n"]*\([^\n"]*[\w)]\s+(?<symbol>and|or)\s+[\w(!]/,
    text: {
      en: 'Java has no `{symbol}`. Write `{operator}`.',
      hi: 'Java में `{symbol}` नहीं है। `{operator}` लिखें।',
    },
    values: ({ symbol }) => ({ operator: symbol === 'and' ? '&&' : '||' }),
  },
  {
    id: 'java/power-operator',
    pattern: /illegal start of expression[\s\S]*source: [^\n]*[\w)]\s*\*\*\s*[\w(]/,
    text: {
      en: 'Java has no operator `**`. For a power use `Math.pow(a, b)`, or multiply in a loop.',
      hi: 'Java में `**` नहीं है। घात के लिए `Math.pow(a, b)` लें, या लूप में गुणा करें।',
    },
  },
  {
    id: 'java/operator-turned-round',
    pattern: /illegal start of expression[\s\S]*source: [^\n]*\w\s*=(?<sign>[<>])/,
    text: {
      en: 'The two signs are the wrong way round: write `{sign}=`.',
      hi: 'दोनों चिह्न उलटे लगे हैं: `{sign}=` लिखें।',
    },
  },
  {
    id: 'java/not-equal-turned-round',
    pattern: /bad operand type \w+ for unary operator '!'[\s\S]*source: [^\n]*[^=!<>]=!/,
    text: {
      en: 'The two signs are the wrong way round: write `!=` for "is not equal to".',
      hi: 'दोनों चिह्न उलटे हैं: "बराबर नहीं" के लिए `!=` लिखें।',
    },
  },
  {
    id: 'java/const',
    pattern: /illegal start of expression[\s\S]*source: \s*const\b/,
    text: {
      en: 'Java says `final` where other languages say `const`: `final int MAX = 10;`.',
      hi: 'जहाँ दूसरी भाषाएँ `const` लिखती हैं वहाँ Java `final` लिखती है: `final int MAX = 10;`।',
    },
  },
  {
    id: 'java/loop-with-in',
    pattern: /expected[\s\S]*source: \s*for\s*\(\s*\w+(?:\[\])?\s+(?<symbol>\w+)\s+in\s/,
    text: {
      en: 'Java writes `:` instead of `in`: `for (int {symbol} : numbers)`.',
      hi: 'Java में `in` की जगह `:` लिखते हैं: `for (int {symbol} : numbers)`।',
    },
  },
  {
    id: 'java/for-with-commas',
    pattern: /expected[\s\S]*source: \s*for\s*\([^;)]*,[^;)]*,[^;)]*\)/,
    text: {
      en: 'The three parts of a `for` are separated by `;`, not by `,`: `for (int i = 0; i < n; i++)`.',
      hi: '`for` के तीन भागों के बीच `;` होता है, `,` नहीं: `for (int i = 0; i < n; i++)`।',
    },
  },
  {
    id: 'java/array-declared-as-in-c',
    pattern: /'\]' expected[\s\S]*source: \s*(?<type>\w+)\s+(?<symbol>\w+)\s*\[\s*(?<size>\w+)\s*\]/,
    text: {
      en: 'An array is made with `new` in Java: `{type}[] {symbol} = new {type}[{size}];`.',
      hi: 'Java में array `new` से बनता है: `{type}[] {symbol} = new {type}[{size}];`।',
    },
  },
];
