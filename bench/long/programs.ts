import type { LanguageIndex } from '@abhyas/languages/index';

/** A program that computes for about two seconds: long enough that how it was started no longer counts. */
export type LongProgram = {
  readonly name: string;
  readonly language: LanguageIndex;
  readonly source: string;
};

const java = (name: string, body: string): LongProgram => ({
  name: `Java: ${name}`,
  language: 4,
  source: `import java.util.*;
public class Main {
  static final class Node { final int value; Node next; Node(int value, Node next) { this.value = value; this.next = next; } }
  public static void main(String[] arguments) {
    long total = 0;
${body}
    System.out.println(total);
  }
}
`,
});

/** Numbers that follow each other like dice: x = x * 1103515245 + 12345 (the C standard's example of rand). */
const NEXT = 'x = x * 1103515245 + 12345;';

export const JAVA_PROGRAMS: readonly LongProgram[] = [
  java(
    'a loop of arithmetic',
    `    int x = 1;
    for (int i = 0; i < 1_600_000_000; i++) { ${NEXT} total += x >>> 16; }`,
  ),
  java(
    'short-lived objects',
    `    for (int round = 0; round < 5500; round++) {
      Node head = null;
      for (int i = 0; i < 50_000; i++) head = new Node(i + round, head);
      for (Node node = head; node != null; node = node.next) total += node.value;
    }`,
  ),
  java(
    'a map of boxed numbers',
    `    int x = 1;
    for (int round = 0; round < 60; round++) {
      Map<Integer, Integer> counts = new HashMap<>();
      for (int i = 0; i < 300_000; i++) { ${NEXT} counts.merge(x >>> 14, 1, Integer::sum); }
      total += counts.size();
    }`,
  ),
  java(
    'texts built and compared',
    `    for (int round = 0; round < 130; round++) {
      Set<String> seen = new HashSet<>();
      for (int i = 0; i < 60_000; i++) {
        StringBuilder text = new StringBuilder();
        text.append("roll-").append(i * 31 % 50_000).append('-').append(round);
        seen.add(text.toString());
      }
      total += seen.size();
    }`,
  ),
  java(
    'matrices',
    `    int n = 500;
    double[][] a = new double[n][n], b = new double[n][n], c = new double[n][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { a[i][j] = i + j; b[i][j] = i - j; }
    for (int round = 0; round < 9; round++)
      for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int k = 0; k < n; k++) sum += a[i][k] * b[k][j];
        c[i][j] += sum;
      }
    total = (long) c[7][9];`,
  ),
  java(
    'recursion',
    `    total = new Object() { int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } }.fib(42);`,
  ),
  java(
    'sorting with a comparator',
    `    int x = 1;
    for (int round = 0; round < 13; round++) {
      List<int[]> rows = new ArrayList<>();
      for (int i = 0; i < 250_000; i++) { ${NEXT} rows.add(new int[] { x >>> 8, i }); }
      rows.sort((p, q) -> Integer.compare(p[0], q[0]));
      total += rows.get(round)[1];
    }`,
  ),
];

export const PROGRAMS: readonly LongProgram[] = [
  {
    name: 'C: a sieve',
    language: 0,
    source: `#include <stdio.h>
#include <stdlib.h>
int main(void) {
  long total = 0;
  int n = 20000000;
  for (int round = 0; round < 20; round++) {
    char *composite = calloc(n + 1, 1);
    for (long i = 2; i * i <= n; i++)
      if (!composite[i]) for (long j = i * i; j <= n; j += i) composite[j] = 1;
    for (int i = 2; i <= n; i++) total += !composite[i];
    free(composite);
  }
  printf("%ld\\n", total);
  return 0;
}
`,
  },
  {
    name: 'C++: sorting and a map',
    language: 3,
    source: `#include <bits/stdc++.h>
using namespace std;
int main() {
  unsigned x = 1;
  long long total = 0;
  for (int round = 0; round < 12; round++) {
    vector<unsigned> values(1000000);
    for (auto &value : values) { ${NEXT} value = x >> 8; }
    sort(values.begin(), values.end());
    map<unsigned, int> counts;
    for (int i = 0; i < 200000; i++) counts[values[i * 5] % 65536]++;
    total += counts.size() + values[round];
  }
  cout << total << "\\n";
}
`,
  },
  ...JAVA_PROGRAMS,
  {
    name: 'Python: a loop and a dictionary',
    language: 5,
    source: `x = 1
total = 0
counts = {}
for i in range(2_200_000):
    x = (x * 1103515245 + 12345) % 2147483648
    total += x >> 16
    counts[x >> 14] = counts.get(x >> 14, 0) + 1
print(total, len(counts))
`,
  },
];
