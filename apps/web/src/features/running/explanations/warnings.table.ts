import type { ExplanationRule } from './explanation.ts';

const INPUT_TYPE = String.raw`'(?:[\w ]+\*|\w+ \*\*)'`;

/**
 * What gcc and g++ warn of in a program that compiles, and that is often why its answer is wrong. The most telling
 * stand first: only a few are shown.
 */
export const warningsTable: readonly ExplanationRule[] = [
  {
    id: 'assigned-in-condition',
    pattern: /suggest parentheses around assignment used as truth value/,
    text: 'A single `=` in this condition assigns and does not compare. Write `==`.',
  },
  {
    id: 'format-input',
    pattern: new RegExp(
      String.raw`format '(?<symbol>%[^']*)' expects argument of type (?<wanted>${INPUT_TYPE}), but argument \d+ has type '(?<given>[^']+)'`,
    ),
    text: '`{symbol}` reads into {wanted}, and here it gets `{given}`. For `double` use `%lf`, for `float` `%f`, for `long long` `%lld`, for a text `%s` without `&`.',
    values: ({ wanted = '' }) => ({ wanted: wanted.replaceAll("'", '`') }),
  },
  {
    id: 'address-printed',
    pattern:
      /format '(?<symbol>%[^']*)' expects argument of type '[^']+', but argument \d+ has type '[^']+\*'[\s\S]*source: [^\n]*\bprintf\b[^\n]*,\s*&/,
    text: '`printf` prints the value itself, unlike `scanf`: leave the `&` away.',
  },
  {
    id: 'format-output',
    pattern:
      /format '(?<symbol>%[^']*)' expects argument of type '(?<wanted>[^']+)', but argument \d+ has type '(?<given>[^']+)'/,
    text: '`{symbol}` prints `{wanted}`, and here it gets `{given}`: what it prints is a chance value. Use `%d` for `int`, `%lld` for `long long`, `%f` for `double`, `%c` for one character, `%s` for a text.',
  },
  {
    id: 'format-value-missing',
    pattern: /format '(?<symbol>%[^']*)' expects a matching '[^']+' argument/,
    text: '`{symbol}` in the text has no value: give one value after the text for each `%`.',
  },
  {
    id: 'format-value-unused',
    pattern: /too many arguments for format/,
    text: 'There are more values than places in the text. Put a `%d` or the like for each value.',
  },
  {
    id: 'used-without-value',
    pattern: /'(?<symbol>[^']+)' (?:is|may be) used uninitialized/,
    text: '`{symbol}` has no value yet when it is used, so a chance value is. Give it one where you declare it, as in `{symbol} = 0`.',
  },
  {
    id: 'text-compared-by-address',
    pattern: /comparison with string literal results in unspecified behavior/,
    text: "`==` compares the places of two texts, not their letters. Write `strcmp(a, b) == 0`, with `#include <string.h>`; a single character stands in single quotes, `'y'`.",
  },
  {
    id: 'type-of-main',
    pattern: /return type defaults to 'int'[\s\S]*source: \s*(?<symbol>\w+)/,
    text: '`{symbol}` has no type before its name. Write what it returns, as in `int {symbol}(…)`.',
  },
  {
    id: 'loop-too-long',
    pattern: /iteration (?<count>\d+) invokes undefined behavior/,
    text: 'This loop runs past the end of an array. An array of n elements has the places 0 to n - 1: check where the loop stops, and how large the array is.',
  },
  {
    id: 'old-gets',
    pattern: /implicit declaration of function 'gets'/,
    text: '`gets` was taken out of the language because it can overrun its array. Write `fgets(name, sizeof name, stdin)`.',
  },
  {
    id: 'joined-with-plus',
    pattern:
      /array subscript \d+ is outside array bounds[\s\S]*source: [^\n]*"\s*\+\s*\w|adding 'int' to a string/,
    text: '`+` does not join a text and a number here. With `printf` write a comma and a place for the value: `printf("%d", n)`; in C++ write `to_string(n)`.',
  },
  {
    id: 'chained-comparison',
    pattern: /comparisons like '[^']+' do not have their mathematical meaning/,
    text: 'This compares the result of the first comparison (0 or 1) with the last value. Write two comparisons with `&&` between them: `a < x && x < b`.',
  },
  {
    id: 'empty-body',
    pattern:
      /suggest braces around empty body in an? '(?<symbol>\w+)' statement|this '(?<other>for|while|if)' clause does not guard/,
    text: 'The `{name}` on this line ends before what is meant to belong to it. Look for a `;` after its round brackets, and put `{ }` around all that belongs to it.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'fall-through',
    pattern: /this statement may fall through/,
    text: 'After this line the program goes on into the next `case`. Put `break;` at the end of each `case`.',
  },
  {
    id: 'beyond-array',
    pattern: /array subscript (?<index>-?\d+) is (?:above|below|outside) array bounds/,
    text: 'Index `{index}` is outside this array. An array of n elements has the indices 0 to n - 1.',
  },
  {
    id: 'return-missing',
    pattern: /control reaches end of non-void function|no return statement in function returning non-void/,
    text: 'This function promises a value but can end without `return`. Add a `return` at its end.',
  },
  {
    id: 'divided-by-zero',
    pattern: /division by zero/,
    text: 'Here a whole number is divided by 0. Check the divisor before you divide.',
  },
  {
    id: 'constant-too-large',
    pattern:
      /integer overflow in expression|integer constant is (?:too|so) large|overflow in conversion from '(?!int' to 'char)/,
    text: 'This number does not fit into its type. Use `long long`, and write `LL` behind a large number.',
  },
  {
    id: 'never-below-zero',
    pattern: /comparison of unsigned expression in '[^']+' is always/,
    text: 'A value without a sign (`unsigned`, `size()`) never falls below 0, so this is always the same. Use `int` for the counter.',
  },
  {
    id: 'without-effect',
    pattern:
      /(?:statement (?:has|with) no effect|value computed is not used)[\s\S]*source: (?<source>[^\n]*)/,
    text: '{what} Nothing happens with the result.',
    values: ({ source = '' }) => ({
      what: /==/.test(source)
        ? '`==` only compares; to give a value write a single `=`.'
        : 'This line works something out and does nothing with it; a function is called with round brackets.',
    }),
  },
  {
    id: 'several-in-one',
    pattern: /operation on '(?<symbol>[^']+)' may be undefined/,
    text: '`{symbol}` is changed and used in one expression, and the order is not fixed. Write two lines.',
  },
  {
    id: 'and-within-or',
    pattern: /suggest parentheses around '&&' within '\|\|'/,
    text: '`&&` binds closer than `||`. Put round brackets around what belongs together.',
  },
  {
    id: 'else-of-which-if',
    pattern: /suggest explicit braces to avoid ambiguous 'else'/,
    text: 'The `else` belongs to the nearest `if` above it, which may not be the one you mean. Put `{ }` around the inner `if`.',
  },
  {
    id: 'address-of-local',
    pattern:
      /function returns address of local variable|address of local variable '[^']+' returned|reference to local variable/,
    text: 'The variable whose address is returned ends with the function. Return its value, or keep it outside.',
  },
  {
    id: 'too-many-values',
    pattern: /excess elements in array initializer|initializer-string for array of '?char'? is too long/,
    text: 'There are more values than places in the array. Make it larger; a text needs one more place for its end.',
  },
  {
    id: 'header-missing',
    pattern: /implicit declaration of function '(?<symbol>\w+)'[\s\S]*include '<(?<header>[^>]+)>'/,
    text: '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program.',
  },
  {
    id: 'used-before-known',
    pattern: /implicit declaration of function '(?<symbol>\w+)'/,
    text: '`{symbol}` is called before it is known. Move the whole function above `main`, or write its first line with a `;` there.',
  },
  {
    id: 'never-used',
    pattern: /unused variable '(?<symbol>[^']+)'|variable '(?<other>[^']+)' set but not used/,
    text: '`{name}` is never used after it is declared. Did you mean to use it where another name stands?',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
];
