import type { ExplanationRule } from '../explanation.ts';
import { isTypo } from '../code/typo.ts';

const HEADERS = ['stdio.h', 'stdlib.h', 'string.h', 'math.h', 'ctype.h', 'iostream', 'vector', 'algorithm'];

const TYPE = String.raw`(?:unsigned |long )?(?:int|long|short|double|float|char|bool)`;

const declared = (rest: string): RegExp =>
  new RegExp(String.raw`(?:expected|two or more data types)[\s\S]*source: \s*${TYPE}\s+${rest}`);

const KEYWORDS =
  'auto|break|case|char|const|continue|default|do|double|else|enum|extern|float|for|goto|if|int|long|return|short|signed|sizeof|static|struct|switch|typedef|union|unsigned|void|while|class|new|delete|this|private|public|true|false|try|catch|template|using|namespace';

/** What gcc and g++ call by another name than a beginner would: names, heads of functions, old headers. */
export const cMistakes: readonly ExplanationRule[] = [
  {
    id: 'c/turbo-c',
    pattern:
      /^(?<symbol>(?:conio|dos|graphics|process|alloc)\.h): No such file|'(?<other>clrscr|getch|getche|gotoxy|textcolor|cprintf|delay)' was not declared/,
    text: {
      en: '`{name}` belongs to Turbo C, an old compiler. Delete it: nothing here needs it.',
      hi: '`{name}` पुराने कंपाइलर Turbo C का है। उसे हटा दें: यहाँ उसकी ज़रूरत नहीं है।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'c/turbo-c',
    pattern: /undefined reference to [`'](?<symbol>clrscr|getch|getche|gotoxy|textcolor|cprintf|delay)\b/,
    text: {
      en: '`{name}` belongs to Turbo C, an old compiler. Delete it: nothing here needs it.',
      hi: '`{name}` पुराने कंपाइलर Turbo C का है। उसे हटा दें: यहाँ उसकी ज़रूरत नहीं है।',
    },
    values: ({ symbol = '' }) => ({ name: symbol }),
    marks: 'call',
  },
  {
    id: 'c/header-similar',
    pattern: /^(?<symbol>[\w./+]+): No such file/,
    text: {
      en: 'There is no header `{symbol}`. Did you mean `{better}`?',
      hi: '`{symbol}` नाम का कोई header नहीं है। क्या आपका मतलब `{better}` था?',
    },
    values: ({ symbol = '' }) => {
      const better = HEADERS.find((header) => isTypo(symbol, header) || symbol === `${header}.h`);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'c/else-if',
    pattern: /(?:expected|not declared|undeclared)[\s\S]*source: [^\n]*\}\s*(?<symbol>elif|elseif|elsif)\b/,
    text: {
      en: '`{symbol}` belongs to another language. Write `else if`, in two words.',
      hi: '`{symbol}` किसी और भाषा का है। `else if` दो शब्दों में लिखें।',
    },
  },
  {
    id: 'c/else-with-condition',
    pattern: /expected[\s\S]*source: [^\n]*\belse\s*\(/,
    text: {
      en: '`else` takes no condition. Write `else if (…)`, or leave out the condition.',
      hi: '`else` कोई शर्त नहीं लेता। `else if (…)` लिखें, या शर्त हटा दें।',
    },
  },
  {
    id: 'c/main-brackets',
    pattern: /source: [^\n]*\bmain\s*(?:\{|$)/,
    text: {
      en: '`main` needs round brackets after its name: `int main()`.',
      hi: '`main` के नाम के बाद गोल कोष्ठक चाहिए: `int main()`।',
    },
  },
  {
    id: 'c/head-ended-too-early',
    pattern:
      /expected (?:identifier or '\('|unqualified-id) before '\{' token[\s\S]*above: [^\n]*\)\s*;|before '\{' token[\s\S]*source: [^\n]*\)\s*;\s*\{/,
    text: {
      en: 'There is a `;` between the first line of a function and its `{`, which separates the two. Delete that `;`.',
      hi: 'function के सिरे और उसके `{` के बीच `;` है, जो दोनों को अलग कर देता है। वह `;` हटाएँ।',
    },
  },
  {
    id: 'c/comma-at-end',
    pattern: /expected[\s\S]*above: (?![^\n]*[{(])[^\n]*,\s*\nsource: /,
    text: {
      en: 'The line above ends with `,`, so this line is read as part of it. Put a `;` there.',
      hi: 'ऊपर की पंक्ति `,` पर ख़त्म होती है, इसलिए यह पंक्ति उसी का भाग पढ़ी जाती है। वहाँ `;` लगाएँ।',
    },
  },
  {
    id: 'c/comma-after-text',
    pattern: /expected '\)' before[\s\S]*source: [^\n]*(?:printf|scanf)\s*\(\s*"[^"\n]*"\s*[&\w]/,
    text: {
      en: 'A `,` is missing after the text: the values in a call are separated by commas.',
      hi: 'टेक्स्ट के बाद `,` छूटा है: हर मान से पहले `,` होता है।',
    },
  },
  {
    id: 'c/comma-between-parameters',
    pattern:
      /expected (?:';', ',' or '\)'|',' or '\.\.\.'|'\)') before '[^']+'[\s\S]*source: \s*\w[\w *]*\((?:[^()]*[\w*] )??(?<first>\w+ [*&]?\w+) (?<second>(?:int|float|double|char|long|struct|const|unsigned|string|bool)\b[^(),]*)/,
    text: {
      en: 'A `,` is missing between two parameters: write `{first}, {second}`.',
      hi: 'दो parameter के बीच `,` छूटा है: `{first}, {second}` लिखें।',
    },
  },
  {
    id: 'c/comma-before-address',
    pattern: /invalid operands (?:to binary & \(have|of types) '[^']*'[\s\S]*source: [^\n]*["\w)]\s*&\w/,
    text: {
      en: 'A `,` is missing before `&`: the values in a call are separated by commas.',
      hi: '`&` से पहले कॉमा छूटा है: कॉल के मानों के बीच `,` रहता है।',
    },
  },
  {
    id: 'c/brackets-before-name',
    pattern: /expected[\s\S]*source: \s*(?:int|double|float|char|long)\s*\[\d*\]\s*(?<symbol>\w+)\b(?!\s*\()/,
    text: {
      en: 'The brackets of an array come after its name: write `{symbol}[]`.',
      hi: 'array के कोष्ठक उसके नाम के बाद आते हैं: `{symbol}[]` लिखें।',
    },
  },
  {
    id: 'c/keyword-as-name',
    pattern: declared(String.raw`(?<symbol>${KEYWORDS})\s*[=;,[]`),
    text: {
      en: '`{symbol}` is a word of the language, so it cannot be the name of a variable. Choose another name.',
      hi: '`{symbol}` भाषा का अपना शब्द है, इसलिए वेरिएबल का नाम नहीं हो सकता। दूसरा नाम चुनें।',
    },
  },
  {
    id: 'c/name-with-minus',
    pattern: declared(String.raw`(?<symbol>[A-Za-z_]\w*-\w+)\s*[=;]`),
    text: {
      en: '`{symbol}` is read as a subtraction. A name has only letters, digits and `_`: write `_` instead of `-`.',
      hi: '`{symbol}` को घटाना समझा जाता है। नाम में केवल अक्षर, अंक और `_` होते हैं: `-` की जगह `_` लिखें।',
    },
  },
  {
    id: 'c/name-with-space',
    pattern: declared(String.raw`(?<symbol>[A-Za-z_]\w*\s+[A-Za-z_]\w*)\s*[=;]`),
    text: {
      en: 'A name is one word: write `{better}` instead of `{symbol}`.',
      hi: 'नाम एक ही शब्द होता है: `{symbol}` की जगह `{better}` लिखें।',
    },
    values: ({ symbol = '' }) =>
      /^(?:int|long|double|float|char)\b/.test(symbol)
        ? undefined
        : { better: symbol.replaceAll(/\s+/g, '_') },
  },
  {
    id: 'c/value-with-colon',
    pattern: declared(String.raw`(?<symbol>\w+)\s*:\s*\w`),
    text: {
      en: 'A variable gets its value with `=`, not `:`. Write `{symbol} = …;`.',
      hi: 'वेरिएबल को मान `=` से मिलता है, `:` से नहीं। `{symbol} = …;` लिखें।',
    },
  },
  {
    id: 'c/number-with-comma',
    pattern: /expected[\s\S]*source: [^\n]*=\s*(?<symbol>\d{1,3}(?:,\d{2,3})+)\s*;/,
    text: {
      en: 'A number is written without commas: `{better}` instead of `{symbol}`.',
      hi: 'संख्या अल्पविराम के बिना लिखी जाती है: `{symbol}` की जगह `{better}`।',
    },
    values: ({ symbol = '' }) => ({ better: symbol.replaceAll(',', '') }),
  },
  {
    id: 'c/define-semicolon',
    pattern: /source: \s*#\s*define\s+(?<symbol>\w+)\s+[^;\n]*;/,
    text: {
      en: 'A `#define` line must not end with `;`: it becomes part of `{symbol}` wherever you use that. Delete it.',
      hi: '`#define` की पंक्ति के अंत में `;` नहीं होता: जहाँ `{symbol}` आता है वहाँ वह भी आ जाता है। उसे हटाएँ।',
    },
  },
  {
    id: 'c/define-equals',
    pattern: /source: \s*#\s*define\s+(?<symbol>\w+)\s*=/,
    text: {
      en: 'A `#define` takes no `=`: write `#define {symbol} 5`, with your own value.',
      hi: '`#define` में `=` नहीं होता: अपने मान के साथ `#define {symbol} 5` लिखें।',
    },
  },
  {
    id: 'c/text-without-quotes',
    pattern:
      /'(?<symbol>\w+)' (?:undeclared|was not declared)[\s\S]*source: [^\n]*\bprintf\s*\(\s*\k<symbol>\b/,
    text: {
      en: 'The name `{symbol}` is not known here. If you want to print the word itself, put it in double quotes.',
      hi: 'नाम `{symbol}` यहाँ जाना हुआ नहीं है। शब्द ही छापना हो तो उसे दोहरे उद्धरण-चिह्नों में रखें।',
    },
  },
  {
    id: 'c/struct-with-values',
    pattern: /expected ':', ',', ';', '\}' or '__attribute__' before '=' token/,
    text: {
      en: 'In C the members of a `struct` cannot get values where the `struct` itself is declared. Give them after the variable is declared.',
      hi: 'C में `struct` के सदस्यों को वहाँ मान नहीं दिए जाते जहाँ `struct` बताया जाता है। वेरिएबल घोषित करने के बाद दें।',
    },
  },
  {
    id: 'c/size-not-whole',
    pattern: /size of array '(?<symbol>\w+)' has non-integer type/,
    text: {
      en: 'The size of `{symbol}` must be a whole number. Use an `int` for it.',
      hi: '`{symbol}` का आकार पूर्ण संख्या होना चाहिए। उसके लिए `int` लें।',
    },
  },
  {
    id: 'c/parameter-declared-again',
    pattern:
      /'(?:int |double |char |float )?(?<symbol>\w+)' redeclared as different kind|declaration of '[^']*?(?<other>\w+)' shadows a parameter/,
    text: {
      en: '`{name}` is already the name of a parameter here. Use it without declaring it again, or choose another name.',
      hi: '`{name}` यहाँ पहले से एक parameter का नाम है। उसे फिर घोषित किए बिना काम में लें, या दूसरा नाम चुनें।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'c/multiplication-sign',
    pattern:
      /(?:called object is not a function|cannot be used as a function)[\s\S]*source: [^\n]*[=(+*/-]\s*(?<symbol>\d+)\s*\(/,
    text: {
      en: 'Multiplication needs a `*`. Write it after `{symbol}`.',
      hi: 'जिन दो चीज़ों का गुणा हो उनके बीच `*` होता है। उसे `{symbol}` के बाद लिखें।',
    },
  },
  {
    id: 'c/case-colon',
    pattern: /expected ':' (?:or '\.\.\.' )?before[\s\S]*(?:above|source): [^\n]*\bcase\b/,
    marks: 'before',
    text: {
      en: 'A `:` is missing after the value of `case`: `case 1:`.',
      hi: '`case` के मान के बाद `:` छूटा है: `case 1:`।',
    },
  },
  {
    id: 'c/case-not-constant',
    pattern:
      /case label does not reduce to an integer constant|is not usable in a constant expression[\s\S]*source: [^\n]*\bcase\b/,
    text: {
      en: '`case` takes one fixed number or character. For a variable or a condition use `if` and `else if`.',
      hi: '`case` के बाद एक तय संख्या या अक्षर होता है। वेरिएबल या शर्त के लिए `if` और `else if` लें।',
    },
  },
  {
    id: 'c/comment-of-another-language',
    pattern: /invalid preprocessing directive #(?<symbol>\w+)\b(?!; did you mean)/,
    text: {
      en: 'A line that begins with `#` is an instruction to the compiler, and `#{symbol}` is not one. A comment begins with `//`.',
      hi: '`#` से शुरू होने वाली पंक्ति कंपाइलर के लिए आदेश है, और `#{symbol}` कोई आदेश नहीं। टिप्पणी `//` से शुरू होती है।',
    },
  },
  {
    id: 'c/label-missing',
    pattern: /label '(?<symbol>\w+)' used but not defined/,
    text: {
      en: '`goto {symbol}` leads nowhere: there is no line `{symbol}:`. A loop or a function is almost always better.',
      hi: '`goto {symbol}` कहीं नहीं जाता: पंक्ति `{symbol}:` नहीं है। लूप या function लगभग हमेशा बेहतर है।',
    },
  },
];
