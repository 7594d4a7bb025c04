import { cppClasses } from './classes.ts';
import { cppContainers } from './containers.ts';
import { cppMembers } from './members.ts';
import { cppMixUps } from './mix-ups.ts';
import { cppForgotten } from './forgotten.ts';
import { cppDeclarations } from './declarations.ts';
import { cppNames } from './names.ts';
import { cppOperators } from './operators.ts';
import { cppHabits } from './habits.ts';

import { cppValues } from './values.ts';
import { cppLibrary } from './library.ts';
import { cMistakes } from '../c/mistakes.ts';
import type { ExplanationRule } from '../explanation.ts';
import { foreignWordsInCpp } from '../gcc/foreign-words.ts';
import { between } from '../gcc/between.ts';
import { gccTable } from '../gcc/messages.ts';
import { mixUps } from '../gcc/mix-ups.ts';
import { nativeHabits } from '../gcc/habits.ts';
import { nativeDeclarations } from '../gcc/declarations.ts';
import { cppMistakes, mistakes } from '../gcc/mistakes.ts';

const TEXT = /string|char ?\*/;
const NUMBER = /^(?:const )?(?:int|long|long long int|long int|double|float)&?$/;

const isTextAndNumber = (left: string, right: string): boolean =>
  (TEXT.test(left) && NUMBER.test(right)) || (NUMBER.test(left) && TEXT.test(right));

