import type { ExplanationRule } from '../explanation.ts';

const COLLECTION = 'HashMap|TreeMap|ArrayList|LinkedList|HashSet|TreeSet';

/** What javac says in general words, and the line shows exactly. */
export const javaMixUps: readonly ExplanationRule[] = [
  {
    id: 'java/extends-two',
    pattern:
      /'\{' expected[\s\S]*source: [^\n]*\bclass\s+(?<symbol>\w+)\s+extends\s+(?<first>\w+)\s*,\s*(?<second>\w+)/,
    text: {
      en: 'A class of Java can extend only one class, and `{symbol}` names two, `{first}` and `{second}`. Keep one; of interfaces, after `implements`, there may be several.',
      hi: 'Java की class केवल एक class को extend कर सकती है, और `{symbol}` में दो हैं, `{first}` और `{second}`। एक रखें; `implements` के बाद interface कई हो सकते हैं।',
    },
  },
  {
    id: 'java/array-type-missing',
    pattern:
      /incompatible types: (?<type>\w+)\[\] cannot be converted to \k<type>\n[\s\S]*source: \s*\k<type>\s+(?<symbol>\w+)\s*=\s*new\s+\k<type>\s*\[(?<size>\w+)\]/,
    text: {
      en: 'An array is declared with `[]`: `{type}[] {symbol} = new {type}[{size}];`.',
      hi: 'array को `[]` के साथ घोषित करते हैं: `{type}[] {symbol} = new {type}[{size}];`।',
    },
  },
  {
    id: 'java/kind-of-variable',
    pattern:
      /incompatible types: (?<given>int|double|long|float) cannot be converted to (?<type>String)[\s\S]*source: \s*String\s+(?<symbol>\w+)\s*=\s*\w+\.(?<method>next(?:Int|Double|Long|Float))\(\)/,
    text: {
      en: '`{method}()` gives a number, and `{symbol}` is a `{type}`. Declare it as `{given}`, or read a text with `next()`.',
      hi: '`{method}()` संख्या देता है, और `{symbol}` एक `{type}` है। उसे `{given}` घोषित करें, या `next()` से टेक्स्ट पढ़ें।',
    },
  },
  {
    id: 'java/format-first',
    pattern: /no suitable method found for (?<symbol>printf)\((?:int|double|long|float|char|boolean)\)/,
    text: {
      en: '`{symbol}` takes a text in quotation marks first, as in `{symbol}("%d", n)` or `{symbol}("%.2f", x)`. `println(x)` prints a value alone.',
      hi: '`{symbol}` पहले उद्धरण-चिह्नों में टेक्स्ट लेता है, जैसे `{symbol}("%d", n)` या `{symbol}("%.2f", x)`। अकेला मान `println(x)` छापता है।',
    },
  },
  {
    id: 'java/list-without-order',
    pattern:
      /method sort in interface List<\w+> cannot be applied[\s\S]*found:\s+no arguments[\s\S]*source: [^\n]*?\b(?<symbol>\w+)\.sort\(\)/,
    text: {
      en: 'The `sort` of a list needs an order. Write `Collections.sort({symbol})`.',
      hi: 'list के `sort` को क्रम बताना पड़ता है। `Collections.sort({symbol})` लिखें।',
    },
  },
  {
    id: 'java/truth-in-quotes',
    pattern:
      /(?:incomparable types|bad operand types)[\s\S]*boolean[\s\S]*source: [^\n]*[=!]=\s*"(?<symbol>true|false)"/,
    text: {
      en: '`"{symbol}"` is a text, but it is compared with a `boolean`. Write it without quotation marks, or leave out the comparison: `if (x)`.',
      hi: '`"{symbol}"` टेक्स्ट है, पर उसे एक `boolean` से मिलाया जा रहा है। उसे बिना उद्धरण-चिह्नों के लिखें, या तुलना हटा दें: `if (x)`।',
    },
  },
  {
    id: 'java/number-in-quotes',
    pattern:
      /bad operand types for binary operator '[<>]=?'[\s\S]*second type:\s+(?:java\.lang\.)?String[\s\S]*source: [^\n]*[<>]=?\s*"(?<symbol>\d+)"/,
    text: {
      en: '`"{symbol}"` is a text. Leave out its quotation marks to compare with the number {symbol}.',
      hi: '`"{symbol}"` टेक्स्ट है। संख्या {symbol} से मिलाने के लिए उसके उद्धरण-चिह्न हटा दें।',
    },
  },
  {
    id: 'java/class-with-implements',
    pattern: /interface expected here[\s\S]*source: [^\n]*\bimplements\s+(?<symbol>\w+)\s*\{/,
    text: {
      en: '`{symbol}` is a class, and `implements` is for an interface. Write `extends {symbol}`.',
      hi: '`{symbol}` एक class है, और `implements` interface के लिए है। `extends {symbol}` लिखें।',
    },
  },
  {
    id: 'java/counted-in-place',
    pattern: /unexpected type[\s\S]*source: [^\n]*\b(?<symbol>\w+)\.get\((?<key>\w+)\)\s*(?:\+\+|--|[+-]=)/,
    text: {
      en: 'What `get` returns cannot be changed in place. In a map write `{symbol}.put({key}, {symbol}.get({key}) + 1)`, in a list `{symbol}.set({key}, …)`.',
      hi: '`get` का लौटाया मान वहीं बदला नहीं जा सकता। map में `{symbol}.put({key}, {symbol}.get({key}) + 1)` लिखें, list में `{symbol}.set({key}, …)`।',
    },
  },
  {
    id: 'java/table-for-row',
    pattern: /incompatible types: (?<type>\w+)\[\]\[\] cannot be converted to \k<type>\[\]\n/,
    text: {
      en: 'This is a whole table, `{type}[][]`, but a single row, `{type}[]`, is needed. Declare the variable as `{type}[][]`, or take one row, as in `m[0]`.',
      hi: 'यह पूरी तालिका है, `{type}[][]`, पर एक पंक्ति चाहिए, `{type}[]`। वेरिएबल को `{type}[][]` घोषित करें, या एक पंक्ति लें, जैसे `m[0]`।',
    },
  },
  {
    id: 'java/collection-of-other-kind',
    pattern: new RegExp(
      String.raw`cannot infer type arguments for (?<given>${COLLECTION})<>[\s\S]*source: \s*(?!\k<given>)(?<wanted>${COLLECTION})<[^=\n]*=\s*new\s+\k<given>\b`,
    ),
    text: {
      en: 'A `{given}` cannot become a `{wanted}`. Write the same name on both sides of `=`.',
      hi: '`{given}` `{wanted}` नहीं बन सकता। `=` के दोनों ओर एक ही नाम लिखें।',
    },
  },
  {
    id: 'java/for-with-commas',
    pattern: /expected[\s\S]*source: \s*for\s*\([^;\n]*;[^;\n]*,\s*\w+(?:\+\+|--)\s*\)/,
    text: {
      en: 'The three parts of a `for` are separated by `;`, not by `,`: `for (int i = 0; i < n; i++)`.',
      hi: '`for` के तीनों भागों के बीच `,` नहीं, `;` होता है: `for (int i = 0; i < n; i++)`।',
    },
  },
  {
    id: 'java/comma-for-dot',
    pattern: /not a statement[\s\S]*source: [^\n]*\bSystem\s*[.,]\s*out\s*,\s*(?<symbol>print\w*)/,
    text: {
      en: 'There is a `,` where a dot is needed: write `System.out.{symbol}(…)`.',
      hi: 'जहाँ बिंदु चाहिए वहाँ `,` है: `System.out.{symbol}(…)` लिखें।',
    },
  },
  {
    id: 'java/parameter-name-missing',
    pattern: /<identifier> expected[\s\S]*source: [^\n]*\bString\s*\[\s*\]\s*\)/,
    text: {
      en: 'The parameter has a type but no name: write `String[] args`.',
      hi: 'parameter का टाइप है पर नाम नहीं: `String[] args` लिखें।',
    },
  },
  {
    id: 'java/small-letter-needed',
    pattern: /package (?<symbol>Java)\.\w+ does not exist/,
    text: {
      en: '`{symbol}` must be written with a small letter: `{better}`.',
      hi: '`{symbol}` को छोटे अक्षर से लिखना होता है: `{better}`।',
    },
    values: () => ({ better: 'java' }),
  },
  {
    id: 'java/count-up',
    pattern: /illegal start of expression[\s\S]*source: \s*(?<symbol>[A-Za-z_]\w*)\s*(?<sign>[+-])\s*;/,
    text: {
      en: 'A value is missing after `{sign}`. To change `{symbol}` by one write `{symbol}{sign}{sign};`.',
      hi: '`{sign}` के बाद मान छूटा है। `{symbol}` को एक से बदलने के लिए `{symbol}{sign}{sign};` लिखें।',
    },
  },
  {
    id: 'java/backslash',
    pattern: /illegal character: '\\'/,
    text: {
      en: 'The sign `\\` has no meaning outside a text. To divide, write `/`.',
      hi: 'चिह्न `\\` का टेक्स्ट के बाहर कोई मतलब नहीं। भाग देने के लिए `/` लिखें।',
    },
  },
  {
    id: 'java/condition-missing',
    pattern: /'\(' expected[\s\S]*source: [^\n]*\belse\s+if\s*\{/,
    text: {
      en: 'The condition is missing after `else if`: `else if (…) {`. For all other cases write `else {`.',
      hi: '`else if` के बाद शर्त छूटी है: `else if (…) {`। बाक़ी सब के लिए `else {` लिखें।',
    },
  },
  {
    id: 'java/counter-without-type',
    pattern:
      /symbol:\s+variable (?<symbol>\w+)\n(?![\s\S]*\nelsewhere: )[\s\S]*source: \s*for\s*\(\s*\k<symbol>\s*=(?!=)/,
    text: {
      en: 'The counter `{symbol}` is not declared. Write its type in the loop: `for (int {symbol} = …; …)`.',
      hi: 'गिनने वाला वेरिएबल `{symbol}` घोषित नहीं है। लूप में उसका टाइप लिखें: `for (int {symbol} = …; …)`।',
    },
  },
  {
    id: 'java/truth-returned',
    pattern:
      /incompatible types: boolean cannot be converted to (?<wanted>int|double|long|String|char)[\s\S]*source: [^\n]*\breturn\s+(?:true|false)\b/,
    text: {
      en: 'This method returns true or false, but its type is `{wanted}`. Write `boolean` before its name.',
      hi: 'यह method सच या झूठ लौटाता है, पर उसका टाइप `{wanted}` है। उसके नाम से पहले `boolean` लिखें।',
    },
  },
  {
    id: 'java/truth-wanted',
    pattern:
      /incompatible types: (?<given>int|double|long|char|String) cannot be converted to (?<wanted>boolean)[\s\S]*source: \s*(?:(?:public|private|static|final)\s+)*boolean\s+(?<symbol>\w+)\s*=/,
    text: {
      en: '`{symbol}` is a `{wanted}`: it takes `true`, `false` or a comparison, but this is of type `{given}`.',
      hi: '`{symbol}` एक `{wanted}` है: वह `true`, `false` या कोई तुलना लेता है, पर यह `{given}` टाइप का है।',
    },
  },
];
