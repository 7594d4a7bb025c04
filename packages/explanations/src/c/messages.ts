import { cMistakes } from './mistakes.ts';
import { cMixUps } from './mix-ups.ts';
import type { ExplanationRule } from '../explanation.ts';
import { foreignWordsInC } from '../gcc/foreign-words.ts';
import { between } from '../gcc/between.ts';
import { gccTable } from '../gcc/messages.ts';
import { mixUps } from '../gcc/mix-ups.ts';
import { nativeHabits } from '../gcc/habits.ts';
import { nativeDeclarations } from '../gcc/declarations.ts';
import { mistakes } from '../gcc/mistakes.ts';

/** Mistakes in C, in the words of gcc 12; the more exact rows stand first. */
export const cTable: readonly ExplanationRule[] = [
  ...cMixUps,
  ...mixUps,
  ...foreignWordsInC,
  ...between,
  ...nativeDeclarations,
  ...nativeHabits,
  {
    id: 'c/cpp-header-in-c',
    pattern:
      /^(?<symbol>iostream|bits\/stdc\+\+\.h|string|vector|algorithm|map|cmath|cstdio)(?:\.h)?: No such file/,
    text: {
      en: '`{symbol}` is a header of C++, and this is C. Choose C++ in the list of languages, or use `#include <stdio.h>` with `printf` and `scanf`.',
      hi: '`{symbol}` C++ का हेडर है, और यह C है। भाषाओं की सूची में C++ चुनें, या `#include <stdio.h>` के साथ `printf` और `scanf` काम में लें।',
    },
  },
  ...cMistakes,
  ...mistakes,
  {
    id: 'c/undeclared-header',
    pattern: /'(?<symbol>\w+)' undeclared[\s\S]*did you forget to '#include <(?<header>[^>]+)>'/,
    text: {
      en: '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program.',
      hi: '`{symbol}` को उसका हेडर चाहिए। प्रोग्राम के सबसे ऊपर `#include <{header}>` जोड़ें।',
    },
  },
  {
    id: 'c/undeclared-similar',
    pattern: /'(?<symbol>\w+)' undeclared \([^)]*\); did you mean '(?<better>\w+)'\?/,
    text: {
      en: 'The name `{symbol}` is not known here. Did you mean `{better}`? Otherwise declare `{symbol}` before you use it.',
      hi: 'नाम `{symbol}` यहाँ जाना हुआ नहीं है। क्या आपका मतलब `{better}` था? नहीं तो `{symbol}` को काम में लेने से पहले घोषित करें।',
    },
  },
  {
    id: 'c/undeclared',
    pattern: /'(?<symbol>\w+)' undeclared/,
    text: {
      en: 'The name `{symbol}` is not known here. Declare it before this line, as in `int {symbol};`, or check its spelling; capital and small letters are not the same.',
      hi: 'नाम `{symbol}` यहाँ जाना हुआ नहीं है। इसे इस पंक्ति से पहले घोषित करें, जैसे `int {symbol};`, या इसकी वर्तनी जाँचें; बड़े और छोटे अक्षर अलग-अलग हैं।',
    },
  },
  {
    id: 'c/no-string-type',
    pattern: /unknown type name '(?<symbol>string|String)'/,
    text: {
      en: 'C has no type `{symbol}`. Use an array of characters, as in `char name[100];`, or choose C++ in the list of languages.',
      hi: 'C में `{symbol}` नाम का टाइप नहीं है। अक्षरों का array लें, जैसे `char name[100];`, या भाषाओं की सूची में C++ चुनें।',
    },
  },
  {
    id: 'c/unknown-type-header',
    pattern: /unknown type name '(?<symbol>\w+)'[\s\S]*did you forget to '#include <(?<header>[^>]+)>'/,
    text: {
      en: 'The type `{symbol}` needs its header. Add `#include <{header}>` at the top of your program.',
      hi: 'टाइप `{symbol}` को उसका हेडर चाहिए। प्रोग्राम के सबसे ऊपर `#include <{header}>` जोड़ें।',
    },
  },
  {
    id: 'c/parameter-type-missing',
    pattern: /unknown type name '(?<symbol>\w+)'[\s\S]*source: [^\n]*\([^\n)]*,\s*\k<symbol>\s*[,)]/,
    text: {
      en: 'The parameter `{symbol}` has no type. Each parameter needs its own, as in `int a, int b`.',
      hi: 'पैरामीटर `{symbol}` का टाइप नहीं लिखा है। हर पैरामीटर का अपना टाइप चाहिए, जैसे `int a, int b`।',
    },
  },
  {
    id: 'c/unknown-type-capitals',
    pattern: /unknown type name '(?<symbol>\w+)'; did you mean '(?<better>\w+)'\?/,
    text: {
      en: 'There is no type `{symbol}`. Did you mean `{better}`? Capital and small letters are not the same.',
      hi: '`{symbol}` नाम का कोई टाइप नहीं है। क्या आपका मतलब `{better}` था? बड़े और छोटे अक्षर अलग-अलग हैं।',
    },
  },
  {
    id: 'c/class-in-c',
    pattern:
      /unknown type name '(?<symbol>using|class|namespace|template|public|import|def|function|var|let)'/,
    text: {
      en: '`{symbol}` belongs to another language; this is C. Check the list of languages above the editor.',
      hi: '`{symbol}` किसी दूसरी भाषा का है; यह C है। एडिटर के ऊपर भाषाओं की सूची देखें।',
    },
  },
  {
    id: 'c/unknown-type',
    pattern: /unknown type name '(?<symbol>\w+)'/,
    text: {
      en: 'There is no type called `{symbol}`. Check its spelling; a `struct` needs the word `struct` before its name.',
      hi: '`{symbol}` नाम का कोई टाइप नहीं है। इसकी वर्तनी जाँचें; किसी `struct` के नाम से पहले `struct` शब्द चाहिए।',
    },
  },
  {
    id: 'c/used-before-declared',
    pattern: /conflicting types for '(?<symbol>\w+)'[\s\S]*previous implicit declaration/,
    text: {
      en: '`{symbol}` is used above this line, where it was not yet known. Move the whole function above `main`, or write its first line with a `;` above `main`.',
      hi: '`{symbol}` इस पंक्ति से ऊपर काम में लिया गया है, जहाँ वह अभी जाना हुआ नहीं था। पूरे फ़ंक्शन को `main` के ऊपर ले जाएँ, या उसकी पहली पंक्ति `;` के साथ `main` के ऊपर लिखें।',
    },
  },
  {
    id: 'c/conflicting-types',
    pattern: /conflicting types for '(?<symbol>\w+)'/,
    text: {
      en: '`{symbol}` is declared twice, with two different types. Use one type in both places, or another name for one of them.',
      hi: '`{symbol}` दो बार, दो अलग टाइप के साथ घोषित है। दोनों जगह एक ही टाइप लें, या एक का नाम बदलें।',
    },
  },
  {
    id: 'c/declared-twice',
    pattern: /(?:redefinition|redeclaration) of '(?:struct |enum |union )?(?<symbol>\w+)'/,
    text: {
      en: '`{symbol}` is already declared above. To give it a new value, leave out the type: `{symbol} = …;`. Otherwise choose another name.',
      hi: '`{symbol}` ऊपर पहले ही घोषित है। नया मान देने के लिए टाइप हटा दें: `{symbol} = …;`. नहीं तो कोई और नाम चुनें।',
    },
  },
  {
    id: 'c/not-an-array',
    pattern: /subscripted value is neither array nor pointer[\s\S]*source: [^\n]*?(?<symbol>\w+)\s*\[/,
    text: {
      en: '`{symbol}` holds one value, so `[ ]` cannot be used on it. Declare it as an array, or leave out the `[ ]`.',
      hi: '`{symbol}` में एक ही मान है, इसलिए `[ ]` से लेने को उसमें कुछ नहीं है। उसे array घोषित करें, या `[ ]` हटा दें।',
    },
  },
  {
    id: 'c/not-a-function',
    pattern: /called object '?(?<symbol>\w+)'? is not a function/,
    text: {
      en: '`{symbol}` is a variable, not a function, so `{symbol}(…)` means nothing. For multiplication write `*`: `{symbol} * (…)`.',
      hi: '`{symbol}` एक वेरिएबल है, फ़ंक्शन नहीं, इसलिए `{symbol}(…)` का कोई मतलब नहीं। गुणा के लिए `*` लिखें: `{symbol} * (…)`।',
    },
  },
  {
    id: 'c/modulo-of-fraction',
    pattern: /invalid operands to binary % \(have '(?<left>[^']+)' and '(?<right>[^']+)'\)/,
    text: {
      en: '`%` works on whole numbers only, but here it gets `{left}` and `{right}`. Use whole numbers, or `fmod` from `<math.h>`.',
      hi: '`%` केवल पूर्ण संख्याओं पर चलता है, और यहाँ उसे `{left}` और `{right}` मिले हैं। पूर्ण संख्याएँ लें, या `<math.h>` का `fmod`।',
    },
  },
  {
    id: 'c/bits-of-fraction',
    pattern: /invalid operands to binary (?<operator><<|>>|[&|^]) \(have '(?:[^']*'[^']*')?(?:float|double)'/,
    text: {
      en: '`{operator}` works on the bits of whole numbers, and here it gets a number with a fraction. To multiply write `*`, to divide `/`; for `&` between two conditions write `&&`, for `|` `||`.',
      hi: '`{operator}` पूर्ण संख्याओं के bits पर चलता है, और यहाँ उसे दशमलव वाली संख्या मिली है। गुणा के लिए `*`, भाग के लिए `/` लिखें; दो शर्तों के बीच `&` की जगह `&&` और `|` की जगह `||` लिखें।',
    },
  },
  {
    id: 'c/bad-operands',
    pattern: /invalid operands to binary (?<operator>\S+) \(have '(?<left>[^']+)'[^)]*and '(?<right>[^']+)'/,
    text: {
      en: '`{operator}` cannot work on `{left}` and `{right}`. To join texts use `strcat`, and to compare them `strcmp`; otherwise check the types on both sides.',
      hi: '`{operator}` को `{left}` और `{right}` पर नहीं चला सकते। टेक्स्ट जोड़ने के लिए `strcat`, मिलाने के लिए `strcmp` लें; दोनों ओर के टाइप जाँचें।',
    },
  },
  {
    id: 'c/assign-to-array',
    pattern: /assignment to expression with array type/,
    text: {
      en: 'An array cannot be filled with `=` after it is declared. For a text use `strcpy(target, "text");` from `<string.h>`; otherwise copy element by element.',
      hi: 'घोषित होने के बाद array को `=` से नहीं भर सकते। टेक्स्ट के लिए `<string.h>` का `strcpy(target, "text");` लें; नहीं तो एक-एक करके कॉपी करें।',
    },
  },
  {
    id: 'c/arrow-needed',
    pattern: /'\*?(?<symbol>[^']+)' is a pointer; did you mean to use '->'/,
    text: {
      en: '`{symbol}` is a pointer, so its members are reached with `->` instead of `.`.',
      hi: '`{symbol}` एक pointer है, इसलिए उसके सदस्य `.` से नहीं, `->` से मिलते हैं।',
    },
  },
  {
    id: 'c/no-such-member',
    pattern: /'(?<type>[^']+)' has no member named '(?<symbol>\w+)'(?:; did you mean '(?<better>\w+)')?/,
    text: {
      en: '`{type}` has no member called `{symbol}`. {hint}',
      hi: '`{type}` में `{symbol}` नाम का कोई सदस्य नहीं है। {hint}',
    },
    values: ({ better }) => ({
      hint: better
        ? { en: 'Did you mean `{better}`?', hi: 'क्या आपका मतलब `{better}` था?' }
        : { en: 'Check the spelling where the struct is declared.', hi: 'जहाँ struct घोषित है, वहाँ वर्तनी देखें।' },
    }),
  },
  {
    id: 'c/member-of-plain-value',
    pattern: /request for member '(?<symbol>\w+)' in something not a structure or union/,
    text: {
      en: 'What comes before `.{symbol}` is not a struct, so it has no members. In C an array does not know its length: keep it in a variable, and use `strlen` for a text.',
      hi: '`.{symbol}` से पहले जो है वह struct नहीं है, इसलिए उसके सदस्य नहीं हैं। C में array अपनी लंबाई नहीं जानता: उसे एक वेरिएबल में रखें, और टेक्स्ट के लिए `strlen` लें।',
    },
  },
  {
    id: 'c/not-a-pointer',
    pattern: /invalid type argument of (?:unary '\*'|'->') \(have '(?<type>[^']+)'\)/,
    text: {
      en: 'This is a plain `{type}` and not a pointer, so `*` and `->` cannot be used on it. Leave out the `*` (or write `.` instead of `->`), or declare it as a pointer.',
      hi: 'यह pointer नहीं, सीधा `{type}` है, इसलिए इस पर `*` या `->` नहीं लगता। `*` हटा दें (या `->` की जगह `.` लिखें), या इसे pointer घोषित करें।',
    },
  },
  {
    id: 'c/wrong-type-of-argument',
    pattern:
      /incompatible type for argument (?<number>\d+) of '(?<symbol>\w+)'[\s\S]*expected '(?<wanted>[^']+)' but argument is of type '(?<given>[^']+)'/,
    text: {
      en: 'Value number {number} in this call of `{symbol}` must be `{wanted}`, but here it is `{given}`.',
      hi: '`{symbol}` का मान नंबर {number} `{wanted}` होना चाहिए, और यहाँ `{given}` है।',
    },
  },
  {
    id: 'c/incompatible-types',
    pattern:
      /incompatible types when (?:assigning to|initializing|returning) type '(?<wanted>[^']+)' (?:using|from|but) (?:type )?'(?<given>[^']+)'/,
    text: {
      en: 'A value of type `{given}` cannot become `{wanted}`. Check both sides of `=`, or what the function returns.',
      hi: '`{given}` टाइप का मान `{wanted}` नहीं बन सकता। `=` के दोनों ओर देखें, या यह कि function क्या लौटाता है।',
    },
  },
  {
    id: 'c/invalid-initializer',
    pattern: /invalid initializer/,
    text: {
      en: 'An array cannot get this value where it is declared. Give its elements in `{ }`, as in `int a[3] = {1, 2, 3};`, or copy them in a loop.',
      hi: 'array को इस मान से शुरू नहीं कर सकते। उसके मान `{ }` में दें, जैसे `int a[3] = {1, 2, 3};`, या लूप में कॉपी करें।',
    },
  },
  {
    id: 'c/two-types',
    pattern: /two or more data types in declaration specifiers[\s\S]*source: \s*\w+\s+(?<symbol>\w+)/,
    text: {
      en: 'There are two types next to each other here, and `{symbol}` is a word of the language. If you meant it as a name, choose another; if a `;` is missing at the end of the line above, put it there.',
      hi: 'यहाँ दो टाइप साथ-साथ हैं, और `{symbol}` भाषा का अपना शब्द है। आपका मतलब किसी नाम से था तो दूसरा चुनें; पिछली पंक्ति के अंत में `;` छूटा हो तो वहाँ लगाएँ।',
    },
  },
  {
    id: 'c/string-where-number',
    pattern: /(?:passing argument (?<number>\d+) of '(?<symbol>scanf|printf)' makes pointer from integer)/,
    text: {
      en: '`{symbol}` must get a text in double quotes first: `{symbol}("…")`.',
      hi: '`{symbol}` को पहले दोहरे उद्धरण-चिह्नों में टेक्स्ट मिलना चाहिए: `{symbol}("…")`।',
    },
    warnings: true,
  },
  {
    id: 'c/pointer-into-number',
    pattern: /makes integer from pointer without a cast/,
    text: {
      en: 'An address (or a text in `" "`) is used where a number belongs. A single character goes in single quotes: `\'a\'`.',
      hi: 'जहाँ संख्या चाहिए वहाँ पता (या `" "` में टेक्स्ट) रखा है। अकेला अक्षर इकहरे चिह्नों में रहता है: `\'a\'`।',
    },
    warnings: true,
  },
  {
    id: 'c/number-into-pointer',
    pattern: /passing argument (?<number>\d+) of '(?<symbol>\w+)' makes pointer from integer without a cast/,
    text: {
      en: '`{symbol}` needs an address or a text as value number {number}, but gets a number. Put `&` before a variable that it fills, and `"…"` around a text.',
      hi: '`{symbol}` को मान नंबर {number} में पता या टेक्स्ट चाहिए, और संख्या मिली है। जिस वेरिएबल को वह भरता है उससे पहले `&`, और टेक्स्ट के दोनों ओर `"…"` लगाएँ।',
    },
    warnings: true,
  },
  ...gccTable,
  {
    id: 'c/name-expected',
    pattern: /expected identifier or '\(' before '?(?<symbol>[^' ]+)'?/,
    text: {
      en: 'A name was expected before `{symbol}`. Look just before it: a name is missing, or there is a `;` or `}` too many.',
      hi: '`{symbol}` से पहले एक नाम चाहिए था। ठीक उससे पहले देखें: कोई नाम छूटा है, या `;` या `}` ज़्यादा है।',
    },
  },
  {
    id: 'c/declaration-malformed',
    pattern: /expected '=', ',', ';', 'asm' or '__attribute__' before '(?<symbol>[^']+)'/,
    text: {
      en: 'Something before `{symbol}` is not understood. Look for a misspelt type, a missing `;` on the line above, or a missing operator before `{symbol}`.',
      hi: '`{symbol}` तक यह समझ नहीं आता। देखें: टाइप की ग़लत वर्तनी, ऊपर की पंक्ति में छूटा `;`, या `{symbol}` से पहले छूटा operator।',
    },
  },
];
