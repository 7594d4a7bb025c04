import type { DraftCheck, DraftDetail, DraftPreview } from '@abhyas/contract/publishing-drafts.staff';
import type { DraftFile, WrittenFile } from '@abhyas/contract/publishing-draft-files.staff';
import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const DRAFTS = '/api/admin/content/drafts';
const TEXT = 'courses/01-c/01-basics/01-hello/text.md';

let product: TestProduct;
let asha: Person;
let ravi: Person;
beforeAll(async () => {
  const school = await buildRelease(folderOf(smallSchool()));
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  asha = await product.signInStaff('teacher');
  ravi = await product.signInStaff('teacher');
});
afterAll(() => product.close());

async function newDraft(from = 'current', name = 'Next term'): Promise<string> {
  const { status, body } = await asha.post(DRAFTS, { name, from });
  expect(status).toBe(200);
  return `${DRAFTS}/${String(body['id'])}`;
}

const detail = async (draft: string): Promise<DraftDetail> =>
  (await asha.get(draft)).body as unknown as DraftDetail;
const check = async (draft: string): Promise<DraftCheck> =>
  (await asha.post(`${draft}/check`)).body as unknown as DraftCheck;
const hashOf = async (draft: string, path: string): Promise<string | null> => {
  const { status, body } = await asha.get(`${draft}/file?path=${encodeURIComponent(path)}`);
  return status === 404 ? null : String(body['hash']);
};
async function write(draft: string, path: string, text: string): Promise<WrittenFile> {
  const body = { path, expected: await hashOf(draft, path), content: { text } };
  return (await asha.post(`${draft}/file`, body)).body as unknown as WrittenFile;
}
const lesson = (title: string): string => `---\ntitle: ${title}\n---\nText.\n`;

it('PUBLISHING-2: a draft begins from what learners see, and says what differs from it', async () => {
  const draft = await newDraft();
  expect(await detail(draft)).toMatchObject({
    name: 'Next term',
    files: 19,
    basedOnCurrent: true,
    changes: { added: 0, changed: 0, removed: 0 },
    check: { state: 'unknown' },
    topics: [
      {
        id: 'c',
        title: 'C',
        change: 'same',
        subtopics: [
          {
            title: 'Basics',
            assets: [
              { id: 'hello', kind: 'text', title: 'Hello' },
              { id: 'basics-quiz', kind: 'quiz', title: 'Basics, checked' },
              { id: 'double-it', kind: 'problem', title: 'Double It' },
            ],
          },
        ],
      },
    ],
  });
  expect(await write(draft, TEXT, lesson('Namaste'))).toMatchObject({ saved: true });
  await write(draft, 'courses/01-c/01-basics/04-more/text.md', lesson('More'));
  await asha.post(`${draft}/remove`, { path: 'problems/double-it' });
  const after = await detail(draft);
  expect(after.changes).toEqual({ added: 1, changed: 2, removed: 13 });
  expect(after.topics[0]?.subtopics[0]?.assets.map(({ title, change }) => [title, change])).toEqual([
    ['Namaste', 'changed'],
    ['Basics, checked', 'same'],
    ['More', 'added'],
    ['Double It', 'removed'],
  ]);
  const { body } = await asha.get(`${draft}/files?under=courses/01-c/01-basics/01-hello`);
  expect(body['files'] as DraftFile[]).toMatchObject([{ path: TEXT, bytes: 29, change: 'changed' }]);
  const copy = await newDraft(draft.slice(draft.lastIndexOf('/') + 1), 'A copy');
  expect((await detail(copy)).changes).toEqual(after.changes);
});

it('PUBLISHING-2: what is only at another place in the order is told as moved, and can be published', async () => {
  const draft = await newDraft();
  const module = 'courses/01-c/01-basics';
  const move = (from: string, to: string) => asha.post(`${draft}/move`, { from, to });
  await move(`${module}/01-hello`, `${module}/02-hello`);
  await move(`${module}/02-basics-quiz`, `${module}/01-basics-quiz`);
  const assets = (await detail(draft)).topics[0]?.subtopics[0]?.assets;
  expect(assets?.map(({ id, change }) => [id, change])).toEqual([
    ['basics-quiz', 'moved'],
    ['hello', 'moved'],
    ['double-it', 'same'],
  ]);
  expect((await detail(draft)).changes).toEqual({ added: 0, changed: 2, removed: 0 });
  expect(await check(draft)).toMatchObject({ state: 'passed' });
  // One of the two explains the new order.
  expect((await asha.get(`${draft}/changes`)).body['changes']).toMatchObject([{ change: 'moved' }]);
  await move('courses/01-c', 'courses/07-c');
  expect((await detail(draft)).topics).toMatchObject([{ id: 'c', folder: 'courses/07-c', change: 'moved' }]);
});

