/** The sentences of cpp-values.table.ts in Hindi, by the English ones. */
export const cppValuesHindi: Readonly<Record<string, string>> = {
  '`{symbol}` needs C++{version} or newer: choose it in the list of languages, and add `#include <{header}>`.':
    '`{symbol}` के लिए C++{version} या उससे नया चाहिए: भाषाओं की सूची में उसे चुनें, और `#include <{header}>` जोड़ें।',
  'This way of writing needs C++{version} or newer. Choose it in the list of languages.':
    'ऐसे लिखने के लिए C++{version} या उससे नया चाहिए। भाषाओं की सूची में उसे चुनें।',
  'This way of writing needs C++14 or newer. Choose it in the list of languages.':
    'ऐसे लिखने के लिए C++14 या उससे नया चाहिए। भाषाओं की सूची में उसे चुनें।',
  '`{name}` belongs to C++20, which is newer than what can be chosen here. Do it with a loop of your own.':
    '`{name}` C++20 का है, जो यहाँ मिलने वाली भाषाओं से नया है। यह काम अपने लूप से करें।',
  'The name `{symbol}` is not known here. If you want to print the word itself, put it into double quotes; otherwise declare `{symbol}` before this line.':
    'नाम `{symbol}` यहाँ जाना हुआ नहीं है। यही शब्द छापना हो तो उसे दोहरे उद्धरण-चिह्नों में रखें; नहीं तो `{symbol}` को इस पंक्ति से पहले घोषित करें।',
  '`{symbol}` has no elements that this loop could go through. To count write `for (int {name} = 0; {name} < {symbol}; {name}++)`.':
    '`{symbol}` में ऐसे कई मान नहीं हैं जिन पर यह लूप चले। गिनने के लिए `for (int {name} = 0; {name} < {symbol}; {name}++)` लिखें।',
  '`cout` and `cin` are no functions. Write `cout << "hi";` and `cin >> n;`.':
    '`cout` और `cin` फ़ंक्शन नहीं हैं। `cout << "hi";` और `cin >> n;` लिखें।',
  '`endl` belongs to `cout`. Leave it away here: `cin` reads on by itself.':
    '`endl` `cout` का है। यहाँ उसे हटा दें: `cin` अपने-आप आगे पढ़ता है।',
  'The function on this line gives nothing (`void`), so nothing can be done with its result. Let it `return` a value, or call it on a line of its own.':
    'इस पंक्ति का फ़ंक्शन कुछ नहीं लौटाता (`void`), इसलिए उसके परिणाम से कुछ नहीं किया जा सकता। उससे कोई मान `return` कराएँ, या उसे अलग पंक्ति में बुलाएँ।',
  "A text is compared with one character. Write the character in double quotes, or take one out of the text: `s[0] {operator} 'a'`.":
    "टेक्स्ट की तुलना एक अक्षर से की गई है। अक्षर को दोहरे उद्धरण-चिह्नों में लिखें, या टेक्स्ट से एक अक्षर लें: `s[0] {operator} 'a'`।",
  '`{operator}` cannot work on a text and a number. `stoi(s)` makes a number of the text; one character of it is `s[0]`.':
    '`{operator}` टेक्स्ट और संख्या पर नहीं चलता। `stoi(s)` टेक्स्ट से संख्या बनाता है; उसका एक अक्षर `s[0]` है।',
  'A `{symbol}` has no places, so `[ ]` does not work on it. Use a `vector` for that, or go through it with `for (auto x : s)`.':
    '`{symbol}` में जगहें नहीं होतीं, इसलिए उस पर `[ ]` नहीं चलता। उसके लिए `vector` लें, या उस पर `for (auto x : s)` से चलें।',
  'The keys of this map are `{wanted}`, and here stands `{given}`. Use a key of the right type.':
    'इस map की key `{wanted}` हैं, और यहाँ `{given}` है। सही टाइप की key लें।',
  'A pair cannot be printed as a whole. Print its two parts: `x.first` and `x.second`.':
    'pair को पूरा एक साथ नहीं छाप सकते। उसके दोनों हिस्से छापें: `x.first` और `x.second`।',
  '`cout` does not know your class `{symbol}`. Print the members one by one, as in `cout << a.name`.':
    '`cout` आपकी class `{symbol}` को नहीं जानता। उसके सदस्य एक-एक करके छापें, जैसे `cout << a.name`।',
  'Between a class and its function stand two colons: `{symbol}::{member}`.':
    'class और उसके फ़ंक्शन के बीच दो कोलन लगते हैं: `{symbol}::{member}`।',
  'A `>` is missing on this line: every `<` needs its own.':
    'इस पंक्ति में एक `>` छूटा है: हर `<` का अपना `>` चाहिए।',
  'A `static` function has no object, so it knows no `{symbol}`. Take `static` away, or make `{symbol}` `static` too.':
    '`static` फ़ंक्शन के पास कोई object नहीं होता, इसलिए वह `{symbol}` को नहीं जानता। `static` हटा दें, या `{symbol}` को भी `static` बनाएँ।',
  '`{symbol}` is a class. Make an object of it first, `{symbol} x;`, and write `x.` here.':
    '`{symbol}` एक class है। पहले उसका object बनाएँ, `{symbol} x;`, और यहाँ `x.` लिखें।',
  'What is changed here is `const`. Take `const` away where it is declared, or work on a copy.':
    'यहाँ जिसे बदला जा रहा है वह `const` है। जहाँ वह घोषित है वहाँ से `const` हटा दें, या उसकी कॉपी पर काम करें।',
  'An array is not filled with `=` in this way. For a text use a `string`, which can be assigned; other elements stand in `{ }`.':
    'array इस तरह `=` से नहीं भरा जाता। टेक्स्ट के लिए `string` लें, जिसे `=` से मान दे सकते हैं; बाक़ी मान `{ }` में लिखे जाते हैं।',
  'An address is wanted here, and this is a plain `{given}`. Put `&` before the variable.':
    'यहाँ पता चाहिए, और यह सीधा `{given}` है। वेरिएबल से पहले `&` लगाएँ।',
  '`{symbol}` is a plain `{given}`, and gets an address. Declare it as a pointer, `{given} *{symbol}`, or leave the `&` away.':
    '`{symbol}` सीधा `{given}` है, और उसे पता मिला है। उसे pointer घोषित करें, `{given} *{symbol}`, या `&` हटा दें।',
  'An object of `{symbol}` is made here without values, and its constructor wants some. Give them, as in `{symbol} x(5);`, or write a constructor without parameters. A class built on `{symbol}` hands them on with `: {symbol}(5)`.':
    'यहाँ `{symbol}` का object बिना मानों के बना है, जबकि उसके constructor को मान चाहिए। मान दें, जैसे `{symbol} x(5);`, या बिना पैरामीटर का constructor लिखें। `{symbol}` पर बनी class मान `: {symbol}(5)` से आगे देती है।',
  '`str{symbol}` is for the texts of C. A `string` has its length in `s.size()` and is compared with `==`.':
    '`str{symbol}` C के टेक्स्ट के लिए है। `string` की लंबाई `s.size()` से मिलती है और उसकी तुलना `==` से होती है।',
  '`{symbol}` works on one character. Go through the text: `for (char &c : s) c = {symbol}(c);`.':
    '`{symbol}` एक अक्षर पर चलता है। पूरे टेक्स्ट पर चलें: `for (char &c : s) c = {symbol}(c);`।',
  '`insert` takes one pair. Simpler is `m[key] = value;`.':
    '`insert` एक pair लेता है। इससे आसान है `m[key] = value;`।',
  '`erase` takes a place and not a value: `v.erase(v.begin() + i)`.':
    '`erase` मान नहीं, जगह लेता है: `v.erase(v.begin() + i)`।',
  'There is no type `{symbol}`. If any type is meant, write `template <typename {symbol}>` on the line above.':
    '`{symbol}` नाम का कोई टाइप नहीं है। मतलब "कोई भी टाइप" हो तो ऊपर की पंक्ति में `template <typename {symbol}>` लिखें।',
  '`{symbol}` wants values of one type, and here they differ. Convert one, or name the type: `{symbol}<double>(…)`.':
    '`{symbol}` को एक ही टाइप के मान चाहिए, और यहाँ वे अलग हैं। एक को बदलें, या टाइप बताएँ: `{symbol}<double>(…)`।',
  'The parts of a text are characters: write `char {symbol}`.':
    'टेक्स्ट के हिस्से अक्षर होते हैं: `char {symbol}` लिखें।',
};
