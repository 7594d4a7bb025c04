import type { ExplanationRule } from './explanation.ts';
import { isSlip } from './slip.ts';

/** Words that other languages have and Java has not. */
const INSTEAD = new Map([
  ['bool', '`boolean`'],
  ['True', '`true`'],
  ['False', '`false`'],
  ['NULL', '`null`'],
  ['Null', '`null`'],
  ['None', '`null`'],
  ['auto', '`var`'],
  ['let', '`var`'],
  ['unsigned', '`int` or `long`'],
  ['printf', '`System.out.printf(…)`'],
  ['print', '`System.out.print(…)`'],
  ['println', '`System.out.println(…)`'],
  ['cout', '`System.out.println(…)`'],
  ['cin', '`new Scanner(System.in)`'],
  ['scanf', '`new Scanner(System.in)`'],
  ['input', '`new Scanner(System.in)`'],
  ['endl', '`System.out.println(…)`'],
  ['len', '`length()` after a text, `length` after an array'],
  ['strlen', '`length()` after the text'],
  ['self', '`this`'],
  ['vector', '`ArrayList`'],
  ['elif', '`else if`'],
]);

/** Methods that are mistyped most often. */
const METHODS =
  'println print printf nextInt nextLine nextDouble nextLong next parseInt parseDouble equals equalsIgnoreCase length charAt substring indexOf toUpperCase toLowerCase compareTo contains isEmpty split trim toCharArray valueOf size add remove put get containsKey getOrDefault append reverse toString hasNext hasNextInt';

/** What is asked of a type by people who know another language, or another type. */
const MEMBERS = new Map([
  ['Scanner.nextString', 'next()` for a word or `nextLine()'],
  ['Scanner.nextChar', 'next().charAt(0)'],
  ['Scanner.readLine', 'nextLine()'],
  ['Scanner.read', 'nextInt()` or `nextLine()'],
  ['String.size', 'length()'],
  ['String.len', 'length()'],
  ['String.substr', 'substring(from, to)'],
  ['String.at', 'charAt(…)'],
  ['String.get', 'charAt(…)'],
  ['String.reverse', 'new StringBuilder(text).reverse()'],
  ['String.upper', 'toUpperCase()'],
  ['String.lower', 'toLowerCase()'],
  ['String.append', '+'],
  ['List.length', 'size()'],
  ['List.append', 'add(…)'],
  ['List.push', 'add(…)'],
  ['List.push_back', 'add(…)'],
  ['List.sort', 'Collections.sort(…)'],
  ['Map.length', 'size()'],
  ['Map.add', 'put(…)'],
  ['Map.set', 'put(…)'],
  ['Map.has', 'containsKey(…)'],
  ['Map.contains', 'containsKey(…)'],
  ['PrintStream.writeline', 'println(…)'],
  ['PrintStream.printline', 'println(…)'],
]);

function memberOf(owner: string, symbol: string): string | undefined {
  const plain = owner.replace(/<[\s\S]*/, '').replace(/^(?:Array|Linked|Hash|Tree)(?=List|Map)/, '');
  const better = METHODS.split(' ').find(
    (method) =>
      method !== symbol && (method.toLowerCase() === symbol.toLowerCase() || isSlip(symbol, method)),
  );
  return MEMBERS.get(`${plain}.${symbol}`) ?? MEMBERS.get(`${plain}.${symbol.toLowerCase()}`) ?? better;
}

