import { SIGN_FROM_ELSEWHERE } from './copied-signs.ts';
import type { ExplanationRule } from './explanation.ts';
import { isSlip } from './slip.ts';

const BUILT_IN =
  'abs|all|any|bin|chr|dict|enumerate|filter|float|id|input|int|len|list|map|max|min|next|open|ord|pow|print|range|reversed|round|set|sorted|str|sum|tuple|type|zip';

/** Modules, and names in them, that are misspelt most often. */
const MODULES = 'math random sys time datetime collections itertools functools heapq bisect string'.split(
  ' ',
);
const NAMES =
  'sqrt floor ceil factorial gcd randint choice shuffle deque defaultdict Counter OrderedDict permutations combinations reduce heappush heappop'.split(
    ' ',
  );

const alike = (typed: string, words: readonly string[]): string | undefined =>
  words.find((word) => word !== typed && (word.toLowerCase() === typed.toLowerCase() || isSlip(typed, word)));

/** What beginners in Python do with names, calls and lists; most of it CPython calls by a kind of value only. */
export const pythonHabits: readonly ExplanationRule[] = [
  {
    id: 'function-hidden',
    pattern: new RegExp(
      String.raw`^TypeError: '\w+' object is not callable[\s\S]*\nat: (?<symbol>${BUILT_IN})\(`,
    ),
    text: 'You have a variable called `{symbol}`, and it hides the function `{symbol}`. Give your variable another name.',
  },
  {
    id: 'multiplication-sign',
    pattern: /^TypeError: '(?:int|float)' object is not callable[\s\S]*\nat: (?<symbol>\d+)\s*\(/,
    text: 'Between two things that are multiplied stands `*`. Write it after `{symbol}`.',
  },
  {
    id: 'square-brackets',
    pattern:
      /^TypeError: '(?<given>list|tuple|str|dict)' object is not callable[\s\S]*\nat: (?<symbol>[A-Za-z_]\w*)\((?<place>[^()\n]+)\)/,
    text: 'Elements are taken with square brackets: write `{symbol}[{place}]`.',
  },
  {
    id: 'function-not-called',
    pattern:
      /^TypeError: (?:unsupported operand|'[^']+' not supported|'function' object is not (?:iterable|subscriptable))[^\n]*'function'/,
    text: 'A function of yours is used here without being called. Put round brackets after its name, with the values it takes.',
  },
  {
    id: 'print-of-python-2',
    pattern: /^TypeError: unsupported operand type\(s\) for >>: 'builtin_function_or_method'/,
    text: '`print >>` belongs to Python 2, an old version. Write `print(…)`.',
  },
  {
    id: 'brackets-of-call',
    pattern: /^TypeError: can only concatenate \w+ \(not "builtin_function_or_method"\)/,
    text: 'A function is used here without being called. Put round brackets after its name, as in `input()`.',
  },
  {
    id: 'number-with-comma',
    pattern: /^TypeError: (?:can only concatenate tuple|unsupported operand[^\n]*'tuple')/,
    text: 'One of the two is a `tuple`, that is several values in one. A comma makes one, as in `x = 1,000` or `x = 5,`: leave the comma away.',
  },
  {
    id: 'list-plus-value',
    pattern:
      /^TypeError: (?:can only concatenate list|'(?:int|float)' object is not iterable[\s\S]*source: \s*(?<symbol>\w+)\s*\+=)/,
    text: '`+` joins a list only to a list. To add one value write `append`, as in `a.append(5)`.',
  },
  {
    id: 'two-lists-multiplied',
    pattern: /^TypeError: can't multiply sequence by non-int of type '(?:list|tuple)'/,
    text: 'Two lists cannot be multiplied. Multiply element by element: `[x * y for x, y in zip(a, b)]`.',
  },
  {
    id: 'counted-before-set',
    // Where CPython finds a name of the learner's own that is alike, that is the better guess.
    pattern: new RegExp(
      String.raw`^NameError: name '(?<symbol>\w+)' is not defined(?:\. Did you mean: '(?:${BUILT_IN})'\?)?\n[\s\S]*source: \s*\k<symbol>\s*(?:[-+*/]=|=\s*\k<symbol>\s*[-+*/])`,
    ),
    text: '`{symbol}` has no value yet, so nothing can be added to it. Give it one before, as in `{symbol} = 0`, above the loop if there is one.',
  },
  {
    id: 'compared-for-assigned',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined[\s\S]*source: \s*\k<symbol>\s*==/,
    text: '`==` compares. To give `{symbol}` a value write a single `=`.',
  },
  {
    id: 'comment-of-another-language',
    pattern:
      /^NameError: name '(?<symbol>\w+)' is not defined[\s\S]*source: [^\n"'#]*\w\s*\/\/\s*\k<symbol>\s*$/,
    text: '`//` divides in Python, and `{symbol}` has no value. If it is meant as a comment, begin it with `#`.',
  },
  {
    id: 'loop-over-number',
    pattern:
      /^TypeError: 'int' object is not iterable[\s\S]*source: \s*for\s+(?<symbol>\w+)\s+in\s+(?<what>[A-Za-z_]\w*)\s*:/,
    text: '`{what}` is one number, and the loop needs several values. To count write `for {symbol} in range({what}):`; to go through the digits, `str({what})`.',
  },
  {
    id: 'loop-over-number',
    pattern:
      /^TypeError: 'int' object is not iterable[\s\S]*source: \s*for\s+(?<symbol>\w+)\s+in\s+\(?(?<what>\d+|[^:()\n]+\([^():\n]*\))\)?\s*:/,
    text: '`{what}` is one number, and the loop needs several values. To count write `for {symbol} in range({what}):`.',
  },
  {
    id: 'element-as-place',
    pattern: /^TypeError: list indices must be integers[^\n]*, not str/,
    text: 'Between the square brackets stands a text, and a place is a whole number. In `for x in a:` `x` is the element itself, so write only `x`; what `input()` gave needs `int(…)`.',
  },
  {
    id: 'range-of-text',
    pattern: /^TypeError: 'str' object cannot be interpreted as an integer[\s\S]*source: [^\n]*\brange\(/,
    text: '`range` wants a whole number, and this is a text. What `input()` gave needs `int(…)`; the characters of a text come one by one with `for c in text:`.',
  },
  {
    id: 'range-of-list',
    pattern:
      /^TypeError: '(?<given>list|tuple|dict|set)' object cannot be interpreted[\s\S]*source: [^\n]*\brange\(/,
    text: '`range` wants a whole number, and this is a `{given}`. Go through it directly, `for x in a:`, or count its places with `range(len(a))`.',
  },
  {
    id: 'number-of-text',
    pattern: /^TypeError: (?:must be real number, not str|'str' object cannot be interpreted as an integer)/,
    text: 'This works on numbers, and gets a text. Turn it into one with `int(…)` or `float(…)` first.',
  },
  {
    id: 'empty-list-filled',
    pattern: /^IndexError: list assignment index out of range/,
    text: 'The list has no such place yet: `=` changes an element and adds none. Write `append`, as in `a.append(x)`, or begin with `[0] * n`.',
  },
  {
    id: 'arguments-of-program',
    pattern: /^IndexError: list index out of range[\s\S]*source: [^\n]*\bargv\[/,
    text: 'Your program is started without anything after its name, so `sys.argv` has no such place. Read the values with `input()`.',
  },
  {
    id: 'index-out-of-range',
    pattern:
      /^IndexError: (?<owner>list|string|tuple) index out of range[\s\S]*\nat: (?<symbol>[A-Za-z_]\w*\[[^\n:]+\])\n/,
    text: '`{symbol}` asks for a place that is not there. Places count from 0, so the last one is `len(…) - 1`: check where your loop stops.',
  },
  {
    id: 'key-counted',
    pattern: /^KeyError: (?<key>[^\n]+)[\s\S]*source: \s*(?<symbol>\w+)\[(?<place>[^\]\n]+)\]\s*\+=/,
    text: '`{symbol}` has no value for {key} yet, so nothing can be added to it. Write `{symbol}[{place}] = {symbol}.get({place}, 0) + 1`.',
    values: ({ key = '' }) => ({ key: `\`${key}\`` }),
  },
  {
    id: 'none-has-no-member',
    pattern:
      /^AttributeError: 'NoneType' object has no attribute '(?!(?:append|sort|reverse|insert|extend|add|remove|pop)')(?<symbol>\w+)'/,
    text: 'What stands before `.{symbol}` is `None`, that is nothing. Ask first, as in `if node is not None:`; a function without `return` gives `None` too.',
  },
  {
    id: 'heap-function',
    pattern: /^AttributeError: 'list' object has no attribute '(?<symbol>heappush|heappop|heapify)'/,
    text: '`{symbol}` belongs to the module `heapq`, and gets the list as its first value: `heapq.{symbol}(h, …)`.',
  },
  {
    id: 'one-number-is-no-list',
    pattern:
      /^AttributeError: '(?<given>int|float)' object has no attribute '(?<symbol>append|sort|pop|remove|insert|extend)'/,
    text: '`{symbol}` belongs to lists, and this is one number (`{given}`). Begin with a list, as in `a = []`, and give it another name than the number.',
  },
  {
    id: 'attribute-of-python-2',
    pattern: /^AttributeError: 'dict' object has no attribute 'iter(?<symbol>items|keys|values)'/,
    text: '`iter{symbol}` belongs to Python 2, an old version. Write `{symbol}()`.',
  },
  {
    id: 'module-similar',
    pattern: /^ModuleNotFoundError: No module named '(?<symbol>\w+)'/,
    text: 'There is no module `{symbol}`. Did you mean `{better}`? Capital and small letters differ.',
    values: ({ symbol = '' }) => {
      const better = alike(symbol, MODULES);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'import-name-similar',
    pattern: /^ImportError: cannot import name '(?<symbol>\w+)' from '(?<module>[\w.]+)'/,
    text: '`{module}` has nothing called `{symbol}`. Did you mean `{better}`?',
    values: ({ symbol = '' }) => {
      const better = alike(symbol, NAMES);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'module-and-type',
    pattern: /^AttributeError: module 'datetime' has no attribute '(?<symbol>now|today|strptime)'/,
    text: 'The module `datetime` holds a type of the same name. Write `datetime.datetime.{symbol}(…)`.',
  },
  {
    id: 'object-without-values',
    pattern: /^TypeError: (?<symbol>\w+)\.__init__\(\) missing \d+ required[^:]*: (?<missing>[^\n]+)/,
    text: '`{symbol}(…)` is made without {missing}. Give it all the values that stand in `def __init__` of its class, except `self`.',
    values: ({ missing }) => ({ missing: (missing ?? '').replaceAll("'", '`') }),
  },
  {
    id: 'too-many-arguments',
    pattern: /^TypeError: (?<symbol>\w+) expected (?:at most )?(?<wanted>\d+) arguments?, got (?<given>\d+)/,
    text: '`{symbol}` takes at most {wanted} value(s) and gets {given}. Join texts with `+`, or put several values into one list.',
  },
  {
    id: 'assigned-in-call',
    pattern:
      /^TypeError: '(?<symbol>\w+)' is an invalid keyword argument for print\(\)[\s\S]*source: [^\n]*print\(\s*\k<symbol>\s*=/,
    text: 'Inside the round brackets of `print` nothing is given a value. Write `{symbol} = …` on a line of its own, then `print({symbol})`.',
  },
  {
    id: 'values-of-loop',
    pattern:
      /^ValueError: (?:not enough|too many) values to unpack[^\n]*expected (?<wanted>\d+)[\s\S]*source: \s*for\b[^\n]*\bin\s+[^\n]*\(/,
    text: 'There are {wanted} names between `for` and `in`, and each element has another number of values. Write as many names as an element has values.',
  },
  {
    id: 'comma-in-number',
    pattern:
      /^ValueError: (?:invalid literal for int|could not convert string to float)[^\n]*?'(?<given>[\d.]+(?:,\s*[\d.]+)+)'/,
    text: "There is a comma in `{given}`. Several numbers with commas between them need `.split(',')` first; a fraction is written with a point.",
  },
  {
    id: 'curly-quotes',
    pattern: /^SyntaxError: invalid character '''/,
    text: 'This line has curly quotation marks, as they come from a document or a chat. Type them again as `"` or `\'` here in the editor.',
  },
  {
    ...SIGN_FROM_ELSEWHERE,
    // The danda ends a statement elsewhere; in Python nothing stands in its place.
    pattern: /^SyntaxError: invalid character '(?<symbol>[^\s'।])'/u,
  },
  {
    id: 'hidden-character',
    pattern: /^SyntaxError: invalid non-printable character/,
    text: 'This line holds a character that cannot be seen, such as a special space; it comes with copied text. Delete the line and type it again.',
  },
];
