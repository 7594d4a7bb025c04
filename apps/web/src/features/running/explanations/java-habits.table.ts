import type { ExplanationRule } from './explanation.ts';

/** What beginners in Java bring from C, C++ and Python, and the first stumbles with interfaces and the library. */
export const javaHabits: readonly ExplanationRule[] = [
  {
    id: 'implements-for-interface',
    pattern: /no interface expected here/,
    text: 'A class takes over an interface with `implements`, not with `extends`.',
  },
  {
    id: 'nothing-overridden',
    pattern: /method does not override or implement a method from a supertype/,
    text: '`@Override` says that the class above has this very method, and it has not. Check the name and the parameters.',
  },
  {
    id: 'overridden-otherwise',
    pattern:
      /(?<symbol>\w+)\([^)]*\) in \w+ cannot (?:override|implement|hide) \k<symbol>\([^)]*\) in (?<other>\w+)(?![\s\S]*weaker access)/,
    text: '`{other}` has `{symbol}` already, with another type before its name or as `final`. Use the same type, or another name.',
  },
  {
    id: 'never-thrown',
    pattern: /exception (?<symbol>\w+) is never thrown in body of corresponding try/,
    text: 'Nothing inside this `try` can fail with `{symbol}`. Catch `Exception`, or leave `try` and `catch` away.',
  },
  {
    id: 'size-or-values',
    pattern: /array creation with both dimension expression and initialization/,
    text: 'An array gets its size or its values, not both: `new int[3]` or `new int[]{1, 2, 3}`.',
  },
  {
    id: 'case-not-constant',
    pattern: /constant expression required/,
    text: 'After `case` stands one fixed value. For a variable or a condition use `if` and `else if`.',
  },
  {
    id: 'var-without-type',
    pattern: /cannot infer type for local variable (?<symbol>\w+)/,
    text: '`var` takes its type from a value, and `{symbol}` gets none here. Write its type instead of `var`.',
  },
  {
    id: 'digits-of-another-script',
    pattern: /illegal non-ASCII digit[\s\S]*source: [^\n]*?(?<symbol>[०-९]+)/,
    text: 'A program writes its numbers with the digits 0 to 9. Switch the keyboard and type `{symbol}` again.',
  },
  {
    id: 'dash-for-minus',
    pattern: /illegal character: '\\u201[34]'[\s\S]*source: [^\n]*?(?<symbol>[–—])/,
    text: 'The sign `{symbol}` comes from a document and is no minus. Type `-` in its place, here in the editor.',
  },
  {
    id: 'values-in-braces',
    pattern: /illegal start of expression[\s\S]*source: [^\n]*=\s*\[/,
    text: 'The values of an array stand in braces: `{1, 2, 3}`.',
  },
  {
    id: 'size-in-brackets',
    pattern: /'\[' expected[\s\S]*source: [^\n]*\bnew (?<type>\w+)\s*\(/,
    text: 'The size of an array stands in square brackets: `new {type}[5]`.',
  },
  {
    id: 'key-of-map',
    pattern: /incompatible types: String cannot be converted to int[\s\S]*source: [^\n]*\b(?<symbol>\w+)\["/,
    text: 'Square brackets take a number only. For a map write `{symbol}.put(key, value)` and `{symbol}.get(key)`.',
  },
  {
    id: 'class-of-method',
    pattern:
      /symbol:\s+method (?<symbol>sqrt|pow|max|min|abs|floor|ceil|round|random|log|sin|cos)\([\s\S]*location: class/,
    text: '`{symbol}` stands in the class `Math`. Write `Math.{symbol}(…)`.',
  },
  {
    id: 'array-stays',
    pattern:
      /symbol:\s+method (?<symbol>add|push|append|size|remove|contains|get|put)\([\s\S]*location: variable (?<name>\w+) of type [\w<>]+\[\]/,
    text: 'An array has no `{symbol}`: its size stays. Set an element with `{name}[i] = …`, or use an `ArrayList`.',
  },
  {
    id: 'scanner-needed',
    pattern: /non-static method (?<symbol>next\w*)\(/,
    text: 'Make a `Scanner` first: `Scanner in = new Scanner(System.in);`. Then call `in.{symbol}()`.',
  },
  {
    id: 'class-inside',
    pattern: /non-static variable this cannot be referenced[\s\S]*source: [^\n]*\bnew (?<symbol>\w+)\s*\(/,
    text: 'The class `{symbol}` stands inside another one. Put `static` before `class {symbol}`, or move it out.',
  },
  {
    id: 'text-stays',
    pattern: /unexpected type[\s\S]*source: [^\n]*\.charAt\([^)]*\)\s*=(?!=)/,
    text: 'A `String` cannot be changed. Build a new one, or use a `StringBuilder` and its `setCharAt(i, c)`.',
  },
  {
    id: 'null-for-number',
    pattern: /incompatible types: <null> cannot be converted to (?<type>\w+)/,
    text: 'A plain `{type}` always has a value and cannot be `null`. Give it one, such as 0.',
  },
  {
    id: 'number-with-points',
    pattern: /NumberFormatException: multiple points/,
    text: 'This number has more than one decimal point, so it cannot be read. Print the text just before.',
  },
  {
    id: 'empty-line',
    pattern: /NumberFormatException: (?:For input string: ""|empty String)/,
    text: 'The text that should be a number is empty. Check how many lines the problem gives, and that no empty one is read.',
  },
  {
    id: 'two-comparisons',
    pattern: /bad operand types for binary operator '[<>]=?'[\s\S]*first type:\s+boolean/,
    text: 'Java compares two values at a time: write `0 < x && x < 5`.',
  },
  {
    id: 'order-of-texts',
    pattern:
      /bad operand types for binary operator '(?<operator>[<>]=?)'[\s\S]*first type:\s+String\s+second type:\s+String/,
    text: 'Which of two texts comes first says `a.compareTo(b) {operator} 0`.',
  },
  {
    id: 'sort-of-list',
    pattern: /no suitable method found for sort\((?:Array|Linked)?List/,
    text: 'A list is sorted with `Collections.sort(list)`; `Arrays.sort` is for arrays.',
  },
  {
    id: 'sort-of-array',
    pattern: /no suitable method found for sort\((?<type>int|double|long|char)\[\]\)/,
    text: 'An array is sorted with `Arrays.sort(a)`; `Collections.sort` is for lists.',
  },
  {
    id: 'order-of-numbers',
    pattern: /no suitable method found for sort\((?<type>int|double|long|char)\[\],Comparator/,
    text: 'An order of your own works on objects only, not on a `{type}[]`. Sort it plainly and go through it from the end, or use an `Integer[]`.',
  },
  {
    id: 'no-pointers',
    pattern:
      /not a statement[\s\S]*source: [^\n]*\b(?:int|char|double|float|long)\s*\*\s*(?<symbol>[a-z]\w*)\s*[;=]/,
    text: 'Java has no pointers. Leave the `*` away: an array or an object is referred to by its name already.',
  },
  {
    id: 'no-references',
    pattern: /<identifier> expected[\s\S]*source: [^\n]*\(\s*\w+\s*&\s*(?<symbol>\w+)/,
    text: 'Java has no `&` before a parameter. Leave it away, and `return` the value that has changed.',
  },
  {
    id: 'default-of-parameter',
    pattern:
      /expected[\s\S]*source: [^\n]*\b\w+\([^()]*\b(?:int|double|String|boolean|char|long)\s+(?<symbol>\w+)\s*=[^()]*\)\s*\{/,
    text: 'A parameter gets no value of its own in Java. Write a second method without `{symbol}` that calls this one.',
  },
  {
    id: 'no-unsigned',
    pattern: /not a statement[\s\S]*source: [^\n]*\bunsigned\b/,
    text: 'Java has no `unsigned`. Write `int`, or `long` for larger numbers.',
  },
  {
    id: 'words-of-c',
    pattern: /(?:expected|illegal start)[\s\S]*source: \s*(?<symbol>struct|using|typedef|namespace)\b/,
    text: '`{symbol}` belongs to C and C++. In Java everything stands in a `class`.',
  },
];
