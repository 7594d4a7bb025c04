import { CONDITION_IN_PIECES, FOR_WITH_COLONS } from './condition.ts';
import { COPIED_SIGN, SIGN_FROM_ELSEWHERE } from './copied-signs.ts';
import type { ExplanationRule } from './explanation.ts';

/** Functions of Turbo C that the library never had elsewhere, and what is written instead. */
const INSTEAD_OF_TURBO_C = new Map([
  ['strrev', 'a loop that swaps the first letter with the last, and so on'],
  ['strupr', '`toupper` from `<ctype.h>` for each letter'],
  ['strlwr', '`tolower` from `<ctype.h>` for each letter'],
  ['stricmp', '`strcasecmp` from `<strings.h>`'],
  ['itoa', '`sprintf(text, "%d", n)`'],
  ['randomize', '`srand(time(NULL))`'],
  ['flushall', 'nothing at all'],
]);

/** What beginners in C and C++ write in the wrong form; gcc and g++ report most of it as something missing. */
export const nativeHabits: readonly ExplanationRule[] = [
  {
    ...SIGN_FROM_ELSEWHERE,
    pattern: new RegExp(
      String.raw`(?:stray|extended character|invalid suffix|literal operator)[\s\S]*source: (?![^\n]*[“”‘’])[^\n]*?(?<symbol>${COPIED_SIGN})`,
    ),
  },
  {
    id: 'hidden-character',
    pattern: /'[^'\n]*[\u200B-\u200D\u2060\uFEFF][^'\n]*'/,
    text: 'This line holds a character that is no part of the language, often one that cannot be seen and came with copied text. Delete the line and type it again.',
  },
  {
    id: 'backslash',
    pattern: /stray '\\' in program/,
    text: 'The sign `\\` has no meaning outside a text. To divide write `/`.',
  },
  {
    id: 'small-letter-needed',
    pattern:
      /(?:expected|not declared|undeclared|does not name)[\s\S]*source: \s*\}?\s*(?<symbol>For|While|If|Else|Switch|Do|Public|Private|Using|Class|Struct)\b/,
    text: '`{symbol}` must be written with a small letter: `{better}`.',
    values: ({ symbol = '' }) => ({ better: symbol.toLowerCase() }),
  },
  {
    id: 'comparison-cut',
    pattern:
      /expected (?:primary-)?expression before '(?<sign>[<>=!]=?)' token[\s\S]*source: [^\n]*(?<symbol>&&|\|\|)\s*\k<sign>/,
    text: 'Each side of `{symbol}` is a whole comparison. Write the name again: `x > 5 {symbol} x {sign} 10`.',
  },
  {
    ...CONDITION_IN_PIECES,
    pattern: /expected[\s\S]*source: \s*\}?\s*(?:else\s+)?(?<symbol>if|while)\s*(?<source>\([^\n]*)/,
  },
  FOR_WITH_COLONS,
  {
    id: 'type-repeated',
    pattern:
      /expected[^\n]*before '(?<type>int|float|double|char|long)'[\s\S]*source: \s*\k<type>\s+(?<symbol>\w+)[^;(\n]*,\s*\k<type>\s/,
    text: 'The type stands once, before the first name: `{type} {symbol} = 1, b = 2;`.',
  },
  {
    id: 'quotes-in-text',
    pattern:
      /(?:expected '\)' before|literal operator|expected ';' before)[\s\S]*source: [^\n"]*"[^"\n]*"(?<symbol>\w+)"[^"\n]*"/,
    text: 'The text ends at the second `"`. Inside a text a quotation mark is written `\\"`.',
  },
  {
    id: 'quote-not-closing',
    pattern: /missing terminating " character[\s\S]*source: [^\n]*\\"\s*\)?\s*;?\s*$/,
    text: '`\\"` is a quotation mark inside the text, so the text does not end here. Take the `\\` away, or write `\\n"`.',
  },
  {
    id: 'block-not-closed',
    pattern: /expected '\}' before 'else'/,
    text: 'The `{` of the `if` above this `else` is not closed. Put a `}` before `else`.',
  },
  {
    id: 'brackets-of-function',
    pattern:
      /expected [^\n]*before '\{' token[\s\S]*above: \s*(?:void|int|float|double|char)\s+(?<symbol>\w+)\s*\nsource: \s*\{/,
    text: 'A function has round brackets after its name, even when it takes nothing: `{symbol}()`.',
    place: 'before',
  },
  {
    id: 'define-with-type',
    pattern: /source: \s*#\s*define\s+(?<type>int|float|double|char|const)\s+(?<symbol>\w+)\s+(?<value>\S+)/,
    text: 'A `#define` has no type: write `#define {symbol} {value}`.',
  },
  {
    id: 'define-not-changed',
    pattern:
      /lvalue required[\s\S]*(?:expansion of macro|source:\s*)\s*'?(?<symbol>[A-Z][A-Z_0-9]*)\b(?:'|\s*(?:=|\+\+|--))/,
    text: '`{symbol}` is a fixed value, from a `#define` or an `enum`, and cannot change. Use a variable for a value that changes.',
  },
  {
    id: 'brackets-of-table',
    pattern:
      /(?:array type|lvalue|convert|operands|types)[\s\S]*source: [^\n]*?(?<symbol>\w+)\[(?<row>\w+)\s*,\s*(?<column>\w+)\]/,
    text: 'For a row and a column write two pairs of brackets: `{symbol}[{row}][{column}]`.',
  },
  {
    id: 'square-brackets',
    pattern:
      /(?:called object|') ?'?(?<symbol>\w+)'? (?:is not a function|cannot be used as a function)[\s\S]*declared here[\s\S]*\|[^\n]*\b\k<symbol>\s*\[[\s\S]*above:/,
    text: '`{symbol}` is an array. Its elements are taken with square brackets: `{symbol}[0]`.',
  },
  {
    id: 'array-in-call',
    pattern:
      /expected (?:primary-)?expression before '\]' token[\s\S]*source: [^\n]*?(?<symbol>\w+)\s*\[\s*\]\s*[,)]/,
    text: 'In a call an array is given by its name alone: write `{symbol}` without `[ ]`.',
  },
  {
    id: 'element-for-array',
    pattern:
      /(?:makes pointer from integer without a cast|invalid conversion from 'int' to 'int\*')[\s\S]*source: [^\n]*\(\s*(?<symbol>\w+)\s*(?<place>\[\w+\])\s*[,)]/,
    text: '`{symbol}{place}` is one element, and the whole array is wanted here. Write `{symbol}` alone.',
    warnings: true,
  },
  {
    id: 'address-missing',
    pattern:
      /format '(?<symbol>%[^']*)' expects argument of type '(?:[\w ]+\*|\w+ \*\*)', but argument \d+ has type '(?:int|float|double|char|long int|long long int|unsigned int)'[\s\S]*source: (?![^\n]*\bprintf\b)/,
    text: '`{symbol}` of `scanf` needs the address of a variable: put `&` before its name.',
    warnings: true,
  },
  {
    id: 'text-wanted',
    pattern:
      /format '%s' expects argument of type 'char ?\*', but argument \d+ has type '(?<given>int|float|double|char|long int|long long int)'/,
    text: '`%s` prints a text, and here it gets `{given}`. Use `%d` for a whole number, `%f` for a fraction, `%c` for one character.',
    warnings: true,
  },
  {
    id: 'pointer-without-place',
    pattern:
      /'(?<symbol>\w+)' (?:is|may be) used uninitialized[\s\S]*declared here[\s\S]*\|[^\n]*\*\s*\k<symbol>\b/,
    text: '`{symbol}` is a pointer and points nowhere yet, so nothing can be kept there. For a text write an array, as in `char {symbol}[100];`; otherwise give it the address of a variable first.',
    warnings: true,
  },
  {
    id: 'text-of-cpp-in-format',
    pattern: /format '%[^']*' expects argument of type '[^']+', but argument \d+ has type 'std::string'/,
    text: '`printf` and `scanf` do not know a `string`. Print it with `cout << s`, and read it with `cin >> s`.',
    warnings: true,
  },
  {
    id: 'comma-in-stream',
    pattern: /right operand of comma operator has no effect[\s\S]*source: [^\n]*\b(?<symbol>cout|cin)\b/,
    text: 'The comma ends what `{symbol}` does, and the rest is lost. Put the arrows between all values: `cout << a << b`, `cin >> a >> b`.',
    warnings: true,
  },
  {
    id: 'struct-for-variable',
    pattern: /'(?<symbol>\w+)' undeclared[\s\S]*source: [^\n]*?(?<![.\w])\k<symbol>\.\w/,
    text: '`{symbol}` is no variable here. Before a `.` stands a variable, not the name of a `struct`: declare one first, as in `struct point p;`.',
  },
  {
    id: 'header-with-spaces',
    pattern: /^ +(?<symbol>[\w.+/]+) *: No such file|^(?<other>[\w.+/]+) +: No such file/,
    text: 'The spaces between `<` and `>` are taken for a part of the name. Write `#include <{name}>`.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'include-not-closed',
    pattern: /missing terminating > character/,
    text: 'The name of the header is not closed. Put a `>` behind it, as in `#include <stdio.h>`.',
  },
  {
    id: 'all-headers-misspelt',
    pattern: /^bits?[\\/]std\w*(?:\+\+)?(?:\.h)?: No such file/,
    text: 'This header is misspelt. Write `#include <bits/stdc++.h>`, with `/`.',
  },
  {
    id: 'header-of-windows',
    pattern: /^(?<symbol>windows\.h|Windows\.h|direct\.h): No such file/,
    text: '`{symbol}` exists on Windows only, and your program does not run there. Delete it, and what needs it.',
  },
  {
    id: 'function-of-turbo-c',
    pattern: /undefined reference to [`'](?<symbol>\w+)/,
    text: '`{symbol}` belongs to Turbo C, an old compiler. Instead: {instead}.',
    values: ({ symbol = '' }) => turboC(symbol),
    place: 'call',
  },
  {
    id: 'function-of-turbo-c',
    pattern: /'(?<symbol>\w+)' was not declared/,
    text: '`{symbol}` belongs to Turbo C, an old compiler. Instead: {instead}.',
    values: ({ symbol = '' }) => turboC(symbol),
  },
  {
    id: 'random-without-limit',
    pattern: /too many arguments to function '(?:[^']*[\s*])?(?:random|rand)(?:\([^']*)?'/,
    text: 'This function takes nothing. For a number from 0 to 99 write `rand() % 100`, with `#include <stdlib.h>`.',
  },
  {
    id: 'function-twice',
    pattern:
      /redefinition of '(?:[^'(]*[\s*&:])?(?<symbol>\w+)(?:\([^']*)?'[\s\S]*source: \s*(?:\w+[\s*&]+)+\k<symbol>\s*\(/,
    text: 'The function `{symbol}` is written twice. Delete one of the two, or give it another name.',
  },
  {
    id: 'known-elsewhere',
    pattern: /'(?<symbol>\w+)' (?:undeclared|was not declared)[\s\S]*\nelsewhere: (?<line>\d+)\n/,
    text: '`{symbol}` is declared on line {line}, and is known only in the function, the loop or the `{ }` where that stands. Declare it before those, or hand it over as a parameter.',
  },
];

function turboC(symbol: string): Record<string, string> | undefined {
  const instead = INSTEAD_OF_TURBO_C.get(symbol);
  return instead === undefined ? undefined : { instead };
}
