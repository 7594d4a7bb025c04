/** The sentences of java-habits.table.ts in Hindi, by the English ones. */
export const javaHabitsHindi: Readonly<Record<string, string>> = {
  'A class takes over an interface with `implements`, not with `extends`.':
    'class interface को `extends` से नहीं, `implements` से अपनाती है।',
  '`@Override` says that the class above has this very method, and it has not. Check the name and the parameters.':
    '`@Override` कहता है कि ऊपर की class में ठीक यही method है, और वह नहीं है। नाम और parameters जाँचें।',
  '`{other}` has `{symbol}` already, with another type before its name or as `final`. Use the same type, or another name.':
    '`{other}` में `{symbol}` पहले से है, नाम से पहले दूसरे टाइप के साथ या `final` के रूप में। वही टाइप लें, या दूसरा नाम।',
  'Nothing inside this `try` can fail with `{symbol}`. Catch `Exception`, or leave `try` and `catch` away.':
    'इस `try` के अंदर कुछ भी `{symbol}` से विफल नहीं हो सकता। `Exception` पकड़ें, या `try` और `catch` हटा दें।',
  'An array gets its size or its values, not both: `new int[3]` or `new int[]{1, 2, 3}`.':
    'array को आकार या मान मिलते हैं, दोनों नहीं: `new int[3]` या `new int[]{1, 2, 3}`।',
  'After `case` stands one fixed value. For a variable or a condition use `if` and `else if`.':
    '`case` के बाद एक निश्चित मान आता है। variable या शर्त के लिए `if` और `else if` लें।',
  '`var` takes its type from a value, and `{symbol}` gets none here. Write its type instead of `var`.':
    '`var` अपना टाइप मान से लेता है, और `{symbol}` को यहाँ कोई नहीं मिलता। `var` की जगह उसका टाइप लिखें।',
  'The values of an array stand in braces: `{1, 2, 3}`.':
    'array के मान `{1, 2, 3}` की तरह braces में लिखे जाते हैं।',
  'The size of an array stands in square brackets: `new {type}[5]`.':
    'array का आकार चौकोर कोष्ठक में आता है: `new {type}[5]`।',
  'Square brackets take a number only. For a map write `{symbol}.put(key, value)` and `{symbol}.get(key)`.':
    'चौकोर कोष्ठक केवल संख्या लेते हैं। map के लिए `{symbol}.put(key, value)` और `{symbol}.get(key)` लिखें।',
  '`{symbol}` stands in the class `Math`. Write `Math.{symbol}(…)`.':
    '`{symbol}` class `Math` में है। `Math.{symbol}(…)` लिखें।',
  'An array has no `{symbol}`: its size stays. Set an element with `{name}[i] = …`, or use an `ArrayList`.':
    'array में `{symbol}` नहीं होता: उसका आकार नहीं बदलता। `{name}[i] = …` से element रखें, या `ArrayList` लें।',
  'Make a `Scanner` first: `Scanner in = new Scanner(System.in);`. Then call `in.{symbol}()`.':
    'पहले `Scanner` बनाएँ: `Scanner in = new Scanner(System.in);`। फिर `in.{symbol}()` बुलाएँ।',
  'The class `{symbol}` stands inside another one. Put `static` before `class {symbol}`, or move it out.':
    'class `{symbol}` दूसरी class के अंदर है। `class {symbol}` से पहले `static` लगाएँ, या उसे बाहर ले जाएँ।',
  'A `String` cannot be changed. Build a new one, or use a `StringBuilder` and its `setCharAt(i, c)`.':
    '`String` बदला नहीं जा सकता। नया बनाएँ, या `StringBuilder` और उसका `setCharAt(i, c)` लें।',
  'A plain `{type}` always has a value and cannot be `null`. Give it one, such as 0.':
    'साधारण `{type}` का सदा एक मान होता है और वह `null` नहीं हो सकता। उसे मान दें, जैसे 0।',
  'This number has more than one decimal point, so it cannot be read. Print the text just before.':
    'इस संख्या में एक से अधिक दशमलव बिंदु हैं, इसलिए वह पढ़ी नहीं जा सकती। ठीक पहले टेक्स्ट छापें।',
  'The text that should be a number is empty. Check how many lines the problem gives, and that no empty one is read.':
    'जिस टेक्स्ट को संख्या होना था वह खाली है। जाँचें कि प्रश्न कितनी पंक्तियाँ देता है, और कोई खाली पंक्ति न पढ़ी जाए।',
  'Java compares two values at a time: write `0 < x && x < 5`.':
    'Java एक बार में दो मान मिलाता है: `0 < x && x < 5` लिखें।',
  'Which of two texts comes first says `a.compareTo(b) {operator} 0`.':
    'दो टेक्स्टों में कौन पहले आता है, यह `a.compareTo(b) {operator} 0` बताता है।',
  'A list is sorted with `Collections.sort(list)`; `Arrays.sort` is for arrays.':
    'list `Collections.sort(list)` से क्रम में आती है; `Arrays.sort` arrays के लिए है।',
  'An array is sorted with `Arrays.sort(a)`; `Collections.sort` is for lists.':
    'array `Arrays.sort(a)` से क्रम में आता है; `Collections.sort` lists के लिए है।',
  'An order of your own works on objects only, not on a `{type}[]`. Sort it plainly and go through it from the end, or use an `Integer[]`.':
    'अपना क्रम केवल objects पर चलता है, `{type}[]` पर नहीं। सीधे sort करके अंत से चलें, या `Integer[]` लें।',
  'Java has no pointers. Leave the `*` away: an array or an object is referred to by its name already.':
    'Java में pointer नहीं होते। `*` हटा दें: array या object अपने नाम से ही जाना जाता है।',
  'Java has no `&` before a parameter. Leave it away, and `return` the value that has changed.':
    'Java में parameter से पहले `&` नहीं होता। उसे हटा दें, और जो मान बदला उसे `return` करें।',
  'A parameter gets no value of its own in Java. Write a second method without `{symbol}` that calls this one.':
    'Java में parameter का अपना मान नहीं होता। `{symbol}` के बिना दूसरी method लिखें जो इसे बुलाए।',
  'Java has no `unsigned`. Write `int`, or `long` for larger numbers.':
    'Java में `unsigned` नहीं है। `int` लिखें, या बड़ी संख्याओं के लिए `long`।',
  '`{symbol}` belongs to C and C++. In Java everything stands in a `class`.':
    '`{symbol}` C और C++ का है। Java में सब कुछ `class` में होता है।',
};
