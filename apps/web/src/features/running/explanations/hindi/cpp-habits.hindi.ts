/** The sentences of cpp-habits.table.ts in Hindi, by the English ones. */
export const cppHabitsHindi: Readonly<Record<string, string>> = {
  '`main` must be `int main()`, not `void`. Put `return 0;` at its end.':
    '`main` को `int main()` होना चाहिए, `void` नहीं। उसके अंत में `return 0;` लिखें।',
  'An array is declared without `new`: write `int {symbol}[5];`, or use a `vector`.':
    'array `new` के बिना घोषित होता है: `int {symbol}[5];` लिखें, या `vector` लें।',
  'An array cannot be copied with `=`. Copy element by element, or use a `vector`, which can.':
    'array `=` से कॉपी नहीं होता। एक-एक मान कॉपी करें, या `vector` लें, जो हो सकता है।',
  'C++ writes `:` instead of `in`: `for (int {symbol} : numbers)`.':
    'C++ में `in` की जगह `:` लिखते हैं: `for (int {symbol} : numbers)`।',
  '`{name}` must get its value where it is declared, because it cannot change later. Write `= …` after it.':
    '`{name}` को वहीं मान मिलना चाहिए जहाँ वह घोषित होता है, क्योंकि बाद में नहीं बदल सकता। उसके बाद `= …` लिखें।',
  '`{name}` is misspelt. The line is `using namespace std;`.':
    '`{name}` की वर्तनी ग़लत है। पंक्ति यह है: `using namespace std;`।',
  'In C++ `{symbol}:` has a colon and counts for all that follows it in the class.':
    'C++ में `{symbol}:` के साथ कोलन होता है और वह class में आगे की सब चीज़ों पर लागू होता है।',
  'A constructor has no type before its name, not even `void`. Delete it.':
    'constructor के नाम से पहले कोई टाइप नहीं होता, `void` भी नहीं। उसे हटाएँ।',
  '`{symbol}` is abstract: a function of it is only promised with `= 0`. Make an object of a class that has written it.':
    '`{symbol}` abstract है: उसके एक function का `= 0` से केवल वादा है। ऐसी class का object बनाएँ जिसने उसे लिखा हो।',
  'No function of the class above has this name and these parameters, so `{symbol}` overrides nothing. Compare the two.':
    'ऊपर की class में इस नाम और इन parameter वाला कोई function नहीं है, इसलिए `{symbol}` किसी को override नहीं करता। दोनों को मिलाएँ।',
  '`this` is a pointer: write `this->{symbol}`.': '`this` एक pointer है: `this->{symbol}` लिखें।',
  '`{symbol}` belongs to Java. C++ writes `: public {base}`.':
    '`{symbol}` Java का है। C++ में `: public {base}` लिखते हैं।',
  '`cin` needs no `&`, unlike `scanf`. Write only the name of the variable.':
    '`scanf` के उलट `cin` को `&` नहीं चाहिए। केवल वेरिएबल का नाम लिखें।',
  '`cout` and `cin` need two signs: write `{sign}{sign}`.':
    '`cout` और `cin` को दो चिह्न चाहिए: `{sign}{sign}` लिखें।',
  '`new` gives a pointer, and this is an object. Leave `new` away: `{symbol} thing;`.':
    '`new` pointer देता है, और यह object है। `new` हटा दें: `{symbol} thing;`।',
  '`{type} {symbol}();` declares a function, not an object. Leave the round brackets away: `{type} {symbol};`.':
    '`{type} {symbol}();` function घोषित करता है, object नहीं। गोल कोष्ठक हटा दें: `{type} {symbol};`।',
  'A `map` has no `{symbol}`. Write `m[key] = value;`.': '`map` में `{symbol}` नहीं है। `m[key] = value;` लिखें।',
  '`{symbol}` needs the beginning and the end: `{symbol}(v.begin(), v.end())`, or `{symbol}(a, a + n)` for an array.':
    '`{symbol}` को शुरुआत और अंत चाहिए: `{symbol}(v.begin(), v.end())`, या array के लिए `{symbol}(a, a + n)`।',
  '`{symbol}` needs two values of one type, and here they are ({given}). Convert one, or write `{symbol}<long long>(a, b)`.':
    '`{symbol}` को एक ही टाइप के दो मान चाहिए, और यहाँ ({given}) हैं। एक को बदलें, या `{symbol}<long long>(a, b)` लिखें।',
  '`max` and `min` take two values. For more put them into braces: `max({a, b, c})`.':
    '`max` और `min` दो मान लेते हैं। ज़्यादा हों तो उन्हें धनुकोष्ठक में रखें: `max({a, b, c})`।',
  '`getline` takes first where from, then where to: `getline(cin, s)`.':
    '`getline` पहले यह लेता है कि कहाँ से, फिर यह कि कहाँ: `getline(cin, s)`।',
  '`getline` reads a whole line as a text, and this is `{given}`. Read a number with `cin >> n`.':
    '`getline` पूरी पंक्ति टेक्स्ट के रूप में पढ़ता है, और यह `{given}` है। संख्या `cin >> n` से पढ़ें।',
  '`gets` was taken out of the language because it can overrun its array. Write `getline(cin, s)` with a `string s`.':
    '`gets` भाषा से हटा दिया गया क्योंकि वह अपने array से आगे लिख सकता है। `string s` के साथ `getline(cin, s)` लिखें।',
  'A `{given}` cannot be joined to a text with `+` by itself. Write `to_string(…)` around it.':
    '`{given}` अपने आप `+` से टेक्स्ट में नहीं जुड़ता। उसके चारों ओर `to_string(…)` लिखें।',
  '`{symbol}` must say what it holds, as in `{symbol}<int>`.':
    '`{symbol}` को बताना होता है कि उसमें क्या है, जैसे `{symbol}<int>`।',
  'The class `{symbol}` has no constructor that takes ({given}). Give it the values that its constructor names, or write one without any.':
    'class `{symbol}` में ऐसा constructor नहीं है जो ({given}) ले। उसे वे मान दें जो उसका constructor बताता है, या बिना मान वाला एक लिखें।',
};
