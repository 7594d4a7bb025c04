import type { ExplanationRule } from '../explanation.ts';

/** Collections, texts and classes, handled as in another language or as one would guess. */
export const cppContainers: readonly ExplanationRule[] = [
  {
    id: 'cpp/map-by-number',
    pattern:
      /no match for 'operator\[\]' \(operand types are 'std::(?:unordered_)?map<[\s\S]*source: [^\n]*?\b(?<symbol>\w+)\s*\[(?<index>\w+)\]\s*\.\s*(?:first|second)\b/,
    text: {
      en: 'A map is not counted through with `{symbol}[{index}]`: `[ ]` takes a key. Loop over its pairs: `for (auto p : {symbol})`, with `p.first` and `p.second`.',
      hi: 'map पर `{symbol}[{index}]` से गिनकर नहीं चलते: `[ ]` में key आती है। उसके जोड़ों पर लूप चलाएँ: `for (auto p : {symbol})`, और `p.first` तथा `p.second` लें।',
    },
  },
  {
    id: 'cpp/python-function',
    pattern: /'def' does not name a type|expected[^\n]*[\s\S]*source: \s*(?<symbol>def)\s+\w/,
    text: {
      en: '`def` belongs to Python. In C++ a function begins with the type that it returns, as in `int fib(int n) {`.',
      hi: '`def` Python का है। C++ में function उस टाइप से शुरू होता है जो वह लौटाता है, जैसे `int fib(int n) {`।',
    },
  },
  {
    id: 'cpp/program-of-java',
    pattern: /expected unqualified-id before 'public'[\s\S]*source: \s*public\s+class\b/,
    text: {
      en: '`public class` belongs to Java, and this is C++. Check the list of languages above the editor.',
      hi: '`public class` Java का है, और यह C++ है। एडिटर के ऊपर भाषाओं की सूची देखें।',
    },
  },
  {
    id: 'cpp/largest-of-many',
    pattern: /no matching function for call to '(?<symbol>max|min)\(std::vector<[^']*'/,
    text: {
      en: '`{symbol}` compares two values and does not look into a `vector`. Write `*{symbol}_element(a.begin(), a.end())`, from `<algorithm>`, or loop over it.',
      hi: '`{symbol}` दो मानों की तुलना करता है, `vector` के भीतर नहीं देखता। `<algorithm>` का `*{symbol}_element(a.begin(), a.end())` लिखें, या लूप से चलें।',
    },
  },
  {
    id: 'cpp/plus-endl',
    pattern:
      /invalid operands of types[\s\S]*to binary 'operator\+'[\s\S]*source: [^\n]*\+\s*(?<symbol>endl)\b/,
    text: {
      en: 'Write `<<` before `endl`, not `+`: `cout << x << endl`.',
      hi: '`endl` से पहले `+` नहीं, `<<` लगता है: `cout << x << endl`।',
    },
  },
  {
    id: 'cpp/plus-after-text',
    pattern:
      /invalid operands of types 'const char ?\[\d+\]' and '(?<given>int|double|float|long int|char)' to binary 'operator\+'/,
    text: {
      en: 'A text in quotes and a `{given}` cannot be joined with `+`. Print them one after the other with `<<`, or write `to_string(…)` around the number.',
      hi: 'उद्धरण-चिह्नों का टेक्स्ट और `{given}` `+` से नहीं जुड़ते। उन्हें `<<` से एक के बाद एक छापें, या संख्या पर `to_string(…)` लगाएँ।',
    },
  },
  {
    id: 'cpp/comma-between-prints',
    pattern: /unresolved overloaded function type[\s\S]*source: [^\n]*\bcout\b[^\n]*,/,
    text: {
      en: 'Separate the things that `cout` prints with `<<`, not with a comma.',
      hi: '`cout` जो छापता है उनके बीच `<<` लगता है, कॉमा नहीं।',
    },
  },
  {
    id: 'cpp/one-arrow',
    pattern: /no match for 'operator[\s\S]*source: [^\n]*\bcout\s*(?<sign><)\s*[^<\s=]/,
    text: {
      en: '`cout` and `cin` need two signs: write `{sign}{sign}`.',
      hi: '`cout` और `cin` को दो चिह्न चाहिए: `{sign}{sign}` लिखें।',
    },
  },
  {
    id: 'cpp/push-into-vector',
    pattern: /no match for 'operator\+?=' \(operand types are 'std::vector<(?![^\n]*'void'\))/,
    text: {
      en: 'A single value is not a `vector`. Add it with `push_back(…)`, or set one element with `a[i] = …`.',
      hi: 'अकेला मान `vector` नहीं है। उसे `push_back(…)` से जोड़ें, या `a[i] = …` से किसी जगह रखें।',
    },
  },
  {
    id: 'cpp/call-brackets',
    pattern:
      /statement cannot resolve address of overloaded function[\s\S]*source: [^\n]*\.(?<symbol>\w+)\s*;/,
    text: {
      en: '`{symbol}` is a function: put round brackets after it, `{symbol}()`.',
      hi: '`{symbol}` एक function है: उसके पीछे गोल कोष्ठक लगाएँ, `{symbol}()`।',
    },
  },
  {
    id: 'cpp/endl-alone',
    pattern:
      /statement cannot resolve address of overloaded function[\s\S]*source: [^\n]*;\s*(?<symbol>endl)\b/,
    text: {
      en: 'A `;` ends the `cout` before `{symbol}`. Write `<<` there instead.',
      hi: '`{symbol}` से पहले `;` ने `cout` को पूरा कर दिया। उसकी जगह `<<` लिखें।',
    },
  },
  {
    id: 'cpp/ends-of-container',
    pattern:
      /no matching function for call to '\w+\(<unresolved overloaded function type>[\s\S]*source: [^\n]*\.(?<symbol>begin|end)\s*[,)]/,
    text: {
      en: '`{symbol}` is a function: put round brackets after it, `{symbol}()`.',
      hi: '`{symbol}` एक function है: उसके पीछे गोल कोष्ठक लगाएँ, `{symbol}()`।',
    },
  },
  {
    id: 'cpp/one-colon-for-base',
    pattern: /has not been declared[\s\S]*source: \s*class\s+(?<symbol>\w+)\s*::\s*public\b/,
    text: {
      en: 'One colon goes before the class that is inherited: `class {symbol} : public …`.',
      hi: 'जिस class को अपनाया जाता है उससे पहले एक कोलन लगता है: `class {symbol} : public …`।',
    },
  },
  {
    id: 'cpp/base-not-public',
    pattern: /'(?<base>\w+)' is an inaccessible base of '(?<symbol>\w+)'/,
    text: {
      en: '`{symbol}` inherits from `{base}`, but privately. Write `public` after the colon: `class {symbol} : public {base}`.',
      hi: '`{symbol}` ने `{base}` को निजी (`private`) रूप से लिया है। कोलन के बाद `public` लिखें: `class {symbol} : public {base}`।',
    },
  },
  {
    id: 'cpp/new-missing',
    pattern:
      /cannot convert '(?<symbol>[A-Z]\w*)' to '(?<base>[A-Z]\w*)\*'[\s\S]*source: [^\n]*=\s*\k<symbol>\(/,
    text: {
      en: 'A pointer needs an object made with `new`: write `new {symbol}(…)`.',
      hi: 'pointer को `new` से बना object चाहिए: `new {symbol}(…)` लिखें।',
    },
  },
  {
    id: 'cpp/new-into-object',
    pattern:
      /invalid conversion from '(?<symbol>[A-Z]\w*)\*' to '[\s\S]*source: \s*\k<symbol>\s+\w+\s*=\s*new\b/,
    text: {
      en: '`new` gives a pointer, and this is an object. Leave `new` away: `{symbol} thing;`.',
      hi: '`new` pointer देता है, और यह object है। `new` हटा दें: `{symbol} thing;`।',
    },
  },
  {
    id: 'cpp/body-missing',
    pattern: /undefined reference to [`'](?:typeinfo|vtable) for (?<symbol>\w+)'/,
    text: {
      en: 'A `virtual` function of `{symbol}` has no body. Write one, or declare it with `= 0;` at its end.',
      hi: '`{symbol}` के किसी `virtual` function का body नहीं है। उसे लिखें, या अंत में `= 0;` से उसका वादा करें।',
    },
    marks: 'nowhere',
  },
  {
    id: 'cpp/dot-of-object',
    pattern: /'(?<symbol>\w+)' is not a class, namespace, or enumeration/,
    text: {
      en: '`{symbol}` is an object, not a class. Its members are reached with a dot: `{symbol}.…`.',
      hi: '`{symbol}` object है, class नहीं। उसके सदस्य बिंदु से मिलते हैं: `{symbol}.…`।',
    },
    values: ({ symbol = '' }) => (/^[a-z]/.test(symbol) ? {} : undefined),
  },
  {
    id: 'cpp/parts-of-pair',
    pattern: /no match for 'operator\[\]' \(operand types are 'std::pair</,
    text: {
      en: 'A pair has no `[ ]`. Its two parts are `.first` and `.second`.',
      hi: 'pair में जगहें नहीं होतीं। उसके दो हिस्से `.first` और `.second` हैं।',
    },
  },
  {
    id: 'cpp/only-the-end',
    pattern: /no match for 'operator\[\]' \(operand types are 'std::(?<symbol>stack|queue|priority_queue)</,
    text: {
      en: 'A `{symbol}` gives only one end, with `{end}`, and has no `[ ]`. Remove elements with `pop()` to reach the next, or use a `vector`.',
      hi: '`{symbol}` केवल एक सिरा दिखाता है, `{end}` से, और उसमें जगहें नहीं होतीं। अगले तक पहुँचने के लिए `pop()` से हटाएँ, या `vector` लें।',
    },
    values: ({ symbol }) => ({ end: symbol === 'queue' ? 'front()' : 'top()' }),
  },
  {
    id: 'cpp/push-of-stack',
    pattern:
      /'class std::(?<type>stack|queue|priority_queue)<[^\n]*has no member named '(?<symbol>push_back|add|append|insert|put|enqueue)'/,
    text: {
      en: 'A `{type}` has no `{symbol}`. Write `push(…)`.',
      hi: '`{type}` में `{symbol}` नहीं होता। `push(…)` लिखें।',
    },
  },
  {
    id: 'cpp/case-of-text',
    pattern:
      /(?:cannot convert|could not convert|invalid conversion)[\s\S]*source: \s*case\s*"(?<symbol>[^"\n]*)"/,
    text: {
      en: '`case` takes a number or one character in single quotes, not a text. Compare texts with `if`.',
      hi: '`case` के बाद संख्या या इकहरे उद्धरण-चिह्नों में एक अक्षर आता है, टेक्स्ट नहीं। टेक्स्ट की तुलना `if` से करें।',
    },
  },
  {
    id: 'cpp/text-in-single-quotes',
    pattern: /(?:cannot|could not) convert '\d{5,}'[\s\S]*source: [^\n]*'[^'\\\n]{2,}'/,
    text: {
      en: 'There are several characters between single quotes, which hold only one. A text needs double quotes: `"like this"`.',
      hi: 'इकहरे उद्धरण-चिह्नों में कई अक्षर हैं, जबकि उनमें एक ही रहता है। टेक्स्ट को दोहरे चाहिए: `"like this"`।',
    },
  },
  {
    id: 'cpp/assigned-in-condition',
    pattern: /could not convert '(?<symbol>\w+)\.std::\S*operator=\(/,
    text: {
      en: 'A single `=` gives `{symbol}` a new value. To compare write `==`.',
      hi: 'अकेला `=` `{symbol}` को नया मान देता है। तुलना के लिए `==` लिखें।',
    },
  },
  {
    id: 'cpp/function-is-const',
    pattern: /assignment of member '(?:\w+::)?(?<symbol>\w+)' in read-only object/,
    text: {
      en: 'The `const` after this function says that it changes nothing in its object, so it cannot set `{symbol}`. Remove the `const` after its round brackets.',
      hi: 'यह function `const` से वादा करता है कि वह अपने object में कुछ नहीं बदलेगा, इसलिए `{symbol}` को मान नहीं दे सकता। उसके गोल कोष्ठक के बाद का `const` हटा दें।',
    },
  },
  {
    id: 'cpp/address-for-value',
    pattern:
      /invalid conversion from '(?<given>int|double|float|char)\*' to '\k<given>'[\s\S]*source: [^\n]*?[(,]\s*&(?<symbol>\w+)/,
    text: {
      en: 'A value is needed here, but `&{symbol}` is an address. Leave out the `&`: write `{symbol}`.',
      hi: 'यहाँ मान चाहिए, और `&{symbol}` पता है। `&` हटा दें: `{symbol}` लिखें।',
    },
  },
  {
    id: 'cpp/member-without-object',
    pattern: /'(?<symbol>push_back|push|insert|substr)' was not declared in this scope/,
    text: {
      en: '`{symbol}` belongs to a `vector`, a `string` or the like. Write its name and a dot before it, as in `v.{symbol}(…)`.',
      hi: '`{symbol}` किसी `vector`, `string` या वैसी चीज़ का होता है। उससे पहले नाम और बिंदु लिखें, जैसे `v.{symbol}(…)`।',
    },
  },
  {
    id: 'cpp/getline-into-character',
    pattern: /no matching function for call to 'getline\(std::istream&, char&\)'/,
    text: {
      en: '`getline` reads a whole line, but a `char` holds only one character. Declare the variable as `string`.',
      hi: '`getline` पूरी पंक्ति पढ़ता है, और `char` में एक ही अक्षर आता है। वेरिएबल को `string` घोषित करें।',
    },
  },
];
