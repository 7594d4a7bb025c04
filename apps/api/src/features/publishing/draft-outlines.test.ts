import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const HELLO = 'courses/01-c/01-basics/01-hello';

let product: TestProduct;
let teacher: Person;
let draft: string;
beforeAll(async () => {
  const school = await buildRelease(
    folderOf({
      ...smallSchool(),
      'concepts.yaml': '- { id: output, name: Output, hi: आउटपुट }\n',
      [`${HELLO}/text.md`]: '---\ntitle: Hello\nteaches: [output]\n---\nText.\n',
      [`${HELLO}/text.hi.md`]: '---\ntitle: नमस्ते\n---\nपाठ।\n',
    }),
  );
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  teacher = await product.signInStaff('teacher');
  const { body } = await teacher.post('/api/admin/content/drafts', { name: 'Outlines', from: 'current' });
  draft = `/api/admin/content/drafts/${String(body['id'])}`;
});
afterAll(() => product.close());

test('PUBLISHING-21: the problems of a draft, as a sheet lists them', async () => {
  const { body } = await teacher.get(`${draft}/problem-cards?language=en`);
  expect(body).toEqual({ problems: [{ id: 'double-it', title: 'Double It', difficulty: 1 }] });
});

test('PUBLISHING-27: the lessons of a draft that teach concepts, in the words of a language', async () => {
  const lesson = { course: 'C', folder: HELLO, teaches: ['output'] };
  for (const [language, title] of [
    ['en', 'Hello'],
    ['hi', 'नमस्ते'],
  ]) {
    const { body } = await teacher.get(`${draft}/concept-lessons?language=${language}`);
    expect(body).toEqual({ lessons: [{ ...lesson, title }] });
  }
});
