/** The sentences of python-library.table.ts in Hindi, by the English ones. */
export const pythonLibraryHindi: Readonly<Record<string, string>> = {
  '`self` is not known here. Write it as the first parameter: `def {symbol}(self, …):`.':
    '`self` यहाँ ज्ञात नहीं है। उसे पहले parameter के रूप में लिखें: `def {symbol}(self, …):`।',
  '`{symbol}` stands in the module `{module}`. Write `from {module} import {symbol}` at the top.':
    '`{symbol}` module `{module}` में है। सबसे ऊपर `from {module} import {symbol}` लिखें।',
  '`{ }` makes an empty `dict`. An empty set is `set()`; into a `dict` a value goes with `d[key] = value`.':
    '`{ }` खाली `dict` बनाता है। खाली set `set()` है; `dict` में मान `d[key] = value` से जाता है।',
  'A value of a `dict` is taken with its key in square brackets: `d["{symbol}"]`.':
    '`dict` का मान उसकी key से चौकोर कोष्ठक में लिया जाता है: `d["{symbol}"]`।',
  'The loop wants a fixed number of values each time and gets another. For key and value of a `dict` write `{symbol}.items()`, for place and value `enumerate({symbol})`.':
    'loop हर बार मानों की निश्चित संख्या चाहता है और दूसरी पाता है। `dict` की key और मान के लिए `{symbol}.items()`, स्थान और मान के लिए `enumerate({symbol})` लिखें।',
  '`in` looks into a text, a list or a `dict`, and a `{given}` has no parts. To compare two numbers write `==`; to look for a digit use `str(…)`.':
    '`in` टेक्स्ट, list या `dict` में देखता है, और `{given}` के भाग नहीं होते। दो संख्याओं को मिलाने के लिए `==` लिखें; अंक खोजने के लिए `str(…)`।',
  '`{symbol}` is a module, not a function. Call one of its functions, as in `{symbol}.name(…)`.':
    '`{symbol}` module है, function नहीं। उसका कोई function बुलाएँ, जैसे `{symbol}.name(…)`।',
  '`{code}` prints a number, and this is a text. Turn it into one with `int(…)` or `float(…)` first.':
    '`{code}` संख्या छापता है, और यह टेक्स्ट है। पहले उसे `int(…)` या `float(…)` से संख्या बनाएँ।',
  '`join` wants a list of texts. For numbers write `" ".join(map(str, numbers))`.':
    '`join` को टेक्स्टों की list चाहिए। संख्याओं के लिए `" ".join(map(str, numbers))` लिखें।',
  'A file is opened with `"r"` to read, `"w"` to write or `"a"` to add; `{given}` is none of them.':
    'file `"r"` से पढ़ने, `"w"` से लिखने या `"a"` से जोड़ने के लिए खुलती है; `{given}` इनमें से नहीं है।',
  '`next` wants an iterator, and this is a `{given}`. Write `next(iter(…))`, or take an element with `[0]`.':
    '`next` को iterator चाहिए, और यह `{given}` है। `next(iter(…))` लिखें, या `[0]` से element लें।',
  '`*` takes a list apart, and a `{given}` has no parts. Leave the `*` away.':
    '`*` list को खोलता है, और `{given}` के भाग नहीं होते। `*` हटा दें।',
  '`nonlocal` needs a function around this one that has `{symbol}`. For a variable of the whole file write `global {symbol}`.':
    '`nonlocal` के लिए बाहर ऐसा function चाहिए जिसमें `{symbol}` हो। पूरी file के variable के लिए `global {symbol}` लिखें।',
  'Bits cannot be shifted by a negative number. Turn the arrows round, `>>` instead of `<<`, and use a positive one.':
    'bits को ऋणात्मक संख्या से नहीं खिसकाया जा सकता। तीर उलटें, `<<` की जगह `>>`, और धनात्मक संख्या लें।',
  'The inner quotation marks end the text too early. Put `"` around the text and `\'` inside: `f"{d[\'a\']}"`.':
    'अंदर के उद्धरण-चिह्न टेक्स्ट को पहले ही समाप्त कर देते हैं। बाहर `"` और अंदर `\'` लगाएँ: `f"{d[\'a\']}"`।',
  'The text ends at the `"` in the middle of it. Put `\'` around a text that holds a `"`.':
    'टेक्स्ट बीच के `"` पर समाप्त हो जाता है। जिस टेक्स्ट में `"` हो उसके बाहर `\'` लगाएँ।',
  '`{symbol}()` has no places to count. Make a list of it first: `list(d.{symbol}())`.':
    '`{symbol}()` में गिनने के स्थान नहीं होते। पहले उसकी list बनाएँ: `list(d.{symbol}())`।',
  'A text cannot be changed, so it has no `{symbol}`. Make a new one: `s[::-1]` turns it round, `s + "x"` adds to it, `s.replace(…)` takes away.':
    'टेक्स्ट बदला नहीं जा सकता, इसलिए उसमें `{symbol}` नहीं है। नया बनाएँ: `s[::-1]` उलटता है, `s + "x"` जोड़ता है, `s.replace(…)` हटाता है।',
  '`{symbol}` belongs to texts, and this is a `{given}`. Turn it into a text with `str(…)`, or take one element of the list.':
    '`{symbol}` टेक्स्टों का है, और यह `{given}` है। `str(…)` से टेक्स्ट बनाएँ, या list का एक element लें।',
  'Something on this line gets a value of the wrong kind, such as a text for a number or one value for a list. Print `type(…)` of each value just before it.':
    'इस पंक्ति में किसी को गलत प्रकार का मान मिलता है, जैसे संख्या की जगह टेक्स्ट या list की जगह एक मान। ठीक पहले हर मान का `type(…)` छापें।',
  'Something on this line gets a value that it cannot work with. Print the value just before it, and check how it was read or worked out.':
    'इस पंक्ति में किसी को ऐसा मान मिलता है जिससे वह काम नहीं कर सकता। ठीक पहले मान छापें, और जाँचें कि वह कैसे पढ़ा या निकाला गया।',
};
