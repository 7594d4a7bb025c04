import type { CodeKey } from '@abhyas/languages/code-keys';

/** The texts that are measured. */
export type MeasuredKey = Extract<CodeKey, 'c' | 'cpp' | 'java' | 'py'>;

/** A file of so many lines is what the measurement is about. */
const LINES = 1000;

/** A function of a beginner's program; its number makes each one different. */
const FUNCTIONS: Record<MeasuredKey, (number: number) => string> = {
  c: (n) => `/* step ${n} */
int step_${n}(int values[], int count) {
    int sum = ${n};
    for (int i = 0; i < count; i++) {
        if (values[i] % 2 == 0) {
            sum += values[i] * ${n};
        } else {
            printf("odd %d\\n", values[i]);
        }
    }
    return sum;
}
`,
  cpp: (n) => `// step ${n}
int step_${n}(const vector<int> &values) {
    map<string, int> seen;
    for (auto value : values) {
        if (value % 2 == 0) {
            seen["even"] += value * ${n};
        } else {
            cout << "odd " << value << endl;
        }
    }
    return seen["even"];
}
`,
  java: (n) => `    // step ${n}
    static int step${n}(List<Integer> values) {
        int sum = ${n};
        for (int value : values) {
            if (value % 2 == 0) {
                sum += value * ${n};
            } else {
                System.out.println("odd " + value);
            }
        }
        return sum;
    }
`,
  py: (n) => `# step ${n}
def step_${n}(values):
    """Adds what is even, prints what is odd."""
    total = ${n}
    for value in values:
        if value % 2 == 0:
            total += value * ${n}
        else:
            print(f"odd {value}")
    return total

`,
};

const FRAMES: Record<MeasuredKey, readonly [head: string, tail: string]> = {
  c: ['#include <stdio.h>\n\n', '\nint main(void) {\n    return 0;\n}\n'],
  cpp: ['#include <bits/stdc++.h>\nusing namespace std;\n\n', '\nint main() {\n    return 0;\n}\n'],
  java: [
    'import java.util.*;\n\nclass Main {\n',
    '\n    public static void main(String[] args) {\n    }\n}\n',
  ],
  py: ['import sys\n\n', '\nprint(step_1([1, 2]))\n'],
};

/** What a learner types into the middle of it: words, brackets, quotes, indents, new lines. */
export const TYPED: Record<MeasuredKey, string> = {
  c: 'int add_up(int a, int b) {\nint total = 0;\nfor (int i = a; i <= b; i++) {\ntotal = total + i * 2;\nif (total > 100) {\nprintf("%d is large\\n", total);\nbreak;\n',
  cpp: 'vector<int> pick(const vector<int> &all) {\nvector<int> out;\nfor (auto value : all) {\nif (value > 10 && out.size() < 5) {\nout.push_back(value);\ncout << "took " << value << endl;\n',
  java: 'static String join(List<String> words) {\nStringBuilder out = new StringBuilder();\nfor (String word : words) {\nif (!word.isEmpty()) {\nout.append(word).append(", ");\nSystem.out.println(out);\n',
  py: 'def pick(values, least=10):\nout = []\nfor value in values:\nif value > least and len(out) < 5:\nout.append(value)\nprint(f"took {value} of {len(values)}")\nreturn {"out": out, "sum": sum(out)}\n',
};

const linesOf = (text: string): number => text.split('\n').length - 1;

/** A program of a thousand lines; `middle` is the line, counted from 1, at which there is room to type. */
export function longProgram(key: MeasuredKey): { code: string; middle: number } {
  const [head, tail] = FRAMES[key];
  const parts = [head];
  let lines = linesOf(head) + linesOf(tail);
  for (let number = 1; ; number += 1) {
    const part = FUNCTIONS[key](number);
    if (lines + linesOf(part) > LINES) break;
    parts.push(part);
    lines += linesOf(part);
  }
  const filler = '\n'.repeat(Math.max(0, LINES - lines));
  const half = Math.floor(parts.length / 2);
  const upper = parts.slice(0, half).join('');
  return { code: upper + filler + parts.slice(half).join('') + tail, middle: linesOf(upper) + 1 };
}
