import type { ExplanationRule, Text } from '../explanation.ts';
import { isTypo } from '../code/typo.ts';

/**
 * Words of other languages that beginners use out of habit, and what is written instead. A learner's own name
 * is never among them: these are only what the compiler does not know.
 */
const INSTEAD_IN_C = new Map<string, string | Text>([
  ['cout', '`printf("%d", n)`'],
  ['cin', '`scanf("%d", &n)`'],
  ['endl', { en: '`\\n` inside the text', hi: 'टेक्स्ट के भीतर `\\n`' }],
  ['System', '`printf("…")`'],
  ['println', '`printf("…\\n")`'],
  ['print', '`printf("…")`'],
  ['input', '`scanf("%d", &n)`'],
  ['Scanner', '`scanf("%d", &n)`'],
  [
    'boolean',
    { en: '`int`, with 1 for true and 0 for false', hi: '`int`, जिसमें true के लिए 1 और false के लिए 0 हो' },
  ],
  ['True', '1'],
  ['False', '0'],
  ['None', '`NULL`'],
  ['null', '`NULL`'],
  ['Null', '`NULL`'],
  ['integer', '`int`'],
  ['Integer', '`int`'],
  ['new', { en: '`malloc(…)`, from `<stdlib.h>`', hi: '`<stdlib.h>` का `malloc(…)`' }],
  ['nullptr', '`NULL`'],
  [
    'len',
    {
      en: '`strlen`, from `<string.h>`, for the length of a text',
      hi: 'टेक्स्ट की लंबाई के लिए `<string.h>` का `strlen`',
    },
  ],
  [
    'then',
    { en: '`{` and `}` around what follows the condition', hi: 'शर्त के बाद आने वाले हिस्से के चारों ओर `{` और `}`' },
  ],
  ['not', '`!`'],
]);

const INSTEAD_IN_CPP = new Map<string, string | Text>([
  ['System', '`cout << …`'],
  ['println', '`cout << … << endl`'],
  ['print', '`cout << …`'],
  ['input', '`cin >> n`'],
  ['Scanner', '`cin >> n`'],
  ['boolean', '`bool`'],
  ['String', '`string`'],
  ['True', '`true`'],
  ['False', '`false`'],
  ['None', '`nullptr`'],
  ['null', '`nullptr`'],
  ['integer', '`int`'],
  ['Integer', '`int`'],
  ['ArrayList', '`vector<…>`'],
  ['HashMap', '`map<…, …>`'],
  ['dict', '`map<…, …>`'],
  ['toString', '`to_string(…)`'],
  ['interface', '`class`'],
  [
    'super',
    {
      en: 'the name of the class above, as in `Base::show()`',
      hi: 'ऊपर वाली class का नाम, जैसे `Base::show()`',
    },
  ],
  [
    'len',
    { en: '`.size()` after the name of a text or a `vector`', hi: 'टेक्स्ट या `vector` के नाम के बाद `.size()`' },
  ],
  [
    'then',
    { en: '`{` and `}` around what follows the condition', hi: 'शर्त के बाद आने वाले हिस्से के चारों ओर `{` और `}`' },
  ],
]);

// A name of the learner's own, alike or declared for another part of the program, is the better guess.
const UNKNOWN =
  /'(?<symbol>\w+)' (?:undeclared|was not declared|does not name a type|has not been declared)(?![^\n]*did you mean)(?![\s\S]*\nelsewhere: )|unknown type name '(?<type>\w+)'/;
const LINKED = /undefined reference to [`'](?<symbol>\w+)/;
const OPERATORS = { and: '&&', or: '||', not: '!' };

/** Keywords that are mistyped most often; a name that comes near to another one of these is left alone. */
const KEYWORDS = 'return while switch break continue default double float struct include printf scanf'.split(
  ' ',
);

function foreign(instead: ReadonlyMap<string, string | Text>): ExplanationRule[] {
  const row = {
    id: 'gcc/word-of-another-language',
    text: {
      en: '`{name}` belongs to another language. Write {instead}.',
      hi: '`{name}` किसी और भाषा का है। {instead} लिखें।',
    },
    values: ({ symbol, type }: Readonly<Record<string, string>>) => {
      const name = symbol ?? type ?? '';
      const words = instead.get(name);
      return words === undefined ? undefined : { name, symbol: name, instead: words };
    },
  };
  return [
    { ...row, pattern: UNKNOWN },
    { ...row, pattern: LINKED, marks: 'call' },
  ];
}

const mistypedAmong = (keywords: readonly string[]) => ({
  id: 'gcc/mistyped-word',
  text: {
    en: '`{name}` is not known here. Did you mean `{better}`?',
    hi: '`{name}` यहाँ जाना हुआ नहीं है। क्या आपका मतलब `{better}` था?',
  },
  values: ({ symbol, type }: Readonly<Record<string, string>>) => {
    const name = symbol ?? type ?? '';
    const better = keywords.find((keyword) => isTypo(name, keyword));
    return better === undefined ? undefined : { name, symbol: name, better };
  },
});

/** Rows that stand before all others: no compiler knows what a beginner brings from another language. */
function firstRows(
  instead: ReadonlyMap<string, string | Text>,
  keywords: readonly string[],
): readonly ExplanationRule[] {
  const mistyped = mistypedAmong(keywords);
  return [
    ...foreign(instead),
    { ...mistyped, pattern: UNKNOWN },
    { ...mistyped, pattern: LINKED, marks: 'call' },
    {
      id: 'gcc/else-if',
      pattern: /(?:expected|not declared)[\s\S]*source: \s*\}?\s*(?<symbol>elif|elseif|elsif)\b/,
      text: {
        en: '`{symbol}` belongs to another language. Write `else if`, in two words.',
        hi: '`{symbol}` किसी और भाषा का है। `else if` दो शब्दों में लिखें।',
      },
    },
    {
      id: 'gcc/operator-in-words',
      pattern: /expected '\)' before '(?<symbol>and|or|not)'/,
      text: {
        en: 'C has no `{symbol}`. Write `{operator}`.',
        hi: 'C में `{symbol}` नहीं होता। `{operator}` लिखें।',
      },
      values: ({ symbol }) => ({ operator: OPERATORS[symbol as keyof typeof OPERATORS] }),
    },
    {
      id: 'gcc/hash-missing',
      pattern: /(?:expected|does not name|unknown type)[\s\S]*source: \s*(?<symbol>include|define)\s/,
      text: {
        en: '`{symbol}` needs a `#` before it: `#{symbol}`.',
        hi: '`{symbol}` से पहले `#` चाहिए: `#{symbol}`।',
      },
    },
  ];
}

export const foreignWordsInC = firstRows(INSTEAD_IN_C, KEYWORDS);
export const foreignWordsInCpp = firstRows(INSTEAD_IN_CPP, [
  ...KEYWORDS,
  'int',
  'cout',
  'cin',
  'endl',
  'string',
  'vector',
]);
