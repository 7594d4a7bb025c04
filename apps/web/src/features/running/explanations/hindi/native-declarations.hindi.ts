/** The sentences of native-declarations.table.ts in Hindi, by the English ones. */
export const nativeDeclarationsHindi: Readonly<Record<string, string>> = {
  'C has no references, so a parameter cannot begin with `&`. Take a pointer, `int *a`, and pass `&a`; or choose C++ in the list of languages.':
    'C में reference नहीं होते, इसलिए parameter `&` से शुरू नहीं हो सकता। pointer लें, `int *a`, और `&a` भेजें; या भाषाओं की सूची में C++ चुनें।',
  '`void` means nothing, so `{symbol}` cannot hold a value. Give it a type that can, such as `int`.':
    '`void` का अर्थ है कुछ नहीं, इसलिए `{symbol}` मान नहीं रख सकता। उसे ऐसा टाइप दें जो रख सके, जैसे `int`।',
  '`&` gives the address of a variable, and a mere value has none. Put the value into a variable first.':
    '`&` variable का पता देता है, और केवल मान का कोई पता नहीं होता। पहले मान को variable में रखें।',
  'In a table only the first size may be left out. Write how many columns there are, as in `int a[][3]`.':
    'table में केवल पहला आकार छोड़ा जा सकता है। लिखें कि कितने columns हैं, जैसे `int a[][3]`।',
  '`{symbol}` cannot have fewer than 0 elements. Check the size between `[` and `]`.':
    '`{symbol}` में 0 से कम elements नहीं हो सकते। `[` और `]` के बीच का आकार जाँचें।',
  'A choice with `?` needs both values, with `:` between them: `a > b ? a : b`.':
    '`?` वाले चुनाव को दोनों मान चाहिए, बीच में `:` के साथ: `a > b ? a : b`।',
  'A program writes its numbers with the digits 0 to 9. Switch the keyboard and type `{symbol}` again.':
    'प्रोग्राम में संख्याएँ 0 से 9 के अंकों से लिखी जाती हैं। keyboard बदलकर `{symbol}` फिर से लिखें।',
  '`{symbol}` would hold a whole thing of the kind that is only being described here. Make it a pointer: put `*` before its name.':
    '`{symbol}` उसी प्रकार की पूरी चीज़ रखेगा जिसका वर्णन यहाँ अभी चल रहा है। उसे pointer बनाएँ: नाम से पहले `*` लगाएँ।',
  'The sign `{symbol}` comes from a document and is no minus. Type `-` in its place, here in the editor.':
    'चिह्न `{symbol}` किसी document से आया है और minus नहीं है। उसकी जगह यहाँ editor में `-` लिखें।',
  '`{symbol}` gets another number of values here than its `#define` names. Compare the two lines.':
    '`{symbol}` को यहाँ उतने मान नहीं मिल रहे जितने उसके `#define` में हैं। दोनों पंक्तियाँ मिलाएँ।',
  'The name of this header ends with `.h`: write `#include <{symbol}.h>`.':
    'इस header का नाम `.h` पर समाप्त होता है: `#include <{symbol}.h>` लिखें।',
  '`{symbol}` is already the name of something else above. Choose another name.':
    '`{symbol}` ऊपर पहले से किसी और चीज़ का नाम है। दूसरा नाम चुनें।',
};
