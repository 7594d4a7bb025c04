import type { DraftCheck, DraftDetail, DraftPreview } from '@abhyas/contract/publishing-drafts.staff';
import type { Merged } from '@abhyas/contract/publishing-merging.staff';
import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { recordSolved } from '../learning/learning.service.ts';
import { asBeforeTheBank, OWN } from '../../testing/before-the-bank.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const DRAFTS = '/api/admin/content/drafts';
const MODULE = 'courses/01-c/01-basics';
const BANKED = 'problems/double-it';
const JAVA = 'courses/02-java';

let product: TestProduct;
let asha: Person & { readonly accountId: string };
beforeEach(async () => {
  const school = await buildRelease(folderOf(smallSchool()));
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  asha = await product.signInStaff('teacher');
});
afterEach(() => product.close());

async function newDraft(name: string): Promise<string> {
  const { body } = await asha.post(DRAFTS, { name, from: 'current' });
  return `${DRAFTS}/${String(body['id'])}`;
}
const detail = async (draft: string) => (await asha.get(draft)).body as unknown as DraftDetail;
const read = (draft: string, path: string) => asha.get(`${draft}/file?path=${encodeURIComponent(path)}`);
async function write(draft: string, path: string, text: string): Promise<void> {
  const { status, body } = await read(draft, path);
  const expected = status === 404 ? null : body['hash'];
  const answer = await asha.post(`${draft}/file`, { path, expected, content: { text } });
  expect(answer.body).toMatchObject({ saved: true });
}
const check = async (draft: string) => (await asha.post(`${draft}/check`)).body as unknown as DraftCheck;
async function publish(draft: string) {
  const checked = await check(draft);
  if (checked.state !== 'passed') throw new Error(JSON.stringify(checked));
  const { currentRelease: from } = await detail(draft);
  const { releaseId } = checked;
  const answer = await asha.post(`${draft}/publish`, { releaseId, from, unproved: 'accepted' });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
}
const assetsOf = async (draft: string) =>
  (await detail(draft)).topics.flatMap(({ subtopics }) =>
    subtopics.map(({ assets }) => assets.map(({ folder, change }) => [folder, change])),
  );

