import type { ExplanationRule } from '../explanation.ts';

const PLAIN = '(?:unsigned |signed |long |short )*(?:int|char|float|double|long|short|_Bool)';

/** As gcc/mix-ups.ts, in C alone. */
export const cMixUps: readonly ExplanationRule[] = [
  {
    id: 'gcc/word-of-another-language',
    pattern:
      /expected expression before '(?:int|float)'[\s\S]*source: [^\n]*\b(?<type>int|float)\s*\(\s*(?<name>input)\s*\(/,
    text: {
      en: '`{name}` belongs to another language. Write {instead}.',
      hi: '`{name}` किसी दूसरी भाषा का है। {instead} लिखें।',
    },
    values: ({ type }) => ({ instead: type === 'int' ? '`scanf("%d", &n)`' : '`scanf("%f", &x)`' }),
  },
  {
    id: 'c/pointer-for-value',
    pattern:
      /(?:initialization of|assignment to) '[\w ]+' from '(?!void)[\w ]+ \*' makes integer from pointer[\s\S]*source: [^\n"&]*=\s*(?<symbol>[A-Za-z_]\w*)\s*;/,
    text: {
      en: '`{symbol}` is an address here: a pointer or an array. Its value is `*{symbol}`; of an array take one element, as in `{symbol}[0]`.',
      hi: '`{symbol}` यहाँ पता है: pointer या array। उसका मान `*{symbol}` है; array का एक element लें, जैसे `{symbol}[0]`।',
    },
    warnings: true,
  },
  {
    id: 'c/dot-needed',
    pattern: new RegExp(String.raw`invalid type argument of '->' \(have '(?<type>(?!${PLAIN}')[^'*]+)'`),
    text: {
      en: 'This is a `{type}` itself and not a pointer, so its members are reached with `.` instead of `->`.',
      hi: 'यह pointer नहीं, ख़ुद `{type}` है, इसलिए उसके सदस्य `->` से नहीं, `.` से मिलते हैं।',
    },
  },
  {
    id: 'c/case-of-text',
    pattern: /case label does not reduce to an integer constant[\s\S]*source: \s*case\s*"(?<symbol>[^"\\])"/,
    text: {
      en: "`case` takes one character in single quotes, not a text: `case '{symbol}':`.",
      hi: "`case` टेक्स्ट नहीं, इकहरे चिह्नों में एक अक्षर लेता है: `case '{symbol}':`।",
    },
  },
];