/** What beginners in Java write out of habit or by a slip; javac reports most of it as something else. */
export const javaSlips: readonly ExplanationRule[] = [
  {
    id: 'c-directive',
    pattern: /illegal character: '#'[\s\S]*source: \s*#(?<symbol>include|define)/,
    text: '`#{symbol}` belongs to C and C++. Java has `import java.util.Scanner;` and the like.',
  },
  {
    id: 'else-if',
    pattern: /source: [^\n]*\b(?<symbol>elif|elseif|elsif|elseIf)\b/,
    text: '`{symbol}` belongs to another language. Write `else if`, in two words.',
  },
  {
    id: 'else-with-condition',
    pattern: /^(?:not a statement|';' expected)[\s\S]*source: [^\n]*\belse\s*\(/,
    text: '`else` takes no condition. Write `else if (…)`, or leave the condition away.',
  },
  {
    id: 'word-of-another-language',
    pattern:
      /cannot find symbol[\s\S]*symbol:\s+(?:class|variable|method) (?<symbol>\w+)(?:\([^)]*\))?\s+location: class|^not a statement[\s\S]*source: \s*(?<other>cout|cin)\b/,
    text: '`{name}` belongs to another language. Write {instead}.',
    values: ({ symbol, other }) => {
      const name = symbol ?? other ?? '';
      const instead = INSTEAD.get(name);
      return instead === undefined ? undefined : { name, instead };
    },
  },
  {
    id: 'then',
    pattern: /^not a statement[\s\S]*source: [^\n]*\)\s*(?<symbol>then)\b/,
    text: 'Java has no `{symbol}`. What follows the condition stands in `{ }`.',
  },
  {
    id: 'operator-in-words',
    pattern: /expected[\s\S]*source: [^\n"]*\([^\n"]*[\w)]\s+(?<symbol>and|or)\s+[\w(!]/,
    text: 'Java has no `{symbol}`. Write `{operator}`.',
    values: ({ symbol }) => ({ operator: symbol === 'and' ? '&&' : '||' }),
  },
  {
    id: 'power-operator',
    pattern: /illegal start of expression[\s\S]*source: [^\n]*[\w)]\s*\*\*\s*[\w(]/,
    text: 'Java has no operator `**`. For a power use `Math.pow(a, b)`, or multiply in a loop.',
  },
  {
    id: 'operator-turned-round',
    pattern: /illegal start of expression[\s\S]*source: [^\n]*\w\s*=(?<sign>[<>])/,
    text: 'The two signs are the wrong way round: write `{sign}=`.',
  },
  {
    id: 'not-equal-turned-round',
    pattern: /bad operand type \w+ for unary operator '!'[\s\S]*source: [^\n]*[^=!<>]=!/,
    text: 'The two signs are the wrong way round: write `!=` for "is not equal to".',
  },
  {
    id: 'const',
    pattern: /illegal start of expression[\s\S]*source: \s*const\b/,
    text: 'Java says `final` where other languages say `const`: `final int MAX = 10;`.',
  },
  {
    id: 'loop-with-in',
    pattern: /expected[\s\S]*source: \s*for\s*\(\s*\w+(?:\[\])?\s+(?<symbol>\w+)\s+in\s/,
    text: 'Java writes `:` instead of `in`: `for (int {symbol} : numbers)`.',
  },
  {
    id: 'for-with-commas',
    pattern: /expected[\s\S]*source: \s*for\s*\([^;)]*,[^;)]*,[^;)]*\)/,
    text: 'The three parts of a `for` stand with `;` between them, not `,`: `for (int i = 0; i < n; i++)`.',
  },
  {
    id: 'array-declared-as-in-c',
    pattern: /'\]' expected[\s\S]*source: \s*(?<type>\w+)\s+(?<symbol>\w+)\s*\[\s*(?<size>\w+)\s*\]/,
    text: 'An array is made with `new` in Java: `{type}[] {symbol} = new {type}[{size}];`.',
  },
  {
    id: 'braces-after-declaration',
    pattern: /(?:illegal start of expression|not a statement)[\s\S]*source: \s*(?<symbol>\w+)\s*=\s*\{/,
    text: 'Values in `{ }` can stand only where the array is declared. Here write `{symbol} = new int[] { … };`, with your own type.',
  },
  {
    id: 'plus-between',
    pattern: /'\)'(?: or ',')? expected[\s\S]*source: [^\n]*print(?:ln)?\s*\([^\n]*(?:"\s+[\w(]|[\w)]\s+")/,
    text: 'Between a text and a value that are printed together stands `+`, as in `"Sum: " + sum`.',
  },
  {
    id: 'comma-in-print',
    pattern: /no suitable method found for (?<symbol>println|print)\((?<given>[^)\n]*,[^)\n]*)\)/,
    text: '`{symbol}` takes one value only. Join what you print with `+`, as in `"Sum: " + sum`, or use `printf`.',
  },
  {
    id: 'length-needs-brackets',
    pattern: /symbol:\s+variable (?<symbol>length)\s+location: variable (?<owner>\w+) of type String/,
    text: 'A `String` has `length()` with round brackets, unlike an array. Write `{owner}.length()`.',
  },
  {
    id: 'stream-name',
    pattern: /symbol:\s+variable (?<symbol>Out|In|Err)\s+location: class System/,
    text: '`System` has no `{symbol}`. Write `System.{better}` with a small letter.',
    values: ({ symbol = '' }) => ({ better: symbol.toLowerCase() }),
  },
  {
    id: 'arrays-sort',
    pattern:
      /symbol:\s+method (?<symbol>sort)\([^)]*\)\s+location: variable (?<owner>\w+) of type [\w<>]+\[\]/,
    text: 'An array has no methods of its own. Write `Arrays.{symbol}({owner});` and `import java.util.Arrays;`.',
  },
  {
    id: 'method-similar',
    pattern:
      /symbol:\s+method (?<symbol>\w+)\([^\n]*\)\s+location: (?:variable \w+ of type |class )(?<owner>[\w.<>,]+)/,
    text: '`{owner}` has no method `{symbol}`. Write `{better}`.',
    values: ({ symbol = '', owner = '' }) => {
      const better = owner === 'Main' ? undefined : memberOf(owner, symbol);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'new-forgotten',
    pattern: /symbol:\s+method (?<symbol>[A-Z]\w*)\([^\n]*\)[\s\S]*source: [^\n]*=\s*\k<symbol>\s*\(/,
    text: 'An object is made with `new`: write `new {symbol}(…)`.',
  },
  {
    id: 'system-misspelt',
    pattern: /package (?!system\b)(?<symbol>\w+) does not exist[\s\S]*source: \s*\w+\.(?:out|in)\./,
    text: 'There is no `{symbol}`. Write `System`, with exactly these letters.',
  },
  {
    id: 'character-from-text',
    pattern: /incompatible types: String cannot be converted to (?<wanted>char)\b/,
    text: "A text cannot become one `{wanted}`. Take a character with `charAt(0)`, and write a single one with single quotes: `'a'`.",
  },
  {
    id: 'case-of-other-type',
    pattern:
      /(?:incompatible types: (?<given>\w+) cannot be converted to (?<wanted>\w+)|constant label of type (?<label>\w+)[^\n]*(?:compatible with|switch selector type) (?<selector>\w+))[\s\S]*source: [^\n]*\bcase\b/,
    text: 'The value after `case` must be of the type that `switch` looks at ({type}), and here it is another.',
    values: ({ wanted, selector }) => ({ type: wanted ?? selector ?? '' }),
  },
  {
    id: 'text-as-condition',
    pattern: /incompatible types: String cannot be converted to boolean/,
    text: 'A condition must be true or false, and this is a text. Compare two texts with `a.equals(b)`.',
  },
  {
    id: 'void-result',
    pattern: /incompatible types: void cannot be converted to (?<wanted>\w+)/,
    text: 'The method called here is `void`, so it gives no value. Let it `return` a `{wanted}`, or call it on a line of its own.',
  },
  {
    id: 'raw-list',
    pattern: /incompatible types: Object cannot be converted to (?<wanted>\w+)/,
    text: 'The collection does not say what it holds, so it gives mere objects. Declare it with the type, as in `ArrayList<Integer>` or `Map<String, Integer>`.',
  },
  {
    id: 'array-into-text',
    pattern: /incompatible types: \w+\[\] cannot be converted to String/,
    text: 'An array is no text. `Arrays.toString(a)` writes its elements out; `new String(letters)` makes a text of a `char[]`.',
  },
  {
    id: 'array-of-other-type',
    pattern: /incompatible types: (?<given>\w+\[\]) cannot be converted to (?<wanted>\w+\[\])/,
    text: 'An array of one type is not one of another: this is `{given}`, and `{wanted}` is needed. Use one type on both sides.',
  },
  {
    id: 'array-where-one-value',
    pattern: /incompatible types: (?<given>\w+\[\]) cannot be converted to (?<wanted>\w+)/,
    text: 'This is a whole array (`{given}`), and one `{wanted}` is needed. Take one element of it, as in `a[0]`.',
  },
  {
    id: 'one-value-where-array',
    pattern: /incompatible types: (?<given>\w+) cannot be converted to (?<wanted>\w+\[\])/,
    text: 'This is one `{given}`, and an array is needed (`{wanted}`). Put values into `{ }`, or make one with `new`.',
  },
  {
    id: 'float-letter',
    pattern:
      /possible lossy conversion from double to float[\s\S]*source: [^\n]*?(?<symbol>\d+\.\d+)(?![\dfF])/,
    text: 'A number with a decimal point is a `double`. Write `{symbol}f` for a `float`, or declare the variable as `double`.',
  },
];
