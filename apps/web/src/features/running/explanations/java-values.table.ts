import { CONDITION_IN_PIECES, FOR_WITH_COLONS } from './condition.ts';
import { COPIED_SIGN, SIGN_FROM_ELSEWHERE } from './copied-signs.ts';
import type { ExplanationRule } from './explanation.ts';

/** What beginners in Java write in the wrong form, and what their programs end with: reading, texts, objects. */
export const javaValues: readonly ExplanationRule[] = [
  {
    ...SIGN_FROM_ELSEWHERE,
    pattern: new RegExp(
      String.raw`illegal character[\s\S]*source: (?![^\n]*[“”‘’])[^\n]*?(?<symbol>${COPIED_SIGN})`,
    ),
  },
  {
    id: 'hidden-character',
    pattern: /illegal character: '\\u(?:00a0|200[0-9a-f]|2060|feff|202f|3000)'/,
    text: 'This line holds a character that is no part of the language, often one that cannot be seen and came with copied text. Delete the line and type it again.',
  },
  {
    id: 'comparison-cut',
    pattern:
      /illegal start of (?:type|expression)[\s\S]*source: [^\n]*(?<symbol>&&|\|\|)\s*(?<sign>[<>=!]=?)/,
    text: 'Each side of `{symbol}` is a whole comparison. Write the name again: `x > 5 {symbol} x {sign} 10`.',
  },
  {
    ...CONDITION_IN_PIECES,
    pattern:
      /(?:illegal start|expected|not a statement)[\s\S]*source: \s*\}?\s*(?:else\s+)?(?<symbol>if|while)\s*(?<source>\([^\n]*)/,
  },
  FOR_WITH_COLONS,
  {
    id: 'type-repeated',
    pattern:
      /<identifier> expected[\s\S]*source: \s*(?<type>int|double|float|char|long|String|boolean)\s+(?<symbol>\w+)[^;(\n]*,\s*\k<type>\s/,
    text: 'The type stands once, before the first name: `{type} {symbol} = …, b = …;`.',
  },
  {
    id: 'types-in-call',
    pattern: /'\.class' expected/,
    text: 'A call has values and no types. Write only the names: `add(x, y)`.',
  },
  {
    id: 'quotes-in-text',
    pattern: /expected[\s\S]*source: [^\n"]*"[^"\n]*"(?<symbol>\w+)"[^"\n]*"/,
    text: 'The text ends at the second `"`. Inside a text a quotation mark is written `\\"`.',
  },
  {
    id: 'text-without-quotes',
    pattern:
      /(?:'\)' (?:or ',' )?expected|symbol:\s+variable [\s\S]*)[\s\S]*source: [^\n]*\bprint(?:ln)?\s*\(\s*(?<symbol>[A-Za-z]\w*(?:\s+[A-Za-z]\w*)+|[A-Z][a-z]\w*)\s*\)/,
    text: '`{symbol}` is taken for a name here. If you want to print the word itself, put it into double quotes: `"{symbol}"`.',
  },
  {
    id: 'size-in-type',
    pattern:
      /'\]' expected[\s\S]*source: \s*(?<type>int|double|String|char|long|boolean)\s*\[(?<size>\w+)\]\s*(?<symbol>\w+)/,
    text: 'The size of an array stands behind `new`: `{type}[] {symbol} = new {type}[{size}];`.',
  },
  {
    id: 'new-forgotten',
    pattern:
      /'\]' expected[\s\S]*source: [^\n]*=\s*(?<type>int|double|String|char|long|boolean)\s*\[(?<size>\w+)\]/,
    text: 'An array is made with `new`: write `new {type}[{size}]`.',
  },
  {
    id: 'brackets-of-table',
    pattern: /'\]' expected[\s\S]*source: [^\n]*?(?<symbol>\w+)\[(?<row>\w+)\s*,\s*(?<column>\w+)\]/,
    text: 'For a row and a column write two pairs of brackets: `{symbol}[{row}][{column}]`.',
  },
  {
    id: 'head-of-class',
    pattern: /'\{' expected[\s\S]*source: [^\n]*\bclass\s+(?<symbol>\w+)\s*(?<sign>;|\(\s*\))/,
    text: 'Behind the name of a class stands `{` at once. Delete the `{sign}`: `class {symbol} {`.',
  },
  {
    id: 'import-too-late',
    pattern: /illegal start of type[\s\S]*source: \s*(?<symbol>import)\b/,
    text: 'Every `{symbol}` stands at the top of the program, above the first `class`.',
  },
  {
    id: 'default-twice',
    pattern: /duplicate default label/,
    text: 'This `switch` has `default` twice. Delete one of the two.',
  },
  {
    id: 'super-first',
    pattern: /call to (?<symbol>super|this) must be first statement/,
    text: '`{symbol}(…)` must be the first line of the constructor. Move it up.',
  },
  {
    id: 'abstract-with-body',
    pattern: /abstract methods cannot have a body/,
    text: 'An `abstract` method is only promised: end it with `;` instead of `{ }`, or take `abstract` away.',
  },
  {
    id: 'order-of-catch',
    pattern: /exception (?<symbol>\w+) has already been caught/,
    text: 'A `catch` above catches `{symbol}` already. Put the narrower one first, and `Exception` last.',
  },
  {
    id: 'loop-over-one-value',
    pattern:
      /for-each not applicable[\s\S]*found:\s+(?<given>\w+)[\s\S]*source: [^\n]*:\s*(?<symbol>\w+)\s*\)/,
    text: 'This loop goes through an array or a list, and `{symbol}` is `{given}`. Count with `for (int i = 0; i < n; i++)`; the characters of a text are `s.toCharArray()`.',
  },
  {
    id: 'this-in-static',
    pattern: /non-static variable (?:this|super) cannot be referenced[\s\S]*source: [^\n]*\bthis\b/,
    text: 'This method is `static`, so it has no object, and no `this`. Make an object with `new` first and use its name.',
  },
  {
    id: 'exception-thrown',
    pattern: /incompatible types: (?<given>\w+) cannot be converted to Throwable/,
    text: '`throw` needs an exception: `throw new RuntimeException("…")`.',
  },
  {
    id: 'kind-of-reading',
    pattern:
      /incompatible types: String cannot be converted to (?<wanted>int|double|long)[\s\S]*source: [^\n]*\b(?<symbol>nextLine|next)\(\)/,
    text: '`{symbol}()` gives a text, and this variable is `{wanted}`. Read the number with {better}.',
    values: ({ wanted = '' }) => ({
      better: `\`next${wanted.charAt(0).toUpperCase()}${wanted.slice(1)}()\``,
    }),
  },
  {
    id: 'minus-behind-text',
    pattern: /bad operand types for binary operator '-'[\s\S]*first type:\s+String[\s\S]*source: [^\n]*"/,
    text: 'The text and the first number are joined before the `-`. Put round brackets around what is worked out: `"Difference: " + (a - b)`.',
  },
  {
    id: 'text-repeated',
    pattern: /bad operand types for binary operator '\*'[\s\S]*(?:first|second) type:\s+String/,
    text: 'A text is not multiplied in Java. To repeat it write `"=".repeat(10)`.',
  },
  {
    id: 'power-operator',
    pattern: /bad operand types for binary operator '\^'/,
    text: '`^` is no power in Java. Write `Math.pow(x, 2)`, or `x * x`.',
  },
  {
    id: 'not-of-number',
    pattern:
      /bad operand type (?<given>int|long|double|char) for unary operator '!'(?![\s\S]*source: [^\n]*[^=!<>]=!)/,
    text: '`!` turns true and false round, and this is `{given}`. Compare with 0: `n == 0`.',
  },
  {
    id: 'character-and-text',
    pattern:
      /(?:bad operand types for binary operator '[=!]=')[\s\S]*first type:\s+char\s+second type:\s+String/,
    text: "A single character stands in single quotes: `'a'`.",
  },
  {
    id: 'constructor-of-parent',
    pattern:
      /constructor (?<symbol>\w+) in class \w+ cannot be applied[\s\S]*required:\s+(?<wanted>[^\n]+)\s+found:\s+no arguments[\s\S]*source: (?![^\n]*\bnew \w)/,
    text: 'The class above, `{symbol}`, needs values ({wanted}). Begin the constructor here with `super(…)`.',
  },
  {
    id: 'constructor-missing',
    pattern:
      /constructor (?<symbol>\w+) in class \w+ cannot be applied[\s\S]*required:\s+no arguments\s+found:\s+(?<given>[^\n]+)/,
    text: '`{symbol}` has no constructor that takes ({given}). Write one, `{symbol}(…) { … }`: it has no type before its name, not even `void`.',
  },
  {
    id: 'scanner-of-input',
    pattern: /no suitable constructor found for Scanner\(no arguments\)/,
    text: 'A `Scanner` must know where to read: `new Scanner(System.in)`.',
  },
  {
    id: 'size-of-list',
    pattern:
      /symbol:\s+variable (?<symbol>length|size)\s+location: variable (?<owner>\w+) of type (?!String\b)[\w<>, ]+$/m,
    text: '`{owner}` has `size()` with round brackets. Write `{owner}.size()`.',
  },
  {
    id: 'length-is-a-field',
    pattern: /symbol:\s+variable (?<symbol>\w+)\s+location: variable (?<owner>\w+) of type [\w<>]+\[\]/,
    text: 'An array has `length` and nothing called `{symbol}`. Write `{owner}.length`.',
  },
  {
    id: 'small-letter-needed',
    pattern: /symbol:\s+class (?<symbol>Int|Char|Void|Bool)\b/,
    text: '`{symbol}` must be written with a small letter: `{better}`.',
    values: ({ symbol = '' }) => ({ better: symbol === 'Bool' ? 'boolean' : symbol.toLowerCase() }),
  },
  {
    id: 'known-elsewhere',
    pattern: /symbol:\s+variable (?<symbol>\w+)[\s\S]*\nelsewhere: (?<line>\d+)\n/,
    text: '`{symbol}` is declared on line {line}, and is known only in the method, the loop or the `{ }` where that stands. Declare it before those, or hand it over as a parameter.',
  },
  {
    id: 'main-class-missing',
    pattern: /ClassNotFoundException: Main/,
    text: 'There is no class `Main`, and the program starts there. Call the class that holds `main` `Main`.',
    place: 'nowhere',
  },
  {
    id: 'package-line',
    pattern: /NoClassDefFoundError: Main \(wrong name: (?<symbol>[\w/]+)\)/,
    text: 'The program stands in a `package`, and is not found there. Delete the line `package …;` at the top.',
    place: 'nowhere',
  },
  {
    id: 'rest-of-line',
    pattern:
      /(?:NumberFormatException: For input string: ""|String index out of range: 0|index 0, length 0)[\s\S]*source: [^\n]*(?:nextLine\(|charAt\(0\))/,
    text: 'The text is empty here. If `nextLine()` read it after `nextInt()`, it got only the rest of that line: call `nextLine()` once more before.',
  },
  {
    id: 'arguments-of-program',
    pattern: /Index \d+ out of bounds for length 0[\s\S]*source: [^\n]*\bargs\[/,
    text: 'Your program is started without values behind its name, so `args` is empty. Read them with a `Scanner`.',
  },
  {
    id: 'several-numbers',
    pattern: /NumberFormatException: For input string: "(?<given>-?\d+(?: +-?\d+)+) *"/,
    text: 'There are several numbers in `{given}`. Take the line apart with `split(" ")`, or read with `nextInt()`.',
  },
  {
    id: 'input-ended',
    pattern:
      /NullPointerException: [^\n]*because the return value of "java\.io\.BufferedReader\.readLine\(\)" is null/,
    text: 'Your program reads more input than there is. Check how many values the problem gives, and where your reading loop stops.',
  },
  {
    id: 'empty-array-of-objects',
    pattern: /NullPointerException: [^\n]* because "(?!<local)(?<symbol>[^"\n]+\])" is null/,
    text: '`{symbol}` is `null`: a new array of objects (or of rows) holds nothing at first. Put something there with `new` before this line.',
  },
  {
    id: 'scanner-closed',
    pattern: /IllegalStateException: Scanner closed/,
    text: 'The `Scanner` was closed with `close()` before this line. Move `close()` to the end, or leave it away.',
  },
  {
    id: 'collection-empty',
    pattern: /NoSuchElementException[\s\S]*thrown: java\.util\.(?!Scanner|StringTokenizer)/,
    text: 'Your program takes something from a collection that is empty here. Ask `isEmpty()` or `hasNext()` first.',
  },
];
