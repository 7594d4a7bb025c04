import { pythonModules } from './modules.ts';
import { CHARACTER_FROM_ELSEWHERE } from '../shared/copied-characters.ts';
import type { ExplanationRule } from '../explanation.ts';

const BUILT_IN =
  'abs|all|any|bin|chr|dict|enumerate|filter|float|id|input|int|len|list|map|max|min|next|open|ord|pow|print|range|reversed|round|set|sorted|str|sum|tuple|type|zip';

/** What beginners in Python do with names, calls and lists; most of it CPython calls by a kind of value only. */
export const pythonHabits: readonly ExplanationRule[] = [
  {
    id: 'python/function-hidden',
    pattern: new RegExp(
      String.raw`^TypeError: '\w+' object is not callable[\s\S]*\nat: (?<symbol>${BUILT_IN})\(`,
    ),
    text: {
      en: 'You have a variable called `{symbol}`, and it hides the function `{symbol}`. Give your variable another name.',
      hi: 'आपने `{symbol}` नाम का एक वेरिएबल बनाया है, और वह फ़ंक्शन `{symbol}` को छिपा देता है। अपने वेरिएबल का नाम बदलें।',
    },
  },
  {
    id: 'python/multiplication-sign',
    pattern: /^TypeError: '(?:int|float)' object is not callable[\s\S]*\nat: (?<symbol>\d+)\s*\(/,
    text: {
      en: 'Multiplication needs a `*`. Write it after `{symbol}`.',
      hi: 'जिन दो चीज़ों का गुणा हो उनके बीच `*` होता है। उसे `{symbol}` के बाद लिखें।',
    },
  },
  {
    id: 'python/square-brackets',
    pattern:
      /^TypeError: '(?<given>list|tuple|str|dict)' object is not callable[\s\S]*\nat: (?<symbol>[A-Za-z_]\w*)\((?<place>[^()\n]+)\)/,
    text: {
      en: 'Elements are taken with square brackets: write `{symbol}[{place}]`.',
      hi: 'मान चौकोर कोष्ठक से लिए जाते हैं: `{symbol}[{place}]` लिखें।',
    },
  },
  {
    id: 'python/function-not-called',
    pattern:
      /^TypeError: (?:unsupported operand|'[^']+' not supported|'function' object is not (?:iterable|subscriptable))[^\n]*'function'/,
    text: {
      en: 'A function of yours is used here without being called. Put round brackets after its name, with the values it takes.',
      hi: 'आपका कोई फ़ंक्शन यहाँ बिना बुलाए काम में लिया गया है। उसके नाम के बाद गोल कोष्ठक लगाएँ, और उनमें वे मान दें जो वह लेता है।',
    },
  },
  {
    id: 'python/print-of-python-2',
    pattern: /^TypeError: unsupported operand type\(s\) for >>: 'builtin_function_or_method'/,
    text: {
      en: '`print >>` belongs to Python 2, an old version. Write `print(…)`.',
      hi: '`print >>` Python 2 का है, जो पुराना संस्करण है। `print(…)` लिखें।',
    },
  },
  {
    id: 'python/brackets-of-call',
    pattern: /^TypeError: can only concatenate \w+ \(not "builtin_function_or_method"\)/,
    text: {
      en: 'A function is used here without being called. Put round brackets after its name, as in `input()`.',
      hi: 'यहाँ फ़ंक्शन को बुलाए बिना इस्तेमाल किया गया है। उसके नाम के बाद गोल कोष्ठक लगाएँ, जैसे `input()`।',
    },
  },
  {
    id: 'python/number-with-comma',
    pattern: /^TypeError: (?:can only concatenate tuple|unsupported operand[^\n]*'tuple')/,
    text: {
      en: 'One of the two is a `tuple`, that is several values in one. A comma makes one, as in `x = 1,000` or `x = 5,`: leave out the comma.',
      hi: 'दोनों में से एक `tuple` है, यानी एक में कई मान। यह कॉमा से बनता है, जैसे `x = 1,000` या `x = 5,`: कॉमा हटा दें।',
    },
  },
  {
    id: 'python/list-plus-value',
    pattern:
      /^TypeError: (?:can only concatenate list|'(?:int|float)' object is not iterable[\s\S]*source: \s*(?<symbol>\w+)\s*\+=)/,
    text: {
      en: '`+` joins a list only to a list. To add one value write `append`, as in `a.append(5)`.',
      hi: '`+` list को केवल list से जोड़ता है। एक मान जोड़ने के लिए `append` लिखें, जैसे `a.append(5)`।',
    },
  },
  {
    id: 'python/two-lists-multiplied',
    pattern: /^TypeError: can't multiply sequence by non-int of type '(?:list|tuple)'/,
    text: {
      en: 'Two lists cannot be multiplied. Multiply element by element: `[x * y for x, y in zip(a, b)]`.',
      hi: 'दो list का गुणा नहीं होता। एक-एक मान का गुणा करें: `[x * y for x, y in zip(a, b)]`।',
    },
  },
  {
    id: 'python/counted-before-set',
    // Where CPython finds a name of the learner's own that is alike, that is the better guess.
    pattern: new RegExp(
      String.raw`^NameError: name '(?<symbol>\w+)' is not defined(?:\. Did you mean: '(?:${BUILT_IN})'\?)?\n[\s\S]*source: \s*\k<symbol>\s*(?:[-+*/]=|=\s*\k<symbol>\s*[-+*/])`,
    ),
    text: {
      en: '`{symbol}` has no value yet, so nothing can be added to it. Give it one before, as in `{symbol} = 0`, above the loop if there is one.',
      hi: '`{symbol}` का अभी कोई मान नहीं है, इसलिए उसमें कुछ जोड़ा नहीं जा सकता। पहले उसे मान दें, जैसे `{symbol} = 0`; लूप हो तो लूप के ऊपर।',
    },
  },
  {
    id: 'python/compared-for-assigned',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined[\s\S]*source: \s*\k<symbol>\s*==/,
    text: {
      en: '`==` compares. To give `{symbol}` a value write a single `=`.',
      hi: '`==` मिलाकर देखता है। `{symbol}` को मान देने के लिए अकेला `=` लिखें।',
    },
  },
  {
    id: 'python/comment-as-division',
    pattern:
      /^NameError: name '(?<symbol>\w+)' is not defined[\s\S]*source: [^\n"'#]*\w\s*\/\/\s*\k<symbol>\s*$/,
    text: {
      en: '`//` divides in Python, and `{symbol}` has no value. If it is meant as a comment, begin it with `#`.',
      hi: 'Python में `//` भाग देता है, और `{symbol}` का कोई मान नहीं है। यह टिप्पणी हो तो उसे `#` से शुरू करें।',
    },
  },
  {
    id: 'python/loop-over-variable',
    pattern:
      /^TypeError: 'int' object is not iterable[\s\S]*source: \s*for\s+(?<symbol>\w+)\s+in\s+(?<what>[A-Za-z_]\w*)\s*:/,
    text: {
      en: '`{what}` is one number, and the loop needs several values. To count write `for {symbol} in range({what}):`; to go through the digits, `str({what})`.',
      hi: '`{what}` एक ही संख्या है, और लूप को कई मान चाहिए। गिनने के लिए `for {symbol} in range({what}):` लिखें; अंकों पर चलने के लिए `str({what})`।',
    },
  },
  {
    id: 'python/loop-over-number',
    pattern:
      /^TypeError: 'int' object is not iterable[\s\S]*source: \s*for\s+(?<symbol>\w+)\s+in\s+\(?(?<what>\d+|[^:()\n]+\([^():\n]*\))\)?\s*:/,
    text: {
      en: '`{what}` is one number, and the loop needs several values. To count write `for {symbol} in range({what}):`.',
      hi: '`{what}` एक ही संख्या है, और लूप को कई मान चाहिए। गिनने के लिए `for {symbol} in range({what}):` लिखें।',
    },
  },
  {
    id: 'python/element-as-place',
    pattern: /^TypeError: list indices must be integers[^\n]*, not str/,
    text: {
      en: 'There is a text in the square brackets, but the index of a list is a whole number. In `for x in a:` `x` is the element itself, so write only `x`; what `input()` gave needs `int(…)`; to keep values by name begin with `{}` instead of `[]`.',
      hi: 'चौकोर कोष्ठक में टेक्स्ट है, जबकि जगह पूर्ण संख्या से बताई जाती है। `for x in a:` में `x` ख़ुद वह मान है, इसलिए केवल `x` लिखें; `input()` से आए मान पर `int(…)` लगाएँ; नाम से मान रखने हों तो `[]` की जगह `{}` से शुरू करें।',
    },
  },
  {
    id: 'python/range-of-text',
    pattern: /^TypeError: 'str' object cannot be interpreted as an integer[\s\S]*source: [^\n]*\brange\(/,
    text: {
      en: '`range` needs a whole number, but this is a text. What `input()` gave needs `int(…)`; the characters of a text come one by one with `for c in text:`.',
      hi: '`range` को पूर्ण संख्या चाहिए, और यह टेक्स्ट है। `input()` से आए मान पर `int(…)` लगाएँ; टेक्स्ट के अक्षर एक-एक करके `for c in text:` से मिलते हैं।',
    },
  },
  {
    id: 'python/range-of-list',
    pattern:
      /^TypeError: '(?<given>list|tuple|dict|set)' object cannot be interpreted[\s\S]*source: [^\n]*\brange\(/,
    text: {
      en: '`range` needs a whole number, but this is a `{given}`. Go through it directly, `for x in a:`, or count its indices with `range(len(a))`.',
      hi: '`range` को पूर्ण संख्या चाहिए, और यह `{given}` है। सीधे उसी पर चलें, `for x in a:`, या उसकी जगहें `range(len(a))` से गिनें।',
    },
  },
  {
    id: 'python/number-of-text',
    pattern: /^TypeError: (?:must be real number, not str|'str' object cannot be interpreted as an integer)/,
    text: {
      en: 'This works on numbers, and gets a text. Turn it into one with `int(…)` or `float(…)` first.',
      hi: 'यह संख्याओं पर चलता है, और इसे टेक्स्ट मिला। पहले `int(…)` या `float(…)` से संख्या बनाएँ।',
    },
  },
  {
    id: 'python/empty-list-filled',
    pattern: /^IndexError: list assignment index out of range/,
    text: {
      en: 'The list has no such index yet: `=` changes an element and adds none. Write `append`, as in `a.append(x)`, or begin with `[0] * n`.',
      hi: 'list में अभी ऐसी जगह नहीं है: `=` मौजूद मान बदलता है, नया नहीं जोड़ता। `append` लिखें, जैसे `a.append(x)`, या `[0] * n` से शुरू करें।',
    },
  },
  {
    id: 'python/arguments-of-program',
    pattern: /^IndexError: list index out of range[\s\S]*source: [^\n]*\bargv\[/,
    text: {
      en: 'Your program is started without anything after its name, so `sys.argv` has no such element. Read the values with `input()`.',
      hi: 'आपका प्रोग्राम नाम के बाद कुछ दिए बिना चलाया जाता है, इसलिए `sys.argv` में ऐसी जगह नहीं है। मान `input()` से पढ़ें।',
    },
  },
  {
    id: 'python/index-out-of-range-named',
    pattern:
      /^IndexError: (?<owner>list|string|tuple) index out of range[\s\S]*\nat: (?<symbol>[A-Za-z_]\w*\[[^\n:]+\])\n/,
    text: {
      en: '`{symbol}` asks for an index that does not exist. Indices count from 0, so the last one is `len(…) - 1`: check where your loop stops.',
      hi: '`{symbol}` ऐसी जगह माँगता है जो है ही नहीं। जगहें 0 से गिनी जाती हैं, इसलिए आख़िरी `len(…) - 1` है: देखें कि आपका लूप कहाँ रुकता है।',
    },
  },
  {
    id: 'python/key-counted',
    pattern: /^KeyError: (?<key>[^\n]+)[\s\S]*source: \s*(?<symbol>\w+)\[(?<place>[^\]\n]+)\]\s*\+=/,
    text: {
      en: '`{symbol}` has no value for {key} yet, so nothing can be added to it. Write `{symbol}[{place}] = {symbol}.get({place}, 0) + 1`.',
      hi: '`{symbol}` में {key} का अभी कोई मान नहीं है, इसलिए उसमें कुछ जोड़ा नहीं जा सकता। `{symbol}[{place}] = {symbol}.get({place}, 0) + 1` लिखें।',
    },
    values: ({ key = '' }) => ({ key: `\`${key}\`` }),
  },
  {
    id: 'python/none-has-no-member',
    pattern:
      /^AttributeError: 'NoneType' object has no attribute '(?!(?:append|sort|reverse|insert|extend|add|remove|pop)')(?<symbol>\w+)'/,
    text: {
      en: 'What comes before `.{symbol}` is `None`, which means nothing. Check first, as in `if node is not None:`; a function without `return` gives `None` too.',
      hi: '`.{symbol}` से पहले जो है वह `None` है, यानी कुछ नहीं। पहले पूछ लें, जैसे `if node is not None:`; बिना `return` वाला फ़ंक्शन भी `None` देता है।',
    },
  },
  {
    id: 'python/heap-function',
    pattern: /^AttributeError: 'list' object has no attribute '(?<symbol>heappush|heappop|heapify)'/,
    text: {
      en: '`{symbol}` belongs to the module `heapq`, and takes the list as its first value: `heapq.{symbol}(h, …)`.',
      hi: '`{symbol}` मॉड्यूल `heapq` का है, और उसे पहले मान में list मिलती है: `heapq.{symbol}(h, …)`।',
    },
  },
  {
    id: 'python/one-number-is-no-list',
    pattern:
      /^AttributeError: '(?<given>int|float)' object has no attribute '(?<symbol>append|sort|pop|remove|insert|extend)'/,
    text: {
      en: '`{symbol}` belongs to lists, and this is one number (`{given}`). Begin with a list, as in `a = []`, and give it another name than the number.',
      hi: '`{symbol}` list का है, और यह एक संख्या (`{given}`) है। list से शुरू करें, जैसे `a = []`, और उसका नाम संख्या से अलग रखें।',
    },
  },
  ...pythonModules,
  {
    id: 'python/object-without-values',
    pattern: /^TypeError: (?<symbol>\w+)\.__init__\(\) missing \d+ required[^:]*: (?<missing>[^\n]+)/,
    text: {
      en: '`{symbol}(…)` is made without {missing}. Give it all the values that stand in `def __init__` of its class, except `self`.',
      hi: '`{symbol}(…)` को {missing} के बिना बनाया गया है। उसे वे सब मान दें जो उसकी class के `def __init__` में हैं, `self` को छोड़कर।',
    },
    values: ({ missing }) => ({ missing: (missing ?? '').replaceAll("'", '`') }),
  },
  {
    id: 'python/too-many-arguments-of-library',
    pattern: /^TypeError: (?<symbol>\w+) expected (?:at most )?(?<wanted>\d+) arguments?, got (?<given>\d+)/,
    text: {
      en: '`{symbol}` takes at most {wanted} value(s) and gets {given}. Join texts with `+`, or put several values into one list.',
      hi: '`{symbol}` ज़्यादा से ज़्यादा {wanted} मान लेता है और उसे {given} मिले हैं। टेक्स्ट `+` से जोड़ें, या कई मान एक list में रखें।',
    },
  },
  {
    id: 'python/assigned-in-print',
    pattern:
      /^TypeError: '(?<symbol>\w+)' is an invalid keyword argument for print\(\)[\s\S]*source: [^\n]*print\(\s*\k<symbol>\s*=/,
    text: {
      en: 'A variable cannot get its value inside the round brackets of `print`. Write `{symbol} = …` on a line of its own, then `print({symbol})`.',
      hi: '`print` के गोल कोष्ठक के अंदर किसी को मान नहीं दिया जाता। `{symbol} = …` अलग पंक्ति में लिखें, फिर `print({symbol})`।',
    },
  },
  {
    id: 'python/values-of-loop',
    pattern:
      /^ValueError: (?:not enough|too many) values to unpack[^\n]*expected (?<wanted>\d+)[\s\S]*source: \s*for\b[^\n]*\bin\s+[^\n]*\(/,
    text: {
      en: 'There are {wanted} names between `for` and `in`, but each element has a different number of values. Write as many names as an element has values.',
      hi: '`for` और `in` के बीच {wanted} नाम हैं, पर हर बार मिलने वाले मानों की गिनती अलग है। जितने मान हैं उतने ही नाम लिखें।',
    },
  },
  {
    id: 'python/comma-in-number',
    pattern:
      /^ValueError: (?:invalid literal for int|could not convert string to float)[^\n]*?'(?<given>[\d.]+(?:,\s*[\d.]+)+)'/,
    text: {
      en: "There is a comma in `{given}`. Several numbers with commas between them need `.split(',')` first; a fraction is written with a point.",
      hi: "`{given}` में कॉमा है। कॉमा से अलग की गई कई संख्याओं पर पहले `.split(',')` लगाएँ; दशमलव बिंदु से लिखा जाता है।",
    },
  },
  {
    id: 'python/curly-quotes',
    pattern: /^SyntaxError: invalid character '''/,
    text: {
      en: 'This line has curly quotation marks, which come from a document or a chat. Type them again as `"` or `\'` here in the editor.',
      hi: 'इस पंक्ति में घुमावदार उद्धरण-चिह्न हैं, जो किसी दस्तावेज़ या चैट से आते हैं। उन्हें यहीं एडिटर में `"` या `\'` से फिर लिखें।',
    },
  },
  {
    ...CHARACTER_FROM_ELSEWHERE,
    // The danda ends a statement elsewhere; in Python nothing is in its place.
    pattern: /^SyntaxError: invalid character '(?<symbol>[^\s'।])'/u,
  },
  {
    id: 'python/hidden-character',
    pattern: /^SyntaxError: invalid non-printable character/,
    text: {
      en: 'This line holds a character that cannot be seen, such as a special space; it comes with copied text. Delete the line and type it again.',
      hi: 'इस पंक्ति में ऐसा अक्षर है जो दिखता नहीं, जैसे ख़ास तरह की ख़ाली जगह; यह कॉपी किए टेक्स्ट के साथ आता है। पंक्ति मिटाकर फिर से टाइप करें।',
    },
  },
];
