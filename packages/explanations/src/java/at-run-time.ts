import type { ExplanationRule, Text } from '../explanation.ts';

/** What the `next…()` of a Scanner takes. */
const TAKES = new Map([
  ['nextInt', { en: 'a whole number', hi: 'पूर्ण संख्या' }],
  ['nextLong', { en: 'a whole number', hi: 'पूर्ण संख्या' }],
  ['nextShort', { en: 'a whole number', hi: 'पूर्ण संख्या' }],
  ['nextByte', { en: 'a whole number', hi: 'पूर्ण संख्या' }],
  ['nextDouble', { en: 'a number', hi: 'संख्या' }],
  ['nextFloat', { en: 'a number', hi: 'संख्या' }],
  ['nextBoolean', { en: '`true` or `false`', hi: '`true` या `false`' }],
]);

/** The one `next…()` of a line that does not take every word. */
function onlyReader(source: string): string | undefined {
  const readers = new Set([...source.matchAll(/\.(next[A-Z]\w*)\s*\(/g)].map(([, name]) => name));
  readers.delete('nextLine');
  const [reader] = readers;
  return readers.size === 1 ? reader : undefined;
}

/** In what the line that begins `main` differs from what Java looks for. */
function faultOfMain(line: string): Text | undefined {
  const [, before = '', name = '', given = ''] = /^(.*?)\b(main)\s*\(([^)]*)\)/i.exec(line) ?? [];
  if (name !== 'main')
    return { en: 'its name is `main`, in small letters', hi: 'उसका नाम `main` है, छोटे अक्षरों में' };
  if (!/\[\s*\]|\.\.\./.test(given))
    return {
      en: 'its parameter is `String[] args`, with `[]`',
      hi: 'उसका parameter `String[] args` है, `[]` के साथ',
    };
  if (!/\bstatic\b/.test(before)) return { en: '`static` is missing', hi: '`static` छूटा है' };
  if (!/\bpublic\b/.test(before)) return { en: '`public` is missing', hi: '`public` छूटा है' };
  return /\bvoid\b/.test(before) ? undefined : { en: 'it must be `void`', hi: 'वह `void` होना चाहिए' };
}

