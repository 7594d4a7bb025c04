import type { ExplanationRule } from '../explanation.ts';

/** Interfaces that beginners try to make objects of, and what is made instead. */
const CLASSES = new Map([
  ['List', 'ArrayList'],
  ['Map', 'HashMap'],
  ['Set', 'HashSet'],
  ['Queue', 'LinkedList'],
  ['Deque', 'ArrayDeque'],
]);

/** Slips where something is declared: names, modifiers, classes; and numbers that are no numbers. */
export const javaDeclarations: readonly ExplanationRule[] = [
  {
    id: 'java/small-letter-needed',
    pattern:
      /(?:class, interface, enum, or record expected|<identifier> expected|expected)[\s\S]*source: \s*(?:public\s+|private\s+|static\s+)*(?<symbol>Public|Private|Static|Class|Import|Void|Package)\b/,
    text: {
      en: '`{symbol}` must be written with a small letter: `{better}`.',
      hi: '`{symbol}` छोटे अक्षर से लिखा जाता है: `{better}`।',
    },
    values: ({ symbol = '' }) => ({ better: symbol.toLowerCase() }),
  },
  {
    id: 'java/import-too-late',
    pattern: /class, interface, enum, or record expected[\s\S]*source: \s*(?<symbol>import)\b/,
    text: {
      en: 'Every `{symbol}` goes at the top of the program, above the first `class`.',
      hi: 'हर `{symbol}` प्रोग्राम के सबसे ऊपर, पहली `class` से पहले होता है।',
    },
  },
  {
    id: 'java/class-around-method',
    pattern: /class, interface, enum, or record expected[\s\S]*source: \s*(?:public\s+)?static\s/,
    text: {
      en: 'This method is outside every class. Put `public class Main {` above it and `}` below it, or look above for a `}` too many.',
      hi: 'यह method हर class से बाहर है। उसके ऊपर `public class Main {` और नीचे `}` लिखें, या ऊपर कोई ज़्यादा `}` ढूँढें।',
    },
  },
  {
    id: 'java/order-of-modifiers',
    pattern:
      /<identifier> expected[\s\S]*source: [^\n]*\b(?<symbol>void|int|double|String|boolean)\s+static\b/,
    text: {
      en: 'The words are in the wrong order: `static` comes before `{symbol}`, as in `public static void main(String[] args)`.',
      hi: 'शब्दों का क्रम ग़लत है: `static` `{symbol}` से पहले आता है, जैसे `public static void main(String[] args)`।',
    },
  },
  {
    id: 'java/parameter-type-missing',
    pattern:
      /<identifier> expected[\s\S]*source: [^\n]*\w\s+\w+\s*\([^)]*(?:,\s*|\()(?<symbol>\w+)\s*[,)][^\n]*(?:\{|$)/,
    text: {
      en: 'The parameter `{symbol}` has no type. Each parameter needs its own, as in `int a, int b`.',
      hi: 'पैरामीटर `{symbol}` का टाइप नहीं लिखा है। हर पैरामीटर का अपना टाइप चाहिए, जैसे `int a, int b`।',
    },
    values: ({ symbol = '' }) => (/^(?:int|String|double|e)$/.test(symbol) ? undefined : {}),
  },
  {
    id: 'java/catch-without-type',
    pattern:
      /(?:<identifier> expected|illegal start of type)[\s\S]*source: [^\n]*\bcatch\s*\(\s*(?<symbol>\w+)\s*\)/,
    text: {
      en: '`catch` needs the type of what it catches: `catch (Exception {symbol})`.',
      hi: '`catch` को उसका टाइप चाहिए जिसे वह पकड़ता है: `catch (Exception {symbol})`।',
    },
  },
  {
    id: 'java/modifier-inside-method',
    pattern:
      /illegal start of expression[\s\S]*source: [^\n]*?\b(?<symbol>static|private|public|protected)\s+(?:static\s+)?\w+(?:\[\])?\s+\w+\s*[=;]/,
    text: {
      en: 'A variable inside a method cannot be `{symbol}`. Leave out the word, or declare the variable in the class, outside the method.',
      hi: 'method के भीतर का वेरिएबल `{symbol}` नहीं हो सकता। यह शब्द हटा दें, या वेरिएबल को method से बाहर, class में घोषित करें।',
    },
  },
  {
    id: 'java/named-method-inside-method',
    pattern:
      /(?:';' expected|illegal start of expression)[\s\S]*source: \s*(?:(?:public|private|static)\s+)*(?:int|void|double|long|String|boolean|char)(?:\[\])?\s+(?<symbol>\w+)\s*\([^)\n]*\)\s*\{/,
    text: {
      en: 'The method `{symbol}` begins inside another one. Close the method above with `}` first: methods come one after the other in the class.',
      hi: 'method `{symbol}` दूसरे के भीतर शुरू होता है। पहले ऊपर वाले method को `}` से बंद करें: class में method साथ-साथ रहते हैं।',
    },
  },
  {
    id: 'java/keyword-as-name',
    pattern:
      /(?:not a statement|expected)[\s\S]*source: \s*(?:int|long|double|float|char|boolean|String)\s+(?<symbol>class|new|switch|case|for|if|else|do|while|int|double|float|char|long|byte|short|return|this|super|static|final|default|public|private|void|try|catch|import|package|goto|break|continue|const|enum|interface|native|throw|throws)\s*[=;,]/,
    text: {
      en: '`{symbol}` is a word of the language, so it cannot be the name of a variable. Choose another name.',
      hi: '`{symbol}` भाषा का अपना शब्द है, इसलिए वेरिएबल का नाम नहीं हो सकता। दूसरा नाम चुनें।',
    },
  },
  {
    id: 'java/name-with-digit',
    pattern:
      /(?:not a statement|expected)[\s\S]*source: \s*(?:int|long|double|float|char|boolean|String)\s+(?<symbol>\d\w*)\s*[=;,]/,
    text: {
      en: 'A name cannot begin with a digit, as `{symbol}` does. Begin it with a letter.',
      hi: 'नाम अंक से शुरू नहीं हो सकता, जैसे `{symbol}` होता है। उसे अक्षर से शुरू करें।',
    },
  },
  {
    id: 'java/name-with-minus',
    pattern:
      /expected[\s\S]*source: \s*(?:int|long|double|float|char|boolean|String)\s+(?<symbol>[A-Za-z_]\w*-\w+)\s*[=;]/,
    text: {
      en: '`{symbol}` is read as a subtraction. A name has only letters, digits and `_`: write `_` instead of `-`.',
      hi: '`{symbol}` को घटाना समझा जाता है। नाम में केवल अक्षर, अंक और `_` होते हैं: `-` की जगह `_` लिखें।',
    },
  },
  {
    id: 'java/name-with-space',
    pattern:
      /';' expected[\s\S]*source: \s*(?:int|long|double|float|char|boolean|String)\s+(?<symbol>[A-Za-z_]\w*\s+[A-Za-z_]\w*)\s*[=;]/,
    text: {
      en: 'A name is one word: write `{better}` instead of `{symbol}`.',
      hi: 'नाम एक ही शब्द होता है: `{symbol}` की जगह `{better}` लिखें।',
    },
    values: ({ symbol = '' }) => ({
      better: symbol.replaceAll(/\s+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    }),
  },
  {
    id: 'java/number-with-comma',
    pattern: /(?:<identifier>|';') expected[\s\S]*source: [^\n]*=\s*(?<symbol>\d{1,3}(?:,\d{2,3})+)\s*;/,
    text: {
      en: 'A number is written without commas: `{better}` instead of `{symbol}`.',
      hi: 'संख्या अल्पविराम के बिना लिखी जाती है: `{symbol}` की जगह `{better}`।',
    },
    values: ({ symbol = '' }) => ({ better: symbol.replaceAll(',', '') }),
  },
  {
    id: 'java/leading-zero',
    pattern: /(?:';' expected|integer number too large)[\s\S]*source: [^\n]*\b(?<symbol>0\d*[89]\d*)\b/,
    text: {
      en: 'A number that begins with `0` is read in base 8, which has no 8 and 9. Remove the `0` before `{symbol}`.',
      hi: '`0` से शुरू होने वाली संख्या आधार 8 में पढ़ी जाती है, जिसमें 8 और 9 नहीं होते। `{symbol}` से पहला `0` हटाएँ।',
    },
  },
  {
    id: 'java/multiplication-sign',
    pattern: /';' expected[\s\S]*source: [^\n"]*[=(+*/-]\s*(?<left>\d+)(?<right>[a-zA-Z]\w*|\s*\()/,
    text: {
      en: 'Multiplication needs a `*`. Write it after `{left}`.',
      hi: 'जिन दो चीज़ों का गुणा हो उनके बीच `*` होता है। उसे `{left}` के बाद लिखें।',
    },
  },
  {
    id: 'java/extra-paren',
    pattern:
      /(?:';' expected|illegal start of expression|not a statement)[\s\S]*source: (?<source>[^\n]*\)\s*;?\s*)/,
    text: {
      en: 'There is one `)` more than there are `(` on this line. Delete it.',
      hi: 'इस पंक्ति में `(` से एक `)` ज़्यादा है। उसे हटाएँ।',
    },
    values: ({ source = '' }) =>
      source.split(')').length > source.split('(').length && !/["']/.test(source.replaceAll(/"[^"]*"/g, ''))
        ? {}
        : undefined,
  },
  {
    id: 'java/colon-for-semicolon',
    pattern: /';' expected[\s\S]*source: [^\n]*(?<symbol>[:,])\s*(?:\/\/[^\n]*)?$/,
    text: {
      en: 'A statement ends with `;`. Here it ends with `{symbol}`.',
      hi: 'निर्देश `;` पर पूरा होता है। यहाँ उसकी जगह `{symbol}` है।',
    },
  },
  {
    id: 'java/choice-as-statement',
    pattern: /^not a statement[\s\S]*source: [^\n]*\?[^\n]*:/,
    text: {
      en: '`? :` gives a value and cannot stand alone. Use `if` and `else`, or print it: `System.out.println(a > b ? a : b);`.',
      hi: '`? :` मान देता है और अकेला नहीं रह सकता। `if` और `else` लें, या उसे छापने में रखें: `System.out.println(a > b ? a : b);`।',
    },
  },
  {
    id: 'java/do-without-while',
    pattern: /^(?:'?while'? expected|'\(' expected[\s\S]*source: (?![^\n]*\b(?:if|while|for|switch)\b))/,
    text: {
      en: 'A `do { … }` must be followed by `while (condition);`.',
      hi: '`do { … }` के बाद `while (condition);` होना चाहिए।',
    },
  },
  {
    id: 'java/unclosed-comment',
    pattern: /^unclosed comment/,
    text: {
      en: 'The comment that begins with `/*` here never ends, so the rest of your program is part of it. Close it with `*/`.',
      hi: 'यहाँ `/*` से शुरू हुआ कमेंट कभी पूरा नहीं होता, इसलिए बाकी प्रोग्राम उसी में चला गया। उसे `*/` से बंद करें।',
    },
  },
  {
    id: 'java/case-colon',
    pattern: /^: or -> expected/,
    text: {
      en: 'A `:` is missing after the value of `case`: `case 1:`.',
      hi: '`case` के मान के बाद `:` छूटा है: `case 1:`।',
    },
  },
  {
    id: 'java/switch-on-fraction',
    pattern:
      /patterns in switch statements are a preview|selector type (?:double|float|long|boolean) is not allowed/,
    text: {
      en: '`switch` works on `int`, `char` and `String` only. Use `if` and `else if` for anything else.',
      hi: '`switch` केवल `int`, `char` और `String` पर चलता है। और किसी के लिए `if` और `else if` लें।',
    },
  },
  {
    id: 'java/bad-escape',
    pattern: /illegal escape character/,
    text: {
      en: 'Inside a text `\\` begins a special character. To print a backslash write it twice: `\\\\`.',
      hi: 'टेक्स्ट के भीतर `\\` से ख़ास अक्षर शुरू होता है। backslash छापने के लिए उसे दो बार लिखें: `\\\\`।',
    },
  },
  {
    id: 'java/must-be-public',
    pattern:
      /(?<symbol>\w+)\([^)]*\) in \w+ cannot (?:implement|override)[\s\S]*weaker access privileges; was (?<access>\w+)/,
    text: {
      en: '`{symbol}` is `{access}` in the class or interface that it comes from. Write `{access}` before it here too.',
      hi: 'जिस class या interface से `{symbol}` आया है, वहाँ वह `{access}` है। यहाँ भी उससे पहले `{access}` लिखें।',
    },
  },
  {
    id: 'java/interface-made',
    pattern: /(?<symbol>\w+) is abstract; cannot be instantiated/,
    text: {
      en: '`{symbol}` is an interface, so no object can be made of it. Write `new {better}<>()`.',
      hi: '`{symbol}` एक interface है, इसलिए उसका object नहीं बन सकता। `new {better}<>()` लिखें।',
    },
    values: ({ symbol = '' }) => {
      const better = CLASSES.get(symbol);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'java/abstract-made',
    pattern: /(?<symbol>\w+) is abstract; cannot be instantiated/,
    text: {
      en: '`{symbol}` is abstract, so no object can be made of it. Make one of a class that `extends` or `implements` it.',
      hi: '`{symbol}` abstract है, इसलिए उसका object नहीं बन सकता। ऐसी class का बनाएँ जो उसे `extends` या `implements` करती है।',
    },
  },
  {
    id: 'java/cannot-extend',
    pattern: /cannot inherit from final (?<symbol>\w+)/,
    text: {
      en: '`{symbol}` is final: no class can extend it. Keep a `{symbol}` in a variable of your class instead.',
      hi: '`{symbol}` final है: कोई class उसे extend नहीं कर सकती। इसकी जगह अपनी class के वेरिएबल में एक `{symbol}` रखें।',
    },
  },
];
