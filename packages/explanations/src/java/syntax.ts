import type { ExplanationRule } from '../explanation.ts';
import { BRACE_BY_INDENTATION } from '../shared/open-brace.ts';

/** What javac cannot read at all; the more exact rows stand first. */
export const javaSyntax: readonly ExplanationRule[] = [
  {
    id: 'java/declaration-needs-braces',
    pattern: /variable declaration not allowed here/,
    text: {
      en: 'A variable cannot be declared as the only statement of a loop or an `if`. Put `{ }` around what belongs to it.',
      hi: 'लूप या `if` के अकेले वाक्य के रूप में वेरिएबल घोषित नहीं हो सकता। जो उसका है, उसे `{ }` में रखें।',
    },
  },
  {
    id: 'java/not-assignable',
    pattern: /^unexpected type[\s\S]*required: variable/,
    text: {
      en: 'The left side of `=` must be a variable, and only a variable can take `++`. To compare two values use `==`.',
      hi: '`=` के बाईं ओर वेरिएबल होना चाहिए, और `++` भी केवल वेरिएबल पर चलता है। दो मान मिलाने के लिए `==` लें।',
    },
  },
  { ...BRACE_BY_INDENTATION, pattern: /reached end of file while parsing/ },
  {
    id: 'java/unclosed-brace',
    pattern: /reached end of file while parsing/,
    text: {
      en: 'Your program ends before every `{` is closed by its `}`. Count them from the top; the `}` is often missing where the indentation stops fitting.',
      hi: 'हर `{` के अपने `}` से बंद होने से पहले ही प्रोग्राम पूरा हो जाता है। ऊपर से गिनें; अक्सर वही पंक्ति होती है जहाँ इंडेंट मेल खाना छोड़ देता है।',
    },
    marks: 'nowhere',
  },
  {
    id: 'java/statement-outside-class',
    pattern: /class, interface, enum, or record expected[\s\S]*source: \s*(?!\})(?<symbol>[^\n]{1,40})/,
    text: {
      en: '`{symbol}` is outside every class. Look above it for a `}` too many that closes your class too early.',
      hi: '`{symbol}` हर class से बाहर है। ऊपर वह ज़्यादा `}` ढूँढें जो class को जल्दी बंद कर देता है।',
    },
  },
  {
    id: 'java/extra-brace',
    pattern: /class, interface, enum, or record expected/,
    text: {
      en: 'This `}` closes nothing: there is one `}` more than there are `{`. Delete it, or look above it for a `}` too many or a missing `{`.',
      hi: 'यह `}` कुछ बंद नहीं करता: `{` से एक `}` ज़्यादा है। इसे हटाएँ, या ऊपर ज़्यादा `}` या छूटा हुआ `{` ढूँढें।',
    },
  },
  {
    id: 'java/unclosed-string',
    pattern: /unclosed string literal/,
    text: {
      en: 'A text that begins with `"` is not closed on this line. Put the second `"` where the text ends.',
      hi: '`"` से शुरू हुआ टेक्स्ट इस पंक्ति पर बंद नहीं हुआ। जहाँ टेक्स्ट पूरा हो, वहाँ दूसरा `"` लगाएँ।',
    },
  },
  {
    id: 'java/string-in-character',
    pattern: /unclosed character literal|empty character literal/,
    text: {
      en: 'Single quotes hold exactly one character, as in `\'a\'`. A text needs double quotes: `"like this"`.',
      hi: 'इकहरे चिह्नों में ठीक एक अक्षर रहता है, जैसे `\'a\'`। टेक्स्ट को दोहरे उद्धरण-चिह्न चाहिए: `"like this"`।',
    },
  },
  {
    id: 'java/else-without-if',
    pattern: /'?(?<symbol>else)'? without '?if'?|illegal start of type[\s\S]*source: \s*(?<other>else)\b/,
    text: {
      en: 'This `else` belongs to no `if`. Often a `;` after the `if (…)` line, or a missing `{ … }` around two statements, ends the `if` too early.',
      hi: 'यह `else` किसी `if` का नहीं है। अक्सर `if (…)` वाली पंक्ति के बाद का `;`, या दो निर्देशों के चारों ओर छूटा `{ … }`, `if` को जल्दी पूरा कर देता है।',
    },
  },
  {
    id: 'java/case-outside-switch',
    pattern: /orphaned (?<symbol>case|default)/,
    text: {
      en: '`{symbol}` works only inside the `{ … }` of a `switch`. Check where the `switch` begins and ends.',
      hi: '`{symbol}` केवल किसी `switch` के `{ … }` के भीतर चलता है। देखें कि `switch` कहाँ शुरू और कहाँ पूरा होता है।',
    },
  },
  {
    id: 'java/catch-without-try',
    pattern: /'(?<symbol>catch|finally)' without 'try'|'(?<other>try)' without 'catch'/,
    text: {
      en: '`try { … }` and `catch (Exception e) { … }` go together. Check the `{` and `}` of both.',
      hi: '`try { … }` और `catch (Exception e) { … }` साथ चलते हैं। दोनों के `{` और `}` जाँचें।',
    },
  },
  {
    id: 'java/curly-quotes',
    pattern: /illegal character: '(?:\\u201[89cd]|[“”‘’])'/i,
    text: {
      en: 'This line has curly quotation marks, which come from a document or a chat. Type them again as `"` or `\'` here in the editor.',
      hi: 'इस पंक्ति में घुमावदार उद्धरण-चिह्न हैं, जो किसी दस्तावेज़ या चैट से आते हैं। उन्हें यहीं एडिटर में `"` या `\'` से फिर लिखें।',
    },
  },
  {
    id: 'java/stray-character',
    pattern: /illegal character: '(?<symbol>[^']+)'/,
    text: {
      en: 'The character `{symbol}` has no meaning here. Delete it, or put it inside a text if you want to print it.',
      hi: 'अक्षर `{symbol}` का यहाँ कोई मतलब नहीं। उसे हटाएँ, या छापना हो तो टेक्स्ट के भीतर रखें।',
    },
  },
  {
    id: 'java/method-inside-method',
    pattern: /illegal start of expression[\s\S]*source: \s*(?<symbol>public|private|protected|static)\b/,
    text: {
      en: 'A method begins inside another one. Close the method above with `}` first: methods come one after the other in the class.',
      hi: 'एक method दूसरे के भीतर शुरू होता है। पहले ऊपर वाले method को `}` से बंद करें: class में method साथ-साथ रहते हैं।',
    },
  },
  {
    id: 'java/statement-outside-method',
    pattern:
      /(?:<identifier> expected|illegal start of type)[\s\S]*source: \s*(?<symbol>for|while|if|return|do|switch|try|[\w.]+(?=\s*(?:\(|=|\+\+)))/,
    text: {
      en: '`{symbol}` is in the class but outside every method, where nothing can run. Move it into `main`, or look for a `}` too many above it.',
      hi: '`{symbol}` class में है पर हर method से बाहर, जहाँ कुछ चल नहीं सकता। उसे `main` में ले जाएँ, या ऊपर कोई ज़्यादा `}` ढूँढें।',
    },
  },
  {
    id: 'java/illegal-start',
    pattern: /illegal start of (?:expression|type)/,
    text: {
      en: 'A value is missing here, or something is where it cannot be. Look for something left out just before it, or a `{`, `}` or `(` that does not fit above.',
      hi: 'यहाँ मान छूटा है, या कुछ ऐसी जगह है जहाँ नहीं हो सकता। देखें कि ठीक उससे पहले कुछ छूटा है, या ऊपर कोई `{`, `}` या `(` मेल नहीं खाता।',
    },
  },
  {
    id: 'java/missing-semicolon',
    pattern: /';' expected[\s\S]*source: (?![^\n]*\bfor\b)/,
    text: { en: 'A `;` is missing at the end of this line.', hi: 'इस पंक्ति के अंत में `;` छूटा है।' },
  },
  {
    id: 'java/for-semicolon-missing',
    pattern: /';' expected/,
    text: {
      en: 'A `;` is missing here. A `for` has three parts with two `;` between them: `for (int i = 0; i < n; i++)`.',
      hi: 'यहाँ `;` छूटा है। `for` के तीन भाग होते हैं, बीच में दो `;`: `for (int i = 0; i < n; i++)`।',
    },
  },
  {
    id: 'java/missing-paren',
    pattern: /'\)'(?:,? or '[^']+'| or ',')? expected|'\)' expected/,
    text: {
      en: 'A `)` is missing: every `(` needs its own. Count them on this line, and check for a missing `,` or `+` before it.',
      hi: '`)` छूटा है: हर `(` का अपना चाहिए। इस पंक्ति में उन्हें गिनें, और देखें कि उससे पहले `,` या `+` तो नहीं छूटा।',
    },
  },
  {
    id: 'java/missing-open-paren',
    pattern: /'\(' expected/,
    text: {
      en: 'A `(` is missing: the condition after `if`, `while`, `for` or `switch` goes in round brackets.',
      hi: '`(` छूटा है: `if`, `while`, `for` या `switch` के बाद की शर्त गोल कोष्ठक में रहती है।',
    },
  },
  {
    id: 'java/missing-bracket',
    pattern: /'(?<symbol>[[\]{}])'(?: or '[^']+')? expected/,
    text: {
      en: 'A `{symbol}` is missing here. Check that every opening bracket has its closing one.',
      hi: 'यहाँ `{symbol}` छूटा है। देखें कि हर खुलने वाले कोष्ठक का बंद होने वाला है।',
    },
  },
  {
    id: 'java/not-a-statement',
    pattern: /not a statement/,
    text: {
      en: 'This line works something out and does nothing with it. Assign the value, as in `x = …;`, print it, or call a method; to assign use one `=`.',
      hi: 'यह पंक्ति कुछ निकालती है और उसका कुछ नहीं करती। मान रखें, जैसे `x = …;`, उसे छापें, या method बुलाएँ; मान रखने के लिए एक `=` लें।',
    },
  },
  {
    id: 'java/array-without-size',
    pattern: /array dimension missing/,
    text: {
      en: 'The new array needs a size: write how many elements it has, as in `new int[10]`.',
      hi: 'नए array को आकार चाहिए: लिखें कि उसमें कितने मान हैं, जैसे `new int[10]`।',
    },
  },
  {
    id: 'java/return-type-missing',
    pattern: /invalid method declaration; return type required/,
    text: {
      en: 'This method has no type before its name. Write what it returns, as in `static int`, or `void` when it returns nothing; a constructor has exactly the name of its class.',
      hi: 'इस method के नाम से पहले टाइप नहीं है। लिखें कि वह क्या लौटाता है, जैसे `static int`, या कुछ न लौटाए तो `void`; constructor का नाम ठीक class का नाम होता है।',
    },
  },
  {
    id: 'java/body-missing',
    pattern: /missing method body, or declare abstract/,
    text: {
      en: 'This method has no body. Replace the `;` after its round brackets with `{ … }`.',
      hi: 'इस method का शरीर नहीं है। गोल कोष्ठक के बाद के `;` की जगह `{ … }` लिखें।',
    },
  },
  {
    id: 'java/number-too-large',
    pattern: /integer number too large(?:: (?<symbol>\d+))?[\s\S]*source: [^\n]*?(?<number>\d{10,})/,
    text: {
      en: '`{number}` is too large for an `int`. Write an `L` after it, `{number}L`, and keep it in a `long`.',
      hi: '`{number}` `int` के लिए बहुत बड़ी है। उसके पीछे `L` लिखें, `{number}L`, और उसे `long` में रखें।',
    },
  },
  {
    id: 'java/duplicate-case',
    pattern: /duplicate (?:case|default) label/,
    text: {
      en: 'Two `case` lines of this `switch` have the same value. Give each its own value, or delete one.',
      hi: 'इस `switch` की दो `case` पंक्तियों का मान एक है। हर एक को अपना मान दें, या एक हटाएँ।',
    },
  },
  {
    id: 'java/name-expected',
    pattern: /<identifier> expected/,
    text: {
      en: 'A name is missing here. Look for a misplaced word or sign just before it, or a statement that is outside its method.',
      hi: 'यहाँ नाम छूटा है। देखें कि ठीक उससे पहले कोई शब्द या चिह्न ग़लत जगह है, या कोई निर्देश अपने method से बाहर है।',
    },
  },
];
