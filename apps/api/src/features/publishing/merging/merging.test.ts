import type { ComparedReleases, ContentStatus } from '@abhyas/contract/publishing-releases.staff';
import type { MergeConflict } from '@abhyas/contract/publishing-merging.staff';
import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  CONTENT,
  detailOf,
  lesson,
  merge,
  mergeAndPublish,
  newDraft,
  publish,
  publishedFile,
  readFile,
  writeFile,
} from '../../../testing/test-drafts.ts';
import { startTestProduct, type Person, type TestProduct } from '../../../testing/test-product.ts';

const MODULE = 'courses/01-c/01-basics';
const TEXT = `${MODULE}/01-hello/text.md`;
const PROBLEM = 'problems/double-it';
const LINES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

let product: TestProduct;
let asha: Person & { readonly accountId: string };
let ravi: Person & { readonly accountId: string };
beforeAll(async () => {
  const school = await buildRelease(folderOf({ ...smallSchool(), [TEXT]: lesson(LINES) }));
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  asha = await product.signInStaff('teacher');
  ravi = await product.signInStaff('teacher');
});
afterAll(() => product.close());

async function copyOf(draft: string): Promise<string> {
  const { status, body, text } = await ravi.post(`${CONTENT}/drafts`, {
    name: 'Copy',
    from: draft.split('/').at(-1),
  });
  expect([status, text]).toEqual([200, text]);
  return `${CONTENT}/drafts/${String(body['id'])}`;
}
const status = async () => (await asha.get(CONTENT)).body as unknown as ContentStatus;
const sides = (conflict: MergeConflict) =>
  conflict.parts?.flatMap((part) => ('same' in part ? [] : [[part.mine.join(), part.theirs.join()]]));

it('PUBLISHING-11: an older draft that is published takes nothing back of what another teacher published meanwhile', async () => {
  const [first, second] = [await newDraft(asha, 'Wording'), await newDraft(ravi, 'More lessons')];
  await writeFile(asha, first, [TEXT, lesson(['One of Asha', ...LINES.slice(1)])]);
  await writeFile(ravi, second, [`${MODULE}/04-more/text.md`, '---\ntitle: More\n---\nOf Ravi.\n']);
  await writeFile(ravi, second, [TEXT, lesson([...LINES.slice(0, 5), 'Six of Ravi'])]);
  expect((await publish(asha, first)).status).toBe(200);
  // Its own changes are what it shows, not what the other brought.
  expect(await detailOf(asha, second)).toMatchObject({
    basedOnCurrent: false,
    changes: { added: 1, changed: 1, removed: 0 },
  });
  expect((await publish(ravi, second)).text).toContain('publishing.merge-first');
  expect((await ravi.get(`${second}/changes`)).text).toContain('publishing.merge-first');
  expect(await merge(ravi, second)).toMatchObject({
    merged: true,
    files: 1,
    published: [{ by: 'Staff teacher', draft: 'Wording' }],
  });
  const { status, text } = await publish(ravi, second);
  expect([status, text]).toEqual([200, text]);
  expect(await publishedFile(asha, TEXT)).toBe(lesson(['One of Asha', ...LINES.slice(1, 5), 'Six of Ravi']));
  expect(await publishedFile(asha, `${MODULE}/04-more/text.md`)).toContain('Of Ravi.');
});

