import type { ExplanationRule } from './explanation.ts';

/** What javac cannot read at all; the more exact rows stand first. */
export const javaSyntax: readonly ExplanationRule[] = [
  {
    id: 'declaration-needs-braces',
    pattern: /variable declaration not allowed here/,
    text: 'A variable cannot be declared as the only statement of a loop or an `if`. Put `{ }` around what belongs to it.',
  },
  {
    id: 'not-assignable',
    pattern: /^unexpected type[\s\S]*required: variable/,
    text: 'The left side of `=` must be a variable, and only a variable can take `++`. To compare two values use `==`.',
  },
  {
    id: 'unclosed-brace',
    pattern: /reached end of file while parsing/,
    text: 'Your program ends before every `{` is closed by its `}`. Count them from the top; the line where the indentation stops fitting is often the one.',
    place: 'nowhere',
  },
  {
    id: 'statement-outside-method',
    pattern: /class, interface, enum, or record expected[\s\S]*source: \s*(?!\})(?<symbol>[^\n]{1,40})/,
    text: '`{symbol}` stands outside every class. Look above it for a `}` too many that closes your class too early.',
  },
  {
    id: 'extra-brace',
    pattern: /class, interface, enum, or record expected/,
    text: 'This `}` closes nothing: there is one `}` more than there are `{`. Delete it, or look for a `}` too many above it.',
  },
  {
    id: 'unclosed-string',
    pattern: /unclosed string literal/,
    text: 'A text that begins with `"` is not closed on this line. Put the second `"` where the text ends.',
  },
  {
    id: 'string-in-character',
    pattern: /unclosed character literal|empty character literal/,
    text: 'Single quotes hold exactly one character, as in `\'a\'`. A text needs double quotes: `"like this"`.',
  },
  {
    id: 'else-without-if',
    pattern: /'?(?<symbol>else)'? without '?if'?|illegal start of type[\s\S]*source: \s*(?<other>else)\b/,
    text: 'This `else` belongs to no `if`. Often a `;` after the `if (…)` line, or a missing `{ … }` around two statements, ends the `if` too early.',
  },
  {
    id: 'case-outside-switch',
    pattern: /orphaned (?<symbol>case|default)/,
    text: '`{symbol}` works only inside the `{ … }` of a `switch`. Check where the `switch` begins and ends.',
  },
  {
    id: 'catch-without-try',
    pattern: /'(?<symbol>catch|finally)' without 'try'|'(?<other>try)' without 'catch'/,
    text: '`try { … }` and `catch (Exception e) { … }` go together. Check the `{` and `}` of both.',
  },
  {
    id: 'curly-quotes',
    pattern: /illegal character: '(?:\\u201[89cd]|[“”‘’])'/i,
    text: 'This line has curly quotation marks, as they come from a document or a chat. Type them again as `"` or `\'` here in the editor.',
  },
  {
    id: 'stray-character',
    pattern: /illegal character: '(?<symbol>[^']+)'/,
    text: 'The character `{symbol}` has no meaning here. Delete it, or put it inside a text if you want to print it.',
  },
  {
    id: 'method-inside-method',
    pattern: /illegal start of expression[\s\S]*source: \s*(?<symbol>public|private|protected|static)\b/,
    text: 'A method begins inside another one. Close the method above with `}` first: methods stand side by side in the class.',
  },
  {
    id: 'statement-outside-method',
    pattern:
      /(?:<identifier> expected|illegal start of type)[\s\S]*source: \s*(?<symbol>for|while|if|return|do|switch|try|[\w.]+(?=\s*(?:\(|=|\+\+)))/,
    text: '`{symbol}` stands in the class but outside every method, where nothing can be carried out. Move it into `main`, or look for a `}` too many above it.',
  },
  {
    id: 'illegal-start',
    pattern: /illegal start of (?:expression|type)/,
    text: 'A value is missing here, or something stands where it cannot. Look for something left out just before it, or a `{`, `}` or `(` that does not fit above.',
  },
  {
    id: 'missing-semicolon',
    pattern: /';' expected[\s\S]*source: (?![^\n]*\bfor\b)/,
    text: 'A `;` is missing at the end of this line.',
  },
  {
    id: 'for-needs-semicolons',
    pattern: /';' expected/,
    text: 'A `;` is missing here. A `for` has three parts with two `;` between them: `for (int i = 0; i < n; i++)`.',
  },
  {
    id: 'missing-paren',
    pattern: /'\)'(?:,? or '[^']+'| or ',')? expected|'\)' expected/,
    text: 'A `)` is missing: every `(` needs its own. Count them on this line, and check for a missing `,` or `+` before it.',
  },
  {
    id: 'missing-open-paren',
    pattern: /'\(' expected/,
    text: 'A `(` is missing: the condition after `if`, `while`, `for` or `switch` stands in round brackets.',
  },
  {
    id: 'missing-bracket',
    pattern: /'(?<symbol>[[\]{}])'(?: or '[^']+')? expected/,
    text: 'A `{symbol}` is missing here. Check that every opening bracket has its closing one.',
  },
  {
    id: 'not-a-statement',
    pattern: /not a statement/,
    text: 'This line works something out and does nothing with it. Assign the value, as in `x = …;`, print it, or call a method; to assign use one `=`.',
  },
  {
    id: 'array-without-size',
    pattern: /array dimension missing/,
    text: 'The new array needs a size: write how many elements it has, as in `new int[10]`.',
  },
  {
    id: 'return-type-missing',
    pattern: /invalid method declaration; return type required/,
    text: 'This method has no type before its name. Write what it returns, as in `static int`, or `void` when it returns nothing.',
  },
  {
    id: 'body-missing',
    pattern: /missing method body, or declare abstract/,
    text: 'This method has no body. Replace the `;` after its round brackets with `{ … }`.',
  },
  {
    id: 'number-too-large',
    pattern: /integer number too large(?:: (?<symbol>\d+))?[\s\S]*source: [^\n]*?(?<number>\d{10,})/,
    text: '`{number}` is too large for an `int`. Write an `L` behind it, `{number}L`, and keep it in a `long`.',
  },
  {
    id: 'duplicate-case',
    pattern: /duplicate (?:case|default) label/,
    text: 'Two `case` lines of this `switch` have the same value. Give each its own value, or delete one.',
  },
  {
    id: 'name-expected',
    pattern: /<identifier> expected/,
    text: 'A name is missing here. Look for a misplaced word or sign just before it, or a statement that stands outside its method.',
  },
];
