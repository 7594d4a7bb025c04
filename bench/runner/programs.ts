import type { LanguageIndex } from '@abhyas/languages/index';

/** One column of the table: a small program that reads numbers, sorts and sums them, and prints. */
export type Program = {
  readonly name: string;
  readonly language: LanguageIndex;
  /** A source that no cache has seen: `mark` is a number that the program carries but does not print. */
  readonly source: (mark: number) => string;
  /** The most the first run and a run again may take, as shares of native. */
  readonly most: { readonly first: number; readonly again: number };
  /** The least sustained runs a second and core. */
  readonly leastPerCore: number;
  /** Name and version under which an engine that speaks Piston's dialect knows the language. */
  readonly engine: { readonly language: string; readonly version: string; readonly fileName: string };
};

export const INPUT = '5\n9 4 7 1 3\n';
export const OTHER_INPUT = '4\n8 6 2 5\n';
export const outputFor = (input: string): string => {
  const numbers = input.split(/\s+/).slice(1, -1).map(Number);
  const sum = numbers.reduce((total, each) => total + each, 0);
  return `${sum} ${Math.min(...numbers)}\n`;
};

const c = (mark: number): string => `#include <stdio.h>
#include <stdlib.h>
static const int mark = ${mark};
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
  int n, numbers[1000], sum = 0;
  if (scanf("%d", &n) != 1) return 1;
  for (int i = 0; i < n; i++) { if (scanf("%d", &numbers[i]) != 1) return 1; sum += numbers[i]; }
  qsort(numbers, n, sizeof(int), compare);
  printf("%d %d\\n", sum + 0 * mark, numbers[0]);
  return 0;
}
`;

const cpp =
  (includes: string) =>
  (mark: number): string =>
    `${includes}
using namespace std;
static const int mark = ${mark};
int main() {
  int n;
  cin >> n;
  vector<int> numbers(n);
  int sum = 0;
  for (int &number : numbers) { cin >> number; sum += number; }
  sort(numbers.begin(), numbers.end());
  cout << sum + 0 * mark << " " << numbers[0] << "\\n";
}
`;

const java = (mark: number): string => `import java.util.*;
public class Main {
  static final int MARK = ${mark};
  public static void main(String[] arguments) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    List<Integer> numbers = new ArrayList<>();
    int sum = 0;
    for (int i = 0; i < n; i++) { numbers.add(in.nextInt()); sum += numbers.get(i); }
    Collections.sort(numbers);
    System.out.println((sum + 0 * MARK) + " " + numbers.get(0));
  }
}
`;

const python = (mark: number): string => `mark = ${mark}
n = int(input())
numbers = sorted(map(int, input().split()))
print(sum(numbers), numbers[0])
`;

export const PROGRAMS: readonly Program[] = [
  {
    name: 'C',
    language: 0,
    source: c,
    most: { first: 1.2, again: 0.4 },
    leastPerCore: 15,
    engine: { language: 'c', version: '*', fileName: 'main.c' },
  },
  {
    name: 'C++ bits',
    language: 3,
    source: cpp('#include <bits/stdc++.h>'),
    most: { first: 0.4, again: 0.03 },
    leastPerCore: 2.5,
    engine: { language: 'c++', version: '*', fileName: 'main.cpp' },
  },
  {
    name: 'C++ iostream',
    language: 3,
    source: cpp('#include <iostream>\n#include <vector>\n#include <algorithm>'),
    most: { first: 0.9, again: 0.12 },
    leastPerCore: 4,
    engine: { language: 'c++', version: '*', fileName: 'main.cpp' },
  },
  {
    name: 'Java',
    language: 4,
    source: java,
    most: { first: 0.2, again: 0.15 },
    leastPerCore: 6,
    engine: { language: 'java', version: '*', fileName: 'Main.java' },
  },
  {
    name: 'Python',
    language: 5,
    source: python,
    most: { first: 1.8, again: 1.8 },
    leastPerCore: 45,
    engine: { language: 'python', version: '*', fileName: 'main.py' },
  },
];

/** A number that no earlier source of this process carries. */
let marks = Date.now() % 1_000_000_000;
export function nextMark(): number {
  marks += 1;
  return marks;
}
