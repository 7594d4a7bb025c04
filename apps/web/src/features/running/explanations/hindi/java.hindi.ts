/** The sentences of java.table.ts in Hindi, by the English ones. */
export const javaHindi: Readonly<Record<string, string>> = {
  '`{symbol}` must be imported. Add `import {package}.{symbol};` at the top of your program.':
    '`{symbol}` को import करना होता है। प्रोग्राम के सबसे ऊपर `import {package}.{symbol};` जोड़ें।',
  'Java knows no `{symbol}`. Write `{better}`: capital and small letters differ.':
    'Java में `{symbol}` नहीं है। `{better}` लिखें: बड़े और छोटे अक्षर अलग-अलग हैं।',
  'An array has `length` without round brackets, unlike a `String`. Write `{name}.length`.':
    'array का `length` बिना गोल कोष्ठक के होता है, `String` जैसा नहीं। `{name}.length` लिखें।',
  '{owner} has no method `{symbol}` that takes these values. Check its spelling (capital and small letters differ) and what you pass to it.':
    '{owner} में ऐसा कोई method `{symbol}` नहीं है जो ये मान ले। वर्तनी जाँचें (बड़े और छोटे अक्षर अलग हैं) और यह भी कि आप उसे क्या देते हैं।',
  'There is no class called `{symbol}`. Check its spelling (capital and small letters differ), or add its `import`.':
    '`{symbol}` नाम की कोई class नहीं है। वर्तनी जाँचें (बड़े और छोटे अक्षर अलग हैं), या उसका `import` जोड़ें।',
  'The name `{symbol}` is not known here. Declare it before this line, as in `int {symbol} = 0;`, or check its spelling; a name declared inside `{ }` is known only there.':
    'नाम `{symbol}` यहाँ जाना हुआ नहीं है। इसे इस पंक्ति से पहले घोषित करें, जैसे `int {symbol} = 0;`, या वर्तनी जाँचें; `{ }` के भीतर घोषित नाम केवल वहीं चलता है।',
  '`{symbol}` is not known. Write `{better}`: capital and small letters differ.':
    '`{symbol}` जाना हुआ नहीं है। `{better}` लिखें: बड़े और छोटे अक्षर अलग-अलग हैं।',
  'There is no package `{symbol}`. Check its spelling; `Scanner` and the lists are in `java.util`, readers in `java.io`.':
    '`{symbol}` नाम का कोई package नहीं है। वर्तनी जाँचें; `Scanner` और list `java.util` में हैं, reader `java.io` में।',
  'A condition must be `{wanted}`, and this is `{given}`. To compare write `==`; a single `=` assigns.':
    'शर्त को `{wanted}` होना चाहिए, और यह `{given}` है। मिलाने के लिए `==` लिखें; अकेला `=` मान रखता है।',
  'This method is `void`, so it may not return a value. Give the method the type of the value, as in `static int`, or write `return;`.':
    'यह method `void` है, इसलिए मान नहीं लौटा सकता। उसे मान का टाइप दें, जैसे `static int`, या `return;` लिखें।',
  'This method promises a value, and `return;` gives none. Write the value after `return`.':
    'यह method मान देने का वादा करता है, और `return;` कुछ नहीं देता। `return` के बाद मान लिखें।',
  'The types do not fit together here: {reason}. Check what stands on both sides.':
    'यहाँ टाइप मेल नहीं खाते: {reason}. देखें कि दोनों ओर क्या है।',
  'The method that ends here can come to its end without a `return`. Add one for the case that no `if` above has caught.':
    'यहाँ पूरा होने वाला method `return` के बिना अपने अंत तक पहुँच सकता है। उस मामले के लिए `return` जोड़ें जिसे ऊपर का कोई `if` नहीं पकड़ता।',
  'There are two classes called `{symbol}`. Give one of them another name.':
    '`{symbol}` नाम की दो class हैं। एक को दूसरा नाम दें।',
  '`{symbol}` belongs to an object, and `main` has none. Put `static` before its declaration, or make an object with `new` first.':
    '`{symbol}` किसी object का है, और `main` के पास object नहीं है। उसकी घोषणा से पहले `static` लिखें, या पहले `new` से object बनाएँ।',
  '`{symbol}` is `public`, and a file may have one public class only: `Main`. Remove `public` before `class {symbol}`, or call it `Main`.':
    '`{symbol}` `public` है, और एक फ़ाइल में एक ही public class हो सकती है: `Main`। `class {symbol}` से पहले का `public` हटाएँ, या उसे `Main` नाम दें।',
  '`{left}` and `{right}` cannot be compared with each other. Convert one of them; two texts are compared with `a.equals(b)`.':
    '`{left}` और `{right}` एक-दूसरे से नहीं मिलाए जा सकते। एक को बदलें; दो टेक्स्ट `a.equals(b)` से मिलाए जाते हैं।',
  '`{operator}` cannot work on `{left}` and `{right}`. Check the types of both sides; a text becomes a number with `Integer.parseInt(…)`.':
    '`{operator}` को `{left}` और `{right}` पर नहीं चला सकते। दोनों ओर के टाइप जाँचें; टेक्स्ट `Integer.parseInt(…)` से संख्या बनता है।',
  '`{operator}` cannot work on `{given}`. Check the type of what stands beside it.':
    '`{operator}` को `{given}` पर नहीं चला सकते। देखें कि उसके पास जो है उसका टाइप क्या है।',
  '`{symbol}` takes ({wanted}), and here it gets ({given}). Give it the values it needs, in that order.':
    '`{symbol}` ({wanted}) लेता है, और यहाँ उसे ({given}) मिला है। उसे जो मान चाहिए वे उसी क्रम में दें।',
  '`{symbol}` cannot be called with ({given}). Check the number and the types of the values you pass.':
    '`{symbol}` को ({given}) के साथ नहीं बुला सकते। जो मान आप देते हैं उनकी गिनती और टाइप जाँचें।',
  'This line can never be carried out, because a `return`, `break` or endless loop stands before it. Move or delete one of the two.':
    'यह पंक्ति कभी नहीं चल सकती, क्योंकि उससे पहले `return`, `break` या बिना अंत का लूप है। दोनों में से एक को हटाएँ या खिसकाएँ।',
  '`{name}` is declared `final`, so it cannot change. Remove `final`, or use another variable.':
    '`{name}` `final` घोषित है, इसलिए बदल नहीं सकता। `final` हटाएँ, या दूसरा वेरिएबल लें।',
  'A lambda or inner class may use only variables that never change. Copy the value into a new variable just before, and use that.':
    'lambda या भीतरी class केवल वही वेरिएबल ले सकती है जो कभी नहीं बदलते। ठीक पहले मान को नए वेरिएबल में कॉपी करें, और उसे लें।',
  'What stands before `[ ]` is `{given}`, no array. A `String` gives its characters with `charAt(i)`, a list its elements with `get(i)`.':
    '`[ ]` से पहले `{given}` है, array नहीं। `String` अपने अक्षर `charAt(i)` से देती है, list अपने मान `get(i)` से।',
  'A plain `{given}` has no methods and no `length`. Compare it with `==`, and turn it into a text with `String.valueOf(…)` if you need one.':
    'सीधे `{given}` में न method हैं न `length`। उसे `==` से मिलाएँ, और टेक्स्ट चाहिए तो `String.valueOf(…)` से बनाएँ।',
  'This may fail with `{symbol}`, and Java wants you to say what then. Add `throws {symbol}` after the round brackets of your method, or use `try { … } catch`.':
    'यहाँ `{symbol}` हो सकता है, और Java चाहती है कि आप बताएँ तब क्या हो। method के गोल कोष्ठक के बाद `throws {symbol}` जोड़ें, या `try { … } catch` लें।',
  '`{symbol}` promises a method `{method}` and does not have it. Write it, as `public`.':
    '`{symbol}` method `{method}` का वादा करती है और वह उसमें नहीं है। उसे `public` के साथ लिखें।',
  '`{symbol}` works only inside a loop (or, for `break`, a `switch`). Use `return` to leave a method, or check your `{` and `}`.':
    '`{symbol}` केवल लूप के भीतर चलता है (`break` तो `switch` में भी)। method से निकलने के लिए `return` लें, या अपने `{` और `}` जाँचें।',
  '`{symbol}` is `{access}` in `{owner}`, so only `{owner}` itself may use it. Add a method there that gives its value, or make it less private.':
    '`{symbol}` `{owner}` में `{access}` है, इसलिए केवल `{owner}` ख़ुद उसे ले सकती है। वहाँ उसका मान देने वाला method जोड़ें, या उसे कम निजी बनाएँ।',
  'A method that returns nothing (`void`) is used here as if it gave a value. Let it `return` one, or call it on a line of its own.':
    'जो method कुछ नहीं लौटाता (`void`) वह यहाँ ऐसे लिया गया है जैसे मान देता हो। उससे मान `return` करवाएँ, या उसे अलग पंक्ति में बुलाएँ।',
  'Between `<` and `>` stands a class, not a plain type such as `{symbol}`. Write `Integer` for `int`, `Double` for `double`, `Character` for `char`.':
    '`<` और `>` के बीच class रहती है, `{symbol}` जैसा सीधा टाइप नहीं। `int` के लिए `Integer`, `double` के लिए `Double`, `char` के लिए `Character` लिखें।',
  '`{given}` does not fit into `{wanted}` without losing something. Declare the variable as `{given}`, or convert openly: `({wanted}) value`.':
    '`{given}` बिना कुछ खोए `{wanted}` में नहीं समाता। वेरिएबल को `{given}` घोषित करें, या साफ़ लिखकर बदलें: `({wanted}) value`।',
  '`{given}` cannot become `{wanted}`. A text becomes a number with `Integer.parseInt(…)`, a number a text with `String.valueOf(…)`.':
    '`{given}` `{wanted}` नहीं बन सकता। टेक्स्ट `Integer.parseInt(…)` से संख्या बनता है, संख्या `String.valueOf(…)` से टेक्स्ट।',
  '`{symbol}` may have no value yet when it is used here. Give it one where you declare it: 0 for a number, something made with `new` for an object.':
    'यहाँ काम में लेते समय हो सकता है `{symbol}` का कोई मान न हो। घोषित करते समय ही मान दें: संख्या के लिए 0, object के लिए `new` से बनाया कुछ।',
};
