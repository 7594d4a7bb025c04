import type { ExplanationRule } from './explanation.ts';

/** Exceptions that end a Java program, in the words of the virtual machine. */
export const javaCrashes: readonly ExplanationRule[] = [
  {
    id: 'text-index-out-of-range',
    pattern: /StringIndexOutOfBoundsException: (?<what>[^\n]+)/,
    text: 'Your program asked for a position that the text does not have ({what}). Positions count from 0 to `length() - 1`.',
  },
  {
    id: 'index-out-of-range',
    pattern: /IndexOutOfBoundsException: Index (?<index>-?\d+) out of bounds for length (?<size>\d+)/,
    text: 'Your program asked for index `{index}` of something that holds {size} elements; indices count from 0 and end one below the length. Check where your loop or your index stops.',
  },
  {
    id: 'key-unknown',
    pattern: /NullPointerException: [^\n]*because the return value of "java\.util\.\w*Map\.get/,
    text: 'The map has no such key here, so `get` gives `null`, which is no number. Ask `containsKey(…)` first, or use `getOrDefault(key, 0)`.',
  },
  {
    id: 'null-used',
    pattern: /NullPointerException: Cannot (?<action>[^\n]+) because "(?!<local)(?<symbol>[^\n]+)" is null/,
    text: '`{symbol}` is `null` here, so it holds no object. Give it one with `new` or `=` before this line, or ask `if ({symbol} != null)` first.',
  },
  {
    id: 'null-used',
    pattern: /NullPointerException/,
    text: 'Something on this line is `null`: it was declared but never given an object. Give it one with `new` or `=` before you use it.',
  },
  {
    id: 'divided-by-zero',
    pattern: /ArithmeticException: \/ by zero/,
    text: 'Here a whole number is divided by 0 (with `/` or `%`). Check the divisor before you divide.',
  },
  {
    id: 'input-ended',
    pattern: /NumberFormatException: Cannot parse null string/,
    text: 'The input has ended here, so there is no line to make a number of. Check how many lines the problem gives.',
  },
  {
    id: 'not-a-number',
    pattern: /NumberFormatException: (?:For input string: |Cannot parse )?"?(?<given>[^"\n]*)"?/,
    text: '`{given}` is not a number of the kind you ask for. Look for spaces around it (`trim()` removes them), a decimal point, or a line that was read too early.',
  },
  {
    id: 'input-is-no-number',
    pattern: /InputMismatchException(?:: For input string: "(?<given>[^"\n]*)")?/,
    text: 'The next word of the input is not of the kind you read here. Compare the order of your `next…()` calls with the input in the problem; use `nextLong()` for large numbers.',
  },
  {
    id: 'input-ended',
    pattern: /NoSuchElementException(?:: No line found)?[\s\S]*source: [^\n]*\.next/,
    text: 'Your program reads more input than there is. Check how many values the problem gives, and where your reading loop stops.',
  },
  {
    id: 'collection-empty',
    pattern: /NoSuchElementException|EmptyStackException/,
    text: 'Your program takes something from a collection that is empty here. Ask `isEmpty()` or `hasNext()` first.',
  },
  {
    id: 'endless-recursion',
    pattern: /StackOverflowError[\s\S]*method: (?<symbol>\w+)/,
    text: '`{symbol}` calls itself without end. Give it a case in which it returns without calling itself, and see that every call comes nearer to it.',
  },
  {
    id: 'endless-recursion',
    pattern: /StackOverflowError[\s\S]*method: <init>/,
    text: 'Making an object of this class makes another one of it, without end. Create the inner object only where it is needed, not where it is declared.',
  },
  {
    id: 'too-much-memory',
    pattern: /OutOfMemoryError/,
    text: 'Your program asked for more memory than it may have. Look for an array that is far too large, or a list that grows without end.',
  },
  {
    id: 'wrong-cast',
    pattern:
      /ClassCastException: class (?:[\w$.]+\.)?(?<given>[\w$]+) cannot be cast to class (?:[\w$.]+\.)?(?<wanted>[\w$]+)/,
    text: 'A `{given}` is treated as a `{wanted}` here, which it is not. Check what was put in, or ask with `instanceof` first.',
  },
  {
    id: 'negative-size',
    pattern: /NegativeArraySizeException: (?<size>-\d+)/,
    text: 'A new array gets the size `{size}`, which is below 0. Print the size just before, and check how it is worked out.',
  },
  {
    id: 'changed-while-looping',
    pattern: /ConcurrentModificationException/,
    text: 'The list is changed while this loop goes through it. Collect what is to be removed and remove it after the loop, or use `removeIf`.',
  },
  {
    id: 'cannot-change',
    pattern: /UnsupportedOperationException/,
    text: 'This collection cannot be changed: `List.of` and `Arrays.asList` give fixed ones. Copy it into a `new ArrayList<>(…)` first.',
  },
  {
    id: 'format-of-other-type',
    pattern: /IllegalFormatConversionException: (?<symbol>\w) != java\.lang\.(?<given>\w+)/,
    text: '`%{symbol}` cannot print a `{given}`. Use `%d` for whole numbers, `%f` or `%.2f` for fractions, `%s` for texts.',
  },
  {
    id: 'format-value-missing',
    pattern: /MissingFormatArgumentException: Format specifier '(?<symbol>[^']+)'/,
    text: '`{symbol}` in the text has no value: `printf` gets fewer values than the text has places.',
  },
  {
    id: 'format-unknown',
    pattern: /UnknownFormatConversionException: Conversion = '(?<symbol>[^']+)'/,
    text: '`printf` does not know `%{symbol}`. Use `%d` for whole numbers, `%f` for fractions, `%s` for texts, and `%%` for a percent sign.',
  },
  {
    id: 'constant-unknown',
    pattern: /IllegalArgumentException: No enum constant (?<symbol>[\w.$]+)/,
    text: 'There is no `{symbol}`. Compare it with the names in the `enum`; capital and small letters differ.',
  },
  {
    id: 'wrong-element',
    pattern: /ArrayStoreException: java\.lang\.(?<given>\w+)/,
    text: 'This array cannot hold a `{given}`. Give it the type of what you put in.',
  },
  {
    id: 'missing-main',
    pattern:
      /Main method (?:not found|is not static|must return a value of type void) in class (?<symbol>\w+)|main method not found/i,
    text: 'There is no `main` to start with. It must be written exactly so: `public static void main(String[] args)`.',
    place: 'nowhere',
  },
  {
    id: 'uncaught-exception',
    pattern:
      /^(?:Exception in thread "[^"]*" |Caused by: )(?:[\w$]+\.)*(?<symbol>[A-Z][\w$]*): (?<reason>[^\n]+)/,
    text: 'Your program was ended by `{symbol}`, which nothing caught: "{reason}". See what this line does for that input.',
  },
  {
    id: 'uncaught-exception',
    pattern: /^Exception in thread "[^"]*" (?:[\w$]+\.)*(?<symbol>[A-Z][\w$]*)/,
    text: 'Your program was ended by `{symbol}`, which nothing caught. See what this line does for that input.',
  },
  {
    id: 'exit-code',
    pattern: /^exit code (?<code>[1-9]\d*)/,
    text: 'Your program ended itself with the code {code}, which says that it failed. Leave `System.exit` away, or give it 0.',
    place: 'nowhere',
  },
];
