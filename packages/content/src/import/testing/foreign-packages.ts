/** Problem packages as other schools have them, written for these tests: files by path. */
type Files = Readonly<Record<string, string>>;

const VALIDATE_H = `#pragma once
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
std::ifstream judge_in, judge_ans;
std::istream author_out(std::cin.rdbuf());
std::string dir;
void wrong_answer(const std::string &msg) {
  std::ofstream(dir + "/judgemessage.txt") << msg;
  std::ofstream(dir + "/teammessage.txt") << "look again";
  exit(43);
}
void accept() { exit(42); }
void init_io(int argc, char **argv) { if (argc < 4) exit(1); judge_in.open(argv[1]); judge_ans.open(argv[2]); dir = argv[3]; }
`;

/** legacy-icpc: TeX, an output validator in C++ with a header, groups, several languages. */
export const LEGACY: Files = {
  'gap/problem.yaml': `name: The Gap
source: A contest of ours
license: cc by-sa
validation: custom
limits:
  validation_time: 60
`,
  'gap/problem_statement/problem.en.tex':
    String.raw`\problemname{The Gap}

Compute the \emph{gap} between $a$ and $b$. % a comment

\begin{itemize}
\item a \textbf{bold} thing
\item a second
\end{itemize}

\illustration{0.3}{cat.png}{A cat, by \href{https://example.org/a}{me}}

\section*{Input}
At most $40$ cases --- 50\% with $0 \le a < 10^{15}$, \verb|a_b|, and \unknown{this}.
\[ x = \sum_{i=1}^n i \]

\section*{Output}
Print ` + "``the gap''.\n",
  'gap/problem_statement/cat.png': 'a picture',
  'gap/data/sample/1.in': '10 12\n',
  'gap/data/sample/1.ans': '2\n',
  'gap/data/secret/small/01.in': '1 1\n',
  'gap/data/secret/small/01.ans': '0\n',
  'gap/data/secret/small/01.desc': 'equal numbers\n',
  'gap/data/secret/02.in': '1000000000000000 0\n',
  'gap/data/secret/02.ans': '1000000000000000\n',
  'gap/data/secret/03.in': '1 2\n',
  'gap/output_validators/v/validate.cc': `#include "validate.h"
using namespace std;
int main(int argc, char **argv) {
  init_io(argc, argv);
  long long a, b;
  cout << "noise";
  judge_ans >> a;
  if (!(author_out >> b) || a != b) wrong_answer("the secret number");
  accept();
}
`,
  'gap/output_validators/v/validate.h': VALIDATE_H,
  'gap/input_validators/v.py': 'pass\n',
  'gap/submissions/accepted/gap.py': 'a, b = map(int, input().split())\nprint(abs(a - b))\n',
  'gap/submissions/accepted/gap.cc': '#include <iostream>\nint main() {}\n',
  'gap/submissions/accepted/gap.hs': 'main = print 1\n',
  'gap/submissions/wrong_answer/int.cc': '#include <iostream>\nint main() {}\n',
  'gap/submissions/slow_accepted/slow.py': 'pass\n',
};

/** 2025-09: Markdown, a tolerance by a test group's arguments, limits beyond ours. */
export const MODERN: Files = {
  'circle/problem.yaml': `problem_format_version: 2025-09
name:
  en: Circle
uuid: 1
credits:
  authors: [A B, C D]
keywords: [geometry, arithmetic]
limits:
  time_limit: 30
`,
  'circle/statement/problem.en.md':
    '# Circle\n\nGiven $r$, compute the area. <b>Nice</b>\n\n# Input\n\nOne number.\n\n#### Output\n\nThe area.\n\n{{nextsample}}\n',
  'circle/data/test_group.yaml': 'output_validator_args: [float_tolerance, 1e-6]\n',
  'circle/data/secret/1.in': '1\n',
  'circle/data/secret/1.ans': '3.14159265\n',
  'circle/data/secret/2.yaml': 'description: "radius 22"\n',
  'circle/data/secret/2.in': '22\n',
  'circle/data/secret/2.ans': '1520.53084433\n',
  'circle/submissions/accepted/circle.py': 'import math\nprint(math.pi * float(input()) ** 2)\n',
};

