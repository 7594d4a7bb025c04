/** The sentences of gcc.table.ts in Hindi, by the English ones. */
export const gccHindi: Readonly<Record<string, string>> = {
  'This line has curly quotation marks, as they come from a document or a chat. Type them again as `"` or `\'` here in the editor.':
    'इस पंक्ति में घुमावदार उद्धरण-चिह्न हैं, जो किसी दस्तावेज़ या चैट से आते हैं। उन्हें यहीं एडिटर में `"` या `\'` से फिर लिखें।',
  'The character `{symbol}` has no meaning here. Delete it, or put it inside a text if you want to print it.':
    'अक्षर `{symbol}` का यहाँ कोई मतलब नहीं। उसे हटाएँ, या छापना हो तो टेक्स्ट के भीतर रखें।',
  'This line holds a character that is no part of the language, often one that cannot be seen and came with copied text. Delete the line and type it again.':
    'इस पंक्ति में ऐसा अक्षर है जो भाषा का नहीं है, अक्सर कॉपी के साथ आया और न दिखने वाला। पंक्ति हटाकर फिर लिखें।',
  'A text that begins with `"` is not closed on this line. Put the second `"` where the text ends.':
    '`"` से शुरू हुआ टेक्स्ट इस पंक्ति पर बंद नहीं हुआ। जहाँ टेक्स्ट पूरा हो, वहाँ दूसरा `"` लगाएँ।',
  "A single `'` has no partner on this line. One character stands between two of them, as in `'a'`; a longer text needs `\"`.":
    "इस पंक्ति के एक `'` का जोड़ीदार नहीं है। एक अक्षर दो `'` के बीच रहता है, जैसे `'a'`; लंबे टेक्स्ट को `\"` चाहिए।",
  "There is nothing between `'` and `'`. Put one character there, as `' '` for a space; an empty text is `\"\"`.":
    "`'` और `'` के बीच कुछ नहीं है। वहाँ एक अक्षर रखें, जैसे ख़ाली जगह के लिए `' '`; ख़ाली टेक्स्ट `\"\"` है।",
  'Several characters stand between `\'` and `\'`, which hold one only. A text needs double quotes: `"like this"`.':
    '`\'` और `\'` के बीच कई अक्षर हैं, जबकि वहाँ एक ही रहता है। टेक्स्ट को दोहरे उद्धरण-चिह्न चाहिए: `"like this"`।',
  'The comment that begins with `/*` here never ends, so the rest of your program is part of it. Close it with `*/`.':
    'यहाँ `/*` से शुरू हुआ कमेंट कभी पूरा नहीं होता, इसलिए बाकी प्रोग्राम उसी में चला गया। उसे `*/` से बंद करें।',
  '`#{symbol}` is not known. Write `#{better}`.': '`#{symbol}` जाना हुआ नहीं है। `#{better}` लिखें।',
  '`#include` needs a header between `<` and `>`, as in `#include <stdio.h>`.':
    '`#include` को `<` और `>` के बीच हेडर चाहिए, जैसे `#include <stdio.h>`।',
  'Your program has no `main` function, so it cannot start. Check how `main` is spelt: it must be `int main()`.':
    'आपके प्रोग्राम में `main` फ़ंक्शन नहीं है, इसलिए वह शुरू नहीं हो सकता। देखें कि `main` कैसे लिखा है: उसे `int main()` होना चाहिए।',
  '`{symbol}(…)` stands outside every function, where nothing can be carried out. Move it into `main`, or look for a `}` that closes `main` too early.':
    '`{symbol}(…)` हर फ़ंक्शन से बाहर है, जहाँ कुछ चल नहीं सकता। उसे `main` में ले जाएँ, या वह `}` ढूँढें जो `main` को जल्दी बंद कर देता है।',
  '`{symbol}` stands outside every function. Look above it for a `}` too many that closes your function too early.':
    '`{symbol}` हर फ़ंक्शन से बाहर है। उसके ऊपर वह ज़्यादा `}` ढूँढें जो फ़ंक्शन को जल्दी बंद कर देता है।',
  'This `{symbol}` closes nothing: there is one `}` more than there are `{`. Delete it, or look for a `}` too many above it.':
    'यह `{symbol}` कुछ बंद नहीं करता: `{` से एक `}` ज़्यादा है। इसे हटाएँ, या ऊपर ज़्यादा `}` ढूँढें।',
  'Your program ends before every `{` is closed by its `}`. Count them from the top; the line where the indentation stops fitting is often the one.':
    'हर `{` के अपने `}` से बंद होने से पहले ही प्रोग्राम पूरा हो जाता है। ऊपर से गिनें; अक्सर वही पंक्ति होती है जहाँ इंडेंट मेल खाना छोड़ देता है।',
  'A `for` has three parts with two `;` between them: `for (int i = 0; i < n; i++)`.':
    '`for` के तीन भाग होते हैं, बीच में दो `;`: `for (int i = 0; i < n; i++)`।',
  'A `;` is missing at the end of this line.': 'इस पंक्ति के अंत में `;` छूटा है।',
  '`switch` works on whole numbers and single characters only. Use `if` and `else if` for anything else.':
    '`switch` केवल पूर्ण संख्याओं और अकेले अक्षरों पर चलता है। बाकी के लिए `if` और `else if` लें।',
  'A `)` is missing: every `(` needs its own. Count them on this line.':
    '`)` छूटा है: हर `(` का अपना चाहिए। इस पंक्ति में उन्हें गिनें।',
  'A `;` is missing here, at the end of the statement.': 'यहाँ, निर्देश के अंत में, `;` छूटा है।',
  'A `(` is missing: the condition after `if`, `while`, `for` or `switch` stands in round brackets.':
    '`(` छूटा है: `if`, `while`, `for` या `switch` के बाद की शर्त गोल कोष्ठक में रहती है।',
  'A `]` is missing: every `[` needs its own. Count them on this line.':
    '`]` छूटा है: हर `[` का अपना चाहिए। इस पंक्ति में उन्हें गिनें।',
  'A `do { … }` must be followed by `while (condition);`.':
    '`do { … }` के बाद `while (condition);` होना चाहिए।',
  'This `{symbol}` belongs to no `if`. Often a `;` after the `if (…)` line, or a missing `{ … }` around two statements, ends the `if` too early.':
    'यह `{symbol}` किसी `if` का नहीं है। अक्सर `if (…)` वाली पंक्ति के बाद का `;`, या दो निर्देशों के चारों ओर छूटा `{ … }`, `if` को जल्दी पूरा कर देता है।',
  '`{symbol}` works only inside a loop (or, for `break`, a `switch`). Use `return` to leave a function, or check your `{` and `}`.':
    '`{symbol}` केवल लूप के भीतर चलता है (`break` तो `switch` में भी)। फ़ंक्शन से निकलने के लिए `return` लें, या अपने `{` और `}` जाँचें।',
  'Two `case` lines of this `switch` have the same value. Give each its own value, or delete one.':
    'इस `switch` की दो `case` पंक्तियों का मान एक है। हर एक को अपना मान दें, या एक हटाएँ।',
  '`{symbol}` works only inside the `{ … }` of a `switch`. Check where the `switch` begins and ends.':
    '`{symbol}` केवल किसी `switch` के `{ … }` के भीतर चलता है। देखें कि `switch` कहाँ शुरू और कहाँ पूरा होता है।',
  '`case` works only inside the `{ … }` of a `switch`. Check where the `switch` begins and ends.':
    '`case` केवल किसी `switch` के `{ … }` के भीतर चलता है। देखें कि `switch` कहाँ शुरू और कहाँ पूरा होता है।',
  'The left side of `=` must be a variable, and only a variable can take `++`. To compare two values use `==`.':
    '`=` के बाईं ओर वेरिएबल होना चाहिए, और `++` भी केवल वेरिएबल पर चलता है। दो मान मिलाने के लिए `==` लें।',
  '`{symbol}` is called with fewer values than it takes. Compare the call with the line where `{symbol}` is declared.':
    '`{symbol}` को उससे कम मान दिए हैं जितने वह लेता है। उस पंक्ति से मिलाएँ जहाँ `{symbol}` घोषित है।',
  '`{symbol}` is called with more values than it takes. Compare the call with the line where `{symbol}` is declared.':
    '`{symbol}` को उससे ज़्यादा मान दिए हैं जितने वह लेता है। उस पंक्ति से मिलाएँ जहाँ `{symbol}` घोषित है।',
  'A function that returns nothing (`void`) is used here as if it gave a value. Let it `return` one, or call it on a line of its own.':
    'जो फ़ंक्शन कुछ नहीं लौटाता (`void`) वह यहाँ ऐसे लिया गया है जैसे मान देता हो। उससे मान `return` करवाएँ, या उसे अलग पंक्ति में बुलाएँ।',
  'The array needs a size here: write how many elements it has between `[` and `]`, as in `{name}[100]`.':
    'यहाँ array का आकार चाहिए: `[` और `]` के बीच लिखें कि उसमें कितने मान हैं, जैसे `{name}[100]`।',
  'An array whose size is a variable cannot be given values where it is declared. Declare it, then fill it in a loop.':
    'जिस array का आकार वेरिएबल हो, उसे घोषित करते समय मान नहीं दे सकते। घोषित करें, फिर लूप में भरें।',
  '`{name}` is declared `const`, so it cannot change. Remove `const`, or use another variable.':
    '`{name}` `const` घोषित है, इसलिए बदल नहीं सकता। `const` हटाएँ, या दूसरा वेरिएबल लें।',
  '`{symbol}` begins with a digit, so it is read as a number. A name begins with a letter; a number has no letters in it.':
    '`{symbol}` अंक से शुरू होता है, इसलिए संख्या पढ़ा जाता है। नाम अक्षर से शुरू होता है; संख्या में अक्षर नहीं होते।',
  'A number that begins with `0` is read in base 8, where the digit `{symbol}` does not exist. Remove the leading `0`.':
    '`0` से शुरू होने वाली संख्या आधार 8 में पढ़ी जाती है, जहाँ अंक `{symbol}` नहीं होता। आगे का `0` हटाएँ।',
  'This number has more than one decimal point. Write it with one, as in `3.14`.':
    'इस संख्या में एक से ज़्यादा दशमलव बिंदु हैं। एक ही लिखें, जैसे `3.14`।',
  'The type `{symbol}` stands where a value is expected. Give types when you declare, not when you call or use a variable.':
    'जहाँ मान चाहिए वहाँ टाइप `{symbol}` है। टाइप घोषित करते समय लिखें, बुलाते या वेरिएबल लेते समय नहीं।',
  'A value is missing before `{symbol}`. Look for something left out or an operator too many just before it.':
    '`{symbol}` से पहले मान छूटा है। देखें कि ठीक उससे पहले कुछ छूटा है या कोई operator ज़्यादा है।',
  'There is no header called `{symbol}` here. Check its spelling in the `#include` line.':
    'यहाँ `{symbol}` नाम का हेडर नहीं है। `#include` पंक्ति में उसकी वर्तनी जाँचें।',
  '`{symbol}` is defined twice. Keep one of the two.': '`{symbol}` दो बार बना है। दोनों में से एक रखें।',
  '`{symbol}` is called, but your program has no body for it. Check its spelling and its parameters, or write the function.':
    '`{symbol}` को बुलाया गया है, पर आपके प्रोग्राम में उसका शरीर (body) नहीं है। उसकी वर्तनी और पैरामीटर जाँचें, या फ़ंक्शन लिखें।',
};