it('PUBLISHING-3: what was removed from a draft is brought back, also when its module has moved since', async () => {
  const draft = await newDraft();
  const folder = 'problems/double-it';
  const { body: removed } = await asha.post(`${draft}/remove`, { path: folder });
  expect(removed).toMatchObject({ files: 13 });
  expect((await ravi.get(`${draft}/removals`)).body).toMatchObject({
    removals: [{ id: removed['removal'], path: folder, files: 13 }],
  });
  await asha.post(`${draft}/move`, { from: 'courses/01-c', to: 'courses/04-c' });
  const { removal } = removed;
  const { body: back } = await ravi.post(`${draft}/bring-back`, { removal });
  expect(back).toEqual({ files: 13, path: folder });
  // The files of the course, which stand elsewhere; its module lists the problem as before.
  expect((await detail(draft)).changes).toEqual({ added: 0, changed: 5, removed: 0 });
  expect((await detail(draft)).topics[0]?.subtopics[0]?.assets.at(-1)).toMatchObject({
    id: 'double-it',
    change: 'same',
  });
  expect((await ravi.get(`${draft}/removals`)).body).toEqual({ removals: [] });
  expect((await ravi.post(`${draft}/bring-back`, { removal })).status).toBe(404);
});

it('PUBLISHING-3: bringing back takes the place of nothing that was written meanwhile', async () => {
  const draft = await newDraft();
  const { body: removed } = await asha.post(`${draft}/remove`, { path: TEXT });
  await write(draft, TEXT, lesson('New'));
  const { status, body } = await asha.post(`${draft}/bring-back`, { removal: removed['removal'] });
  expect(status).toBe(409);
  expect(body).toMatchObject({ errors: [{ code: 'publishing.path-taken' }] });
  expect((await asha.get(`${draft}/removals`)).body).toMatchObject({ removals: [{ path: TEXT }] });
});

it('PUBLISHING-4: two teachers who write the same file are noticed, and both texts are kept', async () => {
  const draft = await newDraft();
  const expected = await hashOf(draft, TEXT);
  const save = async (who: Person, title: string) =>
    (await who.post(`${draft}/file`, { path: TEXT, expected, content: { text: lesson(title) } }))
      .body as unknown as WrittenFile;
  expect(await save(asha, 'Of Asha')).toMatchObject({ saved: true });
  const second = await save(ravi, 'Of Ravi');
  expect(second).toMatchObject({ saved: false, current: { text: lesson('Of Asha'), by: 'Staff teacher' } });
  if (second.saved) throw new Error('the second was told');
  const kept = await asha.get(`${draft}/file?path=${encodeURIComponent(second.keptAs)}`);
  expect(kept.body).toMatchObject({ text: lesson('Of Ravi') });
  // What was set aside is no content: the check passes over it.
  expect(await check(draft)).toMatchObject({ state: 'passed' });
  // The same text written twice is no conflict.
  expect(await save(ravi, 'Of Asha')).toMatchObject({ saved: true });
});

it('PUBLISHING-5: a check says each fault with its file and line, and is kept until a file changes', async () => {
  const draft = await newDraft();
  await write(draft, TEXT, '---\ntitle: Hello\nlevel: 3\n---\nText.\n');
  const faults = await check(draft);
  expect(faults).toMatchObject({ state: 'faults', faults: [{ file: TEXT, line: 3 }] });
  expect((await detail(draft)).check).toEqual(faults);
  await write(draft, TEXT, lesson('Hello again'));
  expect((await detail(draft)).check).toEqual({ state: 'unknown' });
  expect(await check(draft)).toMatchObject({ state: 'passed' });
});

it('PUBLISHING-1: only a draft that passed its check is published, at once, and a roll back brings the old release back', async () => {
  const draft = await newDraft();
  await write(draft, TEXT, '---\nname: no title\n---\n');
  const { currentRelease: from } = await detail(draft);
  const publish = (body: object) => asha.post(`${draft}/publish`, { from, releaseId: 'x', ...body });
  expect((await publish({})).status).toBe(409);
  expect(await check(draft)).toMatchObject({ state: 'faults' });
  expect((await publish({})).text).toContain('publishing.draft-faults');
  await write(draft, TEXT, lesson('Published'));
  const passed = await check(draft);
  if (passed.state !== 'passed') throw new Error(JSON.stringify(passed));
  const { releaseId } = passed;
  expect((await publish({ releaseId, from: 'another' })).text).toContain('publishing.release-changed');
  expect((await publish({ releaseId })).status).toBe(200);
  expect(product.release.current.assets.get('hello')?.title).toBe('Published');
  expect(await detail(draft)).toMatchObject({
    published: { releaseId },
    basedOnCurrent: true,
    changes: { added: 0, changed: 0, removed: 0 },
  });
  expect((await asha.post('/api/admin/content/roll-back', { releaseId: from, from: releaseId })).status).toBe(
    200,
  );
  expect(product.release.current.assets.get('hello')?.title).toBe('Hello');
  // The next draft begins with what was brought back.
  expect(await hashOf(await newDraft(), TEXT)).not.toBe(await hashOf(draft, TEXT));
});

