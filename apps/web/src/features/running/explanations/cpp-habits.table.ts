import type { ExplanationRule } from './explanation.ts';

/** What beginners in C++ write by habit from C, Java or Python, and the first stumbles with classes and the library. */
export const cppHabits: readonly ExplanationRule[] = [
  {
    id: 'void-main',
    pattern: /'::main' must return 'int'/,
    text: '`main` must be `int main()`, not `void`. Put `return 0;` at its end.',
  },
  {
    id: 'array-with-new',
    pattern: /initializer fails to determine size of '(?<symbol>\w+)'/,
    text: 'An array is declared without `new`: write `int {symbol}[5];`, or use a `vector`.',
  },
  {
    id: 'array-assigned',
    pattern: /invalid array assignment/,
    text: 'An array cannot be copied with `=`. Copy element by element, or use a `vector`, which can.',
  },
  {
    id: 'loop-with-in',
    pattern: /expected[\s\S]*source: \s*for\s*\(\s*[\w&* ]+?\s+&?(?<symbol>\w+)\s+in\s/,
    text: 'C++ writes `:` instead of `in`: `for (int {symbol} : numbers)`.',
  },
  {
    id: 'for-with-commas',
    pattern: /expected[\s\S]*source: \s*for\s*\([^;)]*,[^;)]*,[^;)]*\)/,
    text: 'The three parts of a `for` stand with `;` between them, not `,`: `for (int i = 0; i < n; i++)`.',
  },
  {
    id: 'multiplication-sign',
    pattern: /unable to find numeric literal operator[\s\S]*source: [^\n]*[=(+*/-]\s*(?<symbol>\d+)[A-Za-z]/,
    text: 'Between two things that are multiplied stands `*`. Write it after `{symbol}`.',
  },
  {
    id: 'value-at-once',
    pattern: /uninitialized 'const (?<symbol>\w+)'|'(?<other>\w+)' declared as reference but not initialized/,
    text: '`{name}` must get its value where it is declared, because it cannot change later. Write `= …` after it.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'namespace-misspelt',
    pattern:
      /'(?<symbol>\w+)' is not a namespace-name|source: \s*using\s+(?<other>(?!namespace\b)name\w*|nam\w*)\s+\w+;/,
    text: '`{name}` is misspelt. The line is `using namespace std;`.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'public-colon',
    pattern: /expected ':' before[\s\S]*source: [^\n]*\b(?<symbol>public|private|protected)\b/,
    text: 'In C++ `{symbol}:` has a colon and counts for all that follows it in the class.',
  },
  {
    id: 'constructor-type',
    pattern: /return type specification for constructor invalid/,
    text: 'A constructor has no type before its name, not even `void`. Delete it.',
  },
  {
    id: 'abstract-made',
    pattern:
      /(?:cannot declare variable '\w+' to be|invalid new-expression) of abstract (?:class )?type '(?<symbol>\w+)'/,
    text: '`{symbol}` is abstract: a function of it is only promised with `= 0`. Make an object of a class that has written it.',
  },
  {
    id: 'override-of-nothing',
    pattern: /'[^']*?(?<symbol>\w+)\([^']*' marked 'override', but does not override/,
    text: 'No function of the class above has this name and these parameters, so `{symbol}` overrides nothing. Compare the two.',
  },
  {
    id: 'this-arrow',
    pattern: /request for member '(?<symbol>\w+)' in '\(\w+\*\)this'/,
    text: '`this` is a pointer: write `this->{symbol}`.',
  },
  {
    id: 'extends-of-java',
    pattern: /expected[\s\S]*source: \s*class\s+\w+\s+(?<symbol>extends|implements)\s+(?<base>\w+)/,
    text: '`{symbol}` belongs to Java. C++ writes `: public {base}`.',
  },
  {
    id: 'address-in-cin',
    pattern: /no match for 'operator>>' \(operand types are 'std::istream'[^)]*and '[\w ]+\*'\)/,
    text: '`cin` needs no `&`, unlike `scanf`. Write only the name of the variable.',
  },
  {
    id: 'one-arrow',
    pattern: /no match for 'operator(?<sign>[<>])' \(operand types are 'std::(?:o|i)stream'/,
    text: '`cout` and `cin` need two signs: write `{sign}{sign}`.',
  },
  {
    id: 'new-into-object',
    pattern: /conversion from '(?<symbol>\w+)\*' to non-scalar type '\k<symbol>' requested/,
    text: '`new` gives a pointer, and this is an object. Leave `new` away: `{symbol} thing;`.',
  },
  {
    id: 'brackets-make-function',
    pattern: /request for member '\w+' in '(?<symbol>\w+)', which is of non-class type '(?<type>\w+)\(\)'/,
    text: '`{type} {symbol}();` declares a function, not an object. Leave the round brackets away: `{type} {symbol};`.',
  },
  {
    id: 'map-has-no-add',
    pattern:
      /'class std::(?:unordered_)?map<[^\n]*has no member named '(?<symbol>add|push|push_back|put|append)'/,
    text: 'A `map` has no `{symbol}`. Write `m[key] = value;`.',
  },
  {
    id: 'sort-needs-both-ends',
    pattern:
      /no matching function for call to '(?<symbol>sort|reverse)\((?:std::|int|double|char|long)[^,']*\)'/,
    text: '`{symbol}` needs the beginning and the end: `{symbol}(v.begin(), v.end())`, or `{symbol}(a, a + n)` for an array.',
  },
  {
    id: 'two-types-in-max',
    pattern: /no matching function for call to '(?<symbol>max|min)\((?<given>[^']*)\)'/,
    text: '`{symbol}` needs two values of one type, and here they are ({given}). Convert one, or write `{symbol}<long long>(a, b)`.',
  },
  {
    id: 'three-in-max',
    pattern: /'__comp' cannot be used as a function/,
    text: '`max` and `min` take two values. For more put them into braces: `max({a, b, c})`.',
    place: 'nowhere',
  },
  {
    id: 'getline-order',
    pattern: /no matching function for call to 'getline\(std::string&, std::istream&\)'/,
    text: '`getline` takes first where from, then where to: `getline(cin, s)`.',
  },
  {
    id: 'getline-into-number',
    pattern:
      /no matching function for call to 'getline\(std::istream&, (?<given>int|long|double|float|char)&\)'/,
    text: '`getline` reads a whole line as a text, and this is `{given}`. Read a number with `cin >> n`.',
  },
  {
    id: 'old-gets',
    pattern: /'gets' was not declared/,
    text: '`gets` was taken out of the language because it can overrun its array. Write `getline(cin, s)` with a `string s`.',
  },
  {
    id: 'text-plus-number',
    pattern:
      /no match for 'operator\+' \(operand types are 'std::string'[^)]*and '(?<given>int|long|double|float)'\)/,
    text: 'A `{given}` cannot be joined to a text with `+` by itself. Write `to_string(…)` around it.',
  },
  {
    id: 'vector-type-missing',
    pattern:
      /(?:class template argument deduction failed|missing template arguments)[\s\S]*source: \s*(?<symbol>vector|map|set|stack|queue|pair|list|deque)\s+\w/,
    text: '`{symbol}` must say what it holds, as in `{symbol}<int>`.',
  },
  {
    id: 'constructor-arguments',
    pattern: /no matching function for call to '(?<symbol>[A-Z]\w*)::\k<symbol>\((?<given>[^']*)\)'/,
    text: 'The class `{symbol}` has no constructor that takes ({given}). Give it the values that its constructor names, or write one without any.',
  },
];
