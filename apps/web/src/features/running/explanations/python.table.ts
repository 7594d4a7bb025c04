import type { ExplanationRule } from './explanation.ts';
import { pythonHabits } from './python-habits.table.ts';
import { pythonKinds, pythonLibrary } from './python-library.table.ts';
import { pythonSlips } from './python-slips.table.ts';
import { pythonSyntax } from './python-syntax.table.ts';
import { pythonTypeErrors } from './python-types.table.ts';
import { pythonValues } from './python-values.table.ts';

const MODULES =
  'math random sys os re time datetime collections itertools functools heapq bisect string copy json decimal fractions statistics';
const NEEDS_IMPORT = new Set(MODULES.split(' '));

const OTHER_LANGUAGES = new Map(
  Object.entries({
    true: 'True',
    false: 'False',
    null: 'None',
    NULL: 'None',
    none: 'None',
    nil: 'None',
    this: 'self',
    printf: 'print',
    Print: 'print',
    console: 'print',
    System: 'print',
    length: 'len',
    strlen: 'len',
    String: 'str',
    string: 'str',
    Input: 'input',
    cin: 'input',
    raw_input: 'input',
    xrange: 'range',
    scanf: 'input',
    cout: 'print',
    integer: 'int',
  }),
);

/** Mistakes in Python, in the words of CPython 3.11; the more exact rows stand first. */
export const pythonTable: readonly ExplanationRule[] = [
  ...pythonHabits,
  ...pythonSyntax,
  ...pythonLibrary,
  ...pythonSlips,
  ...pythonValues,
  {
    id: 'name-other-language',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined/,
    text: 'Python has no `{symbol}`. Write `{better}`.',
    values: ({ symbol }) => {
      const better = OTHER_LANGUAGES.get(symbol ?? '');
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'name-similar',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined\. Did you mean: '(?<better>\w+)'\?/,
    text: 'The name `{symbol}` is not known here. Did you mean `{better}`?',
  },
  {
    id: 'name-of-math',
    pattern:
      /^NameError: name '(?<symbol>sqrt|floor|ceil|factorial|gcd|pi|sin|cos|tan|log|log2|log10|isqrt)' is not defined/,
    text: '`{symbol}` lives in the module `math`. Add `import math` at the top, and write `math.{symbol}`.',
  },
  {
    id: 'name-needs-import',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined/,
    text: '`{symbol}` must be imported. Add `import {symbol}` at the top of your program.',
    values: ({ symbol }) => (NEEDS_IMPORT.has(symbol ?? '') ? {} : undefined),
  },
  {
    id: 'name-unknown',
    pattern: /^NameError: (?:free variable |name )'(?<symbol>\w+)'/,
    text: 'The name `{symbol}` has no value yet. Give it one before this line, check its spelling, or put quotation marks around it if it is a text.',
  },
  {
    id: 'used-before-set',
    pattern: /^UnboundLocalError: (?:cannot access local variable|local variable) '(?<symbol>\w+)'/,
    text: '`{symbol}` is set inside this function, so Python takes it for a new variable, and here it has no value yet. Set it first, pass it in, or write `global {symbol}` at the top of the function.',
  },
  {
    id: 'else-if',
    pattern: /^SyntaxError: [\s\S]*source: \s*(?<symbol>else ?if|elsif)\b/,
    text: 'Python writes `elif` instead of `{symbol}`.',
  },
  {
    id: 'type-before-name',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>int|float|double|char|string|String|str|bool|var|let|const|auto)\s+\w+\s*=/,
    text: 'Python needs no type and no `{symbol}` before a name: write only the name and `=`.',
  },
  {
    id: 'loop-of-another-language',
    pattern: /^SyntaxError: [\s\S]*source: \s*for\s*\([^\n]*;/,
    text: 'Python has no `for` with three parts. Write `for i in range(n):` to count from 0 to n - 1.',
  },
  {
    id: 'missing-colon',
    pattern: /^SyntaxError: expected ':'/,
    text: 'A `:` is missing at the end of this line, as after every `if`, `else`, `for`, `while` and `def`.',
  },
  {
    id: 'block-missing',
    pattern:
      /^IndentationError: expected an indented block after '?(?<symbol>[\w ]+?)'?(?: statement| definition)?(?: on line (?<opened>\d+))?\n/,
    text: 'Something must belong to the `{symbol}` above. Put four spaces before this line if it does, or write `pass` above it if nothing shall.',
  },
  {
    id: 'unexpected-indent',
    pattern: /^IndentationError: unexpected indent/,
    text: 'This line begins further to the right than the one above, without a reason for it. Remove the spaces before it; only what follows a `:` is indented.',
  },
  {
    id: 'indent-does-not-match',
    pattern: /^IndentationError: unindent does not match/,
    text: 'This line begins at a place where no line above begins. Give it exactly as many spaces as the lines it belongs with.',
  },
  {
    id: 'tabs-and-spaces',
    pattern: /^TabError/,
    text: 'Tabs and spaces are mixed before this line. Use four spaces for every step, here and in the lines above.',
  },
  {
    id: 'never-closed',
    pattern: /^SyntaxError: '(?<symbol>[([{])' was never closed/,
    text: 'This `{symbol}` is never closed. Put its closing bracket where it belongs.',
  },
  {
    id: 'brackets-do-not-match',
    pattern:
      /^SyntaxError: closing parenthesis '(?<symbol>[^']+)' does not match opening parenthesis '(?<opening>[^']+)'/,
    text: '`{symbol}` closes what was opened with `{opening}`. Use the matching bracket.',
  },
  {
    id: 'unmatched',
    pattern: /^SyntaxError: unmatched '(?<symbol>[^']+)'/,
    text: 'This `{symbol}` closes nothing: there is one too many. Delete it, or add the bracket that opens it.',
  },
  {
    id: 'quote-in-text',
    pattern: /^SyntaxError: unterminated string literal[\s\S]*source: [^\n]*'\w+'\w+/,
    text: "The text ends at the `'` in the middle of it. Put `\"` around a text that holds a `'`.",
  },
  {
    id: 'unclosed-string',
    pattern: /^SyntaxError: (?:unterminated (?:string|f-string) literal|EOL while scanning)/,
    text: 'A text is not closed on this line. Put the same quotation mark at its end as at its beginning; a text over several lines needs three of them.',
  },
  {
    id: 'unclosed-string',
    pattern: /^SyntaxError: unterminated triple-quoted string literal/,
    text: 'A text that begins with three quotation marks is never closed. Put three of the same at its end.',
  },
  {
    id: 'curly-quotes',
    pattern: /^SyntaxError: invalid character '[“”‘’]'/,
    text: 'This line has curly quotation marks, as they come from a document or a chat. Type them again as `"` or `\'` here in the editor.',
  },
  {
    id: 'stray-character',
    pattern: /^SyntaxError: invalid (?:non-printable )?character '?(?<symbol>[^\s']+)'?/,
    text: 'The character `{symbol}` has no meaning here; it often comes with copied text. Delete it, or put it inside a text.',
  },
  {
    id: 'print-needs-parentheses',
    pattern: /^SyntaxError: Missing parentheses in call to '(?<symbol>\w+)'/,
    text: '`{symbol}` needs round brackets around what it gets: `{symbol}(…)`.',
  },
  {
    id: 'bad-name',
    pattern: /^SyntaxError: cannot assign to expression[\s\S]*source: \s*(?<symbol>[A-Za-z_]\w*-\w+)\s*=/,
    text: '`{symbol}` is read as a subtraction. A name has only letters, digits and `_`: write `_` instead of `-`.',
  },
  {
    id: 'bad-name',
    pattern: /^SyntaxError: expected '\('[\s\S]*source: \s*def\s+(?<symbol>\w+ +\w+)/,
    text: 'A name is one word: write `_` in place of the space in `{symbol}`.',
  },
  {
    id: 'equals-in-condition',
    pattern: /^SyntaxError: invalid syntax\. Maybe you meant '==' or ':='/,
    text: 'To compare two values write `==`. A single `=` gives a value to a variable.',
  },
  {
    id: 'two-points',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*?\b(?<symbol>\d+\.\d+\.\d[\d.]*)/,
    text: '`{symbol}` is no number: it has more than one point. Put quotation marks around it if it is a text.',
  },
  {
    id: 'comma-forgotten',
    pattern: /^SyntaxError: invalid syntax\. Perhaps you forgot a comma/,
    text: 'Two values stand side by side here. Put a `,` (or an operator) between them.',
  },
  {
    id: 'cannot-assign',
    pattern: /^SyntaxError: (?:cannot assign to|'[^']+' is an illegal expression for)/,
    text: 'The left side of `=` must be a variable. Turn the two sides round, or write `==` to compare them.',
  },
  {
    id: 'cannot-assign',
    pattern: /^SyntaxError: expression cannot contain assignment/,
    text: 'Inside the round brackets of a call `=` names a parameter. Compare with `==`, or give the value first on a line of its own.',
  },
  {
    id: 'bad-name',
    pattern:
      /^SyntaxError: invalid (?:decimal|octal|hexadecimal|binary|imaginary) literal[\s\S]*source: [^\n]*?(?<symbol>\b\d\w*)/,
    text: '`{symbol}` begins with a digit, so it is read as a number. A name begins with a letter; a number has no letters in it.',
  },
  {
    id: 'leading-zero',
    pattern: /^SyntaxError: leading zeros in decimal integer literals/,
    text: 'A number may not begin with `0`. Remove the zeros before it; to print them use a text.',
  },
  {
    id: 'return-outside-function',
    pattern: /^SyntaxError: '(?<symbol>return|yield|await)' outside (?:async )?function/,
    text: '`{symbol}` works only inside a function. Print the value instead, or indent the line so that it belongs to its `def`.',
  },
  {
    id: 'break-outside-loop',
    pattern: /^SyntaxError: '(?<symbol>break|continue)' (?:outside loop|not properly in loop)/,
    text: '`{symbol}` works only inside a `for` or `while` loop. Check how far the line is indented.',
  },
  {
    id: 'except-missing',
    pattern: /^SyntaxError: expected 'except' or 'finally' block/,
    text: 'The `try` above this line has no `except`. Add `except Exception:` with what to do when it fails.',
  },
  {
    id: 'global-too-late',
    pattern:
      /^SyntaxError: name '(?<symbol>\w+)' is (?:assigned to|used) (?:before|prior to) global declaration/,
    text: '`global {symbol}` must stand before `{symbol}` is used. Move it to the first line of the function.',
  },
  {
    id: 'argument-order',
    pattern:
      /^SyntaxError: (?:positional argument follows keyword argument|non-default argument follows default argument)/,
    text: 'What has a `name=value` stands last. Put the plain ones before it.',
  },
  {
    id: 'increment-operator',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*(?<symbol>\+\+|--)/,
    text: 'Python has no `{symbol}`. Write `+= 1` or `-= 1`.',
  },
  {
    id: 'other-operator',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n#"']*(?<symbol>&&|\|\||!(?!=))/,
    text: 'Python writes `and`, `or` and `not` in words instead of `{symbol}`.',
  },
  {
    id: 'else-if',
    pattern: /^SyntaxError: [\s\S]*source: \s*(?<symbol>else if)\b/,
    text: 'Python writes `elif` instead of `{symbol}`.',
  },
  {
    id: 'else-misplaced',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>else|elif|except|finally)\b/,
    text: 'This `{symbol}` belongs to nothing above it. It must follow its block directly and begin at the same place as its `if`, `for` or `try`.',
  },
  {
    id: 'invalid-syntax',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>if|elif|else|for|while|def|class|try|with)\b(?!.*:\s*(?:#.*)?$)/,
    text: 'This `{symbol}` line is not complete. It ends with a `:`, and what belongs to it stands below, indented.',
  },
  {
    id: 'module-unknown',
    pattern: /^ModuleNotFoundError: No module named '(?<symbol>[\w.]+)'/,
    text: 'There is no module `{symbol}` here. Check its spelling; only what comes with Python itself can be imported.',
  },
  {
    id: 'import-name-unknown',
    pattern: /^ImportError: cannot import name '(?<symbol>\w+)' from '(?<module>[\w.]+)'/,
    text: '`{module}` has nothing called `{symbol}`. Check its spelling.',
  },
  {
    id: 'formatted-text-not-closed',
    pattern: /^SyntaxError: f-string: (?:expecting '\}'|single '\}' is not allowed)/,
    text: 'In a text that begins with `f"` every `{` needs its own `}`. Count them in this line.',
  },
  ...pythonTypeErrors,
  ...pythonKinds,
];
