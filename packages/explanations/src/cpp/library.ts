import type { ExplanationRule, Text } from '../explanation.ts';
import { headerOf } from './headers.ts';

/** What other languages, or habit, make a member, and what C++ writes. */
const INSTEAD_OF_MEMBER = new Map<string, string | Text>([
  ['sort', '`sort(a.begin(), a.end())`'],
  ['reverse', '`reverse(a.begin(), a.end())`'],
  ['find', '`find(a.begin(), a.end(), x)`'],
  ['count', '`count(a.begin(), a.end(), x)`'],
  ['max', '`*max_element(a.begin(), a.end())`'],
  ['min', '`*min_element(a.begin(), a.end())`'],
  ['sum', '`accumulate(a.begin(), a.end(), 0)`'],
  ['contains', '`s.find(x) != string::npos`'],
  ['indexOf', '`s.find(x)`'],
  ['charAt', '`s[i]`'],
  ['substring', '`s.substr(start, length)`'],
  ['toUpperCase', { en: '`toupper(c)` for each character', hi: 'हर अक्षर के लिए `toupper(c)`' }],
  ['toLowerCase', { en: '`tolower(c)` for each character', hi: 'हर अक्षर के लिए `tolower(c)`' }],
  ['split', { en: 'a `stringstream`, and read from it with `>>`', hi: '`stringstream`, और उससे `>>` से पढ़ें' }],
]);

/** Where a list works differently from a text. */
const INSTEAD_IN_LIST = new Map([
  ['contains', '`find(a.begin(), a.end(), x) != a.end()`'],
  ['indexOf', '`find(a.begin(), a.end(), x) - a.begin()`'],
]);

