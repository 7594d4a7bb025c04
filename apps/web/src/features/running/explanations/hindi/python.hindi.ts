/** The sentences of python.table.ts in Hindi, by the English ones. */
export const pythonHindi: Readonly<Record<string, string>> = {
  'Python has no `{symbol}`. Write `{better}`.': 'Python में `{symbol}` नहीं है। `{better}` लिखें।',
  'The name `{symbol}` is not known here. Did you mean `{better}`?':
    'नाम `{symbol}` यहाँ जाना हुआ नहीं है। क्या आपका मतलब `{better}` था?',
  '`{symbol}` must be imported. Add `import {symbol}` at the top of your program.':
    '`{symbol}` को import करना होता है। प्रोग्राम के सबसे ऊपर `import {symbol}` जोड़ें।',
  'The name `{symbol}` has no value yet. Give it one before this line, check its spelling, or put quotation marks around it if it is a text.':
    'नाम `{symbol}` का अभी कोई मान नहीं है। इस पंक्ति से पहले उसे मान दें, वर्तनी जाँचें, या टेक्स्ट हो तो उसके दोनों ओर उद्धरण-चिह्न लगाएँ।',
  '`{symbol}` is set inside this function, so Python takes it for a new variable, and here it has no value yet. Set it first, pass it in, or write `global {symbol}` at the top of the function.':
    '`{symbol}` को इस फ़ंक्शन के भीतर मान मिलता है, इसलिए Python उसे नया वेरिएबल मानती है, और यहाँ उसका अभी मान नहीं है। पहले मान दें, उसे फ़ंक्शन में भेजें, या फ़ंक्शन के शुरू में `global {symbol}` लिखें।',
  'A `:` is missing at the end of this line, as after every `if`, `else`, `for`, `while` and `def`.':
    'इस पंक्ति के अंत में `:` छूटा है, जैसा हर `if`, `else`, `for`, `while` और `def` के बाद होता है।',
  'This line begins further to the right than the one above, without a reason for it. Remove the spaces before it; only what follows a `:` is indented.':
    'यह पंक्ति बिना कारण ऊपर वाली से ज़्यादा दाईं ओर शुरू होती है। आगे की ख़ाली जगह हटाएँ; केवल `:` के बाद वाली इंडेंट होती है।',
  'This line begins at a place where no line above begins. Give it exactly as many spaces as the lines it belongs with.':
    'यह पंक्ति ऐसी जगह शुरू होती है जहाँ ऊपर की कोई पंक्ति शुरू नहीं होती। इसे ठीक उतनी ख़ाली जगह दें जितनी इसके साथ की पंक्तियों में है।',
  'Tabs and spaces are mixed before this line. Use four spaces for every step, here and in the lines above.':
    'इस पंक्ति से पहले tab और ख़ाली जगह मिली हुई हैं। यहाँ और ऊपर हर क़दम के लिए चार ख़ाली जगह रखें।',
  'This `{symbol}` is never closed. Put its closing bracket where it belongs.':
    'यह `{symbol}` कभी बंद नहीं होता। जहाँ चाहिए वहाँ उसका बंद होने वाला कोष्ठक रखें।',
  '`{symbol}` closes what was opened with `{opening}`. Use the matching bracket.':
    '`{symbol}` उसे बंद करता है जो `{opening}` से खुला था। मेल खाने वाला कोष्ठक लें।',
  'This `{symbol}` closes nothing: there is one too many. Delete it, or add the bracket that opens it.':
    'यह `{symbol}` कुछ बंद नहीं करता: एक ज़्यादा है। इसे हटाएँ, या वह कोष्ठक जोड़ें जो इसे खोलता है।',
  'A text is not closed on this line. Put the same quotation mark at its end as at its beginning; a text over several lines needs three of them.':
    'इस पंक्ति पर टेक्स्ट बंद नहीं हुआ। अंत में वही उद्धरण-चिह्न लगाएँ जो शुरू में है; कई पंक्तियों के टेक्स्ट को तीन चाहिए।',
  'A text that begins with three quotation marks is never closed. Put three of the same at its end.':
    'तीन उद्धरण-चिह्नों से शुरू हुआ टेक्स्ट कभी बंद नहीं होता। अंत में वही तीन लगाएँ।',
  'The character `{symbol}` has no meaning here; it often comes with copied text. Delete it, or put it inside a text.':
    'अक्षर `{symbol}` का यहाँ कोई मतलब नहीं; वह अक्सर कॉपी किए टेक्स्ट के साथ आता है। उसे हटाएँ, या टेक्स्ट के भीतर रखें।',
  '`{symbol}` needs round brackets around what it gets: `{symbol}(…)`.':
    '`{symbol}` को जो मिले उसके चारों ओर गोल कोष्ठक चाहिए: `{symbol}(…)`।',
  'To compare two values write `==`. A single `=` gives a value to a variable.':
    'दो मान मिलाने के लिए `==` लिखें। अकेला `=` वेरिएबल को मान देता है।',
  'Two values stand side by side here. Put a `,` (or an operator) between them.':
    'यहाँ दो मान साथ-साथ हैं। बीच में `,` (या कोई operator) रखें।',
  'The left side of `=` must be a variable. Turn the two sides round, or write `==` to compare them.':
    '`=` के बाईं ओर वेरिएबल होना चाहिए। दोनों ओर को उलट दें, या मिलाने के लिए `==` लिखें।',
  'Inside the round brackets of a call `=` names a parameter. Compare with `==`, or give the value first on a line of its own.':
    'बुलाने वाले गोल कोष्ठक के भीतर `=` पैरामीटर का नाम बताता है। `==` से मिलाएँ, या पहले अलग पंक्ति में मान दें।',
  'A number may not begin with `0`. Remove the zeros before it; to print them use a text.':
    'संख्या `0` से शुरू नहीं हो सकती। आगे के शून्य हटाएँ; उन्हें छापने के लिए टेक्स्ट लें।',
  '`{symbol}` works only inside a function. Print the value instead, or indent the line so that it belongs to its `def`.':
    '`{symbol}` केवल फ़ंक्शन के भीतर चलता है। मान को छापें, या पंक्ति को इंडेंट करें ताकि वह अपने `def` की हो।',
  '`{symbol}` works only inside a `for` or `while` loop. Check how far the line is indented.':
    '`{symbol}` केवल `for` या `while` लूप के भीतर चलता है। देखें कि पंक्ति कितनी इंडेंट है।',
  'The `try` above this line has no `except`. Add `except Exception:` with what to do when it fails.':
    'इस पंक्ति के ऊपर के `try` का `except` नहीं है। `except Exception:` जोड़ें, और लिखें कि असफल होने पर क्या हो।',
  '`global {symbol}` must stand before `{symbol}` is used. Move it to the first line of the function.':
    '`global {symbol}` को `{symbol}` के काम में आने से पहले होना चाहिए। उसे फ़ंक्शन की पहली पंक्ति में ले जाएँ।',
  'What has a `name=value` stands last. Put the plain ones before it.':
    'जिसमें `name=value` हो वह अंत में आता है। सीधे वालों को उससे पहले रखें।',
  'Python has no `{symbol}`. Write `+= 1` or `-= 1`.': 'Python में `{symbol}` नहीं है। `+= 1` या `-= 1` लिखें।',
  'Python writes `and`, `or` and `not` in words instead of `{symbol}`.':
    'Python `{symbol}` की जगह `and`, `or` और `not` शब्दों में लिखती है।',
  'Python writes `elif` instead of `{symbol}`.': 'Python `{symbol}` की जगह `elif` लिखती है।',
  'This `{symbol}` belongs to nothing above it. It must follow its block directly and begin at the same place as its `if`, `for` or `try`.':
    'यह `{symbol}` ऊपर किसी का नहीं है। इसे अपने block के ठीक बाद आना चाहिए और वहीं से शुरू होना चाहिए जहाँ उसका `if`, `for` या `try` शुरू होता है।',
  '`{symbol}` is a word of the language, so it cannot be the name of a variable. Choose another name.':
    '`{symbol}` भाषा का अपना शब्द है, इसलिए वेरिएबल का नाम नहीं हो सकता। दूसरा नाम चुनें।',
  'This `{symbol}` line is not complete. It ends with a `:`, and what belongs to it stands below, indented.':
    'यह `{symbol}` पंक्ति पूरी नहीं है। वह `:` पर पूरी होती है, और उसका हिस्सा नीचे, इंडेंट के साथ रहता है।',
  'There is no module `{symbol}` here. Check its spelling; only what comes with Python itself can be imported.':
    'यहाँ `{symbol}` नाम का module नहीं है। वर्तनी जाँचें; केवल वही import हो सकता है जो Python के साथ आता है।',
  '`{module}` has nothing called `{symbol}`. Check its spelling.':
    '`{module}` में `{symbol}` नाम का कुछ नहीं है। वर्तनी जाँचें।',
  'In a text that begins with `f"` every `{` needs its own `}`. Count them in this line.':
    '`f"` से शुरू होने वाले टेक्स्ट में हर `{` का अपना `}` चाहिए। इस पंक्ति में उन्हें गिनें।',
  '`{symbol}` is no number: it has more than one point. Put quotation marks around it if it is a text.':
    '`{symbol}` संख्या नहीं है: उसमें एक से ज़्यादा बिंदु हैं। अगर यह टेक्स्ट है तो उसे उद्धरण चिह्नों में लिखें।',
  'Something must belong to the `{symbol}` above. Put four spaces before this line if it does, or write `pass` above it if nothing shall.':
    'ऊपर के `{symbol}` के अंदर कुछ होना चाहिए। यह पंक्ति उसकी हो तो इससे पहले चार ख़ाली जगहें दें; अंदर कुछ न रखना हो तो इसके ऊपर `pass` लिखें।',
};