/** A course in Java whose one module has the problem, too. */
async function addJava(draft: string): Promise<void> {
  await write(draft, `${JAVA}/topic.yaml`, 'title: Java\nsummary: S.\ndescription: D.\n');
  await write(draft, `${JAVA}/topic.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  const module = 'title: Methods\nsummary: S.\nproblems: [double-it]\n';
  await write(draft, `${JAVA}/01-methods/subtopic.yaml`, module);
}

/** A learner who has solved the problem, submitted to it, written to it and was there last. */
async function learnerAtWork() {
  const learner = await product.learner();
  await recordSolved(product.db, learner.accountId, 'double-it');
  await product.db
    .insertInto('submission')
    .values({
      id: crypto.randomUUID(),
      account_id: learner.accountId,
      asset_id: 'double-it',
      language: 5,
      code: 'print(0)',
      verdict: 'wrong-answer',
      result: JSON.stringify({ done: false, tests: [] }),
    })
    .execute();
  const code = { code: 'print("mine")', assetId: 'double-it', language: 5 };
  await learner.post('/api/content/updateproblem/double-it', code);
  await learner.post('/api/comments/addcomment', { comment: 'Why twice?', assetId: 'double-it', url: '' });
  await learner.post('/api/content/inprogress', {
    assetId: 'double-it',
    practiseLink: '/practise/2/double-it',
  });
  return learner;
}

/** All that a learner has of a problem. */
async function belongings(learner: Person) {
  const problem = (await learner.post('/api/content/getproblem/double-it')).body;
  const { body: module } = await learner.get('/api/content/subtopic/basics');
  return {
    solved: problem['solved'],
    code: (problem['assetData'] as { code: Record<string, string> }).code['py'],
    place: problem['subtopicId'],
    submissions: (await learner.get('/api/practice/submissions/double-it')).body,
    comments: (await learner.get('/api/comments/comments/double-it')).body['comments'],
    items: (module['assets'] as { assetId: string }[]).map(({ assetId }) => assetId),
    progress: [module['finished'], module['total']],
    visit: (await learner.post('/api/content/getprogress')).body,
  };
}

it('PUBLISHING-20: what was made when problems stood in modules’ folders stays valid: progress, submissions, texts, comments, links, drafts under way', async () => {
  const learner = await learnerAtWork();
  const draft = await newDraft('Under way');
  await write(draft, `${BANKED}/hint1.md`, 'Think of plus.\n');
  const { removal } = (await asha.post(`${draft}/remove`, { path: `${BANKED}/starter` })).body;
  await asBeforeTheBank(product.db);
  const before = await belongings(learner);
  expect(before).toMatchObject({ solved: true, items: ['hello', 'basics-quiz', 'double-it'] });

  // The draft is what it was, in today's form; the old folder still names the problem.
  expect(await assetsOf(draft)).toEqual([
    [
      [`${MODULE}/01-hello`, 'same'],
      [`${MODULE}/02-basics-quiz`, 'same'],
      [BANKED, 'changed'],
    ],
  ]);
  expect((await detail(draft)).changes).toEqual({ added: 1, changed: 0, removed: 1 });
  expect((await read(draft, `${BANKED}/hint1.md`)).body['text']).toBe('Think of plus.\n');
  const { hash } = (await read(draft, `${BANKED}/hint1.md`)).body;
  const kept = { path: `${OWN}/hint1.md`, expected: hash, content: { text: 'Think of plus again.\n' } };
  expect((await asha.post(`${draft}/file`, kept)).body).toMatchObject({ saved: true });
  expect((await asha.post(`${draft}/bring-back`, { removal })).body).toEqual({
    files: 1,
    path: `${BANKED}/starter`,
  });

  // A second course takes the problem up from a draft that is begun now, and the older draft is merged with it.
  const java = await newDraft('Java, too');
  await addJava(java);
  await publish(java);
  expect(await belongings(learner)).toEqual(before);
  const { body: methods } = await learner.get('/api/content/subtopic/methods');
  expect([methods['finished'], methods['total']]).toEqual([1, 1]);
  const merged = (await asha.post(`${draft}/merge`, { choices: [] })).body as unknown as Merged;
  expect(merged).toMatchObject({ merged: true, conflicts: [] });
  await publish(draft);
  const { assetData } = (await learner.post('/api/content/getproblem/double-it')).body;
  expect(assetData).toMatchObject({ hint1: '<p>Think of plus again.</p>' });
  expect(await belongings(learner)).toEqual(before);
});

it('PUBLISHING-20: a release of before is brought back as it was, and the next draft has its problems in the bank', async () => {
  const learner = await learnerAtWork();
  const { currentRelease: old } = await detail(await newDraft('Any'));
  const draft = await newDraft('Java, too');
  await addJava(draft);
  await publish(draft);
  const { currentRelease: from } = await detail(draft);
  await asBeforeTheBank(product.db);
  const before = await belongings(learner);
  expect((await asha.post('/api/admin/content/roll-back', { releaseId: old, from })).status).toBe(200);
  expect(await belongings(learner)).toEqual({ ...before });
  const next = await newDraft('After it');
  expect((await detail(next)).changes).toEqual({ added: 0, changed: 0, removed: 0 });
  expect((await assetsOf(next))[0]?.at(-1)).toEqual([BANKED, 'same']);
  expect(await check(next)).toMatchObject({ state: 'passed' });
});

it('PUBLISHING-20: the console shows a problem in each module that lists it, draws it, and says which are in none', async () => {
  const draft = await newDraft('Two courses');
  await addJava(draft);
  expect(await assetsOf(draft)).toEqual([
    [
      [`${MODULE}/01-hello`, 'same'],
      [`${MODULE}/02-basics-quiz`, 'same'],
      [BANKED, 'same'],
    ],
    [[BANKED, 'same']],
  ]);
  const { others, unlisted } = await detail(draft);
  expect([others.filter(({ path }) => path.startsWith('problems/')), unlisted]).toEqual([[], []]);
  const preview = (await asha.get(`${draft}/preview/double-it`)).body as unknown as DraftPreview;
  expect([preview.folder, preview.problem?.title]).toEqual([BANKED, 'Double It']);
  const texts = { [`${BANKED}/hint1.md`]: 'A hint.' };
  const drawn = await asha.post(`${draft}/preview`, { folder: BANKED, texts });
  expect(drawn.body).toMatchObject({ preview: { kind: 'problem', hint1: '<p>A hint.</p>' }, faults: [] });
  await write(draft, `${MODULE}/subtopic.yaml`, 'title: Basics\nsummary: First steps.\n');
  await write(draft, `${JAVA}/01-methods/subtopic.yaml`, 'title: Methods\nsummary: S.\n');
  expect((await detail(draft)).unlisted).toMatchObject([{ folder: BANKED, title: 'Double It' }]);
  expect(await check(draft)).toMatchObject({ state: 'faults', faults: [{ file: BANKED }] });
});

it('PUBLISHING-20: a deleted problem goes off every list, and stands on them again when it is brought back', async () => {
  const draft = await newDraft('Without it');
  await addJava(draft);
  const there = await assetsOf(draft);
  const { removal } = (await asha.post(`${draft}/remove`, { path: BANKED })).body;
  expect((await assetsOf(draft)).map((assets) => assets.at(-1))).toEqual([
    [BANKED, 'removed'],
    [BANKED, 'removed'],
  ]);
  expect(await check(draft)).toMatchObject({ state: 'passed' });
  await asha.post(`${draft}/bring-back`, { removal });
  expect(await assetsOf(draft)).toEqual(there);
});

it('PUBLISHING-20: a problem in the folder of a module is refused, and the check says where it belongs', async () => {
  const draft = await newDraft('By hand');
  await asha.post(`${draft}/move`, { from: BANKED, to: OWN });
  await write(draft, `${MODULE}/subtopic.yaml`, 'title: Basics\nsummary: First steps.\n');
  const message = expect.stringContaining('move this folder to problems/double-it') as string;
  expect(await check(draft)).toEqual({ state: 'faults', faults: [{ file: OWN, line: 0, message }] });
});

it('PUBLISHING-21: a sheet is among the draft’s, and goes and comes back with its words in Hindi', async () => {
  const draft = await newDraft('A sheet');
  const sheet = 'title: Warm up\nsummary: S.\ngroups: [{ title: One, problems: [double-it] }]\n';
  await write(draft, 'sheets/warm-up.yaml', sheet);
  await write(draft, 'sheets/warm-up.hi.yaml', 'title: वार्म-अप\nsummary: स।\ngroups: [एक]\n');
  expect((await detail(draft)).sheets).toEqual([
    { folder: 'sheets/warm-up.yaml', id: 'warm-up', title: 'Warm up', change: 'added' },
  ]);
  expect(await check(draft)).toMatchObject({ state: 'passed' });
  const { removal, files } = (await asha.post(`${draft}/remove`, { path: 'sheets/warm-up.yaml' })).body;
  expect([files, (await detail(draft)).sheets]).toEqual([2, []]);
  await asha.post(`${draft}/bring-back`, { removal });
  expect((await read(draft, 'sheets/warm-up.hi.yaml')).body['text']).toContain('वार्म-अप');
  expect((await detail(draft)).sheets).toHaveLength(1);
});
