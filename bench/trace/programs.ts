import type { LanguageIndex } from '@abhyas/languages/index';

/** A program of a loop, an array and a call, which takes six steps a round. */
export type Stepping = {
  readonly name: string;
  readonly language: LanguageIndex;
  readonly codeOf: (rounds: number) => string;
};

const STEPS_OF_ROUND = 6;

/** How many rounds take so many steps. */
export const roundsFor = (steps: number): number => Math.ceil(steps / STEPS_OF_ROUND);

const C_LIKE = (rounds: number): string => `int add(int a, int b) {
    int s = a + b;
    return s;
}
int main() {
    int cells[10] = {0};
    int total = 0;
    for (int i = 0; i < ${rounds}; i++) {
        cells[i % 10] = i;
        total = add(total, cells[i % 10]) % 1000;
    }
    printf("%d\\n", total);
}
`;

export const STEPPING: readonly Stepping[] = [
  { name: 'C', language: 0, codeOf: (rounds) => `#include <stdio.h>\n${C_LIKE(rounds)}` },
  {
    name: 'C++ with bits/stdc++.h',
    language: 3,
    codeOf: (rounds) => `#include <bits/stdc++.h>\nusing namespace std;\n${C_LIKE(rounds)}`,
  },
  {
    name: 'Java',
    language: 4,
    codeOf: (rounds) => `public class Main {
    static int add(int a, int b) {
        int s = a + b;
        return s;
    }
    public static void main(String[] args) {
        int[] cells = new int[10];
        int total = 0;
        for (int i = 0; i < ${rounds}; i++) {
            cells[i % 10] = i;
            total = add(total, cells[i % 10]) % 1000;
        }
        System.out.println(total);
    }
}
`,
  },
  {
    name: 'Python',
    language: 5,
    codeOf: (rounds) => `def add(a, b):
    s = a + b
    return s

cells = [0] * 10
total = 0
for i in range(${rounds}):
    cells[i % 10] = i
    total = add(total, cells[i % 10]) % 1000
print(total)
`,
  },
];
