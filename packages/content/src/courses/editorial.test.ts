import { beforeEach, expect, test } from 'vitest';
import type { ProblemAsset } from '../release-assets.ts';
import { assetOf, faultsOf } from '../testing/built-content.ts';
import { smallSchool } from '../testing/small-school.ts';

/** A content folder of one topic that every test may spoil in its own way. */
let files: Record<string, string>;

beforeEach(() => {
  files = smallSchool();
});

const faults = () => faultsOf(files);

test('PRACTICE-61: an editorial says idea, why and complexity in this order, and shows a right program in each language', async () => {
  const folder = 'problems/double-it';
  const text = '## Idea\n\nTwice.\n\n## Why it works\n\nAs the statement says.\n\n## Complexity\n\n$O(1)$\n';
  files[`${folder}/editorial.md`] = text;
  const problem = await assetOf<ProblemAsset>(files, 'double-it');
  expect(problem.editorial?.html).toContain('<p>Twice.</p>');
  expect(problem.editorial?.solutions.map(({ key }) => key)).toEqual(['c', 'cpp', 'java', 'py']);
  expect(JSON.stringify(problem.body)).not.toContain('Twice.');

  files[`${folder}/editorial.md`] = text.replace('## Complexity', '## Cost');
  expect(await faults()).toEqual([expect.stringContaining('The heading "## Complexity" is missing.')]);
  files[`${folder}/editorial.md`] = text.replace('Twice.\n\n', '');
  expect(await faults()).toEqual([
    expect.stringContaining('editorial.md:1: Nothing stands under "## Idea".'),
  ]);
  const [idea = '', why = '', complexity = ''] = text.split(/(?=^## )/m);
  files[`${folder}/editorial.md`] = `${why}${idea}${complexity}`;
  expect(await faults()).toEqual([expect.stringContaining('"## Why it works" stands too early')]);
});

const withCode = (code: string) =>
  `## Idea\n\nTwice.\n\n\`\`\`python\n${code}\n\`\`\`\n\n## Why it works\n\nSo.\n\n## Complexity\n\n$O(1)$\n`;

test('PRACTICE-61: code in an editorial is a part of an accepted solution, so that verifying has run it', async () => {
  const folder = 'problems/double-it';
  files[`${folder}/submissions/accepted/other.py`] =
    'def twice(n):\n    return n + n\n\nprint(twice(int(input())))\n';
  files[`${folder}/editorial.md`] = withCode('return n + n\nprint(twice(int(input())))');
  const { editorial } = await assetOf<ProblemAsset>(files, 'double-it');
  expect(editorial?.solutions).toHaveLength(4);
  expect(editorial?.solutions[3]?.html).not.toContain('twice');
  files[`${folder}/editorial.md`] = withCode('return n * 3');
  expect(await faults()).toEqual([
    expect.stringContaining('editorial.md:5: This code is in no accepted solution'),
  ]);
});