/** What a program that compiled meets when it runs. */
export const javaAtRunTime: readonly ExplanationRule[] = [
  {
    id: 'java/main-class-missing',
    pattern: /ClassNotFoundException: Main/,
    text: {
      en: 'There is no class `Main`, where the program starts. Give the class that has `main` in it the name `Main`.',
      hi: '`Main` नाम की class नहीं है, जबकि प्रोग्राम वहीं से शुरू होता है। जिस class में `main` है उसका नाम `Main` रखें।',
    },
    marks: 'nowhere',
  },
  {
    id: 'java/package-line',
    pattern: /NoClassDefFoundError: Main \(wrong name: (?<symbol>[\w/]+)\)/,
    text: {
      en: 'The program is in a `package`, so it is not found. Delete the line `package …;` at the top.',
      hi: 'प्रोग्राम किसी `package` में है, और वहाँ वह मिलता नहीं। सबसे ऊपर की पंक्ति `package …;` हटा दें।',
    },
    marks: 'nowhere',
  },
  {
    id: 'java/main-written-otherwise',
    pattern:
      /Main method (?:not found|is not static|must return a value of type void) in class|main method not found/i,
    text: {
      en: 'Java does not find the `main` of line {number}: {fault}. It must be written exactly like this: `public static void main(String[] args)`.',
      hi: 'Java को पंक्ति {number} का `main` नहीं मिलता: {fault}। उसे ठीक ऐसे लिखना होता है: `public static void main(String[] args)`।',
    },
    values: (_groups, code) => {
      const lines = code.split('\n');
      const heads = lines.flatMap((line, index) =>
        /^\s*(?:(?:public|private|protected|static|final)\s+)*\w+\s+main\s*\([^;]*$/i.test(line)
          ? [index]
          : [],
      );
      const [at] = heads;
      const fault = at === undefined || heads.length > 1 ? undefined : faultOfMain(lines[at] ?? '');
      return fault && { number: String((at ?? 0) + 1), fault };
    },
    marks: 'nowhere',
  },
  {
    id: 'java/number-too-large-to-read',
    pattern: /InputMismatchException: For input string: "(?<given>-?\d+)"[\s\S]*source: [^\n]*\.nextInt\(/,
    text: {
      en: '`{given}` in the input is too large for `nextInt()`. Read it with `nextLong()` into a `long`.',
      hi: 'इनपुट का `{given}` `nextInt()` के लिए बहुत बड़ा है। उसे `nextLong()` से `long` में पढ़ें।',
    },
    values: ({ given = '' }) => (Math.abs(Number(given)) > 2 ** 31 - 1 ? {} : undefined),
  },
  {
    id: 'java/reader-of-other-kind',
    pattern: /InputMismatchException(?!: For input string)[\s\S]*source: (?<source>[^\n]*)/,
    text: {
      en: '`{symbol}()` takes only {kind}, and the next word of the input is none. Compare the kinds and the order of your `next…()` calls with the input in the problem.',
      hi: '`{symbol}()` केवल {kind} लेता है, और इनपुट का अगला शब्द वैसा नहीं है। अपने `next…()` के प्रकार और क्रम प्रॉब्लम के इनपुट से मिलाएँ।',
    },
    values: ({ source = '' }) => {
      const symbol = onlyReader(source);
      const kind = TAKES.get(symbol ?? '');
      return symbol !== undefined && kind ? { symbol, kind } : undefined;
    },
  },
  {
    id: 'java/set-in-empty-list',
    pattern: /Index \d+ out of bounds for length 0[\s\S]*source: [^\n]*\b(?<symbol>\w+)\.set\(/,
    text: {
      en: '`{symbol}` is empty here, and `set` only replaces what is there. Put new elements in with `{symbol}.add(…)`; a number after `new ArrayList` makes none.',
      hi: '`{symbol}` यहाँ ख़ाली है, और `set` केवल उसे बदलता है जो पहले से हो। नए मान `{symbol}.add(…)` से रखें; `new ArrayList` के साथ की संख्या से कोई मान नहीं बनता।',
    },
  },
  {
    id: 'java/rest-of-line',
    pattern:
      /(?:NumberFormatException: For input string: ""|String index out of range: 0|index 0, length 0)[\s\S]*source: [^\n]*(?:nextLine\(|charAt\(0\))/,
    text: {
      en: 'The text is empty here. If `nextLine()` read it after `nextInt()`, it got only the rest of that line: call `nextLine()` once more before it.',
      hi: 'यहाँ टेक्स्ट ख़ाली है। उसे `nextInt()` के बाद `nextLine()` ने पढ़ा हो, तो उसे उस पंक्ति का बचा हिस्सा ही मिला: पहले एक बार और `nextLine()` बुलाएँ।',
    },
  },
  {
    id: 'java/arguments-of-program',
    pattern: /Index \d+ out of bounds for length 0[\s\S]*source: [^\n]*\bargs\[/,
    text: {
      en: 'Your program is started without values after its name, so `args` is empty. Read them with a `Scanner`.',
      hi: 'आपका प्रोग्राम नाम के बाद मान दिए बिना चलाया जाता है, इसलिए `args` ख़ाली है। मान `Scanner` से पढ़ें।',
    },
  },
  {
    id: 'java/several-numbers',
    pattern: /NumberFormatException: For input string: "(?<given>-?\d+(?: +-?\d+)+) *"/,
    text: {
      en: 'There are several numbers in `{given}`. Split the line with `split(" ")`, or read with `nextInt()`.',
      hi: '`{given}` में कई संख्याएँ हैं। पंक्ति को `split(" ")` से अलग करें, या `nextInt()` से पढ़ें।',
    },
  },
  {
    id: 'java/input-ended',
    pattern:
      /NullPointerException: [^\n]*because the return value of "java\.io\.BufferedReader\.readLine\(\)" is null/,
    text: {
      en: 'Your program reads more input than there is. Check how many values the problem gives, and where your reading loop stops.',
      hi: 'आपका प्रोग्राम उससे ज़्यादा इनपुट पढ़ता है जितना दिया है। देखें कि प्रॉब्लम कितने मान देता है, और पढ़ने वाला लूप कहाँ रुकता है।',
    },
  },
  {
    id: 'java/empty-array-of-objects',
    pattern: /NullPointerException: [^\n]* because "(?!<local)(?<symbol>[^"\n]+\])" is null/,
    text: {
      en: '`{symbol}` is `null`: a new array of objects (or of rows) holds nothing at first. Put something there with `new` before this line.',
      hi: '`{symbol}` `null` है: object (या पंक्तियों) का नया array शुरू में ख़ाली होता है। इस पंक्ति से पहले `new` से वहाँ कुछ रखें।',
    },
  },
  {
    id: 'java/scanner-closed',
    pattern: /IllegalStateException: Scanner closed/,
    text: {
      en: 'The `Scanner` was closed with `close()` before this line. Move `close()` to the end, or leave it out.',
      hi: 'इस पंक्ति से पहले `Scanner` को `close()` से बंद कर दिया गया। `close()` को अंत में ले जाएँ, या हटा दें।',
    },
  },
  {
    id: 'java/collection-empty',
    pattern: /NoSuchElementException[\s\S]*thrown: java\.util\.(?!Scanner|StringTokenizer)/,
    text: {
      en: 'Your program takes something from a collection that is empty here. Check `isEmpty()` or `hasNext()` first.',
      hi: 'आपका प्रोग्राम ऐसे collection से कुछ लेता है जो यहाँ ख़ाली है। पहले `isEmpty()` या `hasNext()` से पूछें।',
    },
  },
];
