import type { ComparedReleases, ContentStatus } from '@abhyas/contract/publishing-releases.staff';
import type { DraftCheck, DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import type { MergeChoice, MergeConflict, Merged } from '@abhyas/contract/publishing-merging.staff';
import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../../testing/test-product.ts';

const CONTENT = '/api/admin/content';
const MODULE = 'courses/01-c/01-basics';
const TEXT = `${MODULE}/01-hello/text.md`;
const PROBLEM = `${MODULE}/03-double-it`;

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

const LINES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
function lesson(lines: readonly string[]): string {
  return `---\ntitle: Hello\n---\n${lines.join('\n\n')}\n`;
}

async function newDraft(who: Person, name: string, course?: string): Promise<string> {
  const { body } = await who.post(`${CONTENT}/drafts`, { name, from: 'current', ...(course && { course }) });
  return `${CONTENT}/drafts/${String(body['id'])}`;
}
async function copyOf(draft: string): Promise<string> {
  const { status, body, text } = await ravi.post(`${CONTENT}/drafts`, {
    name: 'Copy',
    from: draft.split('/').at(-1),
  });
  expect([status, text]).toEqual([200, text]);
  return `${CONTENT}/drafts/${String(body['id'])}`;
}
async function read(draft: string, path: string): Promise<{ hash: string | null; text: string | null }> {
  const { status, body } = await asha.get(`${draft}/file?path=${encodeURIComponent(path)}`);
  return status === 404
    ? { hash: null, text: null }
    : { hash: String(body['hash']), text: String(body['text']) };
}
type Written = readonly [path: string, text: string];
async function write(who: Person, draft: string, [path, text]: Written): Promise<void> {
  const { hash } = await read(draft, path);
  const { body } = await who.post(`${draft}/file`, { path, expected: hash, content: { text } });
  expect(body).toMatchObject({ saved: true });
}
const detail = async (draft: string) => (await asha.get(draft)).body as unknown as DraftDetail;
const status = async () => (await asha.get(CONTENT)).body as unknown as ContentStatus;
const merge = async (who: Person, draft: string, choices: readonly MergeChoice[] = []) =>
  (await who.post(`${draft}/merge`, { choices })).body as unknown as Merged;

/** Checks and publishes as the console does, without taking anything in. */
async function publish(who: Person, draft: string) {
  const check = (await who.post(`${draft}/check`)).body as unknown as DraftCheck;
  if (check.state !== 'passed') throw new Error(JSON.stringify(check));
  const { currentRelease: from } = await detail(draft);
  return who.post(`${draft}/publish`, { releaseId: check.releaseId, from, unproved: 'accepted' });
}
async function mergeAndPublish(who: Person, draft: string): Promise<void> {
  expect(await merge(who, draft)).toMatchObject({ merged: true, conflicts: [] });
  const answer = await publish(who, draft);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
}
/** A file as learners see it now. */
const published = async (path: string) => (await read(await newDraft(asha, 'A look'), path)).text;
const sides = (conflict: MergeConflict) =>
  conflict.parts?.flatMap((part) => ('same' in part ? [] : [[part.mine.join(), part.theirs.join()]]));

it('PUBLISHING-11: an older draft that is published takes nothing back of what another teacher published meanwhile', async () => {
  const [first, second] = [await newDraft(asha, 'Wording'), await newDraft(ravi, 'More lessons')];
  await write(asha, first, [TEXT, lesson(['One of Asha', ...LINES.slice(1)])]);
  await write(ravi, second, [`${MODULE}/04-more/text.md`, '---\ntitle: More\n---\nOf Ravi.\n']);
  await write(ravi, second, [TEXT, lesson([...LINES.slice(0, 5), 'Six of Ravi'])]);
  expect((await publish(asha, first)).status).toBe(200);
  // Its own changes are what it shows, not what the other brought.
  expect(await detail(second)).toMatchObject({
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
  expect(await published(TEXT)).toBe(lesson(['One of Asha', ...LINES.slice(1, 5), 'Six of Ravi']));
  expect(await published(`${MODULE}/04-more/text.md`)).toContain('Of Ravi.');
});

it('PUBLISHING-11: changes that touch are shown side by side, and each is taken only as it was seen', async () => {
  const lines = ['One', 'Two', 'Three'];
  const start = await newDraft(asha, 'Start');
  await write(asha, start, [TEXT, lesson(lines)]);
  await mergeAndPublish(asha, start);
  const [first, second] = [await newDraft(asha, 'First'), await newDraft(ravi, 'Second')];
  await write(asha, first, [TEXT, lesson(['One', 'Two of Asha', 'Three of Asha'])]);
  await write(ravi, second, [TEXT, lesson(['One of Ravi', 'Two of Ravi', 'Three'])]);
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
  expect((await read(second, TEXT)).text).toBe(lesson(['One of Ravi', 'Two of Ravi', 'Three']));
  const { id, seen } = conflict;
  expect((await merge(ravi, second, [{ id, seen: 'another', take: 'mine' }])).merged).toBe(false);
  const both = lesson(['One of Ravi', 'Two of both', 'Three of Asha']);
  const [mine, theirs] = [await copyOf(second), await copyOf(second)];
  expect((await merge(ravi, second, [{ id, seen, take: { text: both } }])).merged).toBe(true);
  expect((await read(second, TEXT)).text).toBe(both);
  // One side is taken where the two touch; what the other changed elsewhere stays.
  await merge(ravi, mine, [{ id, seen, take: 'mine' }]);
  expect((await read(mine, TEXT)).text).toBe(lesson(['One of Ravi', 'Two of Ravi', 'Three of Asha']));
  await merge(ravi, theirs, [{ id, seen, take: 'theirs' }]);
  expect((await read(theirs, TEXT)).text).toBe(lesson(['One of Ravi', 'Two of Asha', 'Three of Asha']));
});

it('PUBLISHING-11: what one removed and the other changed is asked about as a whole, and a new number is no change', async () => {
  const [first, second, third] = [
    await newDraft(asha, 'Tests'),
    await newDraft(ravi, 'Without the problem'),
    await newDraft(ravi, 'Another order'),
  ];
  await write(asha, first, [`${PROBLEM}/data/secret/02.in`, '6\n']);
  await write(asha, first, [`${PROBLEM}/data/secret/02.ans`, '12\n']);
  await write(asha, first, [`${PROBLEM}/data/secret/tests.yaml`, '"01": an odd number\n"02": an even one\n']);
  await ravi.post(`${second}/remove`, { path: PROBLEM });
  await ravi.post(`${third}/move`, { from: 'courses/01-c', to: 'courses/05-c' });
  await ravi.post(`${third}/move`, {
    from: 'courses/05-c/01-basics/03-double-it',
    to: 'courses/05-c/01-basics/09-double-it',
  });
  await mergeAndPublish(asha, first);
  const { merged, conflicts } = await merge(ravi, second);
  expect(merged).toBe(false);
  expect(conflicts).toMatchObject([{ path: PROBLEM, kind: 'removed', removedBy: 'mine', files: 15 }]);
  const choice = conflicts.map(({ id, seen }) => ({ id, seen, take: 'theirs' as const }));
  expect((await merge(ravi, second, choice)).merged).toBe(true);
  expect((await detail(second)).changes).toEqual({ added: 0, changed: 0, removed: 0 });
  await mergeAndPublish(ravi, third);
  expect(await published('courses/05-c/01-basics/09-double-it/data/secret/02.in')).toBe('6\n');
  expect((await status()).topics[0]?.subtopics[0]?.assets.map(({ id }) => id).at(-1)).toBe('double-it');
  const back = await newDraft(asha, 'The old order');
  await asha.post(`${back}/move`, { from: 'courses/05-c', to: 'courses/01-c' });
  await asha.post(`${back}/move`, { from: `${MODULE}/09-double-it`, to: PROBLEM });
  await mergeAndPublish(asha, back);
});

it('PUBLISHING-11: of two who publish at once one is first, and the second merges again', async () => {
  const [first, second] = [await newDraft(asha, 'One'), await newDraft(ravi, 'Two')];
  await write(asha, first, [`${MODULE}/10-first/text.md`, '---\ntitle: First\n---\nA.\n']);
  await write(ravi, second, [`${MODULE}/11-second/text.md`, '---\ntitle: Second\n---\nB.\n']);
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
  expect((await detail(based)).changes).toEqual({ added: 1, changed: 0, removed: 0 });
  await mergeAndPublish(asha, based);
  await mergeAndPublish(asha, baseless);
  expect(await published(`${MODULE}/20-kept-a/text.md`)).toBe(text.toString());
  expect(await published(`${MODULE}/20-kept-b/text.md`)).toBe(text.toString());
  const { changes } = (
    await asha.get(`${CONTENT}/compare?from=${current}&to=${(await status()).history[0]?.releaseId ?? ''}`)
  ).body as unknown as ComparedReleases;
  expect(changes.map(({ id, change }) => [id, change])).toEqual([
    ['kept-a', 'added'],
    ['kept-b', 'added'],
  ]);
});

/** The same numbers at every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = (below: number) => number;
type Mark = { readonly mark: string; readonly path: string };

/** Five changes of one author in a draft of their own, each with words that nothing else has. */
async function editAtRandom(who: Person, name: string, random: Random) {
  const draft = await newDraft(who, name);
  const marks: Mark[] = [];
  for (let edit = 0; edit < 5; edit += 1) {
    const path = LESSONS[random(LESSONS.length)] ?? '';
    const mark = `${name}-${edit}-${random(1_000_000)}`;
    const now = ((await read(draft, path)).text ?? '').split('\n');
    const at = 3 + random(now.length - 4);
    // Written into a line, or as a new one.
    now.splice(at, random(2), `${now[at] ?? ''} ${mark}`);
    await write(who, draft, [path, now.join('\n')]);
    marks.push({ mark, path });
  }
  return { who, draft, marks };
}

/** Publishes a draft; where somebody has to choose, one side by chance. Answers all that was shown. */
async function publishChoosing({ who, draft }: { who: Person; draft: string }, random: Random) {
  const { conflicts } = await merge(who, draft);
  const take = () => (random(2) === 0 ? ('mine' as const) : ('theirs' as const));
  if (conflicts.length > 0) {
    const choices = conflicts.map(({ id, seen }) => ({ id, seen, take: take() }));
    await merge(who, draft, choices);
  }
  await mergeAndPublish(who, draft);
  return conflicts.map(({ parts }) => JSON.stringify(parts));
}

const LESSONS = Array.from({ length: 4 }, (_, index) => `${MODULE}/${30 + index}-long-${index}/text.md`);

it('PUBLISHING-11: no character is lost in a hundred concurrent edits of two authors, in any order of publishing', async () => {
  const random = randomFrom(20);
  const start = await newDraft(asha, 'Long lessons');
  const lines = Array.from({ length: 5 }, (_, index) => `Line ${index}`);
  for (const path of LESSONS) await write(asha, start, [path, lesson(lines)]);
  await mergeAndPublish(asha, start);
  const all: string[] = [];
  let edits = 0;
  for (let round = 0; round < 10; round += 1) {
    const drafts = [
      await editAtRandom(asha, `asha-${round}`, random),
      await editAtRandom(ravi, `ravi-${round}`, random),
    ];
    const shown: string[] = [];
    const order = random(2) === 0 ? drafts : drafts.toReversed();
    for (const each of order) shown.push(...(await publishChoosing(each, random)));
    for (const { mark, path } of drafts.flatMap(({ marks }) => marks)) {
      const text = (await published(path)) ?? '';
      expect([mark, text.includes(mark) || shown.some((parts) => parts.includes(mark))]).toEqual([
        mark,
        true,
      ]);
      edits += 1;
    }
    all.push(...shown);
  }
  expect(edits).toBe(100);
  expect(all.length).toBeGreaterThan(4);
}, 300_000);

it('PUBLISHING-12: a draft names its courses, and the list of releases says who changed what from which draft', async () => {
  const draft = await newDraft(ravi, 'Tests for doubling', 'c');
  expect(await detail(draft)).toMatchObject({ courses: ['C'], school: false });
  await write(ravi, draft, [`${PROBLEM}/data/secret/03.in`, '7\n']);
  await write(ravi, draft, [`${PROBLEM}/data/secret/03.ans`, '14\n']);
  await write(ravi, draft, [`${MODULE}/50-late/text.md`, '---\ntitle: Late\n---\nText.\n']);
  await write(ravi, draft, [`${PROBLEM}/data/secret/tests.yaml`, '"01": odd\n"02": even\n"03": odd again\n']);
  await mergeAndPublish(ravi, draft);
  const { history } = await status();
  expect(history[0]).toMatchObject({ by: 'Staff teacher', draft: 'Tests for doubling', broughtBack: false });
  expect(history[0]?.changes).toMatchObject([
    { id: 'double-it', change: 'changed', tests: { added: 1, changed: 0, removed: 0 } },
    { id: 'late', change: 'added' },
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
  await write(asha, plan, ['tags.yaml', '- arithmetic\n- loops\n']);
  await write(asha, plan, [TEXT, lesson(['Changed'])]);
  expect(await detail(plan)).toMatchObject({ courses: ['C'], school: true });
});
