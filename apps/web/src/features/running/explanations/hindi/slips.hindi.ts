/** The sentences about slips of the pen and words of other languages in Hindi, by the English ones. */
export const slipsHindi: Readonly<Record<string, string>> = {
  'A `;` is missing after the `}` that ends your `struct`.':
    'आपके `struct` को बंद करने वाले `}` के बाद `;` छूटा है।',
  'A `{type}` has no `{symbol}` in Python. Write {better}.':
    'Python में `{type}` के पास `{symbol}` नहीं होता। {better} लिखें।',
  'A `{type}` has no `{symbol}`. Write `{better}`.': '`{type}` के पास `{symbol}` नहीं होता। `{better}` लिखें।',
  'A comma is missing before `&`: the values of a call stand with a `,` between them.':
    '`&` से पहले कॉमा छूटा है: कॉल के मानों के बीच `,` रहता है।',
  'A function is used here without being called. Put round brackets after its name, as in `input()`.':
    'यहाँ फ़ंक्शन को बुलाए बिना इस्तेमाल किया गया है। उसके नाम के बाद गोल कोष्ठक लगाएँ, जैसे `input()`।',
  'A name is one word: write `_` in place of the space in `{symbol}`.':
    'नाम एक ही शब्द होता है: `{symbol}` में ख़ाली जगह की जगह `_` लिखें।',
  'A number (`{given}`) does not become a text by itself. Write `to_string(…)` around it.':
    'संख्या (`{given}`) अपने आप टेक्स्ट नहीं बनती। उसके चारों ओर `to_string(…)` लिखें।',
  'A pair has `first` and `second`, and no `{symbol}`. In a `map`, `first` is the key and `second` the value.':
    'जोड़े (pair) में `first` और `second` होते हैं, `{symbol}` नहीं। `map` में `first` कुंजी है और `second` मान।',
  "A text in double quotes is put into one character. Use single quotes for a single character: `'a'`.":
    "दोहरे उद्धरण-चिह्न वाला टेक्स्ट एक अक्षर में रखा जा रहा है। एक अक्षर के लिए इकहरे चिह्न लें: `'a'`।",
  'A variable cannot be declared as the only statement of a loop or an `if`. Put `{ }` around what belongs to it.':
    'लूप या `if` के अकेले वाक्य के रूप में वेरिएबल घोषित नहीं हो सकता। जो उसका है, उसे `{ }` में रखें।',
  'Between two things that `cout` prints stands `<<`. Put it between each two of them.':
    '`cout` जो चीज़ें छापता है, उनके बीच `<<` रहता है। हर दो के बीच उसे लगाएँ।',
  'Both values of `? :` must be of one type, and here they are `{left}` and `{right}`. Use `if` and `else` instead.':
    '`? :` के दोनों मान एक ही टाइप के होने चाहिए, यहाँ वे `{left}` और `{right}` हैं। इसकी जगह `if` और `else` लें।',
  'C has no `{symbol}`. Write `{operator}`.': 'C में `{symbol}` नहीं होता। `{operator}` लिखें।',
  'Python has no `for` with three parts. Write `for i in range(n):` to count from 0 to n - 1.':
    'Python में तीन भागों वाला `for` नहीं होता। 0 से n - 1 तक गिनने के लिए `for i in range(n):` लिखें।',
  'Python needs no type and no `{symbol}` before a name: write only the name and `=`.':
    'Python में नाम से पहले न टाइप चाहिए, न `{symbol}`: बस नाम और `=` लिखें।',
  'The array has {size} elements, and there are more values in `{ }`. Make it larger, or leave its size away: `[]`.':
    'ऐरे में {size} जगहें हैं, और `{ }` में उससे ज़्यादा मान हैं। उसे बड़ा करें, या आकार छोड़ दें: `[]`।',
  'The body of a function begins with `{`. Put one at the end of this line.':
    'फ़ंक्शन का शरीर `{` से शुरू होता है। इस पंक्ति के अंत में एक लगाएँ।',
  'The module `{module}` has nothing called `{symbol}`. Check its spelling; and do not call your own file or variable `{module}`.':
    'मॉड्यूल `{module}` में `{symbol}` नाम का कुछ नहीं है। वर्तनी जाँचें; और अपनी फ़ाइल या वेरिएबल का नाम `{module}` न रखें।',
  "The text ends at the `'` in the middle of it. Put `\"` around a text that holds a `'`.":
    "टेक्स्ट बीच वाले `'` पर ही ख़त्म हो जाता है। जिस टेक्स्ट में `'` हो, उसके चारों ओर `\"` लगाएँ।",
  'The text has more places in curly brackets than `format` gets values. Give one value for each.':
    'टेक्स्ट में घुँघराले कोष्ठकों की जगहें `format` को मिले मानों से ज़्यादा हैं। हर एक के लिए एक मान दें।',
  'The two signs are the wrong way round: write `{sign}=`.': 'दोनों चिह्न उलटे लगे हैं: `{sign}=` लिखें।',
  'There is no file `{file}` here. A program of a problem reads with `input()` and writes with `print`.':
    'यहाँ `{file}` नाम की फ़ाइल नहीं है। प्रॉब्लम का प्रोग्राम `input()` से पढ़ता है और `print` से लिखता है।',
  'There is no operator `**` here. For a power use `pow(a, b)` from `<math.h>`, or multiply in a loop.':
    'यहाँ `**` ऑपरेटर नहीं है। घात के लिए `<math.h>` का `pow(a, b)` लें, या लूप में गुणा करें।',
  'There is one `)` more than there are `(` on this line. Delete it.':
    'इस पंक्ति में `(` से एक `)` ज़्यादा है। उसे हटाएँ।',
  'This function changes what it is given (`{type}`), so it needs a variable and not a mere value. Put the value into a variable and pass that.':
    'यह फ़ंक्शन मिली हुई चीज़ (`{type}`) को बदलता है, इसलिए उसे केवल मान नहीं, वेरिएबल चाहिए। मान को वेरिएबल में रखकर वही दें।',
  '`cin` reads into variables, and a text in quotes is none. Print the text with `cout` first; `cin` needs no `%d`.':
    '`cin` वेरिएबल में पढ़ता है, और उद्धरण-चिह्नों वाला टेक्स्ट वेरिएबल नहीं है। पहले टेक्स्ट को `cout` से छापें; `cin` को `%d` नहीं चाहिए।',
  '`ord` takes one character, and gets a text of {length}. Take one with `[ ]`, or go through them with `for`.':
    '`ord` एक अक्षर लेता है, और उसे {length} लंबा टेक्स्ट मिला है। `[ ]` से एक अक्षर लें, या `for` से एक-एक करके चलें।',
  '`raise` needs an exception, not a text: write `raise ValueError("…")`.':
    '`raise` को टेक्स्ट नहीं, exception चाहिए: `raise ValueError("…")` लिखें।',
  '`{name}` belongs to another language. Write {instead}.': '`{name}` किसी और भाषा का है। {instead} लिखें।',
  '`{name}` is not known here. Did you mean `{better}`?':
    '`{name}` यहाँ जाना हुआ नहीं है। क्या आपका मतलब `{better}` था?',
  '`{symbol}` belongs to another language. Write `else if`, in two words.':
    '`{symbol}` किसी और भाषा का है। `else if` दो शब्दों में लिखें।',
  '`{symbol}` is a function: call it with round brackets, `{symbol}()`.':
    '`{symbol}` फ़ंक्शन है: उसे गोल कोष्ठकों के साथ बुलाएँ, `{symbol}()`।',
  '`{symbol}` is read as a subtraction. A name has only letters, digits and `_`: write `_` instead of `-`.':
    '`{symbol}` को घटाना समझा जाता है। नाम में केवल अक्षर, अंक और `_` होते हैं: `-` की जगह `_` लिखें।',
  '`{symbol}` lives in the module `math`. Add `import math` at the top, and write `math.{symbol}`.':
    '`{symbol}` मॉड्यूल `math` में है। सबसे ऊपर `import math` जोड़ें, और `math.{symbol}` लिखें।',
  '`{symbol}` needs a `#` before it: `#{symbol}`.': '`{symbol}` से पहले `#` चाहिए: `#{symbol}`।',
};