/** 2025-09 with an output validator in Python that is called with an argument. */
export const PERMUTATION: Files = {
  'any-order/problem.yaml': 'problem_format_version: 2025-09\nname: Any Order\nuuid: 2\n',
  'any-order/statement/problem.md': 'Print any permutation of the numbers from 1 to n.\n',
  'any-order/data/sample/1.in': '3\n',
  'any-order/data/sample/1.ans': '1 2 3\n',
  'any-order/data/secret/1.in': '5\n',
  'any-order/data/secret/1.ans': '1 2 3 4 5\n',
  'any-order/data/secret/test_group.yaml': 'output_validator_args: --strict\n',
  'any-order/output_validator/validate.py': `import sys
from pathlib import Path
assert sys.argv[4:] == ['--strict']
n = int(open(sys.argv[1]).read())
print('noise')
got = sorted(int(word) for word in sys.stdin.read().split())
if got == list(range(1, n + 1)):
    sys.exit(42)
Path(sys.argv[3] + 'teammessage.txt').write_text('not a permutation')
sys.exit(43)
`,
  'any-order/submissions/accepted/down.py': 'n = int(input())\nprint(*range(n, 0, -1))\n',
};

/** What other judges allow and ours does not know: class names, constants, a newer version, files from Windows. */
export const ELSEWHERE: Files = {
  'greet/problem.yaml': `problem_format_version: 2031-01
name: { en: Greet, hi: नमस्ते कहें }
credits:
  authors: [{ name: Asha Rao, email: asha@example.org }, Bimal Roy <bimal@example.org>]
keywords: [input-output, waving]
constants:
  most: 100
`,
  'greet/statement/problem.en.md':
    'Greet a name of at most {{most}} letters.\n\n![A wave](wave.svg){width=50%}\n\n## Input\n\nA name.\n\n## Output\n\nIt.\n',
  'greet/statement/problem.hi.md':
    '# नमस्ते\n\nअधिकतम {{most}} अक्षरों के नाम को नमस्ते कहें। फिर रुकें।\n\n### Input\n\nएक नाम।\n\n## आउटपुट\n\nवही।\n',
  'greet/statement/problem.sv.md': 'Hej\n',
  'greet/statement/wave.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9px" height="8px"><circle r="3"/></svg>',
  'greet/data/sample/1.in': 'A\n',
  'greet/data/sample/1.md': 'The name comes back.\n',
  'greet/data/sample/1.ans': 'A\n',
  'greet/data/secret/1.in': '\uFEFFB\r\n',
  'greet/data/secret/1.ans': 'B\r\n',
  'greet/submissions/accepted/Greet.java':
    'public class Greet { Greet() {} public static void main(String[] a) {} }\n',
  'greet/submissions/accepted/old.py': '# old\nprint raw_input()\n',
};

/** Bare test files as colleges have them: numbered pairs in one folder, input and output folders in another. */
export const PAIRS: Files = {
  'double/1.in': '2\n',
  'double/1.out': '4\n',
  'double/2.in': '30\n',
  'double/2.out': '60\n',
  'double/10.in': '5\n',
  'double/10.out': '10\n',
  'double/9.in': '1\n',
  'double/main.py': 'print(2 * int(input()))\n',
  'echo/input/input00.txt': '1\n',
  'echo/input/input01.txt': '22\n',
  'echo/output/output00.txt': '1\n',
  'echo/output/output01.txt': '22\n',
  'echo/problem.md': '# Echo\n\nEcho it.\n',
  'echo/notes.pdf': 'x',
};

export function bytesOf(files: Files): Map<string, Uint8Array> {
  return new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
}
