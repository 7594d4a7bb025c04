import type { ExplanationRule } from './explanation.ts';
import { isSlip } from './slip.ts';

/**
 * Words of other languages that beginners use out of habit, and what is written instead. A learner's own name
 * is never among them: these are only what the compiler does not know.
 */
const INSTEAD_IN_C = new Map([
  ['cout', '`printf("%d", n)`'],
  ['cin', '`scanf("%d", &n)`'],
  ['endl', '`\\n` inside the text'],
  ['System', '`printf("…")`'],
  ['println', '`printf("…\\n")`'],
  ['print', '`printf("…")`'],
  ['Printf', '`printf("…")`'],
  ['Scanf', '`scanf("…", &n)`'],
  ['input', '`scanf("%d", &n)`'],
  ['Scanner', '`scanf("%d", &n)`'],
  ['boolean', '`int`, with 1 for true and 0 for false'],
  ['True', '1'],
  ['False', '0'],
  ['None', '`NULL`'],
  ['null', '`NULL`'],
  ['Null', '`NULL`'],
  ['integer', '`int`'],
  ['Integer', '`int`'],
  ['INT', '`int`'],
  ['new', '`malloc(…)`, from `<stdlib.h>`'],
  ['nullptr', '`NULL`'],
  ['len', '`strlen`, from `<string.h>`, for the length of a text'],
  ['then', '`{` and `}` around what follows the condition'],
  ['not', '`!`'],
]);

const INSTEAD_IN_CPP = new Map([
  ['System', '`cout << …`'],
  ['println', '`cout << … << endl`'],
  ['print', '`cout << …`'],
  ['Cout', '`cout`'],
  ['Cin', '`cin`'],
  ['input', '`cin >> n`'],
  ['Scanner', '`cin >> n`'],
  ['boolean', '`bool`'],
  ['Int', '`int`'],
  ['String', '`string`'],
  ['True', '`true`'],
  ['False', '`false`'],
  ['None', '`nullptr`'],
  ['null', '`nullptr`'],
  ['integer', '`int`'],
  ['Integer', '`int`'],
  ['toString', '`to_string(…)`'],
  ['interface', '`class`'],
  ['super', 'the name of the class above, as in `Base::show()`'],
  ['len', '`.size()` after the name of a text or a `vector`'],
  ['then', '`{` and `}` around what follows the condition'],
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

function foreign(instead: ReadonlyMap<string, string>): ExplanationRule[] {
  const row = {
    id: 'word-of-another-language',
    text: '`{name}` belongs to another language. Write {instead}.',
    values: ({ symbol, type }: Readonly<Record<string, string>>) => {
      const name = symbol ?? type ?? '';
      const words = instead.get(name);
      return words === undefined ? undefined : { name, symbol: name, instead: words };
    },
  };
  return [
    { ...row, pattern: UNKNOWN },
    { ...row, pattern: LINKED, place: 'call' },
  ];
}

const mistypedAmong = (keywords: readonly string[]) => ({
  id: 'mistyped-word',
  text: '`{name}` is not known here. Did you mean `{better}`?',
  values: ({ symbol, type }: Readonly<Record<string, string>>) => {
    const name = symbol ?? type ?? '';
    const better = keywords.find((keyword) => isSlip(name, keyword));
    return better === undefined ? undefined : { name, symbol: name, better };
  },
});

/** Rows that stand before all others: no compiler knows what a beginner brings from another language. */
function firstRows(
  instead: ReadonlyMap<string, string>,
  keywords: readonly string[],
): readonly ExplanationRule[] {
  const mistyped = mistypedAmong(keywords);
  return [
    ...foreign(instead),
    { ...mistyped, pattern: UNKNOWN },
    { ...mistyped, pattern: LINKED, place: 'call' },
    {
      id: 'else-if',
      pattern: /(?:expected|not declared)[\s\S]*source: \s*\}?\s*(?<symbol>elif|elseif|elsif)\b/,
      text: '`{symbol}` belongs to another language. Write `else if`, in two words.',
    },
    {
      id: 'operator-in-words',
      pattern: /expected '\)' before '(?<symbol>and|or|not)'/,
      text: 'C has no `{symbol}`. Write `{operator}`.',
      values: ({ symbol }) => ({ operator: OPERATORS[symbol as keyof typeof OPERATORS] }),
    },
    {
      id: 'hash-missing',
      pattern: /(?:expected|does not name|unknown type)[\s\S]*source: \s*(?<symbol>include|define)\s/,
      text: '`{symbol}` needs a `#` before it: `#{symbol}`.',
    },
  ];
}

export const foreignWordsInC = firstRows(INSTEAD_IN_C, KEYWORDS);
export const foreignWordsInCpp = firstRows(INSTEAD_IN_CPP, [
  ...KEYWORDS,
  'cout',
  'cin',
  'endl',
  'string',
  'vector',
]);
