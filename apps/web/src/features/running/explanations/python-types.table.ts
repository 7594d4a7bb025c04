import type { ExplanationRule } from './explanation.ts';

/** Exceptions that end a Python program while it runs, in the words of CPython 3.11. */
export const pythonTypeErrors: readonly ExplanationRule[] = [
  {
    id: 'brackets-of-call',
    pattern: /^TypeError: [^\n]*'builtin_function_or_method'/,
    text: 'A function is used here without being called. Put round brackets after its name, as in `input()`.',
  },
  {
    id: 'text-plus-number',
    pattern: /^TypeError: can only concatenate (?<left>\w+) \(not "(?<right>\w+)"\) to \w+/,
    text: '`+` joins a text only to a text, and here comes `{right}`. Write `str(…)` around it, or print both with a comma between them.',
  },
  {
    id: 'none-used',
    pattern:
      /^(?:TypeError|AttributeError): (?:[^\n]*)'NoneType'(?: object has no attribute '(?<symbol>\w+)')?/,
    text: 'Something on this line is `None`, that is nothing. A function without `return` gives `None`, and so do `print`, `sort` and `append`: do not assign what they give.',
  },
  {
    id: 'list-minus',
    pattern: /^TypeError: unsupported operand type\(s\) for -=?: 'list' and '/,
    text: 'From a `list` nothing is taken away with `-`. Build a new one of what stays, as in `[x for x in a if x not in b]`.',
  },
  {
    id: 'bad-operands',
    pattern:
      /^TypeError: unsupported operand type\(s\) for (?<operator>[^:]+): '(?<left>\w+)' and '(?<right>\w+)'/,
    text: '`{operator}` cannot work on `{left}` and `{right}`. Convert one of them first: `int(…)` makes a number of a text, `str(…)` a text of a number.',
  },
  {
    id: 'bad-operands',
    pattern: /^TypeError: bad operand type for unary (?<operator>[^:]+): '(?<given>\w+)'/,
    text: '`{operator}` cannot work on `{given}`. Convert it first, as with `int(…)`.',
  },
  {
    id: 'bad-operands',
    pattern: /^TypeError: can't multiply sequence by non-int of type '(?<given>\w+)'/,
    text: 'A text or list can be repeated only a whole number of times, and this is `{given}`. Convert with `int(…)`.',
  },
  {
    id: 'format-needs-number',
    pattern: /^TypeError: (?<symbol>%\w) format: (?:a real number|an integer) is required, not (?<given>\w+)/,
    text: '`{symbol}` in the text stands for a number, and it gets `{given}`. Use `%s` for a text, or convert with `int(…)`.',
  },
  {
    id: 'not-comparable',
    pattern:
      /^TypeError: '(?<operator>[^']+)' not supported between instances of '(?<left>\w+)' and '(?<right>\w+)'/,
    text: '`{operator}` cannot compare `{left}` with `{right}`. What `input()` gives is a text: turn it into a number with `int(…)`.',
  },
  {
    id: 'not-subscriptable',
    pattern: /^TypeError: '(?<given>\w+)' object is not subscriptable/,
    text: 'What stands before `[ ]` is `{given}`, which has no elements. Use a list or a text there, or round brackets if it is a function.',
  },
  {
    id: 'cannot-change-item',
    pattern: /^TypeError: '(?<given>\w+)' object does not support item (?:assignment|deletion)/,
    text: 'The parts of a `{given}` cannot be changed. Make a new one, or turn it into a list with `list(…)` first.',
  },
  {
    id: 'not-iterable',
    pattern:
      /^TypeError: (?:cannot unpack non-iterable (?<other>\w+) object|'(?<given>\w+)' object is not iterable|argument of type '(?<third>\w+)' is not iterable)/,
    text: '`{type}` cannot be gone through one by one. To count, write `range(…)` around the number, as in `for i in range(n):`.',
    values: ({ given, other, third }) => ({ type: given ?? other ?? third ?? '' }),
  },
  {
    id: 'not-callable',
    pattern: /^TypeError: '(?<given>\w+)' object is not callable/,
    text: '`{given}` is called like a function here. Use `[ ]` to take an element and `*` to multiply; and do not name a variable after a function, such as `list` or `sum`.',
  },
  {
    id: 'object-missing',
    pattern: /^TypeError: (?<owner>\w+)\.(?<symbol>\w+)\(\) missing 1 required positional argument: 'self'/,
    text: '`{symbol}` belongs to an object, and `{owner}` is only its class. Make an object first, `x = {owner}(…)`, and call `x.{symbol}()`.',
  },
  {
    id: 'argument-missing',
    pattern:
      /^TypeError: (?:\w+\.)?(?<symbol>\w+)\(\) missing \d+ required (?:positional|keyword-only) arguments?: (?<missing>[^\n]+)/,
    text: '`{symbol}` is called without {missing}. Give it all the values that its `def` line names.',
    values: ({ missing }) => ({ missing: (missing ?? '').replaceAll("'", '`') }),
  },
  {
    id: 'missing-self',
    pattern: /^TypeError: (?:\w+\.)(?<symbol>\w+)\(\) takes 0 positional arguments but 1 was given/,
    text: '`{symbol}` is a method, so its first parameter must be `self`: write `def {symbol}(self):`.',
  },
  {
    id: 'too-many-arguments',
    pattern:
      /^TypeError: (?:\w+\.)?(?<symbol>\w+)(?:\(\))? (?:takes|expected) (?:from )?(?:at most |exactly )?(?<wanted>[\w ]+?)(?: positional)? arguments?(?:,| but)? (?:but )?(?:got )?(?<given>\d+)/,
    text: '`{symbol}` takes {wanted} value(s) and gets {given}. Compare the call with its `def` line; a method counts `self` too.',
  },
  {
    id: 'unknown-argument',
    pattern:
      /^TypeError: (?:\w+\.)?(?<symbol>\w+)\(\) got (?:an unexpected keyword argument|multiple values for argument) '(?<name>\w+)'/,
    text: '`{symbol}` cannot take `{name}` in this way. Check the names in its `def` line, and that each is given once.',
  },
  {
    id: 'index-not-integer',
    pattern:
      /^TypeError: (?<owner>\w+) (?:indices|index) must be integers(?: or slices)?, not '?(?<given>\w+)'?/,
    text: 'The place in a `{owner}` must be a whole number, and this is `{given}`. Convert it with `int(…)`, use `//` to divide, or use a `dict` for names.',
  },
  {
    id: 'not-a-whole-number',
    pattern: /^TypeError: '(?<given>\w+)' object cannot be interpreted as an integer/,
    text: 'A whole number is needed here, and this is `{given}`. Use `int(…)`, or `//` instead of `/`.',
  },
  {
    id: 'no-length',
    pattern: /^TypeError: object of type '(?<given>\w+)' has no len\(\)/,
    text: '`len` counts the elements of a list or the characters of a text, and this is `{given}`. For the digits of a number use `len(str(…))`.',
  },
  {
    id: 'not-hashable',
    pattern: /^TypeError: unhashable type: '(?<given>\w+)'/,
    text: 'A `{given}` can change, so it cannot be in a `set` or be the key of a `dict`. Make a `tuple(…)` of it first.',
  },
  {
    id: 'pop-from-empty',
    pattern:
      /^IndexError: pop (?:from empty list|from an empty deque|index out of range)|^KeyError: 'pop from an empty/,
    text: '`pop` takes from a list that is empty, or at a place it does not have. Ask first whether something is left, as in `while stack:`.',
  },
  {
    id: 'index-out-of-range',
    pattern: /^IndexError: (?<owner>list|string|tuple|deque)?(?: assignment)? ?index out of range/,
    text: 'Your program asks a {kind} for a place it does not have. Places count from 0, so the last one is `len(…) - 1`.',
    values: ({ owner }) => ({ kind: owner ? `\`${owner}\`` : 'sequence' }),
  },
  {
    id: 'key-unknown',
    pattern: /^KeyError: (?<key>[^\n]+)/,
    text: 'The dictionary has no key `{key}` here. Ask with `in` first, or use `.get(…)`, which gives `None` instead.',
  },
  {
    id: 'not-a-number',
    pattern: /^ValueError: invalid literal for int\(\) with base \d+: (?<given>[^\n]+)/,
    text: '`int` cannot make a whole number of `{given}`. Several numbers on a line need `map(int, input().split())`; a decimal needs `float`.',
  },
  {
    id: 'bad-float',
    pattern: /^ValueError: could not convert string to float: (?<given>[^\n]+)/,
    text: '`float` cannot make a number of `{given}`. Several numbers on a line need `.split()` first.',
  },
  {
    id: 'too-few-values',
    pattern:
      /^ValueError: not enough values to unpack \(expected (?:at least )?(?<wanted>\d+), got (?<given>\d+)\)/,
    text: 'There are {wanted} names on the left of `=`, and {given} value(s) on the right. Check the input: numbers on separate lines need an `input()` each.',
  },
  {
    id: 'too-many-values',
    pattern: /^ValueError: too many values to unpack \(expected (?<wanted>\d+)\)/,
    text: 'There are {wanted} names on the left of `=`, and more values on the right. Add names, or keep all in one list.',
  },
  {
    id: 'value-not-in-list',
    pattern:
      /^ValueError: (?:list\.remove\(x\): x not in list|(?<symbol>.+) is not in list|substring not found)/,
    text: 'What you look for is not in there. Ask with `in` before you remove it or take its place.',
  },
  {
    id: 'no-such-attribute-similar',
    pattern:
      /^AttributeError: (?:'(?<type>\w+)' object|module '(?<module>[\w.]+)'|type object '(?<owner>\w+)') has no attribute '(?<symbol>\w+)'\. Did you mean: '(?<better>\w+)'/,
    text: '`{name}` has nothing called `{symbol}`. Did you mean `{better}`?',
    values: ({ type, module, owner }) => ({ name: type ?? module ?? owner ?? '' }),
  },
  {
    id: 'attribute-of-another-language',
    pattern: /^AttributeError: '(?<type>list|str|dict|set|tuple)' object has no attribute '(?<symbol>\w+)'/,
    text: 'A `{type}` has no `{symbol}` in Python. Write {better}.',
    values: ({ symbol = '' }) => {
      const better = ATTRIBUTES.get(symbol);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'module-attribute',
    pattern: /^AttributeError: module '(?<module>[\w.]+)' has no attribute '(?<symbol>\w+)'/,
    text: 'The module `{module}` has nothing called `{symbol}`. Check its spelling; and do not call your own file or variable `{module}`.',
  },
  {
    id: 'raise-needs-exception',
    pattern: /^TypeError: exceptions must derive from BaseException/,
    text: '`raise` needs an exception, not a text: write `raise ValueError("…")`.',
  },
  {
    id: 'one-character',
    pattern: /^TypeError: ord\(\) expected a character, but string of length (?<length>\d+)/,
    text: '`ord` takes one character, and gets a text of {length}. Take one with `[ ]`, or go through them with `for`.',
  },
  {
    id: 'format-places',
    pattern: /^IndexError: Replacement index (?<index>\d+) out of range/,
    text: 'The text has more places in curly brackets than `format` gets values. Give one value for each.',
  },
  {
    id: 'file-missing',
    pattern: /^FileNotFoundError: .*: '(?<file>[^']*)'/,
    text: 'There is no file `{file}` here. A program of a problem reads with `input()` and writes with `print`.',
  },
  {
    id: 'tuple-is-fixed',
    pattern:
      /^AttributeError: 'tuple' object has no attribute '(?<symbol>append|add|remove|pop|insert|sort|extend|reverse|clear)'/,
    text: 'A `tuple`, written with round brackets, cannot change, so it has no `{symbol}`. Write it with `[ ]` to make it a list.',
  },
  {
    id: 'no-such-attribute',
    pattern:
      /^AttributeError: (?:'(?<type>\w+)' object|module '(?<module>[\w.]+)'|type object '(?<owner>\w+)') has no attribute '(?<symbol>\w+)'/,
    text: '`{name}` has nothing called `{symbol}`. Check its spelling, and what a `{name}` offers: a list has `append`, a text `split` and `strip`.',
    values: ({ type, module, owner }) => ({ name: type ?? module ?? owner ?? '' }),
  },
  {
    id: 'divided-by-zero',
    pattern: /^ZeroDivisionError/,
    text: 'Here something is divided by 0 (with `/`, `//` or `%`). Check the divisor before you divide.',
  },
  {
    id: 'endless-recursion',
    pattern: /^RecursionError[\s\S]*method: (?<symbol>\w+)/,
    text: '`{symbol}` calls itself without end. Give it a case in which it returns without calling itself, and see that every call comes nearer to it.',
  },
  {
    id: 'input-ended',
    pattern: /^EOFError/,
    text: '`input()` asks for a line, and the input has ended. Check how many lines the problem gives, and where your reading loop stops.',
  },
  {
    id: 'assertion',
    pattern: /^AssertionError/,
    text: 'Your own `assert` found that its condition is not true here. Print the values it uses just before, to see what they are.',
  },
  {
    id: 'too-much-memory',
    pattern: /^MemoryError/,
    text: 'Your program asked for more memory than it may have. Look for a list or text that grows without end.',
  },
];

/** What lists, texts and dictionaries are asked for by people who know another language. */
const ATTRIBUTES = new Map([
  ['push', '`append(…)`'],
  ['add', '`append(…)`'],
  ['push_back', '`append(…)`'],
  ['length', '`len(…)` around its name'],
  ['size', '`len(…)` around its name'],
  ['len', '`len(…)` around its name'],
  ['contains', '`in`, as in `if x in names:`'],
  ['has_key', '`in`, as in `if x in names:`'],
  ['indexOf', '`index(…)`'],
  ['charAt', '`[ ]` with the place'],
  ['substring', '`[from:to]`'],
  ['toUpperCase', '`upper()`'],
  ['toLowerCase', '`lower()`'],
  ['trim', '`strip()`'],
  ['equals', '`==`'],
]);
