import { betweenOnOneLine } from './between.ts';
import { BRACE_BY_INDENTATION } from '../shared/open-brace.ts';
import type { ExplanationRule } from '../explanation.ts';

/** The function above `main` that is still open where `main` begins. */
function openBeforeMain(code: string): { symbol: string } | undefined {
  let depth = 0;
  let symbol: string | undefined;
  for (const line of code.split('\n')) {
    if (depth > 0 && /^(?:int|void)\s+main\s*\(/.test(line))
      return symbol === undefined ? undefined : { symbol };
    if (depth === 0) symbol = /^\w[\w<>*& ]*[ *&](\w+)\s*\([^;]*$/.exec(line)?.[1] ?? symbol;
    depth += line.split('{').length - line.split('}').length;
  }
  return undefined;
}

/** Brackets and semicolons that are missing or too many. */
export const gccBrackets: readonly ExplanationRule[] = [
  ...betweenOnOneLine,
  {
    id: 'gcc/extra-brace',
    pattern: /expected (?:identifier or '\('|declaration) before '(?<symbol>\})' token/,
    text: {
      en: 'This `{symbol}` closes nothing: there is one `}` more than there are `{`. Delete it, or look above it for a `}` too many or a missing `{`.',
      hi: 'यह `{symbol}` कुछ बंद नहीं करता: `{` से एक `}` ज़्यादा है। इसे हटाएँ, या ऊपर ज़्यादा `}` या छूटा हुआ `{` ढूँढें।',
    },
  },
  {
    id: 'gcc/while-do',
    pattern: /expected 'while' (?:before|at)/,
    text: {
      en: 'After `while (…)` no `do` is written: its body in `{ }` follows at once. Delete the `do` on line {number}.',
      hi: '`while (…)` के बाद `do` नहीं लिखते: `{ }` में उसका काम सीधे आता है। पंक्ति {number} का `do` हटाएँ।',
    },
    values: (_groups, code) => {
      const at = code.split('\n').findIndex((line) => /^\s*while\b[^;]*\)\s*do\b/.test(line));
      return at === -1 ? undefined : { number: String(at + 1) };
    },
  },
  {
    id: 'gcc/main-inside-function',
    pattern:
      /expected declaration or statement at end of input|expected '\}' at end of input|a function-definition is not allowed here before '\{'/,
    text: {
      en: 'The `}` that ends `{symbol}` is missing, so `main` stands inside it. Put a `}` on the line before `main`.',
      hi: '`{symbol}` को बंद करने वाला `}` छूटा है, इसलिए `main` उसके भीतर आ गया। `main` से पहले वाली पंक्ति में `}` लगाएँ।',
    },
    values: (_groups, code) => openBeforeMain(code),
    marks: 'nowhere',
  },
  {
    ...BRACE_BY_INDENTATION,
    pattern:
      /expected declaration or statement at end of input|expected '\}' at end of input|expected '\}' before end of|expected statement at end of input/,
  },
  {
    id: 'gcc/unclosed-brace',
    pattern:
      /expected declaration or statement at end of input|expected '\}' at end of input|expected '\}' before end of|expected statement at end of input/,
    text: {
      en: 'Your program ends before every `{` is closed by its `}`. Count them from the top; the `}` is often missing where the indentation stops fitting.',
      hi: 'हर `{` के अपने `}` से बंद होने से पहले ही प्रोग्राम पूरा हो जाता है। ऊपर से गिनें; अक्सर वही पंक्ति होती है जहाँ इंडेंट मेल खाना छोड़ देता है।',
    },
    marks: 'nowhere',
  },
  {
    id: 'gcc/for-needs-semicolons',
    pattern: /expected '=', ',', ';', 'asm' or '__attribute__' before '[^']+'[\s\S]*source: \s*for\b/,
    text: {
      en: 'A `for` has three parts with two `;` between them: `for (int i = 0; i < n; i++)`.',
      hi: '`for` के तीन भाग होते हैं, बीच में दो `;`: `for (int i = 0; i < n; i++)`।',
    },
  },
  {
    id: 'gcc/missing-semicolon',
    pattern:
      /expected '=', ',', ';', 'asm' or '__attribute__' before '(?<next>\w+)'[\s\S]*source: \s*\k<next>\b/,
    text: { en: 'A `;` is missing at the end of this line.', hi: 'इस पंक्ति के अंत में `;` छूटा है।' },
    marks: 'before',
  },
  {
    id: 'gcc/switch-on-fraction',
    pattern: /switch quantity not an integer/,
    text: {
      en: '`switch` works on whole numbers and single characters only. Use `if` and `else if` for anything else.',
      hi: '`switch` केवल पूर्ण संख्याओं और अकेले अक्षरों पर चलता है। बाकी के लिए `if` और `else if` लें।',
    },
  },
  {
    id: 'gcc/missing-semicolon',
    pattern:
      /expected ',' or ';' before|expected ':', ',', ';', '\}' or|expected '=', ',', ';', 'asm' or '__attribute__' before '(?:int|char|float|double|return|for|while|if|do|long|struct|void)'/,
    text: { en: 'A `;` is missing at the end of this line.', hi: 'इस पंक्ति के अंत में `;` छूटा है।' },
    marks: 'before',
  },
  {
    id: 'gcc/missing-paren',
    pattern:
      /expected '\)' before|expected ';' before '\{' token[\s\S]*source: \s*(?:if|while|for|switch)\b|expected ';' before '\)' token[\s\S]*source: [^(]*\([^)]*$/,
    text: {
      en: 'A `)` is missing: every `(` needs its own. Count them on this line.',
      hi: '`)` छूटा है: हर `(` का अपना चाहिए। इस पंक्ति में उन्हें गिनें।',
    },
  },
  {
    id: 'gcc/for-needs-semicolons',
    pattern: /expected ';' before '\)' token[\s\S]*source: \s*for\b/,
    text: {
      en: 'A `for` has three parts with two `;` between them: `for (int i = 0; i < n; i++)`.',
      hi: '`for` के तीन भाग होते हैं, बीच में दो `;`: `for (int i = 0; i < n; i++)`।',
    },
  },
  {
    id: 'gcc/missing-semicolon-here',
    pattern: /expected ';' (?:before|at end of)/,
    text: { en: 'A `;` is missing here, at the end of the statement.', hi: 'यहाँ, निर्देश के अंत में, `;` छूटा है।' },
  },
  {
    id: 'gcc/missing-open-paren',
    pattern: /expected '\(' before/,
    text: {
      en: 'A `(` is missing: the condition after `if`, `while`, `for` or `switch` goes in round brackets.',
      hi: '`(` छूटा है: `if`, `while`, `for` या `switch` के बाद की शर्त गोल कोष्ठक में रहती है।',
    },
  },
  {
    id: 'gcc/missing-bracket',
    pattern: /expected '\]' before/,
    text: {
      en: 'A `]` is missing: every `[` needs its own. Count them on this line.',
      hi: '`]` छूटा है: हर `[` का अपना चाहिए। इस पंक्ति में उन्हें गिनें।',
    },
  },
];
