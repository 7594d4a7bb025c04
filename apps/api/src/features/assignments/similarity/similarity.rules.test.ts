import { expect, test } from 'vitest';

import { fingerprintsOf } from './fingerprints.rules.ts';
import { sharedLines, similarityOf, type Compared } from './similarity.rules.ts';
import { tokensOf } from './tokens.rules.ts';

const MEDIAN = `#include <stdio.h>
int main(void) {
    int n, values[100];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &values[i]);
    // the smallest first
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (values[j] < values[i]) { int t = values[i]; values[i] = values[j]; values[j] = t; }
    if (n % 2 == 1) printf("%d\\n", values[n / 2]);
    else printf("%.1f\\n", (values[n / 2 - 1] + values[n / 2]) / 2.0);
    return 0;
}
`;
/** Other names, other blanks, other comments, another text. */
const RENAMED = MEDIAN.replaceAll('values', 'marks')
  .replaceAll(/\bn\b/g, 'count')
  .replace('// the smallest first', '/* sorting,\n by hand */')
  .replaceAll('{ int t', '{\n  int swap')
  .replaceAll('= t;', '= swap;');
const OWN = `#include <stdlib.h>
#include <stdio.h>
static int up(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    int count;
    if (scanf("%d", &count) != 1) return 1;
    int *all = malloc(count * sizeof *all);
    for (int k = 0; k < count; ++k) if (scanf("%d", all + k) != 1) return 1;
    qsort(all, count, sizeof *all, up);
    int *middle = all + count / 2;
    count & 1 ? printf("%d\\n", *middle) : printf("%.1f\\n", (middle[-1] + middle[0]) * 0.5);
    free(all);
}
`;
const NOTHING = new Map<number, never>();

const program = (id: string, code: string, more: Partial<Compared> = {}): Compared => ({
  id,
  accountId: id,
  key: 'c',
  own: true,
  fingerprints: fingerprintsOf(tokensOf(code, 'c')),
  ...more,
});
const found = (programs: readonly Compared[], template = NOTHING as ReturnType<typeof fingerprintsOf>) =>
  similarityOf(programs, template).pairs.map(({ one, other, percent }) => [one, other, percent]);

test('ASSIGNMENTS-45: other names, blanks, comments and texts make no other program', () => {
  expect(found([program('one', MEDIAN), program('renamed', RENAMED), program('own', OWN)])).toEqual([
    ['one', 'renamed', 100],
  ]);
});

test('ASSIGNMENTS-45: a copy within a longer program is found by what it has of the shorter one', () => {
  const longer = `${OWN.replace('int main', 'int other')}${RENAMED}`;
  expect(found([program('one', MEDIAN), program('longer', longer)])).toEqual([['one', 'longer', 100]]);
  const [one, other] = [MEDIAN, longer].map((code) => fingerprintsOf(tokensOf(code, 'c')));
  const lines = one && other ? sharedLines(other, one) : [];
  const ownEnds = OWN.split('\n').length;
  expect(lines.filter((line) => line >= ownEnds).length).toBeGreaterThan(10);
  expect(lines.filter((line) => line < ownEnds).length).toBeLessThan(3);
});

test('ASSIGNMENTS-45: what the template gives and what most programs have does not count', () => {
  const template = fingerprintsOf(tokensOf(MEDIAN, 'c'));
  const both = [program('one', MEDIAN), program('other', RENAMED)];
  expect(similarityOf(both, template)).toEqual({ pairs: [], short: 2 });
  const many = Array.from({ length: 5 }, (_, at) => program(`all ${at}`, MEDIAN));
  expect(found([...many, program('own', OWN)])).toEqual([]);
  expect(found([...many.slice(2), program('own', OWN), program('x', ''), program('y', '')])).toHaveLength(3);
});

test('ASSIGNMENTS-45: nobody is compared with themselves, with another language or among other classes', () => {
  const own = program('one', MEDIAN);
  expect(found([own, program('again', RENAMED, { accountId: 'one' })])).toEqual([]);
  expect(found([own, program('java', RENAMED, { key: 'java' })])).toEqual([]);
  const elsewhere = [program('a', RENAMED, { own: false }), program('b', MEDIAN, { own: false })];
  expect(found(elsewhere)).toEqual([]);
  expect(found([...elsewhere, own])).toEqual([
    ['one', 'a', 100],
    ['one', 'b', 100],
  ]);
});

test('comments, texts of several lines and what never ends are read in one pass', () => {
  const python = '"""Says\nhello."""\n# nothing\nprint(f"{1}")\n';
  expect(tokensOf(python, 'py').map(({ text, line }) => `${line} ${text}`)).toEqual([
    '1 s',
    '1 s',
    '2 n',
    '2 .',
    '2 s',
    '2 s',
    '4 print',
    '4 (',
    '4 n',
    '4 s',
    '4 )',
  ]);
  // In the square of this length it would not end in the time of a test.
  const LENGTH = 1 << 20;
  for (const part of ['"', "'", '`', '/*', '"\\', '((((', 'é\u0301', '\u{1F600}', '0x', 'a;']) {
    const fingerprints = fingerprintsOf(tokensOf(part.repeat(LENGTH / part.length), 'js'));
    expect(fingerprints.size).toBeLessThan(10);
  }
});
