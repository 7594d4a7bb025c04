import type { ExplanationRule } from './explanation.ts';
import { javaCrashes } from './java-crashes.table.ts';
import { javaDeclarations } from './java-declarations.table.ts';
import { javaHabits } from './java-habits.table.ts';
import { javaSlips } from './java-slips.table.ts';
import { javaSyntax } from './java-syntax.table.ts';
import { javaValues } from './java-values.table.ts';

const PACKAGE_OF = new Map(
  Object.entries({
    'java.util':
      'Scanner ArrayList List Map HashMap TreeMap LinkedHashMap Set HashSet TreeSet LinkedHashSet Arrays Collections LinkedList Queue Deque ArrayDeque PriorityQueue Stack Vector Iterator Random StringTokenizer Comparator Optional BitSet',
    'java.io':
      'BufferedReader InputStreamReader IOException PrintWriter FileReader File BufferedWriter OutputStreamWriter StreamTokenizer',
    'java.math': 'BigInteger BigDecimal',
    'java.util.stream': 'Collectors IntStream Stream',
    'java.util.function': 'Function BiFunction Predicate Supplier Consumer',
  }).flatMap(([name, classes]) => classes.split(' ').map((each) => [each, name])),
);

const JAVA_NAMES = new Map(
  'String System Integer Scanner Math Double Boolean Character ArrayList Object Exception Override'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Mistakes in Java, in the words of javac 17 and of the virtual machine; the more exact rows stand first. */
export const javaTable: readonly ExplanationRule[] = [
  ...javaValues,
  ...javaHabits,
  ...javaSlips,
  ...javaDeclarations,
  {
    id: 'import-missing',
    pattern: /cannot find symbol[\s\S]*symbol:\s+(?:class|variable) (?<symbol>\w+)/,
    text: '`{symbol}` must be imported. Add `import {package}.{symbol};` at the top of your program.',
    values: ({ symbol }) => {
      const name = PACKAGE_OF.get(symbol ?? '');
      return name === undefined ? undefined : { package: name };
    },
  },
  {
    id: 'class-unknown',
    pattern: /cannot find symbol[\s\S]*symbol:\s+(?:class|variable) (?<symbol>\w+)/,
    text: 'Java knows no `{symbol}`. Write `{better}`: capital and small letters differ.',
    values: ({ symbol }) => {
      const better = JAVA_NAMES.get((symbol ?? '').toLowerCase());
      return better === undefined || better === symbol ? undefined : { better };
    },
  },
  {
    id: 'length-is-a-field',
    pattern:
      /cannot find symbol[\s\S]*symbol:\s+method (?<symbol>length|size)\(\)\s+location: (?:variable (?<owner>\w+) of type )?(?:class )?[\w.<>]+\[\]/,
    text: 'An array has `length` without round brackets, unlike a `String`. Write `{name}.length`.',
    values: ({ owner }) => ({ name: owner ?? 'array' }),
  },
  {
    id: 'method-unknown',
    pattern:
      /cannot find symbol[\s\S]*symbol:\s+method (?<symbol>\w+)\([^)]*\)(?:\s+location: (?:variable \w+ of type |class |interface )(?<owner>[\w.<>,]+))?/,
    text: '{owner} has no method `{symbol}` that takes these values. Check its spelling (capital and small letters differ) and what you pass to it.',
    values: ({ owner }) => ({ owner: owner ? `\`${owner}\`` : 'This type' }),
  },
  {
    id: 'class-unknown',
    pattern: /cannot find symbol[\s\S]*symbol:\s+class (?<symbol>\w+)/,
    text: 'There is no class called `{symbol}`. Check its spelling (capital and small letters differ), or add its `import`.',
  },
  {
    id: 'variable-unknown',
    pattern: /cannot find symbol[\s\S]*symbol:\s+variable (?<symbol>\w+)/,
    text: 'The name `{symbol}` is not known here. Declare it before this line, as in `int {symbol} = 0;`, or check its spelling; a name declared inside `{ }` is known only there.',
  },
  {
    id: 'package-unknown',
    pattern: /package (?<symbol>[a-z]\w*) does not exist[\s\S]*source: (?!\s*import)/,
    text: '`{symbol}` is not known. Write `{better}`: capital and small letters differ.',
    values: ({ symbol }) => {
      const better = JAVA_NAMES.get(symbol ?? '');
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'package-missing',
    pattern: /package (?<symbol>[\w.]+) does not exist/,
    text: 'There is no package `{symbol}`. Check its spelling; `Scanner` and the lists are in `java.util`, readers in `java.io`.',
  },
  {
    id: 'condition-not-boolean',
    pattern: /incompatible types: (?<given>\w+) cannot be converted to (?<wanted>boolean)/,
    text: 'A condition must be `{wanted}`, and this is `{given}`. To compare write `==`; a single `=` assigns.',
  },
  {
    id: 'loses-fraction',
    pattern: /incompatible types: possible lossy conversion from (?<given>\w+) to (?<wanted>\w+)/,
    text: '`{given}` does not fit into `{wanted}` without losing something. Declare the variable as `{given}`, or convert openly: `({wanted}) value`.',
  },
  {
    id: 'value-from-void',
    pattern: /incompatible types: unexpected return value/,
    text: 'This method is `void`, so it may not return a value. Give the method the type of the value, as in `static int`, or write `return;`.',
  },
  {
    id: 'return-without-value',
    pattern: /incompatible types: missing return value/,
    text: 'This method promises a value, and `return;` gives none. Write the value after `return`.',
  },
  {
    id: 'wrong-type',
    pattern: /incompatible types: (?<given>[\w.<>[\],? ]+) cannot be converted to (?<wanted>[\w.<>[\],? ]+)/,
    text: '`{given}` cannot become `{wanted}`. A text becomes a number with `Integer.parseInt(…)`, a number a text with `String.valueOf(…)`.',
  },
  {
    id: 'wrong-type',
    pattern: /incompatible types: (?<reason>[^\n]+)/,
    text: 'The types do not fit together here: {reason}. Check what stands on both sides.',
  },
  {
    id: 'return-missing',
    pattern: /missing return statement/,
    text: 'The method that ends here can come to its end without a `return`. Add one for the case that no `if` above has caught.',
  },
  {
    id: 'not-initialised',
    pattern: /variable (?<symbol>\w+) might not have been initialized/,
    text: '`{symbol}` may have no value yet when it is used here. Give it one where you declare it: 0 for a number, something made with `new` for an object.',
  },
  {
    id: 'declared-twice',
    pattern: /(?:variable|method|class) (?<symbol>\w+)(?:\([^)]*\))? is already defined in/,
    text: '`{symbol}` is already declared above. To give it a new value leave the type away: `{symbol} = …;`. Otherwise choose another name.',
  },
  {
    id: 'declared-twice',
    pattern: /duplicate class: (?<symbol>[\w.]+)/,
    text: 'There are two classes called `{symbol}`. Give one of them another name.',
  },
  {
    id: 'needs-static',
    pattern:
      /non-static (?:method|variable) (?<symbol>\w+)(?:\([^)]*\))? cannot be referenced from a static context/,
    text: '`{symbol}` belongs to an object, and `main` has none. Put `static` before its declaration, or make an object with `new` first.',
  },
  {
    id: 'public-class-elsewhere',
    pattern: /class (?<symbol>\w+) is public, should be declared in a file named/,
    text: '`{symbol}` is `public`, and a file may have one public class only: `Main`. Remove `public` before `class {symbol}`, or call it `Main`.',
  },
  {
    id: 'not-comparable',
    pattern:
      /(?:bad operand types for binary operator '(?<operator>==|!=)'\s+[^\n]*[\s\S]*?first type:\s+(?<left>\S+)\s+second type:\s+(?<right>\S+))|incomparable types: (?<first>\S+) and (?<second>\S+)/,
    text: '`{left}` and `{right}` cannot be compared with each other. Convert one of them; two texts are compared with `a.equals(b)`.',
    values: ({ left, right, first, second }) => ({
      left: left ?? first ?? '',
      right: right ?? second ?? '',
    }),
  },
  {
    id: 'bad-operands',
    pattern:
      /bad operand types? for (?:binary|unary) operator '(?<operator>[^']+)'[\s\S]*?first type:\s+(?<left>\S+)\s+second type:\s+(?<right>\S+)/,
    text: '`{operator}` cannot work on `{left}` and `{right}`. Check the types of both sides; a text becomes a number with `Integer.parseInt(…)`.',
  },
  {
    id: 'bad-operands',
    pattern: /bad operand type (?<given>\S+) for unary operator '(?<operator>[^']+)'/,
    text: '`{operator}` cannot work on `{given}`. Check the type of what stands beside it.',
  },
  {
    id: 'wrong-arguments',
    pattern:
      /(?:method|constructor) (?<symbol>\w+) in [\w<>, ]+ cannot be applied to given types;[\s\S]*?required:\s+(?<wanted>[^\n]+)\s+found:\s+(?<given>[^\n]+)/,
    text: '`{symbol}` takes ({wanted}), and here it gets ({given}). Give it the values it needs, in that order.',
  },
  {
    id: 'wrong-arguments',
    pattern: /no suitable (?:method|constructor) found for (?<symbol>\w+)\((?<given>[^)\n]*)\)/,
    text: '`{symbol}` cannot be called with ({given}). Check the number and the types of the values you pass.',
  },
  {
    id: 'never-reached',
    pattern: /unreachable statement/,
    text: 'This line can never be carried out, because a `return`, `break` or endless loop stands before it. Move or delete one of the two.',
  },
  {
    id: 'final-changed',
    pattern:
      /cannot assign a value to final variable (?<symbol>\w+)|final parameter (?<other>\w+) may not be assigned|variable (?<third>\w+) might already have been assigned/,
    text: '`{name}` is declared `final`, so it cannot change. Remove `final`, or use another variable.',
    values: ({ symbol, other, third }) => ({ name: symbol ?? other ?? third ?? '' }),
  },
  {
    id: 'lambda-needs-final',
    pattern: /local variables referenced from (?:a lambda expression|an inner class) must be final/,
    text: 'A lambda or inner class may use only variables that never change. Copy the value into a new variable just before, and use that.',
  },
  {
    id: 'not-an-array',
    pattern: /array required, but (?<given>\S+) found/,
    text: 'What stands before `[ ]` is `{given}`, no array. A `String` gives its characters with `charAt(i)`, a list its elements with `get(i)`.',
  },
  {
    id: 'plain-value-has-no-members',
    pattern: /(?<given>\w+) cannot be dereferenced/,
    text: 'A plain `{given}` has no methods and no `length`. Compare it with `==`, and turn it into a text with `String.valueOf(…)` if you need one.',
  },
  {
    id: 'exception-not-handled',
    pattern: /unreported exception (?<symbol>[\w.]+); must be caught or declared to be thrown/,
    text: 'This may fail with `{symbol}`, and Java wants you to say what then. Add `throws {symbol}` after the round brackets of your method, or use `try { … } catch`.',
  },
  {
    id: 'method-not-written',
    pattern: /(?<symbol>\w+) is not abstract and does not override abstract method (?<method>\w+)\(/,
    text: '`{symbol}` promises a method `{method}` and does not have it. Write it, as `public`.',
  },
  {
    id: 'break-outside-loop',
    pattern: /(?<symbol>break|continue) outside (?:of )?(?:switch or )?loop/,
    text: '`{symbol}` works only inside a loop (or, for `break`, a `switch`). Use `return` to leave a method, or check your `{` and `}`.',
  },
  {
    id: 'private-member',
    pattern: /(?<symbol>\w+)(?:\([^)]*\))? has (?<access>private|protected) access in (?<owner>[\w.]+)/,
    text: '`{symbol}` is `{access}` in `{owner}`, so only `{owner}` itself may use it. Add a method there that gives its value, or make it less private.',
  },
  {
    id: 'void-value',
    pattern: /'void' type not allowed here/,
    text: 'A method that returns nothing (`void`) is used here as if it gave a value. Let it `return` one, or call it on a line of its own.',
  },
  {
    id: 'plain-type-in-brackets',
    pattern: /unexpected type[\s\S]*?required: reference\s+found:\s+(?<symbol>\w+)/,
    text: 'Between `<` and `>` stands a class, not a plain type such as `{symbol}`. Write `Integer` for `int`, `Double` for `double`, `Character` for `char`.',
  },
  ...javaSyntax,
  ...javaCrashes,
];
