import type { ExplanationRule } from '../explanation.ts';

type Class = { readonly name: string; readonly base: string; readonly body: string };

const classesOf = (code: string): readonly Class[] =>
  [...code.matchAll(/^class +(\w+) *(?:\( *(\w*) *\))? *:((?:\n[ \t]+[^\n]*|\n[ \t]*(?=\n))*)/gm)].map(
    ([, name = '', base = '', body = '']) => ({ name, base, body }),
  );

/** What a class takes over from another. */
export const pythonInherited: readonly ExplanationRule[] = [
  {
    id: 'python/constructor-of-parent',
    pattern: /^AttributeError: '(?<type>[A-Z]\w*)' object has no attribute '(?<symbol>\w+)'/,
    text: {
      en: 'The `__init__` of `{type}` does not call that of `{base}`, which sets `{symbol}`. Begin it with `super().__init__(…)`, and give it the values that `{base}` needs.',
      hi: '`{type}` का `__init__` `{base}` वाले को नहीं बुलाता, जो `{symbol}` रखता है। उसे `super().__init__(…)` से शुरू करें, और `{base}` को जो मान चाहिए वे दें।',
    },
    values: ({ type = '', symbol = '' }, code) => {
      const classes = classesOf(code);
      const own = classes.find(({ name }) => name === type);
      const above = classes.find(({ name }) => name === own?.base);
      if (!own || !above || !/\bdef +__init__\b/.test(own.body)) return undefined;
      const isCalled = new RegExp(String.raw`\bsuper\(|\b${above.name}\.__init__\(`).test(own.body);
      const isSet = new RegExp(String.raw`\bself\.${symbol} *=[^=]`).test(above.body);
      return isSet && !isCalled ? { base: above.name } : undefined;
    },
  },
];
