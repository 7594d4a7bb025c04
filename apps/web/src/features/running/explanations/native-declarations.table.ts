import type { ExplanationRule } from './explanation.ts';

/** What is declared wrongly in C and C++, and signs that come from a document. These stand before the rows of each language. */
export const nativeDeclarations: readonly ExplanationRule[] = [
  {
    id: 'reference-in-c',
    pattern: /expected ';', ',' or '\)' before '&' token/,
    text: 'C has no references, so a parameter cannot begin with `&`. Take a pointer, `int *a`, and pass `&a`; or choose C++ in the list of languages.',
  },
  {
    id: 'brackets-before-name',
    pattern: /expected ';', ',' or '\)' before '(?<symbol>\w+)'[\s\S]*source: [^\n]*\[\s*\]\s*\k<symbol>/,
    text: 'The brackets of an array stand after its name: write `{symbol}[]`.',
  },
  {
    id: 'void-variable',
    pattern: /variable or field '(?<symbol>\w+)' declared void/,
    text: '`void` means nothing, so `{symbol}` cannot hold a value. Give it a type that can, such as `int`.',
  },
  {
    id: 'address-of-value',
    pattern: /lvalue required as unary '&' operand/,
    text: '`&` gives the address of a variable, and a mere value has none. Put the value into a variable first.',
  },
  {
    id: 'table-without-width',
    pattern: /array type has incomplete element type '\w+\[\]'|as multidimensional array must have bounds/,
    text: 'In a table only the first size may be left out. Write how many columns there are, as in `int a[][3]`.',
  },
  {
    id: 'negative-size',
    pattern: /size (?:'-\d+' )?of array '(?<symbol>\w+)' is negative/,
    text: '`{symbol}` cannot have fewer than 0 elements. Check the size between `[` and `]`.',
  },
  {
    id: 'choice-without-else',
    pattern: /expected ':' before[\s\S]*source: [^\n]*\?/,
    text: 'A choice with `?` needs both values, with `:` between them: `a > b ? a : b`.',
  },
  {
    id: 'digits-of-another-script',
    pattern: /'(?<symbol>[०-९]+)' (?:undeclared|was not declared)/,
    text: 'A program writes its numbers with the digits 0 to 9. Switch the keyboard and type `{symbol}` again.',
  },
  {
    id: 'struct-in-itself',
    pattern: /field '(?<symbol>\w+)' has incomplete type/,
    text: '`{symbol}` would hold a whole thing of the kind that is only being described here. Make it a pointer: put `*` before its name.',
  },
  {
    id: 'dash-for-minus',
    pattern: /(?:stray|extended character)[\s\S]*source: (?![^\n]*[“”‘’])[^\n]*(?<symbol>[–—−])/,
    text: 'The sign `{symbol}` comes from a document and is no minus. Type `-` in its place, here in the editor.',
  },
  {
    id: 'macro-arguments',
    pattern:
      /macro "(?<symbol>\w+)" (?:passed \d+ arguments, but takes just \d+|requires \d+ arguments, but only \d+ given)/,
    text: '`{symbol}` gets another number of values here than its `#define` names. Compare the two lines.',
  },
  {
    id: 'header-ending',
    pattern: /^(?<symbol>stdio|stdlib|math|ctype|limits|time|stdbool): No such file/,
    text: 'The name of this header ends with `.h`: write `#include <{symbol}.h>`.',
  },
  {
    id: 'name-taken',
    pattern:
      /'(?:\w+ )?(?<symbol>\w+)' redeclared as different kind of [\s\S]*previous (?:definition|declaration) of '(?:enum |\w+ )?\k<symbol>'(?: with type 'enum| was|$|\n)/,
    text: '`{symbol}` is already the name of something else above. Choose another name.',
  },
  {
    id: 'for-needs-semicolons',
    pattern: /expected '\)' before ';' token[\s\S]*source: [^\n]*\bfor\s*\([^;]*;[^;]*;[^;)]*;\s*\)/,
    text: 'A `for` has three parts with two `;` between them: `for (int i = 0; i < n; i++)`.',
  },
];
