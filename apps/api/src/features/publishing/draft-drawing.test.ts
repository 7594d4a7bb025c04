import type { DraftPreview } from '@abhyas/contract/publishing-editors.staff';
import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const BASICS = 'courses/01-c/01-basics';
/** One pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let product: TestProduct;
let teacher: Person;
let draft: string;
beforeAll(async () => {
  const school = await buildRelease(folderOf(smallSchool()));
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  teacher = await product.signInStaff('teacher');
  const { body } = await teacher.post('/api/admin/content/drafts', { name: 'A', from: 'current' });
  draft = `/api/admin/content/drafts/${String(body['id'])}`;
});
afterAll(() => product.close());

async function preview(asset: string, texts: Record<string, string | null> = {}): Promise<DraftPreview> {
  const folder = asset === 'double-it' ? `problems/${asset}` : `${BASICS}/${asset}`;
  const full = Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${folder}/${name}`, text]));
  const { status, body } = await teacher.post(`${draft}/preview`, { folder, texts: full });
  expect(status).toBe(200);
  return body as unknown as DraftPreview;
}

it('PUBLISHING-7: a text is drawn as learners would see it, before it is saved', async () => {
  const text =
    '---\ntitle: Twice\n---\nSee [the problem](asset:double-it).\n\n```python run\nprint(1)\n```\n';
  const { preview: drawn, faults } = await preview('01-hello', { 'text.md': text });
  expect(faults).toEqual([]);
  expect(drawn).toMatchObject({ kind: 'text', title: 'Twice' });
  const html = drawn?.kind === 'text' ? drawn.html : '';
  expect(html).toContain('href="/learn/basics/double-it"');
  expect(html).toContain('tok-');
  const { body } = await teacher.get(
    `${draft}/file?path=${encodeURIComponent(`${BASICS}/01-hello/text.md`)}`,
  );
  expect(body['text']).toBe('---\ntitle: Hello\n---\nText.\n');
});

it('PUBLISHING-7: a picture of the draft is in the preview itself', async () => {
  const path = `${BASICS}/01-hello/dot.png`;
  await teacher.post(`${draft}/file`, { path, expected: null, content: { base64: PNG } });
  const { preview: drawn } = await preview('01-hello', {
    'text.md': '---\ntitle: A\n---\n![a dot](dot.png)\n',
  });
  expect(drawn?.kind === 'text' ? drawn.html : '').toContain(`data:image/png;base64,${PNG}`);
});

it('PUBLISHING-7: a quiz and a problem are drawn; what is wrong is said with its line', async () => {
  expect((await preview('02-basics-quiz')).preview).toMatchObject({
    kind: 'quiz',
    questions: [{ correct: [{ text: '<code>4</code>' }], wrong: [{ text: '22' }] }],
  });
  const problem = await preview('double-it', { 'hint1.md': 'Think.\n' });
  expect(problem.preview).toMatchObject({ kind: 'problem', title: 'Double It', hint1: '<p>Think.</p>' });
  expect(problem.faults).toEqual([]);
  const broken = await preview('double-it', {
    'problem.yaml': 'name: Double It\nsummary: S.\ndifficulty: soft\ntags: [arithmetic]\n',
    'data/secret/01.ans': null,
  });
  expect(broken.preview).toBeNull();
  expect(broken.faults).toMatchObject([{ file: 'problems/double-it/problem.yaml', line: 3 }]);
});

it('PUBLISHING-7: what is no asset has no preview', async () => {
  expect(await preview('09-nothing')).toEqual({ preview: null, faults: [] });
  const { status } = await teacher.post(
    '/api/admin/content/drafts/00000000-0000-4000-8000-000000000000/preview',
    {
      folder: BASICS,
      texts: {},
    },
  );
  expect(status).toBe(404);
});
