/** The sentences of java-declarations.table.ts in Hindi, by the English ones. */
export const javaDeclarationsHindi: Readonly<Record<string, string>> = {
  '`{symbol}` must be written with a small letter: `{better}`.':
    '`{symbol}` छोटे अक्षर से लिखा जाता है: `{better}`।',
  'Every `{symbol}` stands at the top of the program, above the first `class`.':
    'हर `{symbol}` प्रोग्राम के सबसे ऊपर, पहली `class` से पहले होता है।',
  'This method stands outside every class. Put `public class Main {` above it and `}` below it, or look above for a `}` too many.':
    'यह method हर class से बाहर है। उसके ऊपर `public class Main {` और नीचे `}` लिखें, या ऊपर कोई ज़्यादा `}` ढूँढें।',
  'The words are in the wrong order: `static` stands before `{symbol}`, as in `public static void main(String[] args)`.':
    'शब्दों का क्रम ग़लत है: `static` `{symbol}` से पहले आता है, जैसे `public static void main(String[] args)`।',
  '`catch` needs the type of what it catches: `catch (Exception {symbol})`.':
    '`catch` को उसका टाइप चाहिए जिसे वह पकड़ता है: `catch (Exception {symbol})`।',
  'A variable inside a method cannot be `{symbol}`. Leave the word away, or declare the variable in the class, outside the method.':
    'method के भीतर का वेरिएबल `{symbol}` नहीं हो सकता। यह शब्द हटा दें, या वेरिएबल को method से बाहर, class में घोषित करें।',
  'The method `{symbol}` begins inside another one. Close the method above with `}` first: methods stand side by side in the class.':
    'method `{symbol}` दूसरे के भीतर शुरू होता है। पहले ऊपर वाले method को `}` से बंद करें: class में method साथ-साथ रहते हैं।',
  'A name is one word: write `{better}` instead of `{symbol}`.':
    'नाम एक ही शब्द होता है: `{symbol}` की जगह `{better}` लिखें।',
  'A number is written without commas: `{better}` instead of `{symbol}`.':
    'संख्या अल्पविराम के बिना लिखी जाती है: `{symbol}` की जगह `{better}`।',
  'A number that begins with `0` is read in base 8, which has no 8 and 9. Remove the `0` before `{symbol}`.':
    '`0` से शुरू होने वाली संख्या आधार 8 में पढ़ी जाती है, जिसमें 8 और 9 नहीं होते। `{symbol}` से पहला `0` हटाएँ।',
  'Between two things that are multiplied stands `*`. Write it after `{left}`.':
    'जिन दो चीज़ों का गुणा हो उनके बीच `*` होता है। उसे `{left}` के बाद लिखें।',
  'A statement ends with `;`. Here stands `{symbol}` instead.':
    'निर्देश `;` पर पूरा होता है। यहाँ उसकी जगह `{symbol}` है।',
  '`? :` gives a value and cannot stand alone. Use `if` and `else`, or put it into a print: `System.out.println(a > b ? a : b);`.':
    '`? :` मान देता है और अकेला नहीं रह सकता। `if` और `else` लें, या उसे छापने में रखें: `System.out.println(a > b ? a : b);`।',
  'A `:` is missing after the value of `case`: `case 1:`.': '`case` के मान के बाद `:` छूटा है: `case 1:`।',
  '`switch` works on `int`, `char` and `String` only. Use `if` and `else if` for anything else.':
    '`switch` केवल `int`, `char` और `String` पर चलता है। और किसी के लिए `if` और `else if` लें।',
  'Inside a text `\\` begins a special character. To print a backslash write it twice: `\\\\`.':
    'टेक्स्ट के भीतर `\\` से ख़ास अक्षर शुरू होता है। backslash छापने के लिए उसे दो बार लिखें: `\\\\`।',
  '`{symbol}` was promised as `{access}`. Write `{access}` before it here too.':
    '`{symbol}` का वादा `{access}` के रूप में था। यहाँ भी उससे पहले `{access}` लिखें।',
  '`{symbol}` only says what there must be, so no object can be made of it. Write `new {better}<>()`.':
    '`{symbol}` केवल बताता है कि क्या होना चाहिए, इसलिए उसका object नहीं बन सकता। `new {better}<>()` लिखें।',
  '`{symbol}` is abstract, so no object can be made of it. Make one of a class that `extends` or `implements` it.':
    '`{symbol}` abstract है, इसलिए उसका object नहीं बन सकता। ऐसी class का बनाएँ जो उसे `extends` या `implements` करती है।',
  '`{symbol}` is final: no class can extend it. Keep a `{symbol}` in a variable of your class instead.':
    '`{symbol}` final है: कोई class उसे extend नहीं कर सकती। इसकी जगह अपनी class के वेरिएबल में एक `{symbol}` रखें।',
};
