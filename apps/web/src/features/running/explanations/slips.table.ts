import type { ExplanationRule } from './explanation.ts';

/** Slips of the pen that gcc and g++ report where they stop understanding, which is not where they are. */
export const slips: readonly ExplanationRule[] = [
  {
    id: 'struct-semicolon',
    pattern: /expected ';', identifier or '\(' before/,
    text: 'A `;` is missing after the `}` that ends your `struct`.',
    place: 'before',
  },
  {
    id: 'body-brace',
    pattern: /expected declaration specifiers before|expected (?:initializer|function body) before/,
    text: 'The body of a function begins with `{`. Put one at the end of this line.',
    place: 'before',
  },
  {
    id: 'extra-paren',
    pattern: /expected (?:';'|statement|unqualified-id) before '\)' token[\s\S]*source: (?<source>[^\n]*)/,
    text: 'There is one `)` more than there are `(` on this line. Delete it.',
    values: ({ source = '' }) =>
      source.split(')').length > source.split('(').length && !/^\s*for\b/.test(source) ? {} : undefined,
  },
  {
    id: 'power-operator',
    pattern: /invalid type argument of unary '\*'[\s\S]*source: [^\n]*[\w)]\s*\*\*\s*[\w(]/,
    text: 'There is no operator `**` here. For a power use `pow(a, b)` from `<math.h>`, or multiply in a loop.',
  },
  {
    id: 'operator-turned-round',
    pattern: /expected (?:primary-)?expression before '(?<sign>[<>])' token[\s\S]*source: [^\n]*=\k<sign>/,
    text: 'The two signs are the wrong way round: write `{sign}=`.',
  },
  {
    id: 'arrows-between',
    pattern:
      /expected ';' before (?:'(?<symbol>\w+)'|string)[\s\S]*source: [^\n]*\bcout\b[^\n]*["\w)\]]\s*(?:"|\s\k<symbol>\b)/,
    text: 'Between two things that `cout` prints stands `<<`. Put it between each two of them.',
    values: ({ symbol }) => (symbol === undefined || !/^(?:cout|cin|return)$/.test(symbol) ? {} : undefined),
  },
];

/** What g++ says of libraries in their own words. */
export const cppSlips: readonly ExplanationRule[] = [
  {
    id: 'different-results',
    pattern: /operands to '\?:' have different types '(?<left>[^']+)' and '(?<right>[^']+)'/,
    text: 'Both values of `? :` must be of one type, and here they are `{left}` and `{right}`. Use `if` and `else` instead.',
  },
  {
    id: 'too-many-initializers',
    pattern: /too many initializers for '[^']*\[(?<size>\d+)\]'/,
    text: 'The array has {size} elements, and there are more values in `{ }`. Make it larger, or leave its size away: `[]`.',
  },
  {
    id: 'variable-needed',
    pattern: /cannot bind non-const lvalue reference of type '(?<type>[^']+)'[^\n]*to an rvalue/,
    text: 'This function changes what it is given (`{type}`), so it needs a variable and not a mere value. Put the value into a variable and pass that.',
  },
  {
    id: 'call-brackets',
    pattern: /invalid use of non-static member function '[^(]*?(?<symbol>\w+)\(/,
    text: '`{symbol}` is a function: call it with round brackets, `{symbol}()`.',
  },
  {
    id: 'pair-members',
    pattern: /'(?:const )?struct std::pair<[^']*' has no member named '(?<symbol>\w+)'/,
    text: 'A pair has `first` and `second`, and no `{symbol}`. In a `map`, `first` is the key and `second` the value.',
  },
  {
    id: 'container-member',
    pattern:
      /'(?:const )?class std::[\w:]*(?<type>vector|map|set|string|basic_string|deque|list|stack|queue)<[^']*' has no member named '(?<symbol>\w+)'/,
    text: 'A `{type}` has no `{symbol}`. Write `{better}`.',
    values: ({ type = '', symbol = '' }) => {
      const better = MEMBERS.get(symbol);
      return better === undefined ? undefined : { type: type.replace('basic_', ''), better };
    },
  },
  {
    id: 'input-of-text',
    pattern: /no match for 'operator>>' \(operand types are 'std::istream'[^)]*'const char \[/,
    text: '`cin` reads into variables, and a text in quotes is none. Print the text with `cout` first; `cin` needs no `%d`.',
  },
  {
    id: 'string-in-character',
    pattern:
      /(?:conversion from 'int' to non-scalar type|no match for 'operator[=!+]=?' \(operand types are)[^\n]*'std::string'[\s\S]*source: [^\n]*'[^'\\]{2,}'/,
    text: 'Several characters stand between `\'` and `\'`, which hold one only. A text needs double quotes: `"like this"`.',
  },
  {
    id: 'number-into-text',
    pattern: /conversion from '(?<given>int|long|double|float|char)' to non-scalar type 'std::string'/,
    text: 'A number (`{given}`) does not become a text by itself. Write `to_string(…)` around it.',
  },
  {
    id: 'text-into-character',
    pattern: /invalid conversion from 'const char\*' to '[^']+' \{aka 'char'\}/,
    text: "A text in double quotes is put into one character. Use single quotes for a single character: `'a'`.",
  },
];

/** Members that other languages call so, or that stand in another container. */
const MEMBERS = new Map([
  ['push', 'push_back(…)'],
  ['add', 'push_back(…)'],
  ['append', 'push_back(…)'],
  ['length', 'size()'],
  ['len', 'size()'],
  ['count', 'size()'],
  ['contains', 'count(…)'],
  ['containsKey', 'count(…)'],
  ['has_key', 'count(…)'],
  ['get', '[ ]'],
  ['put', '[ ] = …'],
  ['remove', 'erase(v.begin() + i)'],
  ['pop', 'pop_back()'],
  ['isEmpty', 'empty()'],
  ['substring', 'substr(…)'],
  ['indexOf', 'find(…)'],
  ['charAt', '[ ]'],
  ['equals', '=='],
]);
