import { gccBrackets } from './brackets.ts';
import type { ExplanationRule } from '../explanation.ts';

/** Mistakes that gcc and g++ report in the same words. The tables of C and C++ end with these. */
export const gccTable: readonly ExplanationRule[] = [
  {
    id: 'gcc/curly-quotes',
    pattern:
      /stray '\\342'|missing terminating " character[\s\S]*source: [^\n]*[“”]|<U\+20(?:18|19|1C|1D)>|extended character [“”‘’'] is not valid/,
    text: {
      en: 'This line has curly quotation marks, which come from a document or a chat. Type them again as `"` or `\'` here in the editor.',
      hi: 'इस पंक्ति में घुमावदार उद्धरण-चिह्न हैं, जो किसी दस्तावेज़ या चैट से आते हैं। उन्हें यहीं एडिटर में `"` या `\'` से फिर लिखें।',
    },
  },
  {
    id: 'gcc/stray-character',
    pattern: /stray '(?<symbol>[^'\\]|\\[^3'][^']*)' in program/,
    text: {
      en: 'The character `{symbol}` has no meaning here. Delete it, or put it inside a text if you want to print it.',
      hi: 'अक्षर `{symbol}` का यहाँ कोई मतलब नहीं। उसे हटाएँ, या छापना हो तो टेक्स्ट के भीतर रखें।',
    },
  },
  {
    id: 'gcc/hidden-character',
    pattern: /stray '\\[0-7]{3}' in program|extended character .* is not valid|<U\+\w{4,}>/,
    text: {
      en: 'This line holds a character that is not part of the language, often one that cannot be seen and came with copied text. Delete the line and type it again.',
      hi: 'इस पंक्ति में ऐसा अक्षर है जो भाषा का नहीं है, अक्सर कॉपी के साथ आया और न दिखने वाला। पंक्ति हटाकर फिर लिखें।',
    },
  },
  {
    id: 'gcc/unclosed-string',
    pattern: /missing terminating " character/,
    text: {
      en: 'A text that begins with `"` is not closed on this line. Put the second `"` where the text ends.',
      hi: '`"` से शुरू हुआ टेक्स्ट इस पंक्ति पर बंद नहीं हुआ। जहाँ टेक्स्ट पूरा हो, वहाँ दूसरा `"` लगाएँ।',
    },
  },
  {
    id: 'gcc/unclosed-character',
    pattern: /missing terminating ' character/,
    text: {
      en: "A `'` on this line has no second one. One character goes between two of them, as in `'a'`; a longer text needs `\"`.",
      hi: "इस पंक्ति के एक `'` का जोड़ीदार नहीं है। एक अक्षर दो `'` के बीच रहता है, जैसे `'a'`; लंबे टेक्स्ट को `\"` चाहिए।",
    },
  },
  {
    id: 'gcc/empty-character',
    pattern: /empty character constant/,
    text: {
      en: "There is nothing between `'` and `'`. Put one character there, as `' '` for a space; an empty text is `\"\"`.",
      hi: "`'` और `'` के बीच कुछ नहीं है। वहाँ एक अक्षर रखें, जैसे ख़ाली जगह के लिए `' '`; ख़ाली टेक्स्ट `\"\"` है।",
    },
  },
  {
    id: 'gcc/string-in-character',
    pattern: /(?:character constant too long|multi-character character constant)/,
    text: {
      en: 'There are several characters between `\'` and `\'`, which hold only one. A text needs double quotes: `"like this"`.',
      hi: '`\'` और `\'` के बीच कई अक्षर हैं, जबकि वहाँ एक ही रहता है। टेक्स्ट को दोहरे उद्धरण-चिह्न चाहिए: `"like this"`।',
    },
    warnings: true,
  },
  {
    id: 'gcc/unclosed-comment',
    pattern: /unterminated comment/,
    text: {
      en: 'The comment that begins with `/*` here never ends, so the rest of your program is part of it. Close it with `*/`.',
      hi: 'यहाँ `/*` से शुरू हुआ कमेंट कभी पूरा नहीं होता, इसलिए बाकी प्रोग्राम उसी में चला गया। उसे `*/` से बंद करें।',
    },
  },
  {
    id: 'gcc/bad-directive',
    pattern: /invalid preprocessing directive #(?<symbol>\w+)(?:; did you mean #(?<better>\w+)\?)/,
    text: {
      en: '`#{symbol}` is not known. Write `#{better}`.',
      hi: '`#{symbol}` जाना हुआ नहीं है। `#{better}` लिखें।',
    },
  },
  {
    id: 'gcc/include-form',
    pattern: /#include expects "FILENAME" or <FILENAME>/,
    text: {
      en: '`#include` needs a header between `<` and `>`, as in `#include <stdio.h>`.',
      hi: '`#include` को `<` और `>` के बीच हेडर चाहिए, जैसे `#include <stdio.h>`।',
    },
  },
  {
    id: 'gcc/missing-main',
    pattern: /undefined reference to [`']main'/,
    text: {
      en: 'Your program has no `main` function, so it cannot start. Check how `main` is spelt: it must be `int main()`, outside every class and function.',
      hi: 'आपके प्रोग्राम में `main` फ़ंक्शन नहीं है, इसलिए वह शुरू नहीं हो सकता। देखें कि `main` कैसे लिखा है: वह `int main()` हो, और हर class और फ़ंक्शन के बाहर हो।',
    },
    marks: 'nowhere',
  },
  {
    id: 'gcc/undefined-function',
    pattern: /undefined reference to [`'](?:[\w:]+::)?(?<symbol>[\w~]+)(?:\([^']*)?'/,
    text: {
      en: '`{symbol}` is called, but your program has no body for it. Check its spelling and its parameters, or write the function.',
      hi: '`{symbol}` को बुलाया गया है, पर आपके प्रोग्राम में उसका शरीर (body) नहीं है। उसकी वर्तनी और पैरामीटर जाँचें, या फ़ंक्शन लिखें।',
    },
    marks: 'call',
  },
  {
    id: 'gcc/statement-outside-function',
    pattern:
      /expected declaration specifiers or '\.\.\.' before (?:string|numeric|'&')[\s\S]*source: \s*(?<symbol>\w+)\s*\(/,
    text: {
      en: '`{symbol}(…)` is outside every function, where nothing can run. Move it into `main`, or look for a `}` that closes `main` too early.',
      hi: '`{symbol}(…)` हर फ़ंक्शन से बाहर है, जहाँ कुछ चल नहीं सकता। उसे `main` में ले जाएँ, या वह `}` ढूँढें जो `main` को जल्दी बंद कर देता है।',
    },
  },
  {
    id: 'gcc/loop-outside-function',
    pattern:
      /expected (?:identifier or '\('|unqualified-id|declaration) before '(?<symbol>for|while|if|return|else|do|switch)'/,
    text: {
      en: '`{symbol}` is outside every function. Look above it for a `}` that closes your function too early, or a `;` between the first line of a function and its `{`.',
      hi: '`{symbol}` हर फ़ंक्शन से बाहर है। उसके ऊपर वह `}` ढूँढें जो फ़ंक्शन को जल्दी बंद कर देता है, या फ़ंक्शन के नाम वाली पंक्ति और उसके `{` के बीच का `;`।',
    },
  },
  ...gccBrackets,
  {
    id: 'gcc/do-without-while',
    pattern: /expected 'while' (?:before|at)/,
    text: {
      en: 'A `do { … }` must be followed by `while (condition);`.',
      hi: '`do { … }` के बाद `while (condition);` होना चाहिए।',
    },
  },
  {
    id: 'gcc/else-without-if',
    pattern: /'(?<symbol>else)' without a previous 'if'/,
    text: {
      en: 'This `{symbol}` belongs to no `if`. Often a `;` after the `if (…)` line, or a missing `{ … }` around two statements, ends the `if` too early.',
      hi: 'यह `{symbol}` किसी `if` का नहीं है। अक्सर `if (…)` वाली पंक्ति के बाद का `;`, या दो निर्देशों के चारों ओर छूटा `{ … }`, `if` को जल्दी पूरा कर देता है।',
    },
  },
  {
    id: 'gcc/break-outside-loop',
    pattern: /(?<symbol>break|continue) statement not within/,
    text: {
      en: '`{symbol}` works only inside a loop (or, for `break`, a `switch`). Use `return` to leave a function, or check your `{` and `}`.',
      hi: '`{symbol}` केवल लूप के भीतर चलता है (`break` तो `switch` में भी)। फ़ंक्शन से निकलने के लिए `return` लें, या अपने `{` और `}` जाँचें।',
    },
  },
  {
    id: 'gcc/duplicate-case',
    pattern: /duplicate case value/,
    text: {
      en: 'Two `case` lines of this `switch` have the same value. Give each its own value, or delete one.',
      hi: 'इस `switch` की दो `case` पंक्तियों का मान एक है। हर एक को अपना मान दें, या एक हटाएँ।',
    },
  },
  {
    id: 'gcc/case-outside-switch',
    pattern: /'?(?<symbol>case|default)'? label '?[^']*'?not within a switch/,
    text: {
      en: '`{symbol}` works only inside the `{ … }` of a `switch`. Check where the `switch` begins and ends.',
      hi: '`{symbol}` केवल किसी `switch` के `{ … }` के भीतर चलता है। देखें कि `switch` कहाँ शुरू और कहाँ पूरा होता है।',
    },
  },
  {
    id: 'gcc/case-alone',
    pattern: /case label '[^']*' not within a switch/,
    text: {
      en: '`case` works only inside the `{ … }` of a `switch`. Check where the `switch` begins and ends.',
      hi: '`case` केवल किसी `switch` के `{ … }` के भीतर चलता है। देखें कि `switch` कहाँ शुरू और कहाँ पूरा होता है।',
    },
  },
  {
    id: 'gcc/not-assignable',
    pattern: /lvalue required as (?:left operand of assignment|increment operand|decrement operand)/,
    text: {
      en: 'The left side of `=` must be a variable, and only a variable can take `++`. To compare two values use `==`.',
      hi: '`=` के बाईं ओर वेरिएबल होना चाहिए, और `++` भी केवल वेरिएबल पर चलता है। दो मान मिलाने के लिए `==` लें।',
    },
  },
  {
    id: 'gcc/too-few-arguments',
    pattern: /too few arguments to function '(?:[^'(]*[\s*&:])?(?<symbol>\w+)(?:\([^']*)?'/,
    text: {
      en: '`{symbol}` is called with fewer values than it takes. Compare the call with the line where `{symbol}` is declared.',
      hi: '`{symbol}` को उससे कम मान दिए हैं जितने वह लेता है। उस पंक्ति से मिलाएँ जहाँ `{symbol}` घोषित है।',
    },
  },
  {
    id: 'gcc/too-many-arguments',
    pattern: /too many arguments to function '(?:[^'(]*[\s*&:])?(?<symbol>\w+)(?:\([^']*)?'/,
    text: {
      en: '`{symbol}` is called with more values than it takes. Compare the call with the line where `{symbol}` is declared.',
      hi: '`{symbol}` को उससे ज़्यादा मान दिए हैं जितने वह लेता है। उस पंक्ति से मिलाएँ जहाँ `{symbol}` घोषित है।',
    },
  },
  {
    id: 'gcc/void-value',
    pattern: /void value not ignored as it ought to be|invalid use of void expression/,
    text: {
      en: 'A function that returns nothing (`void`) is used here as if it returned a value. Let it `return` one, or call it on a line of its own.',
      hi: 'जो फ़ंक्शन कुछ नहीं लौटाता (`void`) वह यहाँ ऐसे लिया गया है जैसे मान देता हो। उससे मान `return` करवाएँ, या उसे अलग पंक्ति में बुलाएँ।',
    },
  },
  {
    id: 'gcc/array-without-size',
    pattern: /array size missing in '(?<symbol>\w+)'|storage size of '(?<other>\w+)' isn't known/,
    text: {
      en: 'The array needs a size here: write how many elements it has between `[` and `]`, as in `{name}[100]`.',
      hi: 'यहाँ array का आकार चाहिए: `[` और `]` के बीच लिखें कि उसमें कितने मान हैं, जैसे `{name}[100]`।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? 'a' }),
  },
  {
    id: 'gcc/sized-by-variable',
    pattern: /variable-sized object (?<symbol>'\w+' )?may not be initialized/,
    text: {
      en: 'An array whose size is a variable cannot be given values where it is declared. Declare it, then fill it in a loop.',
      hi: 'जिस array का आकार वेरिएबल हो, उसे घोषित करते समय मान नहीं दे सकते। घोषित करें, फिर लूप में भरें।',
    },
  },
  {
    id: 'gcc/read-only',
    pattern:
      /assignment of (?:read-only (?:variable|parameter|member)|member) '(?<symbol>[\w:]+)'|(?:increment|decrement) of read-only variable '(?<other>\w+)'/,
    text: {
      en: '`{name}` is declared `const`, so it cannot change. Remove `const`, or use another variable.',
      hi: '`{name}` `const` घोषित है, इसलिए बदल नहीं सकता। `const` हटाएँ, या दूसरा वेरिएबल लें।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'gcc/bad-number',
    pattern:
      /invalid suffix "(?<suffix>\w+)" on (?:integer|floating) constant[\s\S]*source: [^\n]*?(?<symbol>\b\d[\w.]*[A-Za-z_]\w*)/,
    text: {
      en: '`{symbol}` begins with a digit, so it is read as a number. A name begins with a letter; a number has no letters in it.',
      hi: '`{symbol}` अंक से शुरू होता है, इसलिए संख्या पढ़ा जाता है। नाम अक्षर से शुरू होता है; संख्या में अक्षर नहीं होते।',
    },
  },
  {
    id: 'gcc/digit-of-octal',
    pattern: /invalid digit "(?<symbol>[89])" in octal constant/,
    text: {
      en: 'A number that begins with `0` is read in base 8, where the digit `{symbol}` does not exist. Remove the leading `0`.',
      hi: '`0` से शुरू होने वाली संख्या आधार 8 में पढ़ी जाती है, जहाँ अंक `{symbol}` नहीं होता। आगे का `0` हटाएँ।',
    },
  },
  {
    id: 'gcc/two-decimal-points',
    pattern: /too many decimal points in number/,
    text: {
      en: 'This number has more than one decimal point. Write it with one, as in `3.14`.',
      hi: 'इस संख्या में एक से ज़्यादा दशमलव बिंदु हैं। एक ही लिखें, जैसे `3.14`।',
    },
  },
  {
    id: 'gcc/type-where-value',
    pattern:
      /expected (?:primary-)?expression before '(?<symbol>int|char|float|double|long|short|bool|void)'/,
    text: {
      en: 'The type `{symbol}` is written where a value is expected. Write a type where you declare something, not where you call or use it.',
      hi: 'जहाँ मान चाहिए वहाँ टाइप `{symbol}` है। टाइप घोषित करते समय लिखें, बुलाते या वेरिएबल लेते समय नहीं।',
    },
  },
  {
    id: 'gcc/expression-expected',
    pattern: /expected (?:primary-)?expression before '(?<symbol>[^']+)'/,
    text: {
      en: 'A value is missing before `{symbol}`. Look for something left out or an operator too many just before it.',
      hi: '`{symbol}` से पहले मान छूटा है। देखें कि ठीक उससे पहले कुछ छूटा है या कोई operator ज़्यादा है।',
    },
  },
  {
    id: 'gcc/header-unknown',
    pattern: /^(?<symbol>[\w./+-]+): No such file or directory/,
    text: {
      en: 'There is no header called `{symbol}` here. Check its spelling in the `#include` line.',
      hi: 'यहाँ `{symbol}` नाम का हेडर नहीं है। `#include` पंक्ति में उसकी वर्तनी जाँचें।',
    },
  },
  {
    id: 'gcc/same-name-twice',
    pattern: /multiple definition of [`'](?<symbol>[^'(]+)/,
    text: {
      en: '`{symbol}` is defined twice. Keep one of the two.',
      hi: '`{symbol}` दो बार बना है। दोनों में से एक रखें।',
    },
    marks: 'nowhere',
  },
];
