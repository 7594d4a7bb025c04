import type { ExplanationRule } from './explanation.ts';

/** Mistakes that gcc and g++ report in the same words. The tables of C and C++ end with these. */
export const gccTable: readonly ExplanationRule[] = [
  {
    id: 'curly-quotes',
    pattern: /stray '\\342'|<U\+20(?:18|19|1C|1D)>|extended character [“”‘’'] is not valid/,
    text: 'This line has curly quotation marks, as they come from a document or a chat. Type them again as `"` or `\'` here in the editor.',
  },
  {
    id: 'stray-character',
    pattern: /stray '(?<symbol>[^'\\]|\\[^3'][^']*)' in program/,
    text: 'The character `{symbol}` has no meaning here. Delete it, or put it inside a text if you want to print it.',
  },
  {
    id: 'hidden-character',
    pattern: /stray '\\[0-7]{3}' in program|extended character .* is not valid|<U\+\w{4,}>/,
    text: 'This line holds a character that is no part of the language, often one that cannot be seen and came with copied text. Delete the line and type it again.',
  },
  {
    id: 'unclosed-string',
    pattern: /missing terminating " character/,
    text: 'A text that begins with `"` is not closed on this line. Put the second `"` where the text ends.',
  },
  {
    id: 'unclosed-character',
    pattern: /missing terminating ' character/,
    text: "A single `'` has no partner on this line. One character stands between two of them, as in `'a'`; a longer text needs `\"`.",
  },
  {
    id: 'empty-character',
    pattern: /empty character constant/,
    text: "There is nothing between `'` and `'`. Put one character there, as `' '` for a space; an empty text is `\"\"`.",
  },
  {
    id: 'string-in-character',
    pattern: /(?:character constant too long|multi-character character constant)/,
    text: 'Several characters stand between `\'` and `\'`, which hold one only. A text needs double quotes: `"like this"`.',
    warnings: true,
  },
  {
    id: 'unclosed-comment',
    pattern: /unterminated comment/,
    text: 'The comment that begins with `/*` here never ends, so the rest of your program is part of it. Close it with `*/`.',
  },
  {
    id: 'bad-directive',
    pattern: /invalid preprocessing directive #(?<symbol>\w+)(?:; did you mean #(?<better>\w+)\?)/,
    text: '`#{symbol}` is not known. Write `#{better}`.',
  },
  {
    id: 'include-form',
    pattern: /#include expects "FILENAME" or <FILENAME>/,
    text: '`#include` needs a header between `<` and `>`, as in `#include <stdio.h>`.',
  },
  {
    id: 'missing-main',
    pattern: /undefined reference to [`']main'/,
    text: 'Your program has no `main` function, so it cannot start. Check how `main` is spelt: it must be `int main()`.',
    place: 'nowhere',
  },
  {
    id: 'undefined-function',
    pattern: /undefined reference to [`'](?:[\w:]+::)?(?<symbol>[\w~]+)(?:\([^']*)?'/,
    text: '`{symbol}` is called, but your program has no body for it. Check its spelling and its parameters, or write the function.',
    place: 'call',
  },
  {
    id: 'statement-outside-function',
    pattern:
      /expected declaration specifiers or '\.\.\.' before (?:string|numeric|'&')[\s\S]*source: \s*(?<symbol>\w+)\s*\(/,
    text: '`{symbol}(…)` stands outside every function, where nothing can be carried out. Move it into `main`, or look for a `}` that closes `main` too early.',
  },
  {
    id: 'loop-outside-function',
    pattern:
      /expected (?:identifier or '\('|unqualified-id|declaration) before '(?<symbol>for|while|if|return|else|do|switch)'/,
    text: '`{symbol}` stands outside every function. Look above it for a `}` too many that closes your function too early.',
  },
  {
    id: 'extra-brace',
    pattern: /expected (?:identifier or '\('|declaration) before '(?<symbol>\})' token/,
    text: 'This `{symbol}` closes nothing: there is one `}` more than there are `{`. Delete it, or look for a `}` too many above it.',
  },
  {
    id: 'unclosed-brace',
    pattern:
      /expected declaration or statement at end of input|expected '\}' at end of input|expected '\}' before end of|expected statement at end of input/,
    text: 'Your program ends before every `{` is closed by its `}`. Count them from the top; the line where the indentation stops fitting is often the one.',
    place: 'nowhere',
  },
  {
    id: 'for-needs-semicolons',
    pattern: /expected '=', ',', ';', 'asm' or '__attribute__' before '[^']+'[\s\S]*source: \s*for\b/,
    text: 'A `for` has three parts with two `;` between them: `for (int i = 0; i < n; i++)`.',
  },
  {
    id: 'missing-semicolon',
    pattern:
      /expected '=', ',', ';', 'asm' or '__attribute__' before '(?<next>\w+)'[\s\S]*source: \s*\k<next>\b/,
    text: 'A `;` is missing at the end of this line.',
    place: 'before',
  },
  {
    id: 'switch-on-fraction',
    pattern: /switch quantity not an integer/,
    text: '`switch` works on whole numbers and single characters only. Use `if` and `else if` for anything else.',
  },
  {
    id: 'missing-semicolon',
    pattern:
      /expected ',' or ';' before|expected ':', ',', ';', '\}' or|expected '=', ',', ';', 'asm' or '__attribute__' before '(?:int|char|float|double|return|for|while|if|do|long|struct|void)'/,
    text: 'A `;` is missing at the end of this line.',
    place: 'before',
  },
  {
    id: 'missing-paren',
    pattern:
      /expected '\)' before|expected ';' before '\{' token[\s\S]*source: \s*(?:if|while|for|switch)\b|expected ';' before '\)' token[\s\S]*source: [^(]*\([^)]*$/,
    text: 'A `)` is missing: every `(` needs its own. Count them on this line.',
  },
  {
    id: 'for-needs-semicolons',
    pattern: /expected ';' before '\)' token[\s\S]*source: \s*for\b/,
    text: 'A `for` has three parts with two `;` between them: `for (int i = 0; i < n; i++)`.',
  },
  {
    id: 'missing-semicolon',
    pattern: /expected ';' (?:before|at end of)/,
    text: 'A `;` is missing here, at the end of the statement.',
  },
  {
    id: 'missing-open-paren',
    pattern: /expected '\(' before/,
    text: 'A `(` is missing: the condition after `if`, `while`, `for` or `switch` stands in round brackets.',
  },
  {
    id: 'missing-bracket',
    pattern: /expected '\]' before/,
    text: 'A `]` is missing: every `[` needs its own. Count them on this line.',
  },
  {
    id: 'do-without-while',
    pattern: /expected 'while' (?:before|at)/,
    text: 'A `do { … }` must be followed by `while (condition);`.',
  },
  {
    id: 'else-without-if',
    pattern: /'(?<symbol>else)' without a previous 'if'/,
    text: 'This `{symbol}` belongs to no `if`. Often a `;` after the `if (…)` line, or a missing `{ … }` around two statements, ends the `if` too early.',
  },
  {
    id: 'break-outside-loop',
    pattern: /(?<symbol>break|continue) statement not within/,
    text: '`{symbol}` works only inside a loop (or, for `break`, a `switch`). Use `return` to leave a function, or check your `{` and `}`.',
  },
  {
    id: 'duplicate-case',
    pattern: /duplicate case value/,
    text: 'Two `case` lines of this `switch` have the same value. Give each its own value, or delete one.',
  },
  {
    id: 'case-outside-switch',
    pattern: /'?(?<symbol>case|default)'? label '?[^']*'?not within a switch/,
    text: '`{symbol}` works only inside the `{ … }` of a `switch`. Check where the `switch` begins and ends.',
  },
  {
    id: 'case-outside-switch',
    pattern: /case label '[^']*' not within a switch/,
    text: '`case` works only inside the `{ … }` of a `switch`. Check where the `switch` begins and ends.',
  },
  {
    id: 'not-assignable',
    pattern: /lvalue required as (?:left operand of assignment|increment operand|decrement operand)/,
    text: 'The left side of `=` must be a variable, and only a variable can take `++`. To compare two values use `==`.',
  },
  {
    id: 'too-few-arguments',
    pattern: /too few arguments to function '(?:[^'(]*[\s*&:])?(?<symbol>\w+)(?:\([^']*)?'/,
    text: '`{symbol}` is called with fewer values than it takes. Compare the call with the line where `{symbol}` is declared.',
  },
  {
    id: 'too-many-arguments',
    pattern: /too many arguments to function '(?:[^'(]*[\s*&:])?(?<symbol>\w+)(?:\([^']*)?'/,
    text: '`{symbol}` is called with more values than it takes. Compare the call with the line where `{symbol}` is declared.',
  },
  {
    id: 'void-value',
    pattern: /void value not ignored as it ought to be|invalid use of void expression/,
    text: 'A function that returns nothing (`void`) is used here as if it gave a value. Let it `return` one, or call it on a line of its own.',
  },
  {
    id: 'array-without-size',
    pattern: /array size missing in '(?<symbol>\w+)'|storage size of '(?<other>\w+)' isn't known/,
    text: 'The array needs a size here: write how many elements it has between `[` and `]`, as in `{name}[100]`.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? 'a' }),
  },
  {
    id: 'sized-by-variable',
    pattern: /variable-sized object (?<symbol>'\w+' )?may not be initialized/,
    text: 'An array whose size is a variable cannot be given values where it is declared. Declare it, then fill it in a loop.',
  },
  {
    id: 'read-only',
    pattern:
      /assignment of (?:read-only (?:variable|parameter|member)|member) '(?<symbol>[\w:]+)'|(?:increment|decrement) of read-only variable '(?<other>\w+)'/,
    text: '`{name}` is declared `const`, so it cannot change. Remove `const`, or use another variable.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'bad-number',
    pattern:
      /invalid suffix "(?<suffix>\w+)" on (?:integer|floating) constant[\s\S]*source: [^\n]*?(?<symbol>\b\d[\w.]*[A-Za-z_]\w*)/,
    text: '`{symbol}` begins with a digit, so it is read as a number. A name begins with a letter; a number has no letters in it.',
  },
  {
    id: 'bad-number',
    pattern: /invalid digit "(?<symbol>[89])" in octal constant/,
    text: 'A number that begins with `0` is read in base 8, where the digit `{symbol}` does not exist. Remove the leading `0`.',
  },
  {
    id: 'bad-number',
    pattern: /too many decimal points in number/,
    text: 'This number has more than one decimal point. Write it with one, as in `3.14`.',
  },
  {
    id: 'expression-expected',
    pattern:
      /expected (?:primary-)?expression before '(?<symbol>int|char|float|double|long|short|bool|void)'/,
    text: 'The type `{symbol}` stands where a value is expected. Give types when you declare, not when you call or use a variable.',
  },
  {
    id: 'expression-expected',
    pattern: /expected (?:primary-)?expression before '(?<symbol>[^']+)'/,
    text: 'A value is missing before `{symbol}`. Look for something left out or an operator too many just before it.',
  },
  {
    id: 'header-unknown',
    pattern: /^(?<symbol>[\w./+-]+): No such file or directory/,
    text: 'There is no header called `{symbol}` here. Check its spelling in the `#include` line.',
  },
  {
    id: 'same-name-twice',
    pattern: /multiple definition of [`'](?<symbol>[^'(]+)/,
    text: '`{symbol}` is defined twice. Keep one of the two.',
    place: 'nowhere',
  },
];
