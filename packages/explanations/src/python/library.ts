import type { ExplanationRule } from '../explanation.ts';

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
    id: 'python/missing-self',
    pattern: /^NameError: name 'self' is not defined[\s\S]*method: (?<symbol>\w+)/,
    text: {
      en: '`self` is not known here. Write it as the first parameter: `def {symbol}(self, …):`.',
      hi: '`self` यहाँ ज्ञात नहीं है। उसे पहले parameter के रूप में लिखें: `def {symbol}(self, …):`।',
    },
  },
  {
    id: 'python/name-of-module',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined/,
    text: {
      en: '`{symbol}` is in the module `{module}`. Write `from {module} import {symbol}` at the top.',
      hi: '`{symbol}` module `{module}` में है। सबसे ऊपर `from {module} import {symbol}` लिखें।',
    },
    values: ({ symbol }) => {
      const module = MODULE_OF.get(symbol ?? '');
      return module === undefined ? undefined : { module };
    },
  },
  {
    id: 'python/set-or-dict',
    pattern: /^AttributeError: 'dict' object has no attribute 'add'/,
    text: {
      en: '`{ }` makes an empty `dict`. An empty set is `set()`; a value goes into a `dict` with `d[key] = value`.',
      hi: '`{ }` खाली `dict` बनाता है। खाली set `set()` है; `dict` में मान `d[key] = value` से जाता है।',
    },
  },
  {
    id: 'python/key-in-brackets',
    pattern:
      /^AttributeError: 'dict' object has no attribute '(?<symbol>\w+)'(?![\s\S]*source: [^\n]*\.\k<symbol>\s*\()/,
    text: {
      en: 'A value of a `dict` is taken with its key in square brackets: `d["{symbol}"]`.',
      hi: '`dict` का मान उसकी key से चौकोर कोष्ठक में लिया जाता है: `d["{symbol}"]`।',
    },
  },
  {
    id: 'python/pairs-of-loop',
    pattern:
      /^ValueError: (?:too many|not enough) values to unpack[\s\S]*source: \s*for\b[^\n]*\bin\s+(?<symbol>\w+)\s*:/,
    text: {
      en: 'The loop needs a fixed number of values each time and gets a different number. For key and value of a `dict` write `{symbol}.items()`, for index and value `enumerate({symbol})`.',
      hi: 'loop हर बार मानों की निश्चित संख्या चाहता है और दूसरी पाता है। `dict` की key और मान के लिए `{symbol}.items()`, स्थान और मान के लिए `enumerate({symbol})` लिखें।',
    },
  },
  {
    id: 'python/in-of-number',
    pattern: /^TypeError: argument of type '(?<given>int|float|bool)' is not iterable/,
    text: {
      en: '`in` looks into a text, a list or a `dict`, and a `{given}` has no parts. To compare two numbers write `==`; to look for a digit use `str(…)`.',
      hi: '`in` टेक्स्ट, list या `dict` में देखता है, और `{given}` के भाग नहीं होते। दो संख्याओं को मिलाने के लिए `==` लिखें; अंक खोजने के लिए `str(…)`।',
    },
  },
  {
    id: 'python/module-called',
    pattern:
      /^TypeError: 'module' object is not callable[\s\S]*source: [^\n]*?(?<![.\w])(?<symbol>random|math|time|datetime|copy|sys|os|string|collections|statistics)\(/,
    text: {
      en: '`{symbol}` is a module, not a function. Call one of its functions, as in `{symbol}.name(…)`.',
      hi: '`{symbol}` module है, function नहीं। उसका कोई function बुलाएँ, जैसे `{symbol}.name(…)`।',
    },
  },
  {
    id: 'python/text-printed-as-number',
    pattern: /^ValueError: Unknown format code '(?<code>\w)' for object of type 'str'/,
    text: {
      en: '`{code}` prints a number, and this is a text. Turn it into one with `int(…)` or `float(…)` first.',
      hi: '`{code}` संख्या छापता है, और यह टेक्स्ट है। पहले उसे `int(…)` या `float(…)` से संख्या बनाएँ।',
    },
  },
  {
    id: 'python/join-needs-list',
    pattern: /^TypeError: can only join an iterable/,
    text: {
      en: '`join` wants a list of texts. For numbers write `" ".join(map(str, numbers))`.',
      hi: '`join` को टेक्स्टों की list चाहिए। संख्याओं के लिए `" ".join(map(str, numbers))` लिखें।',
    },
  },
  {
    id: 'python/mode-of-file',
    pattern: /^ValueError: invalid mode: '(?<given>[^']*)'/,
    text: {
      en: 'A file is opened with `"r"` to read, `"w"` to write or `"a"` to add; `{given}` is none of them.',
      hi: 'file `"r"` से पढ़ने, `"w"` से लिखने या `"a"` से जोड़ने के लिए खुलती है; `{given}` इनमें से नहीं है।',
    },
  },
  {
    id: 'python/next-of-list',
    pattern: /^TypeError: '(?<given>list|tuple|str|dict|set|range)' object is not an iterator/,
    text: {
      en: '`next` wants an iterator, and this is a `{given}`. Write `next(iter(…))`, or take an element with `[0]`.',
      hi: '`next` को iterator चाहिए, और यह `{given}` है। `next(iter(…))` लिखें, या `[0]` से element लें।',
    },
  },
  {
    id: 'python/star-of-one-value',
    pattern: /^TypeError: [^\n]*argument after \* must be an iterable, not (?<given>\w+)/,
    text: {
      en: '`*` takes a list apart, but a `{given}` has no parts. Leave out the `*`.',
      hi: '`*` list को खोलता है, और `{given}` के भाग नहीं होते। `*` हटा दें।',
    },
  },
  {
    id: 'python/nonlocal-of-nothing',
    pattern: /^SyntaxError: no binding for nonlocal '(?<symbol>\w+)' found/,
    text: {
      en: '`nonlocal` needs a function around this one that has `{symbol}`. For a variable of the whole file write `global {symbol}`.',
      hi: '`nonlocal` के लिए बाहर ऐसा function चाहिए जिसमें `{symbol}` हो। पूरी file के variable के लिए `global {symbol}` लिखें।',
    },
  },
  {
    id: 'python/negative-shift',
    pattern: /^ValueError: negative shift count/,
    text: {
      en: 'Bits cannot be shifted by a negative number. Turn the arrows round, `>>` instead of `<<`, and use a positive one.',
      hi: 'bits को ऋणात्मक संख्या से नहीं खिसकाया जा सकता। तीर उलटें, `<<` की जगह `>>`, और धनात्मक संख्या लें।',
    },
  },
  {
    id: 'python/formatted-text-quotes',
    pattern:
      /^SyntaxError: f-string: (?:unmatched|expecting|invalid)[\s\S]*source: [^\n]*f'[^'\n]*\{[^'\n}]*'[^'\n]*'/,
    text: {
      en: 'The inner quotation marks end the text too early. Put `"` around the text and `\'` inside: `f"{d[\'a\']}"`.',
      hi: 'अंदर के उद्धरण-चिह्न टेक्स्ट को पहले ही समाप्त कर देते हैं। बाहर `"` और अंदर `\'` लगाएँ: `f"{d[\'a\']}"`।',
    },
  },
  {
    id: 'python/quote-in-text',
    pattern:
      /^SyntaxError: invalid syntax\. Perhaps you forgot a comma\?[\s\S]*source: [^"\n]*"[^"\n]*"\w+[^"\n]*"/,
    text: {
      en: 'The text ends at the `"` in the middle of it. Put `\'` around a text that holds a `"`.',
      hi: 'टेक्स्ट बीच के `"` पर समाप्त हो जाता है। जिस टेक्स्ट में `"` हो उसके बाहर `\'` लगाएँ।',
    },
  },
  {
    id: 'python/brackets-of-call',
    pattern: /^AttributeError: '(?:function|builtin_function_or_method|method)' object has no attribute/,
    text: {
      en: 'A function is used here without being called. Put round brackets after its name, as in `input()`.',
      hi: 'यहाँ फ़ंक्शन को बुलाए बिना इस्तेमाल किया गया है। उसके नाम के बाद गोल कोष्ठक लगाएँ, जैसे `input()`।',
    },
  },
  {
    id: 'python/view-has-no-places',
    pattern: /^TypeError: 'dict_(?<symbol>keys|values|items)' object is not subscriptable/,
    text: {
      en: '`{symbol}()` has no indices. Make a list of it first: `list(d.{symbol}())`.',
      hi: '`{symbol}()` में गिनने के स्थान नहीं होते। पहले उसकी list बनाएँ: `list(d.{symbol}())`।',
    },
  },
  {
    id: 'python/text-stays',
    pattern:
      /^AttributeError: 'str' object has no attribute '(?<symbol>reverse|sort|append|remove|insert|pop)'/,
    text: {
      en: 'A text cannot be changed, so it has no `{symbol}`. Make a new one: `s[::-1]` turns it round, `s + "x"` adds to it, `s.replace(…)` takes away.',
      hi: 'टेक्स्ट बदला नहीं जा सकता, इसलिए उसमें `{symbol}` नहीं है। नया बनाएँ: `s[::-1]` उलटता है, `s + "x"` जोड़ता है, `s.replace(…)` हटाता है।',
    },
  },
  {
    id: 'python/method-of-texts',
    pattern:
      /^AttributeError: '(?<given>int|float|list)' object has no attribute '(?<symbol>split|strip|upper|lower|replace|isdigit|zfill|join|format|startswith)'/,
    text: {
      en: '`{symbol}` belongs to texts, and this is a `{given}`. Turn it into a text with `str(…)`, or take one element of the list.',
      hi: '`{symbol}` टेक्स्टों का है, और यह `{given}` है। `str(…)` से टेक्स्ट बनाएँ, या list का एक element लें।',
    },
  },
  {
    id: 'python/dash-for-minus',
    pattern: /^SyntaxError: invalid character '(?<symbol>[–—−])'/,
    text: {
      en: 'The sign `{symbol}` comes from a document and is not a minus sign. Type `-` in its place here in the editor.',
      hi: 'चिह्न `{symbol}` किसी document से आया है और minus नहीं है। उसकी जगह यहाँ editor में `-` लिखें।',
    },
  },
  {
    id: 'python/digits-of-another-script',
    pattern: /^SyntaxError: invalid character '(?<symbol>[०-९])'/,
    text: {
      en: 'A program writes its numbers with the digits 0 to 9. Switch the keyboard and type `{symbol}` again.',
      hi: 'प्रोग्राम में संख्याएँ 0 से 9 के अंकों से लिखी जाती हैं। keyboard बदलकर `{symbol}` फिर से लिखें।',
    },
  },
];

/** What is said of an exception of which no row knows more than its kind. These stand last. */
export const pythonKinds: readonly ExplanationRule[] = [
  {
    id: 'python/wrong-kind',
    pattern: /^TypeError: /,
    text: {
      en: 'Something on this line gets a value of the wrong kind, such as a text for a number or one value for a list. Print `type(…)` of each value just before it.',
      hi: 'इस पंक्ति में किसी को गलत प्रकार का मान मिलता है, जैसे संख्या की जगह टेक्स्ट या list की जगह एक मान। ठीक पहले हर मान का `type(…)` छापें।',
    },
  },
  {
    id: 'python/wrong-value',
    pattern: /^ValueError: /,
    text: {
      en: 'Something on this line gets a value that it cannot work with. Print the value just before it, and check how it was read or worked out.',
      hi: 'इस पंक्ति में किसी को ऐसा मान मिलता है जिससे वह काम नहीं कर सकता। ठीक पहले मान छापें, और जाँचें कि वह कैसे पढ़ा या निकाला गया।',
    },
  },
];
