import type { ExplanationRule } from '../explanation.ts';

/** What is forgotten beside something that is there: a header, a star, a value. */
export const cppForgotten: readonly ExplanationRule[] = [
  {
    id: 'cpp/default-before-plain',
    pattern: /default argument missing for parameter (?<number>\d+) of '[^'\n]*?(?<symbol>\w+)\(/,
    text: {
      en: 'Parameter {number} of `{symbol}` has no value of its own, though one before it has. Parameters with `= …` come last: move them to the end.',
      hi: '`{symbol}` के parameter {number} का अपना मान नहीं है, जबकि उससे पहले वाले का है। `= …` वाले parameter अंत में आते हैं: उन्हें आख़िर में ले जाएँ।',
    },
  },
  {
    id: 'cpp/header-of-files',
    pattern:
      /'std::(?<symbol>ofstream|ifstream|fstream)(?: \w+)?'[^\n]* incomplete type|'(?:std::)?(?<other>ofstream|ifstream|fstream)' was not declared/,
    text: {
      en: '`{name}` needs its header. Add `#include <fstream>` at the top of your program.',
      hi: '`{name}` को उसका हेडर चाहिए। प्रोग्राम के सबसे ऊपर `#include <fstream>` जोड़ें।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'cpp/iterator-printed',
    pattern:
      /no match for 'operator<<' [^\n]*(?:iterator|_Iterator)[\s\S]*source: [^\n]*<<\s*(?<symbol>[A-Za-z_]\w*)\s*(?:<<|;)/,
    text: {
      en: '`{symbol}` is an iterator: it says where a value is. The value itself is `*{symbol}`; of a map its two parts are `{symbol}->first` and `{symbol}->second`.',
      hi: '`{symbol}` iterator है: वह बताता है कि मान कहाँ है। मान ख़ुद `*{symbol}` है; map में उसके दो हिस्से `{symbol}->first` और `{symbol}->second` हैं।',
    },
    values: ({ symbol = '' }, code) =>
      new RegExp(
        String.raw`\b(?:iterator|auto)\s+${symbol}\b|\b${symbol}\s*=\s*\w+\.(?:begin|find|end|rbegin)\(`,
      ).test(code)
        ? {}
        : undefined,
  },
  {
    id: 'cpp/text-of-c',
    pattern:
      /'(?<symbol>strlen|strcmp|strrev|strcpy|strcat|strupr|strlwr)' was not declared in this scope[\s\S]*source: [^\n]*\b\k<symbol>\s*\(\s*(?<name>\w+)/,
    text: {
      en: '`{symbol}` works on the texts of C (`char` arrays), and `{name}` is a `string`. {better}',
      hi: '`{symbol}` C के टेक्स्ट (`char` array) पर चलता है, और `{name}` `string` है। {better}',
    },
    values: ({ symbol = '', name = '' }, code) => {
      const better = OF_STRINGS.get(symbol);
      return better && new RegExp(String.raw`\bstring\s+(?:\w+\s*,\s*)*${name}\s*[;,=(){]`).test(code)
        ? { better }
        : undefined;
    },
  },
  {
    id: 'cpp/thrown-text',
    pattern: /terminate called after throwing an instance of 'char const\*'/,
    text: {
      en: 'A text in double quotes was thrown, which is a `const char*`, and no `catch` of yours takes that. Write `catch (const char *e)`, or throw `string("…")`.',
      hi: 'दोहरे उद्धरण-चिह्नों वाला टेक्स्ट फेंका गया, जो `const char*` है, और आपका कोई `catch` उसे नहीं लेता। `catch (const char *e)` लिखें, या `string("…")` फेंकें।',
    },
    values: (_groups, code) =>
      /\bcatch\s*\(/.test(code) && !/\bcatch\s*\(\s*(?:(?:const\s+)?char\s*(?:const\s*)?\*|\.\.\.)/.test(code)
        ? {}
        : undefined,
  },
  {
    id: 'cpp/thrown-and-not-caught',
    pattern: /terminate called after throwing an instance of '(?<type>[^']+)'/,
    text: {
      en: 'Your program threw `{type}`, and no `catch` of yours takes that type: they take {caught}. Write `catch ({type} e)`, and check that the call is inside the `try`.',
      hi: 'आपके प्रोग्राम ने `{type}` फेंका, और आपका कोई `catch` वह टाइप नहीं लेता: वे {caught} लेते हैं। `catch ({type} e)` लिखें, और देखें कि call `try` के भीतर है।',
    },
    values: ({ type = '' }, code) => {
      const types = [...code.matchAll(/\bcatch\s*\(\s*([^()]*?)\s*\)/g)].map(([, given = '']) =>
        given.replace(/\s+\w+$/, ''),
      );
      const isPlain = /^(?:int|double|float|char|long|bool)$/.test(type);
      const takes = (given: string) => given === '...' || given.replaceAll(/const|&|\s/g, '') === type;
      return isPlain && types.length > 0 && !types.some(takes)
        ? { caught: types.map((given) => `\`${given}\``).join(', ') }
        : undefined;
    },
  },
];

/** What a `string` has in place of the functions of C. */
const OF_STRINGS = new Map([
  ['strlen', { en: 'Its length is `s.size()`.', hi: 'उसकी लंबाई `s.size()` है।' }],
  ['strcmp', { en: 'Two of them are compared with `==`.', hi: 'दो string `==` से मिलाए जाते हैं।' }],
  ['strcpy', { en: 'It is copied with `=`.', hi: 'वह `=` से कॉपी होता है।' }],
  ['strcat', { en: 'Another is joined to it with `+=`.', hi: 'उसमें दूसरा `+=` से जुड़ता है।' }],
  [
    'strrev',
    {
      en: 'It is turned round with `reverse(s.begin(), s.end())`, with `#include <algorithm>`.',
      hi: '`#include <algorithm>` के साथ `reverse(s.begin(), s.end())` उसे उलटता है।',
    },
  ],
  ['strupr', { en: 'Loop over its characters with `toupper`.', hi: 'उसके अक्षरों पर `toupper` के साथ लूप चलाएँ।' }],
  ['strlwr', { en: 'Loop over its characters with `tolower`.', hi: 'उसके अक्षरों पर `tolower` के साथ लूप चलाएँ।' }],
]);
