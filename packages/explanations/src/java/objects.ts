import type { ExplanationRule } from '../explanation.ts';

/** What is asked of an object that its class does not have, or in another way. */
export const javaObjects: readonly ExplanationRule[] = [
  {
    id: 'java/throws-in-head',
    pattern: /expected[\s\S]*source: [^\n]*\)\s*throw\s+(?<symbol>[A-Z]\w*)/,
    text: {
      en: 'After the round brackets of a method the word is `throws`, with an s: `throws {symbol}`.',
      hi: 'method के गोल कोष्ठक के बाद शब्द `throws` है, s के साथ: `throws {symbol}`।',
    },
  },
  {
    id: 'java/text-of-builder',
    pattern: /incompatible types: (?<given>StringBuilder|StringBuffer) cannot be converted to String/,
    text: {
      en: 'A `{given}` is no `String` yet. Make one of it with `.toString()`.',
      hi: '`{given}` अभी `String` नहीं है। उससे `.toString()` से `String` बनाएँ।',
    },
  },
  {
    id: 'java/scanner-of-other-name',
    pattern: /symbol:\s+variable (?<symbol>\w+)\s[\s\S]*source: [^\n]*\b\k<symbol>\.next[A-Z]?\w*\(/,
    text: {
      en: 'There is no `{symbol}` here. Your `Scanner` is called `{name}`: write the same name in both places.',
      hi: 'यहाँ `{symbol}` नहीं है। आपके `Scanner` का नाम `{name}` है: दोनों जगह एक ही नाम लिखें।',
    },
    values: (_groups, code) => {
      const names = [...code.matchAll(/\bScanner\s+(\w+)\s*=/g)].map(([, name = '']) => name);
      return names.length === 1 ? { name: names[0] ?? '' } : undefined;
    },
  },
  {
    id: 'java/method-of-subclass',
    pattern:
      /symbol:\s+method (?<symbol>\w+)\([^\n]*\n\s+location: variable (?<object>\w+) of type (?<owner>\w+)/,
    text: {
      en: '`{object}` is declared as `{owner}`, which has no `{symbol}`; `{sub}` has it. Declare it as `{sub} {object}`, or write `(({sub}) {object}).{symbol}(…)`.',
      hi: '`{object}` `{owner}` घोषित है, जिसमें `{symbol}` नहीं है; `{sub}` में है। उसे `{sub} {object}` घोषित करें, या `(({sub}) {object}).{symbol}(…)` लिखें।',
    },
    values: ({ symbol = '', owner = '' }, code) => {
      const classes = [
        ...code.matchAll(
          /\bclass\s+(\w+)\s+(?:extends|implements)\s+(\w+)[^{]*\{([\s\S]*?)(?=\n(?:\w+\s+)*class\b|$)/g,
        ),
      ];
      const method = new RegExp(String.raw`[\w>\]]\s+${symbol}\s*\([^()]*\)\s*(?:throws\s+\w+\s*)?\{`);
      const found = classes.find(([, , base, body = '']) => base === owner && method.test(body));
      return found ? { sub: found[1] ?? '' } : undefined;
    },
  },
  {
    id: 'java/removed-by-place',
    pattern:
      /IndexOutOfBoundsException: Index (?<index>\d+) out of bounds[\s\S]*source: [^\n]*\b(?<symbol>\w+)\.remove\(\s*(?<given>\w+)\s*\)/,
    text: {
      en: '`{symbol}.remove({given})` with an `int` removes what is at the place {index}, and there is no such place. To remove the value itself write `{symbol}.remove(Integer.valueOf({given}))`.',
      hi: '`int` के साथ `{symbol}.remove({given})` जगह {index} वाला मान हटाता है, और ऐसी जगह नहीं है। मान को ही हटाने के लिए `{symbol}.remove(Integer.valueOf({given}))` लिखें।',
    },
    values: ({ symbol = '' }, code) =>
      new RegExp(String.raw`<Integer>\s+${symbol}\b`).test(code) ? {} : undefined,
  },
];
