import type { LtiPlatformSimulator } from '@abhyas/simulators/lti/lti-platform-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { labClass } from '../assignments/testing/lab-class.ts';
import { nextPage } from './roster.rules.ts';
import { chooseFor, registeredPlatform, TestBrowser } from './testing/lti-course.ts';

type Staff = Awaited<ReturnType<TestProduct['signInStaff']>>;

let product: TestProduct;
let teacher: Staff;
let platform: LtiPlatformSimulator;
let batchId: string;
let linkId: string;
const lab = labClass(() => ({ product, teacher }));

beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  platform = await registeredPlatform(product, await product.signInStaff('owner'));
  const { people } = platform.state;
  people.set('t1', { id: 't1', name: 'Meera Iyer', email: 'meera@surya.edu.in', role: 'Instructor' });
  for (const id of ['asha', 'ravi', 'sana'])
    people.set(id, { id, name: `Rao, "${id}"`, email: `${id}@surya.edu.in`, role: 'Learner' });
  people.set('formula', { id: 'formula', name: '=cmd()', email: 'formula@surya.edu.in', role: 'Learner' });
  people.set('hidden', { id: 'hidden', name: 'Hidden', role: 'Learner' });
  batchId = await lab.classOf();
  const assignmentId = await lab.give(batchId);
  linkId = await chooseFor(product, platform, { person: 't1', assignmentId, teacher });
});

afterAll(async () => {
  await platform.close();
  await product.close();
});

const roster = (by = teacher) => by.post(`/api/admin/lti/classes/${batchId}/roster`);

test('LTI-14: the roster of the course is shown as what an import would change, and only then imported', async () => {
  expect((await roster()).status).toBe(409);
  const browser = new TestBrowser(product);
  const code = await browser.launch(platform, 't1', linkId);
  await browser.call('/api/lti/enter', { code, agreed: false });
  const courses = await teacher.get(`/api/admin/lti/classes/${batchId}/courses`);
  expect(courses.body['courses']).toMatchObject([{ platform: 'Moodle of Surya College', ready: true }]);
  const { body } = await roster();
  expect(body['withoutAddress']).toBe(1);
  const csv = String(body['csv']);
  const url = `/api/admin/classes/${batchId}/members`;
  const preview = await teacher.post(`${url}/preview`, { csv });
  const lines = preview.body['lines'] as { after: { name: string; email: string } }[];
  expect(lines.map(({ after }) => [after.name, after.email])).toEqual([
    ['Rao, "asha"', 'asha@surya.edu.in'],
    ['Rao, "ravi"', 'ravi@surya.edu.in'],
    ['Rao, "sana"', 'sana@surya.edu.in'],
  ]);
  expect(preview.body['faults']).toHaveLength(1);
  const imported = await teacher.post(url, { csv, set: preview.body['set'], invite: false });
  expect(imported.body).toMatchObject({ added: 3 });
  const again = await teacher.post(`${url}/preview`, { csv: String((await roster()).body['csv']) });
  expect(again.body).toMatchObject({ lines: [], unchanged: 3 });
});

test('LTI-14: a platform that does not answer is named, and teachers of other classes learn nothing', async () => {
  platform.state.mood = 'failing';
  const { status, text } = await roster();
  expect([status, text.includes('Moodle of Surya College')]).toEqual([503, true]);
  platform.state.mood = 'well';
  const stranger = await product.signInStaff('teacher');
  expect((await roster(stranger)).status).toBe(404);
  expect((await stranger.get(`/api/admin/lti/classes/${batchId}/courses`)).status).toBe(404);
});

test('LTI-14: the next page is read where the platform itself is, and nowhere else', () => {
  const at = 'https://moodle.surya.edu.in/members?from=0';
  expect(nextPage('<https://moodle.surya.edu.in/members?from=2>; rel="next"', at)).toContain('from=2');
  expect(nextPage('</members?from=2>; rel=next', at)).toBe('https://moodle.surya.edu.in/members?from=2');
  for (const link of [null, '', '<x', '<https://evil.example/>; rel="next"', '</a>; rel="prev"'])
    expect(nextPage(link, at)).toBeUndefined();
});
