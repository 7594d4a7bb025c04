import type { ExplanationRule } from '../explanation.ts';

/** What beginners in Java bring from C, C++ and Python, and the first stumbles with interfaces and the library. */
export const javaHabits: readonly ExplanationRule[] = [
  {
    id: 'java/implements-for-interface',
    pattern: /no interface expected here/,
    text: {
      en: 'A class takes on an interface with `implements`, not with `extends`.',
      hi: 'class interface को `extends` से नहीं, `implements` से अपनाती है।',
    },
  },
  {
    id: 'java/nothing-overridden',
    pattern: /method does not override or implement a method from a supertype/,
    text: {
      en: '`@Override` says that the class above has exactly this method, but it does not. Check the name and the parameters.',
      hi: '`@Override` कहता है कि ऊपर की class में ठीक यही method है, और वह नहीं है। नाम और parameters जाँचें।',
    },
  },
  {
    id: 'java/overridden-otherwise',
    pattern:
      /(?<symbol>\w+)\([^)]*\) in \w+ cannot (?:override|implement|hide) \k<symbol>\([^)]*\) in (?<other>\w+)(?![\s\S]*weaker access)/,
    text: {
      en: '`{other}` already has `{symbol}`, with another type before its name or as `final`. Use the same type, or another name.',
      hi: '`{other}` में `{symbol}` पहले से है, नाम से पहले दूसरे टाइप के साथ या `final` के रूप में। वही टाइप लें, या दूसरा नाम।',
    },
  },
  {
    id: 'java/never-thrown',
    pattern: /exception (?<symbol>\w+) is never thrown in body of corresponding try/,
    text: {
      en: 'Nothing inside this `try` can fail with `{symbol}`. Catch `Exception`, or leave `try` and `catch` away.',
      hi: 'इस `try` के अंदर कुछ भी `{symbol}` से विफल नहीं हो सकता। `Exception` पकड़ें, या `try` और `catch` हटा दें।',
    },
  },
  {
    id: 'java/size-or-values',
    pattern: /array creation with both dimension expression and initialization/,
    text: {
      en: 'An array gets its size or its values, not both: `new int[3]` or `new int[]{1, 2, 3}`.',
      hi: 'array को आकार या मान मिलते हैं, दोनों नहीं: `new int[3]` या `new int[]{1, 2, 3}`।',
    },
  },
  {
    id: 'java/case-not-constant',
    pattern: /constant expression required/,
    text: {
      en: '`case` takes one fixed value. For a variable or a condition use `if` and `else if`.',
      hi: '`case` के बाद एक निश्चित मान आता है। variable या शर्त के लिए `if` और `else if` लें।',
    },
  },
  {
    id: 'java/var-without-type',
    pattern: /cannot infer type for local variable (?<symbol>\w+)/,
    text: {
      en: '`var` takes its type from a value, and `{symbol}` gets none here. Write its type instead of `var`.',
      hi: '`var` अपना टाइप मान से लेता है, और `{symbol}` को यहाँ कोई नहीं मिलता। `var` की जगह उसका टाइप लिखें।',
    },
  },
  {
    id: 'java/digits-of-another-script',
    pattern: /illegal non-ASCII digit[\s\S]*source: [^\n]*?(?<symbol>[०-९]+)/,
    text: {
      en: 'A program writes its numbers with the digits 0 to 9. Switch the keyboard and type `{symbol}` again.',
      hi: 'प्रोग्राम में संख्याएँ 0 से 9 के अंकों से लिखी जाती हैं। keyboard बदलकर `{symbol}` फिर से लिखें।',
    },
  },
  {
    id: 'java/dash-for-minus',
    pattern: /illegal character: '\\u201[34]'[\s\S]*source: [^\n]*?(?<symbol>[–—])/,
    text: {
      en: 'The sign `{symbol}` comes from a document and is not a minus sign. Type `-` in its place here in the editor.',
      hi: 'चिह्न `{symbol}` किसी document से आया है और minus नहीं है। उसकी जगह यहाँ editor में `-` लिखें।',
    },
  },
  {
    id: 'java/values-in-braces',
    pattern: /illegal start of expression[\s\S]*source: [^\n]*=\s*\[/,
    text: {
      en: 'The values of an array go in braces: `{1, 2, 3}`.',
      hi: 'array के मान `{1, 2, 3}` की तरह braces में लिखे जाते हैं।',
    },
  },
  {
    id: 'java/size-in-brackets',
    pattern: /'\[' expected[\s\S]*source: [^\n]*\bnew (?<type>\w+)\s*\(/,
    text: {
      en: 'The size of an array goes in square brackets: `new {type}[5]`.',
      hi: 'array का आकार चौकोर कोष्ठक में आता है: `new {type}[5]`।',
    },
  },
  {
    id: 'java/key-of-map',
    pattern: /incompatible types: String cannot be converted to int[\s\S]*source: [^\n]*\b(?<symbol>\w+)\["/,
    text: {
      en: 'Square brackets take only a number. For a map write `{symbol}.put(key, value)` and `{symbol}.get(key)`.',
      hi: 'चौकोर कोष्ठक केवल संख्या लेते हैं। map के लिए `{symbol}.put(key, value)` और `{symbol}.get(key)` लिखें।',
    },
  },
  {
    id: 'java/class-of-method',
    pattern:
      /symbol:\s+method (?<symbol>sqrt|pow|max|min|abs|floor|ceil|round|random|log|sin|cos)\([\s\S]*location: class/,
    text: {
      en: '`{symbol}` is in the class `Math`. Write `Math.{symbol}(…)`.',
      hi: '`{symbol}` class `Math` में है। `Math.{symbol}(…)` लिखें।',
    },
  },
  {
    id: 'java/array-stays',
    pattern:
      /symbol:\s+method (?<symbol>add|push|append|size|remove|contains|get|put)\([\s\S]*location: variable (?<name>\w+) of type [\w<>]+\[\]/,
    text: {
      en: 'An array has no `{symbol}`: its size is fixed. Set an element with `{name}[i] = …`, or use an `ArrayList`.',
      hi: 'array में `{symbol}` नहीं होता: उसका आकार नहीं बदलता। `{name}[i] = …` से element रखें, या `ArrayList` लें।',
    },
  },
  {
    id: 'java/scanner-needed',
    pattern: /non-static method (?<symbol>next\w*)\(/,
    text: {
      en: 'Make a `Scanner` first: `Scanner in = new Scanner(System.in);`. Then call `in.{symbol}()`.',
      hi: 'पहले `Scanner` बनाएँ: `Scanner in = new Scanner(System.in);`। फिर `in.{symbol}()` बुलाएँ।',
    },
  },
  {
    id: 'java/class-inside',
    pattern: /non-static variable this cannot be referenced[\s\S]*source: [^\n]*\bnew (?<symbol>\w+)\s*\(/,
    text: {
      en: 'The class `{symbol}` is inside another one. Put `static` before `class {symbol}`, or move it out.',
      hi: 'class `{symbol}` दूसरी class के अंदर है। `class {symbol}` से पहले `static` लगाएँ, या उसे बाहर ले जाएँ।',
    },
  },
  {
    id: 'java/text-stays',
    pattern: /unexpected type[\s\S]*source: [^\n]*\.charAt\([^)]*\)\s*=(?!=)/,
    text: {
      en: 'A `String` cannot be changed. Build a new one, or use a `StringBuilder` and its `setCharAt(i, c)`.',
      hi: '`String` बदला नहीं जा सकता। नया बनाएँ, या `StringBuilder` और उसका `setCharAt(i, c)` लें।',
    },
  },
  {
    id: 'java/null-for-number',
    pattern: /incompatible types: <null> cannot be converted to (?<type>\w+)/,
    text: {
      en: 'A plain `{type}` always has a value and cannot be `null`. Give it one, such as 0.',
      hi: 'साधारण `{type}` का सदा एक मान होता है और वह `null` नहीं हो सकता। उसे मान दें, जैसे 0।',
    },
  },
  {
    id: 'java/number-with-points',
    pattern: /NumberFormatException: multiple points/,
    text: {
      en: 'This number has more than one decimal point, so it cannot be read. Print the text just before.',
      hi: 'इस संख्या में एक से अधिक दशमलव बिंदु हैं, इसलिए वह पढ़ी नहीं जा सकती। ठीक पहले टेक्स्ट छापें।',
    },
  },
  {
    id: 'java/empty-line',
    pattern: /NumberFormatException: (?:For input string: ""|empty String)/,
    text: {
      en: 'The text that should be a number is empty. Check how many lines the problem gives, and that no empty one is read.',
      hi: 'जिस टेक्स्ट को संख्या होना था वह खाली है। जाँचें कि प्रश्न कितनी पंक्तियाँ देता है, और कोई खाली पंक्ति न पढ़ी जाए।',
    },
  },
  {
    id: 'java/two-comparisons',
    pattern: /bad operand types for binary operator '[<>]=?'[\s\S]*first type:\s+boolean/,
    text: {
      en: 'Java compares two values at a time: write `0 < x && x < 5`.',
      hi: 'Java एक बार में दो मान मिलाता है: `0 < x && x < 5` लिखें।',
    },
  },
  {
    id: 'java/order-of-texts',
    pattern:
      /bad operand types for binary operator '(?<operator>[<>]=?)'[\s\S]*first type:\s+String\s+second type:\s+String/,
    text: {
      en: 'To see which of two texts comes first, write `a.compareTo(b) {operator} 0`.',
      hi: 'दो टेक्स्टों में कौन पहले आता है, यह `a.compareTo(b) {operator} 0` बताता है।',
    },
  },
  {
    id: 'java/sort-of-list',
    pattern: /no suitable method found for sort\((?:Array|Linked)?List/,
    text: {
      en: 'A list is sorted with `Collections.sort(list)`; `Arrays.sort` is for arrays.',
      hi: 'list `Collections.sort(list)` से क्रम में आती है; `Arrays.sort` arrays के लिए है।',
    },
  },
  {
    id: 'java/sort-of-array',
    pattern: /no suitable method found for sort\((?<type>int|double|long|char)\[\]\)/,
    text: {
      en: 'An array is sorted with `Arrays.sort(a)`; `Collections.sort` is for lists.',
      hi: 'array `Arrays.sort(a)` से क्रम में आता है; `Collections.sort` lists के लिए है।',
    },
  },
  {
    id: 'java/order-of-numbers',
    pattern: /no suitable method found for sort\((?<type>int|double|long|char)\[\],Comparator/,
    text: {
      en: 'An order of your own works on objects only, not on a `{type}[]`. Sort it without one and go through it from the end, or use an `Integer[]`.',
      hi: 'अपना क्रम केवल objects पर चलता है, `{type}[]` पर नहीं। सीधे sort करके अंत से चलें, या `Integer[]` लें।',
    },
  },
  {
    id: 'java/no-pointers',
    pattern:
      /not a statement[\s\S]*source: [^\n]*\b(?:int|char|double|float|long)\s*\*\s*(?<symbol>[a-z]\w*)\s*[;=]/,
    text: {
      en: 'Java has no pointers. Leave out the `*`: the name of an array or an object already refers to it.',
      hi: 'Java में pointer नहीं होते। `*` हटा दें: array या object अपने नाम से ही जाना जाता है।',
    },
  },
  {
    id: 'java/no-references',
    pattern: /<identifier> expected[\s\S]*source: [^\n]*\(\s*\w+\s*&\s*(?<symbol>\w+)/,
    text: {
      en: 'Java has no `&` before a parameter. Leave it out, and `return` the changed value.',
      hi: 'Java में parameter से पहले `&` नहीं होता। उसे हटा दें, और जो मान बदला उसे `return` करें।',
    },
  },
  {
    id: 'java/default-of-parameter',
    pattern:
      /expected[\s\S]*source: [^\n]*\b\w+\([^()]*\b(?:int|double|String|boolean|char|long)\s+(?<symbol>\w+)\s*=[^()]*\)\s*\{/,
    text: {
      en: 'A parameter cannot have a default value in Java. Write a second method without `{symbol}` that calls this one.',
      hi: 'Java में parameter का अपना मान नहीं होता। `{symbol}` के बिना दूसरी method लिखें जो इसे बुलाए।',
    },
  },
  {
    id: 'java/no-unsigned',
    pattern: /not a statement[\s\S]*source: [^\n]*\bunsigned\b/,
    text: {
      en: 'Java has no `unsigned`. Write `int`, or `long` for larger numbers.',
      hi: 'Java में `unsigned` नहीं है। `int` लिखें, या बड़ी संख्याओं के लिए `long`।',
    },
  },
  {
    id: 'java/words-of-c',
    pattern: /(?:expected|illegal start)[\s\S]*source: \s*(?<symbol>struct|using|typedef|namespace)\b/,
    text: {
      en: '`{symbol}` belongs to C and C++. In Java everything goes in a `class`.',
      hi: '`{symbol}` C और C++ का है। Java में सब कुछ `class` में होता है।',
    },
  },
];