/** What C++'s library does in another way than one thinks. */
export const cppLibrary: readonly ExplanationRule[] = [
  {
    id: 'cpp/call-brackets',
    pattern: /cannot convert '[^']*::(?<symbol>size|length|begin|end|empty|front|back|top)' from type/,
    text: {
      en: '`{symbol}` is a function: put round brackets after it, `{symbol}()`.',
      hi: '`{symbol}` एक function है: उसके पीछे गोल कोष्ठक लगाएँ, `{symbol}()`।',
    },
  },
  {
    id: 'cpp/order-of-sort',
    pattern: /missing template arguments before '[()]' token[\s\S]*source: [^\n]*\b(?<symbol>greater|less)\b/,
    text: {
      en: 'The order is an object with a type: write `{symbol}<int>()`.',
      hi: 'क्रम एक object है जिसका टाइप होता है: `{symbol}<int>()` लिखें।',
    },
  },
  {
    id: 'cpp/const-object',
    pattern: /passing 'const (?<type>[^']+)' as 'this' argument discards qualifiers/,
    text: {
      en: 'This object is `const`, but the function does not say that it leaves it unchanged. Write `const` after its round brackets, as in `int get() const`.',
      hi: 'यह object `const` है, और function ने उसे न बदलने का वचन नहीं दिया। उसके गोल कोष्ठक के पीछे `const` लिखें, जैसे `int get() const`।',
    },
  },
  {
    id: 'cpp/inherited-privately',
    pattern: /'[^']*?(?<symbol>\w+)(?:\([^']*\))?' is inaccessible within this context/,
    text: {
      en: 'A class that inherits without the word `public` hides `{symbol}` from everyone else. Write `public` after the colon, as in `class B : public A`.',
      hi: 'जो class `public` शब्द के बिना दूसरी class को अपनाती है, वह `{symbol}` को अपने तक रखती है। colon के बाद `public` लिखें, जैसे `class B : public A`।',
    },
  },
  {
    id: 'cpp/vector-type-missing',
    pattern: /class template placeholder 'std::(?<symbol>\w+)' not permitted/,
    text: {
      en: '`{symbol}` must say what it holds, as in `{symbol}<int>`.',
      hi: '`{symbol}` को बताना होता है कि उसमें क्या है, जैसे `{symbol}<int>`।',
    },
  },
  {
    id: 'cpp/not-copied',
    pattern: /use of deleted function '(?:std::)?(?<symbol>\w+)</,
    text: {
      en: 'A `{symbol}` cannot be copied. Pass it by reference (`&`), or hand it over with `std::move(…)`.',
      hi: '`{symbol}` की प्रति नहीं बनती। उसे reference (`&`) से भेजें, या `std::move(…)` से सौंप दें।',
    },
  },
  {
    id: 'cpp/delete-of-value',
    pattern: /type '(?<type>[^']+)' argument given to 'delete', expected pointer/,
    text: {
      en: '`delete` frees what `new` made, but this is a plain `{type}`. Leave out this line.',
      hi: '`delete` वही लौटाता है जो `new` ने दिया, और यह साधारण `{type}` है। यह पंक्ति हटा दें।',
    },
  },
  {
    id: 'cpp/square-brackets',
    pattern: /no match for call to '\((?:std::)?(?<symbol>vector|map|string|array|deque|__cxx11::string)\b/,
    text: {
      en: 'Elements are taken with square brackets: `a[i]` instead of `a(i)`.',
      hi: 'elements चौकोर कोष्ठक से लिए जाते हैं: `a(i)` की जगह `a[i]`।',
    },
  },
  {
    id: 'cpp/order-takes-two',
    pattern: /too (?:many|few) arguments to function\n[^\n]*_M_comp/,
    text: {
      en: 'The function that gives the order must take two elements and say whether the first comes before the second.',
      hi: 'क्रम बताने वाले function को दो elements लेने हैं और बताना है कि पहला दूसरे से पहले आता है या नहीं।',
    },
  },
  {
    id: 'cpp/header-and-namespace-missing',
    pattern:
      /'(?<symbol>sort|reverse|max_element|min_element|next_permutation|lower_bound|upper_bound|accumulate)' was not declared in this scope; did you mean/,
    text: {
      en: '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program, with `using namespace std;` or `std::` before the name.',
      hi: '`{symbol}` को उसका हेडर चाहिए। प्रोग्राम के सबसे ऊपर `#include <{header}>` जोड़ें, और `using namespace std;` या नाम से पहले `std::`।',
    },
    values: ({ symbol }) => headerOf(symbol),
  },
  {
    id: 'cpp/brackets-in-cout',
    pattern:
      /no match for 'operator(?<operator>[<>]=?|[=!]=|&&|\|\|)' \(operand types are 'std::(?:basic_)?ostream[\s\S]*source: [^\n]*<</,
    text: {
      en: '`<<` is worked out before `{operator}`. Put what you print into round brackets: `cout << (a {operator} b)`.',
      hi: '`<<` की गणना `{operator}` से पहले होती है। जो छापना है उसे गोल कोष्ठक में रखें: `cout << (a {operator} b)`।',
    },
  },
  {
    id: 'cpp/template-parameter',
    pattern: /'(?<symbol>\w+)' has not been declared[\s\S]*source: \s*template\s*<\s*\k<symbol>/,
    text: {
      en: 'A template says with a word that a type follows: `template <typename {symbol}>`.',
      hi: 'template एक शब्द से बताता है कि आगे टाइप है: `template <typename {symbol}>`।',
    },
  },
  {
    id: 'cpp/loop-type-missing',
    pattern: /'(?<symbol>\w+)' has not been declared[\s\S]*source: [^\n]*\bfor\s*\(\s*&?\k<symbol>\s*:/,
    text: {
      en: 'The variable of this loop needs a type: `for (auto {symbol} : …)`.',
      hi: 'इस loop के variable को टाइप चाहिए: `for (auto {symbol} : …)`।',
    },
  },
  {
    id: 'cpp/loop-of-another-language',
    pattern: /(?:expected|not declared)[\s\S]*source: [^\n]*\bforeach\s*\(/,
    text: {
      en: 'C++ has no `foreach`. Write `for (int x : numbers)`.',
      hi: 'C++ में `foreach` नहीं है। `for (int x : numbers)` लिखें।',
    },
  },
  {
    id: 'cpp/pop-gives-nothing',
    pattern:
      /void value not ignored as it ought to be[\s\S]*source: [^\n]*\.(?<symbol>pop|pop_back|pop_front)\(/,
    text: {
      en: '`{symbol}()` only removes the element and returns nothing. Read it first with `top()`, `front()` or `back()`, then call `{symbol}()`.',
      hi: '`{symbol}()` element को केवल हटाता है। पहले उसे `top()`, `front()` या `back()` से पढ़ें, फिर `{symbol}()` बुलाएँ।',
    },
  },
  {
    id: 'cpp/queue-has-no-top',
    pattern: /'class std::queue<[^\n]*has no member named 'top'/,
    text: {
      en: 'A `queue` has no `top`. Its next element is `front()`.',
      hi: '`queue` में `top` नहीं होता। उसका अगला element `front()` है।',
    },
  },
  {
    id: 'cpp/set-has-no-end',
    pattern:
      /'class std::(?:unordered_|multi)?set<[^\n]*has no member named '(?<symbol>push_back|push|add|append)'/,
    text: {
      en: 'A `set` has no `{symbol}`, because it keeps its own order. Write `insert(…)`.',
      hi: '`set` में `{symbol}` नहीं है, क्योंकि वह अपना क्रम स्वयं रखता है। `insert(…)` लिखें।',
    },
  },
  {
    id: 'cpp/function-of-library',
    pattern:
      /'(?:class )?std::(?:__cxx11::)?(?<type>vector|string|basic_string|deque|array)\b[^\n]*has no member named '(?<symbol>\w+)'/,
    text: {
      en: 'There is no `.{symbol}` here. Write {instead}.',
      hi: 'यहाँ `.{symbol}` नहीं है। {instead} लिखें।',
    },
    values: ({ symbol = '', type = '' }) => {
      const instead = type.includes('string')
        ? INSTEAD_OF_MEMBER.get(symbol)
        : (INSTEAD_IN_LIST.get(symbol) ?? INSTEAD_OF_MEMBER.get(symbol));
      return instead === undefined ? undefined : { instead };
    },
  },
  {
    id: 'cpp/length-of-another-language',
    pattern: /'(?<symbol>len)' was not declared in this scope; did you mean 'mblen'/,
    text: {
      en: '`{symbol}` belongs to another language. Write `.size()` after the name of a text or a `vector`.',
      hi: '`{symbol}` दूसरी भाषा का है। टेक्स्ट या `vector` के नाम के बाद `.size()` लिखें।',
    },
  },
  {
    id: 'cpp/index-is-whole',
    pattern: /invalid types '(?<type>[^']+\[\d*\])\[(?<given>[^']*)\]' for array subscript/,
    text: {
      en: 'The index of an array must be a whole number, but this is `{given}`. Convert it, as in `a[(int)x]`.',
      hi: 'array में स्थान पूर्ण संख्या होना चाहिए, और यह `{given}` है। बदलें, जैसे `a[(int)x]`।',
    },
  },
  {
    id: 'cpp/static-member',
    pattern: /undefined reference to [`']\w+::(?<symbol>\w+)'/,
    text: {
      en: '`{symbol}` is `static`, so it is made once, outside the class: add `int A::{symbol} = 0;` with your own class and type, or write `inline static` in C++17.',
      hi: '`{symbol}` `static` है, इसलिए वह class के बाहर एक बार बनता है: अपनी class और टाइप के साथ `int A::{symbol} = 0;` जोड़ें, या C++17 में `inline static` लिखें।',
    },
    marks: 'nowhere',
  },
  {
    id: 'cpp/try-without-catch',
    pattern: /expected 'catch' before/,
    text: {
      en: 'A `try { … }` needs a `catch (…) { … }` right after it.',
      hi: '`try { … }` के ठीक पीछे `catch (…) { … }` चाहिए।',
    },
  },
  {
    id: 'cpp/power-operator',
    pattern: /invalid operands of types '[^']*' and '[^']*' to binary 'operator\^'/,
    text: {
      en: '`^` is not a power in C++. Write `pow(x, y)`, with `#include <cmath>`.',
      hi: 'C++ में `^` घात नहीं है। `pow(x, y)` लिखें, `#include <cmath>` के साथ।',
    },
  },
  {
    id: 'cpp/place-not-value',
    pattern:
      /cannot convert '__gnu_cxx::__normal_iterator[\s\S]*source: [^\n]*\b(?<symbol>\w+_element|find|lower_bound|upper_bound)\(/,
    text: {
      en: '`{symbol}` gives a position, not the value there. Put `*` before it: `*{symbol}(…)`.',
      hi: '`{symbol}` स्थान देता है, वहाँ का मान नहीं। उससे पहले `*` लगाएँ: `*{symbol}(…)`।',
    },
  },
  {
    id: 'cpp/colons-after-std',
    pattern:
      /expected primary-expression before '\.' token[\s\S]*source: (?:[^\n]*[\s;{(])?std\.(?<symbol>\w+)/,
    text: {
      en: 'Two colons stand after `std`: write `std::{symbol}`.',
      hi: '`std` के बाद दो colon आते हैं: `std::{symbol}` लिखें।',
    },
  },
  {
    id: 'cpp/angle-brackets',
    pattern:
      /(?:expected|not declared|missing template)[\s\S]*source: [^\n]*\b(?<symbol>vector|set|stack|queue|list|deque)[[(](?<type>int|string|char|double|float|bool|long)[\])]/,
    text: {
      en: 'The type of the elements goes between `<` and `>`: `{symbol}<{type}>`.',
      hi: 'elements का टाइप `<` और `>` के बीच आता है: `{symbol}<{type}>`।',
    },
  },
];