/** Mistakes in C++, in the words of g++ 12; the more exact rows stand first. */
export const cppTable: readonly ExplanationRule[] = [
  ...cppClasses,
  ...cppForgotten,
  ...cppMixUps,
  ...mixUps,
  ...foreignWordsInCpp,
  ...between,
  ...cppContainers,
  ...nativeDeclarations,
  ...nativeHabits,
  ...cppValues,
  ...cppLibrary,
  ...cppHabits,
  ...cMistakes,
  ...mistakes,
  ...cppMistakes,
  ...cppNames,
  ...cppOperators,
  {
    id: 'cpp/no-matching-function',
    pattern:
      /no matching (?:member )?function for call to '(?:[\w:<>, ]+::)?(?<symbol>~?\w+)(?:<[^(]*>)?\((?<given>[^']*)\)'/,
    text: {
      en: '`{symbol}` cannot be called with ({given}). Compare the number and the types of the values with what `{symbol}` takes.',
      hi: '`{symbol}` को ({given}) के साथ नहीं बुला सकते। मानों की गिनती और टाइप को उससे मिलाएँ जो `{symbol}` लेता है।',
    },
  },
  {
    id: 'cpp/text-into-character',
    pattern: /invalid conversion from 'const char\*' to 'char'/,
    text: {
      en: "A text in double quotes is put into one `char`. Use single quotes for a single character: `'a'`.",
      hi: "दोहरे उद्धरण-चिह्नों वाला टेक्स्ट एक `char` में रखा है। अकेले अक्षर के लिए इकहरे चिह्न लें: `'a'`।",
    },
  },
  {
    id: 'cpp/text-into-number',
    pattern: /invalid conversion from '(?<given>const char\*|char\*)' to '(?<wanted>[\w ]+)'/,
    text: {
      en: 'A text (`{given}`) cannot become `{wanted}`. Remove the quotation marks, or turn the text into a number with `stoi`.',
      hi: 'टेक्स्ट (`{given}`) `{wanted}` नहीं बन सकता। उद्धरण-चिह्न हटाएँ, या टेक्स्ट को `stoi` से संख्या बनाएँ।',
    },
  },
  {
    id: 'cpp/cannot-convert',
    pattern:
      /(?:cannot convert|invalid conversion from|could not convert) '(?<given>[^']+)'(?: \{aka [^}]*\})?(?: from '[^']+')? to '(?<wanted>[^']+)'/,
    text: {
      en: '`{given}` cannot become `{wanted}` here. Check what you assign, pass or return{hint}.',
      hi: 'यहाँ `{given}` `{wanted}` नहीं बन सकता। देखें कि आप क्या रखते, देते या लौटाते हैं{hint}।',
    },
    values: ({ given = '', wanted = '' }) => ({
      hint: isTextAndNumber(given, wanted)
        ? {
            en: '; a text becomes a number with `stoi`, a number a text with `to_string`',
            hi: '; टेक्स्ट `stoi` से संख्या बनता है, संख्या `to_string` से टेक्स्ट',
          }
        : '',
    }),
  },
  {
    id: 'cpp/conversion-requested',
    pattern: /conversion from '(?<given>[^']+)'(?: \{aka [^}]*\})? to non-scalar type '(?<wanted>[^']+)'/,
    text: {
      en: '`{given}` cannot become `{wanted}` here. Check the types on both sides of `=`.',
      hi: 'यहाँ `{given}` `{wanted}` नहीं बन सकता। `=` के दोनों ओर के टाइप जाँचें।',
    },
  },
  {
    id: 'cpp/narrowing',
    pattern: /narrowing conversion of '(?<symbol>[^']+)' from '(?<given>[^']+)' to '(?<wanted>[^']+)'/,
    text: {
      en: 'Inside `{ }` the value `{symbol}` of type `{given}` cannot become `{wanted}`, which may be too small for it. Convert it yourself: `({wanted}){symbol}`.',
      hi: '`{ }` के भीतर `{given}` टाइप का मान `{symbol}` `{wanted}` में नहीं समेटा जा सकता। खुलकर बदलें: `({wanted}){symbol}`।',
    },
  },
  {
    id: 'cpp/statement-outside-function',
    pattern:
      /'(?<symbol>cout|cin|printf|scanf|return|std)' does not name a type|expected unqualified-id before '(?<other>return|for|while|if|else)'/,
    text: {
      en: '`{name}` is outside every function, where nothing can run. Move it into a function, or look above it for a `}` too many or a `;` between the first line of a function and its `{`.',
      hi: '`{name}` हर फ़ंक्शन से बाहर है, जहाँ कुछ चल नहीं सकता। उसे किसी फ़ंक्शन में ले जाएँ, या ऊपर कोई ज़्यादा `}` या फ़ंक्शन के नाम वाली पंक्ति और उसके `{` के बीच का `;` ढूँढें।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  ...cppDeclarations,
  ...cppMembers,
  {
    id: 'cpp/value-from-void',
    pattern: /return-statement with a value, in function returning '(?<type>void)'/,
    text: {
      en: 'This function is `{type}`, so it cannot return a value. Give it the type of the value, such as `int`, or write `return;`.',
      hi: 'यह फ़ंक्शन `{type}` है, इसलिए कोई मान नहीं लौटा सकता। उसका टाइप बदलें, जैसे `int`, या `return;` लिखें।',
    },
  },
  {
    id: 'cpp/return-without-value',
    pattern: /return-statement with no value, in function returning '(?<type>[^']+)'/,
    text: {
      en: 'This function must return `{type}`, but `return;` returns nothing. Write the value after `return`.',
      hi: 'यह फ़ंक्शन `{type}` लौटाने का वादा करता है, और `return;` कुछ नहीं देता। `return` के बाद मान लिखें।',
    },
  },
  {
    id: 'cpp/return-missing',
    pattern:
      /(?:no return statement in function returning non-void|control reaches end of non-void function)/,
    text: {
      en: 'This function must return a value but can end without `return`. Add a `return` at its end.',
      hi: 'यह फ़ंक्शन मान देने का वादा करता है, पर `return` के बिना पूरा हो सकता है। अंत में `return` जोड़ें।',
    },
    warnings: true,
  },
  {
    id: 'cpp/not-an-array',
    pattern: /invalid types '(?<left>[^']+)\[(?<right>[^']*)\]' for array subscript/,
    text: {
      en: 'What comes before `[ ]` is a plain `{left}`, which has no elements. Declare it as an array or a `vector`, or leave out the `[ ]`.',
      hi: '`[ ]` से पहले सीधा `{left}` है, जिसमें लेने को कुछ नहीं है। उसे array या `vector` घोषित करें, या `[ ]` हटा दें।',
    },
  },
  {
    id: 'cpp/not-a-function',
    pattern: /'(?<symbol>[^']+)' cannot be used as a function/,
    text: {
      en: '`{symbol}` is a variable, not a function, so `{symbol}(…)` means nothing. For multiplication write `*`; or give the variable another name than the function.',
      hi: '`{symbol}` एक वेरिएबल है, फ़ंक्शन नहीं, इसलिए `{symbol}(…)` का कोई मतलब नहीं। गुणा के लिए `*` लिखें; या वेरिएबल को फ़ंक्शन से अलग नाम दें।',
    },
  },
  {
    id: 'cpp/text-compared-with-number',
    pattern: /forbids comparison between pointer and integer|comparison between distinct pointer types/,
    text: {
      en: "A text in double quotes is compared with a single character or a number. Use single quotes for one character: `'A'`.",
      hi: "दोहरे उद्धरण-चिह्नों वाला टेक्स्ट अकेले अक्षर या संख्या से मिलाया गया है। एक अक्षर के लिए इकहरे चिह्न लें: `'A'`।",
    },
  },
  {
    id: 'cpp/modulo-of-fraction',
    pattern: /invalid operands of types '(?<left>[^']+)' and '(?<right>[^']+)' to binary 'operator%'/,
    text: {
      en: '`%` works on whole numbers only, but here it gets `{left}` and `{right}`. Use whole numbers, or `fmod` from `<cmath>`.',
      hi: '`%` केवल पूर्ण संख्याओं पर चलता है, और यहाँ उसे `{left}` और `{right}` मिले हैं। पूर्ण संख्याएँ लें, या `<cmath>` का `fmod`।',
    },
  },
  {
    id: 'cpp/bad-operands',
    pattern:
      /invalid operands of types '(?<left>[^']+)' and '(?<right>[^']+)' to binary 'operator(?<operator>[^']+)'/,
    text: {
      en: '`{operator}` cannot work on `{left}` and `{right}`. Make one of two texts a `string`, as in `string("x") + "y"`, and check the types of both sides.',
      hi: '`{operator}` को `{left}` और `{right}` पर नहीं चला सकते। दो टेक्स्ट में से एक को `string` बनाएँ, जैसे `string("x") + "y"`, और दोनों ओर के टाइप जाँचें।',
    },
  },
  {
    id: 'cpp/ambiguous-name',
    pattern: /reference to '(?<symbol>\w+)' is ambiguous/,
    text: {
      en: 'The library has a `{symbol}` too, and `using namespace std;` makes the two clash. Give yours another name.',
      hi: 'library में भी `{symbol}` है, और `using namespace std;` से दोनों एक जैसे दिखते हैं। अपने वाले को दूसरा नाम दें।',
    },
  },
  {
    id: 'cpp/ambiguous-call',
    pattern: /call of overloaded '(?<symbol>\w+)\((?<given>[^']*)\)' is ambiguous/,
    text: {
      en: 'There are several `{symbol}` that fit ({given}) equally well. Convert the values to the type you mean, as in `(double)x`.',
      hi: 'कई `{symbol}` हैं जो ({given}) से बराबर मेल खाते हैं। मानों को उस टाइप में बदलें जो आप चाहते हैं, जैसे `(double)x`।',
    },
  },
  {
    id: 'cpp/jump-to-case',
    pattern: /jump to case label/,
    text: {
      en: 'A variable is declared inside a `case` above and would be known here without a value. Put the lines of each `case` into `{ }`.',
      hi: 'ऊपर किसी `case` के भीतर वेरिएबल घोषित है, जो यहाँ बिना मान के मिलता। हर `case` की पंक्तियों को `{ }` में रखें।',
    },
  },
  {
    id: 'cpp/template-arguments',
    pattern:
      /wrong number of template arguments \((?<given>\d+), should be (?<wanted>[^)]+)\)[\s\S]*class (?:std::)?(?:__cxx11::)?(?<symbol>\w+)'/,
    text: {
      en: '`{symbol}` needs a different number of types between `<` and `>`: {wanted}, but here the number is {given}.',
      hi: '`{symbol}` को `<` और `>` के बीच दूसरी गिनती में टाइप चाहिए: {wanted}, और यहाँ {given} हैं।',
    },
  },
  {
    id: 'cpp/auto-without-value',
    pattern: /declaration of 'auto (?<symbol>\w+)' has no initializer/,
    text: {
      en: '`auto` takes its type from a value, and `{symbol}` gets none here. Give it a value, or write its type instead of `auto`.',
      hi: '`auto` अपना टाइप मान से लेता है, और `{symbol}` को यहाँ मान नहीं मिला। उसे मान दें, या `auto` की जगह टाइप लिखें।',
    },
  },
  {
    id: 'cpp/object-needed',
    pattern: /cannot call member function '[^']*?(?<symbol>\w+)\([^']*' without object/,
    text: {
      en: '`{symbol}` belongs to objects of its class. Make an object first and call it on that: `thing.{symbol}(…)`.',
      hi: '`{symbol}` अपनी class के object का है। पहले object बनाएँ, फिर उसी पर बुलाएँ: `thing.{symbol}(…)`।',
    },
  },
  {
    id: 'cpp/bad-number',
    pattern: /expected unqualified-id before numeric constant[\s\S]*source: [^\n]*?(?<symbol>\b\d\w*)/,
    text: {
      en: 'A name cannot begin with a digit, as `{symbol}` does. Begin it with a letter.',
      hi: 'नाम अंक से शुरू नहीं हो सकता, जैसे `{symbol}` होता है। उसे अक्षर से शुरू करें।',
    },
  },
  ...gccTable,
  {
    id: 'cpp/function-inside-function',
    pattern: /a function-definition is not allowed here before/,
    text: {
      en: 'A function begins inside another one. Move it out, above `main`, or close the function before it with `}`.',
      hi: 'एक फ़ंक्शन दूसरे के भीतर शुरू होता है। उसे बाहर, `main` के ऊपर ले जाएँ, या उससे पहले वाले फ़ंक्शन को `}` से बंद करें।',
    },
  },
  {
    id: 'cpp/declaration-malformed',
    pattern:
      /expected (?:unqualified-id|initializer|identifier|nested-name-specifier|constructor, destructor, or type conversion) before '?(?<symbol>[^' ]+)'?/,
    text: {
      en: 'Something before `{symbol}` is not understood. Look for a name or type that is missing just before it, or a `;` or `}` too many above.',
      hi: '`{symbol}` तक यह समझ नहीं आता। देखें कि ठीक उससे पहले कोई नाम या टाइप छूटा है, या ऊपर `;` या `}` ज़्यादा है।',
    },
  },
];
