import { pythonAttributes } from './attributes.ts';
import { pythonLookups } from './lookups.ts';
import type { ExplanationRule } from '../explanation.ts';

/** Exceptions that end a Python program while it runs, in the words of CPython 3.11. */
export const pythonTypeErrors: readonly ExplanationRule[] = [
  {
    id: 'python/brackets-of-call',
    pattern: /^TypeError: [^\n]*'builtin_function_or_method'/,
    text: {
      en: 'A function is used here without being called. Put round brackets after its name, as in `input()`.',
      hi: 'यहाँ फ़ंक्शन को बुलाए बिना इस्तेमाल किया गया है। उसके नाम के बाद गोल कोष्ठक लगाएँ, जैसे `input()`।',
    },
  },
  {
    id: 'python/text-plus-number',
    pattern: /^TypeError: can only concatenate (?<left>\w+) \(not "(?<right>\w+)"\) to \w+/,
    text: {
      en: '`+` joins a text only to a text, but here it gets `{right}`. To add numbers, turn the text into one, as in `int(input())`; to join or print, write `str(…)` around the other.',
      hi: '`+` टेक्स्ट को केवल टेक्स्ट से जोड़ता है, और यहाँ `{right}` आया है। संख्याएँ जोड़नी हों तो टेक्स्ट को `int(input())` की तरह संख्या बनाएँ; जोड़कर छापना हो तो दूसरे पर `str(…)` लगाएँ।',
    },
  },
  {
    id: 'python/none-used',
    pattern:
      /^(?:TypeError|AttributeError): (?:[^\n]*)'NoneType'(?: object has no attribute '(?<symbol>\w+)')?/,
    text: {
      en: 'Something on this line is `None`, which means nothing. A function without `return` gives `None`, and so do `print`, `sort` and `append`: do not assign what they return.',
      hi: 'इस पंक्ति में कुछ `None` है, यानी कुछ नहीं। बिना `return` वाला फ़ंक्शन `None` देता है, और `print`, `sort` और `append` भी: वे जो दें उसे वेरिएबल में न रखें।',
    },
  },
  {
    id: 'python/list-minus',
    pattern: /^TypeError: unsupported operand type\(s\) for -=?: 'list' and '/,
    text: {
      en: '`-` takes nothing out of a `list`. Build a new list of what stays, as in `[x for x in a if x not in b]`.',
      hi: '`list` में से `-` से कुछ नहीं घटाया जाता। जो बचे उसका नया बनाएँ, जैसे `[x for x in a if x not in b]`।',
    },
  },
  {
    id: 'python/bad-operands',
    pattern:
      /^TypeError: unsupported operand type\(s\) for (?<operator>[^:]+): '(?<left>\w+)' and '(?<right>\w+)'/,
    text: {
      en: '`{operator}` cannot work on `{left}` and `{right}`. Convert one of them first: `int(…)` turns a text into a number, `str(…)` a number into a text.',
      hi: '`{operator}` को `{left}` और `{right}` पर नहीं चला सकते। पहले एक को बदलें: `int(…)` टेक्स्ट से संख्या बनाता है, `str(…)` संख्या से टेक्स्ट।',
    },
  },
  {
    id: 'python/bad-operand',
    pattern: /^TypeError: bad operand type for unary (?<operator>[^:]+): '(?<given>\w+)'/,
    text: {
      en: '`{operator}` cannot work on `{given}`. Convert it first, as with `int(…)`.',
      hi: '`{operator}` को `{given}` पर नहीं चला सकते। पहले उसे बदलें, जैसे `int(…)` से।',
    },
  },
  {
    id: 'python/repeated-by-fraction',
    pattern: /^TypeError: can't multiply sequence by non-int of type '(?<given>\w+)'/,
    text: {
      en: 'A text or list can be repeated only a whole number of times, and this is `{given}`. Convert with `int(…)`.',
      hi: 'टेक्स्ट या list को पूर्ण संख्या बार ही दोहराया जा सकता है, और यह `{given}` है। `int(…)` से बदलें।',
    },
  },
  {
    id: 'python/format-needs-number',
    pattern: /^TypeError: (?<symbol>%\w) format: (?:a real number|an integer) is required, not (?<given>\w+)/,
    text: {
      en: '`{symbol}` in the text stands for a number, and it gets `{given}`. Use `%s` for a text, or convert with `int(…)`.',
      hi: 'टेक्स्ट का `{symbol}` संख्या के लिए है, और उसे `{given}` मिला है। टेक्स्ट के लिए `%s` लें, या `int(…)` से बदलें।',
    },
  },
  {
    id: 'python/not-comparable',
    pattern:
      /^TypeError: '(?<operator>[^']+)' not supported between instances of (?=[^\n]*'str')'(?<left>\w+)' and '(?<right>\w+)'/,
    text: {
      en: '`{operator}` cannot compare `{left}` with `{right}`. What `input()` gives is a text: turn it into a number with `int(…)`.',
      hi: '`{operator}` से `{left}` और `{right}` नहीं मिलाए जा सकते। `input()` जो देता है वह टेक्स्ट है: उसे `int(…)` से संख्या बनाएँ।',
    },
  },
  {
    id: 'python/not-comparable-kinds',
    pattern:
      /^TypeError: '(?<operator>[^']+)' not supported between instances of '(?<left>\w+)' and '(?<right>\w+)'/,
    text: {
      en: '`{operator}` cannot compare `{left}` with `{right}`. Print both sides just before: a list gives one element with `[ ]`, and a function its result with `( )`.',
      hi: '`{operator}` से `{left}` और `{right}` नहीं मिलाए जा सकते। ठीक पहले दोनों छापकर देखें: list का एक मान `[ ]` से मिलता है, और function का परिणाम `( )` से।',
    },
  },
  {
    id: 'python/not-subscriptable',
    pattern: /^TypeError: '(?<given>\w+)' object is not subscriptable/,
    text: {
      en: 'What comes before `[ ]` is `{given}`, which has no elements. Use a list or a text there, or round brackets if it is a function.',
      hi: '`[ ]` से पहले `{given}` है, जिसमें लेने को कुछ नहीं है। वहाँ list या टेक्स्ट लें, या वह फ़ंक्शन हो तो गोल कोष्ठक।',
    },
  },
  {
    id: 'python/cannot-change-item',
    pattern: /^TypeError: '(?<given>\w+)' object does not support item (?:assignment|deletion)/,
    text: {
      en: 'The parts of a `{given}` cannot be changed. Make a new one, or turn it into a list with `list(…)` first.',
      hi: '`{given}` के हिस्से बदले नहीं जा सकते। नया बनाएँ, या पहले `list(…)` से उसकी list बनाएँ।',
    },
  },
  {
    id: 'python/not-iterable',
    pattern:
      /^TypeError: (?:cannot unpack non-iterable (?<other>\w+) object|'(?<given>\w+)' object is not iterable|argument of type '(?<third>\w+)' is not iterable)/,
    text: {
      en: '`{type}` cannot be looped over. To count, write `range(…)` around the number, as in `for i in range(n):`.',
      hi: '`{type}` पर एक-एक करके नहीं चल सकते। गिनने के लिए संख्या पर `range(…)` लगाएँ, जैसे `for i in range(n):`।',
    },
    values: ({ given, other, third }) => ({ type: given ?? other ?? third ?? '' }),
  },
  {
    id: 'python/not-callable',
    pattern: /^TypeError: '(?<given>\w+)' object is not callable/,
    text: {
      en: '`{given}` is called like a function here. Use `[ ]` to take an element and `*` to multiply; and do not name a variable after a function, such as `list` or `sum`.',
      hi: 'यहाँ `{given}` को फ़ंक्शन की तरह बुलाया गया है। मान लेने के लिए `[ ]` और गुणा के लिए `*` लिखें; और किसी वेरिएबल का नाम फ़ंक्शन पर न रखें, जैसे `list` या `sum`।',
    },
  },
  {
    id: 'python/object-missing',
    pattern: /^TypeError: (?<owner>\w+)\.(?<symbol>\w+)\(\) missing 1 required positional argument: 'self'/,
    text: {
      en: '`{symbol}` belongs to an object, and `{owner}` is only its class. Make an object first, `x = {owner}(…)`, and call `x.{symbol}()`.',
      hi: '`{symbol}` किसी object का है, और `{owner}` केवल उसकी class है। पहले object बनाएँ, `x = {owner}(…)`, फिर `x.{symbol}()` लिखें।',
    },
  },
  {
    id: 'python/argument-missing',
    pattern:
      /^TypeError: (?:\w+\.)?(?<symbol>\w+)\(\) missing \d+ required (?:positional|keyword-only) arguments?: (?<missing>[^\n]+)/,
    text: {
      en: '`{symbol}` is called without {missing}. Give it all the values that its `def` line names.',
      hi: '`{symbol}` को {missing} के बिना बुलाया गया है। उसे वे सारे मान दें जो उसकी `def` पंक्ति में लिखे हैं।',
    },
    values: ({ missing }) => ({ missing: (missing ?? '').replaceAll("'", '`') }),
  },
  {
    id: 'python/first-parameter-missing',
    pattern: /^TypeError: (?:\w+\.)(?<symbol>\w+)\(\) takes 0 positional arguments but 1 was given/,
    text: {
      en: '`{symbol}` is a method, so its first parameter must be `self`: write `def {symbol}(self):`.',
      hi: '`{symbol}` एक method है, इसलिए उसका पहला पैरामीटर `self` होना चाहिए: `def {symbol}(self):` लिखें।',
    },
  },
  {
    id: 'python/too-many-arguments',
    pattern:
      /^TypeError: (?:\w+\.)?(?<symbol>\w+)(?:\(\))? (?:takes|expected) (?:from )?(?:at most |exactly )?(?<wanted>[\w ]+?)(?: positional)? arguments?(?:,| but)? (?:but )?(?:got )?(?<given>\d+)/,
    text: {
      en: '`{symbol}` takes {wanted} value(s) and gets {given}. Compare the call with its `def` line; a method counts `self` too.',
      hi: '`{symbol}` {wanted} मान लेता है और उसे {given} मिले हैं। उसकी `def` पंक्ति से मिलाएँ; method में `self` भी गिना जाता है।',
    },
  },
  {
    id: 'python/unknown-argument',
    pattern:
      /^TypeError: (?:\w+\.)?(?<symbol>\w+)\(\) got (?:an unexpected keyword argument|multiple values for argument) '(?<name>\w+)'/,
    text: {
      en: '`{symbol}` cannot take `{name}` in this way. Check the names in its `def` line, and that each is given once.',
      hi: '`{symbol}` `{name}` को इस तरह नहीं ले सकता। उसकी `def` पंक्ति के नाम जाँचें, और यह कि हर एक एक ही बार दिया हो।',
    },
  },
  {
    id: 'python/index-not-integer',
    pattern:
      /^TypeError: (?<owner>\w+) (?:indices|index) must be integers(?: or slices)?, not '?(?<given>\w+)'?/,
    text: {
      en: 'The index of a `{owner}` must be a whole number, but this is `{given}`. Convert it with `int(…)`, use `//` to divide, or use a `dict` for names.',
      hi: '`{owner}` में जगह पूर्ण संख्या होनी चाहिए, और यह `{given}` है। `int(…)` से बदलें, भाग के लिए `//` लें, या नामों के लिए `dict`।',
    },
  },
  {
    id: 'python/not-a-whole-number',
    pattern: /^TypeError: '(?<given>\w+)' object cannot be interpreted as an integer/,
    text: {
      en: 'A whole number is needed here, and this is `{given}`. Use `int(…)`, or `//` instead of `/`.',
      hi: 'यहाँ पूर्ण संख्या चाहिए, और यह `{given}` है। `int(…)` लें, या `/` की जगह `//`।',
    },
  },
  {
    id: 'python/no-length',
    pattern: /^TypeError: object of type '(?<given>\w+)' has no len\(\)/,
    text: {
      en: '`len` counts the elements of a list or the characters of a text, and this is `{given}`. For the digits of a number use `len(str(…))`.',
      hi: '`len` list के मान या टेक्स्ट के अक्षर गिनता है, और यह `{given}` है। संख्या के अंकों के लिए `len(str(…))` लें।',
    },
  },
  {
    id: 'python/not-hashable',
    pattern: /^TypeError: unhashable type: '(?<given>\w+)'/,
    text: {
      en: 'A `{given}` can change, so it cannot be in a `set` or be the key of a `dict`. Make a `tuple(…)` of it first.',
      hi: '`{given}` बदल सकता है, इसलिए वह न `set` में रह सकता है न `dict` की key बन सकता है। पहले उसका `tuple(…)` बनाएँ।',
    },
  },
  ...pythonLookups,
  ...pythonAttributes,
  {
    id: 'python/raise-needs-exception',
    pattern: /^TypeError: exceptions must derive from BaseException/,
    text: {
      en: '`raise` needs an exception, not a text: write `raise ValueError("…")`.',
      hi: '`raise` को टेक्स्ट नहीं, exception चाहिए: `raise ValueError("…")` लिखें।',
    },
  },
  {
    id: 'python/one-character',
    pattern: /^TypeError: ord\(\) expected a character, but string of length (?<length>\d+)/,
    text: {
      en: '`ord` takes one character, and gets a text of {length}. Take one with `[ ]`, or go through them with `for`.',
      hi: '`ord` एक अक्षर लेता है, और उसे {length} लंबा टेक्स्ट मिला है। `[ ]` से एक अक्षर लें, या `for` से एक-एक करके चलें।',
    },
  },
  {
    id: 'python/format-places-curly',
    pattern: /^IndexError: Replacement index (?<index>\d+) out of range/,
    text: {
      en: 'The text has more places in curly brackets than `format` gets values. Give one value for each.',
      hi: 'टेक्स्ट में घुँघराले कोष्ठकों की जगहें `format` को मिले मानों से ज़्यादा हैं। हर एक के लिए एक मान दें।',
    },
  },
  {
    id: 'python/file-missing',
    pattern: /^FileNotFoundError: .*: '(?<file>[^']*)'/,
    text: {
      en: 'There is no file `{file}` here. Here a program reads with `input()` and writes with `print`.',
      hi: 'यहाँ `{file}` नाम की फ़ाइल नहीं है। प्रॉब्लम का प्रोग्राम `input()` से पढ़ता है और `print` से लिखता है।',
    },
  },
  {
    id: 'python/tuple-is-fixed',
    pattern:
      /^AttributeError: 'tuple' object has no attribute '(?<symbol>append|add|remove|pop|insert|sort|extend|reverse|clear)'/,
    text: {
      en: 'A `tuple`, written with round brackets, cannot change, so it has no `{symbol}`. Write it with `[ ]` to make it a list.',
      hi: 'गोल कोष्ठक वाला `tuple` बदला नहीं जा सकता, इसलिए उसमें `{symbol}` नहीं है। उसे list बनाने के लिए `[ ]` से लिखें।',
    },
  },
  {
    id: 'python/no-such-attribute',
    pattern:
      /^AttributeError: (?:'(?<type>\w+)' object|module '(?<module>[\w.]+)'|type object '(?<owner>\w+)') has no attribute '(?<symbol>\w+)'/,
    text: {
      en: '`{name}` has nothing called `{symbol}`. Check its spelling, and what a `{name}` offers: a list has `append`, a text `split` and `strip`.',
      hi: '`{name}` में `{symbol}` नाम का कुछ नहीं है। वर्तनी जाँचें, और देखें कि `{name}` क्या देता है: list में `append` है, टेक्स्ट में `split` और `strip`।',
    },
    values: ({ type, module, owner }) => ({ name: type ?? module ?? owner ?? '' }),
  },
  {
    id: 'python/divided-by-zero',
    pattern: /^ZeroDivisionError/,
    text: {
      en: 'Here something is divided by 0 (with `/`, `//` or `%`). Check the divisor before you divide.',
      hi: 'यहाँ किसी में 0 का भाग दिया गया (`/`, `//` या `%` से)। भाग देने से पहले भाजक जाँचें।',
    },
  },
  {
    id: 'python/endless-recursion',
    pattern: /^RecursionError[\s\S]*method: (?<symbol>\w+)/,
    text: {
      en: '`{symbol}` calls itself without end. Give it a case in which it returns without calling itself, and make sure that every call gets closer to it.',
      hi: '`{symbol}` ख़ुद को बिना अंत के बुलाता जाता है। उसे ऐसा मामला दें जिसमें वह ख़ुद को बुलाए बिना लौटे, और देखें कि हर बार वह उसके पास पहुँचे।',
    },
  },
  {
    id: 'python/input-ended',
    pattern: /^EOFError/,
    text: {
      en: '`input()` asks for a line, and the input has ended. Check how many lines the problem gives, and where your reading loop stops.',
      hi: '`input()` एक पंक्ति माँगता है, और इनपुट पूरा हो चुका है। देखें कि प्रॉब्लम कितनी पंक्तियाँ देता है, और पढ़ने वाला लूप कहाँ रुकता है।',
    },
  },
  {
    id: 'python/assertion',
    pattern: /^AssertionError/,
    text: {
      en: 'Your own `assert` found that its condition is not true here. Print the values it uses just before, to see what they are.',
      hi: 'आपके अपने `assert` ने पाया कि उसकी शर्त यहाँ सच नहीं है। ठीक पहले वे मान छापें जो वह लेता है।',
    },
  },
  {
    id: 'python/too-much-memory',
    pattern: /^MemoryError/,
    text: {
      en: 'Your program asked for more memory than it may have. Look for a list or text that grows without end.',
      hi: 'आपके प्रोग्राम ने उससे ज़्यादा मेमोरी माँगी जितनी मिल सकती है। बिना अंत बढ़ती list या टेक्स्ट ढूँढें।',
    },
  },
];
