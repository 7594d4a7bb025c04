import { expect, test } from 'vitest';

import { readCrash } from './crash-report.ts';

test.each([
  [
    `main.c:8:45: runtime error: index 5 out of bounds for type 'int [5]'\n    #0 0x562d5e34bc61 in main main.c:8\n`,
    { line: 8, report: "index 5 out of bounds for type 'int [5]'" },
  ],
  [
    `AddressSanitizer:DEADLYSIGNAL\n==660==ERROR: AddressSanitizer: stack-overflow on address 0x7fff7c316ff8 (pc 0x55b4ebfe345b bp 0x7fff T0)\n    #0 0x55b4ebfe345b in f main.c:3\n    #1 0x55b in main main.c:9\n`,
    { line: 3, report: 'stack-overflow' },
  ],
  [
    `==664==ERROR: AddressSanitizer: attempting double-free on 0x602000000030 in thread T0:\n    #0 0x7fc in free ../../../../src/libsanitizer/asan/asan_malloc_linux.cpp:52\n    #1 0x5653da5f52b1 in main /work/main.c:13\n`,
    { line: 13, report: 'attempting double-free' },
  ],
  [
    `==9==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000000 (pc 0x55 bp 0x7f sp 0x7f T0)\n    #0 0x55 in __vfscanf ./scanf.c:1\n    #1 0x55 in main main.c:4\n`,
    { line: 4, report: 'SEGV at a null pointer' },
  ],
  [
    `==9==ERROR: AddressSanitizer: SEGV on unknown address 0x00006f726c64 (pc 0x55 bp 0x7f sp 0x7f T0)\n`,
    { line: null, report: 'SEGV' },
  ],
  [
    `==9==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602 at pc 0x55 bp 0x7f sp 0x7f\nREAD of size 4 at 0x602 thread T0\n    #0 0x55 in main main.c:6\n`,
    { line: 6, report: 'heap-buffer-overflow' },
  ],
])(
  'the innermost line of the learner and what happened are read from what the sanitizer says',
  (said, crash) => {
    expect(readCrash(said, 'main.c')).toEqual(crash);
  },
);

test('of two reports the first one tells what happened', () => {
  const said =
    "stl_vector.h:1123: reference std::vector<int>::operator[](size_type): Assertion '__n < this->size()' failed.\n" +
    '==9==ERROR: AddressSanitizer: ABRT on unknown address 0x0000000016f0 (pc 0x7f)\n    #5 0x56 in main main.cpp:9\n';
  expect(readCrash(said, 'main.cpp')).toEqual({ line: 9, report: '__n < this->size()' });
});

test('a program that said nothing of the kind has no place', () => {
  expect(readCrash('main.c:4: my own debug line\n', 'main.c')).toBeUndefined();
});

test.each([
  ['line ends', `==1==ERROR: AddressSanitizer: x${'\n'.repeat(1_000_000)}`],
  ['beginnings of an assertion', ": Assertion '".repeat(80_000)],
  ['blanks and frames', `==1==ERROR: AddressSanitizer: x\n${' '.repeat(500_000)}#1 ${'/'.repeat(500_000)}`],
  ['one line of places', `==1==ERROR: AddressSanitizer: x\n #1 ${'/main.c:'.repeat(120_000)}`],
  ['behaviour', ': runtime error: '.repeat(60_000)],
  ['an address', `==1==ERROR: AddressSanitizer: x on unknown address 0x${'0'.repeat(900_000)}`],
])('a flood of %s is read in one pass', (_, flood) => {
  const startedAt = performance.now();
  readCrash(flood, 'main.c');
  // Expressions that go back took minutes: the bound is for a machine with much else to do.
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
