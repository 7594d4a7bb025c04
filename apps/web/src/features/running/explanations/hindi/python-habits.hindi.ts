/** The sentences of python-habits.table.ts and python-syntax.table.ts in Hindi, by the English ones. */
export const pythonHabitsHindi: Readonly<Record<string, string>> = {
  'You have a variable called `{symbol}`, and it hides the function `{symbol}`. Give your variable another name.':
    'आपने `{symbol}` नाम का एक वेरिएबल बनाया है, और वह फ़ंक्शन `{symbol}` को छिपा देता है। अपने वेरिएबल का नाम बदलें।',
  'Elements are taken with square brackets: write `{symbol}[{place}]`.':
    'मान चौकोर कोष्ठक से लिए जाते हैं: `{symbol}[{place}]` लिखें।',
  'A function of yours is used here without being called. Put round brackets after its name, with the values it takes.':
    'आपका कोई फ़ंक्शन यहाँ बिना बुलाए काम में लिया गया है। उसके नाम के बाद गोल कोष्ठक लगाएँ, और उनमें वे मान दें जो वह लेता है।',
  '`print >>` belongs to Python 2, an old version. Write `print(…)`.':
    '`print >>` Python 2 का है, जो पुराना संस्करण है। `print(…)` लिखें।',
  'One of the two is a `tuple`, that is several values in one. A comma makes one, as in `x = 1,000` or `x = 5,`: leave the comma away.':
    'दोनों में से एक `tuple` है, यानी एक में कई मान। यह कॉमा से बनता है, जैसे `x = 1,000` या `x = 5,`: कॉमा हटा दें।',
  '`+` joins a list only to a list. To add one value write `append`, as in `a.append(5)`.':
    '`+` list को केवल list से जोड़ता है। एक मान जोड़ने के लिए `append` लिखें, जैसे `a.append(5)`।',
  'Two lists cannot be multiplied. Multiply element by element: `[x * y for x, y in zip(a, b)]`.':
    'दो list का गुणा नहीं होता। एक-एक मान का गुणा करें: `[x * y for x, y in zip(a, b)]`।',
  '`{symbol}` has no value yet, so nothing can be added to it. Give it one before, as in `{symbol} = 0`, above the loop if there is one.':
    '`{symbol}` का अभी कोई मान नहीं है, इसलिए उसमें कुछ जोड़ा नहीं जा सकता। पहले उसे मान दें, जैसे `{symbol} = 0`; लूप हो तो लूप के ऊपर।',
  '`==` compares. To give `{symbol}` a value write a single `=`.':
    '`==` मिलाकर देखता है। `{symbol}` को मान देने के लिए अकेला `=` लिखें।',
  '`//` divides in Python, and `{symbol}` has no value. If it is meant as a comment, begin it with `#`.':
    'Python में `//` भाग देता है, और `{symbol}` का कोई मान नहीं है। यह टिप्पणी हो तो उसे `#` से शुरू करें।',
  '`{what}` is one number, and the loop needs several values. To count write `for {symbol} in range({what}):`; to go through the digits, `str({what})`.':
    '`{what}` एक ही संख्या है, और लूप को कई मान चाहिए। गिनने के लिए `for {symbol} in range({what}):` लिखें; अंकों पर चलने के लिए `str({what})`।',
  '`{what}` is one number, and the loop needs several values. To count write `for {symbol} in range({what}):`.':
    '`{what}` एक ही संख्या है, और लूप को कई मान चाहिए। गिनने के लिए `for {symbol} in range({what}):` लिखें।',
  'Between the square brackets stands a text, and a place is a whole number. In `for x in a:` `x` is the element itself, so write only `x`; what `input()` gave needs `int(…)`.':
    'चौकोर कोष्ठक में टेक्स्ट है, जबकि जगह पूर्ण संख्या से बताई जाती है। `for x in a:` में `x` ख़ुद वह मान है, इसलिए केवल `x` लिखें; `input()` से आए मान पर `int(…)` लगाएँ।',
  '`range` wants a whole number, and this is a text. What `input()` gave needs `int(…)`; the characters of a text come one by one with `for c in text:`.':
    '`range` को पूर्ण संख्या चाहिए, और यह टेक्स्ट है। `input()` से आए मान पर `int(…)` लगाएँ; टेक्स्ट के अक्षर एक-एक करके `for c in text:` से मिलते हैं।',
  '`range` wants a whole number, and this is a `{given}`. Go through it directly, `for x in a:`, or count its places with `range(len(a))`.':
    '`range` को पूर्ण संख्या चाहिए, और यह `{given}` है। सीधे उसी पर चलें, `for x in a:`, या उसकी जगहें `range(len(a))` से गिनें।',
  'The list has no such place yet: `=` changes an element and adds none. Write `append`, as in `a.append(x)`, or begin with `[0] * n`.':
    'list में अभी ऐसी जगह नहीं है: `=` मौजूद मान बदलता है, नया नहीं जोड़ता। `append` लिखें, जैसे `a.append(x)`, या `[0] * n` से शुरू करें।',
  'Your program is started without anything after its name, so `sys.argv` has no such place. Read the values with `input()`.':
    'आपका प्रोग्राम नाम के बाद कुछ दिए बिना चलाया जाता है, इसलिए `sys.argv` में ऐसी जगह नहीं है। मान `input()` से पढ़ें।',
  '`{symbol}` asks for a place that is not there. Places count from 0, so the last one is `len(…) - 1`: check where your loop stops.':
    '`{symbol}` ऐसी जगह माँगता है जो है ही नहीं। जगहें 0 से गिनी जाती हैं, इसलिए आख़िरी `len(…) - 1` है: देखें कि आपका लूप कहाँ रुकता है।',
  '`{symbol}` has no value for {key} yet, so nothing can be added to it. Write `{symbol}[{place}] = {symbol}.get({place}, 0) + 1`.':
    '`{symbol}` में {key} का अभी कोई मान नहीं है, इसलिए उसमें कुछ जोड़ा नहीं जा सकता। `{symbol}[{place}] = {symbol}.get({place}, 0) + 1` लिखें।',
  'What stands before `.{symbol}` is `None`, that is nothing. Ask first, as in `if node is not None:`; a function without `return` gives `None` too.':
    '`.{symbol}` से पहले जो है वह `None` है, यानी कुछ नहीं। पहले पूछ लें, जैसे `if node is not None:`; बिना `return` वाला फ़ंक्शन भी `None` देता है।',
  '`{symbol}` belongs to the module `heapq`, and gets the list as its first value: `heapq.{symbol}(h, …)`.':
    '`{symbol}` मॉड्यूल `heapq` का है, और उसे पहले मान में list मिलती है: `heapq.{symbol}(h, …)`।',
  '`{symbol}` belongs to lists, and this is one number (`{given}`). Begin with a list, as in `a = []`, and give it another name than the number.':
    '`{symbol}` list का है, और यह एक संख्या (`{given}`) है। list से शुरू करें, जैसे `a = []`, और उसका नाम संख्या से अलग रखें।',
  '`iter{symbol}` belongs to Python 2, an old version. Write `{symbol}()`.':
    '`iter{symbol}` Python 2 का है, जो पुराना संस्करण है। `{symbol}()` लिखें।',
  'There is no module `{symbol}`. Did you mean `{better}`? Capital and small letters differ.':
    '`{symbol}` नाम का कोई मॉड्यूल नहीं है। क्या आपका मतलब `{better}` था? बड़े और छोटे अक्षर अलग-अलग हैं।',
  '`{module}` has nothing called `{symbol}`. Did you mean `{better}`?':
    '`{module}` में `{symbol}` नाम का कुछ नहीं है। क्या आपका मतलब `{better}` था?',
  'The module `datetime` holds a type of the same name. Write `datetime.datetime.{symbol}(…)`.':
    'मॉड्यूल `datetime` के अंदर इसी नाम का एक टाइप है। `datetime.datetime.{symbol}(…)` लिखें।',
  '`{symbol}(…)` is made without {missing}. Give it all the values that stand in `def __init__` of its class, except `self`.':
    '`{symbol}(…)` को {missing} के बिना बनाया गया है। उसे वे सब मान दें जो उसकी class के `def __init__` में हैं, `self` को छोड़कर।',
  '`{symbol}` takes at most {wanted} value(s) and gets {given}. Join texts with `+`, or put several values into one list.':
    '`{symbol}` ज़्यादा से ज़्यादा {wanted} मान लेता है और उसे {given} मिले हैं। टेक्स्ट `+` से जोड़ें, या कई मान एक list में रखें।',
  'Inside the round brackets of `print` nothing is given a value. Write `{symbol} = …` on a line of its own, then `print({symbol})`.':
    '`print` के गोल कोष्ठक के अंदर किसी को मान नहीं दिया जाता। `{symbol} = …` अलग पंक्ति में लिखें, फिर `print({symbol})`।',
  'There are {wanted} names between `for` and `in`, and each element has another number of values. Write as many names as an element has values.':
    '`for` और `in` के बीच {wanted} नाम हैं, पर हर बार मिलने वाले मानों की गिनती अलग है। जितने मान हैं उतने ही नाम लिखें।',
  "There is a comma in `{given}`. Several numbers with commas between them need `.split(',')` first; a fraction is written with a point.":
    "`{given}` में कॉमा है। कॉमा से अलग की गई कई संख्याओं पर पहले `.split(',')` लगाएँ; दशमलव बिंदु से लिखा जाता है।",
  'The sign `{symbol}` comes from another keyboard or a document, and a program does not know it. Type `{better}` in its place, here in the editor.':
    'चिह्न `{symbol}` किसी दूसरे कीबोर्ड या दस्तावेज़ से आया है, और प्रोग्राम उसे नहीं जानता। उसकी जगह यहीं एडिटर में `{better}` टाइप करें।',
  'This line holds a character that cannot be seen, such as a special space; it comes with copied text. Delete the line and type it again.':
    'इस पंक्ति में ऐसा अक्षर है जो दिखता नहीं, जैसे ख़ास तरह की ख़ाली जगह; यह कॉपी किए टेक्स्ट के साथ आता है। पंक्ति मिटाकर फिर से टाइप करें।',
  '`{symbol}` is a fixed value of the language and cannot get another. Choose another name, or write `==` to compare.':
    '`{symbol}` भाषा का तय मान है और बदला नहीं जा सकता। कोई और नाम चुनें, या मिलाने के लिए `==` लिखें।',
  'Python has no `{symbol}` before a function. It begins with `def`, and its parameters have no types: `def add(a, b):`.':
    'Python में फ़ंक्शन से पहले `{symbol}` नहीं लिखा जाता। वह `def` से शुरू होता है, और उसके पैरामीटरों के टाइप नहीं लिखे जाते: `def add(a, b):`।',
  'A number has no letter behind it in Python. Write `{symbol}` instead of `{symbol}{letter}`.':
    'Python में संख्या के पीछे कोई अक्षर नहीं लगता। `{symbol}{letter}` की जगह `{symbol}` लिखें।',
  'A choice with `else` stands before `for`: `[x if x > 0 else 0 for x in a]`. Behind `for` stands `if` alone, and it leaves elements out.':
    '`else` वाला चुनाव `for` से पहले आता है: `[x if x > 0 else 0 for x in a]`। `for` के बाद केवल `if` आता है, जो कुछ मान छोड़ देता है।',
  '`{symbol}` needs round brackets around what it gets: `{symbol}({what})`.':
    '`{symbol}` को जो मिलता है उसके दोनों ओर गोल कोष्ठक चाहिए: `{symbol}({what})`।',
  'Between two values `not` cannot stand alone. Write `not in` to ask whether something is missing in a list, or `!=` for "is not equal to".':
    'दो मानों के बीच अकेला `not` नहीं आ सकता। कोई चीज़ list में नहीं है, यह पूछने को `not in` लिखें, या "बराबर नहीं" के लिए `!=`।',
  'Before the `%` that fills a text stands no comma: `"n is %d" % n`.':
    'टेक्स्ट भरने वाले `%` से पहले कॉमा नहीं लगता: `"n is %d" % n`।',
  'Each side of `{symbol}` is a whole comparison. Write the name again: `x > 5 {symbol} x {sign} 10`.':
    '`{symbol}` के दोनों ओर पूरी तुलना होती है। नाम फिर से लिखें: `x > 5 {symbol} x {sign} 10`।',
  'The slanted quotation mark has no meaning in Python. Put a text into `"` or `\'`, and make one of a number with `str(…)`.':
    'तिरछे उद्धरण-चिह्न का Python में कोई मतलब नहीं है। टेक्स्ट को `"` या `\'` में रखें, और संख्या का टेक्स्ट `str(…)` से बनाएँ।',
};
