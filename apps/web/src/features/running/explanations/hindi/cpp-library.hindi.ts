/** The sentences of cpp-library.table.ts in Hindi, by the English ones. */
export const cppLibraryHindi: Readonly<Record<string, string>> = {
  '`{symbol}` is a function: put round brackets behind it, `{symbol}()`.':
    '`{symbol}` एक function है: उसके पीछे गोल कोष्ठक लगाएँ, `{symbol}()`।',
  'The order is an object with a type: write `{symbol}<int>()`.':
    'क्रम एक object है जिसका टाइप होता है: `{symbol}<int>()` लिखें।',
  'This object is `const`, and the function has not promised to leave it unchanged. Write `const` behind its round brackets, as in `int get() const`.':
    'यह object `const` है, और function ने उसे न बदलने का वचन नहीं दिया। उसके गोल कोष्ठक के पीछे `const` लिखें, जैसे `int get() const`।',
  'A class that takes over another without the word `public` keeps `{symbol}` to itself. Write `public` after the colon, as in `class B : public A`.':
    'जो class `public` शब्द के बिना दूसरी class को अपनाती है, वह `{symbol}` को अपने तक रखती है। colon के बाद `public` लिखें, जैसे `class B : public A`।',
  'A `{symbol}` cannot be copied. Pass it by reference (`&`), or hand it over with `std::move(…)`.':
    '`{symbol}` की प्रति नहीं बनती। उसे reference (`&`) से भेजें, या `std::move(…)` से सौंप दें।',
  '`delete` gives back what `new` gave, and this is a plain `{type}`. Leave the line away.':
    '`delete` वही लौटाता है जो `new` ने दिया, और यह साधारण `{type}` है। यह पंक्ति हटा दें।',
  'Elements are taken with square brackets: `a[i]` instead of `a(i)`.':
    'elements चौकोर कोष्ठक से लिए जाते हैं: `a(i)` की जगह `a[i]`।',
  'The function that gives the order must take two elements and say whether the first comes before the second.':
    'क्रम बताने वाले function को दो elements लेने हैं और बताना है कि पहला दूसरे से पहले आता है या नहीं।',
  '`<<` is worked out before `{operator}`. Put what you print into round brackets: `cout << (a {operator} b)`.':
    '`<<` की गणना `{operator}` से पहले होती है। जो छापना है उसे गोल कोष्ठक में रखें: `cout << (a {operator} b)`।',
  'A template says with a word that a type follows: `template <typename {symbol}>`.':
    'template एक शब्द से बताता है कि आगे टाइप है: `template <typename {symbol}>`।',
  'The variable of this loop needs a type: `for (auto {symbol} : …)`.':
    'इस loop के variable को टाइप चाहिए: `for (auto {symbol} : …)`।',
  'C++ has no `foreach`. Write `for (int x : numbers)`.':
    'C++ में `foreach` नहीं है। `for (int x : numbers)` लिखें।',
  '`{symbol}()` only takes the element away. Read it first with `top()`, `front()` or `back()`, then call `{symbol}()`.':
    '`{symbol}()` element को केवल हटाता है। पहले उसे `top()`, `front()` या `back()` से पढ़ें, फिर `{symbol}()` बुलाएँ।',
  'A `queue` has no `top`. Its next element is `front()`.':
    '`queue` में `top` नहीं होता। उसका अगला element `front()` है।',
  'A `set` has no `{symbol}`, because it keeps its own order. Write `insert(…)`.':
    '`set` में `{symbol}` नहीं है, क्योंकि वह अपना क्रम स्वयं रखता है। `insert(…)` लिखें।',
  'There is no `.{symbol}` here. Write {instead}.': 'यहाँ `.{symbol}` नहीं है। {instead} लिखें।',
  '`{symbol}` belongs to another language. Write `.size()` after the name of a text or a `vector`.':
    '`{symbol}` दूसरी भाषा का है। टेक्स्ट या `vector` के नाम के बाद `.size()` लिखें।',
  'The place in an array must be a whole number, and this is `{given}`. Convert it, as in `a[(int)x]`.':
    'array में स्थान पूर्ण संख्या होना चाहिए, और यह `{given}` है। बदलें, जैसे `a[(int)x]`।',
  '`{symbol}` is `static`, so it is made once, outside the class: add `int A::{symbol} = 0;` with your own class and type, or write `inline static` in C++17.':
    '`{symbol}` `static` है, इसलिए वह class के बाहर एक बार बनता है: अपनी class और टाइप के साथ `int A::{symbol} = 0;` जोड़ें, या C++17 में `inline static` लिखें।',
  'A `try { … }` needs a `catch (…) { … }` right behind it.':
    '`try { … }` के ठीक पीछे `catch (…) { … }` चाहिए।',
  '`^` is no power in C++. Write `pow(x, y)`, with `#include <cmath>`.':
    'C++ में `^` घात नहीं है। `pow(x, y)` लिखें, `#include <cmath>` के साथ।',
  '`{symbol}` gives a place, not the value there. Put `*` before it: `*{symbol}(…)`.':
    '`{symbol}` स्थान देता है, वहाँ का मान नहीं। उससे पहले `*` लगाएँ: `*{symbol}(…)`।',
  'Two colons stand after `std`: write `std::{symbol}`.': '`std` के बाद दो colon आते हैं: `std::{symbol}` लिखें।',
  'The type of the elements stands between `<` and `>`: `{symbol}<{type}>`.':
    'elements का टाइप `<` और `>` के बीच आता है: `{symbol}<{type}>`।',
};