it('PUBLISHING-11: changes that touch are shown side by side, and each is taken only as it was seen', async () => {
  const lines = ['One', 'Two', 'Three'];
  const start = await newDraft(asha, 'Start');
  await writeFile(asha, start, [TEXT, lesson(lines)]);
  await mergeAndPublish(asha, start);
  const [first, second] = [await newDraft(asha, 'First'), await newDraft(ravi, 'Second')];
  await writeFile(asha, first, [TEXT, lesson(['One', 'Two of Asha', 'Three of Asha'])]);
  await writeFile(ravi, second, [TEXT, lesson(['One of Ravi', 'Two of Ravi', 'Three'])]);
  await mergeAndPublish(asha, first);
  const { merged, conflicts } = await merge(ravi, second);
  expect([merged, conflicts.map(({ path, kind, by }) => [path, kind, by])]).toEqual([
    false,
    [[TEXT, 'text', 'Staff teacher']],
  ]);
  const [conflict] = conflicts;
  if (!conflict) throw new Error('both changed the second line');
  expect(sides(conflict)).toEqual([['Two of Ravi', 'Two of Asha']]);
  // Nothing was changed in the draft, and a choice for other texts than these is not taken.
  expect((await readFile(asha, second, TEXT)).text).toBe(lesson(['One of Ravi', 'Two of Ravi', 'Three']));
  const { id, seen } = conflict;
  expect((await merge(ravi, second, [{ id, seen: 'another', take: 'mine' }])).merged).toBe(false);
  const both = lesson(['One of Ravi', 'Two of both', 'Three of Asha']);
  const [mine, theirs] = [await copyOf(second), await copyOf(second)];
  expect((await merge(ravi, second, [{ id, seen, take: { text: both } }])).merged).toBe(true);
  expect((await readFile(asha, second, TEXT)).text).toBe(both);
  // One side is taken where the two touch; what the other changed elsewhere stays.
  await merge(ravi, mine, [{ id, seen, take: 'mine' }]);
  expect((await readFile(asha, mine, TEXT)).text).toBe(
    lesson(['One of Ravi', 'Two of Ravi', 'Three of Asha']),
  );
  await merge(ravi, theirs, [{ id, seen, take: 'theirs' }]);
  expect((await readFile(asha, theirs, TEXT)).text).toBe(
    lesson(['One of Ravi', 'Two of Asha', 'Three of Asha']),
  );
});

it('PUBLISHING-11: what one removed and the other changed is asked about as a whole, and a new number is no change', async () => {
  const [first, second, third] = [
    await newDraft(asha, 'Tests'),
    await newDraft(ravi, 'Without the problem'),
    await newDraft(ravi, 'Another order'),
  ];
  await writeFile(asha, first, [`${PROBLEM}/data/secret/02.in`, '6\n']);
  await writeFile(asha, first, [`${PROBLEM}/data/secret/02.ans`, '12\n']);
  await writeFile(asha, first, [
    `${PROBLEM}/data/secret/tests.yaml`,
    '"01": an odd number\n"02": an even one\n',
  ]);
  await ravi.post(`${second}/remove`, { path: PROBLEM });
  await ravi.post(`${third}/move`, { from: 'courses/01-c', to: 'courses/05-c' });
  await ravi.post(`${third}/move`, {
    from: 'courses/05-c/01-basics/01-hello',
    to: 'courses/05-c/01-basics/00-hello',
  });
  await mergeAndPublish(asha, first);
  const { merged, conflicts } = await merge(ravi, second);
  expect(merged).toBe(false);
  expect(conflicts).toMatchObject([{ path: PROBLEM, kind: 'removed', removedBy: 'mine', files: 15 }]);
  const choice = conflicts.map(({ id, seen }) => ({ id, seen, take: 'theirs' as const }));
  expect((await merge(ravi, second, choice)).merged).toBe(true);
  expect((await detailOf(asha, second)).changes).toEqual({ added: 0, changed: 0, removed: 0 });
  await mergeAndPublish(ravi, third);
  expect(await publishedFile(asha, `${PROBLEM}/data/secret/02.in`)).toBe('6\n');
  expect((await status()).topics[0]?.subtopics[0]?.assets.map(({ id }) => id).at(-1)).toBe('double-it');
  const back = await newDraft(asha, 'The old order');
  await asha.post(`${back}/move`, { from: 'courses/05-c', to: 'courses/01-c' });
  await asha.post(`${back}/move`, { from: `${MODULE}/00-hello`, to: `${MODULE}/01-hello` });
  await mergeAndPublish(asha, back);
});

it('PUBLISHING-11: of two who publish at once one is first, and the second merges again', async () => {
  const [first, second] = [await newDraft(asha, 'One'), await newDraft(ravi, 'Two')];
  await writeFile(asha, first, [`${MODULE}/10-first/text.md`, '---\ntitle: First\n---\nA.\n']);
  await writeFile(ravi, second, [`${MODULE}/11-second/text.md`, '---\ntitle: Second\n---\nB.\n']);
  const answers = await Promise.all([publish(asha, first), publish(ravi, second)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await mergeAndPublish(ravi, answers[0]?.status === 200 ? second : first);
  const titles = (await status()).topics[0]?.subtopics[0]?.assets.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['First', 'Second']));
});

