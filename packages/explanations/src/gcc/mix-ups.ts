import type { ExplanationRule } from '../explanation.ts';

const TYPES = 'int|float|double|char|long|short|string|bool';
const UNKNOWN = String.raw`'(?<symbol>\w+)' (?:undeclared|was not declared in this scope)`;

/** What gcc and g++ say in general words, and the line shows exactly. */
export const mixUps: readonly ExplanationRule[] = [
  {
    id: 'gcc/address-into-target',
    pattern:
      /(?:makes integer from pointer without a cast|invalid conversion from '\w+\s?\*' to '\w+')[\s\S]*source: \s*\*\s*(?<symbol>\w+)\s*=\s*(?<place>&\s*\w+)\s*;/,
    text: {
      en: '`*{symbol}` is what `{symbol}` points to, and that is no place for an address. To let `{symbol}` point there write `{symbol} = {place}`, without `*`.',
      hi: '`*{symbol}` वह मान है जिसकी ओर `{symbol}` इशारा करता है, और वहाँ address नहीं रखा जाता। `{symbol}` को वहाँ इशारा करवाने के लिए बिना `*` के `{symbol} = {place}` लिखें।',
    },
    warnings: true,
  },
  {
    id: 'gcc/loop-of-python',
    pattern: /expected '\(' before '[^']+'[\s\S]*source: \s*for\s+(?<symbol>\w+)\s+in\b/,
    text: {
      en: 'This is a Python loop. Here, write `for (int {symbol} = 0; {symbol} < n; {symbol}++) {`.',
      hi: 'यह Python का लूप है। `for (int {symbol} = 0; {symbol} < n; {symbol}++) {` लिखें।',
    },
  },
  {
    id: 'gcc/condition-missing',
    pattern: /expected '\(' before '\{' token[\s\S]*source: [^\n]*\belse\s+if\s*\{/,
    text: {
      en: 'The condition is missing after `else if`: `else if (…) {`. For all other cases write `else {`.',
      hi: '`else if` के बाद शर्त छूटी है: `else if (…) {`। बाक़ी सब के लिए `else {` लिखें।',
    },
  },
  {
    id: 'gcc/counter-without-type',
    pattern: new RegExp(
      String.raw`${UNKNOWN}(?![\s\S]*\nelsewhere: )[\s\S]*source: \s*for\s*\(\s*\k<symbol>\s*=(?!=)`,
    ),
    text: {
      en: 'The counter `{symbol}` is not declared. Write its type in the loop: `for (int {symbol} = …; …)`.',
      hi: 'गिनने वाला वेरिएबल `{symbol}` घोषित नहीं है। लूप में उसका टाइप लिखें: `for (int {symbol} = …; …)`।',
    },
  },
  {
    id: 'gcc/declaration-cut',
    pattern: new RegExp(
      String.raw`${UNKNOWN}[\s\S]*source: \s*(?<type>${TYPES})\s+[^;()\n]*;\s*\k<symbol>\s*[;,=]`,
    ),
    text: {
      en: 'The `;` before `{symbol}` ends the declaration. Write `,` there, so that `{symbol}` gets the type `{type}` too.',
      hi: '`{symbol}` से पहले का `;` घोषणा को ख़त्म कर देता है। वहाँ `,` लिखें, तब `{symbol}` का टाइप भी `{type}` होगा।',
    },
  },
  {
    id: 'gcc/name-of-variable-missing',
    pattern: new RegExp(
      String.raw`expected (?:unqualified-id|identifier or '\(') before '=' token[\s\S]*source: \s*(?<symbol>${TYPES}|auto)\s*=[^=]`,
    ),
    text: {
      en: 'The name of the variable is missing between `{symbol}` and `=`: write `{symbol} x = …;`.',
      hi: '`{symbol}` और `=` के बीच वेरिएबल का नाम छूटा है: `{symbol} x = …;` लिखें।',
    },
  },
  {
    id: 'gcc/count-up',
    pattern:
      /expected (?:primary-)?expression before ';' token[\s\S]*source: \s*(?<symbol>[A-Za-z_]\w*)\s*(?<sign>[+-])\s*;/,
    text: {
      en: 'A value is missing after `{sign}`. To change `{symbol}` by one write `{symbol}{sign}{sign};`.',
      hi: '`{sign}` के बाद मान छूटा है। `{symbol}` को एक से बदलने के लिए `{symbol}{sign}{sign};` लिखें।',
    },
  },
  {
    id: 'gcc/value-behind-colon',
    pattern:
      /expected (?:primary-)?expression before ':' token[\s\S]*source: \s*case\s*:\s*(?<symbol>'.'|\w+)/,
    text: {
      en: 'The value of `case` goes before the colon: `case {symbol}:`.',
      hi: '`case` का मान कोलन से पहले आता है: `case {symbol}:`।',
    },
  },
  {
    id: 'gcc/array-for-text',
    pattern:
      /format '(?<symbol>%\d*s)' expects argument of type 'char ?\*', but argument \d+ has type '(?:int|char)'[\s\S]*source: (?![^\n]*printf)[^\n]*scanf\b/,
    text: {
      en: '`{symbol}` reads a text, which needs an array of characters, as in `char name[100];`. A single character is read with `%c` and `&`.',
      hi: '`{symbol}` टेक्स्ट पढ़ता है, जिसके लिए अक्षरों का array चाहिए, जैसे `char name[100];`। अकेला अक्षर `%c` और `&` से पढ़ा जाता है।',
    },
    warnings: true,
  },
];
