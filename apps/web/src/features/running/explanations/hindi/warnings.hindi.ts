/** The sentences of warnings.table.ts in Hindi, by the English ones. */
export const warningsHindi: Readonly<Record<string, string>> = {
  'A single `=` in this condition assigns and does not compare. Write `==`.':
    'इस शर्त में अकेला `=` मान रखता है, मिलाता नहीं। `==` लिखें।',
  '`{symbol}` of `scanf` needs the address of a variable: put `&` before its name.':
    '`scanf` के `{symbol}` को वेरिएबल का पता चाहिए: उसके नाम से पहले `&` लगाएँ।',
  '`{symbol}` reads into {wanted}, and here it gets `{given}`. For `double` use `%lf`, for `float` `%f`, for `long long` `%lld`, for a text `%s` without `&`.':
    '`{symbol}` {wanted} में पढ़ता है, और यहाँ उसे `{given}` मिला। `double` के लिए `%lf`, `float` के लिए `%f`, `long long` के लिए `%lld`, टेक्स्ट के लिए `&` के बिना `%s` लें।',
  '`{symbol}` prints `{wanted}`, and here it gets `{given}`: what it prints is a chance value. Use `%d` for `int`, `%lld` for `long long`, `%f` for `double`, `%c` for one character, `%s` for a text.':
    '`{symbol}` `{wanted}` छापता है, और यहाँ उसे `{given}` मिला: जो छपता है वह कुछ भी हो सकता है। `int` के लिए `%d`, `long long` के लिए `%lld`, `double` के लिए `%f`, एक अक्षर के लिए `%c`, टेक्स्ट के लिए `%s` लें।',
  '`{symbol}` in the text has no value: give one value after the text for each `%`.':
    'टेक्स्ट के `{symbol}` का कोई मान नहीं है: टेक्स्ट के बाद हर `%` के लिए एक मान दें।',
  'There are more values than places in the text. Put a `%d` or the like for each value.':
    'टेक्स्ट की जगहों से ज़्यादा मान हैं। हर मान के लिए `%d` या वैसा कुछ लिखें।',
  '`{symbol}` has no value yet when it is used, so a chance value is. Give it one where you declare it, as in `{symbol} = 0`.':
    'काम में लेते समय `{symbol}` का अभी कोई मान नहीं है, इसलिए कोई भी मान आ जाता है। जहाँ घोषित करते हैं वहीं मान दें, जैसे `{symbol} = 0`।',
  'This compares the result of the first comparison (0 or 1) with the last value. Write two comparisons with `&&` between them: `a < x && x < b`.':
    'यह पहली तुलना के परिणाम (0 या 1) को आख़िरी मान से मिलाता है। बीच में `&&` देकर दो तुलनाएँ लिखें: `a < x && x < b`।',
  'The `{name}` on this line ends before what is meant to belong to it. Look for a `;` after its round brackets, and put `{ }` around all that belongs to it.':
    'इस पंक्ति का `{name}` उससे पहले ही ख़त्म हो जाता है जो उसका होना चाहिए। गोल कोष्ठक के बाद `;` ढूँढें, और जो उसका है सबको `{ }` में रखें।',
  'After this line the program goes on into the next `case`. Put `break;` at the end of each `case`.':
    'इस पंक्ति के बाद प्रोग्राम अगले `case` में चला जाता है। हर `case` के अंत में `break;` लिखें।',
  'Index `{index}` is outside this array. An array of n elements has the indices 0 to n - 1.':
    'जगह `{index}` इस array से बाहर है। n मानों वाले array की जगहें 0 से n - 1 तक होती हैं।',
  'Here a whole number is divided by 0. Check the divisor before you divide.':
    'यहाँ पूर्ण संख्या को 0 से भाग दिया जाता है। भाग देने से पहले भाजक जाँचें।',
  'This number does not fit into its type. Use `long long`, and write `LL` behind a large number.':
    'यह संख्या अपने टाइप में नहीं समाती। `long long` लें, और बड़ी संख्या के पीछे `LL` लिखें।',
  'A value without a sign (`unsigned`, `size()`) never falls below 0, so this is always the same. Use `int` for the counter.':
    'बिना चिह्न का मान (`unsigned`, `size()`) कभी 0 से नीचे नहीं जाता, इसलिए यह हमेशा एक-सा है। गिनती के लिए `int` लें।',
  '{what} Nothing happens with the result.': '{what} परिणाम का कुछ नहीं होता।',
  '`{symbol}` is changed and used in one expression, and the order is not fixed. Write two lines.':
    '`{symbol}` एक ही अभिव्यक्ति में बदला और काम में लिया जाता है, और क्रम तय नहीं है। दो पंक्तियाँ लिखें।',
  '`&&` binds closer than `||`. Put round brackets around what belongs together.':
    '`&&` `||` से ज़्यादा कसकर जुड़ता है। जो साथ है उसे गोल कोष्ठक में रखें।',
  'The `else` belongs to the nearest `if` above it, which may not be the one you mean. Put `{ }` around the inner `if`.':
    '`else` अपने ऊपर के सबसे पास वाले `if` का होता है, जो शायद आपका सोचा हुआ न हो। भीतर के `if` को `{ }` में रखें।',
  'The variable whose address is returned ends with the function. Return its value, or keep it outside.':
    'जिस वेरिएबल का पता लौटाया जाता है वह function के साथ ख़त्म हो जाता है। उसका मान लौटाएँ, या उसे बाहर रखें।',
  'There are more values than places in the array. Make it larger; a text needs one more place for its end.':
    'array की जगहों से ज़्यादा मान हैं। उसे बड़ा करें; टेक्स्ट को अपने अंत के लिए एक जगह और चाहिए।',
  '`{name}` is never used after it is declared. Did you mean to use it where another name stands?':
    '`{name}` घोषित होने के बाद कभी काम में नहीं आता। क्या वह वहाँ होना था जहाँ दूसरा नाम है?',
  '`{symbol}` is called before it is known. Move the whole function above `main`, or write its first line with a `;` there.':
    '`{symbol}` जाने जाने से पहले बुलाया गया है। पूरे function को `main` से ऊपर ले जाएँ, या उसकी पहली पंक्ति `;` के साथ वहाँ लिखें।',
  '`printf` prints the value itself, unlike `scanf`: leave the `&` away.':
    '`printf` `scanf` की तरह नहीं है, वह मान ही छापता है: `&` हटा दें।',
  "`==` compares the places of two texts, not their letters. Write `strcmp(a, b) == 0`, with `#include <string.h>`; a single character stands in single quotes, `'y'`.":
    "`==` दो टेक्स्ट की जगहें मिलाता है, अक्षर नहीं। `#include <string.h>` के साथ `strcmp(a, b) == 0` लिखें; अकेला अक्षर इकहरे चिह्नों में रहता है, `'y'`।",
  '`{symbol}` has no type before its name. Write what it returns, as in `int {symbol}(…)`.':
    '`{symbol}` के नाम से पहले टाइप नहीं है। लिखें कि वह क्या लौटाता है, जैसे `int {symbol}(…)`।',
  'This loop runs past the end of an array. An array of n elements has the places 0 to n - 1: check where the loop stops, and how large the array is.':
    'यह लूप array के अंत से आगे निकल जाता है। n मानों के array में जगहें 0 से n - 1 तक होती हैं: देखें कि लूप कहाँ रुकता है, और array कितना बड़ा है।',
  '`gets` was taken out of the language because it can overrun its array. Write `fgets(name, sizeof name, stdin)`.':
    '`gets` भाषा से हटा दिया गया है, क्योंकि वह array से आगे लिख सकता है। `fgets(name, sizeof name, stdin)` लिखें।',
  '`+` does not join a text and a number here. With `printf` write a comma and a place for the value: `printf("%d", n)`; in C++ write `to_string(n)`.':
    'यहाँ `+` टेक्स्ट और संख्या को नहीं जोड़ता। `printf` में कॉमा और मान की जगह लिखें: `printf("%d", n)`; C++ में `to_string(n)` लिखें।',
};
