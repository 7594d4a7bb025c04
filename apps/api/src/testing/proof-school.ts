import { buildRelease } from '@abhyas/content/load-content';
import type { ReleaseBundle } from '@abhyas/content/release';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';

const PROBLEM = 'problems/double-it';

/** A school whose one problem, "Double It", has real solutions. `files` are laid over it; null takes one away. */
export async function proofSchool(
  files: Readonly<Record<string, string | null>> = {},
): Promise<ReleaseBundle> {
  const all = {
    ...smallSchool(),
    [`${PROBLEM}/problem.yaml`]:
      'name: Double It\nsummary: Twice.\ndifficulty: easy\ntags: [arithmetic]\nlanguages: [c, cpp, py]\n',
    [`${PROBLEM}/submissions/accepted/solution.c`]:
      '#include <stdio.h>\nint main(void) { int n; scanf("%d", &n); printf("%d\\n", n * 2); return 0; }\n',
    [`${PROBLEM}/submissions/accepted/solution.cpp`]:
      '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << n * 2 << "\\n"; }\n',
    [`${PROBLEM}/submissions/accepted/solution.py`]: 'n = int(input())\nprint(n + n if n > 0 else 0)\n',
    [`${PROBLEM}/submissions/wrong_answer/same.py`]: 'print(input())\n',
    [`${PROBLEM}/submissions/accepted/solution.java`]: null,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${PROBLEM}/${name}`, text])),
  };
  const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  const content = await buildRelease(folderOf(Object.fromEntries(kept)));
  if (!content.ok) throw new Error(JSON.stringify(content.faults));
  return content.bundle;
}
