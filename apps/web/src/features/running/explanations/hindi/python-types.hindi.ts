/** The sentences of python-types.table.ts in Hindi, by the English ones. */
export const pythonTypesHindi: Readonly<Record<string, string>> = {
  'Something on this line is `None`, that is nothing. A function without `return` gives `None`, and so do `print`, `sort` and `append`: do not assign what they give.':
    'इस पंक्ति में कुछ `None` है, यानी कुछ नहीं। बिना `return` वाला फ़ंक्शन `None` देता है, और `print`, `sort` और `append` भी: वे जो दें उसे वेरिएबल में न रखें।',
  '`{operator}` cannot work on `{left}` and `{right}`. Convert one of them first: `int(…)` makes a number of a text, `str(…)` a text of a number.':
    '`{operator}` को `{left}` और `{right}` पर नहीं चला सकते। पहले एक को बदलें: `int(…)` टेक्स्ट से संख्या बनाता है, `str(…)` संख्या से टेक्स्ट।',
  '`{operator}` cannot work on `{given}`. Convert it first, as with `int(…)`.':
    '`{operator}` को `{given}` पर नहीं चला सकते। पहले उसे बदलें, जैसे `int(…)` से।',
  'A text or list can be repeated only a whole number of times, and this is `{given}`. Convert with `int(…)`.':
    'टेक्स्ट या list को पूर्ण संख्या बार ही दोहराया जा सकता है, और यह `{given}` है। `int(…)` से बदलें।',
  '`{symbol}` in the text stands for a number, and it gets `{given}`. Use `%s` for a text, or convert with `int(…)`.':
    'टेक्स्ट का `{symbol}` संख्या के लिए है, और उसे `{given}` मिला है। टेक्स्ट के लिए `%s` लें, या `int(…)` से बदलें।',
  '`{operator}` cannot compare `{left}` with `{right}`. What `input()` gives is a text: turn it into a number with `int(…)`.':
    '`{operator}` से `{left}` और `{right}` नहीं मिलाए जा सकते। `input()` जो देता है वह टेक्स्ट है: उसे `int(…)` से संख्या बनाएँ।',
  'What stands before `[ ]` is `{given}`, which has no elements. Use a list or a text there, or round brackets if it is a function.':
    '`[ ]` से पहले `{given}` है, जिसमें लेने को कुछ नहीं है। वहाँ list या टेक्स्ट लें, या वह फ़ंक्शन हो तो गोल कोष्ठक।',
  'The parts of a `{given}` cannot be changed. Make a new one, or turn it into a list with `list(…)` first.':
    '`{given}` के हिस्से बदले नहीं जा सकते। नया बनाएँ, या पहले `list(…)` से उसकी list बनाएँ।',
  '`{symbol}` is called without {missing}. Give it all the values that its `def` line names.':
    '`{symbol}` को {missing} के बिना बुलाया गया है। उसे वे सारे मान दें जो उसकी `def` पंक्ति में लिखे हैं।',
  '`{symbol}` is a method, so its first parameter must be `self`: write `def {symbol}(self):`.':
    '`{symbol}` एक method है, इसलिए उसका पहला पैरामीटर `self` होना चाहिए: `def {symbol}(self):` लिखें।',
  '`{symbol}` takes {wanted} value(s) and gets {given}. Compare the call with its `def` line; a method counts `self` too.':
    '`{symbol}` {wanted} मान लेता है और उसे {given} मिले हैं। उसकी `def` पंक्ति से मिलाएँ; method में `self` भी गिना जाता है।',
  '`{symbol}` cannot take `{name}` in this way. Check the names in its `def` line, and that each is given once.':
    '`{symbol}` `{name}` को इस तरह नहीं ले सकता। उसकी `def` पंक्ति के नाम जाँचें, और यह कि हर एक एक ही बार दिया हो।',
  'The place in a `{owner}` must be a whole number, and this is `{given}`. Convert it with `int(…)`, use `//` to divide, or use a `dict` for names.':
    '`{owner}` में जगह पूर्ण संख्या होनी चाहिए, और यह `{given}` है। `int(…)` से बदलें, भाग के लिए `//` लें, या नामों के लिए `dict`।',
  'A whole number is needed here, and this is `{given}`. Use `int(…)`, or `//` instead of `/`.':
    'यहाँ पूर्ण संख्या चाहिए, और यह `{given}` है। `int(…)` लें, या `/` की जगह `//`।',
  '`len` counts the elements of a list or the characters of a text, and this is `{given}`. For the digits of a number use `len(str(…))`.':
    '`len` list के मान या टेक्स्ट के अक्षर गिनता है, और यह `{given}` है। संख्या के अंकों के लिए `len(str(…))` लें।',
  'A `{given}` can change, so it cannot be in a `set` or be the key of a `dict`. Make a `tuple(…)` of it first.':
    '`{given}` बदल सकता है, इसलिए वह न `set` में रह सकता है न `dict` की key बन सकता है। पहले उसका `tuple(…)` बनाएँ।',
  '`pop` takes from a list that is empty, or at a place it does not have. Ask first whether something is left, as in `while stack:`.':
    '`pop` ऐसी list से लेता है जो ख़ाली है, या ऐसी जगह से जो उसमें नहीं है। पहले देखें कि कुछ बचा है, जैसे `while stack:`।',
  'Your program asks a {kind} for a place it does not have. Places count from 0, so the last one is `len(…) - 1`.':
    'आपका प्रोग्राम {kind} से ऐसी जगह माँगता है जो उसमें नहीं है। जगहें 0 से गिनी जाती हैं, इसलिए आख़िरी `len(…) - 1` है।',
  'The dictionary has no key `{key}` here. Ask with `in` first, or use `.get(…)`, which gives `None` instead.':
    'dictionary में key `{key}` यहाँ नहीं है। पहले `in` से पूछें, या `.get(…)` लें, जो उसकी जगह `None` देता है।',
  '`int` cannot make a whole number of `{given}`. Several numbers on a line need `map(int, input().split())`; a decimal needs `float`.':
    '`int` `{given}` से पूर्ण संख्या नहीं बना सकता। एक पंक्ति में कई संख्याओं के लिए `map(int, input().split())` चाहिए; दशमलव के लिए `float`।',
  '`float` cannot make a number of `{given}`. Several numbers on a line need `.split()` first.':
    '`float` `{given}` से संख्या नहीं बना सकता। एक पंक्ति में कई संख्याओं को पहले `.split()` चाहिए।',
  'There are {wanted} names on the left of `=`, and {given} value(s) on the right. Check the input: numbers on separate lines need an `input()` each.':
    '`=` के बाईं ओर {wanted} नाम हैं, और दाईं ओर {given} मान। इनपुट देखें: अलग-अलग पंक्तियों की संख्याओं को एक-एक `input()` चाहिए।',
  'There are {wanted} names on the left of `=`, and more values on the right. Add names, or keep all in one list.':
    '`=` के बाईं ओर {wanted} नाम हैं, और दाईं ओर ज़्यादा मान। नाम जोड़ें, या सबको एक list में रखें।',
  'What you look for is not in there. Ask with `in` before you remove it or take its place.':
    'जो आप ढूँढते हैं वह उसमें नहीं है। उसे हटाने या उसकी जगह लेने से पहले `in` से पूछें।',
  '`{name}` has nothing called `{symbol}`. Did you mean `{better}`?':
    '`{name}` में `{symbol}` नाम का कुछ नहीं है। क्या आपका मतलब `{better}` था?',
  '`{name}` has nothing called `{symbol}`. Check its spelling, and what a `{name}` offers: a list has `append`, a text `split` and `strip`.':
    '`{name}` में `{symbol}` नाम का कुछ नहीं है। वर्तनी जाँचें, और देखें कि `{name}` क्या देता है: list में `append` है, टेक्स्ट में `split` और `strip`।',
  'Here something is divided by 0 (with `/`, `//` or `%`). Check the divisor before you divide.':
    'यहाँ किसी में 0 का भाग दिया गया (`/`, `//` या `%` से)। भाग देने से पहले भाजक जाँचें।',
  '`input()` asks for a line, and the input has ended. Check how many lines the problem gives, and where your reading loop stops.':
    '`input()` एक पंक्ति माँगता है, और इनपुट पूरा हो चुका है। देखें कि प्रॉब्लम कितनी पंक्तियाँ देता है, और पढ़ने वाला लूप कहाँ रुकता है।',
  'Your own `assert` found that its condition is not true here. Print the values it uses just before, to see what they are.':
    'आपके अपने `assert` ने पाया कि उसकी शर्त यहाँ सच नहीं है। ठीक पहले वे मान छापें जो वह लेता है।',
  'Your program asked for more memory than it may have. Look for a list or text that grows without end.':
    'आपके प्रोग्राम ने उससे ज़्यादा मेमोरी माँगी जितनी मिल सकती है। बिना अंत बढ़ती list या टेक्स्ट ढूँढें।',
  'From a `list` nothing is taken away with `-`. Build a new one of what stays, as in `[x for x in a if x not in b]`.':
    '`list` में से `-` से कुछ नहीं घटाया जाता। जो बचे उसका नया बनाएँ, जैसे `[x for x in a if x not in b]`।',
  '`{symbol}` belongs to an object, and `{owner}` is only its class. Make an object first, `x = {owner}(…)`, and call `x.{symbol}()`.':
    '`{symbol}` किसी object का है, और `{owner}` केवल उसकी class है। पहले object बनाएँ, `x = {owner}(…)`, फिर `x.{symbol}()` लिखें।',
  'A `tuple`, written with round brackets, cannot change, so it has no `{symbol}`. Write it with `[ ]` to make it a list.':
    'गोल कोष्ठक वाला `tuple` बदला नहीं जा सकता, इसलिए उसमें `{symbol}` नहीं है। उसे list बनाने के लिए `[ ]` से लिखें।',
  '`+` joins a text only to a text, and here comes `{right}`. Write `str(…)` around it, or print both with a comma between them.':
    '`+` टेक्स्ट को केवल टेक्स्ट से जोड़ता है, और यहाँ `{right}` आया है। उस पर `str(…)` लगाएँ, या दोनों को कॉमा लगाकर print करें।',
  '`{given}` is called like a function here. Use `[ ]` to take an element and `*` to multiply; and do not name a variable after a function, such as `list` or `sum`.':
    'यहाँ `{given}` को फ़ंक्शन की तरह बुलाया गया है। मान लेने के लिए `[ ]` और गुणा के लिए `*` लिखें; और किसी वेरिएबल का नाम फ़ंक्शन पर न रखें, जैसे `list` या `sum`।',
  '`{type}` cannot be gone through one by one. To count, write `range(…)` around the number, as in `for i in range(n):`.':
    '`{type}` पर एक-एक करके नहीं चल सकते। गिनने के लिए संख्या पर `range(…)` लगाएँ, जैसे `for i in range(n):`।',
};
