/** The sentences of python-slips.table.ts in Hindi, by the English ones. */
export const pythonSlipsHindi: Readonly<Record<string, string>> = {
  'A comment begins with `#` in Python, and not with `{symbol}`.':
    'Python में टिप्पणी `#` से शुरू होती है, `{symbol}` से नहीं।',
  'A function has round brackets after its name, even when it takes nothing: `def {symbol}():`.':
    'function के नाम के बाद गोल कोष्ठक होते हैं, तब भी जब वह कुछ न ले: `def {symbol}():`।',
  'A parameter has no type before it in Python. Write only its name, `{symbol}`.':
    'Python में parameter से पहले टाइप नहीं होता। केवल उसका नाम लिखें, `{symbol}`।',
  'Python has no `{symbol}`. A function begins with `def`, as in `def area(r):`.':
    'Python में `{symbol}` नहीं है। function `def` से शुरू होता है, जैसे `def area(r):`।',
  '`else` takes no condition. Write `elif` with the condition, or `else:` alone.':
    '`else` कोई शर्त नहीं लेता। शर्त के साथ `elif` लिखें, या अकेला `else:`।',
  'Python uses no `{ }` here. End this line with `:`, and indent what belongs to it by four spaces.':
    'Python में यहाँ `{ }` नहीं होता। इस पंक्ति को `:` से पूरा करें, और जो उसका है उसे चार स्पेस अंदर लिखें।',
  'Python has no `{symbol}`. The condition ends with `:`, and what follows is indented.':
    'Python में `{symbol}` नहीं है। शर्त `:` पर पूरी होती है, और आगे का भाग अंदर की ओर लिखा जाता है।',
  'Python has no `{symbol}` loop. Write `while True:` and leave it with `if …: break`.':
    'Python में `{symbol}` लूप नहीं है। `while True:` लिखें और `if …: break` से बाहर निकलें।',
  'Python has no `{symbol}` of this form. Use `if` and `elif`, or `match` with `case` lines indented below it.':
    'Python में इस रूप का `{symbol}` नहीं है। `if` और `elif` लें, या `match` और उसके नीचे अंदर की ओर `case` पंक्तियाँ।',
  'Python writes this choice in words: `a if a > b else b`.':
    'Python में यह चुनाव शब्दों में लिखते हैं: `a if a > b else b`।',
  'The word `in` is missing: write `for {symbol} in …:`.': 'शब्द `in` छूटा है: `for {symbol} in …:` लिखें।',
  'Python needs no `new`. Write only `{symbol}(…)`.': 'Python को `new` नहीं चाहिए। केवल `{symbol}(…)` लिखें।',
  'Python converts with a call: write `{symbol}(…)` around the value.':
    'Python में बदलना बुलाकर होता है: मान के चारों ओर `{symbol}(…)` लिखें।',
  'Python takes a module in with `import` and its plain name: `import math`.':
    'Python में module `import` और उसके सादे नाम से आता है: `import math`।',
  'The character `{symbol}` has no meaning here. A name has only letters, digits and `_`.':
    'अक्षर `{symbol}` का यहाँ कोई अर्थ नहीं है। नाम में केवल अक्षर, अंक और `_` होते हैं।',
  '`%` is the remainder of a division and needs a number after it. For {symbol} per cent write `{symbol} / 100`.':
    '`%` भाग का शेष है और उसके बाद संख्या चाहिए। {symbol} प्रतिशत के लिए `{symbol} / 100` लिखें।',
  'The line ends with `{symbol}`, and a value must follow it.':
    'पंक्ति `{symbol}` पर ख़त्म होती है, और उसके बाद मान चाहिए।',
  'A variable gets its value with `=`. `:=` works only inside round brackets.':
    'वेरिएबल को मान `=` से मिलता है। `:=` केवल गोल कोष्ठक के भीतर चलता है।',
  'A `lambda` gives its value without `return`: `lambda x: x + 1`.':
    '`lambda` `return` के बिना मान देता है: `lambda x: x + 1`।',
  'Write `except ValueError as e:`. Several exceptions stand in round brackets: `except (ValueError, TypeError):`.':
    '`except ValueError as e:` लिखें। कई exception गोल कोष्ठक में आते हैं: `except (ValueError, TypeError):`।',
  'Two parameters are called `{symbol}`. Give one of them another name.':
    'दो parameter का नाम `{symbol}` है। एक को दूसरा नाम दें।',
  'After a `\\` outside a text the line must end, without even a space. Inside a text put quotation marks around it; to divide write `/`.':
    'टेक्स्ट से बाहर `\\` के बाद पंक्ति ख़त्म होनी चाहिए, एक स्पेस भी नहीं। टेक्स्ट हो तो उद्धरण-चिह्न लगाएँ; भाग के लिए `/` लिखें।',
  'The inner quotation marks end the text too early. Inside `f"…"` use single ones: `{d[\'a\']}`.':
    'भीतर के उद्धरण-चिह्न टेक्स्ट को जल्दी ख़त्म कर देते हैं। `f"…"` के भीतर इकहरे लें: `{d[\'a\']}`।',
  'In a dictionary `:` stands between a key and its value: `{"a": 1}`.':
    'dictionary में key और मान के बीच `:` होता है: `{"a": 1}`।',
  'Between two things that are multiplied stands `*`: write `{left}*{right}`.':
    'जिन दो चीज़ों का गुणा हो उनके बीच `*` होता है: `{left}*{right}` लिखें।',
};
