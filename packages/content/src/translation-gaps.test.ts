import { expect, test } from 'vitest';
import { buildRelease } from './load-content.ts';
import { folderOf, smallSchool } from './testing/small-school.ts';
import { translationGaps } from './translation-gaps.ts';

const MODULE = 'courses/01-c/01-basics';

async function gapsOf(files: Record<string, string>): Promise<string[]> {
  const content = await buildRelease(folderOf(files));
  if (!content.ok) throw new Error(JSON.stringify(content.faults));
  return translationGaps(content.bundle.release);
}

test('a course of which most is in Hindi is told what it still lacks, and one that has only begun is left alone', async () => {
  const files = smallSchool();
  files[`${MODULE}/subtopic.hi.yaml`] = 'title: शुरुआत\nsummary: पहले क़दम।\n';
  expect(await gapsOf(files)).toEqual([]);

  files[`${MODULE}/01-hello/text.hi.md`] = '---\ntitle: नमस्ते\n---\nपाठ।\n';
  expect(await gapsOf(files)).toEqual([
    'The course c is not whole in hi: 2 of 4 lack it (basics-quiz, double-it)',
  ]);

  files[`${MODULE}/02-basics-quiz/quiz.hi.yaml`] = files[`${MODULE}/02-basics-quiz/quiz.yaml`] ?? '';
  const problem = 'problems/double-it';
  files[`${problem}/problem.hi.yaml`] = 'name: दुगुना\nsummary: दो गुना।\n';
  files[`${problem}/statement.hi.md`] =
    'दुगुना।\n\n## इनपुट\n\n$n$\n\n## आउटपुट\n\n$2n$\n\n## सीमाएँ\n\n- $n < 9$\n';
  files[`${problem}/data/sample/1.hi.md`] = 'दो और दो।\n';
  expect(await gapsOf(files)).toEqual([]);
});
