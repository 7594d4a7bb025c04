import type { ExplanationRule } from '../explanation.ts';

const KEYWORDS =
  'and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield';

/** What CPython calls "invalid syntax" only; the line itself shows what was meant. */
export const pythonSyntax: readonly ExplanationRule[] = [
  {
    id: 'python/keyword-as-name',
    pattern: new RegExp(
      String.raw`^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>${KEYWORDS})\s*[+-]?=(?!=)`,
    ),
    text: {
      en: '`{symbol}` is a word of the language, so it cannot be the name of a variable. Choose another name.',
      hi: '`{symbol}` भाषा का अपना शब्द है, इसलिए वेरिएबल का नाम नहीं हो सकता। दूसरा नाम चुनें।',
    },
  },
  {
    id: 'python/keyword-as-name',
    pattern: new RegExp(
      String.raw`^SyntaxError: invalid syntax[\s\S]*source: \s*def\s+\w+\s*\((?:[^)\n]*,)?\s*(?<symbol>${KEYWORDS})\s*[,)]`,
    ),
    text: {
      en: '`{symbol}` is a word of the language, so it cannot be the name of a variable. Choose another name.',
      hi: '`{symbol}` भाषा का अपना शब्द है, इसलिए वेरिएबल का नाम नहीं हो सकता। दूसरा नाम चुनें।',
    },
  },
  {
    id: 'python/fixed-value',
    pattern: /^SyntaxError: cannot assign to (?<symbol>True|False|None)\b/,
    text: {
      en: '`{symbol}` is a fixed value of the language and cannot get another. Choose another name, or write `==` to compare.',
      hi: '`{symbol}` भाषा का तय मान है और बदला नहीं जा सकता। कोई और नाम चुनें, या मिलाने के लिए `==` लिखें।',
    },
  },
  {
    id: 'python/function-word-before',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>int|float|double|str|string|String|bool|boolean|char|long|list)\s+\w+\s*\([^)\n]*\)\s*[:{]/,
    text: {
      en: 'Python has no `{symbol}` before a function. It begins with `def`, and its parameters have no types: `def add(a, b):`.',
      hi: 'Python में फ़ंक्शन से पहले `{symbol}` नहीं लिखा जाता। वह `def` से शुरू होता है, और उसके पैरामीटरों के टाइप नहीं लिखे जाते: `def add(a, b):`।',
    },
  },
  {
    id: 'python/letter-behind-number',
    pattern:
      /^SyntaxError: invalid decimal literal[\s\S]*source: [^\n"'#]*?\b(?<![:.])(?<symbol>\d[\d.]*)(?<letter>[LlfFdD])\b(?!\s*=)/,
    text: {
      en: 'A number has no letter after it in Python. Write `{symbol}` instead of `{symbol}{letter}`.',
      hi: 'Python में संख्या के पीछे कोई अक्षर नहीं लगता। `{symbol}{letter}` की जगह `{symbol}` लिखें।',
    },
  },
  {
    id: 'python/equals-in-condition',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*\bfor\b[^\n]*\bin\b[^\n]*\bif\b[^=\n]*[^=!<>\n]=(?!=)/,
    text: {
      en: 'To compare two values write `==`. A single `=` gives a value to a variable.',
      hi: 'दो मान मिलाने के लिए `==` लिखें। अकेला `=` वेरिएबल को मान देता है।',
    },
  },
  {
    id: 'python/else-before-for',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*\bfor\b[^\n]*\bin\b[^\n]*\bif\b[^\n]*\belse\b/,
    text: {
      en: 'A choice with `else` goes before `for`: `[x if x > 0 else 0 for x in a]`. After `for` there is only `if`, without `else`, and it leaves elements out.',
      hi: '`else` वाला चुनाव `for` से पहले आता है: `[x if x > 0 else 0 for x in a]`। `for` के बाद केवल `if` आता है, जो कुछ मान छोड़ देता है।',
    },
  },
  {
    id: 'python/range-brackets',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\b(?<symbol>range|len|input)\s+(?<what>\w+)/,
    text: {
      en: '`{symbol}` needs round brackets around what it gets: `{symbol}({what})`.',
      hi: '`{symbol}` को जो मिलता है उसके दोनों ओर गोल कोष्ठक चाहिए: `{symbol}({what})`।',
    },
  },
  {
    id: 'python/not-in',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\b(?:if|while|elif)\s+[^\n]*?[\w)\]"']\s+not\s+(?!in\b)\w/,
    text: {
      en: 'Between two values `not` cannot stand alone. Write `not in` to ask whether something is missing in a list, or `!=` for "is not equal to".',
      hi: 'दो मानों के बीच अकेला `not` नहीं आ सकता। कोई चीज़ list में नहीं है, यह पूछने को `not in` लिखें, या "बराबर नहीं" के लिए `!=`।',
    },
  },
  {
    id: 'python/comma-before-percent',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*["']\s*,\s*%/,
    text: {
      en: 'There is no comma before the `%` that fills a text: `"n is %d" % n`.',
      hi: 'टेक्स्ट भरने वाले `%` से पहले कॉमा नहीं लगता: `"n is %d" % n`।',
    },
  },
  {
    id: 'python/comparison-cut',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\b(?<symbol>and|or)\s*(?<sign>[<>=!]=?)/,
    text: {
      en: 'Each side of `{symbol}` needs a whole comparison. Write the name again: `x > 5 {symbol} x {sign} 10`.',
      hi: '`{symbol}` के दोनों ओर पूरी तुलना होती है। नाम फिर से लिखें: `x > 5 {symbol} x {sign} 10`।',
    },
  },
  {
    id: 'python/backticks',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*`/,
    text: {
      en: 'The slanted quotation mark has no meaning in Python. Put a text into `"` or `\'`, and turn a number into one with `str(…)`.',
      hi: 'तिरछे उद्धरण-चिह्न का Python में कोई मतलब नहीं है। टेक्स्ट को `"` या `\'` में रखें, और संख्या का टेक्स्ट `str(…)` से बनाएँ।',
    },
  },
];
