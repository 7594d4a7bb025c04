import type { ExplanationRule } from '../explanation.ts';

/** Exceptions that end a Java program, in the words of the virtual machine. */
export const javaCrashes: readonly ExplanationRule[] = [
  {
    id: 'java/text-index-out-of-range',
    pattern: /StringIndexOutOfBoundsException: (?<what>[^\n]+)/,
    text: {
      en: 'Your program asked for a position that the text does not have ({what}). Positions count from 0 to `length() - 1`.',
      hi: 'आपके प्रोग्राम ने ऐसी जगह माँगी जो टेक्स्ट में नहीं है ({what})। जगहें 0 से `length() - 1` तक गिनी जाती हैं।',
    },
  },
  {
    id: 'java/index-out-of-range',
    pattern: /IndexOutOfBoundsException: Index (?<index>-?\d+) out of bounds for length (?<size>\d+)/,
    text: {
      en: 'Your program asked for index `{index}` of something that holds {size} elements; indices count from 0 and end one below the length. Check where your loop or your index stops.',
      hi: 'आपके प्रोग्राम ने ऐसी चीज़ का index `{index}` माँगा जिसमें {size} मान हैं; index 0 से गिने जाते हैं और लंबाई से एक कम पर पूरे होते हैं। देखें कि आपका लूप या index कहाँ रुकता है।',
    },
  },
  {
    id: 'java/key-unknown',
    pattern: /NullPointerException: [^\n]*because the return value of "java\.util\.\w*Map\.get/,
    text: {
      en: 'The map has no such key here, so `get` gives `null`, which cannot be used on this line. Check `containsKey(…)` first, or use `getOrDefault(key, …)` with a value to take instead.',
      hi: 'map में यहाँ ऐसी key नहीं है, इसलिए `get` `null` देता है, जो इस पंक्ति में नहीं चलता। पहले `containsKey(…)` से जाँचें, या `getOrDefault(key, …)` में बदले का मान दें।',
    },
  },
  {
    id: 'java/null-used',
    pattern: /NullPointerException: Cannot (?<action>[^\n]+) because "(?!<local)(?<symbol>[^\n]+)" is null/,
    text: {
      en: '`{symbol}` is `null` here, so it holds no object. Give it one with `new` or `=` before this line, or check `if ({symbol} != null)` first.',
      hi: '`{symbol}` यहाँ `null` है, यानी उसमें कोई object नहीं है। इस पंक्ति से पहले `new` या `=` से उसे object दें, या पहले `if ({symbol} != null)` पूछें।',
    },
  },
  {
    id: 'java/something-is-null',
    pattern: /NullPointerException/,
    text: {
      en: 'Something on this line is `null`: it was declared but never given an object. Give it one with `new` or `=` before you use it.',
      hi: 'इस पंक्ति में कुछ `null` है: वह घोषित हुआ पर उसे object नहीं मिला। काम में लेने से पहले उसे `new` या `=` से object दें।',
    },
  },
  {
    id: 'java/divided-by-zero',
    pattern: /ArithmeticException: \/ by zero/,
    text: {
      en: 'Here a whole number is divided by 0 (with `/` or `%`). Check the divisor before you divide.',
      hi: 'यहाँ पूर्ण संख्या में 0 का भाग दिया गया (`/` या `%` से)। भाग देने से पहले भाजक जाँचें।',
    },
  },
  {
    id: 'java/input-ended-number',
    pattern: /NumberFormatException: Cannot parse null string/,
    text: {
      en: 'The input has ended here, so there is no line to turn into a number. Check how many lines the problem gives.',
      hi: 'इनपुट यहाँ ख़त्म हो चुका है, इसलिए संख्या बनाने को कोई पंक्ति नहीं है। देखें कि सवाल कितनी पंक्तियाँ देता है।',
    },
  },
  {
    id: 'java/not-a-number',
    pattern: /NumberFormatException: (?:For input string: |Cannot parse )?"?(?<given>[^"\n]*)"?/,
    text: {
      en: '`{given}` is not a number of the kind you ask for. Look for spaces around it (`trim()` removes them), a decimal point, or a line that was read too early.',
      hi: '`{given}` उस तरह की संख्या नहीं है जो आप माँगते हैं। देखें: आसपास ख़ाली जगह (`trim()` उसे हटाता है), दशमलव बिंदु, या बहुत पहले पढ़ी गई पंक्ति।',
    },
  },
  {
    id: 'java/input-is-no-number',
    pattern: /InputMismatchException(?:: For input string: "(?<given>[^"\n]*)")?/,
    text: {
      en: 'The next word of the input is not of the kind you read here. Compare the order of your `next…()` calls with the input in the problem; use `nextLong()` for large numbers.',
      hi: 'इनपुट का अगला शब्द उस तरह का नहीं है जो आप यहाँ पढ़ते हैं। अपने `next…()` का क्रम प्रॉब्लम के इनपुट से मिलाएँ; बड़ी संख्याओं के लिए `nextLong()` लें।',
    },
  },
  {
    id: 'java/input-ended',
    pattern: /NoSuchElementException(?:: No line found)?[\s\S]*source: [^\n]*\.next/,
    text: {
      en: 'Your program reads more input than there is. Check how many values the problem gives, and where your reading loop stops.',
      hi: 'आपका प्रोग्राम उससे ज़्यादा इनपुट पढ़ता है जितना दिया है। देखें कि प्रॉब्लम कितने मान देता है, और पढ़ने वाला लूप कहाँ रुकता है।',
    },
  },
  {
    id: 'java/collection-empty',
    pattern: /NoSuchElementException|EmptyStackException/,
    text: {
      en: 'Your program takes something from a collection that is empty here. Check `isEmpty()` or `hasNext()` first.',
      hi: 'आपका प्रोग्राम ऐसे collection से कुछ लेता है जो यहाँ ख़ाली है। पहले `isEmpty()` या `hasNext()` से पूछें।',
    },
  },
  {
    id: 'java/endless-recursion',
    pattern: /StackOverflowError[\s\S]*method: (?<symbol>\w+)/,
    text: {
      en: '`{symbol}` calls itself without end. Give it a case in which it returns without calling itself, and make sure that every call gets closer to it.',
      hi: '`{symbol}` ख़ुद को बिना अंत के बुलाता जाता है। उसे ऐसा मामला दें जिसमें वह ख़ुद को बुलाए बिना लौटे, और देखें कि हर बार वह उसके पास पहुँचे।',
    },
  },
  {
    id: 'java/endless-constructor',
    pattern: /StackOverflowError[\s\S]*method: <init>/,
    text: {
      en: 'Making an object of this class makes another one of it, without end. Create the inner object only where it is needed, not where it is declared.',
      hi: 'इस class का object बनाने से उसका दूसरा object बनता है, बिना अंत के। भीतर का object वहीं बनाएँ जहाँ चाहिए, घोषणा में नहीं।',
    },
  },
  {
    id: 'java/too-much-memory',
    pattern: /OutOfMemoryError/,
    text: {
      en: 'Your program asked for more memory than it may have. Look for an array that is far too large, or a list that grows without end.',
      hi: 'आपके प्रोग्राम ने उससे ज़्यादा मेमोरी माँगी जितनी मिल सकती है। बहुत बड़ा array, या बिना अंत बढ़ती list ढूँढें।',
    },
  },
  {
    id: 'java/wrong-cast',
    pattern:
      /ClassCastException: class (?:[\w$.]+\.)?(?<given>[\w$]+) cannot be cast to class (?:[\w$.]+\.)?(?<wanted>[\w$]+)/,
    text: {
      en: 'What is a `{given}` is treated here as if it were of type `{wanted}`. Check what was put in, or test it with `instanceof` first.',
      hi: 'यहाँ `{given}` को `{wanted}` माना गया है, जो वह नहीं है। देखें कि उसमें क्या रखा गया था, या पहले `instanceof` से पूछें।',
    },
  },
  {
    id: 'java/negative-size',
    pattern: /NegativeArraySizeException: (?<size>-\d+)/,
    text: {
      en: 'A new array gets the size `{size}`, which is below 0. Print the size just before, and check how it is worked out.',
      hi: 'नए array का आकार `{size}` है, जो 0 से कम है। ठीक पहले आकार छापें, और देखें कि वह कैसे निकलता है।',
    },
  },
  {
    id: 'java/changed-while-looping',
    pattern: /ConcurrentModificationException/,
    text: {
      en: 'A list, set or map is changed while this loop goes through it. Collect what is to be removed and remove it after the loop, or use `removeIf`.',
      hi: 'यह लूप जिस list, set या map में चल रहा है, वह उसी समय बदला जाता है। जो हटाना है उसे इकट्ठा करें और लूप के बाद हटाएँ, या `removeIf` लें।',
    },
  },
  {
    id: 'java/cannot-change',
    pattern: /UnsupportedOperationException/,
    text: {
      en: 'This collection cannot be changed: `List.of` and `Arrays.asList` give fixed ones. Copy it into a `new ArrayList<>(…)` first.',
      hi: 'यह collection बदला नहीं जा सकता: `List.of` और `Arrays.asList` बँधे हुए देते हैं। पहले उसे `new ArrayList<>(…)` में कॉपी करें।',
    },
  },
  {
    id: 'java/format-of-other-type',
    pattern: /IllegalFormatConversionException: (?<symbol>\w) != java\.lang\.(?<given>\w+)/,
    text: {
      en: '`%{symbol}` cannot print a `{given}`. Use `%d` for whole numbers, `%f` or `%.2f` for fractions, `%s` for texts.',
      hi: '`%{symbol}` `{given}` को नहीं छाप सकता। पूर्ण संख्या के लिए `%d`, भिन्न के लिए `%f` या `%.2f`, टेक्स्ट के लिए `%s` लें।',
    },
  },
  {
    id: 'java/format-value-missing',
    pattern: /MissingFormatArgumentException: Format specifier '(?<symbol>[^']+)'/,
    text: {
      en: '`{symbol}` in the text has no value: `printf` gets fewer values than the text has places.',
      hi: 'टेक्स्ट के `{symbol}` का कोई मान नहीं है: `printf` को टेक्स्ट की जगहों से कम मान मिले।',
    },
  },
  {
    id: 'java/format-unknown',
    pattern: /UnknownFormatConversionException: Conversion = '(?<symbol>[^']+)'/,
    text: {
      en: '`printf` does not know `%{symbol}`. Use `%d` for whole numbers, `%f` for fractions, `%s` for texts, and `%%` for a percent sign.',
      hi: '`printf` `%{symbol}` को नहीं जानता। पूर्ण संख्या के लिए `%d`, भिन्न के लिए `%f`, टेक्स्ट के लिए `%s`, और प्रतिशत चिह्न के लिए `%%` लें।',
    },
  },
  {
    id: 'java/constant-unknown',
    pattern: /IllegalArgumentException: No enum constant (?<symbol>[\w.$]+)/,
    text: {
      en: 'There is no `{symbol}`. Compare it with the names in the `enum`; capital and small letters are not the same.',
      hi: '`{symbol}` नहीं है। `enum` के नामों से मिलाएँ; बड़े और छोटे अक्षर अलग हैं।',
    },
  },
  {
    id: 'java/wrong-element',
    pattern: /ArrayStoreException: java\.lang\.(?<given>\w+)/,
    text: {
      en: 'This array cannot hold a `{given}`. Give it the type of what you put in.',
      hi: 'यह array `{given}` नहीं रख सकता। उसे वही टाइप दें जो आप उसमें रखते हैं।',
    },
  },
  {
    id: 'java/missing-main',
    pattern:
      /Main method (?:not found|is not static|must return a value of type void) in class (?<symbol>\w+)|main method not found/i,
    text: {
      en: 'There is no `main` to start from. It must be written exactly like this: `public static void main(String[] args)`.',
      hi: 'शुरू करने को कोई `main` नहीं है। उसे ठीक ऐसे लिखना होता है: `public static void main(String[] args)`।',
    },
    marks: 'nowhere',
  },
  {
    id: 'java/uncaught-exception',
    pattern:
      /^(?:Exception in thread "[^"]*" |Caused by: )(?:[\w$]+\.)*(?<symbol>[A-Z][\w$]*): (?<reason>[^\n]+)/,
    text: {
      en: 'Your program was ended by `{symbol}`, which nothing caught: "{reason}". Look at what this line does with that input.',
      hi: 'आपका प्रोग्राम `{symbol}` से टूटा, जिसे किसी ने नहीं पकड़ा: "{reason}"। देखें कि यह पंक्ति उस इनपुट पर क्या करती है।',
    },
  },
  {
    id: 'java/uncaught-exception-silent',
    pattern: /^Exception in thread "[^"]*" (?:[\w$]+\.)*(?<symbol>[A-Z][\w$]*)/,
    text: {
      en: 'Your program was ended by `{symbol}`, which nothing caught. Look at what this line does with that input.',
      hi: 'आपका प्रोग्राम `{symbol}` से टूटा, जिसे किसी ने नहीं पकड़ा। देखें कि यह पंक्ति उस इनपुट पर क्या करती है।',
    },
  },
  {
    id: 'java/exit-code',
    pattern: /^exit code (?<code>[1-9]\d*)/,
    text: {
      en: 'Your program ended itself with the code {code}, which means that it failed. Leave out `System.exit`, or give it 0.',
      hi: 'आपका प्रोग्राम ख़ुद कोड {code} के साथ बंद हुआ, जिसका मतलब है कि वह असफल रहा। `System.exit` हटा दें, या उसे 0 दें।',
    },
    marks: 'nowhere',
  },
];
