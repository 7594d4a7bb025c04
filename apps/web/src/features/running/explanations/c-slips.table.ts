import type { ExplanationRule } from './explanation.ts';
import { isSlip } from './slip.ts';

const HEADERS = ['stdio.h', 'stdlib.h', 'string.h', 'math.h', 'ctype.h', 'iostream', 'vector', 'algorithm'];

const TYPE = String.raw`(?:unsigned |long )?(?:int|long|short|double|float|char|bool)`;

const declared = (rest: string): RegExp =>
  new RegExp(String.raw`(?:expected|two or more data types)[\s\S]*source: \s*${TYPE}\s+${rest}`);

const KEYWORDS =
  'auto|break|case|char|const|continue|default|do|double|else|enum|extern|float|for|goto|if|int|long|return|short|signed|sizeof|static|struct|switch|typedef|union|unsigned|void|while|class|new|delete|this|private|public|true|false|try|catch|template|using|namespace';

/** What gcc and g++ call by another name than a beginner would: names, heads of functions, old headers. */
export const cSlips: readonly ExplanationRule[] = [
  {
    id: 'turbo-c',
    pattern:
      /^(?<symbol>(?:conio|dos|graphics|process|alloc)\.h): No such file|'(?<other>clrscr|getch|getche|gotoxy|textcolor|cprintf|delay)' was not declared/,
    text: '`{name}` belongs to Turbo C, an old compiler. Delete it: nothing here needs it.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'turbo-c',
    pattern: /undefined reference to [`'](?<symbol>clrscr|getch|getche|gotoxy|textcolor|cprintf|delay)\b/,
    text: '`{name}` belongs to Turbo C, an old compiler. Delete it: nothing here needs it.',
    values: ({ symbol = '' }) => ({ name: symbol }),
    place: 'call',
  },
  {
    id: 'header-similar',
    pattern: /^(?<symbol>[\w./+]+): No such file/,
    text: 'There is no header `{symbol}`. Did you mean `{better}`?',
    values: ({ symbol = '' }) => {
      const better = HEADERS.find((header) => isSlip(symbol, header) || symbol === `${header}.h`);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'else-if',
    pattern: /(?:expected|not declared|undeclared)[\s\S]*source: [^\n]*\}\s*(?<symbol>elif|elseif|elsif)\b/,
    text: '`{symbol}` belongs to another language. Write `else if`, in two words.',
  },
  {
    id: 'else-with-condition',
    pattern: /expected[\s\S]*source: [^\n]*\belse\s*\(/,
    text: '`else` takes no condition. Write `else if (…)`, or leave the condition away.',
  },
  {
    id: 'main-brackets',
    pattern: /source: [^\n]*\bmain\s*(?:\{|$)/,
    text: '`main` needs round brackets after its name: `int main()`.',
  },
  {
    id: 'head-ended-too-early',
    pattern:
      /expected (?:identifier or '\('|unqualified-id) before '\{' token[\s\S]*above: [^\n]*\)\s*;|before '\{' token[\s\S]*source: [^\n]*\)\s*;\s*\{/,
    text: 'A `;` stands between the head of a function and its `{`, and cuts the two apart. Delete that `;`.',
  },
  {
    id: 'comma-at-end',
    pattern: /expected[\s\S]*above: (?![^\n]*[{(])[^\n]*,\s*\nsource: /,
    text: 'The line above ends with `,`, so this line is read as a part of it. Put a `;` there.',
  },
  {
    id: 'comma-after-text',
    pattern: /expected '\)' before[\s\S]*source: [^\n]*(?:printf|scanf)\s*\(\s*"[^"\n]*"\s*[&\w]/,
    text: 'A `,` is missing after the text: each value of a call stands with a `,` before it.',
  },
  {
    id: 'comma-before-address',
    pattern: /invalid operands (?:to binary & \(have|of types) '[^']*'[\s\S]*source: [^\n]*["\w)]\s*&\w/,
    text: 'A comma is missing before `&`: the values of a call stand with a `,` between them.',
  },
  {
    id: 'brackets-before-name',
    pattern: /expected[\s\S]*source: \s*(?:int|double|float|char|long)\s*\[\d*\]\s*(?<symbol>\w+)/,
    text: 'The brackets of an array stand after its name: write `{symbol}[]`.',
  },
  {
    id: 'keyword-as-name',
    pattern: declared(String.raw`(?<symbol>${KEYWORDS})\s*[=;,[]`),
    text: '`{symbol}` is a word of the language, so it cannot be the name of a variable. Choose another name.',
  },
  {
    id: 'bad-name',
    pattern: declared(String.raw`(?<symbol>[A-Za-z_]\w*-\w+)\s*[=;]`),
    text: '`{symbol}` is read as a subtraction. A name has only letters, digits and `_`: write `_` instead of `-`.',
  },
  {
    id: 'bad-name',
    pattern: declared(String.raw`(?<symbol>[A-Za-z_]\w*\s+[A-Za-z_]\w*)\s*[=;]`),
    text: 'A name is one word: write `{better}` instead of `{symbol}`.',
    values: ({ symbol = '' }) =>
      /^(?:int|long|double|float|char)\b/.test(symbol)
        ? undefined
        : { better: symbol.replaceAll(/\s+/g, '_') },
  },
  {
    id: 'value-with-colon',
    pattern: declared(String.raw`(?<symbol>\w+)\s*:\s*\w`),
    text: 'A variable gets its value with `=`, not `:`. Write `{symbol} = …;`.',
  },
  {
    id: 'number-with-comma',
    pattern: /expected[\s\S]*source: [^\n]*=\s*(?<symbol>\d{1,3}(?:,\d{2,3})+)\s*;/,
    text: 'A number is written without commas: `{better}` instead of `{symbol}`.',
    values: ({ symbol = '' }) => ({ better: symbol.replaceAll(',', '') }),
  },
  {
    id: 'define-semicolon',
    pattern: /source: \s*#\s*define\s+(?<symbol>\w+)\s+[^;\n]*;/,
    text: 'A `#define` line has no `;` at its end: it becomes part of `{symbol}` wherever that stands. Delete it.',
  },
  {
    id: 'define-equals',
    pattern: /source: \s*#\s*define\s+(?<symbol>\w+)\s*=/,
    text: 'A `#define` has no `=`: write `#define {symbol} 5`, with your own value.',
  },
  {
    id: 'text-without-quotes',
    pattern:
      /'(?<symbol>\w+)' (?:undeclared|was not declared)[\s\S]*source: [^\n]*\bprintf\s*\(\s*\k<symbol>\b/,
    text: 'The name `{symbol}` is not known here. If you want to print the word itself, put it into double quotes.',
  },
  {
    id: 'struct-with-values',
    pattern: /expected ':', ',', ';', '\}' or '__attribute__' before '=' token/,
    text: 'In C the members of a `struct` get no values where the `struct` is described. Give them after the variable is declared.',
  },
  {
    id: 'size-not-whole',
    pattern: /size of array '(?<symbol>\w+)' has non-integer type/,
    text: 'The size of `{symbol}` must be a whole number. Use an `int` for it.',
  },
  {
    id: 'declared-twice',
    pattern:
      /'(?:int |double |char |float )?(?<symbol>\w+)' redeclared as different kind|declaration of '[^']*?(?<other>\w+)' shadows a parameter/,
    text: '`{name}` is already the name of a parameter here. Use it without declaring it again, or choose another name.',
    values: ({ symbol, other }) => ({ name: symbol ?? other ?? '' }),
  },
  {
    id: 'multiplication-sign',
    pattern:
      /(?:called object is not a function|cannot be used as a function)[\s\S]*source: [^\n]*[=(+*/-]\s*(?<symbol>\d+)\s*\(/,
    text: 'Between two things that are multiplied stands `*`. Write it after `{symbol}`.',
  },
  {
    id: 'case-colon',
    pattern: /expected ':' (?:or '\.\.\.' )?before[\s\S]*source: [^\n]*\bcase\b/,
    text: 'A `:` is missing after the value of `case`: `case 1:`.',
  },
  {
    id: 'case-not-constant',
    pattern:
      /case label does not reduce to an integer constant|is not usable in a constant expression[\s\S]*source: [^\n]*\bcase\b/,
    text: 'After `case` stands one fixed number or character. For a variable or a condition use `if` and `else if`.',
  },
  {
    id: 'comment-of-another-language',
    pattern: /invalid preprocessing directive #(?<symbol>\w+)\b(?!; did you mean)/,
    text: 'A line that begins with `#` is an order to the compiler, and `#{symbol}` is none. A comment begins with `//`.',
  },
  {
    id: 'label-missing',
    pattern: /label '(?<symbol>\w+)' used but not defined/,
    text: '`goto {symbol}` leads nowhere: there is no line `{symbol}:`. A loop or a function is nearly always better.',
  },
];
