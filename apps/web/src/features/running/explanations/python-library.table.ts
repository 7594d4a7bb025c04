import type { ExplanationRule } from './explanation.ts';

/** Where names that are used without their module stand. */
const MODULE_OF = new Map(
  Object.entries({
    random: 'randint choice shuffle randrange uniform',
    collections: 'deque defaultdict Counter OrderedDict namedtuple',
    heapq: 'heappush heappop heapify',
    itertools: 'permutations combinations product accumulate groupby',
    functools: 'reduce lru_cache cmp_to_key',
    bisect: 'bisect_left bisect_right insort',
    copy: 'deepcopy',
  }).flatMap(([module, names]) => names.split(' ').map((name) => [name, module] as const)),
);

/** What Python's modules and its own types do in another way than one thinks. */
export const pythonLibrary: readonly ExplanationRule[] = [
  {
    id: 'missing-self',
    pattern: /^NameError: name 'self' is not defined[\s\S]*method: (?<symbol>\w+)/,
    text: '`self` is not known here. Write it as the first parameter: `def {symbol}(self, …):`.',
  },
  {
    id: 'name-of-module',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined/,
    text: '`{symbol}` stands in the module `{module}`. Write `from {module} import {symbol}` at the top.',
    values: ({ symbol }) => {
      const module = MODULE_OF.get(symbol ?? '');
      return module === undefined ? undefined : { module };
    },
  },
  {
    id: 'set-or-dict',
    pattern: /^AttributeError: 'dict' object has no attribute 'add'/,
    text: '`{ }` makes an empty `dict`. An empty set is `set()`; into a `dict` a value goes with `d[key] = value`.',
  },
  {
    id: 'key-in-brackets',
    pattern:
      /^AttributeError: 'dict' object has no attribute '(?<symbol>\w+)'(?![\s\S]*source: [^\n]*\.\k<symbol>\s*\()/,
    text: 'A value of a `dict` is taken with its key in square brackets: `d["{symbol}"]`.',
  },
  {
    id: 'pairs-of-loop',
    pattern:
      /^ValueError: (?:too many|not enough) values to unpack[\s\S]*source: \s*for\b[^\n]*\bin\s+(?<symbol>\w+)\s*:/,
    text: 'The loop wants a fixed number of values each time and gets another. For key and value of a `dict` write `{symbol}.items()`, for place and value `enumerate({symbol})`.',
  },
  {
    id: 'in-of-number',
    pattern: /^TypeError: argument of type '(?<given>int|float|bool)' is not iterable/,
    text: '`in` looks into a text, a list or a `dict`, and a `{given}` has no parts. To compare two numbers write `==`; to look for a digit use `str(…)`.',
  },
  {
    id: 'module-called',
    pattern:
      /^TypeError: 'module' object is not callable[\s\S]*source: [^\n]*?(?<![.\w])(?<symbol>random|math|time|datetime|copy|sys|os|string|collections|statistics)\(/,
    text: '`{symbol}` is a module, not a function. Call one of its functions, as in `{symbol}.name(…)`.',
  },
  {
    id: 'text-printed-as-number',
    pattern: /^ValueError: Unknown format code '(?<code>\w)' for object of type 'str'/,
    text: '`{code}` prints a number, and this is a text. Turn it into one with `int(…)` or `float(…)` first.',
  },
  {
    id: 'join-needs-list',
    pattern: /^TypeError: can only join an iterable/,
    text: '`join` wants a list of texts. For numbers write `" ".join(map(str, numbers))`.',
  },
  {
    id: 'mode-of-file',
    pattern: /^ValueError: invalid mode: '(?<given>[^']*)'/,
    text: 'A file is opened with `"r"` to read, `"w"` to write or `"a"` to add; `{given}` is none of them.',
  },
  {
    id: 'next-of-list',
    pattern: /^TypeError: '(?<given>list|tuple|str|dict|set|range)' object is not an iterator/,
    text: '`next` wants an iterator, and this is a `{given}`. Write `next(iter(…))`, or take an element with `[0]`.',
  },
  {
    id: 'star-of-one-value',
    pattern: /^TypeError: [^\n]*argument after \* must be an iterable, not (?<given>\w+)/,
    text: '`*` takes a list apart, and a `{given}` has no parts. Leave the `*` away.',
  },
  {
    id: 'nonlocal-of-nothing',
    pattern: /^SyntaxError: no binding for nonlocal '(?<symbol>\w+)' found/,
    text: '`nonlocal` needs a function around this one that has `{symbol}`. For a variable of the whole file write `global {symbol}`.',
  },
  {
    id: 'negative-shift',
    pattern: /^ValueError: negative shift count/,
    text: 'Bits cannot be shifted by a negative number. Turn the arrows round, `>>` instead of `<<`, and use a positive one.',
  },
  {
    id: 'formatted-text-quotes',
    pattern:
      /^SyntaxError: f-string: (?:unmatched|expecting|invalid)[\s\S]*source: [^\n]*f'[^'\n]*\{[^'\n}]*'[^'\n]*'/,
    text: 'The inner quotation marks end the text too early. Put `"` around the text and `\'` inside: `f"{d[\'a\']}"`.',
  },
  {
    id: 'quote-in-text',
    pattern:
      /^SyntaxError: invalid syntax\. Perhaps you forgot a comma\?[\s\S]*source: [^"\n]*"[^"\n]*"\w+[^"\n]*"/,
    text: 'The text ends at the `"` in the middle of it. Put `\'` around a text that holds a `"`.',
  },
  {
    id: 'brackets-of-call',
    pattern: /^AttributeError: '(?:function|builtin_function_or_method|method)' object has no attribute/,
    text: 'A function is used here without being called. Put round brackets after its name, as in `input()`.',
  },
  {
    id: 'view-has-no-places',
    pattern: /^TypeError: 'dict_(?<symbol>keys|values|items)' object is not subscriptable/,
    text: '`{symbol}()` has no places to count. Make a list of it first: `list(d.{symbol}())`.',
  },
  {
    id: 'text-stays',
    pattern:
      /^AttributeError: 'str' object has no attribute '(?<symbol>reverse|sort|append|remove|insert|pop)'/,
    text: 'A text cannot be changed, so it has no `{symbol}`. Make a new one: `s[::-1]` turns it round, `s + "x"` adds to it, `s.replace(…)` takes away.',
  },
  {
    id: 'method-of-texts',
    pattern:
      /^AttributeError: '(?<given>int|float|list)' object has no attribute '(?<symbol>split|strip|upper|lower|replace|isdigit|zfill|join|format|startswith)'/,
    text: '`{symbol}` belongs to texts, and this is a `{given}`. Turn it into a text with `str(…)`, or take one element of the list.',
  },
  {
    id: 'dash-for-minus',
    pattern: /^SyntaxError: invalid character '(?<symbol>[–—−])'/,
    text: 'The sign `{symbol}` comes from a document and is no minus. Type `-` in its place, here in the editor.',
  },
  {
    id: 'digits-of-another-script',
    pattern: /^SyntaxError: invalid character '(?<symbol>[०-९])'/,
    text: 'A program writes its numbers with the digits 0 to 9. Switch the keyboard and type `{symbol}` again.',
  },
];

/** What is said of an exception of which no row knows more than its kind. These stand last. */
export const pythonKinds: readonly ExplanationRule[] = [
  {
    id: 'wrong-kind',
    pattern: /^TypeError: /,
    text: 'Something on this line gets a value of the wrong kind, such as a text for a number or one value for a list. Print `type(…)` of each value just before it.',
  },
  {
    id: 'wrong-value',
    pattern: /^ValueError: /,
    text: 'Something on this line gets a value that it cannot work with. Print the value just before it, and check how it was read or worked out.',
  },
];
