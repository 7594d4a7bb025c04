import { headerOf } from './headers.ts';
import type { ExplanationRule } from '../explanation.ts';
import { classesOf } from '../code/own-names.ts';

const IN_STD = {
  en: '`{symbol}` lives in the namespace `std`. Write `std::{symbol}`, or add `using namespace std;` below your `#include` lines.',
  hi: '`{symbol}` namespace `std` में रहता है। `std::{symbol}` लिखें, या `#include` पंक्तियों के नीचे `using namespace std;` जोड़ें।',
};

/** Names that g++ does not know. */
export const cppNames: readonly ExplanationRule[] = [
  {
    id: 'cpp/endl-misspelt',
    pattern:
      /no match for 'operator<<'[^\n]*unresolved overloaded function type[\s\S]*source: [^\n]*<<\s*end\s*[;<]/,
    text: {
      en: '`end` is the name of something else. To end the line write `endl`, with an l.',
      hi: '`end` किसी और चीज़ का नाम है। पंक्ति पूरी करने के लिए `endl` लिखें, l के साथ।',
    },
  },
  {
    id: 'cpp/header-missing',
    pattern:
      /'(?:std::)?(?<symbol>\w+)' (?:was not declared|is not a member|has not been declared|does not name)[\s\S]*did you forget to '#include <(?<header>[^>]+)>'/,
    text: {
      en: '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program.',
      hi: '`{symbol}` को उसका हेडर चाहिए। प्रोग्राम के सबसे ऊपर `#include <{header}>` जोड़ें।',
    },
  },
  {
    id: 'cpp/std-missing',
    pattern: /'(?<symbol>\w+)' was not declared in this scope; did you mean 'std::\k<symbol>'/,
    text: IN_STD,
  },
  {
    // Its header is there: g++ has found it in it.
    id: 'cpp/std-missing',
    pattern: /'(?<symbol>\w+)' was not declared in this scope[\s\S]*note: +'std::\k<symbol>'/,
    text: IN_STD,
  },
  {
    id: 'cpp/type-of-object-missing',
    pattern:
      /'(?<symbol>\w+)' was not declared in this scope[\s\S]*source: \s*\k<symbol>\s*=\s*(?:new\s+)?(?<type>\w+)\s*\(/,
    text: {
      en: '`{symbol}` has no type yet. An object is declared with its class before its name: `{type} {symbol}(…);`.',
      hi: '`{symbol}` का अभी कोई टाइप नहीं है। object को नाम से पहले class लिखकर घोषित करते हैं: `{type} {symbol}(…);`।',
    },
    values: ({ type = '' }, code) => (classesOf(code).includes(type) ? {} : undefined),
  },
  {
    id: 'cpp/undeclared-similar',
    pattern: /'(?<symbol>\w+)' was not declared in this scope; did you mean '(?<better>[\w:]+)'/,
    text: {
      en: 'The name `{symbol}` is not known here. Did you mean `{better}`? Otherwise declare `{symbol}` before you use it.',
      hi: 'नाम `{symbol}` यहाँ जाना हुआ नहीं है। क्या आपका मतलब `{better}` था? नहीं तो `{symbol}` को काम में लेने से पहले घोषित करें।',
    },
  },
  {
    id: 'cpp/used-before-known',
    pattern: /'(?<symbol>\w+)' was not declared in this scope/,
    text: {
      en: '`{symbol}` is written further down, and here it is not known yet. Move the whole function above the one that calls it, or write its first line with a `;` there.',
      hi: '`{symbol}` नीचे लिखा है, और यहाँ अभी जाना हुआ नहीं है। पूरे function को उससे ऊपर ले जाएँ जो उसे बुलाता है, या उसकी पहली पंक्ति `;` के साथ वहाँ लिखें।',
    },
    // A method of a class is not known by its name alone, wherever it is written.
    values: ({ symbol = '' }, code) =>
      new RegExp(String.raw`^\w[\w:<>*& ]*[\s*&]${symbol}\s*\([^;{}]*\)\s*\{?\s*$`, 'm').test(code)
        ? {}
        : undefined,
  },
  {
    id: 'cpp/header-and-namespace-missing',
    pattern: /'(?:std::)?(?<symbol>\w+)' (?:was not declared in this scope|is not a member of 'std')/,
    text: {
      en: '`{symbol}` needs its header. Add `#include <{header}>` at the top of your program, with `using namespace std;` or `std::` before the name.',
      hi: '`{symbol}` को उसका हेडर चाहिए। प्रोग्राम के सबसे ऊपर `#include <{header}>` जोड़ें, और `using namespace std;` या नाम से पहले `std::`।',
    },
    values: ({ symbol }) => headerOf(symbol),
  },
  {
    id: 'cpp/function-unknown',
    pattern:
      /'(?<symbol>\w+)' was not declared in this scope(?![\s\S]*\nelsewhere: )[\s\S]*source: [^\n]*(?<![\w.>])\k<symbol>\s*\(/,
    text: {
      en: 'No function `{symbol}` is known here. Write it above this line, or check its spelling; a function of a class is called on an object, `x.{symbol}(…)`.',
      hi: '`{symbol}` नाम का function यहाँ जाना हुआ नहीं है। उसे इस पंक्ति से ऊपर लिखें, या वर्तनी जाँचें; class का function object पर बुलाया जाता है, `x.{symbol}(…)`।',
    },
  },
  {
    id: 'cpp/undeclared',
    pattern: /'(?<symbol>\w+)' was not declared in this scope/,
    text: {
      en: 'The name `{symbol}` is not known here. Declare it before this line, or check its spelling; a name declared inside `{ }` is known only there.',
      hi: 'नाम `{symbol}` यहाँ जाना हुआ नहीं है। इसे इस पंक्ति से पहले घोषित करें, या वर्तनी जाँचें; `{ }` के भीतर घोषित नाम केवल वहीं चलता है।',
    },
  },
  {
    id: 'cpp/not-in-std',
    pattern: /'(?<symbol>\w+)' is not a member of 'std'/,
    text: {
      en: '`std` has no `{symbol}` here. Check its spelling, or add the header that declares it.',
      hi: 'यहाँ `std` में `{symbol}` नहीं है। इसकी वर्तनी जाँचें, या वह हेडर जोड़ें जो इसे घोषित करता है।',
    },
  },
];
