/** The sentences of java-syntax.table.ts in Hindi, by the English ones. */
export const javaSyntaxHindi: Readonly<Record<string, string>> = {
  '`{symbol}` stands outside every class. Look above it for a `}` too many that closes your class too early.':
    '`{symbol}` हर class से बाहर है। ऊपर वह ज़्यादा `}` ढूँढें जो class को जल्दी बंद कर देता है।',
  'This `}` closes nothing: there is one `}` more than there are `{`. Delete it, or look for a `}` too many above it.':
    'यह `}` कुछ बंद नहीं करता: `{` से एक `}` ज़्यादा है। इसे हटाएँ, या ऊपर ज़्यादा `}` ढूँढें।',
  'Single quotes hold exactly one character, as in `\'a\'`. A text needs double quotes: `"like this"`.':
    'इकहरे चिह्नों में ठीक एक अक्षर रहता है, जैसे `\'a\'`। टेक्स्ट को दोहरे उद्धरण-चिह्न चाहिए: `"like this"`।',
  'This `else` belongs to no `if`. Often a `;` after the `if (…)` line, or a missing `{ … }` around two statements, ends the `if` too early.':
    'यह `else` किसी `if` का नहीं है। अक्सर `if (…)` वाली पंक्ति के बाद का `;`, या दो निर्देशों के चारों ओर छूटा `{ … }`, `if` को जल्दी पूरा कर देता है।',
  '`try { … }` and `catch (Exception e) { … }` go together. Check the `{` and `}` of both.':
    '`try { … }` और `catch (Exception e) { … }` साथ चलते हैं। दोनों के `{` और `}` जाँचें।',
  'A method begins inside another one. Close the method above with `}` first: methods stand side by side in the class.':
    'एक method दूसरे के भीतर शुरू होता है। पहले ऊपर वाले method को `}` से बंद करें: class में method साथ-साथ रहते हैं।',
  '`{symbol}` stands in the class but outside every method, where nothing can be carried out. Move it into `main`, or look for a `}` too many above it.':
    '`{symbol}` class में है पर हर method से बाहर, जहाँ कुछ चल नहीं सकता। उसे `main` में ले जाएँ, या ऊपर कोई ज़्यादा `}` ढूँढें।',
  'A value is missing here, or something stands where it cannot. Look for something left out just before it, or a `{`, `}` or `(` that does not fit above.':
    'यहाँ मान छूटा है, या कुछ ऐसी जगह है जहाँ नहीं हो सकता। देखें कि ठीक उससे पहले कुछ छूटा है, या ऊपर कोई `{`, `}` या `(` मेल नहीं खाता।',
  'A `;` is missing here. A `for` has three parts with two `;` between them: `for (int i = 0; i < n; i++)`.':
    'यहाँ `;` छूटा है। `for` के तीन भाग होते हैं, बीच में दो `;`: `for (int i = 0; i < n; i++)`।',
  'A `)` is missing: every `(` needs its own. Count them on this line, and check for a missing `,` or `+` before it.':
    '`)` छूटा है: हर `(` का अपना चाहिए। इस पंक्ति में उन्हें गिनें, और देखें कि उससे पहले `,` या `+` तो नहीं छूटा।',
  'A `{symbol}` is missing here. Check that every opening bracket has its closing one.':
    'यहाँ `{symbol}` छूटा है। देखें कि हर खुलने वाले कोष्ठक का बंद होने वाला है।',
  'This line works something out and does nothing with it. Assign the value, as in `x = …;`, print it, or call a method; to assign use one `=`.':
    'यह पंक्ति कुछ निकालती है और उसका कुछ नहीं करती। मान रखें, जैसे `x = …;`, उसे छापें, या method बुलाएँ; मान रखने के लिए एक `=` लें।',
  'The new array needs a size: write how many elements it has, as in `new int[10]`.':
    'नए array को आकार चाहिए: लिखें कि उसमें कितने मान हैं, जैसे `new int[10]`।',
  'This method has no type before its name. Write what it returns, as in `static int`, or `void` when it returns nothing.':
    'इस method के नाम से पहले टाइप नहीं है। लिखें कि वह क्या लौटाता है, जैसे `static int`, या कुछ न लौटाए तो `void`।',
  'This method has no body. Replace the `;` after its round brackets with `{ … }`.':
    'इस method का शरीर नहीं है। गोल कोष्ठक के बाद के `;` की जगह `{ … }` लिखें।',
  '`{number}` is too large for an `int`. Write an `L` behind it, `{number}L`, and keep it in a `long`.':
    '`{number}` `int` के लिए बहुत बड़ी है। उसके पीछे `L` लिखें, `{number}L`, और उसे `long` में रखें।',
  'A name is missing here. Look for a misplaced word or sign just before it, or a statement that stands outside its method.':
    'यहाँ नाम छूटा है। देखें कि ठीक उससे पहले कोई शब्द या चिह्न ग़लत जगह है, या कोई निर्देश अपने method से बाहर है।',
};
