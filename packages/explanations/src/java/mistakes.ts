import { javaForeignWords } from './foreign-words.ts';
import type { ExplanationRule, Text } from '../explanation.ts';
import { isTypo } from '../code/typo.ts';

/** Methods that are mistyped most often. */
const METHODS =
  'println print printf nextInt nextLine nextDouble nextLong next parseInt parseDouble equals equalsIgnoreCase length charAt substring indexOf toUpperCase toLowerCase compareTo contains isEmpty split trim toCharArray valueOf size add remove put get containsKey getOrDefault append reverse toString hasNext hasNextInt';

/** What is asked of a type by people who know another language, or another type. */
const MEMBERS = new Map<string, string | Text>([
  [
    'Scanner.nextString',
    { en: 'next()` for a word or `nextLine()', hi: 'next()` (एक शब्द के लिए) या `nextLine()' },
  ],
  ['Scanner.nextChar', 'next().charAt(0)'],
  ['Scanner.readLine', 'nextLine()'],
  ['Scanner.readInt', 'nextInt()'],
  ['Scanner.getInt', 'nextInt()'],
  ['Scanner.nextInteger', 'nextInt()'],
  ['Scanner.read', { en: 'nextInt()` or `nextLine()', hi: 'nextInt()` या `nextLine()' }],
  ['String.size', 'length()'],
  ['String.len', 'length()'],
  ['String.substr', 'substring(from, to)'],
  ['String.at', 'charAt(…)'],
  ['String.get', 'charAt(…)'],
  ['String.reverse', 'new StringBuilder(text).reverse()'],
  ['String.upper', 'toUpperCase()'],
  ['String.lower', 'toLowerCase()'],
  ['String.append', '+'],
  ['List.length', 'size()'],
  ['List.append', 'add(…)'],
  ['List.push', 'add(…)'],
  ['List.push_back', 'add(…)'],
  ['List.sort', 'Collections.sort(…)'],
  ['Map.length', 'size()'],
  ['Map.add', 'put(…)'],
  ['Map.set', 'put(…)'],
  ['Map.has', 'containsKey(…)'],
  ['Map.contains', 'containsKey(…)'],
  ['PrintStream.writeline', 'println(…)'],
  ['PrintStream.printline', 'println(…)'],
]);

function memberOf(owner: string, symbol: string): string | Text | undefined {
  const plain = owner.replace(/<[\s\S]*/, '').replace(/^(?:Array|Linked|Hash|Tree)(?=List|Map)/, '');
  const better = METHODS.split(' ').find(
    (method) =>
      method !== symbol && (method.toLowerCase() === symbol.toLowerCase() || isTypo(symbol, method)),
  );
  return MEMBERS.get(`${plain}.${symbol}`) ?? MEMBERS.get(`${plain}.${symbol.toLowerCase()}`) ?? better;
}

