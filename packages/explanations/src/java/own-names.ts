import type { ExplanationRule } from '../explanation.ts';
import { classesOf, hasArray, hasFunction, meant, variablesOf } from '../code/own-names.ts';

/** What has rows of its own. */
const OF_THE_LIBRARY = /^(?:system|math|string|integer|double|scanner|arrays|collections|character)$/i;

/** Names that the program itself has, used as something else. */
export const javaOwnNames: readonly ExplanationRule[] = [
  {
    id: 'java/array-called',
    pattern: /symbol:\s+method (?<symbol>\w+)\((?:int|long|char|byte|short)\)/,
    text: {
      en: '`{symbol}` is an array: its elements are taken with square brackets, `{symbol}[…]`.',
      hi: '`{symbol}` एक array है: उसके element चौकोर कोष्ठक से लिए जाते हैं, `{symbol}[…]`।',
    },
    values: ({ symbol = '' }, code) =>
      hasArray(code, symbol) && !hasFunction(code, symbol) ? {} : undefined,
  },
  {
    id: 'java/method-not-called',
    pattern: /symbol:\s+variable (?<symbol>\w+)/,
    text: {
      en: '`{symbol}` is a method. To call it write round brackets after its name, with what it takes: `{symbol}(…)`.',
      hi: '`{symbol}` एक method है। उसे बुलाने के लिए नाम के बाद गोल कोष्ठक लिखें, जो मान वह लेता है उनके साथ: `{symbol}(…)`।',
    },
    values: ({ symbol = '' }, code) =>
      hasFunction(code, symbol) && !variablesOf(code).includes(symbol) ? {} : undefined,
  },
  {
    id: 'java/variable-similar',
    pattern:
      /symbol:\s+variable (?<symbol>\w+)\n\s+location: (?:class|interface) \w+(?![\s\S]*\nelsewhere: )/,
    text: {
      en: 'The name `{symbol}` is not known here. If you meant `{better}`, write it exactly like that: capital and small letters count as different.',
      hi: 'नाम `{symbol}` यहाँ जाना हुआ नहीं है। अगर आपका मतलब `{better}` था तो ठीक वैसे ही लिखें: बड़े और छोटे अक्षर अलग माने जाते हैं।',
    },
    values: ({ symbol = '' }, code) => {
      const better = OF_THE_LIBRARY.test(symbol) ? undefined : meant(symbol, variablesOf(code));
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'java/word-without-quotes',
    pattern:
      /symbol:\s+variable (?<symbol>[A-Za-z]\w*)\n(?![\s\S]*\nelsewhere: )[\s\S]*source: [^\n]*\bequals(?:IgnoreCase)?\(\s*\k<symbol>\s*\)/,
    text: {
      en: '`{symbol}` is not known as a name here. If the word itself is meant, put it in double quotation marks: `"{symbol}"`.',
      hi: '`{symbol}` नाम का यहाँ कुछ नहीं है। अगर यही शब्द चाहिए तो उसे दोहरे उद्धरण-चिह्नों में लिखें: `"{symbol}"`।',
    },
    values: ({ symbol = '' }, code) => (variablesOf(code).includes(symbol) ? undefined : {}),
  },
  {
    id: 'java/own-method-similar',
    pattern:
      /symbol:\s+method (?<symbol>\w+)\([^\n]*\)\n\s+location: (?:variable \w+ of type |class )(?<owner>\w+)/,
    text: {
      en: 'There is no method `{symbol}` here. If you meant `{better}`, write it exactly like that: capital and small letters count as different.',
      hi: 'यहाँ `{symbol}` नाम का method नहीं है। अगर आपका मतलब `{better}` था तो ठीक वैसे ही लिखें: बड़े और छोटे अक्षर अलग माने जाते हैं।',
    },
    values: ({ symbol = '', owner = '' }, code) => {
      if (!classesOf(code).includes(owner)) return undefined;
      const methods = [...code.matchAll(/[\w\]>]\s+(\w+)\s*\([^()]*\)\s*\{/g)].flatMap(
        ([, name]) => name ?? [],
      );
      const better = meant(symbol, methods);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'java/method-of-object',
    pattern: /symbol:\s+method (?<symbol>\w+)\([^\n]*\)\n\s+location: class Main\b/,
    text: {
      en: '`{symbol}` belongs to another class, so it is called on an object of that class: `x.{symbol}(…)`.',
      hi: '`{symbol}` दूसरी class का है, इसलिए उसे उस class के object पर बुलाया जाता है: `x.{symbol}(…)`।',
    },
    values: ({ symbol = '' }, code) => (hasFunction(code, symbol) ? {} : undefined),
  },
  {
    id: 'java/library-method-not-called',
    pattern:
      /symbol:\s+variable (?<symbol>next(?:Int|Line|Double|Long|Float)?|charAt|size|isEmpty|equals|toUpperCase|toLowerCase|substring|contains|indexOf|trim|split|hasNext)\n\s+location: variable (?<owner>\w+) of type/,
    text: {
      en: '`{symbol}` is a method. Write round brackets after its name, with what it takes: `{owner}.{symbol}(…)`.',
      hi: '`{symbol}` एक method है। नाम के बाद गोल कोष्ठक लिखें, जो मान वह लेता है उनके साथ: `{owner}.{symbol}(…)`।',
    },
  },
  {
    id: 'java/type-of-variable-missing',
    pattern:
      /symbol:\s+variable (?<symbol>\w+)\n(?![\s\S]*\nelsewhere: )[\s\S]*source: \s*\k<symbol>\s*=(?!=|\s*new\b)/,
    text: {
      en: '`{symbol}` is not declared. Write its type before its name where it gets its first value, as in `int {symbol} = …;`.',
      hi: '`{symbol}` घोषित नहीं है। जहाँ उसे पहला मान मिलता है वहाँ नाम से पहले टाइप लिखें, जैसे `int {symbol} = …;`।',
    },
    values: ({ symbol = '' }, code) => (variablesOf(code).includes(symbol) ? undefined : {}),
  },
  {
    id: 'java/loop-ended-at-once',
    pattern: /symbol:\s+variable (?<symbol>\w+)\n/,
    text: {
      en: 'The `;` right after `for (…)` ends the loop there, so `{symbol}` is not known in the lines below. Delete that `;`.',
      hi: '`for (…)` के ठीक बाद का `;` लूप को वहीं ख़त्म कर देता है, इसलिए नीचे की पंक्तियों में `{symbol}` जाना हुआ नहीं है। वह `;` हटाएँ।',
    },
    values: ({ symbol = '' }, code) =>
      new RegExp(String.raw`\bfor\s*\(\s*\w+\s+${symbol}\b[^(){}\n]*\)\s*;`).test(code) ? {} : undefined,
  },
  {
    id: 'java/except-of-python',
    pattern: /'(?<symbol>try)' without 'catch'/,
    text: {
      en: '`except` belongs to Python. In Java write `catch (Exception e) { … }` after the `}` of `{symbol}`.',
      hi: '`except` Python का है। Java में `{symbol}` के `}` के बाद `catch (Exception e) { … }` लिखें।',
    },
    values: (_, code) => (/\}\s*except\b/.test(code) ? {} : undefined),
  },
  {
    id: 'java/constructor-name',
    pattern:
      /invalid method declaration; return type required[\s\S]*source: (?![^\n]*\bstatic\b)[^\n]*?\b(?!main\b)(?<symbol>\w+)\s*\(/,
    text: {
      en: 'A constructor has exactly the name of its class: write `{better}` instead of `{symbol}`.',
      hi: 'constructor का नाम ठीक वही होता है जो class का: `{symbol}` की जगह `{better}` लिखें।',
    },
    values: ({ symbol = '' }, code) => {
      const better = meant(symbol, classesOf(code));
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'java/call-without-brackets',
    pattern:
      /(?:';' expected|not a statement|symbol:\s+class )[\s\S]*source: \s*(?:[\w\s]+=\s*)?(?<symbol>[a-z]\w*)\s+["\w][\w\s,."]*;/,
    text: {
      en: 'What is passed to a method goes in round brackets: `{symbol}(…)`.',
      hi: 'method को जो मान दिए जाते हैं वे गोल कोष्ठक में लिखे जाते हैं: `{symbol}(…)`।',
    },
    values: ({ symbol = '' }, code) => (hasFunction(code, symbol) ? {} : undefined),
  },
];
