import type { ExplanationRule } from '../explanation.ts';

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