it('PUBLISHING-2: before publishing it is shown what learners will notice, and each item as a learner will see it', async () => {
  const draft = await newDraft();
  const problem = 'problems/double-it';
  await write(draft, `${problem}/data/secret/01.in`, '6\n');
  await write(draft, `${problem}/data/secret/01.ans`, '12\n');
  const picture = {
    path: 'courses/01-c/01-basics/01-hello/dot.png',
    expected: null,
    content: { base64: 'iVBO' },
  };
  await asha.post(`${draft}/file`, picture);
  await write(draft, TEXT, `${lesson('Seen')}\n![A dot](dot.png)\n`);
  const { body } = await asha.get(`${draft}/changes`);
  expect(body['changes']).toEqual([
    { what: 'text', id: 'hello', title: 'Seen', where: 'Basics', change: 'changed', judging: false },
    {
      what: 'problem',
      id: 'double-it',
      title: 'Double It',
      where: 'Basics',
      change: 'changed',
      judging: true,
      tests: { added: 0, changed: 1, removed: 0 },
    },
  ]);
  expect(body['from']).toBe((await detail(draft)).currentRelease);

  const seen = (await asha.get(`${draft}/preview/hello`)).body as unknown as DraftPreview;
  const text = seen.module.assets.find(({ assetId }) => assetId === 'hello')?.assetData?.text ?? '';
  expect([seen.draft, seen.module.title, text]).toEqual([
    'Next term',
    'Basics',
    expect.stringContaining('Text.'),
  ]);
  // Nobody but the reader of the preview gets the picture before it is published.
  const [address = ''] = /\/files\/[^"]+/.exec(text) ?? [];
  const [name = ''] = address.split('?');
  expect((await product.visitor.get(name)).status).toBe(404);
  expect((await product.visitor.get(address.replaceAll('&#x26;', '&').replaceAll('&amp;', '&'))).status).toBe(
    200,
  );
  const solving = (await asha.get(`${draft}/preview/double-it`)).body as unknown as DraftPreview;
  expect(solving.problem?.assetData?.problem).toContain('Print twice the number.');
  expect((await asha.get(`${draft}/preview/nothing`)).status).toBe(404);
  await write(draft, TEXT, 'no head');
  expect((await asha.get(`${draft}/preview/hello`)).text).toContain('publishing.draft-faults');
});

it('bad names and paths are answered in words', async () => {
  const draft = await newDraft();
  const refused = async (path: string, body: object, code: string) => {
    const { status, text } = await asha.post(`${draft}/${path}`, body);
    expect(`${status} ${text}`).toContain(code);
    expect(status).toBeLessThan(500);
    expect(status).toBeGreaterThan(399);
  };
  const content = { text: 'x' };
  for (const path of [
    '../etc/passwd',
    '/etc/passwd',
    'a//b',
    'a/../b',
    '',
    'a/',
    'a\u0001b',
    'x'.repeat(300),
  ]) {
    await refused('file', { path, expected: null, content }, 'publishing.path-invalid');
  }
  await refused('file', { path: `${TEXT}/below`, expected: null, content }, 'publishing.path-taken');
  await refused('file', { path: 'courses/01-c', expected: null, content }, 'publishing.path-taken');
  const large = { text: 'x'.repeat(330_000) };
  await refused('file', { path: 'a.txt', expected: null, content: large }, 'publishing.file-too-large');
  await refused('remove', { path: 'nowhere' }, 'publishing.file-unknown');
  await refused('move', { from: 'nowhere', to: 'somewhere' }, 'publishing.file-unknown');
  await refused('move', { from: TEXT, to: 'tags.yaml' }, 'publishing.path-taken');
  await refused('move', { from: 'courses', to: 'courses/in/itself' }, 'publishing.path-invalid');
  await refused('rename', { name: ' ' }, 'publishing.draft-name');
  expect((await asha.post(`${draft}/move`, { from: 'courses/01-c', to: 'courses/02-c' })).body).toEqual({
    files: 5,
  });
  expect((await asha.post(`${draft}/rename`, { name: 'Another' })).status).toBe(200);
  expect((await detail(draft)).name).toBe('Another');
  expect((await asha.post(`${draft}/delete`)).status).toBe(200);
  for (const url of ['', '/files?under=x', '/file?path=x'])
    expect((await asha.get(draft + url)).status).toBe(404);
  await refused('check', {}, 'publishing.draft-unknown');
  await refused('file', { path: 'a', expected: null, content }, 'publishing.draft-unknown');
});

const begin = (course: string) => asha.post(DRAFTS, { name: 'For a course', from: 'current', course });
it('PUBLISHING-11: a draft is for a course that there is, and for no other', async () => {
  const { status, body } = await begin('nowhere');
  expect([status, body['errors']]).toMatchObject([404, [{ code: 'publishing.course-unknown' }]]);
  expect((await begin('')).status).toBe(404);
  expect((await begin('c')).status).toBe(200);
});
