/** The sentences of java-values.table.ts in Hindi, by the English ones. */
export const javaValuesHindi: Readonly<Record<string, string>> = {
  'The type stands once, before the first name: `{type} {symbol} = …, b = …;`.':
    'टाइप एक ही बार, पहले नाम से पहले लिखा जाता है: `{type} {symbol} = …, b = …;`।',
  'A call has values and no types. Write only the names: `add(x, y)`.':
    'मेथड बुलाते समय मान दिए जाते हैं, टाइप नहीं। केवल नाम लिखें: `add(x, y)`।',
  '`{symbol}` is taken for a name here. If you want to print the word itself, put it into double quotes: `"{symbol}"`.':
    '`{symbol}` को यहाँ कोई नाम माना गया है। यही शब्द छापना हो तो उसे दोहरे उद्धरण-चिह्नों में रखें: `"{symbol}"`।',
  'The size of an array stands behind `new`: `{type}[] {symbol} = new {type}[{size}];`.':
    'array का आकार `new` के पीछे लिखा जाता है: `{type}[] {symbol} = new {type}[{size}];`।',
  'An array is made with `new`: write `new {type}[{size}]`.':
    'array `new` से बनता है: `new {type}[{size}]` लिखें।',
  'Behind the name of a class stands `{` at once. Delete the `{sign}`: `class {symbol} {`.':
    'class के नाम के ठीक बाद `{` आता है। `{sign}` हटा दें: `class {symbol} {`।',
  'This `switch` has `default` twice. Delete one of the two.':
    'इस `switch` में `default` दो बार है। दोनों में से एक हटा दें।',
  '`{symbol}(…)` must be the first line of the constructor. Move it up.':
    '`{symbol}(…)` को constructor की पहली पंक्ति होना चाहिए। उसे ऊपर ले जाएँ।',
  'An `abstract` method is only promised: end it with `;` instead of `{ }`, or take `abstract` away.':
    '`abstract` मेथड का केवल वादा किया जाता है: उसे `{ }` की जगह `;` से ख़त्म करें, या `abstract` हटा दें।',
  'A `catch` above catches `{symbol}` already. Put the narrower one first, and `Exception` last.':
    'ऊपर का कोई `catch` `{symbol}` को पहले ही पकड़ लेता है। ख़ास वाले को पहले रखें, और `Exception` को आख़िर में।',
  'This loop goes through an array or a list, and `{symbol}` is `{given}`. Count with `for (int i = 0; i < n; i++)`; the characters of a text are `s.toCharArray()`.':
    'यह लूप array या list पर चलता है, और `{symbol}` `{given}` है। गिनने के लिए `for (int i = 0; i < n; i++)` लिखें; टेक्स्ट के अक्षर `s.toCharArray()` से मिलते हैं।',
  'This method is `static`, so it has no object, and no `this`. Make an object with `new` first and use its name.':
    'यह मेथड `static` है, इसलिए इसके पास कोई object नहीं है, और `this` भी नहीं। पहले `new` से object बनाएँ और उसका नाम काम में लें।',
  '`throw` needs an exception: `throw new RuntimeException("…")`.':
    '`throw` को exception चाहिए: `throw new RuntimeException("…")`।',
  '`{symbol}()` gives a text, and this variable is `{wanted}`. Read the number with {better}.':
    '`{symbol}()` टेक्स्ट देता है, और यह वेरिएबल `{wanted}` है। संख्या {better} से पढ़ें।',
  'The text and the first number are joined before the `-`. Put round brackets around what is worked out: `"Difference: " + (a - b)`.':
    '`-` से पहले ही टेक्स्ट और पहली संख्या जुड़ जाते हैं। जो हिसाब करना है उसे गोल कोष्ठक में रखें: `"Difference: " + (a - b)`।',
  'A text is not multiplied in Java. To repeat it write `"=".repeat(10)`.':
    'Java में टेक्स्ट का गुणा नहीं होता। उसे दोहराने के लिए `"=".repeat(10)` लिखें।',
  '`^` is no power in Java. Write `Math.pow(x, 2)`, or `x * x`.':
    'Java में `^` घात नहीं है। `Math.pow(x, 2)` या `x * x` लिखें।',
  '`!` turns true and false round, and this is `{given}`. Compare with 0: `n == 0`.':
    '`!` सच और झूठ को उलटता है, और यह `{given}` है। 0 से तुलना करें: `n == 0`।',
  "A single character stands in single quotes: `'a'`.": "अकेला अक्षर इकहरे चिह्नों में रहता है: `'a'`।",
  'The class above, `{symbol}`, needs values ({wanted}). Begin the constructor here with `super(…)`.':
    'ऊपर की class `{symbol}` को मान चाहिए ({wanted})। यहाँ का constructor `super(…)` से शुरू करें।',
  '`{symbol}` has no constructor that takes ({given}). Write one, `{symbol}(…) { … }`: it has no type before its name, not even `void`.':
    '`{symbol}` में ऐसा constructor नहीं है जो ({given}) ले। एक लिखें, `{symbol}(…) { … }`: उसके नाम से पहले कोई टाइप नहीं होता, `void` भी नहीं।',
  'A `Scanner` must know where to read: `new Scanner(System.in)`.':
    '`Scanner` को पता होना चाहिए कि कहाँ से पढ़ना है: `new Scanner(System.in)`।',
  '`{owner}` has `size()` with round brackets. Write `{owner}.size()`.':
    '`{owner}` में `size()` गोल कोष्ठक के साथ है। `{owner}.size()` लिखें।',
  'An array has `length` and nothing called `{symbol}`. Write `{owner}.length`.':
    'array में `length` होता है, `{symbol}` नाम का कुछ नहीं। `{owner}.length` लिखें।',
  '`{symbol}` is declared on line {line}, and is known only in the method, the loop or the `{ }` where that stands. Declare it before those, or hand it over as a parameter.':
    '`{symbol}` पंक्ति {line} पर घोषित है, और केवल उसी मेथड, लूप या `{ }` में जाना जाता है जिसमें वह पंक्ति है। उसे उनसे पहले घोषित करें, या पैरामीटर बनाकर दें।',
  'There is no class `Main`, and the program starts there. Call the class that holds `main` `Main`.':
    '`Main` नाम की class नहीं है, जबकि प्रोग्राम वहीं से शुरू होता है। जिस class में `main` है उसका नाम `Main` रखें।',
  'The program stands in a `package`, and is not found there. Delete the line `package …;` at the top.':
    'प्रोग्राम किसी `package` में है, और वहाँ वह मिलता नहीं। सबसे ऊपर की पंक्ति `package …;` हटा दें।',
  'The text is empty here. If `nextLine()` read it after `nextInt()`, it got only the rest of that line: call `nextLine()` once more before.':
    'यहाँ टेक्स्ट ख़ाली है। उसे `nextInt()` के बाद `nextLine()` ने पढ़ा हो, तो उसे उस पंक्ति का बचा हिस्सा ही मिला: पहले एक बार और `nextLine()` बुलाएँ।',
  'Your program is started without values behind its name, so `args` is empty. Read them with a `Scanner`.':
    'आपका प्रोग्राम नाम के बाद मान दिए बिना चलाया जाता है, इसलिए `args` ख़ाली है। मान `Scanner` से पढ़ें।',
  'There are several numbers in `{given}`. Take the line apart with `split(" ")`, or read with `nextInt()`.':
    '`{given}` में कई संख्याएँ हैं। पंक्ति को `split(" ")` से अलग करें, या `nextInt()` से पढ़ें।',
  '`{symbol}` is `null`: a new array of objects (or of rows) holds nothing at first. Put something there with `new` before this line.':
    '`{symbol}` `null` है: object (या पंक्तियों) का नया array शुरू में ख़ाली होता है। इस पंक्ति से पहले `new` से वहाँ कुछ रखें।',
  'The `Scanner` was closed with `close()` before this line. Move `close()` to the end, or leave it away.':
    'इस पंक्ति से पहले `Scanner` को `close()` से बंद कर दिया गया। `close()` को अंत में ले जाएँ, या हटा दें।',
};
