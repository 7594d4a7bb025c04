import type { ExplanationRule } from './explanation.ts';

/** Exceptions of Python's own functions when they get a value they cannot work with. */
export const pythonValues: readonly ExplanationRule[] = [
  {
    id: 'value-outside-domain',
    pattern: /^ValueError: (?:math domain error|(?<symbol>\w+)\(\) not defined for negative values)/,
    text: 'This function of `math` has no result for that number: no square root or factorial of a negative one, no logarithm of 0. Check the value first.',
  },
  {
    id: 'empty-sequence',
    pattern:
      /^ValueError: (?<symbol>max|min)\(\) (?:arg is an empty sequence|iterable argument is empty)|^IndexError: Cannot choose from an empty sequence/,
    text: 'There is nothing to choose from: the list is empty here. Ask first, as in `if numbers:`.',
  },
  {
    id: 'number-of-list',
    pattern:
      /^TypeError: (?<symbol>int|float)\(\) argument must be [^\n]*, not '(?!NoneType|builtin)(?<given>\w+)'/,
    text: '`{symbol}` makes a number of one text, and this is a `{given}`. For all elements write `list(map({symbol}, …))`.',
  },
  {
    id: 'constructor-misspelt',
    pattern: /^TypeError: (?<symbol>[A-Z]\w*)\(\) takes no arguments/,
    text: '`{symbol}` takes no values, because its class has no `__init__`. Check how it is spelt: two `_` before and two after, `def __init__(self, …):`.',
  },
  {
    id: 'format-places',
    pattern:
      /^TypeError: not (?:enough|all) arguments (?:for format string|converted during string formatting)/,
    text: 'The text and the values after `%` do not agree in number. Give one value for each `%d` or `%s`, in round brackets: `"%d %d" % (a, b)`.',
  },
  {
    id: 'format-name-unknown',
    pattern: /^KeyError: '(?<key>\w+)'[\s\S]*source: [^\n]*\.format\(/,
    text: 'The text asks for `{key}`, and `format` gets no value of that name. Write `.format({key}=…)`.',
  },
  {
    id: 'changed-while-looping',
    pattern:
      /^RuntimeError: (?:dictionary|Set|deque|OrderedDict)[^\n]* (?:changed size|mutated) during iteration/i,
    text: 'It is changed while this loop goes through it. Go through a copy, as in `for key in list(d):`.',
  },
  {
    id: 'join-needs-texts',
    pattern: /^TypeError: sequence item (?<index>\d+): expected str instance, (?<given>\w+) found/,
    text: '`join` joins texts only, and element {index} is `{given}`. Write `" ".join(map(str, numbers))`, or `print(*numbers)`.',
  },
  {
    id: 'number-of-text',
    pattern: /^TypeError: (?:type str doesn't define __round__|bad operand type for abs\(\): 'str')/,
    text: 'This works on numbers, and gets a text. Turn it into one with `int(…)` or `float(…)` first.',
  },
  {
    id: 'unknown-argument',
    pattern: /^TypeError: '(?<name>\w+)' is an invalid keyword argument for (?<symbol>\w+)/,
    text: '`{symbol}` knows no `{name}`. Check its spelling: `print` has `sep` and `end`, `sort` has `key` and `reverse`.',
  },
  {
    id: 'unknown-argument',
    pattern:
      /^TypeError: (?<symbol>\w+)\(\) got an unexpected keyword argument '(?<name>\w+)'[\s\S]*source: [^\n]*\b(?:print|sort|sorted)\(/,
    text: '`{symbol}` knows no `{name}`. Check its spelling: `print` has `sep` and `end`, `sort` has `key` and `reverse`.',
  },
  {
    id: 'number-too-large',
    pattern: /^(?:OverflowError: |ValueError: Exceeds the limit)/,
    text: 'The number is too large for this. Whole numbers may grow without end, but fractions and very long texts of digits may not: use `//` and `%` to stay with smaller ones.',
  },
  {
    id: 'base-needs-text',
    pattern: /^TypeError: int\(\) can't convert non-string with explicit base/,
    text: '`int` with a base reads a text, and this is a number. Put it into quotation marks or `str(…)`.',
  },
  {
    id: 'next-of-nothing',
    pattern: /^StopIteration/,
    text: '`next` asks for one more element, and there is none. Use a `for` loop, or `next(it, None)`.',
  },
  {
    id: 'call-brackets',
    pattern:
      /^TypeError: (?:'type' object|type '\w+') is not subscriptable[\s\S]*source: [^\n]*\b(?<symbol>range|list|str|int|set|dict)\[/,
    text: '`{symbol}` is called with round brackets: `{symbol}(…)`.',
  },
  {
    id: 'only-once',
    pattern:
      /^TypeError: '(?<symbol>map|filter|zip|range_iterator|generator)' object is not subscriptable|^TypeError: object of type '(?<other>map|filter|zip|generator)' has no len\(\)/,
    text: '`{name}` gives its elements one by one and has no places. Make a list of it: `list({name}(…))`.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'set-has-no-places',
    pattern: /^TypeError: 'set' object is not subscriptable/,
    text: 'A `set` has no order and so no places. Make a list of it first, as with `sorted(…)`.',
  },
  {
    id: 'brackets-of-table',
    pattern: /^TypeError: (?:list|tuple|string) indices must be integers[^\n]*, not '?tuple'?/,
    text: 'For a row and a column write two pairs of brackets, `a[i][j]`; for a part write `a[from:to]`.',
  },
  {
    id: 'heap-empty',
    pattern: /^IndexError: index out of range[\s\S]*source: [^\n]*\bheap/,
    text: 'The heap is empty here, so nothing can be taken from it. Ask first, as in `while heap:`.',
  },
  {
    id: 'pairs-needed',
    pattern: /^TypeError: cannot unpack non-iterable (?<given>int|float) object[\s\S]*source: \s*for\b/,
    text: 'The loop wants two values each time and gets one `{given}`. For the place and the value write `for i, x in enumerate(a):`.',
  },
  {
    id: 'one-value-for-two',
    pattern: /^TypeError: cannot unpack non-iterable (?<given>\w+) object/,
    text: 'Several names stand on the left of `=`, and on the right is one `{given}`. Give each its own value, as in `a, b = 1, 2`.',
  },
  {
    id: 'fraction-as-text',
    pattern: /^ValueError: invalid literal for int\(\) with base \d+: '(?<given>-?\d+\.\d+)'/,
    text: '`{given}` has a decimal point, so it is no whole number. Use `float(…)`, and `int(float(…))` to cut it off.',
  },
  {
    id: 'empty-line',
    pattern: /^ValueError: invalid literal for int\(\) with base \d+: ''/,
    text: 'The line that was read here is empty, so there is no number in it. Check how many lines the problem gives, and that no empty one is read.',
  },
  {
    id: 'sum-of-texts',
    pattern: /^TypeError: unsupported operand type\(s\) for \+: 'int' and 'str'[\s\S]*source: [^\n]*\bsum\(/,
    text: '`sum` adds numbers, and these are texts. Read them with `list(map(int, input().split()))`.',
  },
  {
    id: 'own-attribute',
    pattern: /^AttributeError: '(?<type>[A-Z]\w*)' object has no attribute '(?<symbol>\w+)'(?!\. Did)/,
    text: 'This `{type}` has no `{symbol}`. Set it in `__init__` with `self.{symbol} = …`, and check its spelling.',
    values: ({ type }) => (type === 'NoneType' ? undefined : {}),
  },
  {
    id: 'uncaught-exception',
    pattern:
      /^(?<symbol>[A-Z]\w*(?:Error|Exception)): (?!exceptions must)(?<reason>[^\n]+)[\s\S]*source: [^\n]*\braise\b/,
    text: 'Your own `raise` ended the program with `{symbol}`: "{reason}". Catch it with `try` and `except`, or see why it comes to this line.',
  },
  {
    id: 'exit-code',
    pattern: /^exit code (?<code>[1-9]\d*)/,
    text: 'Your program ended itself with the code {code}, which says that it failed. Call `exit()` without a value or a text, or leave it away.',
    place: 'nowhere',
  },
];
