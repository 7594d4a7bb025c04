import type { DraftCheck, DraftDetail, DraftPreview } from '@abhyas/contract/publishing-drafts.staff';
import type { ComparedReleases } from '@abhyas/contract/publishing-releases.staff';
import type { Merged } from '@abhyas/contract/publishing-merging.staff';
import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { recordSolved } from '../learning/learning.service.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const DRAFTS = '/api/admin/content/drafts';
const MODULE = 'courses/01-c/01-basics';
const OWN = `${MODULE}/03-double-it`;
const BANKED = 'problems/double-it';
const JAVA = 'courses/02-java';

let product: TestProduct;
let asha: Person;
beforeAll(async () => {
  const school = await buildRelease(folderOf(smallSchool()));
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  asha = await product.signInStaff('teacher');
});
afterAll(() => product.close());

async function newDraft(name: string): Promise<string> {
  const { body } = await asha.post(DRAFTS, { name, from: 'current' });
  return `${DRAFTS}/${String(body['id'])}`;
}
const detail = async (draft: string) => (await asha.get(draft)).body as unknown as DraftDetail;
async function write(draft: string, path: string, text: string): Promise<void> {
  const { status, body } = await asha.get(`${draft}/file?path=${encodeURIComponent(path)}`);
  const expected = status === 404 ? null : body['hash'];
  const answer = await asha.post(`${draft}/file`, { path, expected, content: { text } });
  expect(answer.body).toMatchObject({ saved: true });
}
async function publish(draft: string) {
  const check = (await asha.post(`${draft}/check`)).body as unknown as DraftCheck;
  if (check.state !== 'passed') throw new Error(JSON.stringify(check));
  const { currentRelease: from } = await detail(draft);
  const answer = await asha.post(`${draft}/publish`, {
    releaseId: check.releaseId,
    from,
    unproved: 'accepted',
  });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
}

/** Everything that a learner has in a problem. */
async function belongings(learner: Person) {
  const problem = (await learner.post('/api/content/getproblem/double-it')).body;
  return {
    solved: problem['solved'],
    code: (problem['assetData'] as { code: Record<string, string> }).code['py'],
    place: problem['subtopicId'],
    comments: (await learner.get('/api/comments/comments/double-it')).body['comments'],
    module: await learner
      .get('/api/content/subtopic/basics')
      .then(({ body }) => [body['finished'], body['total']]),
    visit: (await learner.post('/api/content/getprogress')).body,
  };
}

it('PUBLISHING-20: a problem that moves into the bank keeps its learners’ work, and its place in drafts begun before', async () => {
  const learner = await product.learner();
  await recordSolved(product.db, learner.accountId, 'double-it');
  await learner.post('/api/content/updateproblem/double-it', {
    code: 'print("mine")',
    assetId: 'double-it',
    language: 5,
  });
  await learner.post('/api/comments/addcomment', { comment: 'Why twice?', assetId: 'double-it', url: '' });
  await learner.post('/api/content/inprogress', {
    assetId: 'double-it',
    practiseLink: '/practise/2/double-it',
  });
  const before = await belongings(learner);
  expect(before).toMatchObject({ solved: true, module: [1, 3] });
  const begunBefore = await newDraft('Begun before');
  await write(begunBefore, `${OWN}/hint1.md`, 'Think of plus.\n');

  const draft = await newDraft('Into the bank');
  await asha.post(`${draft}/move`, { from: OWN, to: BANKED });
  await write(
    draft,
    `${MODULE}/subtopic.yaml`,
    'title: Basics\nsummary: First steps.\nproblems: [double-it]\n',
  );
  await write(draft, `${JAVA}/topic.yaml`, 'title: Java\nsummary: S.\ndescription: D.\n');
  await write(draft, `${JAVA}/topic.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  await write(
    draft,
    `${JAVA}/01-methods/subtopic.yaml`,
    'title: Methods\nsummary: S.\nproblems: [double-it]\n',
  );
  const assets = (await detail(draft)).topics.flatMap(({ subtopics }) =>
    subtopics.map((each) => each.assets),
  );
  expect(assets.map((own) => own.map(({ folder, kind, title }) => [folder, kind, title]))).toEqual([
    [
      [`${MODULE}/01-hello`, 'text', 'Hello'],
      [`${MODULE}/02-basics-quiz`, 'quiz', 'Basics, checked'],
      [BANKED, 'problem', 'Double It'],
    ],
    [[BANKED, 'problem', 'Double It']],
  ]);
  expect((await detail(draft)).others.filter(({ path }) => path.startsWith('problems/'))).toEqual([]);
  const preview = (await asha.get(`${draft}/preview/double-it`)).body as unknown as DraftPreview;
  expect([preview.folder, preview.problem?.title]).toEqual([BANKED, 'Double It']);
  const drawn = await asha.post(`${draft}/preview`, {
    folder: BANKED,
    texts: { [`${BANKED}/hint1.md`]: 'A hint.' },
  });
  expect(drawn.body).toMatchObject({ preview: { kind: 'problem', hint1: '<p>A hint.</p>' }, faults: [] });
  const { changes } = (await asha.get(`${draft}/changes`)).body as unknown as ComparedReleases;
  expect(
    changes.filter(({ id }) => id === 'double-it').map(({ change, judging }) => [change, judging]),
  ).toEqual([['changed', false]]);
  await publish(draft);
  expect(await belongings(learner)).toEqual(before);
  const java = (await learner.get('/api/content/subtopic/methods')).body;
  expect([java['finished'], java['total']]).toEqual([1, 1]);

  const merged = (await asha.post(`${begunBefore}/merge`, { choices: [] })).body as unknown as Merged;
  expect(merged).toMatchObject({ merged: true, conflicts: [] });
  const hint = await asha.get(`${begunBefore}/file?path=${encodeURIComponent(`${BANKED}/hint1.md`)}`);
  expect(hint.body['text']).toBe('Think of plus.\n');
  await publish(begunBefore);
  const { assetData } = (await learner.post('/api/content/getproblem/double-it')).body as {
    assetData: { hint1?: string };
  };
  expect(assetData.hint1).toBe('<p>Think of plus.</p>');
});
