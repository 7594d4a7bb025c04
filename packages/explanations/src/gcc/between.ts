import type { ExplanationRule } from '../explanation.ts';

const TYPES = 'int|char|float|double|long|short|void|bool|string|auto|const|unsigned|struct';
const STATEMENTS = 'return|for|while|if|else|do|switch|case|break|continue|default|cout|cin|printf|scanf';
/** A name, but no word that could begin a line of its own. */
const OPERAND = String.raw`(?!(?:${TYPES}|${STATEMENTS})')[A-Za-z_]\w*`;
/** The excerpt has a second row if what was found begins on a line of its own. */
const ON_ONE_LINE = String.raw`(?![\s\S]*\n +\d+ \|[^\n]*\n[\s\S]*\n +\d+ \|)`;
const EXPECTED = String.raw`expected (?:';'|',' or ';'|'\)'|'=', ',', ';', 'asm' or '__attribute__') before`;

const beside = (source: string): RegExp =>
  new RegExp(String.raw`${EXPECTED} '(?<next>${OPERAND})'${ON_ONE_LINE}[\s\S]*source: ${source}`);

/** Missing or misplaced characters for which gcc asks for something else. */
export const between: readonly ExplanationRule[] = [
  {
    id: 'gcc/arrows-missing',
    pattern: /expected ';' before[\s\S]*source: [^\n]*\b(?<symbol>cout|cin)\s+["'\w]/,
    text: {
      en: '`{symbol}` is followed by `{arrows}`: write `{symbol} {arrows} x`.',
      hi: '`{symbol}` के बाद `{arrows}` लगता है: `{symbol} {arrows} x` लिखें।',
    },
    values: ({ symbol }) => ({ arrows: symbol === 'cin' ? '>>' : '<<' }),
  },
  {
    id: 'gcc/line-break-without-quotes',
    pattern:
      /(?:expected|stray '\\')[\s\S]*source: (?:[^\n"]*"[^\n"]*")*[^\n"]*(?<=[\s"<,(])(?<symbol>[\\/]n)\b/,
    text: {
      en: 'A line break is written as a text, in quotation marks and with a backslash: `"\\n"`.',
      hi: 'पंक्ति बदलने का चिह्न टेक्स्ट की तरह, backslash और उद्धरण-चिह्नों के साथ लिखते हैं: `"\\n"`।',
    },
  },
  {
    id: 'gcc/format-without-quotes',
    pattern:
      /expected (?:primary-)?expression before '%'[\s\S]*source: [^\n]*\b(?<symbol>printf|scanf)\s*\(\s*%/,
    text: {
      en: 'The first value of `{symbol}` is a text in double quotes, as in `"%d"`.',
      hi: '`{symbol}` का पहला मान दोहरे उद्धरण-चिह्नों में टेक्स्ट होता है, जैसे `"%d"`।',
    },
  },
  {
    id: 'gcc/bracket-too-many',
    pattern: /expected (?:primary-)?expression before '(?<symbol>\))' token[\s\S]*source: (?<source>[^\n]*)/,
    text: {
      en: 'This line has one `)` more than `(`. Delete it, or add the `(` that it closes.',
      hi: 'इस पंक्ति में `(` से एक `)` ज़्यादा है। उसे हटाएँ, या वह `(` जोड़ें जिसे वह बंद करता है।',
    },
    values: ({ source = '' }) => (source.split(')').length > source.split('(').length ? {} : undefined),
  },
  {
    id: 'gcc/sizes-in-one-bracket',
    pattern:
      /expected '\]' before ',' token[\s\S]*source: [^\n]*?(?<symbol>\w+)\[(?<rows>\w+)\s*,\s*(?<columns>\w+)\]/,
    text: {
      en: 'Each size of a table goes in its own brackets: `{symbol}[{rows}][{columns}]`.',
      hi: 'तालिका का हर आकार अपने कोष्ठक में लिखते हैं: `{symbol}[{rows}][{columns}]`।',
    },
  },
  {
    id: 'gcc/define-ends-early',
    pattern:
      /invalid type argument of unary '\*'[\s\S]*source: (?![^\n]*\*\*)[^\n]*\b(?<symbol>[A-Z][A-Z_\d]*)\s*\*\s*\w/,
    text: {
      en: 'A `#define` line must not end with `;`: it becomes part of `{symbol}` wherever you use that. Delete it.',
      hi: '`#define` पंक्ति के अंत में `;` नहीं होता: `{symbol}` जहाँ भी आए, वह उसका हिस्सा बन जाता है। उसे हटा दें।',
    },
  },
  {
    id: 'gcc/power-as-sign',
    pattern: /invalid operands to binary (?<symbol>\^) /,
    text: {
      en: '`{symbol}` is not a power in C. Write `pow(x, y)`, with `#include <math.h>`, or multiply.',
      hi: 'C में `{symbol}` घात नहीं है। `#include <math.h>` के साथ `pow(x, y)` लिखें, या गुणा करें।',
    },
  },
  {
    id: 'gcc/value-with-two-equals',
    pattern: new RegExp(
      String.raw`expected[^\n]* before '==' token[\s\S]*source: \s*(?:${TYPES})\s+(?<symbol>\w+)\s*==`,
    ),
    text: {
      en: '`==` compares. To give `{symbol}` its value write a single `=`.',
      hi: '`==` तुलना करता है। `{symbol}` को मान देने के लिए एक `=` लिखें।',
    },
  },
  {
    id: 'gcc/type-after-comma',
    pattern: new RegExp(
      String.raw`expected[^\n]* before '(?<next>${TYPES})'[\s\S]*source: \s*(?!\k<next>\b)(?:${TYPES})\s+\w+[^;(\n]*,\s*\k<next>\s+\w`,
    ),
    text: {
      en: 'After the `,` only another name of the same type may follow. Variables of the type `{next}` need a `;` before them.',
      hi: '`,` के बाद उसी टाइप का दूसरा नाम ही आ सकता है। `{next}` टाइप के वेरिएबल से पहले `;` चाहिए।',
    },
  },
  {
    id: 'gcc/character-without-quotes',
    pattern:
      /'(?<symbol>[A-Za-z])' (?:undeclared|was not declared)(?![\s\S]*\nelsewhere: )[\s\S]*source: [^\n]*(?:\bcase\s+|[=!]=\s*)\k<symbol>\b/,
    text: {
      en: "The name `{symbol}` is not known here. If you mean the letter, write it in single quotes, `'{symbol}'`; otherwise declare `{symbol}` before this line.",
      hi: "नाम `{symbol}` यहाँ जाना हुआ नहीं है। अक्षर चाहिए तो उसे इकहरे उद्धरण-चिह्नों में लिखें, `'{symbol}'`; नहीं तो `{symbol}` को इस पंक्ति से पहले घोषित करें।",
    },
  },
  {
    id: 'gcc/default-of-switch',
    pattern: /'else' without a previous 'if'[\s\S]*source: \s*else\s*:/,
    text: {
      en: 'In a `switch`, what is done in all other cases begins with `default:`, not with `else:`.',
      hi: '`switch` में बाक़ी सब के लिए `else:` नहीं, `default:` लिखते हैं।',
    },
  },
  {
    id: 'gcc/head-without-brackets',
    pattern:
      /variable or field '(?<symbol>\w+)' declared void[\s\S]*source: [^\n]*\bvoid\s+\k<symbol>\s*(?:\{|$)/,
    text: {
      en: 'A function has round brackets after its name, even when it takes nothing: `void {symbol}()`.',
      hi: 'function के नाम के बाद गोल कोष्ठक होते हैं, भले वह कुछ न ले: `void {symbol}()`।',
    },
  },
];

/** What is missing between two things of one line: gcc asks for a `;` or a `)` there, whatever it is. */
export const betweenOnOneLine: readonly ExplanationRule[] = [
  {
    id: 'gcc/times-as-letter',
    pattern: beside(String.raw`[^\n]*[\w)\]] +\b[xX]\b +[\w(]`),
    text: {
      en: 'To multiply, write `*`; the letter `{next}` is read as a name.',
      hi: 'गुणा के लिए `*` लिखें; अक्षर `{next}` को नाम समझा जाता है।',
    },
    values: ({ next = '' }) => (/^x$/i.test(next) ? {} : undefined),
  },
  {
    id: 'gcc/call-without-brackets',
    pattern: beside(
      String.raw`\s*(?<symbol>(?!(?:${TYPES}|${STATEMENTS})\b)[A-Za-z_]\w*)\s+[\w"&][^=;()\n]*;`,
    ),
    text: {
      en: 'Something is missing after `{symbol}`. A function is called with round brackets, `{symbol}(…)`; a variable gets its value with `=`.',
      hi: '`{symbol}` के बाद कुछ छूटा है। function को गोल कोष्ठक से बुलाते हैं, `{symbol}(…)`; वेरिएबल को मान `=` से मिलता है।',
    },
  },
  {
    id: 'gcc/something-between',
    pattern: beside(String.raw`[^\n]*[\w)\]"']\s*(?<!\w)\k<next>\b`),
    text: {
      en: 'Something is missing before `{next}`: an operator such as `+` or `*`, a `,`, a bracket, or a `;`.',
      hi: '`{next}` से पहले कुछ छूटा है: `+` या `*` जैसा operator, `,`, कोष्ठक या `;`।',
    },
  },
];
