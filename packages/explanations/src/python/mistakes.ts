import type { ExplanationRule } from '../explanation.ts';

/** What beginners in Python write out of habit or by mistake; CPython says "invalid syntax" to most of it. */
export const pythonMistakes: readonly ExplanationRule[] = [
  {
    id: 'python/small-letter-needed',
    pattern:
      /^SyntaxError: (?:invalid syntax|expected ':')[\s\S]*source: \s*(?<symbol>Def|Return|If|Elif|Else|For|While|Import|From|Class|Try|Except|Print)\b/,
    text: {
      en: '`{symbol}` must be written with a small letter: `{better}`.',
      hi: '`{symbol}` छोटे अक्षर से लिखा जाता है: `{better}`।',
    },
    values: ({ symbol = '' }) => ({ better: symbol.toLowerCase() }),
  },
  {
    id: 'python/comment-of-another-language',
    pattern:
      /^(?:SyntaxError: invalid syntax|NameError)[\s\S]*source: (?:\s*(?<start>\/[/*])|[^\n"'#]*\w\s*(?<end>\/\/)\s*[a-z]+\s[a-z])/,
    text: {
      en: 'A comment begins with `#` in Python, and not with `{symbol}`.',
      hi: 'Python में टिप्पणी `#` से शुरू होती है, `{symbol}` से नहीं।',
    },
    values: ({ start, end }) => ({ symbol: start ?? end ?? '' }),
  },
  {
    id: 'python/operator-of-another-language',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*?(?<symbol>===|!==|=>|=<|<>|=!)/,
    text: {
      en: 'Python has no `{symbol}`. Write `{better}`.',
      hi: 'Python में `{symbol}` नहीं है। `{better}` लिखें।',
    },
    values: ({ symbol = '' }) => {
      const better = OPERATORS.get(symbol);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'python/parameters-missing',
    pattern: /^SyntaxError: expected '\('[\s\S]*source: \s*def\s+(?<symbol>\w+)\s*:/,
    text: {
      en: 'A function has round brackets after its name, even when it takes nothing: `def {symbol}():`.',
      hi: 'function के नाम के बाद गोल कोष्ठक होते हैं, तब भी जब वह कुछ न ले: `def {symbol}():`।',
    },
  },
  {
    id: 'python/type-of-parameter',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*def\s+\w+\s*\([^)\n]*\b(?<type>int|float|str|string|char|double|bool)\s+(?<symbol>\w+)/,
    text: {
      en: 'A parameter has no type before it in Python. Write only its name, `{symbol}`.',
      hi: 'Python में parameter से पहले टाइप नहीं होता। केवल उसका नाम लिखें, `{symbol}`।',
    },
  },
  {
    id: 'python/function-word',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>function|func|fun|define|void|public|static|sub)\s+\w+\s*\(/,
    text: {
      en: 'Python has no `{symbol}`. A function begins with `def`, as in `def area(r):`.',
      hi: 'Python में `{symbol}` नहीं है। function `def` से शुरू होता है, जैसे `def area(r):`।',
    },
  },
  {
    id: 'python/else-with-condition',
    pattern: /^SyntaxError: (?:expected ':'|invalid syntax)[\s\S]*source: \s*else\s+(?!if\b)[^:\n]+:/,
    text: {
      en: '`else` takes no condition. Write `elif` with the condition, or `else:` alone.',
      hi: '`else` कोई शर्त नहीं लेता। शर्त के साथ `elif` लिखें, या अकेला `else:`।',
    },
  },
  {
    id: 'python/braces-of-another-language',
    pattern: /^SyntaxError: [\s\S]*source: \s*(?:if|elif|else|for|while|def)\b[^\n:]*\{\s*$/,
    text: {
      en: 'Python uses no `{ }` here. End this line with `:`, and indent what belongs to it by four spaces.',
      hi: 'Python में यहाँ `{ }` नहीं होता। इस पंक्ति को `:` से पूरा करें, और जो उसका है उसे चार स्पेस अंदर लिखें।',
    },
  },
  {
    id: 'python/then',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\s(?<symbol>then|do)\s*:?\s*$/,
    text: {
      en: 'Python has no `{symbol}`. The condition ends with `:`, and what follows is indented.',
      hi: 'Python में `{symbol}` नहीं है। शर्त `:` पर पूरी होती है, और आगे का भाग अंदर की ओर लिखा जाता है।',
    },
  },
  {
    id: 'python/do-while',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>do|repeat|loop)\s*:/,
    text: {
      en: 'Python has no `{symbol}` loop. Write `while True:` and leave it with `if …: break`.',
      hi: 'Python में `{symbol}` लूप नहीं है। `while True:` लिखें और `if …: break` से बाहर निकलें।',
    },
  },
  {
    id: 'python/switch',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>switch|case)\b/,
    text: {
      en: 'Python has no `{symbol}` of this form. Use `if` and `elif`, or `match` with `case` lines indented below it.',
      hi: 'Python में इस रूप का `{symbol}` नहीं है। `if` और `elif` लें, या `match` और उसके नीचे अंदर की ओर `case` पंक्तियाँ।',
    },
  },
  {
    id: 'python/choice-of-another-language',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\?[^\n]*:/,
    text: {
      en: 'Python writes this choice in words: `a if a > b else b`.',
      hi: 'Python में यह चुनाव शब्दों में लिखते हैं: `a if a > b else b`।',
    },
  },
  {
    id: 'python/in-missing',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*for\s+(?<symbol>\w+)\s+(?!in\b)/,
    text: {
      en: 'The word `in` is missing: write `for {symbol} in …:`.',
      hi: 'शब्द `in` छूटा है: `for {symbol} in …:` लिखें।',
    },
  },
  {
    id: 'python/new-of-another-language',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\bnew\s+(?<symbol>\w+)/,
    text: {
      en: 'Python needs no `new`. Write only `{symbol}(…)`.',
      hi: 'Python को `new` नहीं चाहिए। केवल `{symbol}(…)` लिखें।',
    },
  },
  {
    id: 'python/cast-of-another-language',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\((?<symbol>int|float|str)\)\s*[\w"(]/,
    text: {
      en: 'Python converts with a call: write `{symbol}(…)` around the value.',
      hi: 'Python में बदलना बुलाकर होता है: मान के चारों ओर `{symbol}(…)` लिखें।',
    },
  },
  {
    id: 'python/include',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?:include|using|require|import\s*[<"'])/,
    text: {
      en: 'Python loads a module with `import` and its plain name: `import math`.',
      hi: 'Python में module `import` और उसके सादे नाम से आता है: `import math`।',
    },
  },
  {
    id: 'python/comment-of-another-language',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>\/\*|\*\/|--)/,
    text: {
      en: 'A comment begins with `#` in Python, and not with `{symbol}`.',
      hi: 'Python में टिप्पणी `#` से शुरू होती है, `{symbol}` से नहीं।',
    },
  },
  {
    id: 'python/dollar',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*(?<symbol>[$?@])\w/,
    text: {
      en: 'The character `{symbol}` has no meaning here. A name has only letters, digits and `_`.',
      hi: 'अक्षर `{symbol}` का यहाँ कोई अर्थ नहीं है। नाम में केवल अक्षर, अंक और `_` होते हैं।',
    },
  },
  {
    id: 'python/percent',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\b(?<symbol>\d+)%\s*$/,
    text: {
      en: '`%` is the remainder of a division and needs a number after it. For {symbol} per cent write `{symbol} / 100`.',
      hi: '`%` भाग का शेष है और उसके बाद संख्या चाहिए। {symbol} प्रतिशत के लिए `{symbol} / 100` लिखें।',
    },
  },
  {
    id: 'python/value-missing',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*[^\n"'#+-](?<symbol>[-+*/%=,]|\b(?:and|or|not|in))\s*$/,
    text: {
      en: 'The line ends with `{symbol}`, and a value must follow it.',
      hi: 'पंक्ति `{symbol}` पर ख़त्म होती है, और उसके बाद मान चाहिए।',
    },
  },
  {
    id: 'python/two-words',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>[A-Za-z_]\w*\s+[A-Za-z_]\w*)\s*=(?!=)/,
    text: {
      en: 'A name is one word: write `{better}` instead of `{symbol}`.',
      hi: 'नाम एक ही शब्द होता है: `{symbol}` की जगह `{better}` लिखें।',
    },
    values: ({ symbol = '' }) =>
      OTHER_FIRST_WORDS.test(symbol) ? undefined : { better: symbol.replaceAll(/\s+/g, '_') },
  },
  {
    id: 'python/walrus',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*\w+\s*:=/,
    text: {
      en: 'A variable gets its value with `=`. `:=` works only inside round brackets.',
      hi: 'वेरिएबल को मान `=` से मिलता है। `:=` केवल गोल कोष्ठक के भीतर चलता है।',
    },
  },
  {
    id: 'python/return-in-lambda',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*\blambda\b[^\n]*\breturn\b/,
    text: {
      en: 'A `lambda` gives its value without `return`: `lambda x: x + 1`.',
      hi: '`lambda` `return` के बिना मान देता है: `lambda x: x + 1`।',
    },
  },
  {
    id: 'python/except-brackets',
    pattern: /^SyntaxError: multiple exception types must be parenthesized/,
    text: {
      en: 'Write `except ValueError as e:`. Several exceptions go in round brackets: `except (ValueError, TypeError):`.',
      hi: '`except ValueError as e:` लिखें। कई exception गोल कोष्ठक में आते हैं: `except (ValueError, TypeError):`।',
    },
  },
  {
    id: 'python/parameter-twice',
    pattern: /^SyntaxError: duplicate argument '(?<symbol>\w+)'/,
    text: {
      en: 'Two parameters are called `{symbol}`. Give one of them another name.',
      hi: 'दो parameter का नाम `{symbol}` है। एक को दूसरा नाम दें।',
    },
  },
  {
    id: 'python/backslash',
    pattern: /^SyntaxError: unexpected character after line continuation/,
    text: {
      en: 'After a `\\` outside a text the line must end, without even a space. Inside a text put quotation marks around it; to divide write `/`.',
      hi: 'टेक्स्ट से बाहर `\\` के बाद पंक्ति ख़त्म होनी चाहिए, एक स्पेस भी नहीं। टेक्स्ट हो तो उद्धरण-चिह्न लगाएँ; भाग के लिए `/` लिखें।',
    },
  },
  {
    id: 'python/formatted-text-inner-quotes',
    pattern:
      /^SyntaxError: f-string: (?:unmatched|expecting|invalid)[\s\S]*source: [^\n]*f"[^"\n]*\{[^"\n}]*"[^"\n]*"/,
    text: {
      en: 'The inner quotation marks end the text too early. Inside `f"…"` use single ones: `{d[\'a\']}`.',
      hi: 'भीतर के उद्धरण-चिह्न टेक्स्ट को जल्दी ख़त्म कर देते हैं। `f"…"` के भीतर इकहरे लें: `{d[\'a\']}`।',
    },
  },
  {
    id: 'python/dictionary-colon',
    pattern:
      /^SyntaxError: (?:':' expected|cannot assign|invalid syntax|expression expected)[\s\S]*source: [^\n]*\{\s*["'\w]+\s*=\s*/,
    text: {
      en: 'In a dictionary `:` goes between a key and its value: `{"a": 1}`.',
      hi: 'dictionary में key और मान के बीच `:` होता है: `{"a": 1}`।',
    },
  },
  {
    id: 'python/multiplication-sign-missing',
    pattern:
      /^SyntaxError: invalid decimal literal[\s\S]*source: [^\n]*[=(+*/-]\s*(?<left>\d+)(?<right>[A-Za-z]\w*)/,
    text: {
      en: 'Multiplication needs a `*`: write `{left}*{right}`.',
      hi: 'जिन दो चीज़ों का गुणा हो उनके बीच `*` होता है: `{left}*{right}` लिखें।',
    },
  },
];

/** Words that begin a statement, or a declaration of another language: no part of a name. */
const OTHER_FIRST_WORDS =
  /^(?:if|elif|while|for|return|not|assert|del|global|int|float|double|char|string|String|str|bool|var|let|const|auto)\b/;

/** Comparisons as other languages write them, or with their signs turned round. */
const OPERATORS = new Map([
  ['===', '=='],
  ['!==', '!='],
  ['=>', '>='],
  ['=<', '<='],
  ['<>', '!='],
  ['=!', '!='],
]);