it('PUBLISHING-11: a draft of the version before is a set of changes on its base, and one without a base loses and takes nothing', async () => {
  const { history } = await status();
  const [current, before] = [history[0]?.releaseId ?? '', history[1]?.releaseId ?? ''];
  const kept = await product.db
    .selectFrom('release_source')
    .selectAll()
    .where('release_id', '=', before)
    .execute();
  const text = Buffer.from('---\ntitle: Kept\n---\nFrom the version before.\n');
  await product.db
    .insertInto('content_blob')
    .values({ hash: 'a'.repeat(64), bytes: text })
    .execute();
  const asWritten = async (base: string | null): Promise<string> => {
    const { id } = await product.db
      .insertInto('content_draft')
      .values({ name: 'Older', based_on: base, account_id: asha.accountId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const files = kept.map(({ path, hash }) => ({ draft_id: id, path, hash }));
    const own = { draft_id: id, path: `${MODULE}/20-kept-${base ? 'a' : 'b'}/text.md`, hash: 'a'.repeat(64) };
    await product.db
      .insertInto('content_draft_file')
      .values([...files, own])
      .execute();
    return `${CONTENT}/drafts/${id}`;
  };
  const [based, baseless] = [await asWritten(before), await asWritten(null)];
  expect((await detailOf(asha, based)).changes).toEqual({ added: 1, changed: 0, removed: 0 });
  await mergeAndPublish(asha, based);
  await mergeAndPublish(asha, baseless);
  expect(await publishedFile(asha, `${MODULE}/20-kept-a/text.md`)).toBe(text.toString());
  expect(await publishedFile(asha, `${MODULE}/20-kept-b/text.md`)).toBe(text.toString());
  const { changes } = (
    await asha.get(`${CONTENT}/compare?from=${current}&to=${(await status()).history[0]?.releaseId ?? ''}`)
  ).body as unknown as ComparedReleases;
  expect(changes.map(({ id, change }) => [id, change])).toEqual([
    ['kept-a', 'added'],
    ['kept-b', 'added'],
  ]);
});

it('PUBLISHING-12: a draft names its courses, and the list of releases says who changed what from which draft', async () => {
  const draft = await newDraft(ravi, 'Tests for doubling', 'c');
  expect(await detailOf(asha, draft)).toMatchObject({ courses: ['C'], school: false });
  await writeFile(ravi, draft, [`${PROBLEM}/data/secret/03.in`, '7\n']);
  await writeFile(ravi, draft, [`${PROBLEM}/data/secret/03.ans`, '14\n']);
  await writeFile(ravi, draft, [`${MODULE}/50-late/text.md`, '---\ntitle: Late\n---\nText.\n']);
  await writeFile(ravi, draft, [
    `${PROBLEM}/data/secret/tests.yaml`,
    '"01": odd\n"02": even\n"03": odd again\n',
  ]);
  // A problem is of the courses that list it.
  expect(await detailOf(asha, draft)).toMatchObject({ courses: ['C'], school: false });
  await mergeAndPublish(ravi, draft);
  const { history } = await status();
  expect(history[0]).toMatchObject({ by: 'Staff teacher', draft: 'Tests for doubling', broughtBack: false });
  expect(history[0]?.changes).toMatchObject([
    { id: 'late', change: 'added' },
    { id: 'double-it', change: 'changed', tests: { added: 1, changed: 0, removed: 0 } },
  ]);
  const [now, before] = [history[0]?.releaseId ?? '', history[1]?.releaseId ?? ''];
  const learner = await product.learner();
  await product.db
    .insertInto('finished_asset')
    .values({ account_id: learner.accountId, asset_id: 'late' })
    .execute();
  // What learners would lose is said before anything is brought back.
  const { body } = await asha.get(`${CONTENT}/compare?from=${now}&to=${before}`);
  expect((body as unknown as ComparedReleases).changes).toMatchObject([
    { id: 'double-it', change: 'changed', tests: { added: 0, changed: 0, removed: 1 }, learners: 0 },
    {
      id: 'late',
      change: 'removed',
      learners: 1,
      broughtBy: { name: 'Staff teacher', draft: 'Tests for doubling' },
    },
  ]);
  expect((await asha.get(`${CONTENT}/compare?from=${now}&to=nothing`)).status).toBe(404);
  expect((await asha.post(`${CONTENT}/roll-back`, { releaseId: before, from: now })).status).toBe(200);
  expect((await status()).history[0]).toMatchObject({ releaseId: before, broughtBack: true, draft: null });
  const plan = await newDraft(asha, 'Tags');
  await writeFile(asha, plan, ['tags.yaml', '- arithmetic\n- loops\n']);
  await writeFile(asha, plan, [TEXT, lesson(['Changed'])]);
  expect(await detailOf(asha, plan)).toMatchObject({ courses: ['C'], school: true });
});
