import type { ExplanationRule } from './explanation.ts';
import { headerOf } from './cpp-headers.ts';

/** What other languages, or habit, make a member, and what C++ writes. */
const INSTEAD_OF_MEMBER = new Map([
  ['sort', '`sort(a.begin(), a.end())`'],
  ['reverse', '`reverse(a.begin(), a.end())`'],
  ['find', '`find(a.begin(), a.end(), x)`'],
  ['count', '`count(a.begin(), a.end(), x)`'],
  ['max', '`*max_element(a.begin(), a.end())`'],
  ['min', '`*min_element(a.begin(), a.end())`'],
  ['sum', '`accumulate(a.begin(), a.end(), 0)`'],
  ['contains', '`s.find(x) != string::npos`'],
  ['indexOf', '`s.find(x)`'],
  ['charAt', '`s[i]`'],
  ['substring', '`s.substr(start, length)`'],
  ['toUpperCase', '`toupper(c)` for each character'],
  ['toLowerCase', '`tolower(c)` for each character'],
  ['split', 'a `stringstream`, and read from it with `>>`'],
]);

/** What C++'s library does in another way than one thinks. */
export const cppLibrary: readonly ExplanationRule[] = [
  {
    id: 'call-brackets',
    pattern: /cannot convert '[^']*::(?<symbol>size|length|begin|end|empty|front|back|top)' from type/,
    text: '`{symbol}` is a function: put round brackets behind it, `{symbol}()`.',
  },
  {
    id: 'order-of-sort',
    pattern: /missing template arguments before '[()]' token[\s\S]*source: [^\n]*\b(?<symbol>greater|less)\b/,
    text: 'The order is an object with a type: write `{symbol}<int>()`.',
  },
  {
    id: 'const-object',
    pattern: /passing 'const (?<type>[^']+)' as 'this' argument discards qualifiers/,
    text: 'This object is `const`, and the function has not promised to leave it unchanged. Write `const` behind its round brackets, as in `int get() const`.',
  },
  {
    id: 'inherited-privately',
    pattern: /'[^']*?(?<symbol>\w+)(?:\([^']*\))?' is inaccessible within this context/,
    text: 'A class that takes over another without the word `public` keeps `{symbol}` to itself. Write `public` after the colon, as in `class B : public A`.',
  },
  {
    id: 'vector-type-missing',
    pattern: /class template placeholder 'std::(?<symbol>\w+)' not permitted/,
    text: '`{symbol}` must say what it holds, as in `{symbol}<int>`.',
  },
  {
    id: 'not-copied',
    pattern: /use of deleted function '(?:std::)?(?<symbol>\w+)</,
    text: 'A `{symbol}` cannot be copied. Pass it by reference (`&`), or hand it over with `std::move(…)`.',
  },
  {
    id: 'delete-of-value',
    pattern: /type '(?<type>[^']+)' argument given to 'delete', expected pointer/,
    text: '`delete` gives back what `new` gave, and this is a plain `{type}`. Leave the line away.',
  },
  {
    id: 'square-brackets',
    pattern: /no match for call to '\((?:std::)?(?<symbol>vector|map|string|array|deque|__cxx11::string)\b/,
    text: 'Elements are taken with square brackets: `a[i]` instead of `a(i)`.',
  },
  {
    id: 'order-takes-two',
    pattern: /too (?:many|few) arguments to function\n[^\n]*_M_comp/,
    text: 'The function that gives the order must take two elements and say whether the first comes before the second.',
  },
  {
    id: 'header-missing',
    pattern:
      /'(?<symbol>sort|reverse|max_element|min_element|next_permutation|lower_bound|upper_bound|accumulate)' was not declared in this scope; did you mean/,
    text: '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program, with `using namespace std;` or `std::` before the name.',
    values: ({ symbol }) => headerOf(symbol),
  },
  {
    id: 'brackets-in-cout',
    pattern:
      /no match for 'operator(?<operator>[<>]=?|[=!]=|&&|\|\|)' \(operand types are 'std::(?:basic_)?ostream[\s\S]*source: [^\n]*<</,
    text: '`<<` is worked out before `{operator}`. Put what you print into round brackets: `cout << (a {operator} b)`.',
  },
  {
    id: 'template-word',
    pattern: /'(?<symbol>\w+)' has not been declared[\s\S]*source: \s*template\s*<\s*\k<symbol>/,
    text: 'A template says with a word that a type follows: `template <typename {symbol}>`.',
  },
  {
    id: 'loop-type-missing',
    pattern: /'(?<symbol>\w+)' has not been declared[\s\S]*source: [^\n]*\bfor\s*\(\s*&?\k<symbol>\s*:/,
    text: 'The variable of this loop needs a type: `for (auto {symbol} : …)`.',
  },
  {
    id: 'loop-of-another-language',
    pattern: /(?:expected|not declared)[\s\S]*source: [^\n]*\bforeach\s*\(/,
    text: 'C++ has no `foreach`. Write `for (int x : numbers)`.',
  },
  {
    id: 'pop-gives-nothing',
    pattern:
      /void value not ignored as it ought to be[\s\S]*source: [^\n]*\.(?<symbol>pop|pop_back|pop_front)\(/,
    text: '`{symbol}()` only takes the element away. Read it first with `top()`, `front()` or `back()`, then call `{symbol}()`.',
  },
  {
    id: 'queue-has-no-top',
    pattern: /'class std::queue<[^\n]*has no member named 'top'/,
    text: 'A `queue` has no `top`. Its next element is `front()`.',
  },
  {
    id: 'set-has-no-end',
    pattern:
      /'class std::(?:unordered_|multi)?set<[^\n]*has no member named '(?<symbol>push_back|push|add|append)'/,
    text: 'A `set` has no `{symbol}`, because it keeps its own order. Write `insert(…)`.',
  },
  {
    id: 'function-of-library',
    pattern:
      /'(?:class )?std::(?:__cxx11::)?(?:vector|string|deque|array)\b[^\n]*has no member named '(?<symbol>\w+)'/,
    text: 'There is no `.{symbol}` here. Write {instead}.',
    values: ({ symbol }) => {
      const instead = INSTEAD_OF_MEMBER.get(symbol ?? '');
      return instead === undefined ? undefined : { instead };
    },
  },
  {
    id: 'word-of-another-language',
    pattern: /'(?<symbol>len)' was not declared in this scope; did you mean 'mblen'/,
    text: '`{symbol}` belongs to another language. Write `.size()` after the name of a text or a `vector`.',
  },
  {
    id: 'index-is-whole',
    pattern: /invalid types '(?<type>[^']+\[\d*\])\[(?<given>[^']*)\]' for array subscript/,
    text: 'The place in an array must be a whole number, and this is `{given}`. Convert it, as in `a[(int)x]`.',
  },
  {
    id: 'static-member',
    pattern: /undefined reference to [`']\w+::(?<symbol>\w+)'/,
    text: '`{symbol}` is `static`, so it is made once, outside the class: add `int A::{symbol} = 0;` with your own class and type, or write `inline static` in C++17.',
    place: 'nowhere',
  },
  {
    id: 'try-without-catch',
    pattern: /expected 'catch' before/,
    text: 'A `try { … }` needs a `catch (…) { … }` right behind it.',
  },
  {
    id: 'power-operator',
    pattern: /invalid operands of types '[^']*' and '[^']*' to binary 'operator\^'/,
    text: '`^` is no power in C++. Write `pow(x, y)`, with `#include <cmath>`.',
  },
  {
    id: 'place-not-value',
    pattern:
      /cannot convert '__gnu_cxx::__normal_iterator[\s\S]*source: [^\n]*\b(?<symbol>\w+_element|find|lower_bound|upper_bound)\(/,
    text: '`{symbol}` gives a place, not the value there. Put `*` before it: `*{symbol}(…)`.',
  },
  {
    id: 'colons-after-std',
    pattern:
      /expected primary-expression before '\.' token[\s\S]*source: (?:[^\n]*[\s;{(])?std\.(?<symbol>\w+)/,
    text: 'Two colons stand after `std`: write `std::{symbol}`.',
  },
  {
    id: 'angle-brackets',
    pattern:
      /(?:expected|not declared|missing template)[\s\S]*source: [^\n]*\b(?<symbol>vector|set|stack|queue|list|deque)\[(?<type>\w+)\]/,
    text: 'The type of the elements stands between `<` and `>`: `{symbol}<{type}>`.',
  },
];
