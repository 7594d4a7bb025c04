import type { ExplanationRule } from './explanation.ts';

/** How C and C++ programs end when they fail while running. There is no line: the machine stopped them. */
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
    place: 'nowhere',
  },
  {
    id: 'substring-out-of-range',
    pattern:
      /(?<function>substr|erase|replace|insert|compare|at): __(?:pos|n) \(which is (?<index>\d+)\) >=? this->size\(\) \(which is (?<size>\d+)\)/,
    text: '`{function}` was asked to start at position `{index}` of a text that has {size} characters. Compare the position with `size()` first.',
    place: 'nowhere',
  },
  {
    id: 'not-a-number',
    pattern: /std::(?:invalid_argument|out_of_range)'[\s\S]*what\(\): +(?<function>sto\w+)/,
    text: '`{function}` was given a text that is not a number it can hold. Print the text just before, and check how you read it.',
    place: 'nowhere',
  },
  {
    id: 'too-much-memory',
    pattern: /std::bad_(?:alloc|array_new_length)|cannot create std::vector larger|std::length_error/,
    text: 'Your program asked for more memory than it may have. Look for a size that was never read or has grown wrong, and for a loop that adds elements without end.',
    place: 'nowhere',
  },
  {
    id: 'null-text',
    pattern: /construction from null/,
    text: 'A `std::string` was made from a null pointer. Check the pointer before you make a text of it.',
    place: 'nowhere',
  },
  {
    id: 'uncaught-exception',
    pattern: /terminate called after throwing an instance of '(?<type>[^']+)'/,
    text: 'Your program threw `{type}` and nothing caught it. Put the call into `try { … } catch`, or see to it that the exception is not thrown.',
    place: 'nowhere',
  },
  {
    id: 'freed-twice',
    pattern: /double free|free\(\): invalid pointer|munmap_chunk\(\): invalid pointer/,
    text: 'The same memory was given back twice, or `free` got a pointer that `malloc` never gave. Call `free` (or `delete`) once for each thing you asked for.',
    place: 'nowhere',
  },
  {
    id: 'memory-damaged',
    pattern:
      /stack smashing detected|malloc\(\): |corrupted|free\(\): invalid (?:next )?size|realloc\(\): invalid/,
    text: 'Your program wrote beyond the end of an array or of the memory it asked for. Check the last index your loops write to: an array of n elements ends at n - 1.',
    place: 'nowhere',
  },
  {
    id: 'divided-by-zero',
    pattern: /^signal SIGFPE/m,
    text: 'Your program divided a whole number by 0 (with `/` or `%`). Check the divisor before you divide.',
    place: 'nowhere',
  },
  {
    id: 'end-without-return',
    pattern: /^signal SIG(?:ILL|TRAP)/m,
    text: 'Your program reached a place that has no instructions, most often the end of a function that promises a value and has no `return` there.',
    place: 'nowhere',
  },
  {
    id: 'segmentation-fault',
    pattern: /^signal SIG(?:SEGV|BUS)/m,
    text: 'Your program touched memory that is not its own. Usual reasons: an index outside its array, `scanf` without `&`, a pointer that points nowhere, or a recursion that never ends.',
    place: 'nowhere',
  },
];
