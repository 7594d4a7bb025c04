import type { ExplanationRule } from '../explanation.ts';
import { isTypo } from '../code/typo.ts';

/** Methods that a value does not have, and values of another kind, where more can be said than Python does. */
export const pythonMembers: readonly ExplanationRule[] = [
  {
    id: 'python/no-method-of-own-class',
    pattern:
      /^AttributeError: '(?<type>[A-Z]\w*)' object has no attribute '(?<symbol>\w+)'(?!\. Did)[\s\S]*source: [^\n]*\.\k<symbol>\(/,
    text: {
      en: '`{type}` has no method `{symbol}`. Write it in the class, `def {symbol}(self):`, or check its spelling.',
      hi: '`{type}` में `{symbol}` नाम का method नहीं है। उसे class में लिखें, `def {symbol}(self):`, या वर्तनी जाँचें।',
    },
    values: ({ type }) => (type === 'NoneType' ? undefined : {}),
  },
  {
    id: 'python/sorted-dict',
    pattern:
      /^AttributeError: '(?<type>dict|set|tuple|str)' object has no attribute '(?<symbol>sort|sorted)'/,
    text: {
      en: 'A `{type}` cannot be sorted in place. `sorted(…)` around its name gives a sorted list.',
      hi: '`{type}` को उसकी जगह पर sort नहीं कर सकते। उसके नाम पर `sorted(…)` लगाने से sort की हुई list मिलती है।',
    },
  },
  {
    id: 'python/asked-whether-empty',
    pattern:
      /^AttributeError: '(?<type>list|str|dict|set|tuple)' object has no attribute '(?<symbol>empty|isEmpty|is_empty)'/,
    text: {
      en: 'A `{type}` has no `{symbol}`. Check `len(a) == 0`, or in a condition simply `not a`.',
      hi: '`{type}` में `{symbol}` नहीं होता। `len(a) == 0` पूछें, या शर्त में सीधे `not a`।',
    },
  },
  {
    id: 'python/set-has-add',
    pattern: /^AttributeError: 'set' object has no attribute '(?<symbol>append|push|insert)'/,
    text: {
      en: 'A `set` has no `{symbol}`. Write `add(…)`.',
      hi: '`set` में `{symbol}` नहीं होता। `add(…)` लिखें।',
    },
  },
  {
    id: 'python/dict-has-keys',
    pattern: /^AttributeError: 'dict' object has no attribute '(?<symbol>append|push|insert|put)'/,
    text: {
      en: 'A `dict` has no `{symbol}`. A value goes in with its key: `d[key] = value`.',
      hi: '`dict` में `{symbol}` नहीं होता। मान key के साथ जाता है: `d[key] = value`।',
    },
  },
  {
    id: 'python/asked-for-key',
    pattern: /^AttributeError: 'dict' object has no attribute '(?<symbol>has|contains|containsKey|exists)'/,
    text: {
      en: 'A `dict` has no `{symbol}`. Check with `in`: `if key in d:`.',
      hi: '`dict` में `{symbol}` नहीं होता। `in` से पूछें: `if key in d:`।',
    },
  },
  {
    id: 'python/rounded',
    pattern: /^AttributeError: 'float' object has no attribute '(?<symbol>round|toFixed)'/,
    text: {
      en: 'A number has no `{symbol}`. Write `round(x, 2)`, or `f"{code}"` to print it with two digits.',
      hi: 'संख्या में `{symbol}` नहीं होता। `round(x, 2)` लिखें, या दो अंकों के साथ छापने के लिए `f"{code}"`।',
    },
    values: () => ({ code: '{x:.2f}' }),
  },
  {
    id: 'python/largest-of-list',
    pattern: /^AttributeError: 'list' object has no attribute '(?<symbol>max|min|sum)'/,
    text: {
      en: 'A `list` has no `{symbol}`. Write `{symbol}(…)` around its name.',
      hi: '`list` में `{symbol}` नहीं होता। उसके नाम पर `{symbol}(…)` लगाएँ।',
    },
  },
  {
    id: 'python/class-for-list',
    pattern:
      /^TypeError: (?:descriptor '(?<symbol>\w+)' for 'list' objects doesn't apply|unbound method list\.)/,
    text: {
      en: '`list` is the class itself. An empty list is `[]` or `list()`, with its brackets.',
      hi: '`list` ख़ुद class है। ख़ाली list `[]` या `list()` है, कोष्ठक के साथ।',
    },
  },
  {
    id: 'python/number-in-text',
    pattern: /^TypeError: 'in <string>' requires string as left operand, not (?<given>\w+)/,
    text: {
      en: '`in` looks for a text in a text, but on its left is `{given}`. The characters themselves come with `for c in text:`; a number needs `str(…)`.',
      hi: '`in` टेक्स्ट में टेक्स्ट ढूँढता है, और उसके बाईं ओर `{given}` है। अक्षर ख़ुद `for c in text:` से मिलते हैं; संख्या को `str(…)` चाहिए।',
    },
  },
  {
    id: 'python/texts-multiplied',
    pattern: /^TypeError: can't multiply sequence by non-int of type 'str'/,
    text: {
      en: 'Texts cannot be multiplied. What `input()` gives is a text: turn it into a number with `int(…)` or `float(…)`.',
      hi: 'टेक्स्ट का गुणा नहीं होता। `input()` जो देता है वह टेक्स्ट है: `int(…)` या `float(…)` से उसे संख्या बनाएँ।',
    },
  },
  {
    id: 'python/text-taken-apart',
    pattern:
      /^ValueError: (?:too many values to unpack|not enough values)[\s\S]*source: [^\n]*(?:=|map\(\w+,)\s*input\([^()]*\)\s*\)?\s*(?:#[^\n]*)?$/,
    text: {
      en: '`input()` is one text, and gives its characters one by one here. Split it at its spaces with `input().split()`.',
      hi: '`input()` एक ही टेक्स्ट है, और यहाँ उसके अक्षर एक-एक करके मिलते हैं। `input().split()` से उसे स्पेस पर अलग करें।',
    },
  },
  {
    id: 'python/format-letter-of-other-type',
    pattern: /^ValueError: Unknown format code '(?<symbol>\w)' for object of type '(?<type>float|int)'/,
    text: {
      en: 'The letter `{symbol}` of the format does not fit a `{type}`: `d` is for whole numbers, `f` for fractions, `s` for texts.',
      hi: 'format का अक्षर `{symbol}` `{type}` से मेल नहीं खाता: `d` पूर्ण संख्याओं के लिए है, `f` दशमलव वाली के लिए, `s` टेक्स्ट के लिए।',
    },
  },
  {
    id: 'python/text-or-name',
    pattern:
      /^NameError: name '(?<symbol>\w{2,})' is not defined\. Did you mean: '(?<better>\w+)'[\s\S]*source: \s*print\(\s*\k<symbol>\s*\)/,
    text: {
      en: 'The name `{symbol}` has no value here. To print the word itself, put it into quotation marks; if you meant `{better}`, correct it.',
      hi: 'नाम `{symbol}` का यहाँ कोई मान नहीं है। यही शब्द छापना हो तो उसे उद्धरण-चिह्नों में रखें; `{better}` चाहिए था तो सुधारें।',
    },
    values: ({ symbol = '', better = '' }) => (isTypo(symbol, better) ? undefined : {}),
  },
];
