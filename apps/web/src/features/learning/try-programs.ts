import type { CodeKey } from '@abhyas/languages/code-keys';
import { TEMPLATES } from '@abhyas/languages/templates';

/** What a program beside a video reads at first. */
export const TRY_INPUT = '3\n';

/** A program to begin with beside a video, short enough to be changed: it reads a number and counts up to it. */
const PROGRAMS: Readonly<Partial<Record<CodeKey, string>>> = {
  c: `#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        printf("Day %d of practice\\n", i);
    }
    return 0;
}
`,
  cpp: `#include <iostream>

int main() {
    int n;
    std::cin >> n;
    for (int i = 1; i <= n; i++) {
        std::cout << "Day " << i << " of practice\\n";
    }
}
`,
  java: `import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 1; i <= n; i++) {
            System.out.println("Day " + i + " of practice");
        }
    }
}
`,
  py: `n = int(input())
for i in range(1, n + 1):
    print("Day", i, "of practice")
`,
  js: `const n = Number(require('fs').readFileSync(0, 'utf8'));
for (let i = 1; i <= n; i += 1) {
  console.log('Day', i, 'of practice');
}
`,
};

/** The program that somebody begins with; a language without one begins with its template. */
export const tryProgram = (key: CodeKey): string => PROGRAMS[key] ?? TEMPLATES[key];
