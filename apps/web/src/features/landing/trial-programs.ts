import type { LanguageIndex } from '@abhyas/languages/index';

/** The programs of the landing page: each draws the dots of a kolam on a diamond grid. */
export type TrialProgram = { readonly language: LanguageIndex; readonly name: string; readonly code: string };

export const TRIAL_PROGRAMS: readonly TrialProgram[] = [
  {
    language: 5,
    name: 'Python',
    code: `n = 4

for row in range(-n, n + 1):
    print("  " * abs(row), end="")
    print("o   " * (n + 1 - abs(row)))
`,
  },
  {
    language: 0,
    name: 'C',
    code: `#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int n = 4;
    for (int row = -n; row <= n; row++) {
        for (int i = 0; i < abs(row); i++) printf("  ");
        for (int i = abs(row); i <= n; i++) printf("o   ");
        printf("\\n");
    }
}
`,
  },
  {
    language: 3,
    name: 'C++',
    code: `#include <iostream>
#include <cstdlib>

int main() {
    int n = 4;
    for (int row = -n; row <= n; row++) {
        for (int i = 0; i < std::abs(row); i++) std::cout << "  ";
        for (int i = std::abs(row); i <= n; i++) std::cout << "o   ";
        std::cout << '\\n';
    }
}
`,
  },
  {
    language: 4,
    name: 'Java',
    code: `public class Main {
    public static void main(String[] args) {
        int n = 4;
        for (int row = -n; row <= n; row++) {
            System.out.print("  ".repeat(Math.abs(row)));
            System.out.println("o   ".repeat(n + 1 - Math.abs(row)));
        }
    }
}
`,
  },
];
