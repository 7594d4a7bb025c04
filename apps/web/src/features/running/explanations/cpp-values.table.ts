import { headerOf } from './cpp-headers.ts';
import type { ExplanationRule } from './explanation.ts';
import { isSlip } from './slip.ts';

/** What came with a later C++, and the header where it stands. */
const LATER = new Map([
  ['make_unique', { version: '14', header: 'memory' }],
  ['gcd', { version: '17', header: 'numeric' }],
  ['lcm', { version: '17', header: 'numeric' }],
  ['clamp', { version: '17', header: 'algorithm' }],
  ['string_view', { version: '17', header: 'string_view' }],
  ['optional', { version: '17', header: 'optional' }],
  ['filesystem', { version: '17', header: 'filesystem' }],
]);

const OTHER_LANGUAGES = new Map([
  ['print', '`cout << …`'],
  ['System', '`cout << …`'],
  ['boolean', '`bool`'],
]);

/** What beginners in C++ do with texts, streams and classes that g++ reports in the words of the library. */
export const cppValues: readonly ExplanationRule[] = [
  {
    id: 'later-version',
    pattern:
      /'(?<symbol>\w+)' (?:was not declared|is not a member of 'std'|does not name a type|has not been declared)/,
    text: '`{symbol}` needs C++{version} or newer: choose it in the list of languages, and add `#include <{header}>`.',
    values: ({ symbol = '' }) => LATER.get(symbol),
  },
  {
    id: 'later-version',
    pattern: /only available with '-std=c\+\+(?<version>14|17)'/,
    text: 'This way of writing needs C++{version} or newer. Choose it in the list of languages.',
  },
  {
    id: 'later-version',
    pattern:
      /uses 'auto' type specifier without trailing return type|body of 'constexpr' function [^\n]* not a return-statement/,
    text: 'This way of writing needs C++14 or newer. Choose it in the list of languages.',
  },
  {
    id: 'newer-than-here',
    pattern:
      /'(?:std::)?(?<symbol>ranges|ssize|views|span)' (?:was not declared|has not been declared)|has no member named '(?<other>starts_with|ends_with)'|^(?<header>format|ranges|span): No such file/,
    text: '`{name}` belongs to C++20, which is newer than what can be chosen here. Do it with a loop of your own.',
    values: ({ symbol, other, header }) => ({ name: symbol ?? other ?? header ?? '' }),
  },
  {
    id: 'word-of-another-language',
    pattern: /'(?<symbol>\w+)' was not declared in this scope; did you mean '(?:printf|system|bool)'/,
    text: '`{name}` belongs to another language. Write {instead}.',
    values: ({ symbol = '' }) => {
      const instead = OTHER_LANGUAGES.get(symbol);
      return instead === undefined ? undefined : { name: symbol, instead };
    },
  },
  {
    id: 'text-without-quotes',
    pattern:
      /'(?<symbol>\w+)' was not declared in this scope(?:; did you mean '(?<better>\w+)')?[\s\S]*source: [^\n]*\bcout\b[^\n]*<<\s*\k<symbol>\s*(?:<<|;)/,
    text: 'The name `{symbol}` is not known here. If you want to print the word itself, put it into double quotes; otherwise declare `{symbol}` before this line.',
    values: ({ symbol = '', better }) =>
      headerOf(symbol) || (better !== undefined && isSlip(symbol, better)) ? undefined : {},
  },
  {
    id: 'loop-over-number',
    pattern:
      /'(?:begin|end)' was not declared[\s\S]*source: [^\n]*\bfor\s*\(\s*\w+[\s&]+(?<name>\w+)\s*:\s*(?<symbol>\w+)\s*\)/,
    text: '`{symbol}` has no elements that this loop could go through. To count write `for (int {name} = 0; {name} < {symbol}; {name}++)`.',
  },
  {
    id: 'stream-called',
    pattern: /no match for call to '\(std::(?<type>[io])stream/,
    text: '`cout` and `cin` are no functions. Write `cout << "hi";` and `cin >> n;`.',
  },
  {
    id: 'end-of-line-read',
    pattern: /no match for 'operator>>'[^\n]*unresolved overloaded function type/,
    text: '`endl` belongs to `cout`. Leave it away here: `cin` reads on by itself.',
  },
  {
    id: 'nothing-given',
    pattern: /no match for 'operator[^']*' \(operand types are [^\n]*'void'\)/,
    text: 'The function on this line gives nothing (`void`), so nothing can be done with its result. Let it `return` a value, or call it on a line of its own.',
  },
  {
    id: 'character-and-text',
    pattern: /no match for 'operator(?<operator>==|!=)' \(operand types are 'std::string'[^)]*and 'char'\)/,
    text: "A text is compared with one character. Write the character in double quotes, or take one out of the text: `s[0] {operator} 'a'`.",
  },
  {
    id: 'number-from-text',
    pattern:
      /no match for 'operator(?<operator>[^'+]+)' \(operand types are 'std::string'[^)]*and '(?:int|long|double|float|char)'\)(?![\s\S]*source: [^\n]*'[^'\\]{2,}')/,
    text: '`{operator}` cannot work on a text and a number. `stoi(s)` makes a number of the text; one character of it is `s[0]`.',
  },
  {
    id: 'set-has-no-places',
    pattern:
      /no match for 'operator\[\]' \(operand types are 'std::(?<symbol>set|list|stack|queue|unordered_set|priority_queue)</,
    text: 'A `{symbol}` has no places, so `[ ]` does not work on it. Use a `vector` for that, or go through it with `for (auto x : s)`.',
  },
  {
    id: 'key-of-other-type',
    pattern:
      /no match for 'operator\[\]' \(operand types are 'std::(?:unordered_)?map<(?<wanted>std::__cxx11::basic_string<char>|[\w:]+)[^\n]*and '(?<given>[^']+)'\)/,
    text: 'The keys of this map are `{wanted}`, and here stands `{given}`. Use a key of the right type.',
  },
  {
    id: 'pair-printed',
    pattern: /no match for 'operator<<' [^\n]*and 'std::pair</,
    text: 'A pair cannot be printed as a whole. Print its two parts: `x.first` and `x.second`.',
  },
  {
    id: 'operator-of-class',
    pattern:
      /no match for 'operator<<' \(operand types are '[^']*ostream[^']*'(?: \{aka [^}]*\})? and '(?<symbol>[A-Z]\w*)'\)/,
    text: '`cout` does not know your class `{symbol}`. Print the members one by one, as in `cout << a.name`.',
  },
  {
    id: 'call-brackets',
    pattern: /invalid use of member function '(?:[^'(]*[\s:])?(?<symbol>\w+)\([^\n]*forget the '\(\)'/,
    text: '`{symbol}` is a function: put round brackets behind it, `{symbol}()`.',
  },
  {
    id: 'two-colons',
    pattern:
      /found ':' in nested-name-specifier, expected '::'[\s\S]*source: (?![^\n]*\bfor\s*\()[^\n]*?(?<symbol>\w+)\s*:\s*(?<member>\w+)/,
    text: 'Between a class and its function stand two colons: `{symbol}::{member}`.',
  },
  {
    id: 'bracket-of-template',
    pattern: /template argument \d+ is invalid[\s\S]*source: (?<source>[^\n]*)/,
    text: 'A `>` is missing on this line: every `<` needs its own.',
    values: ({ source = '' }) => (source.split('<').length > source.split('>').length ? {} : undefined),
  },
  {
    id: 'modulo-of-fraction',
    pattern:
      /invalid operands of types '[^']+'(?: \{aka '(?<left>double|float)'\})? and '(?<right>[^']+)' to binary 'operator%'/,
    text: '`%` works on whole numbers only, and here it gets `{left}` and `{right}`. Use whole numbers, or `fmod` from `<cmath>`.',
    values: ({ left }) => (left === undefined ? undefined : {}),
  },
  {
    id: 'static-without-object',
    pattern: /invalid use of member '(?:\w+::)?(?<symbol>\w+)' in static member function/,
    text: 'A `static` function has no object, so it knows no `{symbol}`. Take `static` away, or make `{symbol}` `static` too.',
  },
  {
    id: 'class-for-object',
    pattern: /expected unqualified-id before '\.' token[\s\S]*source: \s*(?<symbol>[A-Z]\w*)\./,
    text: '`{symbol}` is a class. Make an object of it first, `{symbol} x;`, and write `x.` here.',
  },
  {
    id: 'read-only-part',
    pattern: /assignment of read-only location/,
    text: 'What is changed here is `const`. Take `const` away where it is declared, or work on a copy.',
  },
  {
    id: 'characters-assigned',
    pattern:
      /array must be initialized with a brace-enclosed initializer|incompatible types in assignment of '[^']*' to 'char ?\[\d*\]'/,
    text: 'An array is not filled with `=` in this way. For a text use a `string`, which can be assigned; other elements stand in `{ }`.',
  },
  {
    id: 'pointer-needs-address',
    pattern: /invalid conversion from '(?<given>int|double|float|char)' to '\k<given>\*'/,
    text: 'An address is wanted here, and this is a plain `{given}`. Put `&` before the variable.',
  },
  {
    id: 'address-into-number',
    pattern:
      /invalid conversion from '(?<given>int|double|float|char)\*' to '\k<given>'[\s\S]*source: \s*\k<given>\s+(?<symbol>\w+)\s*=/,
    text: '`{symbol}` is a plain `{given}`, and gets an address. Declare it as a pointer, `{given} *{symbol}`, or leave the `&` away.',
  },
  {
    id: 'values-for-object',
    pattern: /no matching function for call to '(?<symbol>[A-Z]\w*)::\k<symbol>\(\)'/,
    text: 'An object of `{symbol}` is made here without values, and its constructor wants some. Give them, as in `{symbol} x(5);`, or write a constructor without parameters. A class built on `{symbol}` hands them on with `: {symbol}(5)`.',
  },
  {
    id: 'text-of-library',
    pattern:
      /cannot convert 'std::string'[^\n]*to 'const char\*'[\s\S]*source: [^\n]*\bstr(?<symbol>len|cmp)\(/,
    text: '`str{symbol}` is for the texts of C. A `string` has its length in `s.size()` and is compared with `==`.',
  },
  {
    id: 'letter-by-letter',
    pattern: /no matching function for call to '(?<symbol>toupper|tolower)\(std::string/,
    text: '`{symbol}` works on one character. Go through the text: `for (char &c : s) c = {symbol}(c);`.',
  },
  {
    id: 'getline-order',
    pattern: /no matching function for call to '(?:std::basic_istream<char>::)?getline\(std::string&\)'/,
    text: '`getline` takes first where from, then where to: `getline(cin, s)`.',
  },
  {
    id: 'pair-of-map',
    pattern: /no matching function for call to 'std::(?:unordered_)?map<[^\n]*::insert\([^{}\n]*, /,
    text: '`insert` takes one pair. Simpler is `m[key] = value;`.',
  },
  {
    id: 'erase-by-place',
    pattern: /no matching function for call to 'std::vector<[^\n]*::erase\((?:int|int&)\)'/,
    text: '`erase` takes a place and not a value: `v.erase(v.begin() + i)`.',
  },
  {
    id: 'template-word',
    pattern: /'(?<symbol>[A-Z])' does not name a type/,
    text: 'There is no type `{symbol}`. If any type is meant, write `template <typename {symbol}>` on the line above.',
  },
  {
    id: 'two-types-for-one',
    pattern:
      /no matching function for call to '(?<symbol>(?!max\b|min\b)\w+)\([\s\S]*deduced conflicting types for parameter/,
    text: '`{symbol}` wants values of one type, and here they differ. Convert one, or name the type: `{symbol}<double>(…)`.',
  },
  {
    id: 'characters-of-text',
    pattern:
      /conversion from 'char' to non-scalar type 'std::string'[\s\S]*source: [^\n]*\bfor\s*\(\s*string\s+(?<symbol>\w+)/,
    text: 'The parts of a text are characters: write `char {symbol}`.',
  },
];
