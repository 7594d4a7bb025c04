import type { ExplanationRule } from './explanation.ts';

/** What beginners in Python write out of habit or by a slip; CPython says "invalid syntax" to most of it. */
export const pythonSlips: readonly ExplanationRule[] = [
  {
    id: 'small-letter-needed',
    pattern:
      /^SyntaxError: (?:invalid syntax|expected ':')[\s\S]*source: \s*(?<symbol>Def|Return|If|Elif|Else|For|While|Import|From|Class|Try|Except|Print)\b/,
    text: '`{symbol}` must be written with a small letter: `{better}`.',
    values: ({ symbol = '' }) => ({ better: symbol.toLowerCase() }),
  },
  {
    id: 'comment-of-another-language',
    pattern:
      /^(?:SyntaxError: invalid syntax|NameError)[\s\S]*source: (?:\s*(?<start>\/[/*])|[^\n"'#]*\w\s*(?<end>\/\/)\s*[a-z]+\s[a-z])/,
    text: 'A comment begins with `#` in Python, and not with `{symbol}`.',
    values: ({ start, end }) => ({ symbol: start ?? end ?? '' }),
  },
  {
    id: 'operator-of-another-language',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*?(?<symbol>===|!==|=>|=<|<>|=!)/,
    text: 'Python has no `{symbol}`. Write `{better}`.',
    values: ({ symbol = '' }) => {
      const better = OPERATORS.get(symbol);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'parameters-missing',
    pattern: /^SyntaxError: expected '\('[\s\S]*source: \s*def\s+(?<symbol>\w+)\s*:/,
    text: 'A function has round brackets after its name, even when it takes nothing: `def {symbol}():`.',
  },
  {
    id: 'type-of-parameter',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*def\s+\w+\s*\([^)\n]*\b(?<type>int|float|str|string|char|double|bool)\s+(?<symbol>\w+)/,
    text: 'A parameter has no type before it in Python. Write only its name, `{symbol}`.',
  },
  {
    id: 'function-word',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>function|func|fun|define|void|public|static|sub)\s+\w+\s*\(/,
    text: 'Python has no `{symbol}`. A function begins with `def`, as in `def area(r):`.',
  },
  {
    id: 'else-with-condition',
    pattern: /^SyntaxError: (?:expected ':'|invalid syntax)[\s\S]*source: \s*else\s+(?!if\b)[^:\n]+:/,
    text: '`else` takes no condition. Write `elif` with the condition, or `else:` alone.',
  },
  {
    id: 'braces-of-another-language',
    pattern: /^SyntaxError: [\s\S]*source: \s*(?:if|elif|else|for|while|def)\b[^\n:]*\{\s*$/,
    text: 'Python uses no `{ }` here. End this line with `:`, and indent what belongs to it by four spaces.',
  },
  {
    id: 'then',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\s(?<symbol>then|do)\s*:?\s*$/,
    text: 'Python has no `{symbol}`. The condition ends with `:`, and what follows is indented.',
  },
  {
    id: 'do-while',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>do|repeat|loop)\s*:/,
    text: 'Python has no `{symbol}` loop. Write `while True:` and leave it with `if …: break`.',
  },
  {
    id: 'switch',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>switch|case)\b/,
    text: 'Python has no `{symbol}` of this form. Use `if` and `elif`, or `match` with `case` lines indented below it.',
  },
  {
    id: 'choice-of-another-language',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\?[^\n]*:/,
    text: 'Python writes this choice in words: `a if a > b else b`.',
  },
  {
    id: 'in-missing',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*for\s+(?<symbol>\w+)\s+(?!in\b)/,
    text: 'The word `in` is missing: write `for {symbol} in …:`.',
  },
  {
    id: 'new-of-another-language',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\bnew\s+(?<symbol>\w+)/,
    text: 'Python needs no `new`. Write only `{symbol}(…)`.',
  },
  {
    id: 'cast-of-another-language',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\((?<symbol>int|float|str)\)\s*[\w"(]/,
    text: 'Python converts with a call: write `{symbol}(…)` around the value.',
  },
  {
    id: 'include',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?:include|using|require|import\s*[<"'])/,
    text: 'Python takes a module in with `import` and its plain name: `import math`.',
  },
  {
    id: 'comment-of-another-language',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>\/\*|\*\/|--)/,
    text: 'A comment begins with `#` in Python, and not with `{symbol}`.',
  },
  {
    id: 'dollar',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*(?<symbol>[$?@])\w/,
    text: 'The character `{symbol}` has no meaning here. A name has only letters, digits and `_`.',
  },
  {
    id: 'percent',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\b(?<symbol>\d+)%\s*$/,
    text: '`%` is the remainder of a division and needs a number after it. For {symbol} per cent write `{symbol} / 100`.',
  },
  {
    id: 'value-missing',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*[^\n"'#+-](?<symbol>[-+*/%=,]|\b(?:and|or|not|in))\s*$/,
    text: 'The line ends with `{symbol}`, and a value must follow it.',
  },
  {
    id: 'two-words',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>[A-Za-z_]\w*\s+[A-Za-z_]\w*)\s*=(?!=)/,
    text: 'A name is one word: write `{better}` instead of `{symbol}`.',
    values: ({ symbol = '' }) =>
      OTHER_FIRST_WORDS.test(symbol) ? undefined : { better: symbol.replaceAll(/\s+/g, '_') },
  },
  {
    id: 'walrus',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*\w+\s*:=/,
    text: 'A variable gets its value with `=`. `:=` works only inside round brackets.',
  },
  {
    id: 'return-in-lambda',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*\blambda\b[^\n]*\breturn\b/,
    text: 'A `lambda` gives its value without `return`: `lambda x: x + 1`.',
  },
  {
    id: 'except-brackets',
    pattern: /^SyntaxError: multiple exception types must be parenthesized/,
    text: 'Write `except ValueError as e:`. Several exceptions stand in round brackets: `except (ValueError, TypeError):`.',
  },
  {
    id: 'parameter-twice',
    pattern: /^SyntaxError: duplicate argument '(?<symbol>\w+)'/,
    text: 'Two parameters are called `{symbol}`. Give one of them another name.',
  },
  {
    id: 'backslash',
    pattern: /^SyntaxError: unexpected character after line continuation/,
    text: 'After a `\\` outside a text the line must end, without even a space. Inside a text put quotation marks around it; to divide write `/`.',
  },
  {
    id: 'formatted-text-quotes',
    pattern:
      /^SyntaxError: f-string: (?:unmatched|expecting|invalid)[\s\S]*source: [^\n]*f"[^"\n]*\{[^"\n}]*"[^"\n]*"/,
    text: 'The inner quotation marks end the text too early. Inside `f"…"` use single ones: `{d[\'a\']}`.',
  },
  {
    id: 'dictionary-colon',
    pattern:
      /^SyntaxError: (?:':' expected|cannot assign|invalid syntax|expression expected)[\s\S]*source: [^\n]*\{\s*["'\w]+\s*=\s*/,
    text: 'In a dictionary `:` stands between a key and its value: `{"a": 1}`.',
  },
  {
    id: 'multiplication-sign',
    pattern:
      /^SyntaxError: invalid decimal literal[\s\S]*source: [^\n]*[=(+*/-]\s*(?<left>\d+)(?<right>[A-Za-z]\w*)/,
    text: 'Between two things that are multiplied stands `*`: write `{left}*{right}`.',
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
