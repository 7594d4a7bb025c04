import { languageOf, USUAL_KEYS } from '@abhyas/languages/code-keys';

import { PLACEHOLDERS } from './placeholders.ts';

type Scaffold = Readonly<Record<string, string>>;

const problem: Scaffold = {
  'problem.yaml': `name: Sum of Two
summary: ${PLACEHOLDERS.problemSummary}
difficulty: easy
tags: [input-output, arithmetic]
`,
  'statement.md': `${PLACEHOLDERS.story}

## Input

One line with two whole numbers $a$ and $b$.

## Output

One line: their sum.

## Constraints

- $0 \\le a, b \\le 10^9$
`,
  'hint1.md': `${PLACEHOLDERS.hint1}\n`,
  'hint2.md': `${PLACEHOLDERS.hint2}\n`,
  'data/sample/1.in': '2 3\n',
  'data/sample/1.ans': '5\n',
  'data/sample/1.md': `${PLACEHOLDERS.sample}\n`,
  'data/sample/2.in': '0 0\n',
  'data/sample/2.ans': '0\n',
  'data/sample/2.md': `${PLACEHOLDERS.secondSample}\n`,
  'generators/tests.mjs': `export const seed = 1;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: \`\${a} \${b}\\n\` });
  yield test('largest', 'the largest numbers', 10 ** 9, 10 ** 9);
  for (let i = 1; i <= 9; i += 1) yield test(\`random-\${i}\`, 'any numbers', random.int(0, 1000), random.int(0, 1000));
}
`,
  ...Object.fromEntries(
    USUAL_KEYS.map((key) => [`submissions/accepted/solution.${key}`, languageOf(key).template]),
  ),
  'submissions/accepted/solution.py': 'a, b = map(int, input().split())\nprint(a + b)\n',
  'submissions/wrong_answer/the-mistake.py': 'a, b = map(int, input().split())\nprint(a - b)\n',
};

const text: Scaffold = {
  'text.md': `---
title: ${PLACEHOLDERS.assetTitle}
---

${PLACEHOLDERS.firstSentence}

\`\`\`python run
print("Vanakkam")
\`\`\`

\`\`\`output
Vanakkam
\`\`\`

> [!PREDICT]
> What does this print?
>
> \`\`\`python run
> print(7 // 2)
> \`\`\`
>
> \`\`\`output
> 3
> \`\`\`
>
> ${PLACEHOLDERS.explanation}

> [!MISTAKES]
> - **The mistake.** ${PLACEHOLDERS.mistake}
`,
};

const quiz: Scaffold = {
  'quiz.yaml': `title: ${PLACEHOLDERS.quizTitle}
questions:
  - question: ${PLACEHOLDERS.question}
    correct: ["3"]
    wrong:
      - text: "3.5"
        because: The fraction is thrown away.
      - "4"
    explanation: 7 is 3 times 2 and 1 left over.
`,
};

const video: Scaffold = {
  'video.yaml': `title: ${PLACEHOLDERS.videoTitle}
url: ${PLACEHOLDERS.videoAddress}
description: ${PLACEHOLDERS.videoDescription}
`,
};

/** Its picture is four strands around four dots: a kolam that waits for the course's own drawing. */
const course: Scaffold = {
  'topic.yaml': `title: ${PLACEHOLDERS.courseTitle}
summary: ${PLACEHOLDERS.courseSummary}
description: ${PLACEHOLDERS.courseDescription}
`,
  'topic.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 240" width="400" height="240">
<path d="M150 120Q150 70 200 70T250 120T200 170T150 120ZM165 85Q200 50 235 85T235 155T165 155T165 85Z" fill="none" stroke="#1B7F86" stroke-width="2"/>
<g fill="#B59F78"><circle cx="200" cy="95" r="3"/><circle cx="200" cy="145" r="3"/><circle cx="175" cy="120" r="3"/><circle cx="225" cy="120" r="3"/></g>
</svg>
`,
};

/** Nobody can buy it before its price and its courses were looked at. */
const plan: Scaffold = {
  'plan.yaml': `title: ${PLACEHOLDERS.planTitle}
price_rupees: 499
contents: []
validity_days: 180
validity: 6 months
plan_type: Coming Soon
`,
  'plan.svg': course['topic.svg'] ?? '',
};

/** What `content:new` writes for each kind of thing: whole but for the sentences that its author is to write. */
export const SCAFFOLDS: ReadonlyMap<string, Scaffold> = new Map([
  ['course', course],
  ['problem', problem],
  ['text', text],
  ['quiz', quiz],
  ['video', video],
  ['plan', plan],
  [
    'subtopic',
    { 'subtopic.yaml': `title: ${PLACEHOLDERS.moduleTitle}\nsummary: ${PLACEHOLDERS.moduleSummary}\n` },
  ],
]);
