import type { ExplanationRule, Text } from '../explanation.ts';

/** What lists, texts and dictionaries are asked for by people who know another language. */
const ATTRIBUTES = new Map<string, string | Text>([
  ['push', '`append(…)`'],
  ['add', '`append(…)`'],
  ['push_back', '`append(…)`'],
  ['length', { en: '`len(…)` around its name', hi: 'उसके नाम के चारों ओर `len(…)`' }],
  ['size', { en: '`len(…)` around its name', hi: 'उसके नाम के चारों ओर `len(…)`' }],
  ['len', { en: '`len(…)` around its name', hi: 'उसके नाम के चारों ओर `len(…)`' }],
  ['contains', { en: '`in`, as in `if x in names:`', hi: '`in`, जैसे `if x in names:`' }],
  ['has_key', { en: '`in`, as in `if x in names:`', hi: '`in`, जैसे `if x in names:`' }],
  ['indexOf', '`index(…)`'],
  ['charAt', { en: '`[ ]` with the place', hi: '`[ ]`, जगह के अंक के साथ' }],
  ['substring', '`[from:to]`'],
  ['toUpperCase', '`upper()`'],
  ['toLowerCase', '`lower()`'],
  ['trim', '`strip()`'],
  ['equals', '`==`'],
]);

/** Attributes that a value does not have. */
export const pythonAttributes: readonly ExplanationRule[] = [
  {
    id: 'python/no-such-attribute-similar',
    pattern:
      /^AttributeError: (?:'(?<type>\w+)' object|module '(?<module>[\w.]+)'|type object '(?<owner>\w+)') has no attribute '(?<symbol>\w+)'\. Did you mean: '(?<better>\w+)'/,
    text: {
      en: '`{name}` has nothing called `{symbol}`. Did you mean `{better}`?',
      hi: '`{name}` में `{symbol}` नाम का कुछ नहीं है। क्या आपका मतलब `{better}` था?',
    },
    values: ({ type, module, owner }) => ({ name: type ?? module ?? owner ?? '' }),
  },
  {
    id: 'python/attribute-of-another-language',
    pattern: /^AttributeError: '(?<type>list|str|dict|set|tuple)' object has no attribute '(?<symbol>\w+)'/,
    text: {
      en: 'A `{type}` has no `{symbol}` in Python. Write {better}.',
      hi: 'Python में `{type}` के पास `{symbol}` नहीं होता। {better} लिखें।',
    },
    values: ({ symbol = '' }) => {
      const better = ATTRIBUTES.get(symbol);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'python/module-attribute',
    pattern: /^AttributeError: module '(?<module>[\w.]+)' has no attribute '(?<symbol>\w+)'/,
    text: {
      en: 'The module `{module}` has nothing called `{symbol}`. Check its spelling; and do not call your own file or variable `{module}`.',
      hi: 'मॉड्यूल `{module}` में `{symbol}` नाम का कुछ नहीं है। वर्तनी जाँचें; और अपनी फ़ाइल या वेरिएबल का नाम `{module}` न रखें।',
    },
  },
];
