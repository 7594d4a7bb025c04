import type { ExplanationRule } from '../explanation.ts';

/** What beginners in C++ write by habit from C, Java or Python, and the first stumbles with classes and the library. */
export const cppHabits: readonly ExplanationRule[] = [
  {
    id: 'cpp/void-main',
    pattern: /'::main' must return 'int'/,
    text: {
      en: '`main` must be `int main()`, not `void`. Put `return 0;` at its end.',
      hi: '`main` को `int main()` होना चाहिए, `void` नहीं। उसके अंत में `return 0;` लिखें।',
    },
  },
  {
    id: 'cpp/array-with-new',
    pattern: /initializer fails to determine size of '(?<symbol>\w+)'/,
    text: {
      en: 'An array is declared without `new`: write `int {symbol}[5];`, or use a `vector`.',
      hi: 'array `new` के बिना घोषित होता है: `int {symbol}[5];` लिखें, या `vector` लें।',
    },
  },
  {
    id: 'cpp/array-assigned',
    pattern: /invalid array assignment/,
    text: {
      en: 'An array cannot be copied with `=`. Copy element by element, or use a `vector`, which can be copied.',
      hi: 'array `=` से कॉपी नहीं होता। एक-एक मान कॉपी करें, या `vector` लें, जो हो सकता है।',
    },
  },
  {
    id: 'cpp/loop-with-in',
    pattern: /expected[\s\S]*source: \s*for\s*\(\s*[\w&* ]+?\s+&?(?<symbol>\w+)\s+in\s/,
    text: {
      en: 'C++ writes `:` instead of `in`: `for (int {symbol} : numbers)`.',
      hi: 'C++ में `in` की जगह `:` लिखते हैं: `for (int {symbol} : numbers)`।',
    },
  },
  {
    id: 'cpp/for-with-commas',
    pattern: /expected[\s\S]*source: \s*for\s*\([^;)]*,[^;)]*,[^;)]*\)/,
    text: {
      en: 'The three parts of a `for` are separated by `;`, not by `,`: `for (int i = 0; i < n; i++)`.',
      hi: '`for` के तीन भागों के बीच `;` होता है, `,` नहीं: `for (int i = 0; i < n; i++)`।',
    },
  },
  {
    id: 'cpp/multiplication-sign',
    pattern: /unable to find numeric literal operator[\s\S]*source: [^\n]*[=(+*/-]\s*(?<symbol>\d+)[A-Za-z]/,
    text: {
      en: 'Multiplication needs a `*`. Write it after `{symbol}`.',
      hi: 'जिन दो चीज़ों का गुणा हो उनके बीच `*` होता है। उसे `{symbol}` के बाद लिखें।',
    },
  },
  {
    id: 'cpp/value-at-once',
    pattern: /uninitialized 'const (?<symbol>\w+)'|'(?<other>\w+)' declared as reference but not initialized/,
    text: {
      en: '`{name}` must get its value where it is declared, because it cannot change later. Write `= …` after it.',
      hi: '`{name}` को वहीं मान मिलना चाहिए जहाँ वह घोषित होता है, क्योंकि बाद में नहीं बदल सकता। उसके बाद `= …` लिखें।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'cpp/namespace-misspelt',
    pattern:
      /'(?<symbol>\w+)' is not a namespace-name|source: \s*using\s+(?<other>(?!namespace\b)name\w*|nam\w*)\s+\w+;/,
    text: {
      en: '`{name}` is misspelt. The line is `using namespace std;`.',
      hi: '`{name}` की वर्तनी ग़लत है। पंक्ति यह है: `using namespace std;`।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'cpp/public-colon',
    pattern: /expected ':' before[\s\S]*source: [^\n]*\b(?<symbol>public|private|protected)\b/,
    text: {
      en: 'In C++ `{symbol}:` has a colon after it and applies to everything below it in the class.',
      hi: 'C++ में `{symbol}:` के साथ कोलन होता है और वह class में आगे की सब चीज़ों पर लागू होता है।',
    },
  },
  {
    id: 'cpp/constructor-type',
    pattern: /return type specification for constructor invalid/,
    text: {
      en: 'A constructor has no type before its name, not even `void`. Delete it.',
      hi: 'constructor के नाम से पहले कोई टाइप नहीं होता, `void` भी नहीं। उसे हटाएँ।',
    },
  },
  {
    id: 'cpp/override-of-nothing',
    pattern: /'[^']*?(?<symbol>\w+)\([^']*' marked 'override', but does not override/,
    text: {
      en: 'No `virtual` function of the class above has this name and these parameters, so `{symbol}` overrides nothing. Compare the two.',
      hi: 'ऊपर की class में इस नाम और इन parameter वाला कोई `virtual` function नहीं है, इसलिए `{symbol}` किसी को override नहीं करता। दोनों को मिलाएँ।',
    },
  },
  {
    id: 'cpp/this-arrow',
    pattern: /request for member '(?<symbol>\w+)' in '\(\w+\*\)this'/,
    text: {
      en: '`this` is a pointer: write `this->{symbol}`.',
      hi: '`this` एक pointer है: `this->{symbol}` लिखें।',
    },
  },
  {
    id: 'cpp/extends-of-java',
    pattern: /expected[\s\S]*source: \s*class\s+\w+\s+(?<symbol>extends|implements)\s+(?<base>\w+)/,
    text: {
      en: '`{symbol}` belongs to Java. C++ writes `: public {base}`.',
      hi: '`{symbol}` Java का है। C++ में `: public {base}` लिखते हैं।',
    },
  },
  {
    id: 'cpp/address-in-cin',
    pattern: /no match for 'operator>>' \(operand types are 'std::istream'[^)]*and '[\w ]+\*'\)/,
    text: {
      en: '`cin` needs no `&`, unlike `scanf`. Write only the name of the variable.',
      hi: '`scanf` के उलट `cin` को `&` नहीं चाहिए। केवल वेरिएबल का नाम लिखें।',
    },
  },
  {
    id: 'cpp/one-arrow',
    pattern: /no match for 'operator(?<sign>[<>])' \(operand types are 'std::(?:o|i)stream'/,
    text: {
      en: '`cout` and `cin` need two signs: write `{sign}{sign}`.',
      hi: '`cout` और `cin` को दो चिह्न चाहिए: `{sign}{sign}` लिखें।',
    },
  },
  {
    id: 'cpp/new-into-object',
    pattern: /conversion from '(?<symbol>\w+)\*' to non-scalar type '\k<symbol>' requested/,
    text: {
      en: '`new` gives a pointer, and this is an object. Leave `new` away: `{symbol} thing;`.',
      hi: '`new` pointer देता है, और यह object है। `new` हटा दें: `{symbol} thing;`।',
    },
  },
  {
    id: 'cpp/brackets-make-function',
    pattern: /request for member '\w+' in '(?<symbol>\w+)', which is of non-class type '(?<type>\w+)\(\)'/,
    text: {
      en: '`{type} {symbol}();` declares a function, not an object. Leave out the round brackets: `{type} {symbol};`.',
      hi: '`{type} {symbol}();` function घोषित करता है, object नहीं। गोल कोष्ठक हटा दें: `{type} {symbol};`।',
    },
  },
  {
    id: 'cpp/map-has-no-add',
    pattern:
      /'class std::(?:unordered_)?map<[^\n]*has no member named '(?<symbol>add|push|push_back|put|append)'/,
    text: {
      en: 'A `map` has no `{symbol}`. Write `m[key] = value;`.',
      hi: '`map` में `{symbol}` नहीं है। `m[key] = value;` लिखें।',
    },
  },
  {
    id: 'cpp/sort-needs-both-ends',
    pattern:
      /no matching function for call to '(?<symbol>sort|reverse)\((?:std::|int|double|char|long)[^,']*\)'/,
    text: {
      en: '`{symbol}` needs the beginning and the end: `{symbol}(v.begin(), v.end())`, or `{symbol}(a, a + n)` for an array.',
      hi: '`{symbol}` को शुरुआत और अंत चाहिए: `{symbol}(v.begin(), v.end())`, या array के लिए `{symbol}(a, a + n)`।',
    },
  },
  {
    id: 'cpp/two-types-in-max',
    pattern: /no matching function for call to '(?<symbol>max|min)\((?<given>[^']*)\)'/,
    text: {
      en: '`{symbol}` needs two values of the same type, but here they are ({given}). Convert one, or write `{symbol}<long long>(a, b)`.',
      hi: '`{symbol}` को एक ही टाइप के दो मान चाहिए, और यहाँ ({given}) हैं। एक को बदलें, या `{symbol}<long long>(a, b)` लिखें।',
    },
    values: ({ given = '' }) => ({ given: given.replaceAll(/&|(?<=long) int/g, '') }),
  },
  {
    id: 'cpp/three-in-max',
    pattern: /'__comp' cannot be used as a function/,
    text: {
      en: '`max` and `min` take two values. For more, put them in braces: `max({a, b, c})`.',
      hi: '`max` और `min` दो मान लेते हैं। ज़्यादा हों तो उन्हें धनुकोष्ठक में रखें: `max({a, b, c})`।',
    },
    marks: 'nowhere',
  },
  {
    id: 'cpp/getline-order',
    pattern: /no matching function for call to 'getline\(std::string&, std::istream&\)'/,
    text: {
      en: '`getline` takes what to read from, and then the variable: `getline(cin, s)`.',
      hi: '`getline` पहले यह लेता है कि कहाँ से, फिर यह कि कहाँ: `getline(cin, s)`।',
    },
  },
  {
    id: 'cpp/getline-into-number',
    pattern:
      /no matching function for call to 'getline\(std::istream&, (?<given>int|long|double|float|char)&\)'/,
    text: {
      en: '`getline` reads a whole line as a text, but this is `{given}`. Read a number with `cin >> n`.',
      hi: '`getline` पूरी पंक्ति टेक्स्ट के रूप में पढ़ता है, और यह `{given}` है। संख्या `cin >> n` से पढ़ें।',
    },
  },
  {
    id: 'cpp/old-gets',
    pattern: /'gets' was not declared/,
    text: {
      en: '`gets` was taken out of the language because it can overrun its array. Write `getline(cin, s)` with a `string s`.',
      hi: '`gets` भाषा से हटा दिया गया क्योंकि वह अपने array से आगे लिख सकता है। `string s` के साथ `getline(cin, s)` लिखें।',
    },
  },
  {
    id: 'cpp/text-plus-number',
    pattern:
      /no match for 'operator\+' \(operand types are 'std::string'[^)]*and '(?<given>int|long|double|float)'\)/,
    text: {
      en: 'A value of type `{given}` cannot be joined to a text with `+`. Write `to_string(…)` around it.',
      hi: '`{given}` अपने आप `+` से टेक्स्ट में नहीं जुड़ता। उसके चारों ओर `to_string(…)` लिखें।',
    },
  },
  {
    id: 'cpp/vector-type-missing',
    pattern:
      /(?:class template argument deduction failed|missing template arguments)[\s\S]*source: \s*(?<symbol>vector|map|set|stack|queue|pair|list|deque)\s+\w/,
    text: {
      en: '`{symbol}` must say what it holds, as in `{symbol}<int>`.',
      hi: '`{symbol}` को बताना होता है कि उसमें क्या है, जैसे `{symbol}<int>`।',
    },
  },
  {
    id: 'cpp/constructor-arguments',
    pattern: /no matching function for call to '(?<symbol>[A-Z]\w*)::\k<symbol>\((?<given>[^']*)\)'/,
    text: {
      en: 'The class `{symbol}` has no constructor that takes ({given}). Give it the values that its constructor takes, or write a constructor that takes none.',
      hi: 'class `{symbol}` में ऐसा constructor नहीं है जो ({given}) ले। उसे वे मान दें जो उसका constructor बताता है, या बिना मान वाला एक लिखें।',
    },
  },
];
