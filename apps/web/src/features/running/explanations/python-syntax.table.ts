import type { ExplanationRule } from './explanation.ts';

const KEYWORDS =
  'and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield';

/** What CPython calls "invalid syntax" only; the line itself shows what was meant. */
export const pythonSyntax: readonly ExplanationRule[] = [
  {
    id: 'keyword-as-name',
    pattern: new RegExp(
      String.raw`^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>${KEYWORDS})\s*[+-]?=(?!=)`,
    ),
    text: '`{symbol}` is a word of the language, so it cannot be the name of a variable. Choose another name.',
  },
  {
    id: 'keyword-as-name',
    pattern: new RegExp(
      String.raw`^SyntaxError: invalid syntax[\s\S]*source: \s*def\s+\w+\s*\((?:[^)\n]*,)?\s*(?<symbol>${KEYWORDS})\s*[,)]`,
    ),
    text: '`{symbol}` is a word of the language, so it cannot be the name of a variable. Choose another name.',
  },
  {
    id: 'fixed-value',
    pattern: /^SyntaxError: cannot assign to (?<symbol>True|False|None)\b/,
    text: '`{symbol}` is a fixed value of the language and cannot get another. Choose another name, or write `==` to compare.',
  },
  {
    id: 'function-word',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>int|float|double|str|string|String|bool|boolean|char|long|list)\s+\w+\s*\([^)\n]*\)\s*[:{]/,
    text: 'Python has no `{symbol}` before a function. It begins with `def`, and its parameters have no types: `def add(a, b):`.',
  },
  {
    id: 'letter-behind-number',
    pattern:
      /^SyntaxError: invalid decimal literal[\s\S]*source: [^\n"'#]*?\b(?<symbol>\d[\d.]*)(?<letter>[LlfFdD])\b(?!\s*=)/,
    text: 'A number has no letter behind it in Python. Write `{symbol}` instead of `{symbol}{letter}`.',
  },
  {
    id: 'equals-in-condition',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*\bfor\b[^\n]*\bin\b[^\n]*\bif\b[^=\n]*[^=!<>\n]=(?!=)/,
    text: 'To compare two values write `==`. A single `=` gives a value to a variable.',
  },
  {
    id: 'else-before-for',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*\bfor\b[^\n]*\bin\b[^\n]*\bif\b[^\n]*\belse\b/,
    text: 'A choice with `else` stands before `for`: `[x if x > 0 else 0 for x in a]`. Behind `for` stands `if` alone, and it leaves elements out.',
  },
  {
    id: 'range-brackets',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\b(?<symbol>range|len|input)\s+(?<what>\w+)/,
    text: '`{symbol}` needs round brackets around what it gets: `{symbol}({what})`.',
  },
  {
    id: 'not-in',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\b(?:if|while|elif)\s+[^\n]*?[\w)\]"']\s+not\s+(?!in\b)\w/,
    text: 'Between two values `not` cannot stand alone. Write `not in` to ask whether something is missing in a list, or `!=` for "is not equal to".',
  },
  {
    id: 'comma-before-percent',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*["']\s*,\s*%/,
    text: 'Before the `%` that fills a text stands no comma: `"n is %d" % n`.',
  },
  {
    id: 'comparison-cut',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*\b(?<symbol>and|or)\s*(?<sign>[<>=!]=?)/,
    text: 'Each side of `{symbol}` is a whole comparison. Write the name again: `x > 5 {symbol} x {sign} 10`.',
  },
  {
    id: 'backticks',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*`/,
    text: 'The slanted quotation mark has no meaning in Python. Put a text into `"` or `\'`, and make one of a number with `str(…)`.',
  },
];
