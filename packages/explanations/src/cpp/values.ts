import { cppVersions } from './versions.ts';
import { headerOf } from './headers.ts';
import type { ExplanationRule } from '../explanation.ts';
import { isTypo } from '../code/typo.ts';

const OTHER_LANGUAGES = new Map([
  ['print', '`cout << …`'],
  ['System', '`cout << …`'],
  ['boolean', '`bool`'],
  ['input', '`cin >> n`'],
]);

/** What beginners in C++ do with texts, streams and classes that g++ reports in the words of the library. */
export const cppValues: readonly ExplanationRule[] = [
  ...cppVersions,
  {
    id: 'cpp/word-of-another-language',
    pattern: /'(?<symbol>\w+)' was not declared in this scope; did you mean '(?:printf|system|bool|int)'/,
    text: {
      en: '`{name}` belongs to another language. Write {instead}.',
      hi: '`{name}` किसी और भाषा का है। {instead} लिखें।',
    },
    values: ({ symbol = '' }) => {
      const instead = OTHER_LANGUAGES.get(symbol);
      return instead === undefined ? undefined : { name: symbol, instead };
    },
  },
  {
    id: 'cpp/text-without-quotes',
    pattern:
      /'(?<symbol>\w+)' was not declared in this scope(?:; did you mean '(?<better>\w+)')?[\s\S]*source: [^\n]*\bcout\b[^\n]*<<\s*\k<symbol>\s*(?:<<|;)/,
    text: {
      en: 'The name `{symbol}` is not known here. If you want to print the word itself, put it in double quotes; otherwise declare `{symbol}` before this line.',
      hi: 'नाम `{symbol}` यहाँ जाना हुआ नहीं है। यही शब्द छापना हो तो उसे दोहरे उद्धरण-चिह्नों में रखें; नहीं तो `{symbol}` को इस पंक्ति से पहले घोषित करें।',
    },
    values: ({ symbol = '', better }) =>
      headerOf(symbol) || (better !== undefined && isTypo(symbol, better)) ? undefined : {},
  },
  {
    id: 'cpp/loop-over-number',
    pattern:
      /'(?:begin|end)' was not declared[\s\S]*source: [^\n]*\bfor\s*\(\s*\w+[\s&]+(?<name>\w+)\s*:\s*(?<symbol>\w+)\s*\)/,
    text: {
      en: '`{symbol}` has no elements for this loop to run over. To count write `for (int {name} = 0; {name} < {symbol}; {name}++)`.',
      hi: '`{symbol}` में ऐसे कई मान नहीं हैं जिन पर यह लूप चले। गिनने के लिए `for (int {name} = 0; {name} < {symbol}; {name}++)` लिखें।',
    },
  },
  {
    id: 'cpp/stream-called',
    pattern: /no match for call to '\(std::(?<type>[io])stream/,
    text: {
      en: '`cout` and `cin` are not functions. Write `cout << "hi";` and `cin >> n;`.',
      hi: '`cout` और `cin` फ़ंक्शन नहीं हैं। `cout << "hi";` और `cin >> n;` लिखें।',
    },
  },
  {
    id: 'cpp/end-of-line-read',
    pattern: /no match for 'operator>>'[^\n]*unresolved overloaded function type/,
    text: {
      en: '`endl` belongs to `cout`. Leave it out here: `cin` skips line breaks by itself.',
      hi: '`endl` `cout` का है। यहाँ उसे हटा दें: `cin` अपने-आप आगे पढ़ता है।',
    },
  },
  {
    id: 'cpp/nothing-given',
    pattern: /no match for 'operator[^']*' \(operand types are [^\n]*'void'\)/,
    text: {
      en: 'The function on this line returns nothing (`void`), so there is no result to use. Let it `return` a value, or call it on a line of its own.',
      hi: 'इस पंक्ति का फ़ंक्शन कुछ नहीं लौटाता (`void`), इसलिए उसके परिणाम से कुछ नहीं किया जा सकता। उससे कोई मान `return` कराएँ, या उसे अलग पंक्ति में बुलाएँ।',
    },
  },
  {
    id: 'cpp/character-and-text',
    pattern: /no match for 'operator(?<operator>==|!=)' \(operand types are 'std::string'[^)]*and 'char'\)/,
    text: {
      en: "A text is compared with one character. Write the character in double quotes, or take one character of the text: `s[0] {operator} 'a'`.",
      hi: "टेक्स्ट की तुलना एक अक्षर से की गई है। अक्षर को दोहरे उद्धरण-चिह्नों में लिखें, या टेक्स्ट से एक अक्षर लें: `s[0] {operator} 'a'`।",
    },
  },
  {
    id: 'cpp/number-from-text',
    pattern:
      /no match for 'operator(?<operator>[^'+]+)' \(operand types are 'std::string'[^)]*and '(?:int|long|double|float|char)'\)(?![\s\S]*source: [^\n]*'[^'\\]{2,}')/,
    text: {
      en: '`{operator}` cannot work on a text and a number. `stoi(s)` turns the text into a number; one character of it is `s[0]`.',
      hi: '`{operator}` टेक्स्ट और संख्या पर नहीं चलता। `stoi(s)` टेक्स्ट से संख्या बनाता है; उसका एक अक्षर `s[0]` है।',
    },
  },
  {
    id: 'cpp/set-has-no-places',
    pattern:
      /no match for 'operator\[\]' \(operand types are 'std::(?<symbol>set|list|unordered_set|multiset)</,
    text: {
      en: 'A `{symbol}` has no indices, so `[ ]` does not work on it. Use a `vector` for that, or loop over it with `for (auto x : s)`.',
      hi: '`{symbol}` में जगहें नहीं होतीं, इसलिए उस पर `[ ]` नहीं चलता। उसके लिए `vector` लें, या उस पर `for (auto x : s)` से चलें।',
    },
  },
  {
    id: 'cpp/key-of-other-type',
    pattern:
      /no match for 'operator\[\]' \(operand types are 'std::(?:unordered_)?map<(?<wanted>std::__cxx11::basic_string<char>|[\w:]+)[^\n]*and '(?<given>[^']+)'(?: \{aka [^}]*\})?\)/,
    text: {
      en: 'The keys of this map are `{wanted}`, but here you give it `{given}`. Use a key of the right type.',
      hi: 'इस map की key `{wanted}` हैं, और यहाँ `{given}` है। सही टाइप की key लें।',
    },
  },
  {
    id: 'cpp/pair-printed',
    pattern: /no match for 'operator<<' [^\n]*and 'std::pair</,
    text: {
      en: 'A pair cannot be printed as a whole. Print its two parts: `x.first` and `x.second`.',
      hi: 'pair को पूरा एक साथ नहीं छाप सकते। उसके दोनों हिस्से छापें: `x.first` और `x.second`।',
    },
  },
  {
    id: 'cpp/operator-of-class',
    pattern:
      /no match for 'operator<<' \(operand types are '[^']*ostream[^']*'(?: \{aka [^}]*\})? and '(?<symbol>[A-Z]\w*)'\)/,
    text: {
      en: '`cout` does not know your class `{symbol}`. Print the members one by one, as in `cout << a.name`.',
      hi: '`cout` आपकी class `{symbol}` को नहीं जानता। उसके सदस्य एक-एक करके छापें, जैसे `cout << a.name`।',
    },
  },
  {
    id: 'cpp/call-brackets',
    pattern: /invalid use of member function '(?:[^'(]*[\s:])?(?<symbol>\w+)\([^\n]*forget the '\(\)'/,
    text: {
      en: '`{symbol}` is a function: put round brackets after it, `{symbol}()`.',
      hi: '`{symbol}` एक function है: उसके पीछे गोल कोष्ठक लगाएँ, `{symbol}()`।',
    },
  },
  {
    id: 'cpp/two-colons',
    pattern:
      /found ':' in nested-name-specifier, expected '::'[\s\S]*source: (?![^\n]*\bfor\s*\()[^\n]*?(?<symbol>\w+)\s*:\s*(?<member>\w+)/,
    text: {
      en: 'Put two colons between a class and its function: `{symbol}::{member}`.',
      hi: 'class और उसके फ़ंक्शन के बीच दो कोलन लगते हैं: `{symbol}::{member}`।',
    },
  },
  {
    id: 'cpp/bracket-of-template',
    pattern: /template argument \d+ is invalid[\s\S]*source: (?<source>[^\n]*)/,
    text: {
      en: 'A `>` is missing on this line: every `<` needs its own.',
      hi: 'इस पंक्ति में एक `>` छूटा है: हर `<` का अपना `>` चाहिए।',
    },
    values: ({ source = '' }) => (source.split('<').length > source.split('>').length ? {} : undefined),
  },
  {
    id: 'cpp/modulo-of-fraction',
    pattern:
      /invalid operands of types '[^']+'(?: \{aka '(?<left>double|float)'\})? and '(?<right>[^']+)' to binary 'operator%'/,
    text: {
      en: '`%` works on whole numbers only, but here it gets `{left}` and `{right}`. Use whole numbers, or `fmod` from `<cmath>`.',
      hi: '`%` केवल पूर्ण संख्याओं पर चलता है, और यहाँ उसे `{left}` और `{right}` मिले हैं। पूर्ण संख्याएँ लें, या `<cmath>` का `fmod`।',
    },
    values: ({ left }) => (left === undefined ? undefined : {}),
  },
  {
    id: 'cpp/static-without-object',
    pattern: /invalid use of member '(?:\w+::)?(?<symbol>\w+)' in static member function/,
    text: {
      en: 'A `static` function has no object, so it has no `{symbol}`. Remove `static`, or make `{symbol}` `static` too.',
      hi: '`static` फ़ंक्शन के पास कोई object नहीं होता, इसलिए वह `{symbol}` को नहीं जानता। `static` हटा दें, या `{symbol}` को भी `static` बनाएँ।',
    },
  },
  {
    id: 'cpp/class-for-object',
    pattern:
      /expected (?:unqualified-id|primary-expression) before '\.' token[\s\S]*source: (?:[^\n]*[^\w\n])?(?<symbol>[A-Z]\w*)\./,
    text: {
      en: '`{symbol}` is a class. Make an object of it first, `{symbol} x;`, and write `x.` here.',
      hi: '`{symbol}` एक class है। पहले उसका object बनाएँ, `{symbol} x;`, और यहाँ `x.` लिखें।',
    },
  },
  {
    id: 'cpp/read-only-part',
    pattern: /assignment of read-only location/,
    text: {
      en: 'What is changed here is `const`. Remove `const` where it is declared, or work on a copy.',
      hi: 'यहाँ जिसे बदला जा रहा है वह `const` है। जहाँ वह घोषित है वहाँ से `const` हटा दें, या उसकी कॉपी पर काम करें।',
    },
  },
  {
    id: 'cpp/characters-assigned',
    pattern:
      /array must be initialized with a brace-enclosed initializer|incompatible types in assignment of '[^']*' to 'char ?\[\d*\]'/,
    text: {
      en: 'An array is not filled with `=` in this way. For a text use a `string`, which can be assigned; other elements are given in `{ }`.',
      hi: 'array इस तरह `=` से नहीं भरा जाता। टेक्स्ट के लिए `string` लें, जिसे `=` से मान दे सकते हैं; बाक़ी मान `{ }` में लिखे जाते हैं।',
    },
  },
  {
    id: 'cpp/pointer-needs-address',
    pattern: /invalid conversion from '(?<given>int|double|float|char)' to '\k<given>\*'/,
    text: {
      en: 'An address is needed here, but this is a plain `{given}`. Put `&` before the variable.',
      hi: 'यहाँ पता चाहिए, और यह सीधा `{given}` है। वेरिएबल से पहले `&` लगाएँ।',
    },
  },
  {
    id: 'cpp/address-into-number',
    pattern:
      /invalid conversion from '(?<given>int|double|float|char)\*' to '\k<given>'[\s\S]*source: \s*\k<given>\s+(?<symbol>\w+)\s*=/,
    text: {
      en: '`{symbol}` is a plain `{given}`, but gets an address. Declare it as a pointer, `{given} *{symbol}`, or give it a value without `&` or `new`.',
      hi: '`{symbol}` सीधा `{given}` है, और उसे पता मिला है। उसे pointer घोषित करें, `{given} *{symbol}`, या `&` हटा दें।',
    },
  },
  {
    id: 'cpp/values-for-object',
    pattern: /no matching function for call to '(?<symbol>[A-Z]\w*)::\k<symbol>\(\)'/,
    text: {
      en: 'An object of `{symbol}` is made here without values, but its constructor needs some. Give them, as in `{symbol} x(5);`, or write a constructor without parameters. A class that inherits from `{symbol}` passes them on with `: {symbol}(5)`.',
      hi: 'यहाँ `{symbol}` का object बिना मानों के बना है, जबकि उसके constructor को मान चाहिए। मान दें, जैसे `{symbol} x(5);`, या बिना पैरामीटर का constructor लिखें। `{symbol}` पर बनी class मान `: {symbol}(5)` से आगे देती है।',
    },
  },
  {
    id: 'cpp/text-of-library',
    pattern:
      /cannot convert 'std::string'[^\n]*to 'const char\*'[\s\S]*source: [^\n]*\bstr(?<symbol>len|cmp)\(/,
    text: {
      en: '`str{symbol}` is for the texts of C. A `string` has its length in `s.size()` and is compared with `==`.',
      hi: '`str{symbol}` C के टेक्स्ट के लिए है। `string` की लंबाई `s.size()` से मिलती है और उसकी तुलना `==` से होती है।',
    },
  },
  {
    id: 'cpp/letter-by-letter',
    pattern: /no matching function for call to '(?<symbol>toupper|tolower)\(std::string/,
    text: {
      en: '`{symbol}` works on one character. Loop over the text: `for (char &c : s) c = {symbol}(c);`.',
      hi: '`{symbol}` एक अक्षर पर चलता है। पूरे टेक्स्ट पर चलें: `for (char &c : s) c = {symbol}(c);`।',
    },
  },
  {
    id: 'cpp/getline-order',
    pattern: /no matching function for call to '(?:std::basic_istream<char>::)?getline\(std::string&\)'/,
    text: {
      en: '`getline` takes what to read from, and then the variable: `getline(cin, s)`.',
      hi: '`getline` पहले यह लेता है कि कहाँ से, फिर यह कि कहाँ: `getline(cin, s)`।',
    },
  },
  {
    id: 'cpp/pair-of-map',
    pattern: /no matching function for call to 'std::(?:unordered_)?map<[^\n]*::insert\([^{}\n]*, /,
    text: {
      en: '`insert` takes one pair. Simpler is `m[key] = value;`.',
      hi: '`insert` एक pair लेता है। इससे आसान है `m[key] = value;`।',
    },
  },
  {
    id: 'cpp/erase-by-place',
    pattern: /no matching function for call to 'std::vector<[^\n]*::erase\((?:int|int&)\)'/,
    text: {
      en: '`erase` takes a position, not a value: `v.erase(v.begin() + i)`.',
      hi: '`erase` मान नहीं, जगह लेता है: `v.erase(v.begin() + i)`।',
    },
  },
  {
    id: 'cpp/template-word',
    pattern: /'(?<symbol>[A-Z])' does not name a type/,
    text: {
      en: 'There is no type `{symbol}`. If any type is meant, write `template <typename {symbol}>` on the line above.',
      hi: '`{symbol}` नाम का कोई टाइप नहीं है। मतलब "कोई भी टाइप" हो तो ऊपर की पंक्ति में `template <typename {symbol}>` लिखें।',
    },
  },
  {
    id: 'cpp/two-types-for-one',
    pattern:
      /no matching function for call to '(?<symbol>(?!max\b|min\b)\w+)\([\s\S]*deduced conflicting types for parameter/,
    text: {
      en: '`{symbol}` needs values of the same type, but here they differ. Convert one, or name the type: `{symbol}<double>(…)`.',
      hi: '`{symbol}` को एक ही टाइप के मान चाहिए, और यहाँ वे अलग हैं। एक को बदलें, या टाइप बताएँ: `{symbol}<double>(…)`।',
    },
  },
  {
    id: 'cpp/characters-of-text',
    pattern:
      /conversion from 'char' to non-scalar type 'std::string'[\s\S]*source: [^\n]*\bfor\s*\(\s*string\s+(?<symbol>\w+)/,
    text: {
      en: 'The parts of a text are characters: write `char {symbol}`.',
      hi: 'टेक्स्ट के हिस्से अक्षर होते हैं: `char {symbol}` लिखें।',
    },
  },
];
