/** The sentences of java-slips.table.ts in Hindi, by the English ones. */
export const javaSlipsHindi: Readonly<Record<string, string>> = {
  '`#{symbol}` belongs to C and C++. Java has `import java.util.Scanner;` and the like.':
    '`#{symbol}` C और C++ का है। Java में `import java.util.Scanner;` जैसा लिखते हैं।',
  '`else` takes no condition. Write `else if (…)`, or leave the condition away.':
    '`else` कोई शर्त नहीं लेता। `else if (…)` लिखें, या शर्त हटा दें।',
  'Java has no `{symbol}`. What follows the condition stands in `{ }`.':
    'Java में `{symbol}` नहीं है। शर्त के बाद जो आता है वह `{ }` में रहता है।',
  'Java has no `{symbol}`. Write `{operator}`.': 'Java में `{symbol}` नहीं है। `{operator}` लिखें।',
  'Java has no operator `**`. For a power use `Math.pow(a, b)`, or multiply in a loop.':
    'Java में `**` नहीं है। घात के लिए `Math.pow(a, b)` लें, या लूप में गुणा करें।',
  'The two signs are the wrong way round: write `!=` for "is not equal to".':
    'दोनों चिह्न उलटे हैं: "बराबर नहीं" के लिए `!=` लिखें।',
  'Java says `final` where other languages say `const`: `final int MAX = 10;`.':
    'जहाँ दूसरी भाषाएँ `const` लिखती हैं वहाँ Java `final` लिखती है: `final int MAX = 10;`।',
  'Java writes `:` instead of `in`: `for (int {symbol} : numbers)`.':
    'Java में `in` की जगह `:` लिखते हैं: `for (int {symbol} : numbers)`।',
  'The three parts of a `for` stand with `;` between them, not `,`: `for (int i = 0; i < n; i++)`.':
    '`for` के तीन भागों के बीच `;` होता है, `,` नहीं: `for (int i = 0; i < n; i++)`।',
  'An array is made with `new` in Java: `{type}[] {symbol} = new {type}[{size}];`.':
    'Java में array `new` से बनता है: `{type}[] {symbol} = new {type}[{size}];`।',
  'Values in `{ }` can stand only where the array is declared. Here write `{symbol} = new int[] { … };`, with your own type.':
    '`{ }` में मान केवल वहीं हो सकते हैं जहाँ array घोषित होता है। यहाँ अपने टाइप के साथ `{symbol} = new int[] { … };` लिखें।',
  'Between a text and a value that are printed together stands `+`, as in `"Sum: " + sum`.':
    'साथ छापे जाने वाले टेक्स्ट और मान के बीच `+` होता है, जैसे `"Sum: " + sum`।',
  '`{symbol}` takes one value only. Join what you print with `+`, as in `"Sum: " + sum`, or use `printf`.':
    '`{symbol}` एक ही मान लेता है। जो छापना है उसे `+` से जोड़ें, जैसे `"Sum: " + sum`, या `printf` लें।',
  'A `String` has `length()` with round brackets, unlike an array. Write `{owner}.length()`.':
    '`String` का `length()` गोल कोष्ठक के साथ होता है, array जैसा नहीं। `{owner}.length()` लिखें।',
  '`System` has no `{symbol}`. Write `System.{better}` with a small letter.':
    '`System` में `{symbol}` नहीं है। छोटे अक्षर से `System.{better}` लिखें।',
  'An array has no methods of its own. Write `Arrays.{symbol}({owner});` and `import java.util.Arrays;`.':
    'array के अपने method नहीं होते। `Arrays.{symbol}({owner});` और `import java.util.Arrays;` लिखें।',
  '`{owner}` has no method `{symbol}`. Write `{better}`.':
    '`{owner}` में method `{symbol}` नहीं है। `{better}` लिखें।',
  'An object is made with `new`: write `new {symbol}(…)`.': 'object `new` से बनता है: `new {symbol}(…)` लिखें।',
  'There is no `{symbol}`. Write `System`, with exactly these letters.':
    '`{symbol}` नाम की कोई चीज़ नहीं है। ठीक इन्हीं अक्षरों से `System` लिखें।',
  "A text cannot become one `{wanted}`. Take a character with `charAt(0)`, and write a single one with single quotes: `'a'`.":
    "टेक्स्ट एक `{wanted}` नहीं बन सकता। `charAt(0)` से एक अक्षर लें, और अकेला अक्षर इकहरे चिह्नों में लिखें: `'a'`।",
  'The value after `case` must be of the type that `switch` looks at ({type}), and here it is another.':
    '`case` के बाद का मान उसी टाइप का होना चाहिए जिसे `switch` देखता है ({type}), और यहाँ दूसरा है।',
  'A condition must be true or false, and this is a text. Compare two texts with `a.equals(b)`.':
    'शर्त सच या झूठ होती है, और यह टेक्स्ट है। दो टेक्स्ट `a.equals(b)` से मिलाएँ।',
  'The method called here is `void`, so it gives no value. Let it `return` a `{wanted}`, or call it on a line of its own.':
    'यहाँ बुलाया गया method `void` है, इसलिए कोई मान नहीं देता। उससे `{wanted}` `return` कराएँ, या उसे अलग पंक्ति में बुलाएँ।',
  'The collection does not say what it holds, so it gives mere objects. Declare it with the type, as in `ArrayList<Integer>` or `Map<String, Integer>`.':
    'collection यह नहीं बताता कि उसमें क्या है, इसलिए केवल object देता है। उसे टाइप के साथ घोषित करें, जैसे `ArrayList<Integer>` या `Map<String, Integer>`।',
  'An array is no text. `Arrays.toString(a)` writes its elements out; `new String(letters)` makes a text of a `char[]`.':
    'array टेक्स्ट नहीं है। `Arrays.toString(a)` उसके मान लिखता है; `new String(letters)` `char[]` से टेक्स्ट बनाता है।',
  'An array of one type is not one of another: this is `{given}`, and `{wanted}` is needed. Use one type on both sides.':
    'एक टाइप का array दूसरे टाइप का नहीं होता: यह `{given}` है और `{wanted}` चाहिए। दोनों ओर एक ही टाइप लें।',
  'This is a whole array (`{given}`), and one `{wanted}` is needed. Take one element of it, as in `a[0]`.':
    'यह पूरा array (`{given}`) है, और एक `{wanted}` चाहिए। उसका एक मान लें, जैसे `a[0]`।',
  'This is one `{given}`, and an array is needed (`{wanted}`). Put values into `{ }`, or make one with `new`.':
    'यह एक `{given}` है, और array (`{wanted}`) चाहिए। मान `{ }` में रखें, या `new` से array बनाएँ।',
  'A number with a decimal point is a `double`. Write `{symbol}f` for a `float`, or declare the variable as `double`.':
    'दशमलव वाली संख्या `double` होती है। `float` के लिए `{symbol}f` लिखें, या वेरिएबल को `double` घोषित करें।',
};
