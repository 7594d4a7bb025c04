import type { ExplanationRule } from './explanation.ts';

/**
 * How C and C++ programs end when they fail while running. `crash:` is what a second run with the compiler's
 * sanitizers has found, which also knows the line; without it there is none.
 */
export const nativeCrashes: readonly ExplanationRule[] = [
  {
    id: 'assertion',
    pattern: /Assertion [`'](?<condition>[^\n]*)' failed/,
    text: 'Your own `assert` found that `{condition}` is not true here. Print the values it uses just before, to see what they are.',
  },
  {
    id: 'index-out-of-range',
    pattern: /_M_range_check: __n \(which is (?<index>\d+)\) >= this->size\(\) \(which is (?<size>\d+)\)/,
    text: 'Your program asked for index `{index}` of something that holds {size} elements; indices count from 0. Check where your loop or your index stops.',
  },
  {
    id: 'substring-out-of-range',
    pattern:
      /(?<function>substr|erase|replace|insert|compare|at): __(?:pos|n) \(which is (?<index>\d+)\) >=? this->size\(\) \(which is (?<size>\d+)\)/,
    text: '`{function}` was asked to start at position `{index}` of a text that has {size} characters. Compare the position with `size()` first.',
  },
  {
    id: 'not-a-number',
    pattern: /std::(?:invalid_argument|out_of_range)'[\s\S]*what\(\): +(?<function>sto\w+)/,
    text: '`{function}` was given a text that is not a number it can hold. Print the text just before, and check how you read it.',
  },
  {
    id: 'too-much-memory',
    pattern: /std::bad_(?:alloc|array_new_length)|cannot create std::vector larger|std::length_error/,
    text: 'Your program asked for more memory than it may have. Look for a size that was never read or has grown wrong, and for a loop that adds elements without end.',
  },
  {
    id: 'null-text',
    pattern: /construction from null/,
    text: 'A `std::string` was made from a null pointer. Check the pointer before you make a text of it.',
  },
  {
    id: 'uncaught-exception',
    pattern: /terminate called after throwing an instance of '(?<type>[^']+)'/,
    text: 'Your program threw `{type}` and nothing caught it. Put the call into `try { … } catch`, or see to it that the exception is not thrown.',
  },
  {
    id: 'array-index',
    pattern: /^crash: index (?<index>-?\d+) out of bounds for type '[^']*?\[(?<size>\d+)\][^']*'/m,
    text: 'Index `{index}` is outside this array, which has {size} elements: its indices go from 0 to {last}. Check where your loop starts and stops, and that the array is large enough.',
    values: ({ size }) => ({ last: String(Number(size) - 1) }),
  },
  {
    id: 'container-index',
    pattern: /^crash: __(?:n|pos) < (?:this->)?size\(\)/m,
    text: 'The index in `[ ]` is outside this `vector` or `string`. Its indices go from 0 to `size() - 1`; check how large it is at this moment.',
  },
  {
    id: 'empty-container',
    pattern: /^crash: !(?:this->)?empty\(\)/m,
    text: 'Here something is taken from a container that is empty (`front`, `back`, `top`, `pop`…). Ask `empty()` before you take.',
  },
  {
    id: 'null-pointer',
    pattern:
      /^crash: (?:(?:load|store|member access|member call|reference binding)[^\n]* null pointer|SEGV at a null pointer)/m,
    text: 'A pointer that points to nothing (`NULL`) is used here. See that it was given a place before this line, and test it with `if` when it may be empty.',
  },
  {
    id: 'endless-recursion',
    pattern: /^crash: stack-overflow/m,
    text: 'This function calls itself without an end, or an array inside a function is too large. Check that each call comes nearer to the case in which the function stops, and make large arrays global.',
  },
  {
    id: 'used-after-free',
    pattern: /^crash: heap-use-after-free/m,
    text: 'Memory is used here that your program has already given back with `free` or `delete`, or that a `vector` has moved away from. Use it before, or keep it.',
  },
  {
    id: 'out-of-scope',
    pattern: /^crash: stack-use-after-(?:scope|return)/m,
    text: 'A pointer is used here whose variable no longer exists: its block or function has ended. Let the variable live as long as the pointer.',
  },
  {
    id: 'beyond-array',
    pattern:
      /^crash: (?:heap|stack|global|dynamic-stack)-buffer-(?:overflow|underflow)|^crash: stack-buffer/m,
    text: 'This line reads or writes beyond the end of an array or of the memory you asked for. An array of n elements ends at n - 1, and a text needs one more place for its end `\\0`.',
  },
  {
    id: 'size-not-positive',
    pattern: /^crash: variable length array bound evaluates to non-positive value (?<size>-?\d+)/m,
    text: 'The size of this array is {size}. Read or work out its size before this line.',
  },
  {
    id: 'freed-twice',
    pattern:
      /^crash: attempting (?:double-)?free|double free|free\(\): invalid pointer|munmap_chunk\(\): invalid pointer/m,
    text: 'The same memory was given back twice, or `free` got a pointer that `malloc` never gave. Call `free` (or `delete`) once for each thing you asked for.',
  },
  {
    id: 'divided-by-zero',
    pattern: /^crash: division by zero|^signal SIGFPE/m,
    text: 'Your program divided a whole number by 0 (with `/` or `%`). Check the divisor before you divide.',
  },
  {
    id: 'end-without-return',
    pattern: /^crash: execution reached the end of a value-returning function|^signal SIG(?:ILL|TRAP)/m,
    text: 'Your program reached a place that has no instructions, most often the end of a function that promises a value and has no `return` there.',
  },
  {
    id: 'memory-damaged',
    pattern:
      /stack smashing detected|malloc\(\): |corrupted|free\(\): invalid (?:next )?size|realloc\(\): invalid/,
    text: 'Your program wrote beyond the end of an array or of the memory it asked for. Check the last index your loops write to: an array of n elements ends at n - 1.',
  },
  {
    id: 'segmentation-fault',
    pattern: /^crash: SEGV|^signal SIG(?:SEGV|BUS)/m,
    text: 'Your program touched memory that is not its own. Usual reasons: an index outside its array, `scanf` without `&`, a pointer that points nowhere, or a recursion that never ends.',
  },
  {
    id: 'gave-up',
    pattern: /^signal SIGABRT/m,
    text: 'Your program gave up by itself (`abort`), or the library ended it because something was wrong. Read the error output below, if there is any.',
  },
  {
    id: 'void-main',
    pattern: /^exit code \d+\nmain: void/m,
    text: '`main` is `void` here, so your program ends with a chance value, which counts as a failure. Write `int main()`, and `return 0;` at its end.',
  },
  {
    id: 'exit-code',
    pattern: /^exit code (?<code>[1-9]\d*)/m,
    text: 'Your program ended with the code {code}, which says that it failed. End `main` with `return 0;`, and check every `return` and `exit` with another number.',
    place: 'nowhere',
  },
];
