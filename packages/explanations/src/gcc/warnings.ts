import type { ExplanationRule } from '../explanation.ts';

const INPUT_TYPE = String.raw`'(?:[\w ]+\*|\w+ \*\*)'`;

/**
 * What gcc and g++ warn of in a program that compiles, and that is often why its answer is wrong. The most telling
 * stand first: only a few are shown.
 */
export const warningsTable: readonly ExplanationRule[] = [
  {
    id: 'gcc/assigned-in-condition',
    pattern: /suggest parentheses around assignment used as truth value/,
    text: {
      en: 'A single `=` in this condition gives a value and does not compare. Write `==`.',
      hi: 'इस शर्त में अकेला `=` मान रखता है, मिलाता नहीं। `==` लिखें।',
    },
  },
  {
    id: 'gcc/format-input',
    pattern: new RegExp(
      String.raw`format '(?<symbol>%[^']*)' expects argument of type (?<wanted>${INPUT_TYPE}), but argument \d+ has type '(?<given>[^']+)'`,
    ),
    text: {
      en: '`{symbol}` reads into {wanted}, but here it gets `{given}`. For `double` use `%lf`, for `float` `%f`, for `long long` `%lld`, for a text `%s` without `&`.',
      hi: '`{symbol}` {wanted} में पढ़ता है, और यहाँ उसे `{given}` मिला। `double` के लिए `%lf`, `float` के लिए `%f`, `long long` के लिए `%lld`, टेक्स्ट के लिए `&` के बिना `%s` लें।',
    },
    values: ({ wanted = '' }) => ({ wanted: wanted.replaceAll("'", '`') }),
  },
  {
    id: 'gcc/address-printed',
    pattern:
      /format '(?<symbol>%[^']*)' expects argument of type '[^']+', but argument \d+ has type '[^']+\*'[\s\S]*source: [^\n]*\bprintf\b[^\n]*,\s*&/,
    text: {
      en: '`printf` prints the value itself, unlike `scanf`: leave the `&` away.',
      hi: '`printf` `scanf` की तरह नहीं है, वह मान ही छापता है: `&` हटा दें।',
    },
  },
  {
    id: 'gcc/format-output',
    pattern:
      /format '(?<symbol>%[^']*)' expects argument of type '(?<wanted>[^']+)', but argument \d+ has type '(?<given>[^']+)'/,
    text: {
      en: '`{symbol}` prints `{wanted}`, but here it gets `{given}`, so it prints a garbage value. Use `%d` for `int`, `%lld` for `long long`, `%f` for `double`, `%c` for one character, `%s` for a text.',
      hi: '`{symbol}` `{wanted}` छापता है, और यहाँ उसे `{given}` मिला: जो छपता है वह कुछ भी हो सकता है। `int` के लिए `%d`, `long long` के लिए `%lld`, `double` के लिए `%f`, एक अक्षर के लिए `%c`, टेक्स्ट के लिए `%s` लें।',
    },
  },
  {
    id: 'gcc/format-value-missing',
    pattern: /format '(?<symbol>%[^']*)' expects a matching '[^']+' argument/,
    text: {
      en: '`{symbol}` in the text has no value: give one value after the text for each `%`.',
      hi: 'टेक्स्ट के `{symbol}` का कोई मान नहीं है: टेक्स्ट के बाद हर `%` के लिए एक मान दें।',
    },
  },
  {
    id: 'gcc/format-value-unused',
    pattern: /too many arguments for format/,
    text: {
      en: 'There are more values than places in the text. Put a `%d` or the like for each value.',
      hi: 'टेक्स्ट की जगहों से ज़्यादा मान हैं। हर मान के लिए `%d` या वैसा कुछ लिखें।',
    },
  },
  {
    id: 'gcc/used-without-value',
    pattern: /'(?<symbol>[^']+)' (?:is|may be) used uninitialized/,
    text: {
      en: '`{name}` may have no value yet when it is used, and then it holds a garbage value. Give it one before this line; a counter or a sum often begins with 0.',
      hi: 'काम में लेते समय हो सकता है `{name}` का अभी कोई मान न हो, तब उसमें कोई भी मान आ जाता है। उसे इस पंक्ति से पहले मान दें; गिनती या जोड़ अक्सर 0 से शुरू होता है।',
    },
    values: ({ symbol = '' }) => ({ name: symbol.replace(/^\*this\.(?:\w+::)*/, '') }),
  },
  {
    id: 'gcc/address-of-local',
    pattern:
      /function returns address of local variable|address of local variable '[^']+' returned|reference to local variable/,
    text: {
      en: 'The variable whose address is returned no longer exists when the function has ended. Return its value, or declare it outside.',
      hi: 'जिस वेरिएबल का पता लौटाया जाता है वह function के साथ ख़त्म हो जाता है। उसका मान लौटाएँ, या उसे बाहर रखें।',
    },
  },
  {
    id: 'gcc/text-for-character',
    pattern: /comparison between pointer and integer[\s\S]*source: [^\n]*[=!]=\s*"(?<symbol>[^"\n\\])"/,
    text: {
      en: '`"{symbol}"` in double quotes is a text, and no single character is equal to it. Write the character in single quotes.',
      hi: 'दोहरे उद्धरण-चिह्नों में `"{symbol}"` टेक्स्ट है, और कोई अकेला अक्षर उसके बराबर नहीं होता। अक्षर को इकहरे चिह्नों में लिखें।',
    },
  },
  {
    id: 'gcc/text-compared-by-address',
    pattern: /comparison with string literal results in unspecified behavior/,
    text: {
      en: "`==` compares the places of two texts, not their letters. Write `strcmp(a, b) == 0`, with `#include <string.h>`; a single character stands in single quotes, `'y'`.",
      hi: "`==` दो टेक्स्ट की जगहें मिलाता है, अक्षर नहीं। `#include <string.h>` के साथ `strcmp(a, b) == 0` लिखें; अकेला अक्षर इकहरे चिह्नों में रहता है, `'y'`।",
    },
  },
  {
    id: 'gcc/type-of-main',
    pattern: /return type defaults to 'int'[\s\S]*source: \s*(?<symbol>\w+)/,
    text: {
      en: '`{symbol}` has no type before its name. Write what it returns, as in `int {symbol}(…)`.',
      hi: '`{symbol}` के नाम से पहले टाइप नहीं है। लिखें कि वह क्या लौटाता है, जैसे `int {symbol}(…)`।',
    },
  },
  {
    id: 'gcc/loop-too-long',
    pattern: /iteration (?<count>\d+) invokes undefined behavior/,
    text: {
      en: 'This loop runs past the end of an array, or a number in it becomes too large for its type. An array of n elements has the indices 0 to n - 1: check where the loop stops, and how large the array is.',
      hi: 'यह लूप array के अंत से आगे निकल जाता है, या इसमें कोई संख्या अपने टाइप से बड़ी हो जाती है। n मानों के array में जगहें 0 से n - 1 तक होती हैं: देखें कि लूप कहाँ रुकता है, और array कितना बड़ा है।',
    },
  },
  {
    id: 'gcc/old-gets',
    pattern: /implicit declaration of function 'gets'/,
    text: {
      en: '`gets` was taken out of the language because it can overrun its array. Write `fgets(name, sizeof name, stdin)`.',
      hi: '`gets` भाषा से हटा दिया गया है, क्योंकि वह array से आगे लिख सकता है। `fgets(name, sizeof name, stdin)` लिखें।',
    },
  },
  {
    id: 'gcc/joined-with-plus',
    pattern:
      /array subscript \d+ is outside array bounds[\s\S]*source: [^\n]*"\s*\+\s*\w|adding 'int' to a string/,
    text: {
      en: '`+` does not join a text and a number here. With `printf` write a comma and a place for the value: `printf("%d", n)`; in C++ write `to_string(n)`.',
      hi: 'यहाँ `+` टेक्स्ट और संख्या को नहीं जोड़ता। `printf` में कॉमा और मान की जगह लिखें: `printf("%d", n)`; C++ में `to_string(n)` लिखें।',
    },
  },
  {
    id: 'gcc/chained-comparison',
    pattern: /comparisons like '[^']+' do not have their mathematical meaning/,
    text: {
      en: 'This compares the result of the first comparison (0 or 1) with the last value. Write two comparisons with `&&` between them: `a < x && x < b`.',
      hi: 'यह पहली तुलना के परिणाम (0 या 1) को आख़िरी मान से मिलाता है। बीच में `&&` देकर दो तुलनाएँ लिखें: `a < x && x < b`।',
    },
  },
  {
    id: 'gcc/empty-body',
    pattern:
      /suggest braces around empty body in an? '(?<symbol>\w+)' statement|this '(?<other>for|while|if)' clause does not guard/,
    text: {
      en: 'The `{name}` on this line ends before the lines that should belong to it. Look for a `;` after its round brackets, and put `{ }` around everything that belongs to it.',
      hi: 'इस पंक्ति का `{name}` उससे पहले ही ख़त्म हो जाता है जो उसका होना चाहिए। गोल कोष्ठक के बाद `;` ढूँढें, और जो उसका है सबको `{ }` में रखें।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'gcc/fall-through',
    pattern: /this statement may fall through/,
    text: {
      en: 'After this line the program goes on into the next `case`. Put `break;` at the end of each `case`.',
      hi: 'इस पंक्ति के बाद प्रोग्राम अगले `case` में चला जाता है। हर `case` के अंत में `break;` लिखें।',
    },
  },
  {
    id: 'gcc/index-outside',
    // Bounds of 0 are those of a null pointer, whose cause another warning names.
    pattern:
      /array subscript (?<index>-?\d+) is (?:above|below|outside) array bounds(?! of '[^']*\[0\]')[\s\S]*source: [^\n]*\[/,
    text: {
      en: 'Index `{index}` is outside this array. An array of n elements has the indices 0 to n - 1.',
      hi: 'जगह `{index}` इस array से बाहर है। n मानों वाले array की जगहें 0 से n - 1 तक होती हैं।',
    },
  },
  {
    id: 'gcc/return-missing',
    pattern: /control reaches end of non-void function|no return statement in function returning non-void/,
    text: {
      en: 'This function must return a value but can end without `return`. Add a `return` at its end.',
      hi: 'यह फ़ंक्शन मान देने का वादा करता है, पर `return` के बिना पूरा हो सकता है। अंत में `return` जोड़ें।',
    },
  },
  {
    id: 'gcc/constant-zero-divisor',
    pattern: /division by zero/,
    text: {
      en: 'Here something is divided by 0. Check the divisor before you divide.',
      hi: 'यहाँ 0 से भाग दिया जाता है। भाग देने से पहले भाजक जाँचें।',
    },
  },
  {
    id: 'gcc/constant-too-large',
    pattern:
      /integer overflow in expression|integer constant is (?:too|so) large|overflow in conversion from '(?!int' to 'char)/,
    text: {
      en: 'This number does not fit into its type. Use `long long`, and write `LL` after a large number.',
      hi: 'यह संख्या अपने टाइप में नहीं समाती। `long long` लें, और बड़ी संख्या के पीछे `LL` लिखें।',
    },
  },
  {
    id: 'gcc/never-below-zero',
    pattern: /comparison of unsigned expression in '[^']+' is always/,
    text: {
      en: 'A value without a sign (`unsigned`, `size()`) never falls below 0, so this comparison always gives the same result. Use `int` for the counter.',
      hi: 'बिना चिह्न का मान (`unsigned`, `size()`) कभी 0 से नीचे नहीं जाता, इसलिए यह हमेशा एक-सा है। गिनती के लिए `int` लें।',
    },
  },
  {
    id: 'gcc/without-effect',
    pattern:
      /(?:statement (?:has|with) no effect|value computed is not used)[\s\S]*source: (?<source>[^\n]*)/,
    text: { en: '{what} Nothing is done with the result.', hi: '{what} परिणाम का कुछ नहीं होता।' },
    values: ({ source = '' }) => ({
      what: /==/.test(source)
        ? {
            en: '`==` only compares; to give a value write a single `=`.',
            hi: '`==` केवल मिलाता है; मान देने के लिए अकेला `=` लिखें।',
          }
        : {
            en: 'This line only works something out; a function is called with round brackets.',
            hi: 'यह पंक्ति कुछ निकालती है और उसका कुछ नहीं करती; function गोल कोष्ठक से बुलाया जाता है।',
          },
    }),
  },
  {
    id: 'gcc/several-in-one',
    pattern: /operation on '(?<symbol>[^']+)' may be undefined/,
    text: {
      en: '`{symbol}` is changed and used in one expression, and the order is not fixed. Write two lines.',
      hi: '`{symbol}` एक ही अभिव्यक्ति में बदला और काम में लिया जाता है, और क्रम तय नहीं है। दो पंक्तियाँ लिखें।',
    },
  },
  {
    id: 'gcc/and-within-or',
    pattern: /suggest parentheses around '&&' within '\|\|'/,
    text: {
      en: '`&&` binds more tightly than `||`. Put round brackets around what belongs together.',
      hi: '`&&` `||` से ज़्यादा कसकर जुड़ता है। जो साथ है उसे गोल कोष्ठक में रखें।',
    },
  },
  {
    id: 'gcc/else-of-which-if',
    pattern: /suggest explicit braces to avoid ambiguous 'else'/,
    text: {
      en: 'The `else` belongs to the nearest `if` above it, which may not be the one you mean. Put `{ }` around the inner `if`.',
      hi: '`else` अपने ऊपर के सबसे पास वाले `if` का होता है, जो शायद आपका सोचा हुआ न हो। भीतर के `if` को `{ }` में रखें।',
    },
  },
  {
    id: 'gcc/too-many-values',
    pattern: /excess elements in array initializer|initializer-string for array of '?char'? is too long/,
    text: {
      en: 'There are more values than places in the array. Make it larger; a text needs one more place for its end.',
      hi: 'array की जगहों से ज़्यादा मान हैं। उसे बड़ा करें; टेक्स्ट को अपने अंत के लिए एक जगह और चाहिए।',
    },
  },
  {
    id: 'gcc/header-missing',
    pattern: /implicit declaration of function '(?<symbol>\w+)'[\s\S]*include '<(?<header>[^>]+)>'/,
    text: {
      en: '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program.',
      hi: '`{symbol}` को उसका हेडर चाहिए। प्रोग्राम के सबसे ऊपर `#include <{header}>` जोड़ें।',
    },
  },
  {
    id: 'gcc/used-before-known',
    pattern: /implicit declaration of function '(?<symbol>\w+)'/,
    text: {
      en: '`{symbol}` is called before it is known. Move the whole function above `main`, or write its first line with a `;` there.',
      hi: '`{symbol}` जाने जाने से पहले बुलाया गया है। पूरे function को `main` से ऊपर ले जाएँ, या उसकी पहली पंक्ति `;` के साथ वहाँ लिखें।',
    },
  },
  {
    id: 'gcc/never-used',
    pattern: /unused variable '(?<symbol>[^']+)'|variable '(?<other>[^']+)' set but not used/,
    text: {
      en: '`{name}` is never used after it is declared. Did you mean to use it where you wrote another name?',
      hi: '`{name}` घोषित होने के बाद कभी काम में नहीं आता। क्या वह वहाँ होना था जहाँ दूसरा नाम है?',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
];
