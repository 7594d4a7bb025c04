import type { ExplanationRule } from './explanation.ts';

/** Interfaces that beginners try to make objects of, and what is made instead. */
const CLASSES = new Map([
  ['List', 'ArrayList'],
  ['Map', 'HashMap'],
  ['Set', 'HashSet'],
  ['Queue', 'LinkedList'],
  ['Deque', 'ArrayDeque'],
]);

/** Slips where something is declared: names, modifiers, classes; and numbers that are no numbers. */
export const javaDeclarations: readonly ExplanationRule[] = [
  {
    id: 'small-letter-needed',
    pattern:
      /(?:class, interface, enum, or record expected|<identifier> expected|expected)[\s\S]*source: \s*(?:public\s+|private\s+|static\s+)*(?<symbol>Public|Private|Static|Class|Import|Void|Package)\b/,
    text: '`{symbol}` must be written with a small letter: `{better}`.',
    values: ({ symbol = '' }) => ({ better: symbol.toLowerCase() }),
  },
  {
    id: 'import-too-late',
    pattern: /class, interface, enum, or record expected[\s\S]*source: \s*(?<symbol>import)\b/,
    text: 'Every `{symbol}` stands at the top of the program, above the first `class`.',
  },
  {
    id: 'class-around-method',
    pattern: /class, interface, enum, or record expected[\s\S]*source: \s*(?:public\s+)?static\s/,
    text: 'This method stands outside every class. Put `public class Main {` above it and `}` below it, or look above for a `}` too many.',
  },
  {
    id: 'order-of-modifiers',
    pattern:
      /<identifier> expected[\s\S]*source: [^\n]*\b(?<symbol>void|int|double|String|boolean)\s+static\b/,
    text: 'The words are in the wrong order: `static` stands before `{symbol}`, as in `public static void main(String[] args)`.',
  },
  {
    id: 'parameter-type-missing',
    pattern:
      /<identifier> expected[\s\S]*source: [^\n]*\w\s+\w+\s*\([^)]*(?:,\s*|\()(?<symbol>\w+)\s*[,)][^\n]*(?:\{|$)/,
    text: 'The parameter `{symbol}` has no type. Each parameter needs its own, as in `int a, int b`.',
    values: ({ symbol = '' }) => (/^(?:int|String|double|e)$/.test(symbol) ? undefined : {}),
  },
  {
    id: 'catch-without-type',
    pattern:
      /(?:<identifier> expected|illegal start of type)[\s\S]*source: [^\n]*\bcatch\s*\(\s*(?<symbol>\w+)\s*\)/,
    text: '`catch` needs the type of what it catches: `catch (Exception {symbol})`.',
  },
  {
    id: 'modifier-inside-method',
    pattern:
      /illegal start of expression[\s\S]*source: [^\n]*?\b(?<symbol>static|private|public|protected)\s+(?:static\s+)?\w+(?:\[\])?\s+\w+\s*[=;]/,
    text: 'A variable inside a method cannot be `{symbol}`. Leave the word away, or declare the variable in the class, outside the method.',
  },
  {
    id: 'method-inside-method',
    pattern:
      /(?:';' expected|illegal start of expression)[\s\S]*source: \s*(?:(?:public|private|static)\s+)*(?:int|void|double|long|String|boolean|char)(?:\[\])?\s+(?<symbol>\w+)\s*\([^)\n]*\)\s*\{/,
    text: 'The method `{symbol}` begins inside another one. Close the method above with `}` first: methods stand side by side in the class.',
  },
  {
    id: 'keyword-as-name',
    pattern:
      /(?:not a statement|expected)[\s\S]*source: \s*(?:int|long|double|float|char|boolean|String)\s+(?<symbol>class|new|switch|case|for|if|else|do|while|int|double|float|char|long|byte|short|return|this|super|static|final|default|public|private|void|try|catch|import|package|goto|break|continue|const|enum|interface|native|throw|throws)\s*[=;,]/,
    text: '`{symbol}` is a word of the language, so it cannot be the name of a variable. Choose another name.',
  },
  {
    id: 'bad-name',
    pattern:
      /(?:not a statement|expected)[\s\S]*source: \s*(?:int|long|double|float|char|boolean|String)\s+(?<symbol>\d\w*)\s*[=;,]/,
    text: 'A name cannot begin with a digit, as `{symbol}` does. Begin it with a letter.',
  },
  {
    id: 'bad-name',
    pattern:
      /expected[\s\S]*source: \s*(?:int|long|double|float|char|boolean|String)\s+(?<symbol>[A-Za-z_]\w*-\w+)\s*[=;]/,
    text: '`{symbol}` is read as a subtraction. A name has only letters, digits and `_`: write `_` instead of `-`.',
  },
  {
    id: 'bad-name',
    pattern:
      /';' expected[\s\S]*source: \s*(?:int|long|double|float|char|boolean|String)\s+(?<symbol>[A-Za-z_]\w*\s+[A-Za-z_]\w*)\s*[=;]/,
    text: 'A name is one word: write `{better}` instead of `{symbol}`.',
    values: ({ symbol = '' }) => ({
      better: symbol.replaceAll(/\s+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    }),
  },
  {
    id: 'number-with-comma',
    pattern: /(?:<identifier>|';') expected[\s\S]*source: [^\n]*=\s*(?<symbol>\d{1,3}(?:,\d{2,3})+)\s*;/,
    text: 'A number is written without commas: `{better}` instead of `{symbol}`.',
    values: ({ symbol = '' }) => ({ better: symbol.replaceAll(',', '') }),
  },
  {
    id: 'leading-zero',
    pattern: /(?:';' expected|integer number too large)[\s\S]*source: [^\n]*\b(?<symbol>0\d*[89]\d*)\b/,
    text: 'A number that begins with `0` is read in base 8, which has no 8 and 9. Remove the `0` before `{symbol}`.',
  },
  {
    id: 'multiplication-sign',
    pattern: /';' expected[\s\S]*source: [^\n"]*[=(+*/-]\s*(?<left>\d+)(?<right>[a-zA-Z]\w*|\s*\()/,
    text: 'Between two things that are multiplied stands `*`. Write it after `{left}`.',
  },
  {
    id: 'extra-paren',
    pattern:
      /(?:';' expected|illegal start of expression|not a statement)[\s\S]*source: (?<source>[^\n]*\)\s*;?\s*)/,
    text: 'There is one `)` more than there are `(` on this line. Delete it.',
    values: ({ source = '' }) =>
      source.split(')').length > source.split('(').length && !/["']/.test(source.replaceAll(/"[^"]*"/g, ''))
        ? {}
        : undefined,
  },
  {
    id: 'colon-for-semicolon',
    pattern: /';' expected[\s\S]*source: [^\n]*(?<symbol>[:,])\s*(?:\/\/[^\n]*)?$/,
    text: 'A statement ends with `;`. Here stands `{symbol}` instead.',
  },
  {
    id: 'choice-as-statement',
    pattern: /^not a statement[\s\S]*source: [^\n]*\?[^\n]*:/,
    text: '`? :` gives a value and cannot stand alone. Use `if` and `else`, or put it into a print: `System.out.println(a > b ? a : b);`.',
  },
  {
    id: 'do-without-while',
    pattern: /^(?:'?while'? expected|'\(' expected[\s\S]*source: (?![^\n]*\b(?:if|while|for|switch)\b))/,
    text: 'A `do { … }` must be followed by `while (condition);`.',
  },
  {
    id: 'unclosed-comment',
    pattern: /^unclosed comment/,
    text: 'The comment that begins with `/*` here never ends, so the rest of your program is part of it. Close it with `*/`.',
  },
  {
    id: 'case-colon',
    pattern: /^: or -> expected/,
    text: 'A `:` is missing after the value of `case`: `case 1:`.',
  },
  {
    id: 'switch-on-fraction',
    pattern:
      /patterns in switch statements are a preview|selector type (?:double|float|long|boolean) is not allowed/,
    text: '`switch` works on `int`, `char` and `String` only. Use `if` and `else if` for anything else.',
  },
  {
    id: 'bad-escape',
    pattern: /illegal escape character/,
    text: 'Inside a text `\\` begins a special character. To print a backslash write it twice: `\\\\`.',
  },
  {
    id: 'must-be-public',
    pattern:
      /(?<symbol>\w+)\([^)]*\) in \w+ cannot (?:implement|override)[\s\S]*weaker access privileges; was (?<access>\w+)/,
    text: '`{symbol}` was promised as `{access}`. Write `{access}` before it here too.',
  },
  {
    id: 'interface-made',
    pattern: /(?<symbol>\w+) is abstract; cannot be instantiated/,
    text: '`{symbol}` only says what there must be, so no object can be made of it. Write `new {better}<>()`.',
    values: ({ symbol = '' }) => {
      const better = CLASSES.get(symbol);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'abstract-made',
    pattern: /(?<symbol>\w+) is abstract; cannot be instantiated/,
    text: '`{symbol}` is abstract, so no object can be made of it. Make one of a class that `extends` or `implements` it.',
  },
  {
    id: 'cannot-extend',
    pattern: /cannot inherit from final (?<symbol>\w+)/,
    text: '`{symbol}` is final: no class can extend it. Keep a `{symbol}` in a variable of your class instead.',
  },
];
