import type { ExplanationRule } from '../explanation.ts';

/** What is declared wrongly in C and C++, and signs that come from a document. These stand before the rows of each language. */
export const nativeDeclarations: readonly ExplanationRule[] = [
  {
    id: 'gcc/struct-not-described',
    pattern: /storage size of '(?<symbol>\w+)' isn't known[\s\S]*source: [^\n]*\bstruct\s+(?<type>\w+)/,
    text: {
      en: 'There is no `struct {type}` in your program. {hint}',
      hi: 'आपके प्रोग्राम में `struct {type}` नहीं है। {hint}',
    },
    values: ({ type = '' }, code) =>
      new RegExp(String.raw`\btypedef\b[\s\S]*\}\s*${type}\s*;`).test(code)
        ? {
            hint: {
              en: '`{type}` is the name that `typedef` gives, and it is written without `struct`.',
              hi: '`{type}` `typedef` का दिया नाम है, और उसे `struct` के बिना लिखते हैं।',
            },
          }
        : {
            hint: {
              en: 'Check its spelling, and write it with its members above this line.',
              hi: 'उसकी वर्तनी जाँचें, और उसे सदस्यों के साथ इस पंक्ति से ऊपर लिखें।',
            },
          },
  },
  {
    id: 'gcc/reference-in-c',
    pattern: /expected ';', ',' or '\)' before '&' token/,
    text: {
      en: 'C has no references, so a parameter cannot begin with `&`. Take a pointer, `int *a`, and pass `&a`; or choose C++ in the list of languages.',
      hi: 'C में reference नहीं होते, इसलिए parameter `&` से शुरू नहीं हो सकता। pointer लें, `int *a`, और `&a` भेजें; या भाषाओं की सूची में C++ चुनें।',
    },
  },
  {
    id: 'gcc/brackets-before-name',
    pattern: /expected ';', ',' or '\)' before '(?<symbol>\w+)'[\s\S]*source: [^\n]*\[\s*\]\s*\k<symbol>/,
    text: {
      en: 'The brackets of an array come after its name: write `{symbol}[]`.',
      hi: 'array के कोष्ठक उसके नाम के बाद आते हैं: `{symbol}[]` लिखें।',
    },
  },
  {
    id: 'gcc/void-variable',
    pattern: /variable or field '(?<symbol>\w+)' declared void/,
    text: {
      en: '`void` means nothing, so `{symbol}` cannot hold a value. Give it a type that can, such as `int`.',
      hi: '`void` का अर्थ है कुछ नहीं, इसलिए `{symbol}` मान नहीं रख सकता। उसे ऐसा टाइप दें जो रख सके, जैसे `int`।',
    },
  },
  {
    id: 'gcc/address-of-value',
    pattern: /lvalue required as unary '&' operand/,
    text: {
      en: '`&` gives the address of a variable, and a plain value has none. Put the value into a variable first.',
      hi: '`&` variable का पता देता है, और केवल मान का कोई पता नहीं होता। पहले मान को variable में रखें।',
    },
  },
  {
    id: 'gcc/table-without-width',
    pattern: /array type has incomplete element type '\w+\[\]'|as multidimensional array must have bounds/,
    text: {
      en: 'In a table only the first size may be left out. Write how many columns there are, as in `int a[][3]`.',
      hi: 'table में केवल पहला आकार छोड़ा जा सकता है। लिखें कि कितने columns हैं, जैसे `int a[][3]`।',
    },
  },
  {
    id: 'gcc/negative-size',
    pattern: /size (?:'-\d+' )?of array '(?<symbol>\w+)' is negative/,
    text: {
      en: '`{symbol}` cannot have fewer than 0 elements. Check the size between `[` and `]`.',
      hi: '`{symbol}` में 0 से कम elements नहीं हो सकते। `[` और `]` के बीच का आकार जाँचें।',
    },
  },
  {
    id: 'gcc/choice-without-else',
    pattern: /expected ':' before[\s\S]*source: [^\n]*\?/,
    text: {
      en: 'A choice with `?` needs both values, with `:` between them: `a > b ? a : b`.',
      hi: '`?` वाले चुनाव को दोनों मान चाहिए, बीच में `:` के साथ: `a > b ? a : b`।',
    },
  },
  {
    id: 'gcc/digits-of-another-script',
    pattern: /'(?<symbol>[०-९]+)' (?:undeclared|was not declared)/,
    text: {
      en: 'A program writes its numbers with the digits 0 to 9. Switch the keyboard and type `{symbol}` again.',
      hi: 'प्रोग्राम में संख्याएँ 0 से 9 के अंकों से लिखी जाती हैं। keyboard बदलकर `{symbol}` फिर से लिखें।',
    },
  },
  {
    id: 'gcc/struct-in-itself',
    pattern: /field '(?<symbol>\w+)' has incomplete type/,
    text: {
      en: '`{symbol}` would contain a whole `struct` of the very kind that is being declared here. Make it a pointer: put `*` before its name.',
      hi: '`{symbol}` उसी प्रकार की पूरी चीज़ रखेगा जिसका वर्णन यहाँ अभी चल रहा है। उसे pointer बनाएँ: नाम से पहले `*` लगाएँ।',
    },
  },
  {
    id: 'gcc/dash-for-minus',
    pattern: /(?:stray|extended character)[\s\S]*source: (?![^\n]*[“”‘’])[^\n]*(?<symbol>[–—−])/,
    text: {
      en: 'The sign `{symbol}` comes from a document and is not a minus sign. Type `-` in its place here in the editor.',
      hi: 'चिह्न `{symbol}` किसी document से आया है और minus नहीं है। उसकी जगह यहाँ editor में `-` लिखें।',
    },
  },
  {
    id: 'gcc/macro-arguments',
    pattern:
      /macro "(?<symbol>\w+)" (?:passed \d+ arguments, but takes just \d+|requires \d+ arguments, but only \d+ given)/,
    text: {
      en: '`{symbol}` gets a different number of values here than its `#define` takes. Compare the two lines.',
      hi: '`{symbol}` को यहाँ उतने मान नहीं मिल रहे जितने उसके `#define` में हैं। दोनों पंक्तियाँ मिलाएँ।',
    },
  },
  {
    id: 'gcc/header-ending',
    pattern: /^(?<symbol>stdio|stdlib|math|ctype|limits|time|stdbool): No such file/,
    text: {
      en: 'The name of this header ends with `.h`: write `#include <{symbol}.h>`.',
      hi: 'इस header का नाम `.h` पर समाप्त होता है: `#include <{symbol}.h>` लिखें।',
    },
  },
  {
    id: 'gcc/name-taken',
    pattern:
      /'(?:\w+ )?(?<symbol>\w+)' redeclared as different kind of [\s\S]*previous (?:definition|declaration) of '(?:enum |\w+ )?\k<symbol>'(?: with type 'enum| was|$|\n)/,
    text: {
      en: '`{symbol}` is already the name of something else above. Choose another name.',
      hi: '`{symbol}` ऊपर पहले से किसी और चीज़ का नाम है। दूसरा नाम चुनें।',
    },
  },
  {
    id: 'gcc/for-needs-semicolons',
    pattern: /expected '\)' before ';' token[\s\S]*source: [^\n]*\bfor\s*\([^;]*;[^;]*;[^;)]*;\s*\)/,
    text: {
      en: 'A `for` has three parts with two `;` between them: `for (int i = 0; i < n; i++)`.',
      hi: '`for` के तीन भाग होते हैं, बीच में दो `;`: `for (int i = 0; i < n; i++)`।',
    },
  },
];
