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
    id: 'null-used',
    pattern: /NullPointerException: Cannot (?<action>[^\n]+) because "(?<symbol>[^\n]+)" is null/,
    text: '`{symbol}` is `null` here: it was declared but never given an object. Give it one with `new` or `=` before this line.',
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
    id: 'missing-main',
    pattern: /Main method (?:not found|is not static) in class (?<symbol>\w+)|main method not found/i,
    text: 'There is no `main` to start with. It must be written exactly so: `public static void main(String[] args)`.',
    place: 'nowhere',
  },
];
