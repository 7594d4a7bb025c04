import { cppHabits } from './cpp-habits.table.ts';
import { headerOf } from './cpp-headers.ts';
import { cppValues } from './cpp-values.table.ts';
import { cppLibrary } from './cpp-library.table.ts';
import { cSlips } from './c-slips.table.ts';
import type { ExplanationRule } from './explanation.ts';
import { foreignWordsInCpp } from './foreign-words.ts';
import { gccTable } from './gcc.table.ts';
import { nativeHabits } from './native-habits.table.ts';
import { nativeDeclarations } from './native-declarations.table.ts';
import { cppSlips, slips } from './slips.table.ts';

/** Mistakes in C++, in the words of g++ 12; the more exact rows stand first. */
export const cppTable: readonly ExplanationRule[] = [
  ...foreignWordsInCpp,
  ...nativeDeclarations,
  ...nativeHabits,
  ...cppValues,
  ...cppLibrary,
  ...cppHabits,
  ...cSlips,
  ...slips,
  ...cppSlips,
  {
    id: 'header-missing',
    pattern:
      /'(?:std::)?(?<symbol>\w+)' (?:was not declared|is not a member|has not been declared|does not name)[\s\S]*did you forget to '#include <(?<header>[^>]+)>'/,
    text: '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program.',
  },
  {
    id: 'std-missing',
    pattern: /'(?<symbol>\w+)' was not declared in this scope; did you mean 'std::\k<symbol>'/,
    text: '`{symbol}` lives in the namespace `std`. Write `std::{symbol}`, or add `using namespace std;` below your `#include` lines.',
  },
  {
    id: 'undeclared-similar',
    pattern: /'(?<symbol>\w+)' was not declared in this scope; did you mean '(?<better>[\w:]+)'/,
    text: 'The name `{symbol}` is not known here. Did you mean `{better}`? Otherwise declare `{symbol}` before you use it.',
  },
  {
    id: 'header-missing',
    pattern: /'(?:std::)?(?<symbol>\w+)' (?:was not declared in this scope|is not a member of 'std')/,
    text: '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program, with `using namespace std;` or `std::` before the name.',
    values: ({ symbol }) => headerOf(symbol),
  },
  {
    id: 'undeclared',
    pattern: /'(?<symbol>\w+)' was not declared in this scope/,
    text: 'The name `{symbol}` is not known here. Declare it before this line, or check its spelling; a name declared inside `{ }` is known only there.',
  },
  {
    id: 'not-in-std',
    pattern: /'(?<symbol>\w+)' is not a member of 'std'/,
    text: '`std` has no `{symbol}` here. Check its spelling, or add the header that declares it.',
  },
  {
    id: 'input-arrows',
    pattern: /no match for 'operator<<' \(operand types are 'std::istream'/,
    text: '`cin` reads with `>>`, not `<<`: the arrows point to the variable, as in `cin >> n;`.',
  },
  {
    id: 'output-arrows',
    pattern: /no match for 'operator>>' \(operand types are 'std::ostream'/,
    text: '`cout` prints with `<<`, not `>>`: the arrows point to the screen, as in `cout << n;`.',
  },
  {
    id: 'sort-without-random-access',
    pattern:
      /no match for 'operator-' \(operand types are 'std::_(?:List|Rb_tree|Fwd_list|Node)_?\w*iterator/,
    text: '`sort` works on a `vector`, an array or a `deque` only. A `list` has its own: `l.sort()`; a `set` or `map` is always in order.',
  },
  {
    id: 'no-operator',
    pattern:
      /no match for 'operator(?<operator><<|>>)' \(operand types are '[^']*(?:istream|ostream)[^']*'(?: \{aka [^}]*\})? and '(?<type>[^']+)'/,
    text: '`{operator}` does not know how to handle `{type}`. Print or read its parts one by one, in a loop if there are many.',
  },
  {
    id: 'no-operator',
    pattern:
      /no match for 'operator(?<operator>[^']+)' \(operand types are '(?<left>[^']+)'(?: \{aka [^}]*\})? and '(?<right>[^']+)'/,
    text: '`{operator}` cannot work on `{left}` and `{right}`. Check the types of both sides; for a type of your own you must write `operator{operator}` yourself.',
  },
  {
    id: 'no-operator',
    pattern: /no match for '?operator(?<operator>[^' ]+)'? \(operand type is '(?<type>[^']+)'/,
    text: '`{operator}` cannot work on `{type}`. Check the type of what stands beside it.',
  },
  {
    id: 'no-matching-function',
    pattern:
      /no matching (?:member )?function for call to '(?:[\w:<>, ]+::)?(?<symbol>~?\w+)(?:<[^(]*>)?\((?<given>[^']*)\)'/,
    text: '`{symbol}` cannot be called with ({given}). Compare the number and the types of the values with what `{symbol}` takes.',
  },
  {
    id: 'text-into-character',
    pattern: /invalid conversion from 'const char\*' to 'char'/,
    text: "A text in double quotes is put into one `char`. Use single quotes for a single character: `'a'`.",
  },
  {
    id: 'text-into-number',
    pattern: /invalid conversion from '(?<given>const char\*|char\*)' to '(?<wanted>[\w ]+)'/,
    text: 'A text (`{given}`) cannot become an `{wanted}`. Remove the quotation marks, or turn the text into a number with `stoi`.',
  },
  {
    id: 'cannot-convert',
    pattern:
      /(?:cannot convert|invalid conversion from|could not convert) '(?<given>[^']+)'(?: \{aka [^}]*\})?(?: from '[^']+')? to '(?<wanted>[^']+)'/,
    text: 'A `{given}` cannot become a `{wanted}` here. Check what you assign, pass or return; a text becomes a number with `stoi`, a number a text with `to_string`.',
  },
  {
    id: 'conversion-requested',
    pattern: /conversion from '(?<given>[^']+)'(?: \{aka [^}]*\})? to non-scalar type '(?<wanted>[^']+)'/,
    text: 'A `{given}` cannot become a `{wanted}` here. Check the types on both sides of `=`.',
  },
  {
    id: 'narrowing',
    pattern: /narrowing conversion of '(?<symbol>[^']+)' from '(?<given>[^']+)' to '(?<wanted>[^']+)'/,
    text: 'Inside `{ }` the value `{symbol}` of type `{given}` may not be squeezed into `{wanted}`. Convert it openly: `({wanted}){symbol}`.',
  },
  {
    id: 'statement-outside-function',
    pattern:
      /'(?<symbol>cout|cin|printf|scanf|return|std)' does not name a type|expected unqualified-id before '(?<other>return|for|while|if|else)'/,
    text: '`{name}` stands outside every function, where nothing can be carried out. Move it into `main`, or look for a `}` too many above it.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'unknown-type-similar',
    pattern: /'(?<symbol>\w+)' does not name a type; did you mean '(?<better>\w+)'/,
    text: 'There is no type `{symbol}`. Did you mean `{better}`?',
  },
  {
    id: 'unknown-type',
    pattern: /'(?<symbol>\w+)' does not name a type/,
    text: 'There is no type called `{symbol}` here. Check its spelling; a type of the library needs its header and `std::` or `using namespace std;`.',
  },
  {
    id: 'type-missing',
    pattern: /'(?<symbol>\w+)' has not been declared/,
    text: '`{symbol}` is not known as a type. If it is a parameter, give it its own type, as in `int a, int b`.',
  },
  {
    id: 'return-type-missing',
    pattern: /ISO C\+\+ forbids declaration of '(?<symbol>\w+)' with no type/,
    text: '`{symbol}` has no type before its name. Write what the function returns, as in `int {symbol}(…)`, or `void` when it returns nothing.',
  },
  {
    id: 'class-semicolon',
    pattern: /expected ';' after (?:class|struct|union|enum) definition/,
    text: 'A `;` is missing after the `}` that ends your `class` or `struct`.',
  },
  {
    id: 'conflicting-types',
    pattern:
      /conflicting declaration '[^']*?(?<symbol>\w+)(?:\[[^']*\])?'|(?:conflicting|ambiguating new) declaration of '[^']*?(?<other>\w+)\([^']*'/,
    text: '`{name}` is declared twice, with two different types. Use one type, or another name for one of them.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'declared-twice',
    pattern: /(?:redeclaration|redefinition) of '(?:[^'(]*[\s*&:])?(?<symbol>\w+)(?:\[[^']*\]|\([^']*)?'/,
    text: '`{symbol}` is already declared above. To give it a new value leave the type away: `{symbol} = …;`. Otherwise choose another name.',
  },
  {
    id: 'no-such-member',
    pattern:
      /'(?<type>[^']+)'(?: \{aka [^}]*\})? has no member named '(?<symbol>\w+)'(?:; did you mean '(?<better>\w+)')?/,
    text: '`{type}` has no member called `{symbol}`. {hint}',
    values: ({ better }) => ({
      hint: better ? 'Did you mean `{better}`?' : 'Check its spelling, and what this type offers.',
    }),
  },
  {
    id: 'arrow-needed',
    pattern: /request for member '(?<symbol>\w+)' in '(?<object>[^']+)', which is of pointer type/,
    text: '`{object}` is a pointer, so its members are reached with `->`: `{object}->{symbol}`.',
  },
  {
    id: 'dot-needed',
    pattern: /base operand of '->' has non-pointer type '(?<type>[^']+)'/,
    text: 'This is no pointer but a `{type}` itself, so its members are reached with `.` instead of `->`.',
  },
  {
    id: 'member-of-plain-value',
    pattern:
      /request for member '(?<symbol>\w+)' in '(?<object>[^']+)', which is of non-class type '(?<type>[^']+)'/,
    text: '`{object}` is a plain `{type}`, so it has no `.{symbol}`. Use a `vector` or `string` if you need one.',
  },
  {
    id: 'private-member',
    pattern:
      /'[^']*?(?<symbol>\w+)(?:\([^']*\))?(?: const)?' is (?<access>private|protected) within this context/,
    text: '`{symbol}` is `{access}`, so only its own class may use it. Put it under `public:`, or add a function that gives its value.',
  },
  {
    id: 'value-from-void',
    pattern: /return-statement with a value, in function returning '(?<type>void)'/,
    text: 'This function is `{type}`, so it may not return a value. Change its type, as to `int`, or write `return;`.',
  },
  {
    id: 'return-without-value',
    pattern: /return-statement with no value, in function returning '(?<type>[^']+)'/,
    text: 'This function promises to return `{type}`, and `return;` gives nothing. Write the value after `return`.',
  },
  {
    id: 'return-missing',
    pattern:
      /(?:no return statement in function returning non-void|control reaches end of non-void function)/,
    text: 'This function promises a value but can end without `return`. Add a `return` at its end.',
    warnings: true,
  },
  {
    id: 'not-an-array',
    pattern: /invalid types '(?<left>[^']+)\[(?<right>[^']*)\]' for array subscript/,
    text: 'What stands before `[ ]` is a plain `{left}`, which has no elements. Declare it as an array or a `vector`, or leave the `[ ]` away.',
  },
  {
    id: 'not-a-function',
    pattern: /'(?<symbol>[^']+)' cannot be used as a function/,
    text: '`{symbol}` is a variable, not a function, so `{symbol}(…)` means nothing. For multiplication write `*`; or give the variable another name than the function.',
  },
  {
    id: 'function-inside-function',
    pattern: /a function-definition is not allowed here before/,
    text: 'A function begins inside another one. Move it out, above `main`, or close the function before it with `}`.',
  },
  {
    id: 'text-compared-with-number',
    pattern: /forbids comparison between pointer and integer|comparison between distinct pointer types/,
    text: "A text in double quotes is compared with a single character or a number. Use single quotes for one character: `'A'`.",
  },
  {
    id: 'modulo-of-fraction',
    pattern: /invalid operands of types '(?<left>[^']+)' and '(?<right>[^']+)' to binary 'operator%'/,
    text: '`%` works on whole numbers only, and here it gets `{left}` and `{right}`. Use whole numbers, or `fmod` from `<cmath>`.',
  },
  {
    id: 'bad-operands',
    pattern:
      /invalid operands of types '(?<left>[^']+)' and '(?<right>[^']+)' to binary 'operator(?<operator>[^']+)'/,
    text: '`{operator}` cannot work on `{left}` and `{right}`. Make one of two texts a `string`, as in `string("x") + "y"`, and check the types of both sides.',
  },
  {
    id: 'ambiguous-name',
    pattern: /reference to '(?<symbol>\w+)' is ambiguous/,
    text: 'The library has a `{symbol}` too, and `using namespace std;` makes the two look alike. Give yours another name.',
  },
  {
    id: 'ambiguous-call',
    pattern: /call of overloaded '(?<symbol>\w+)\((?<given>[^']*)\)' is ambiguous/,
    text: 'There are several `{symbol}` that fit ({given}) equally well. Convert the values to the type you mean, as in `(double)x`.',
  },
  {
    id: 'jump-to-case',
    pattern: /jump to case label/,
    text: 'A variable is declared inside a `case` above and would be known here without a value. Put the lines of each `case` into `{ }`.',
  },
  {
    id: 'template-arguments',
    pattern:
      /wrong number of template arguments \((?<given>\d+), should be (?<wanted>[^)]+)\)[\s\S]*class (?:std::)?(?:__cxx11::)?(?<symbol>\w+)'/,
    text: '`{symbol}` needs another number of types between `<` and `>`: {wanted}, and here there are {given}.',
  },
  {
    id: 'auto-without-value',
    pattern: /declaration of 'auto (?<symbol>\w+)' has no initializer/,
    text: '`auto` takes its type from a value, and `{symbol}` gets none here. Give it a value, or write its type instead of `auto`.',
  },
  {
    id: 'object-needed',
    pattern: /cannot call member function '[^']*?(?<symbol>\w+)\([^']*' without object/,
    text: '`{symbol}` belongs to objects of its class. Make an object first and call it on that: `thing.{symbol}(…)`.',
  },
  {
    id: 'bad-number',
    pattern: /expected unqualified-id before numeric constant[\s\S]*source: [^\n]*?(?<symbol>\b\d\w*)/,
    text: 'A name cannot begin with a digit, as `{symbol}` does. Begin it with a letter.',
  },
  ...gccTable,
  {
    id: 'declaration-malformed',
    pattern:
      /expected (?:unqualified-id|initializer|identifier|nested-name-specifier|constructor, destructor, or type conversion) before '?(?<symbol>[^' ]+)'?/,
    text: 'This is not understood up to `{symbol}`. Look for a name or type that is missing just before it, or a `;` or `}` too many above.',
  },
];
