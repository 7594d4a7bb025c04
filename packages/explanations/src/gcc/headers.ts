import type { ExplanationRule, Text } from '../explanation.ts';

function turboC(symbol: string): Record<string, string | Text> | undefined {
  const instead = INSTEAD_OF_TURBO_C.get(symbol);
  return instead === undefined ? undefined : { instead };
}

/** Functions of Turbo C that the library never had elsewhere, and what is written instead. */
const INSTEAD_OF_TURBO_C = new Map<string, string | Text>([
  [
    'strrev',
    {
      en: 'a loop that swaps the first letter with the last, and so on',
      hi: 'ऐसा लूप जो पहले अक्षर को आख़िरी से बदले, और ऐसे ही आगे',
    },
  ],
  [
    'strupr',
    { en: '`toupper` from `<ctype.h>` for each letter', hi: 'हर अक्षर के लिए `<ctype.h>` का `toupper`' },
  ],
  [
    'strlwr',
    { en: '`tolower` from `<ctype.h>` for each letter', hi: 'हर अक्षर के लिए `<ctype.h>` का `tolower`' },
  ],
  ['stricmp', { en: '`strcasecmp` from `<strings.h>`', hi: '`<strings.h>` का `strcasecmp`' }],
  ['itoa', '`sprintf(text, "%d", n)`'],
  ['randomize', '`srand(time(NULL))`'],
  ['flushall', { en: 'nothing at all', hi: 'कुछ नहीं' }],
]);

/** Headers and functions that a program in C or C++ cannot have here. */
export const nativeHeaders: readonly ExplanationRule[] = [
  {
    id: 'gcc/header-with-spaces',
    pattern: /^ +(?<symbol>[\w.+/]+) *: No such file|^(?<other>[\w.+/]+) +: No such file/,
    text: {
      en: 'The spaces between `<` and `>` are read as part of the name. Write `#include <{name}>`.',
      hi: '`<` और `>` के बीच की ख़ाली जगहें नाम का हिस्सा मानी जाती हैं। `#include <{name}>` लिखें।',
    },
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'gcc/include-not-closed',
    pattern: /missing terminating > character/,
    text: {
      en: 'The name of the header is not closed. Put a `>` after it, as in `#include <stdio.h>`.',
      hi: 'हेडर का नाम बंद नहीं है। उसके पीछे `>` लगाएँ, जैसे `#include <stdio.h>`।',
    },
  },
  {
    id: 'gcc/all-headers-misspelt',
    pattern: /^bits?[\\/]std\w*(?:\+\+)?(?:\.h)?: No such file/,
    text: {
      en: 'This header is misspelt. Write `#include <bits/stdc++.h>`, with `/`.',
      hi: 'इस हेडर की वर्तनी ग़लत है। `#include <bits/stdc++.h>` लिखें, `/` के साथ।',
    },
  },
  {
    id: 'gcc/header-of-windows',
    pattern: /^(?<symbol>windows\.h|Windows\.h|direct\.h): No such file/,
    text: {
      en: '`{symbol}` exists on Windows only, and your program does not run there. Delete it, and what needs it.',
      hi: '`{symbol}` केवल Windows पर है, और आपका प्रोग्राम वहाँ नहीं चलता। इसे हटा दें, और जो इस पर टिका है उसे भी।',
    },
  },
  {
    id: 'gcc/function-of-turbo-c',
    pattern: /undefined reference to [`'](?<symbol>\w+)/,
    text: {
      en: '`{symbol}` belongs to Turbo C, an old compiler. Instead: {instead}.',
      hi: '`{symbol}` Turbo C का है, जो पुराना compiler है। इसकी जगह: {instead}।',
    },
    values: ({ symbol = '' }) => turboC(symbol),
    marks: 'call',
  },
  {
    id: 'gcc/function-of-turbo-c',
    pattern: /'(?<symbol>\w+)' was not declared/,
    text: {
      en: '`{symbol}` belongs to Turbo C, an old compiler. Instead: {instead}.',
      hi: '`{symbol}` Turbo C का है, जो पुराना compiler है। इसकी जगह: {instead}।',
    },
    values: ({ symbol = '' }) => turboC(symbol),
  },
  {
    id: 'gcc/random-without-limit',
    pattern: /too many arguments to function '(?:[^']*[\s*])?(?:random|rand)(?:\([^']*)?'/,
    text: {
      en: 'This function takes nothing. For a number from 0 to 99 write `rand() % 100`, with `#include <stdlib.h>`.',
      hi: 'यह फ़ंक्शन कुछ नहीं लेता। 0 से 99 तक की संख्या के लिए `#include <stdlib.h>` के साथ `rand() % 100` लिखें।',
    },
  },
];
