/** The sentences of native-habits.table.ts in Hindi, by the English ones. */
export const nativeHabitsHindi: Readonly<Record<string, string>> = {
  'The sign `\\` has no meaning outside a text. To divide write `/`.':
    'टेक्स्ट के बाहर चिह्न `\\` का कोई मतलब नहीं है। भाग देने के लिए `/` लिखें।',
  'Each side of `{symbol}` is a whole comparison. Write the name again: `x > 5 {symbol} x {sign} 10`.':
    '`{symbol}` के दोनों ओर पूरी तुलना होती है। नाम फिर से लिखें: `x > 5 {symbol} x {sign} 10`।',
  'The whole condition stands in one pair of round brackets: `{symbol} ((…) {operator} (…))`.':
    'पूरी शर्त गोल कोष्ठक के एक ही जोड़े में रहती है: `{symbol} ((…) {operator} (…))`।',
  'The three parts of a `for` stand with `;` between them, not `:`: `for (int i = 0; i < n; i++)`.':
    '`for` के तीन हिस्सों के बीच `;` लगता है, `:` नहीं: `for (int i = 0; i < n; i++)`।',
  'The type stands once, before the first name: `{type} {symbol} = 1, b = 2;`.':
    'टाइप एक ही बार, पहले नाम से पहले लिखा जाता है: `{type} {symbol} = 1, b = 2;`।',
  'The text ends at the second `"`. Inside a text a quotation mark is written `\\"`.':
    'टेक्स्ट दूसरे `"` पर ख़त्म हो जाता है। टेक्स्ट के अंदर उद्धरण-चिह्न `\\"` लिखा जाता है।',
  '`\\"` is a quotation mark inside the text, so the text does not end here. Take the `\\` away, or write `\\n"`.':
    '`\\"` टेक्स्ट के अंदर का उद्धरण-चिह्न है, इसलिए टेक्स्ट यहाँ ख़त्म नहीं होता। `\\` हटा दें, या `\\n"` लिखें।',
  'The `{` of the `if` above this `else` is not closed. Put a `}` before `else`.':
    'इस `else` से ऊपर के `if` का `{` बंद नहीं है। `else` से पहले `}` लगाएँ।',
  'A function has round brackets after its name, even when it takes nothing: `{symbol}()`.':
    'फ़ंक्शन के नाम के बाद गोल कोष्ठक होते हैं, चाहे वह कुछ न ले: `{symbol}()`।',
  'A `#define` has no type: write `#define {symbol} {value}`.':
    '`#define` में टाइप नहीं होता: `#define {symbol} {value}` लिखें।',
  '`{symbol}` is a fixed value, from a `#define` or an `enum`, and cannot change. Use a variable for a value that changes.':
    '`{symbol}` तय मान है, `#define` या `enum` से आया, और बदला नहीं जा सकता। बदलने वाले मान के लिए वेरिएबल लें।',
  'For a row and a column write two pairs of brackets: `{symbol}[{row}][{column}]`.':
    'पंक्ति और स्तंभ के लिए कोष्ठक के दो जोड़े लिखें: `{symbol}[{row}][{column}]`।',
  '`{symbol}` is an array. Its elements are taken with square brackets: `{symbol}[0]`.':
    '`{symbol}` एक array है। उसके मान चौकोर कोष्ठक से लिए जाते हैं: `{symbol}[0]`।',
  'In a call an array is given by its name alone: write `{symbol}` without `[ ]`.':
    'फ़ंक्शन बुलाते समय array केवल नाम से दिया जाता है: `{symbol}` बिना `[ ]` के लिखें।',
  '`{symbol}{place}` is one element, and the whole array is wanted here. Write `{symbol}` alone.':
    '`{symbol}{place}` एक ही मान है, और यहाँ पूरा array चाहिए। केवल `{symbol}` लिखें।',
  '`%s` prints a text, and here it gets `{given}`. Use `%d` for a whole number, `%f` for a fraction, `%c` for one character.':
    '`%s` टेक्स्ट छापता है, और यहाँ उसे `{given}` मिला है। पूर्ण संख्या के लिए `%d`, दशमलव के लिए `%f`, एक अक्षर के लिए `%c` लें।',
  '`{symbol}` is a pointer and points nowhere yet, so nothing can be kept there. For a text write an array, as in `char {symbol}[100];`; otherwise give it the address of a variable first.':
    '`{symbol}` pointer है और अभी कहीं नहीं ले जाता, इसलिए वहाँ कुछ रखा नहीं जा सकता। टेक्स्ट के लिए array लिखें, जैसे `char {symbol}[100];`; नहीं तो पहले उसे किसी वेरिएबल का पता दें।',
  '`{symbol}` is no variable here. Before a `.` stands a variable, not the name of a `struct`: declare one first, as in `struct point p;`.':
    '`{symbol}` यहाँ कोई वेरिएबल नहीं है। `.` से पहले वेरिएबल आता है, `struct` का नाम नहीं: पहले एक घोषित करें, जैसे `struct point p;`।',
  'The spaces between `<` and `>` are taken for a part of the name. Write `#include <{name}>`.':
    '`<` और `>` के बीच की ख़ाली जगहें नाम का हिस्सा मानी जाती हैं। `#include <{name}>` लिखें।',
  'The name of the header is not closed. Put a `>` behind it, as in `#include <stdio.h>`.':
    'हेडर का नाम बंद नहीं है। उसके पीछे `>` लगाएँ, जैसे `#include <stdio.h>`।',
  'This header is misspelt. Write `#include <bits/stdc++.h>`, with `/`.':
    'इस हेडर की वर्तनी ग़लत है। `#include <bits/stdc++.h>` लिखें, `/` के साथ।',
  '`{symbol}` exists on Windows only, and your program does not run there. Delete it, and what needs it.':
    '`{symbol}` केवल Windows पर है, और आपका प्रोग्राम वहाँ नहीं चलता। इसे हटा दें, और जो इस पर टिका है उसे भी।',
  '`{symbol}` belongs to Turbo C, an old compiler. Instead: {instead}.':
    '`{symbol}` Turbo C का है, जो पुराना compiler है। इसकी जगह: {instead}।',
  'This function takes nothing. For a number from 0 to 99 write `rand() % 100`, with `#include <stdlib.h>`.':
    'यह फ़ंक्शन कुछ नहीं लेता। 0 से 99 तक की संख्या के लिए `#include <stdlib.h>` के साथ `rand() % 100` लिखें।',
  'The function `{symbol}` is written twice. Delete one of the two, or give it another name.':
    'फ़ंक्शन `{symbol}` दो बार लिखा है। दोनों में से एक हटा दें, या उसका नाम बदलें।',
  '`{symbol}` is declared on line {line}, and is known only in the function, the loop or the `{ }` where that stands. Declare it before those, or hand it over as a parameter.':
    '`{symbol}` पंक्ति {line} पर घोषित है, और केवल उसी फ़ंक्शन, लूप या `{ }` में जाना जाता है जिसमें वह पंक्ति है। उसे उनसे पहले घोषित करें, या पैरामीटर बनाकर दें।',
  '`printf` and `scanf` do not know a `string`. Print it with `cout << s`, and read it with `cin >> s`.':
    '`printf` और `scanf` `string` को नहीं जानते। उसे `cout << s` से छापें, और `cin >> s` से पढ़ें।',
  'The comma ends what `{symbol}` does, and the rest is lost. Put the arrows between all values: `cout << a << b`, `cin >> a >> b`.':
    'कॉमा पर `{symbol}` का काम ख़त्म हो जाता है, और बाक़ी रह जाता है। सब मानों के बीच तीर लगाएँ: `cout << a << b`, `cin >> a >> b`।',
};
