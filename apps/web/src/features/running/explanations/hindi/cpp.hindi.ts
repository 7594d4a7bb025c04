/** The sentences of cpp.table.ts in Hindi, by the English ones. */
export const cppHindi: Readonly<Record<string, string>> = {
  '`{symbol}` lives in the namespace `std`. Write `std::{symbol}`, or add `using namespace std;` below your `#include` lines.':
    '`{symbol}` namespace `std` में रहता है। `std::{symbol}` लिखें, या `#include` पंक्तियों के नीचे `using namespace std;` जोड़ें।',
  '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program, with `using namespace std;` or `std::` before the name.':
    '`{symbol}` को उसका हेडर चाहिए। प्रोग्राम के सबसे ऊपर `#include <{header}>` जोड़ें, और `using namespace std;` या नाम से पहले `std::`।',
  'The name `{symbol}` is not known here. Declare it before this line, or check its spelling; a name declared inside `{ }` is known only there.':
    'नाम `{symbol}` यहाँ जाना हुआ नहीं है। इसे इस पंक्ति से पहले घोषित करें, या वर्तनी जाँचें; `{ }` के भीतर घोषित नाम केवल वहीं चलता है।',
  '`std` has no `{symbol}` here. Check its spelling, or add the header that declares it.':
    'यहाँ `std` में `{symbol}` नहीं है। इसकी वर्तनी जाँचें, या वह हेडर जोड़ें जो इसे घोषित करता है।',
  '`cin` reads with `>>`, not `<<`: the arrows point to the variable, as in `cin >> n;`.':
    '`cin` `<<` से नहीं, `>>` से पढ़ता है: तीर वेरिएबल की ओर जाते हैं, जैसे `cin >> n;`।',
  '`cout` prints with `<<`, not `>>`: the arrows point to the screen, as in `cout << n;`.':
    '`cout` `>>` से नहीं, `<<` से छापता है: तीर स्क्रीन की ओर जाते हैं, जैसे `cout << n;`।',
  '`sort` works on a `vector`, an array or a `deque` only. A `list` has its own: `l.sort()`; a `set` or `map` is always in order.':
    '`sort` केवल `vector`, array या `deque` पर चलता है। `list` का अपना है: `l.sort()`; `set` या `map` हमेशा क्रम में रहते हैं।',
  '`{operator}` does not know how to handle `{type}`. Print or read its parts one by one, in a loop if there are many.':
    '`{operator}` नहीं जानता कि `{type}` के साथ क्या करे। इसके हिस्से एक-एक करके छापें या पढ़ें, ज़्यादा हों तो लूप में।',
  '`{operator}` cannot work on `{left}` and `{right}`. Check the types of both sides; for a type of your own you must write `operator{operator}` yourself.':
    '`{operator}` को `{left}` और `{right}` पर नहीं चला सकते। दोनों ओर के टाइप जाँचें; अपने बनाए टाइप के लिए `operator{operator}` ख़ुद लिखना होता है।',
  '`{operator}` cannot work on `{type}`. Check the type of what stands beside it.':
    '`{operator}` को `{type}` पर नहीं चला सकते। देखें कि उसके पास जो है उसका टाइप क्या है।',
  '`{symbol}` cannot be called with ({given}). Compare the number and the types of the values with what `{symbol}` takes.':
    '`{symbol}` को ({given}) के साथ नहीं बुला सकते। मानों की गिनती और टाइप को उससे मिलाएँ जो `{symbol}` लेता है।',
  "A text in double quotes is put into one `char`. Use single quotes for a single character: `'a'`.":
    "दोहरे उद्धरण-चिह्नों वाला टेक्स्ट एक `char` में रखा है। अकेले अक्षर के लिए इकहरे चिह्न लें: `'a'`।",
  'A text (`{given}`) cannot become an `{wanted}`. Remove the quotation marks, or turn the text into a number with `stoi`.':
    'टेक्स्ट (`{given}`) `{wanted}` नहीं बन सकता। उद्धरण-चिह्न हटाएँ, या टेक्स्ट को `stoi` से संख्या बनाएँ।',
  'A `{given}` cannot become a `{wanted}` here. Check what you assign, pass or return; a text becomes a number with `stoi`, a number a text with `to_string`.':
    'यहाँ `{given}` `{wanted}` नहीं बन सकता। देखें कि आप क्या रखते, देते या लौटाते हैं; टेक्स्ट `stoi` से संख्या बनता है, संख्या `to_string` से टेक्स्ट।',
  'A `{given}` cannot become a `{wanted}` here. Check the types on both sides of `=`.':
    'यहाँ `{given}` `{wanted}` नहीं बन सकता। `=` के दोनों ओर के टाइप जाँचें।',
  'Inside `{ }` the value `{symbol}` of type `{given}` may not be squeezed into `{wanted}`. Convert it openly: `({wanted}){symbol}`.':
    '`{ }` के भीतर `{given}` टाइप का मान `{symbol}` `{wanted}` में नहीं समेटा जा सकता। खुलकर बदलें: `({wanted}){symbol}`।',
  '`{name}` stands outside every function, where nothing can be carried out. Move it into `main`, or look for a `}` too many above it.':
    '`{name}` हर फ़ंक्शन से बाहर है, जहाँ कुछ चल नहीं सकता। उसे `main` में ले जाएँ, या ऊपर कोई ज़्यादा `}` ढूँढें।',
  'There is no type `{symbol}`. Did you mean `{better}`?':
    '`{symbol}` नाम का कोई टाइप नहीं है। क्या आपका मतलब `{better}` था?',
  'There is no type called `{symbol}` here. Check its spelling; a type of the library needs its header and `std::` or `using namespace std;`.':
    'यहाँ `{symbol}` नाम का कोई टाइप नहीं है। वर्तनी जाँचें; library के टाइप को उसका हेडर और `std::` या `using namespace std;` चाहिए।',
  '`{symbol}` is not known as a type. If it is a parameter, give it its own type, as in `int a, int b`.':
    '`{symbol}` टाइप के रूप में जाना हुआ नहीं है। यह पैरामीटर हो तो उसे अपना टाइप दें, जैसे `int a, int b`।',
  '`{symbol}` has no type before its name. Write what the function returns, as in `int {symbol}(…)`, or `void` when it returns nothing.':
    '`{symbol}` के नाम से पहले टाइप नहीं है। लिखें कि फ़ंक्शन क्या लौटाता है, जैसे `int {symbol}(…)`, या कुछ न लौटाए तो `void`।',
  'A `;` is missing after the `}` that ends your `class` or `struct`.':
    'जो `}` आपके `class` या `struct` को पूरा करता है, उसके बाद `;` छूटा है।',
  '`{name}` is declared twice, with two different types. Use one type, or another name for one of them.':
    '`{name}` दो बार, दो अलग टाइप के साथ घोषित है। एक टाइप लें, या एक का नाम बदलें।',
  '`{object}` is a pointer, so its members are reached with `->`: `{object}->{symbol}`.':
    '`{object}` एक pointer है, इसलिए उसके सदस्य `->` से मिलते हैं: `{object}->{symbol}`।',
  'This is no pointer but a `{type}` itself, so its members are reached with `.` instead of `->`.':
    'यह pointer नहीं, ख़ुद `{type}` है, इसलिए उसके सदस्य `->` से नहीं, `.` से मिलते हैं।',
  '`{object}` is a plain `{type}`, so it has no `.{symbol}`. Use a `vector` or `string` if you need one.':
    '`{object}` सीधा `{type}` है, इसलिए उसमें `.{symbol}` नहीं है। वह चाहिए तो `vector` या `string` लें।',
  '`{symbol}` is `{access}`, so only its own class may use it. Put it under `public:`, or add a function that gives its value.':
    '`{symbol}` `{access}` है, इसलिए केवल उसकी अपनी class उसे ले सकती है। उसे `public:` के नीचे रखें, या उसका मान देने वाला फ़ंक्शन जोड़ें।',
  'This function is `{type}`, so it may not return a value. Change its type, as to `int`, or write `return;`.':
    'यह फ़ंक्शन `{type}` है, इसलिए कोई मान नहीं लौटा सकता। उसका टाइप बदलें, जैसे `int`, या `return;` लिखें।',
  'This function promises to return `{type}`, and `return;` gives nothing. Write the value after `return`.':
    'यह फ़ंक्शन `{type}` लौटाने का वादा करता है, और `return;` कुछ नहीं देता। `return` के बाद मान लिखें।',
  'This function promises a value but can end without `return`. Add a `return` at its end.':
    'यह फ़ंक्शन मान देने का वादा करता है, पर `return` के बिना पूरा हो सकता है। अंत में `return` जोड़ें।',
  'What stands before `[ ]` is a plain `{left}`, which has no elements. Declare it as an array or a `vector`, or leave the `[ ]` away.':
    '`[ ]` से पहले सीधा `{left}` है, जिसमें लेने को कुछ नहीं है। उसे array या `vector` घोषित करें, या `[ ]` हटा दें।',
  '`{symbol}` is a variable, not a function, so `{symbol}(…)` means nothing. For multiplication write `*`; or give the variable another name than the function.':
    '`{symbol}` एक वेरिएबल है, फ़ंक्शन नहीं, इसलिए `{symbol}(…)` का कोई मतलब नहीं। गुणा के लिए `*` लिखें; या वेरिएबल को फ़ंक्शन से अलग नाम दें।',
  'A function begins inside another one. Move it out, above `main`, or close the function before it with `}`.':
    'एक फ़ंक्शन दूसरे के भीतर शुरू होता है। उसे बाहर, `main` के ऊपर ले जाएँ, या उससे पहले वाले फ़ंक्शन को `}` से बंद करें।',
  "A text in double quotes is compared with a single character or a number. Use single quotes for one character: `'A'`.":
    "दोहरे उद्धरण-चिह्नों वाला टेक्स्ट अकेले अक्षर या संख्या से मिलाया गया है। एक अक्षर के लिए इकहरे चिह्न लें: `'A'`।",
  '`%` works on whole numbers only, and here it gets `{left}` and `{right}`. Use whole numbers, or `fmod` from `<cmath>`.':
    '`%` केवल पूर्ण संख्याओं पर चलता है, और यहाँ उसे `{left}` और `{right}` मिले हैं। पूर्ण संख्याएँ लें, या `<cmath>` का `fmod`।',
  '`{operator}` cannot work on `{left}` and `{right}`. Make one of two texts a `string`, as in `string("x") + "y"`, and check the types of both sides.':
    '`{operator}` को `{left}` और `{right}` पर नहीं चला सकते। दो टेक्स्ट में से एक को `string` बनाएँ, जैसे `string("x") + "y"`, और दोनों ओर के टाइप जाँचें।',
  'The library has a `{symbol}` too, and `using namespace std;` makes the two look alike. Give yours another name.':
    'library में भी `{symbol}` है, और `using namespace std;` से दोनों एक जैसे दिखते हैं। अपने वाले को दूसरा नाम दें।',
  'There are several `{symbol}` that fit ({given}) equally well. Convert the values to the type you mean, as in `(double)x`.':
    'कई `{symbol}` हैं जो ({given}) से बराबर मेल खाते हैं। मानों को उस टाइप में बदलें जो आप चाहते हैं, जैसे `(double)x`।',
  'A variable is declared inside a `case` above and would be known here without a value. Put the lines of each `case` into `{ }`.':
    'ऊपर किसी `case` के भीतर वेरिएबल घोषित है, जो यहाँ बिना मान के मिलता। हर `case` की पंक्तियों को `{ }` में रखें।',
  '`{symbol}` needs another number of types between `<` and `>`: {wanted}, and here there are {given}.':
    '`{symbol}` को `<` और `>` के बीच दूसरी गिनती में टाइप चाहिए: {wanted}, और यहाँ {given} हैं।',
  '`auto` takes its type from a value, and `{symbol}` gets none here. Give it a value, or write its type instead of `auto`.':
    '`auto` अपना टाइप मान से लेता है, और `{symbol}` को यहाँ मान नहीं मिला। उसे मान दें, या `auto` की जगह टाइप लिखें।',
  '`{symbol}` belongs to objects of its class. Make an object first and call it on that: `thing.{symbol}(…)`.':
    '`{symbol}` अपनी class के object का है। पहले object बनाएँ, फिर उसी पर बुलाएँ: `thing.{symbol}(…)`।',
  'A name cannot begin with a digit, as `{symbol}` does. Begin it with a letter.':
    'नाम अंक से शुरू नहीं हो सकता, जैसे `{symbol}` होता है। उसे अक्षर से शुरू करें।',
  'This is not understood up to `{symbol}`. Look for a name or type that is missing just before it, or a `;` or `}` too many above.':
    '`{symbol}` तक यह समझ नहीं आता। देखें कि ठीक उससे पहले कोई नाम या टाइप छूटा है, या ऊपर `;` या `}` ज़्यादा है।',
};
