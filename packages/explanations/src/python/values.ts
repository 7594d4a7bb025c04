import type { ExplanationRule } from '../explanation.ts';

/** Exceptions of Python's own functions when they get a value they cannot work with. */
export const pythonValues: readonly ExplanationRule[] = [
  {
    id: 'python/value-outside-domain',
    pattern: /^ValueError: (?:math domain error|(?<symbol>\w+)\(\) not defined for negative values)/,
    text: {
      en: 'This function of `math` has no result for that number: no square root or factorial of a negative one, no logarithm of 0. Check the value first.',
      hi: '`math` के इस function का उस संख्या के लिए कोई परिणाम नहीं है: ऋणात्मक का वर्गमूल या factorial नहीं, 0 का logarithm नहीं। पहले मान जाँचें।',
    },
  },
  {
    id: 'python/empty-sequence',
    pattern:
      /^ValueError: (?<symbol>max|min)\(\) (?:arg is an empty sequence|iterable argument is empty)|^IndexError: Cannot choose from an empty sequence/,
    text: {
      en: 'There is nothing to choose from: the list is empty here. Check first, as in `if numbers:`.',
      hi: 'चुनने को कुछ नहीं है: list यहाँ खाली है। पहले पूछें, जैसे `if numbers:`।',
    },
  },
  {
    id: 'python/number-of-list',
    pattern:
      /^TypeError: (?<symbol>int|float)\(\) argument must be [^\n]*, not '(?!NoneType|builtin)(?<given>\w+)'/,
    text: {
      en: '`{symbol}` turns one text into a number, but this is a `{given}`. For all elements write `list(map({symbol}, …))`.',
      hi: '`{symbol}` एक टेक्स्ट से संख्या बनाता है, और यह `{given}` है। सब मानों के लिए `list(map({symbol}, …))` लिखें।',
    },
  },
  {
    id: 'python/constructor-misspelt',
    pattern: /^TypeError: (?<symbol>[A-Z]\w*)\(\) takes no arguments/,
    text: {
      en: '`{symbol}` takes no values, because its class has no `__init__`. Check how it is spelt: two `_` before and two after, `def __init__(self, …):`.',
      hi: '`{symbol}` कोई मान नहीं लेता, क्योंकि उसकी class में `__init__` नहीं है। वर्तनी देखें: दो `_` पहले और दो बाद में, `def __init__(self, …):`।',
    },
  },
  {
    id: 'python/format-places',
    pattern:
      /^TypeError: not (?:enough|all) arguments (?:for format string|converted during string formatting)/,
    text: {
      en: 'The text and the values after `%` do not agree in number. Give one value for each `%d` or `%s`, in round brackets: `"%d %d" % (a, b)`.',
      hi: 'टेक्स्ट और `%` के बाद के मान गिनती में मेल नहीं खाते। हर `%d` या `%s` के लिए एक मान गोल कोष्ठक में दें: `"%d %d" % (a, b)`।',
    },
  },
  {
    id: 'python/format-name-unknown',
    pattern: /^KeyError: '(?<key>\w+)'[\s\S]*source: [^\n]*\.format\(/,
    text: {
      en: 'The text asks for `{key}`, and `format` gets no value of that name. Write `.format({key}=…)`.',
      hi: 'टेक्स्ट `{key}` माँगता है, और `format` को उस नाम का मान नहीं मिला। `.format({key}=…)` लिखें।',
    },
  },
  {
    id: 'python/changed-while-looping',
    pattern:
      /^RuntimeError: (?:dictionary|Set|deque|OrderedDict)[^\n]* (?:changed size|mutated) during iteration/i,
    text: {
      en: 'What this loop goes through is changed inside it. Go through a copy, as in `for key in list(d):`.',
      hi: 'यह लूप जिससे होकर जाता है वही बदला जा रहा है। उसकी copy पर चलें, जैसे `for key in list(d):`।',
    },
  },
  {
    id: 'python/join-needs-texts',
    pattern: /^TypeError: sequence item (?<index>\d+): expected str instance, (?<given>\w+) found/,
    text: {
      en: '`join` joins texts only, and element {index} is `{given}`. Write `" ".join(map(str, numbers))`, or `print(*numbers)`.',
      hi: '`join` केवल टेक्स्ट जोड़ता है, और मान {index} `{given}` है। `" ".join(map(str, numbers))` या `print(*numbers)` लिखें।',
    },
  },
  {
    id: 'python/number-of-text',
    pattern: /^TypeError: (?:type str doesn't define __round__|bad operand type for abs\(\): 'str')/,
    text: {
      en: 'This works on numbers, and gets a text. Turn it into one with `int(…)` or `float(…)` first.',
      hi: 'यह संख्याओं पर चलता है, और इसे टेक्स्ट मिला। पहले `int(…)` या `float(…)` से संख्या बनाएँ।',
    },
  },
  {
    id: 'python/unknown-argument-of-library',
    pattern: /^TypeError: '(?<name>\w+)' is an invalid keyword argument for (?<symbol>\w+)/,
    text: {
      en: '`{symbol}` does not know `{name}`. Check its spelling: `print` has `sep` and `end`, `sort` has `key` and `reverse`.',
      hi: '`{symbol}` `{name}` को नहीं जानता। वर्तनी जाँचें: `print` में `sep` और `end` हैं, `sort` में `key` और `reverse`।',
    },
  },
  {
    id: 'python/unknown-argument-of-library',
    pattern:
      /^TypeError: (?<symbol>\w+)\(\) got an unexpected keyword argument '(?<name>\w+)'[\s\S]*source: [^\n]*\b(?:print|sort|sorted)\(/,
    text: {
      en: '`{symbol}` does not know `{name}`. Check its spelling: `print` has `sep` and `end`, `sort` has `key` and `reverse`.',
      hi: '`{symbol}` `{name}` को नहीं जानता। वर्तनी जाँचें: `print` में `sep` और `end` हैं, `sort` में `key` और `reverse`।',
    },
  },
  {
    id: 'python/number-too-large',
    pattern: /^(?:OverflowError: |ValueError: Exceeds the limit)/,
    text: {
      en: 'The number is too large for this. Whole numbers may grow without end, but fractions and very long texts of digits may not: use `//` and `%` to stay with smaller ones.',
      hi: 'संख्या इसके लिए बहुत बड़ी है। पूर्ण संख्याएँ कितनी भी बढ़ सकती हैं, पर भिन्न और अंकों के बहुत लंबे टेक्स्ट नहीं: छोटी संख्याओं के लिए `//` और `%` लें।',
    },
  },
  {
    id: 'python/base-needs-text',
    pattern: /^TypeError: int\(\) can't convert non-string with explicit base/,
    text: {
      en: '`int` with a base reads a text, and this is a number. Put it into quotation marks or `str(…)`.',
      hi: 'आधार वाला `int` टेक्स्ट पढ़ता है, और यह संख्या है। उसे उद्धरण-चिह्नों या `str(…)` में रखें।',
    },
  },
  {
    id: 'python/next-of-nothing',
    pattern: /^StopIteration/,
    text: {
      en: '`next` asks for one more element, and there is none. Use a `for` loop, or `next(it, None)`.',
      hi: '`next` एक और मान माँगता है, और कोई नहीं बचा। `for` लूप लें, या `next(it, None)`।',
    },
  },
  {
    id: 'python/call-brackets',
    pattern:
      /^TypeError: (?:'type' object|type '\w+') is not subscriptable[\s\S]*source: [^\n]*\b(?<symbol>range|list|str|int|set|dict)\[/,
    text: {
      en: '`{symbol}` is called with round brackets: `{symbol}(…)`.',
      hi: '`{symbol}` गोल कोष्ठक से बुलाया जाता है: `{symbol}(…)`।',
    },
  },
  {
    id: 'python/only-once',
    pattern:
      /^TypeError: '(?<symbol>map|filter|zip|range_iterator|generator)' object is not subscriptable|^TypeError: object of type '(?<other>map|filter|zip|generator)' has no len\(\)/,
    text: {
      en: '`{name}` gives its elements one by one and has no indices. Make a list of it: `list({name}(…))`.',
      hi: '`{name}` अपने मान एक-एक करके देता है और उसमें जगहें नहीं होतीं। उसकी list बनाएँ: `list({name}(…))`।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'python/set-has-no-places',
    pattern: /^TypeError: 'set' object is not subscriptable/,
    text: {
      en: 'A `set` has no order and so no indices. Make a list of it first, as with `sorted(…)`.',
      hi: '`set` का कोई क्रम नहीं, इसलिए जगहें भी नहीं। पहले उसकी list बनाएँ, जैसे `sorted(…)` से।',
    },
  },
  {
    id: 'python/brackets-of-table',
    pattern: /^TypeError: (?:list|tuple|string) indices must be integers[^\n]*, not '?tuple'?/,
    text: {
      en: 'For a row and a column write two pairs of brackets, `a[i][j]`; for a part write `a[from:to]`.',
      hi: 'पंक्ति और स्तंभ के लिए कोष्ठक के दो जोड़े लिखें, `a[i][j]`; एक भाग के लिए `a[from:to]`।',
    },
  },
  {
    id: 'python/heap-empty',
    pattern: /^IndexError: index out of range[\s\S]*source: [^\n]*\bheap/,
    text: {
      en: 'The heap is empty here, so nothing can be taken from it. Check first, as in `while heap:`.',
      hi: 'heap यहाँ खाली है, इसलिए उससे कुछ नहीं लिया जा सकता। पहले पूछें, जैसे `while heap:`।',
    },
  },
  {
    id: 'python/pairs-needed',
    pattern: /^TypeError: cannot unpack non-iterable (?<given>int|float) object[\s\S]*source: \s*for\b/,
    text: {
      en: 'The loop needs two values each time and gets one `{given}`. For the index and the value write `for i, x in enumerate(a):`.',
      hi: 'लूप हर बार दो मान चाहता है और एक `{given}` मिलता है। जगह और मान के लिए `for i, x in enumerate(a):` लिखें।',
    },
  },
  {
    id: 'python/one-value-for-two',
    pattern: /^TypeError: cannot unpack non-iterable (?<given>\w+) object/,
    text: {
      en: 'Several names stand on the left of `=`, and on the right is one `{given}`. Give each its own value, as in `a, b = 1, 2`.',
      hi: '`=` के बाईं ओर कई नाम हैं, और दाईं ओर एक `{given}`। हर एक को अपना मान दें, जैसे `a, b = 1, 2`।',
    },
  },
  {
    id: 'python/fraction-as-text',
    pattern: /^ValueError: invalid literal for int\(\) with base \d+: '(?<given>-?\d+\.\d+)'/,
    text: {
      en: '`{given}` has a decimal point, so it is not a whole number. Use `float(…)`, and `int(float(…))` to cut it off.',
      hi: '`{given}` में दशमलव है, इसलिए यह पूर्ण संख्या नहीं है। `float(…)` लें, और दशमलव काटने के लिए `int(float(…))`।',
    },
  },
  {
    id: 'python/empty-line',
    pattern: /^ValueError: invalid literal for int\(\) with base \d+: ''/,
    text: {
      en: 'The line that was read here is empty, so there is no number in it. Check how many lines the problem gives, and that no empty one is read.',
      hi: 'यहाँ पढ़ी गई पंक्ति खाली है, इसलिए उसमें कोई संख्या नहीं। देखें कि सवाल कितनी पंक्तियाँ देता है, और कोई खाली पंक्ति न पढ़ी जाए।',
    },
  },
  {
    id: 'python/sum-of-texts',
    pattern: /^TypeError: unsupported operand type\(s\) for \+: 'int' and 'str'[\s\S]*source: [^\n]*\bsum\(/,
    text: {
      en: '`sum` adds numbers, and these are texts. Read them with `list(map(int, input().split()))`.',
      hi: '`sum` संख्याएँ जोड़ता है, और ये टेक्स्ट हैं। इन्हें `list(map(int, input().split()))` से पढ़ें।',
    },
  },
  {
    id: 'python/own-attribute',
    pattern: /^AttributeError: '(?<type>[A-Z]\w*)' object has no attribute '(?<symbol>\w+)'(?!\. Did)/,
    text: {
      en: 'This `{type}` has no `{symbol}`. Set it in `__init__` with `self.{symbol} = …`, and check its spelling.',
      hi: 'इस `{type}` में `{symbol}` नहीं है। उसे `__init__` में `self.{symbol} = …` से रखें, और वर्तनी जाँचें।',
    },
    values: ({ type }) => (type === 'NoneType' ? undefined : {}),
  },
  {
    id: 'python/uncaught-exception',
    pattern:
      /^(?<symbol>[A-Z]\w*(?:Error|Exception)): (?!exceptions must)(?<reason>[^\n]+)[\s\S]*source: [^\n]*\braise\b/,
    text: {
      en: 'Your own `raise` ended the program with `{symbol}`: "{reason}". Catch it with `try` and `except`, or see why it comes to this line.',
      hi: 'आपके अपने `raise` ने प्रोग्राम को `{symbol}` से रोका: "{reason}"। उसे `try` और `except` से पकड़ें, या देखें कि बात इस पंक्ति तक क्यों आती है।',
    },
  },
  {
    id: 'python/exit-code',
    pattern: /^exit code (?<code>[1-9]\d*)/,
    text: {
      en: 'Your program ended itself with the code {code}, which means that it failed. Call `exit()` without a value or a text, or leave it out.',
      hi: 'आपका प्रोग्राम ख़ुद कोड {code} के साथ बंद हुआ, जिसका मतलब है कि वह असफल रहा। `exit()` को मान या टेक्स्ट के बिना बुलाएँ, या हटा दें।',
    },
    marks: 'nowhere',
  },
];
