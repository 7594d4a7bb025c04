import type { ExplanationRule } from '../explanation.ts';

/** Types and declarations. */
export const cppDeclarations: readonly ExplanationRule[] = [
  {
    id: 'cpp/unknown-type-similar',
    pattern: /'(?<symbol>\w+)' does not name a type; did you mean '(?<better>\w+)'/,
    text: {
      en: 'There is no type `{symbol}`. Did you mean `{better}`?',
      hi: '`{symbol}` नाम का कोई टाइप नहीं है। क्या आपका मतलब `{better}` था?',
    },
  },
  {
    id: 'cpp/unknown-type',
    pattern: /'(?<symbol>\w+)' does not name a type/,
    text: {
      en: 'There is no type called `{symbol}` here. Check its spelling; a type of the library needs its header and `std::` or `using namespace std;`.',
      hi: 'यहाँ `{symbol}` नाम का कोई टाइप नहीं है। वर्तनी जाँचें; library के टाइप को उसका हेडर और `std::` या `using namespace std;` चाहिए।',
    },
  },
  {
    id: 'cpp/type-missing',
    pattern: /'(?<symbol>\w+)' has not been declared/,
    text: {
      en: '`{symbol}` is not known as a type. If it is a parameter, give it its own type, as in `int a, int b`.',
      hi: '`{symbol}` टाइप के रूप में जाना हुआ नहीं है। यह पैरामीटर हो तो उसे अपना टाइप दें, जैसे `int a, int b`।',
    },
  },
  {
    id: 'cpp/return-type-missing',
    pattern: /ISO C\+\+ forbids declaration of '(?<symbol>\w+)' with no type/,
    text: {
      en: '`{symbol}` has no type before its name. Write what the function returns, as in `int {symbol}(…)`, or `void` when it returns nothing; a constructor has exactly the name of its class.',
      hi: '`{symbol}` के नाम से पहले टाइप नहीं है। लिखें कि फ़ंक्शन क्या लौटाता है, जैसे `int {symbol}(…)`, या कुछ न लौटाए तो `void`; constructor का नाम ठीक class का नाम होता है।',
    },
  },
  {
    id: 'cpp/class-semicolon',
    pattern: /expected ';' after (?:class|struct|union|enum) definition/,
    text: {
      en: 'A `;` is missing after the `}` that ends your `class` or `struct`.',
      hi: 'जो `}` आपके `class` या `struct` को पूरा करता है, उसके बाद `;` छूटा है।',
    },
  },
  {
    id: 'cpp/conflicting-types',
    pattern:
      /conflicting declaration '[^']*?(?<symbol>\w+)(?:\[[^']*\])?'|(?:conflicting|ambiguating new) declaration of '[^']*?(?<other>\w+)\([^']*'/,
    text: {
      en: '`{name}` is declared twice, with two different types. Use one type, or another name for one of them.',
      hi: '`{name}` दो बार, दो अलग टाइप के साथ घोषित है। एक टाइप लें, या एक का नाम बदलें।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'cpp/declared-twice',
    pattern: /(?:redeclaration|redefinition) of '(?:[^'(]*[\s*&:])?(?<symbol>\w+)(?:\[[^']*\]|\([^']*)?'/,
    text: {
      en: '`{symbol}` is already declared above. To give it a new value, leave out the type: `{symbol} = …;`. Otherwise choose another name.',
      hi: '`{symbol}` ऊपर पहले ही घोषित है। नया मान देने के लिए टाइप हटा दें: `{symbol} = …;`. नहीं तो कोई और नाम चुनें।',
    },
  },
];
