import { randomUUID } from 'node:crypto';

import type { ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { EXAM, ExamRoom, ITEMS } from './testing/exam-room.ts';

let product: TestProduct;
let room: ExamRoom;
beforeAll(async () => {
  product = await startTestProduct();
  room = await ExamRoom.open(product);
});
afterAll(() => product.close());

it('ASSIGNMENTS-26: who began an exam took part, with the items that were drawn for them', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => room.learner()));
  const pool = ITEMS.map((item) => ({ ...item, points: 1000, pool: 1 }));
  const exam = { ...EXAM, draws: [{ pool: 1, draw: 1 }] };
  const { id, batchId } = await room.giveClass(people, { exam, items: pool });
  const [sums, others] = [randomUUID(), randomUUID()];
  const outcomes = [sums, others].map((each, at) => ({
    id: each,
    code: `CO${at + 1}`,
    statement: 'Solves it',
    target: 60,
    correlations: [],
  }));
  const scheme = { levels: [50, 60, 70], internal: 40, direct: 80, expected: 200 };
  const url = `/api/admin/classes/${batchId}/outcomes`;
  await room.teacher.post(url, { version: 0, outcomes, scheme, endExaminationIds: [id] });
  const items = pool.map((item, at) => ({ ...item, outcomes: [at === 0 ? sums : others] }));
  await room.change(id, { exam, items });
  // One is absent; one of the others gets a mark for whatever was drawn.
  const present = people.slice(1);
  for (const learner of present) expect((await learner.post(`/api/exams/${id}/begin`, {})).status).toBe(200);
  await room.step(id, 'publish-marks');
  const { attainment, assessments } = (await room.teacher.get(url)).body as ClassOutcomes;
  expect(assessments).toMatchObject([{ end: true, state: 'counts' }]);
  const attempted = attainment.map(({ measured }) => measured[0]?.attempted ?? 0);
  // Each has one of the two problems, so each is counted for one outcome alone.
  expect(attempted.reduce((a, b) => a + b, 0)).toBe(present.length);
  expect(
    attainment.flatMap(({ measured }) => measured.map(({ reached, level }) => [reached, level])),
  ).toEqual(attempted.filter((count) => count > 0).map(() => [0, 0]));
});
