/** The sentences of c-slips.table.ts in Hindi, by the English ones. */
export const cSlipsHindi: Readonly<Record<string, string>> = {
  '`{name}` belongs to Turbo C, an old compiler. Delete it: nothing here needs it.':
    '`{name}` पुराने कंपाइलर Turbo C का है। उसे हटा दें: यहाँ उसकी ज़रूरत नहीं है।',
  'There is no header `{symbol}`. Did you mean `{better}`?':
    '`{symbol}` नाम का कोई header नहीं है। क्या आपका मतलब `{better}` था?',
  '`main` needs round brackets after its name: `int main()`.':
    '`main` के नाम के बाद गोल कोष्ठक चाहिए: `int main()`।',
  'A `;` stands between the head of a function and its `{`, and cuts the two apart. Delete that `;`.':
    'function के सिरे और उसके `{` के बीच `;` है, जो दोनों को अलग कर देता है। वह `;` हटाएँ।',
  'The line above ends with `,`, so this line is read as a part of it. Put a `;` there.':
    'ऊपर की पंक्ति `,` पर ख़त्म होती है, इसलिए यह पंक्ति उसी का भाग पढ़ी जाती है। वहाँ `;` लगाएँ।',
  'A `,` is missing after the text: each value of a call stands with a `,` before it.':
    'टेक्स्ट के बाद `,` छूटा है: हर मान से पहले `,` होता है।',
  'The brackets of an array stand after its name: write `{symbol}[]`.':
    'array के कोष्ठक उसके नाम के बाद आते हैं: `{symbol}[]` लिखें।',
  'A variable gets its value with `=`, not `:`. Write `{symbol} = …;`.':
    'वेरिएबल को मान `=` से मिलता है, `:` से नहीं। `{symbol} = …;` लिखें।',
  'A `#define` line has no `;` at its end: it becomes part of `{symbol}` wherever that stands. Delete it.':
    '`#define` की पंक्ति के अंत में `;` नहीं होता: जहाँ `{symbol}` आता है वहाँ वह भी आ जाता है। उसे हटाएँ।',
  'A `#define` has no `=`: write `#define {symbol} 5`, with your own value.':
    '`#define` में `=` नहीं होता: अपने मान के साथ `#define {symbol} 5` लिखें।',
  'The name `{symbol}` is not known here. If you want to print the word itself, put it into double quotes.':
    'नाम `{symbol}` यहाँ जाना हुआ नहीं है। शब्द ही छापना हो तो उसे दोहरे उद्धरण-चिह्नों में रखें।',
  'In C the members of a `struct` get no values where the `struct` is described. Give them after the variable is declared.':
    'C में `struct` के सदस्यों को वहाँ मान नहीं दिए जाते जहाँ `struct` बताया जाता है। वेरिएबल घोषित करने के बाद दें।',
  'The size of `{symbol}` must be a whole number. Use an `int` for it.':
    '`{symbol}` का आकार पूर्ण संख्या होना चाहिए। उसके लिए `int` लें।',
  '`{name}` is already the name of a parameter here. Use it without declaring it again, or choose another name.':
    '`{name}` यहाँ पहले से एक parameter का नाम है। उसे फिर घोषित किए बिना काम में लें, या दूसरा नाम चुनें।',
  'Between two things that are multiplied stands `*`. Write it after `{symbol}`.':
    'जिन दो चीज़ों का गुणा हो उनके बीच `*` होता है। उसे `{symbol}` के बाद लिखें।',
  'After `case` stands one fixed number or character. For a variable or a condition use `if` and `else if`.':
    '`case` के बाद एक तय संख्या या अक्षर होता है। वेरिएबल या शर्त के लिए `if` और `else if` लें।',
  'A line that begins with `#` is an order to the compiler, and `#{symbol}` is none. A comment begins with `//`.':
    '`#` से शुरू होने वाली पंक्ति कंपाइलर के लिए आदेश है, और `#{symbol}` कोई आदेश नहीं। टिप्पणी `//` से शुरू होती है।',
  '`goto {symbol}` leads nowhere: there is no line `{symbol}:`. A loop or a function is nearly always better.':
    '`goto {symbol}` कहीं नहीं जाता: पंक्ति `{symbol}:` नहीं है। लूप या function लगभग हमेशा बेहतर है।',
};
