import { javaAtRunTime } from './at-run-time.ts';
import { CONDITION_IN_PIECES, FOR_WITH_COLONS } from '../shared/condition.ts';
import { COPIED_CHARACTER, CHARACTER_FROM_ELSEWHERE } from '../shared/copied-characters.ts';
import type { ExplanationRule } from '../explanation.ts';

/** What beginners in Java write in the wrong form, and what their programs end with: reading, texts, objects. */
export const javaValues: readonly ExplanationRule[] = [
  {
    ...CHARACTER_FROM_ELSEWHERE,
    pattern: new RegExp(
      String.raw`illegal character[\s\S]*source: (?![^\n]*[“”‘’])[^\n]*?(?<symbol>${COPIED_CHARACTER})`,
    ),
  },
  {
    id: 'java/hidden-character',
    pattern: /illegal character: '\\u(?:00a0|200[0-9a-f]|2060|feff|202f|3000)'/,
    text: {
      en: 'This line holds a character that is not part of the language, often one that cannot be seen and came with copied text. Delete the line and type it again.',
      hi: 'इस पंक्ति में ऐसा अक्षर है जो भाषा का नहीं है, अक्सर कॉपी के साथ आया और न दिखने वाला। पंक्ति हटाकर फिर लिखें।',
    },
  },
  {
    id: 'java/comparison-cut',
    pattern:
      /illegal start of (?:type|expression)[\s\S]*source: [^\n]*(?<symbol>&&|\|\|)\s*(?<sign>[<>=!]=?)/,
    text: {
      en: 'Each side of `{symbol}` needs a whole comparison. Write the name again: `x > 5 {symbol} x {sign} 10`.',
      hi: '`{symbol}` के दोनों ओर पूरी तुलना होती है। नाम फिर से लिखें: `x > 5 {symbol} x {sign} 10`।',
    },
  },
  {
    ...CONDITION_IN_PIECES,
    pattern:
      /(?:illegal start|expected|not a statement)[\s\S]*source: \s*\}?\s*(?:else\s+)?(?<symbol>if|while)\s*(?<source>\([^\n]*)/,
  },
  FOR_WITH_COLONS,
  {
    id: 'java/type-repeated',
    pattern:
      /<identifier> expected[\s\S]*source: \s*(?<type>int|double|float|char|long|String|boolean)\s+(?<symbol>\w+)[^;(\n]*,\s*\k<type>\s/,
    text: {
      en: 'The type is written once, before the first name: `{type} {symbol} = …, b = …;`.',
      hi: 'टाइप एक ही बार, पहले नाम से पहले लिखा जाता है: `{type} {symbol} = …, b = …;`।',
    },
  },
  {
    id: 'java/types-in-call',
    pattern: /'\.class' expected/,
    text: {
      en: 'A call has values and no types. Write only the names: `add(x, y)`.',
      hi: 'मेथड बुलाते समय मान दिए जाते हैं, टाइप नहीं। केवल नाम लिखें: `add(x, y)`।',
    },
  },
  {
    id: 'java/quotes-in-text',
    pattern: /expected[\s\S]*source: [^\n"]*"[^"\n]*"(?<symbol>\w+)"[^"\n]*"/,
    text: {
      en: 'The text ends at the second `"`. Inside a text a quotation mark is written `\\"`.',
      hi: 'टेक्स्ट दूसरे `"` पर ख़त्म हो जाता है। टेक्स्ट के अंदर उद्धरण-चिह्न `\\"` लिखा जाता है।',
    },
  },
  {
    id: 'java/text-without-quotes',
    pattern:
      /(?:'\)' (?:or ',' )?expected|symbol:\s+variable [\s\S]*)[\s\S]*source: [^\n]*\bprint(?:ln)?\s*\(\s*(?<symbol>[A-Za-z]\w*(?:\s+[A-Za-z]\w*)+|[A-Z][a-z]\w*)\s*\)/,
    text: {
      en: '`{symbol}` is taken for a name here. If you want to print the word itself, put it in double quotes: `"{symbol}"`.',
      hi: '`{symbol}` को यहाँ कोई नाम माना गया है। यही शब्द छापना हो तो उसे दोहरे उद्धरण-चिह्नों में रखें: `"{symbol}"`।',
    },
  },
  {
    id: 'java/size-in-type',
    pattern:
      /'\]' expected[\s\S]*source: \s*(?<type>int|double|String|char|long|boolean)\s*\[(?<size>\w+)\]\s*(?<symbol>\w+)/,
    text: {
      en: 'The size of an array goes after `new`: `{type}[] {symbol} = new {type}[{size}];`.',
      hi: 'array का आकार `new` के पीछे लिखा जाता है: `{type}[] {symbol} = new {type}[{size}];`।',
    },
  },
  {
    id: 'java/new-forgotten-array',
    pattern:
      /'\]' expected[\s\S]*source: [^\n]*=\s*(?<type>int|double|String|char|long|boolean)\s*\[(?<size>\w+)\]/,
    text: {
      en: 'An array is made with `new`: write `new {type}[{size}]`.',
      hi: 'array `new` से बनता है: `new {type}[{size}]` लिखें।',
    },
  },
  {
    id: 'java/brackets-of-table',
    pattern: /'\]' expected[\s\S]*source: [^\n]*?(?<symbol>\w+)\[(?<row>\w+)\s*,\s*(?<column>\w+)\]/,
    text: {
      en: 'For a row and a column write two pairs of brackets: `{symbol}[{row}][{column}]`.',
      hi: 'पंक्ति और स्तंभ के लिए कोष्ठक के दो जोड़े लिखें: `{symbol}[{row}][{column}]`।',
    },
  },
  {
    id: 'java/head-of-class',
    pattern: /'\{' expected[\s\S]*source: [^\n]*\bclass\s+(?<symbol>\w+)\s*(?<sign>;|\(\s*\))/,
    text: {
      en: 'The name of a class is followed directly by `{`. Delete the `{sign}`: `class {symbol} {`.',
      hi: 'class के नाम के ठीक बाद `{` आता है। `{sign}` हटा दें: `class {symbol} {`।',
    },
  },
  {
    id: 'java/import-too-late',
    pattern: /illegal start of type[\s\S]*source: \s*(?<symbol>import)\b/,
    text: {
      en: 'Every `{symbol}` goes at the top of the program, above the first `class`.',
      hi: 'हर `{symbol}` प्रोग्राम के सबसे ऊपर, पहली `class` से पहले होता है।',
    },
  },
  {
    id: 'java/default-twice',
    pattern: /duplicate default label/,
    text: {
      en: 'This `switch` has `default` twice. Delete one of the two.',
      hi: 'इस `switch` में `default` दो बार है। दोनों में से एक हटा दें।',
    },
  },
  {
    id: 'java/super-first',
    pattern: /call to (?<symbol>super|this) must be first statement/,
    text: {
      en: '`{symbol}(…)` must be the first line of the constructor. Move it up.',
      hi: '`{symbol}(…)` को constructor की पहली पंक्ति होना चाहिए। उसे ऊपर ले जाएँ।',
    },
  },
  {
    id: 'java/abstract-with-body',
    pattern: /abstract methods cannot have a body/,
    text: {
      en: 'An `abstract` method has no body: end it with `;` instead of `{ }`, or remove `abstract`.',
      hi: '`abstract` मेथड का केवल वादा किया जाता है: उसे `{ }` की जगह `;` से ख़त्म करें, या `abstract` हटा दें।',
    },
  },
  {
    id: 'java/order-of-catch',
    pattern: /exception (?<symbol>\w+) has already been caught/,
    text: {
      en: 'A `catch` above catches `{symbol}` already. Put the narrower one first, and `Exception` last.',
      hi: 'ऊपर का कोई `catch` `{symbol}` को पहले ही पकड़ लेता है। ख़ास वाले को पहले रखें, और `Exception` को आख़िर में।',
    },
  },
  {
    id: 'java/loop-over-one-value',
    pattern:
      /for-each not applicable[\s\S]*found:\s+(?<given>\w+)[\s\S]*source: [^\n]*:\s*(?<symbol>\w+)\s*\)/,
    text: {
      en: 'This loop goes through an array or a list, but `{symbol}` is `{given}`. Count with `for (int i = 0; i < n; i++)`; the characters of a text are `s.toCharArray()`.',
      hi: 'यह लूप array या list पर चलता है, और `{symbol}` `{given}` है। गिनने के लिए `for (int i = 0; i < n; i++)` लिखें; टेक्स्ट के अक्षर `s.toCharArray()` से मिलते हैं।',
    },
  },
  {
    id: 'java/this-in-static',
    pattern: /non-static variable (?:this|super) cannot be referenced[\s\S]*source: [^\n]*\bthis\b/,
    text: {
      en: 'This method is `static`, so it has no object, and no `this`. Make an object with `new` first and use its name.',
      hi: 'यह मेथड `static` है, इसलिए इसके पास कोई object नहीं है, और `this` भी नहीं। पहले `new` से object बनाएँ और उसका नाम काम में लें।',
    },
  },
  {
    id: 'java/exception-thrown',
    pattern: /incompatible types: (?<given>\w+) cannot be converted to Throwable/,
    text: {
      en: '`throw` needs an exception: `throw new RuntimeException("…")`.',
      hi: '`throw` को exception चाहिए: `throw new RuntimeException("…")`।',
    },
  },
  {
    id: 'java/kind-of-reading',
    pattern:
      /incompatible types: String cannot be converted to (?<wanted>int|double|long)[\s\S]*source: [^\n]*\b(?<symbol>nextLine|next)\(\)/,
    text: {
      en: '`{symbol}()` gives a text, but this variable is `{wanted}`. Read the number with {better}.',
      hi: '`{symbol}()` टेक्स्ट देता है, और यह वेरिएबल `{wanted}` है। संख्या {better} से पढ़ें।',
    },
    values: ({ wanted = '' }) => ({
      better: `\`next${wanted.charAt(0).toUpperCase()}${wanted.slice(1)}()\``,
    }),
  },
  {
    id: 'java/minus-behind-text',
    pattern: /bad operand types for binary operator '-'[\s\S]*first type:\s+String[\s\S]*source: [^\n]*"/,
    text: {
      en: 'The text and the first number are joined before the `-`. Put round brackets around what is worked out: `"Difference: " + (a - b)`.',
      hi: '`-` से पहले ही टेक्स्ट और पहली संख्या जुड़ जाते हैं। जो हिसाब करना है उसे गोल कोष्ठक में रखें: `"Difference: " + (a - b)`।',
    },
  },
  {
    id: 'java/text-repeated',
    pattern: /bad operand types for binary operator '\*'[\s\S]*(?:first|second) type:\s+String/,
    text: {
      en: 'A text cannot be multiplied in Java. To repeat it write `"=".repeat(10)`.',
      hi: 'Java में टेक्स्ट का गुणा नहीं होता। उसे दोहराने के लिए `"=".repeat(10)` लिखें।',
    },
  },
  {
    id: 'java/power-caret',
    pattern: /bad operand types for binary operator '\^'/,
    text: {
      en: '`^` is not a power in Java. Write `Math.pow(x, 2)`, or `x * x`.',
      hi: 'Java में `^` घात नहीं है। `Math.pow(x, 2)` या `x * x` लिखें।',
    },
  },
  {
    id: 'java/not-of-number',
    pattern:
      /bad operand type (?<given>int|long|double|char) for unary operator '!'(?![\s\S]*source: [^\n]*[^=!<>]=!)/,
    text: {
      en: '`!` reverses true and false, but this is `{given}`. Compare with 0: `n == 0`.',
      hi: '`!` सच और झूठ को उलटता है, और यह `{given}` है। 0 से तुलना करें: `n == 0`।',
    },
  },
  {
    id: 'java/character-and-text',
    pattern:
      /(?:bad operand types for binary operator '[=!]=')[\s\S]*first type:\s+char\s+second type:\s+String/,
    text: {
      en: "A single character goes in single quotes: `'a'`.",
      hi: "अकेला अक्षर इकहरे चिह्नों में रहता है: `'a'`।",
    },
  },
  {
    id: 'java/constructor-of-parent',
    pattern:
      /constructor (?<symbol>\w+) in class \w+ cannot be applied[\s\S]*required:\s+(?<wanted>[^\n]+)\s+found:\s+no arguments[\s\S]*source: (?![^\n]*\bnew \w)/,
    text: {
      en: 'The class above, `{symbol}`, needs values ({wanted}). Begin the constructor here with `super(…)`.',
      hi: 'ऊपर की class `{symbol}` को मान चाहिए ({wanted})। यहाँ का constructor `super(…)` से शुरू करें।',
    },
  },
  {
    id: 'java/constructor-missing',
    pattern:
      /constructor (?<symbol>\w+) in class \w+ cannot be applied[\s\S]*required:\s+no arguments\s+found:\s+(?<given>[^\n]+)/,
    text: {
      en: '`{symbol}` has no constructor that takes ({given}). Write one, `{symbol}(…) { … }`: it has no type before its name, not even `void`.',
      hi: '`{symbol}` में ऐसा constructor नहीं है जो ({given}) ले। एक लिखें, `{symbol}(…) { … }`: उसके नाम से पहले कोई टाइप नहीं होता, `void` भी नहीं।',
    },
  },
  {
    id: 'java/scanner-of-input',
    pattern: /no suitable constructor found for Scanner\(no arguments\)/,
    text: {
      en: 'A `Scanner` must know where to read from: `new Scanner(System.in)`.',
      hi: '`Scanner` को पता होना चाहिए कि कहाँ से पढ़ना है: `new Scanner(System.in)`।',
    },
  },
  {
    id: 'java/size-of-list',
    pattern:
      /symbol:\s+variable (?<symbol>length|size)\s+location: variable (?<owner>\w+) of type (?!String\b)[\w<>, ]+$/m,
    text: {
      en: '`{owner}` has `size()` with round brackets. Write `{owner}.size()`.',
      hi: '`{owner}` में `size()` गोल कोष्ठक के साथ है। `{owner}.size()` लिखें।',
    },
  },
  {
    id: 'java/no-other-length',
    pattern: /symbol:\s+variable (?<symbol>\w+)\s+location: variable (?<owner>\w+) of type [\w<>]+\[\]/,
    text: {
      en: 'An array has `length` and nothing called `{symbol}`. Write `{owner}.length`.',
      hi: 'array में `length` होता है, `{symbol}` नाम का कुछ नहीं। `{owner}.length` लिखें।',
    },
  },
  {
    id: 'java/small-letter-needed',
    pattern: /symbol:\s+class (?<symbol>Int|Char|Void|Bool)\b/,
    text: {
      en: '`{symbol}` must be written with a small letter: `{better}`.',
      hi: '`{symbol}` छोटे अक्षर से लिखा जाता है: `{better}`।',
    },
    values: ({ symbol = '' }) => ({ better: symbol === 'Bool' ? 'boolean' : symbol.toLowerCase() }),
  },
  {
    id: 'java/known-elsewhere',
    pattern: /symbol:\s+variable (?<symbol>\w+)[\s\S]*\nelsewhere: (?<line>\d+)\n/,
    text: {
      en: '`{symbol}` is declared on line {line}, but is known only inside the method, the loop or the `{ }` that it is in. Declare it before that, or pass it as a parameter.',
      hi: '`{symbol}` पंक्ति {line} पर घोषित है, और केवल उसी मेथड, लूप या `{ }` में जाना जाता है जिसमें वह पंक्ति है। उसे उनसे पहले घोषित करें, या पैरामीटर बनाकर दें।',
    },
  },
  ...javaAtRunTime,
];
