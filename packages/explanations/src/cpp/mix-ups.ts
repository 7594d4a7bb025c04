import type { ExplanationRule } from '../explanation.ts';

/** As gcc/mix-ups.ts, in C++ alone. */
export const cppMixUps: readonly ExplanationRule[] = [
  {
    id: 'cpp/text-returned',
    pattern:
      /(?:invalid conversion from|cannot convert) 'const char\*' to '(?<wanted>int|long|double|float|bool)'[\s\S]*source: [^\n]*\breturn\s+"/,
    text: {
      en: 'This function returns `{wanted}`, and this is a text. To print the text write `cout << …`; to return it declare the function as `string`.',
      hi: 'यह function `{wanted}` लौटाता है, और यह टेक्स्ट है। टेक्स्ट छापने के लिए `cout << …` लिखें; लौटाने के लिए function को `string` घोषित करें।',
    },
  },
  {
    id: 'cpp/object-with-new',
    pattern:
      /(?:no matching function for call to|expected ';' before)[\s\S]*source: \s*new\s+(?<symbol>[A-Z]\w*)\s+(?<name>[A-Za-z_]\w*)\s*[(;]/,
    text: {
      en: 'An object is declared without `new`: write `{symbol} {name}(…);`.',
      hi: 'object को `new` के बिना घोषित करते हैं: `{symbol} {name}(…);` लिखें।',
    },
  },
  {
    id: 'cpp/comma-between-types',
    pattern:
      /template argument[\s\S]*source: [^\n]*\b(?:map|pair|unordered_map|multimap)\s*<\s*(?<symbol>(?!unsigned|signed|long|short|const)\w+)\s+(?<second>\w+)\s*>/,
    text: {
      en: 'The types in `< >` are separated by a comma: `<{symbol}, {second}>`.',
      hi: '`< >` के टाइपों के बीच अल्पविराम लगता है: `<{symbol}, {second}>`।',
    },
  },
  {
    id: 'cpp/parameter-type-missing',
    pattern:
      /expected[^\n]* before '&' token[\s\S]*source: [^\n]*\b(?<type>\w+)\s*&\s*\w+\s*,\s*&\s*(?<symbol>\w+)\s*[,)]/,
    text: {
      en: 'Each parameter needs its own type: write `{type} &{symbol}`.',
      hi: 'हर parameter का अपना टाइप चाहिए: `{type} &{symbol}` लिखें।',
    },
  },
  {
    id: 'cpp/letter-function',
    pattern:
      /request for member '(?<symbol>to[Uu]pper\w*|to[Ll]ower\w*)' in '(?<object>\w+)', which is of non-class type '(?:const )?char'/,
    text: {
      en: '`{object}` is one character, which has no `.{symbol}`. Write `{better}({object})`, with `#include <cctype>`.',
      hi: '`{object}` एक अक्षर है, उसमें `.{symbol}` नहीं होता। `#include <cctype>` के साथ `{better}({object})` लिखें।',
    },
    values: ({ symbol = '' }) => ({ better: /upper/i.test(symbol) ? 'toupper' : 'tolower' }),
  },
  {
    id: 'cpp/nothing-added',
    pattern: /no matching function for call to '[^'\n]*::(?<symbol>push_back|push)\(\)'/,
    text: {
      en: '`{symbol}` needs the value that it adds: `{symbol}(x)`.',
      hi: '`{symbol}` को वह मान चाहिए जो जोड़ना है: `{symbol}(x)`।',
    },
  },
  {
    id: 'cpp/insert-into-vector',
    pattern:
      /no matching function for call to 'std::vector<[^'\n]*>::insert\((?![^'\n]*iterator)[^,()'\n]+\)'/,
    text: {
      en: 'To add a value at the end of a `vector` write `push_back(…)`. `insert` needs a position too.',
      hi: '`vector` के अंत में मान जोड़ने के लिए `push_back(…)` लिखें। `insert` को जगह भी चाहिए।',
    },
  },
  {
    id: 'cpp/private-constructor',
    pattern: /'(?:[^'\n]*::)?(?<symbol>\w+)::\k<symbol>\([^'\n]*\)' is (?<access>private|protected) within/,
    text: {
      en: 'The constructor of `{symbol}` is `{access}`, so no object can be made here. Write `public:` above it.',
      hi: '`{symbol}` का constructor `{access}` है, इसलिए यहाँ object नहीं बन सकता। उसके ऊपर `public:` लिखें।',
    },
  },
  {
    id: 'cpp/vector-of-other-type',
    pattern:
      /no matching function for call to 'std::vector<(?<wanted>std::(?:__cxx11::basic_string<char>|string))[^'\n]*>::push_back\((?<given>int|long|double|float)&?\)'/,
    text: {
      en: 'This `vector` holds `{wanted}`, but here it gets `{given}`. Declare it as `vector<{given}>`, or write `to_string(…)` around the number.',
      hi: 'यह `vector` `{wanted}` रखता है, पर यहाँ उसे `{given}` मिला। उसे `vector<{given}>` घोषित करें, या संख्या के चारों ओर `to_string(…)` लिखें।',
    },
  },
  {
    id: 'cpp/number-of-values',
    pattern:
      /no matching function for call to '[^'\n]*?(?<symbol>\w+)\([^'\n]*\)'(?![\s\S]*note: candidate:[\s\S]*note: candidate:)[\s\S]*candidate expects (?<wanted>\d+) arguments?, (?<given>\d+) provided/,
    text: {
      en: '`{symbol}` takes {wanted} value(s), but here it gets {given}.',
      hi: '`{symbol}` {wanted} मान लेता है, पर यहाँ उसे {given} मिले।',
    },
  },
  {
    id: 'cpp/value-called',
    pattern:
      /expression cannot be used as a function[\s\S]*source: [^\n]*?\b(?<object>\w+)\.(?<symbol>\w+)\(\)/,
    text: {
      en: '`{symbol}` is a value, not a function. Leave out the round brackets: `{object}.{symbol}`.',
      hi: '`{symbol}` एक मान है, function नहीं। गोल कोष्ठक हटा दें: `{object}.{symbol}`।',
    },
  },
  {
    id: 'cpp/list-in-square-brackets',
    pattern: /expected[\s\S]*source: [^\n"]*=\s*\[(?![^\]\n]*\]\s*[({])\s*(?<symbol>[\w"'.]+)\s*[,\]]/,
    text: {
      en: 'The values of an array or a `vector` go in braces: `= { {symbol}, … };`.',
      hi: 'array या `vector` के मान धनुकोष्ठक में लिखे जाते हैं: `= { {symbol}, … };`।',
    },
  },
  {
    id: 'cpp/word-in',
    pattern: /expected[\s\S]*source: [^\n]*\bif\s*\(\s*(?<symbol>"[^"\n]*"|\w+)\s+in\s+(?<object>\w+)\s*\)/,
    text: {
      en: 'C++ does not ask with `in`. For a `map` or a `set` write `{object}.count({symbol})`; in a `vector` look with `find`.',
      hi: 'C++ में `in` से नहीं पूछते। `map` या `set` में `{object}.count({symbol})` लिखें; `vector` में `find` से खोजें।',
    },
  },
  {
    id: 'cpp/loop-over-parameter',
    pattern:
      /'(?:begin|end)' was not declared[\s\S]*source: [^\n]*\bfor\s*\(\s*\w+[\s&]+\w+\s*:\s*(?<symbol>\w+)\s*\)/,
    text: {
      en: 'An array that a function is given does not know its length, so this loop cannot go over `{symbol}`. Pass the length too, and write `for (int i = 0; i < n; i++)`.',
      hi: 'function को मिला array अपनी लंबाई नहीं जानता, इसलिए यह लूप `{symbol}` पर नहीं चल सकता। लंबाई भी भेजें, और `for (int i = 0; i < n; i++)` लिखें।',
    },
    values: ({ symbol = '' }, code) =>
      new RegExp(String.raw`\b${symbol}\s*\[\s*\]\s*[,)]`).test(code) ? {} : undefined,
  },
];
