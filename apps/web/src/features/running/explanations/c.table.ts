import { cSlips } from './c-slips.table.ts';
import type { ExplanationRule } from './explanation.ts';
import { foreignWordsInC } from './foreign-words.ts';
import { gccTable } from './gcc.table.ts';
import { nativeHabits } from './native-habits.table.ts';
import { nativeDeclarations } from './native-declarations.table.ts';
import { slips } from './slips.table.ts';

/** Mistakes in C, in the words of gcc 12; the more exact rows stand first. */
export const cTable: readonly ExplanationRule[] = [
  ...foreignWordsInC,
  ...nativeDeclarations,
  ...nativeHabits,
  {
    id: 'cpp-header-in-c',
    pattern:
      /^(?<symbol>iostream|bits\/stdc\+\+\.h|string|vector|algorithm|map|cmath|cstdio)(?:\.h)?: No such file/,
    text: '`{symbol}` is a header of C++, and this is C. Choose C++ in the list of languages, or use `#include <stdio.h>` with `printf` and `scanf`.',
  },
  ...cSlips,
  ...slips,
  {
    id: 'undeclared-header',
    pattern: /'(?<symbol>\w+)' undeclared[\s\S]*did you forget to '#include <(?<header>[^>]+)>'/,
    text: '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program.',
  },
  {
    id: 'undeclared-similar',
    pattern: /'(?<symbol>\w+)' undeclared \([^)]*\); did you mean '(?<better>\w+)'\?/,
    text: 'The name `{symbol}` is not known here. Did you mean `{better}`? Otherwise declare `{symbol}` before you use it.',
  },
  {
    id: 'undeclared',
    pattern: /'(?<symbol>\w+)' undeclared/,
    text: 'The name `{symbol}` is not known here. Declare it before this line, as in `int {symbol};`, or check its spelling; capital and small letters differ.',
  },
  {
    id: 'unknown-type',
    pattern: /unknown type name '(?<symbol>string|String)'/,
    text: 'C has no type `{symbol}`. Use an array of characters, as in `char name[100];`, or choose C++ in the list of languages.',
  },
  {
    id: 'unknown-type-header',
    pattern: /unknown type name '(?<symbol>\w+)'[\s\S]*did you forget to '#include <(?<header>[^>]+)>'/,
    text: 'The type `{symbol}` needs its header. Add `#include <{header}>` at the top of your program.',
  },
  {
    id: 'parameter-type-missing',
    pattern: /unknown type name '(?<symbol>\w+)'[\s\S]*source: [^\n]*\([^\n)]*,\s*\k<symbol>\s*[,)]/,
    text: 'The parameter `{symbol}` has no type. Each parameter needs its own, as in `int a, int b`.',
  },
  {
    id: 'unknown-type-similar',
    pattern: /unknown type name '(?<symbol>\w+)'; did you mean '(?<better>\w+)'\?/,
    text: 'There is no type `{symbol}`. Did you mean `{better}`? Capital and small letters differ.',
  },
  {
    id: 'class-in-c',
    pattern:
      /unknown type name '(?<symbol>using|class|namespace|template|public|import|def|function|var|let)'/,
    text: '`{symbol}` belongs to another language; this is C. Check the list of languages above the editor.',
  },
  {
    id: 'unknown-type',
    pattern: /unknown type name '(?<symbol>\w+)'/,
    text: 'There is no type called `{symbol}`. Check its spelling; a `struct` needs the word `struct` before its name.',
  },
  {
    id: 'conflicting-types',
    pattern: /conflicting types for '(?<symbol>\w+)'[\s\S]*previous implicit declaration/,
    text: '`{symbol}` is used above this line, where it was not yet known. Move the whole function above `main`, or write its first line with a `;` above `main`.',
  },
  {
    id: 'conflicting-types',
    pattern: /conflicting types for '(?<symbol>\w+)'/,
    text: '`{symbol}` is declared twice, with two different types. Use one type in both places, or another name for one of them.',
  },
  {
    id: 'declared-twice',
    pattern: /(?:redefinition|redeclaration) of '(?:struct |enum |union )?(?<symbol>\w+)'/,
    text: '`{symbol}` is already declared above. To give it a new value leave the type away: `{symbol} = …;`. Otherwise choose another name.',
  },
  {
    id: 'not-an-array',
    pattern: /subscripted value is neither array nor pointer[\s\S]*source: [^\n]*?(?<symbol>\w+)\s*\[/,
    text: '`{symbol}` holds one value, so it has no elements to take with `[ ]`. Declare it as an array, or leave the `[ ]` away.',
  },
  {
    id: 'not-a-function',
    pattern: /called object '?(?<symbol>\w+)'? is not a function/,
    text: '`{symbol}` is a variable, not a function, so `{symbol}(…)` means nothing. For multiplication write `*`: `{symbol} * (…)`.',
  },
  {
    id: 'modulo-of-fraction',
    pattern: /invalid operands to binary % \(have '(?<left>[^']+)' and '(?<right>[^']+)'\)/,
    text: '`%` works on whole numbers only, and here it gets `{left}` and `{right}`. Use whole numbers, or `fmod` from `<math.h>`.',
  },
  {
    id: 'bad-operands',
    pattern: /invalid operands to binary (?<operator>\S+) \(have '(?<left>[^']+)'[^)]*and '(?<right>[^']+)'/,
    text: '`{operator}` cannot work on `{left}` and `{right}`. To join texts use `strcat`, to compare them `strcmp`; check the types of both sides.',
  },
  {
    id: 'assign-to-array',
    pattern: /assignment to expression with array type/,
    text: 'An array cannot be filled with `=` after it is declared. For a text use `strcpy(target, "text");` from `<string.h>`; otherwise copy element by element.',
  },
  {
    id: 'arrow-needed',
    pattern: /'\*?(?<symbol>[^']+)' is a pointer; did you mean to use '->'/,
    text: '`{symbol}` is a pointer, so its members are reached with `->` instead of `.`.',
  },
  {
    id: 'no-such-member',
    pattern: /'(?<type>[^']+)' has no member named '(?<symbol>\w+)'(?:; did you mean '(?<better>\w+)')?/,
    text: '`{type}` has no member called `{symbol}`. {hint}',
    values: ({ better }) => ({
      hint: better ? 'Did you mean `{better}`?' : 'Check the spelling where the struct is declared.',
    }),
  },
  {
    id: 'member-of-plain-value',
    pattern: /request for member '(?<symbol>\w+)' in something not a structure or union/,
    text: 'What stands before `.{symbol}` is no struct, so it has no members. In C an array does not know its length: keep it in a variable, and use `strlen` for a text.',
  },
  {
    id: 'not-a-pointer',
    pattern: /invalid type argument of (?:unary '\*'|'->') \(have '(?<type>[^']+)'\)/,
    text: 'This is no pointer but a plain `{type}`, so it cannot be followed with `*` or `->`. Leave the `*` away, or declare it as a pointer.',
  },
  {
    id: 'wrong-type-of-argument',
    pattern:
      /incompatible type for argument (?<number>\d+) of '(?<symbol>\w+)'[\s\S]*expected '(?<wanted>[^']+)' but argument is of type '(?<given>[^']+)'/,
    text: 'Value number {number} for `{symbol}` must be `{wanted}`, and here it is `{given}`.',
  },
  {
    id: 'incompatible-types',
    pattern:
      /incompatible types when (?:assigning to|initializing|returning) type '(?<wanted>[^']+)' (?:using|from|but) (?:type )?'(?<given>[^']+)'/,
    text: 'A value of type `{given}` cannot become a `{wanted}`. Check what stands on both sides of `=`.',
  },
  {
    id: 'invalid-initializer',
    pattern: /invalid initializer/,
    text: 'An array cannot be started with this value. Give its elements in `{ }`, as in `int a[3] = {1, 2, 3};`, or copy them in a loop.',
  },
  {
    id: 'keyword-as-name',
    pattern: /two or more data types in declaration specifiers[\s\S]*source: \s*\w+\s+(?<symbol>\w+)/,
    text: 'Two types stand side by side here, and `{symbol}` is a word of the language. If you meant a name, choose another; if a `;` is missing at the end of the line before, put it there.',
  },
  {
    id: 'string-where-number',
    pattern: /(?:passing argument (?<number>\d+) of '(?<symbol>scanf|printf)' makes pointer from integer)/,
    text: '`{symbol}` must get a text in double quotes first: `{symbol}("…")`.',
    warnings: true,
  },
  {
    id: 'pointer-into-number',
    pattern: /makes integer from pointer without a cast/,
    text: 'An address (or a text in `" "`) is put where a number belongs. A single character stands in single quotes: `\'a\'`.',
    warnings: true,
  },
  {
    id: 'number-into-pointer',
    pattern: /passing argument (?<number>\d+) of '(?<symbol>\w+)' makes pointer from integer without a cast/,
    text: '`{symbol}` wants an address or a text as value number {number}, and gets a number. Put `&` before a variable that it fills, and `"…"` around a text.',
    warnings: true,
  },
  ...gccTable,
  {
    id: 'declaration-malformed',
    pattern: /expected identifier or '\(' before '?(?<symbol>[^' ]+)'?/,
    text: 'A name was expected before `{symbol}`. Look at what stands just before it: a name that is missing, or a `;` or `}` too many.',
  },
  {
    id: 'declaration-malformed',
    pattern: /expected '=', ',', ';', 'asm' or '__attribute__' before '(?<symbol>[^']+)'/,
    text: 'This is not understood up to `{symbol}`. Look for a misspelt type, a missing `;` on the line above, or a missing operator before `{symbol}`.',
  },
];