/** What beginners in Java write out of habit or by mistake; javac reports most of it as something else. */
export const javaMistakes: readonly ExplanationRule[] = [
  ...javaForeignWords,
  {
    id: 'java/braces-after-declaration',
    pattern: /(?:illegal start of expression|not a statement)[\s\S]*source: \s*(?<symbol>\w+)\s*=\s*\{/,
    text: {
      en: 'Values in `{ }` can stand only where the array is declared. Here write `{symbol} = new int[] { … };`, with your own type.',
      hi: '`{ }` में मान केवल वहीं हो सकते हैं जहाँ array घोषित होता है। यहाँ अपने टाइप के साथ `{symbol} = new int[] { … };` लिखें।',
    },
  },
  {
    id: 'java/plus-between',
    pattern: /'\)'(?: or ',')? expected[\s\S]*source: [^\n]*print(?:ln)?\s*\([^\n]*(?:"\s+[\w(]|[\w)]\s+")/,
    text: {
      en: 'A text and a value that are printed together are joined with `+`, as in `"Sum: " + sum`.',
      hi: 'साथ छापे जाने वाले टेक्स्ट और मान के बीच `+` होता है, जैसे `"Sum: " + sum`।',
    },
  },
  {
    id: 'java/comma-in-print',
    pattern: /no suitable method found for (?<symbol>println|print)\((?<given>[^)\n]*,[^)\n]*)\)/,
    text: {
      en: '`{symbol}` takes one value only. Join what you print with `+`, as in `"Sum: " + sum`, or use `printf`.',
      hi: '`{symbol}` एक ही मान लेता है। जो छापना है उसे `+` से जोड़ें, जैसे `"Sum: " + sum`, या `printf` लें।',
    },
  },
  {
    id: 'java/body-brace',
    pattern:
      /';' expected[\s\S]*source: [^\n;={]*\b(?:static|public|private|protected|void)\b[^\n;={]*\)\s*(?:\/\/.*)?$/,
    text: {
      en: 'The body of a method begins with `{`, which is missing at the end of this line.',
      hi: 'method का भीतरी भाग `{` से शुरू होता है, जो इस पंक्ति के अंत में छूटा है।',
    },
  },
  {
    id: 'java/method-brackets',
    pattern:
      /';' expected[\s\S]*source: \s*(?:(?:public|private|protected|static|final)\s+)*(?!class\b|interface\b|enum\b|record\b|new\b|else\b|do\b|try\b)[\w<>[\]]+\s+(?<symbol>\w+)\s*\{/,
    text: {
      en: 'A method has round brackets after its name, even when it takes nothing: `{symbol}()`.',
      hi: 'method के नाम के पीछे गोल कोष्ठक होते हैं, चाहे वह कुछ न ले: `{symbol}()`।',
    },
  },
  {
    id: 'java/length-needs-brackets',
    pattern: /symbol:\s+variable (?<symbol>length)\s+location: variable (?<owner>\w+) of type String/,
    text: {
      en: 'A `String` has `length()` with round brackets, unlike an array. Write `{owner}.length()`.',
      hi: '`String` का `length()` गोल कोष्ठक के साथ होता है, array जैसा नहीं। `{owner}.length()` लिखें।',
    },
  },
  {
    id: 'java/stream-name',
    pattern: /symbol:\s+variable (?<symbol>Out|In|Err)\s+location: class System/,
    text: {
      en: '`System` has no `{symbol}`. Write `System.{better}` with a small letter.',
      hi: '`System` में `{symbol}` नहीं है। छोटे अक्षर से `System.{better}` लिखें।',
    },
    values: ({ symbol = '' }) => ({ better: symbol.toLowerCase() }),
  },
  {
    id: 'java/arrays-sort',
    pattern:
      /symbol:\s+method (?<symbol>sort)\([^)]*\)\s+location: variable (?<owner>\w+) of type [\w<>]+\[\]/,
    text: {
      en: 'An array has no methods of its own. Write `Arrays.{symbol}({owner});` and `import java.util.Arrays;`.',
      hi: 'array के अपने method नहीं होते। `Arrays.{symbol}({owner});` और `import java.util.Arrays;` लिखें।',
    },
  },
  {
    id: 'java/method-similar',
    pattern:
      /symbol:\s+method (?<symbol>\w+)\([^\n]*\)\s+location: (?:variable \w+ of type |class )(?<owner>[\w.<>,]+)/,
    text: {
      en: '`{owner}` has no method `{symbol}`. Write `{better}`.',
      hi: '`{owner}` में method `{symbol}` नहीं है। `{better}` लिखें।',
    },
    values: ({ symbol = '', owner = '' }) => {
      const better = owner === 'Main' ? undefined : memberOf(owner, symbol);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'java/new-forgotten',
    pattern: /symbol:\s+method (?<symbol>[A-Z]\w*)\([^\n]*\)[\s\S]*source: [^\n]*=\s*\k<symbol>\s*\(/,
    text: {
      en: 'An object is made with `new`: write `new {symbol}(…)`.',
      hi: 'object `new` से बनता है: `new {symbol}(…)` लिखें।',
    },
  },
  {
    id: 'java/system-misspelt',
    pattern: /package (?!system\b)(?<symbol>\w+) does not exist[\s\S]*source: \s*\w+\.(?:out|in)\./,
    text: {
      en: 'There is no `{symbol}`. Write `System`, with exactly these letters.',
      hi: '`{symbol}` नाम की कोई चीज़ नहीं है। ठीक इन्हीं अक्षरों से `System` लिखें।',
    },
  },
  {
    id: 'java/character-from-text',
    pattern: /incompatible types: String cannot be converted to (?<wanted>char)\b/,
    text: {
      en: "A text cannot become one `{wanted}`. Take a character with `charAt(0)`, and write a single one with single quotes: `'a'`.",
      hi: "टेक्स्ट एक `{wanted}` नहीं बन सकता। `charAt(0)` से एक अक्षर लें, और अकेला अक्षर इकहरे चिह्नों में लिखें: `'a'`।",
    },
  },
  {
    id: 'java/case-of-other-type',
    pattern:
      /(?:incompatible types: (?<given>\w+) cannot be converted to (?<wanted>\w+)|constant label of type (?<label>\w+)[^\n]*(?:compatible with|switch selector type) (?<selector>\w+))[\s\S]*source: [^\n]*\bcase\b/,
    text: {
      en: 'The value after `case` must be of the type that `switch` looks at ({type}), but here it is of another type.',
      hi: '`case` के बाद का मान उसी टाइप का होना चाहिए जिसे `switch` देखता है ({type}), और यहाँ दूसरा है।',
    },
    values: ({ wanted, selector }) => ({ type: wanted ?? selector ?? '' }),
  },
  {
    id: 'java/text-as-condition',
    pattern: /incompatible types: String cannot be converted to boolean/,
    text: {
      en: 'A condition must be true or false, and this is a text. Compare two texts with `a.equals(b)`.',
      hi: 'शर्त सच या झूठ होती है, और यह टेक्स्ट है। दो टेक्स्ट `a.equals(b)` से मिलाएँ।',
    },
  },
  {
    id: 'java/void-result',
    pattern: /incompatible types: void cannot be converted to (?<wanted>\w+)/,
    text: {
      en: 'The method called here is `void`, so it gives no value. Let it `return` a `{wanted}`, or call it on a line of its own.',
      hi: 'यहाँ बुलाया गया method `void` है, इसलिए कोई मान नहीं देता। उससे `{wanted}` `return` कराएँ, या उसे अलग पंक्ति में बुलाएँ।',
    },
  },
  {
    id: 'java/raw-list',
    pattern: /incompatible types: Object cannot be converted to (?<wanted>\w+)/,
    text: {
      en: 'The collection does not say what it holds, so it gives only plain objects. Declare it with the type, as in `ArrayList<Integer>` or `Map<String, Integer>`.',
      hi: 'collection यह नहीं बताता कि उसमें क्या है, इसलिए केवल object देता है। उसे टाइप के साथ घोषित करें, जैसे `ArrayList<Integer>` या `Map<String, Integer>`।',
    },
  },
  {
    id: 'java/array-into-text',
    pattern: /incompatible types: \w+\[\] cannot be converted to String/,
    text: {
      en: 'An array is not a text. `Arrays.toString(a)` gives its elements as a text; `new String(letters)` turns a `char[]` into a text.',
      hi: 'array टेक्स्ट नहीं है। `Arrays.toString(a)` उसके मान लिखता है; `new String(letters)` `char[]` से टेक्स्ट बनाता है।',
    },
  },
  {
    id: 'java/array-of-other-type',
    pattern: /incompatible types: (?<given>\w+\[\]) cannot be converted to (?<wanted>\w+\[\])/,
    text: {
      en: 'An array of one type cannot become an array of another: this is `{given}`, but `{wanted}` is needed. Use one type on both sides.',
      hi: 'एक टाइप का array दूसरे टाइप का नहीं होता: यह `{given}` है और `{wanted}` चाहिए। दोनों ओर एक ही टाइप लें।',
    },
  },
  {
    id: 'java/array-where-one-value',
    pattern: /incompatible types: (?<given>\w+\[\]) cannot be converted to (?<wanted>\w+)/,
    text: {
      en: 'This is a whole array (`{given}`), but one `{wanted}` is needed. Take one element of it, as in `a[0]`.',
      hi: 'यह पूरा array (`{given}`) है, और एक `{wanted}` चाहिए। उसका एक मान लें, जैसे `a[0]`।',
    },
  },
  {
    id: 'java/one-value-where-array',
    pattern: /incompatible types: (?<given>\w+) cannot be converted to (?<wanted>\w+\[\])/,
    text: {
      en: 'This is one `{given}`, but an array is needed (`{wanted}`). Put values into `{ }`, or make one with `new`.',
      hi: 'यह एक `{given}` है, और array (`{wanted}`) चाहिए। मान `{ }` में रखें, या `new` से array बनाएँ।',
    },
  },
  {
    id: 'java/float-letter',
    pattern:
      /possible lossy conversion from double to float[\s\S]*source: [^\n]*?(?<symbol>\d+\.\d+)(?![\dfF])/,
    text: {
      en: 'A number with a decimal point is a `double`. Write `{symbol}f` for a `float`, or declare the variable as `double`.',
      hi: 'दशमलव वाली संख्या `double` होती है। `float` के लिए `{symbol}f` लिखें, या वेरिएबल को `double` घोषित करें।',
    },
  },
];
