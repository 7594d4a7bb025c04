import { beforeEach, expect, test } from 'vitest';
import { proofsOf } from '../proof/proofs.ts';
import type { ProblemAsset } from '../release-assets.ts';
import { assetOf, faultsOf } from '../testing/built-content.ts';
import { smallSchool } from '../testing/small-school.ts';

const FOLDER = 'problems/double-it';
const YAML = 'name: Tea\nsummary: S.\ndifficulty: easy\ntags: [arithmetic]\nkind: page\n';
const PAGE = '=== index.html ===\n<h1>Tea</h1>\n=== style.css ===\n=== script.js ===\n';
const CHECKS = `checks:
  - name: The heading says "Tea" & no more
    catches: [coffee]
    steps:
      - text: h1
        is: Tea
  - name: There is one heading
    steps:
      - count: h1
        is: 1
`;

let files: Record<string, string>;

beforeEach(() => {
  const school = Object.entries(smallSchool()).filter(([path]) => !/submissions|starter|data/.test(path));
  files = {
    ...Object.fromEntries(school),
    [`${FOLDER}/problem.yaml`]: YAML,
    [`${FOLDER}/statement.md`]: 'Write a heading.\n',
    [`${FOLDER}/checks.yaml`]: CHECKS,
    [`${FOLDER}/submissions/accepted/solution.page`]: PAGE,
    [`${FOLDER}/submissions/wrong_answer/coffee.page`]: PAGE.replace('Tea', 'Coffee'),
  };
});

test('WEBPAGE-9: a page task has one test, which is that its named checks pass; they stand below its statement', async () => {
  const { body, judging } = await assetOf<ProblemAsset>(files, 'double-it');
  expect(body.languages).toEqual(['page']);
  expect(judging.tests).toMatchObject([{ name: 'checks', hidden: false }]);
  expect(JSON.parse(body.customTestcase.page ?? '')).toEqual({
    checks: [
      { name: 'The heading says "Tea" & no more', steps: [{ text: 'h1', is: 'Tea' }] },
      { name: 'There is one heading', steps: [{ count: 'h1', is: 1 }] },
    ],
  });
  expect(body.sample).toContain('<li>The heading says "Tea" &amp; no more</li>');
});

test('WEBPAGE-10: a wrong solution is proved by the check alone that says it catches it', async () => {
  const problem = await assetOf<ProblemAsset>(files, 'double-it');
  const proofs = proofsOf(problem);
  const tests = (kind: string) =>
    proofs.flatMap((proof) =>
      proof.kind === kind && proof.job.task.kind === 'judge' ? proof.job.task.tests : [],
    );
  expect(tests('wrong')).toHaveLength(1);
  expect(tests('wrong')[0]?.inputHash).not.toBe(tests('reference')[0]?.inputHash);
});

test.each([
  ['problem.yaml', `${YAML}languages: [page, c]\n`, 'A problem of the kind page is solved in Web page only.'],
  ['problem.yaml', YAML.replace('kind: page', 'languages: [page]'), 'Only a problem of the kind page'],
  ['checks.yaml', 'checks: []\n', 'checks.yaml:1'],
  ['checks.yaml', CHECKS.replace('text: h1', 'txet: h1'), 'checks.yaml:'],
  ['checks.yaml', CHECKS.replace('is: Tea', 'is: Tea\n        contains: T'), 'say either is or contains'],
  [
    'checks.yaml',
    CHECKS.replace('There is one heading', 'The heading says "Tea" & no more'),
    'Two checks are called',
  ],
  ['checks.yaml', CHECKS.replace('[coffee]', '[]'), 'One check has to say that it catches coffee.'],
  ['checks.yaml', CHECKS.replace('[coffee]', '[coffee, milk]'), 'There is no wrong solution called milk.'],
])(
  'WEBPAGE-9, WEBPAGE-10: what is wrong with a page task is told with its place: %s',
  async (file, text, words) => {
    files[`${FOLDER}/${file}`] = text;
    expect(await faultsOf(files)).toEqual(expect.arrayContaining([expect.stringContaining(words)]));
  },
);

test('WEBPAGE-9: without its checks there is no task', async () => {
  delete files[`${FOLDER}/checks.yaml`];
  expect(await faultsOf(files)).toEqual(
    expect.arrayContaining([expect.stringContaining('checks.yaml is missing')]),
  );
});
