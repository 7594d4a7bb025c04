import { nativeHeaders } from './headers.ts';
import { CONDITION_IN_PIECES, FOR_WITH_COLONS } from '../shared/condition.ts';
import { COPIED_CHARACTER, CHARACTER_FROM_ELSEWHERE } from '../shared/copied-characters.ts';
import type { ExplanationRule } from '../explanation.ts';

/** What beginners in C and C++ write in the wrong form; gcc and g++ report most of it as something missing. */
export const nativeHabits: readonly ExplanationRule[] = [
  {
    id: 'gcc/missing-paren',
    pattern: /expected [\s\S]*source: \s*\}?\s*(?:else\s+)?(?:if|while|switch)\s*(?<source>\([^\n]*)/,
    text: {
      en: 'A `)` is missing: every `(` needs its own. Count them on this line.',
      hi: '`)` छूटा है: हर `(` का अपना चाहिए। इस पंक्ति में उन्हें गिनें।',
    },
    values: ({ source = '' }) => {
      const bare = source.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)+'|\/\/.*$/g, '').trimEnd();
      const isEnd = /[)\w\s{]$/.test(bare) && !/(?:&&|\|\||[-+*/%<>=,])\s*$/.test(bare);
      return isEnd && bare.split('(').length > bare.split(')').length ? {} : undefined;
    },
  },
  {
    ...CHARACTER_FROM_ELSEWHERE,
    pattern: new RegExp(
      String.raw`(?:stray|extended character|invalid suffix|literal operator)[\s\S]*source: (?![^\n]*[“”‘’])[^\n]*?(?<symbol>${COPIED_CHARACTER})`,
    ),
  },
  {
    id: 'gcc/hidden-character',
    pattern: /'[^'\n]*[\u200B-\u200D\u2060\uFEFF][^'\n]*'/,
    text: {
      en: 'This line holds a character that is not part of the language, often one that cannot be seen and came with copied text. Delete the line and type it again.',
      hi: 'इस पंक्ति में ऐसा अक्षर है जो भाषा का नहीं है, अक्सर कॉपी के साथ आया और न दिखने वाला। पंक्ति हटाकर फिर लिखें।',
    },
  },
  {
    id: 'gcc/backslash',
    pattern: /stray '\\' in program/,
    text: {
      en: 'The sign `\\` has no meaning outside a text. To divide, write `/`.',
      hi: 'टेक्स्ट के बाहर चिह्न `\\` का कोई मतलब नहीं है। भाग देने के लिए `/` लिखें।',
    },
  },
  {
    id: 'gcc/small-letter-needed',
    pattern:
      /(?:expected|not declared|undeclared|does not name)[\s\S]*source: \s*\}?\s*(?<symbol>For|While|If|Else|Switch|Do|Public|Private|Using|Class|Struct)\b/,
    text: {
      en: '`{symbol}` must be written with a small letter: `{better}`.',
      hi: '`{symbol}` छोटे अक्षर से लिखा जाता है: `{better}`।',
    },
    values: ({ symbol = '' }) => ({ better: symbol.toLowerCase() }),
  },
  {
    id: 'gcc/comparison-cut',
    pattern:
      /expected (?:primary-)?expression before '(?<sign>[<>=!]=?)' token[\s\S]*source: [^\n]*(?<symbol>&&|\|\|)\s*\k<sign>/,
    text: {
      en: 'Each side of `{symbol}` needs a whole comparison. Write the name again: `x > 5 {symbol} x {sign} 10`.',
      hi: '`{symbol}` के दोनों ओर पूरी तुलना होती है। नाम फिर से लिखें: `x > 5 {symbol} x {sign} 10`।',
    },
  },
  {
    ...CONDITION_IN_PIECES,
    pattern: /expected[\s\S]*source: \s*\}?\s*(?:else\s+)?(?<symbol>if|while)\s*(?<source>\([^\n]*)/,
  },
  FOR_WITH_COLONS,
  {
    id: 'gcc/type-repeated',
    pattern:
      /expected[^\n]*before '(?<type>int|float|double|char|long)'[\s\S]*source: \s*\k<type>\s+(?<symbol>\w+)[^;(\n]*,\s*\k<type>\s/,
    text: {
      en: 'The type is written once, before the first name: `{type} {symbol} = 1, b = 2;`.',
      hi: 'टाइप एक ही बार, पहले नाम से पहले लिखा जाता है: `{type} {symbol} = 1, b = 2;`।',
    },
  },
  {
    id: 'gcc/quotes-in-text',
    pattern:
      /(?:expected '\)' before|literal operator|expected ';' before)[\s\S]*source: [^\n"]*"[^"\n]*"(?<symbol>\w+)"[^"\n]*"/,
    text: {
      en: 'The text ends at the second `"`. Inside a text a quotation mark is written `\\"`.',
      hi: 'टेक्स्ट दूसरे `"` पर ख़त्म हो जाता है। टेक्स्ट के अंदर उद्धरण-चिह्न `\\"` लिखा जाता है।',
    },
  },
  {
    id: 'gcc/quote-not-closing',
    pattern: /missing terminating " character[\s\S]*source: [^\n]*\\"\s*\)?\s*;?\s*$/,
    text: {
      en: '`\\"` is a quotation mark inside the text, so the text does not end here. Remove the `\\`, or write `\\n"`.',
      hi: '`\\"` टेक्स्ट के अंदर का उद्धरण-चिह्न है, इसलिए टेक्स्ट यहाँ ख़त्म नहीं होता। `\\` हटा दें, या `\\n"` लिखें।',
    },
  },
  {
    id: 'gcc/block-not-closed',
    pattern: /expected '\}' before 'else'/,
    text: {
      en: 'The `{` of the `if` above this `else` is not closed. Put a `}` before `else`.',
      hi: 'इस `else` से ऊपर के `if` का `{` बंद नहीं है। `else` से पहले `}` लगाएँ।',
    },
  },
  {
    id: 'gcc/brackets-of-function',
    pattern:
      /expected [^\n]*before '\{' token[\s\S]*above: \s*(?:void|int|float|double|char)\s+(?<symbol>\w+)\s*\nsource: \s*\{/,
    text: {
      en: 'A function has round brackets after its name, even when it takes nothing: `{symbol}()`.',
      hi: 'फ़ंक्शन के नाम के बाद गोल कोष्ठक होते हैं, चाहे वह कुछ न ले: `{symbol}()`।',
    },
    marks: 'before',
  },
  {
    id: 'gcc/define-with-type',
    pattern: /source: \s*#\s*define\s+(?<type>int|float|double|char|const)\s+(?<symbol>\w+)\s+(?<value>\S+)/,
    text: {
      en: 'A `#define` takes no type: write `#define {symbol} {value}`.',
      hi: '`#define` में टाइप नहीं होता: `#define {symbol} {value}` लिखें।',
    },
  },
  {
    id: 'gcc/define-not-changed',
    pattern:
      /lvalue required[\s\S]*(?:expansion of macro|source:\s*)\s*'?(?<symbol>[A-Z][A-Z_0-9]*)\b(?:'|\s*(?:=|\+\+|--))/,
    text: {
      en: '`{symbol}` is a fixed value, from a `#define` or an `enum`, and cannot change. Use a variable for a value that changes.',
      hi: '`{symbol}` तय मान है, `#define` या `enum` से आया, और बदला नहीं जा सकता। बदलने वाले मान के लिए वेरिएबल लें।',
    },
  },
  {
    id: 'gcc/brackets-of-table',
    pattern:
      /(?:array type|lvalue|convert|operands|types)[\s\S]*source: [^\n]*?(?<symbol>\w+)\[(?<row>\w+)\s*,\s*(?<column>\w+)\]/,
    text: {
      en: 'For a row and a column write two pairs of brackets: `{symbol}[{row}][{column}]`.',
      hi: 'पंक्ति और स्तंभ के लिए कोष्ठक के दो जोड़े लिखें: `{symbol}[{row}][{column}]`।',
    },
  },
  {
    id: 'gcc/square-brackets',
    pattern:
      /(?:called object|') ?'?(?<symbol>\w+)'? (?:is not a function|cannot be used as a function)[\s\S]*declared here[\s\S]*\|[^\n]*\b\k<symbol>\s*\[[\s\S]*above:/,
    text: {
      en: '`{symbol}` is an array. Its elements are taken with square brackets: `{symbol}[0]`.',
      hi: '`{symbol}` एक array है। उसके मान चौकोर कोष्ठक से लिए जाते हैं: `{symbol}[0]`।',
    },
  },
  {
    id: 'gcc/array-in-call',
    pattern:
      /expected (?:primary-)?expression before '\]' token[\s\S]*source: [^\n]*?(?<symbol>\w+)\s*\[\s*\]\s*[,)]/,
    text: {
      en: 'In a call an array is given by its name alone: write `{symbol}` without `[ ]`.',
      hi: 'फ़ंक्शन बुलाते समय array केवल नाम से दिया जाता है: `{symbol}` बिना `[ ]` के लिखें।',
    },
  },
  {
    id: 'gcc/element-for-array',
    pattern:
      /(?:makes pointer from integer without a cast|invalid conversion from 'int' to 'int\*')[\s\S]*source: [^\n]*\(\s*(?<symbol>\w+)\s*(?<place>\[\w+\])\s*[,)]/,
    text: {
      en: '`{symbol}{place}` is one element, but the whole array is needed here. Write `{symbol}` alone.',
      hi: '`{symbol}{place}` एक ही मान है, और यहाँ पूरा array चाहिए। केवल `{symbol}` लिखें।',
    },
    warnings: true,
  },
  {
    id: 'gcc/address-missing',
    pattern:
      /format '(?<symbol>%[^']*)' expects argument of type '(?:[\w ]+\*|\w+ \*\*)', but argument \d+ has type '(?:int|float|double|char|long int|long long int|unsigned int)'[\s\S]*source: (?![^\n]*\bprintf\b)/,
    text: {
      en: '`{symbol}` of `scanf` needs the address of a variable: put `&` before its name.',
      hi: '`scanf` के `{symbol}` को वेरिएबल का पता चाहिए: उसके नाम से पहले `&` लगाएँ।',
    },
    warnings: true,
  },
  {
    id: 'gcc/text-wanted',
    pattern:
      /format '%s' expects argument of type 'char ?\*', but argument \d+ has type '(?<given>int|float|double|char|long int|long long int)'/,
    text: {
      en: '`%s` prints a text, but here it gets `{given}`. Use `%d` for a whole number, `%f` for a fraction, `%c` for one character.',
      hi: '`%s` टेक्स्ट छापता है, और यहाँ उसे `{given}` मिला है। पूर्ण संख्या के लिए `%d`, दशमलव के लिए `%f`, एक अक्षर के लिए `%c` लें।',
    },
    warnings: true,
  },
  {
    id: 'gcc/pointer-without-place',
    pattern:
      /'(?<symbol>\w+)' (?:is|may be) used uninitialized[\s\S]*declared here[\s\S]*\|[^\n]*\*\s*\k<symbol>\b/,
    text: {
      en: '`{symbol}` is a pointer and points nowhere yet, so nothing can be stored there. For a text write an array, as in `char {symbol}[100];`; otherwise give it the address of a variable first.',
      hi: '`{symbol}` pointer है और अभी कहीं नहीं ले जाता, इसलिए वहाँ कुछ रखा नहीं जा सकता। टेक्स्ट के लिए array लिखें, जैसे `char {symbol}[100];`; नहीं तो पहले उसे किसी वेरिएबल का पता दें।',
    },
    warnings: true,
  },
  {
    id: 'gcc/text-of-cpp-in-format',
    pattern: /format '%[^']*' expects argument of type '[^']+', but argument \d+ has type 'std::string'/,
    text: {
      en: '`printf` and `scanf` do not know a `string`. Print it with `cout << s`, and read it with `cin >> s`.',
      hi: '`printf` और `scanf` `string` को नहीं जानते। उसे `cout << s` से छापें, और `cin >> s` से पढ़ें।',
    },
    warnings: true,
  },
  {
    id: 'gcc/comma-in-stream',
    pattern: /right operand of comma operator has no effect[\s\S]*source: [^\n]*\b(?<symbol>cout|cin)\b/,
    text: {
      en: 'The comma ends what `{symbol}` does, and the rest is ignored. Put the arrows between all values: `cout << a << b`, `cin >> a >> b`.',
      hi: 'कॉमा पर `{symbol}` का काम ख़त्म हो जाता है, और बाक़ी रह जाता है। सब मानों के बीच तीर लगाएँ: `cout << a << b`, `cin >> a >> b`।',
    },
    warnings: true,
  },
  {
    id: 'gcc/struct-for-variable',
    pattern: /'(?<symbol>\w+)' undeclared[\s\S]*source: [^\n]*?(?<![.\w])\k<symbol>\.\w/,
    text: {
      en: '`{symbol}` is not a variable here. A variable goes before the `.`, not the name of a `struct`: declare one first, as in `struct point p;`.',
      hi: '`{symbol}` यहाँ कोई वेरिएबल नहीं है। `.` से पहले वेरिएबल आता है, `struct` का नाम नहीं: पहले एक घोषित करें, जैसे `struct point p;`।',
    },
  },
  ...nativeHeaders,
  {
    id: 'gcc/function-twice',
    pattern:
      /redefinition of '(?:[^'(]*[\s*&:])?(?<symbol>\w+)(?:\([^']*)?'[\s\S]*source: \s*(?:\w+[\s*&]+)+\k<symbol>\s*\(/,
    text: {
      en: 'The function `{symbol}` is written twice. Delete one of the two, or give it another name.',
      hi: 'फ़ंक्शन `{symbol}` दो बार लिखा है। दोनों में से एक हटा दें, या उसका नाम बदलें।',
    },
  },
  {
    id: 'gcc/known-elsewhere',
    pattern: /'(?<symbol>\w+)' (?:undeclared|was not declared)[\s\S]*\nelsewhere: (?<line>\d+)\n/,
    text: {
      en: '`{symbol}` is declared on line {line}, but is known only inside the function, the loop or the `{ }` that it is in. Declare it before that, or pass it as a parameter.',
      hi: '`{symbol}` पंक्ति {line} पर घोषित है, और केवल उसी फ़ंक्शन, लूप या `{ }` में जाना जाता है जिसमें वह पंक्ति है। उसे उनसे पहले घोषित करें, या पैरामीटर बनाकर दें।',
    },
  },
];
