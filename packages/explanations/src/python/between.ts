import type { ExplanationRule } from '../explanation.ts';
import { isTypo } from '../code/typo.ts';

/** Words that Python knows where a line begins. */
const FIRST_WORDS =
  'return while for if elif else def class import from print break continue try except'.split(' ');
/** Words after which another word may stand. */
const JOINING =
  /^(?:and|or|not|in|is|if|else|elif|for|while|return|def|class|import|from|as|lambda|del|global|yield|raise|assert|with|print)$/;
const TYPES = 'int|float|double|char|string|String|str|bool|boolean|long';

/** What Python calls "invalid syntax", and nothing more. */
export const pythonBetween: readonly ExplanationRule[] = [
  {
    id: 'python/format-without-text',
    pattern:
      /^SyntaxError: [\s\S]*source: [^\n"']*(?:\{?\b(?<symbol>[A-Za-z_]\w*):\.\d[fd]\b|format\(\w+, *\.\d[fd])/,
    text: {
      en: 'The format of a number goes inside a text: `f"{code}"`, with the `f` and the quotation marks.',
      hi: 'संख्या कैसे लिखी जाए यह टेक्स्ट के भीतर आता है: `f"{code}"`, `f` और उद्धरण-चिह्नों के साथ।',
    },
    values: ({ symbol }) => ({ code: `{${symbol ?? 'x'}:.2f}` }),
  },
  {
    id: 'python/braces-above',
    pattern: /^SyntaxError: invalid syntax\. Perhaps you forgot a comma[\s\S]*above: [^\n]*\)?\s*\{\s*\n/,
    text: {
      en: 'Python uses no `{ }` here. End the line above with `:`, and indent what belongs to it by four spaces.',
      hi: 'Python में यहाँ `{ }` नहीं लगते। ऊपर की पंक्ति को `:` से पूरा करें, और उसके भीतर की पंक्तियाँ चार स्पेस आगे रखें।',
    },
  },
  {
    id: 'python/program-of-another-language',
    pattern:
      /^SyntaxError: [\s\S]*source: \s*(?<symbol>public class|using namespace|public static|package)\b/,
    text: {
      en: '`{symbol}` belongs to another language, and this is Python. Check the list of languages above the editor.',
      hi: '`{symbol}` दूसरी भाषा का है, और यह Python है। एडिटर के ऊपर भाषाओं की सूची देखें।',
    },
  },
  {
    id: 'python/comment-of-another-language',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*? (?<symbol>\/\/) *[A-Za-z]+(?: [A-Za-z]+| *$)/,
    text: {
      en: 'A comment begins with `#` in Python, and not with `{symbol}`.',
      hi: 'Python में कमेंट `#` से शुरू होता है, `{symbol}` से नहीं।',
    },
  },
  {
    id: 'python/type-alone',
    pattern: new RegExp(
      String.raw`^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>${TYPES})\s+\w+(?:\s*,\s*\w+)*\s*;?\s*(?:#[^\n]*)?$`,
    ),
    text: {
      en: 'Python declares no variables and needs no `{symbol}`. Delete this line: a variable begins with its first value.',
      hi: 'Python में वेरिएबल घोषित नहीं होते, `{symbol}` नहीं चाहिए। यह पंक्ति हटा दें: वेरिएबल अपने पहले मान से बनता है।',
    },
  },
  {
    id: 'python/type-of-call',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*=\s*(?<symbol>int|float|str) (?<call>\w+)\(/,
    text: {
      en: '`{symbol}` is a function: put round brackets around what it converts, `{symbol}({call}(…))`.',
      hi: '`{symbol}` एक function है: जिसे बदलना हो उसे गोल कोष्ठक में रखें, `{symbol}({call}(…))`।',
    },
  },
  {
    id: 'python/loop-word',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>foreach|loop|repeat)\b/,
    text: {
      en: 'Python has no `{symbol}`. Write `for x in …:` or `while …:`.',
      hi: 'Python में `{symbol}` नहीं है। `for x in …:` या `while …:` लिखें।',
    },
  },
  {
    id: 'python/range-in-words',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*for\s+(?<name>\w+)\s+in\s+(?:range\()?(?<symbol>\w+) +to +(?<last>\w+)/,
    text: {
      en: 'From one number to another Python counts with `range`, which leaves the last out: `for {name} in range({symbol}, {last} + 1):`.',
      hi: 'Python एक संख्या से दूसरी तक `range` से गिनती है, जो आख़िरी को छोड़ देता है: `for {name} in range({symbol}, {last} + 1):`।',
    },
  },
  {
    id: 'python/semicolon-in-call',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*(?<symbol>\w+)\([^)\n"']*;/,
    text: {
      en: 'The values in a call are separated by `,`, not by `;`.',
      hi: 'call के मानों के बीच `;` नहीं, `,` लगता है।',
    },
  },
  {
    id: 'python/is-in',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n#]*\b(?<symbol>is in|exists in|is not in|in not)\b/,
    text: {
      en: 'In Python write `in` alone, or `not in`: `x in names`.',
      hi: 'Python अकेले `in` से पूछती है, या `not in` से: `x in names`।',
    },
  },
  {
    id: 'python/brackets-without-place',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\b(?<symbol>\w+)\[\]\s*=/,
    text: {
      en: 'A list needs no brackets after its name: write `{symbol} = []` for an empty one.',
      hi: 'list के नाम के पीछे कोष्ठक नहीं चाहिए: ख़ाली list के लिए `{symbol} = []` लिखें।',
    },
  },
  {
    id: 'python/table-of-brackets',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*(?<symbol>\[\]\[\])/,
    text: {
      en: '`{symbol}` does not make a table. Begin with `[]` and add each row with `append`.',
      hi: '`{symbol}` से तालिका नहीं बनती। `[]` से शुरू करें और हर पंक्ति `append` से जोड़ें।',
    },
  },
  {
    id: 'python/other-operator',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n#]*["'\w)\]] *(?<symbol>&&|\|\|) *["'\w(]/,
    text: {
      en: 'Python writes `and`, `or` and `not` in words instead of `{symbol}`.',
      hi: 'Python `{symbol}` की जगह `and`, `or` और `not` शब्दों में लिखती है।',
    },
  },
  {
    id: 'python/first-word-mistyped',
    pattern: /^SyntaxError: invalid syntax(?!\.)[\s\S]*source: \s*(?<symbol>[a-z]+)\s+[\w"'(]/,
    text: {
      en: 'Python knows no `{symbol}`. Did you mean `{better}`?',
      hi: 'Python `{symbol}` को नहीं जानती। क्या आपका मतलब `{better}` था?',
    },
    values: ({ symbol = '' }) => {
      const better = FIRST_WORDS.find((word) => isTypo(symbol, word));
      return better === undefined || FIRST_WORDS.includes(symbol) ? undefined : { better };
    },
  },
];

/** The explanation of a syntax error when no other row fits. */
export const pythonSomethingBetween: readonly ExplanationRule[] = [
  {
    id: 'python/name-of-function',
    pattern:
      /^SyntaxError: (?:invalid syntax|expected)[\s\S]*source: \s*(?:def|class)\s+(?<symbol>\w+[ -]\w+)\s*\(/,
    text: {
      en: 'A name is one word: write `{better}` instead of `{symbol}`.',
      hi: 'नाम एक शब्द होता है: `{symbol}` की जगह `{better}` लिखें।',
    },
    values: ({ symbol = '' }) => ({ better: symbol.replace(/[ -]/, '_') }),
  },
  {
    id: 'python/something-between',
    pattern:
      /^SyntaxError: invalid syntax(?!\.)[\s\S]*\nat: (?<next>\w+)[^\n]*\nabove: [^\n]*\nsource: [^\n]*?\b(?<before>\w+) +\k<next>\b/,
    text: {
      en: 'Something is missing between `{before}` and `{next}`: an operator such as `+` or `*`, a comma, or brackets.',
      hi: '`{before}` और `{next}` के बीच कुछ छूटा है: `+` या `*` जैसा operator, कॉमा या कोष्ठक।',
    },
    values: ({ before = '', next = '' }) => (JOINING.test(before) || JOINING.test(next) ? undefined : {}),
  },
  {
    id: 'python/formatted-part',
    pattern: /^SyntaxError: f-string: invalid syntax/,
    text: {
      en: 'What is between `{ }` in this text is not understood. Write one value or one calculation there, as in `f"{a * b}"`.',
      hi: 'इस टेक्स्ट के `{ }` के भीतर जो है वह समझ नहीं आता। वहाँ एक मान या एक गणना लिखें, जैसे `f"{a * b}"`।',
    },
  },
];
