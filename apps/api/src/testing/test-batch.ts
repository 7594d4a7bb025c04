import type { BatchDetail } from '@abhyas/contract/classes.staff';
import { expect } from 'vitest';

import { mailsTo } from './outbox.ts';
import type { Person, TestProduct } from './test-product.ts';

export type PlannedClass = { readonly batchId: string; readonly classId: string };

type Plan = {
  readonly name: string;
  /** The people of the batch. */
  readonly csv: string;
  readonly plannedFor?: string;
};

/** Opens the link of the confirmation mail. */
export async function confirmAddress(
  product: TestProduct,
  { email }: { readonly email: string },
): Promise<void> {
  await product.doJobs();
  const links = (await mailsTo(product.dataDir, email)).flatMap((mail) => mail.links);
  const { pathname, search } = new URL(links.find((link) => link.includes('/emailconfirmed')) ?? '');
  expect((await product.visitor.get(pathname + search)).status).toBe(303);
}

/** Makes the changes that the preview of a list shows, and invites who has no account. */
export async function importList(teacher: Person, batchId: string, csv: string) {
  const url = `/api/admin/classes/${batchId}/members`;
  const { body } = await teacher.post(`${url}/preview`, { csv });
  return teacher.post(url, { csv, set: body['set'], invite: true });
}

/** A new batch with a planned class on the locked module `later`, and the people of a list in it. */
export async function planClass(
  teacher: Person,
  { name, csv, plannedFor = '2026-12-01' }: Plan,
): Promise<PlannedClass> {
  const made = await teacher.post('/api/admin/classes', { name });
  const batchId = String(made.body['id']);
  const planned = await teacher.post(`/api/admin/classes/${batchId}/live`, {
    subtopicId: 'later',
    plannedFor,
  });
  await importList(teacher, batchId, csv);
  return { batchId, classId: String(planned.body['id']) };
}

export async function readBatch(teacher: Person, batchId: string): Promise<BatchDetail> {
  return (await teacher.get(`/api/admin/classes/${batchId}`)).body as unknown as BatchDetail;
}

/** Says "class done" to those who are shown. */
export async function finishClass(teacher: Person, classId: string, openFor: 'batch' | 'present' = 'batch') {
  const { body } = await teacher.get(`/api/admin/classes/live/${classId}/receivers?deed=done-${openFor}`);
  return teacher.post(`/api/admin/classes/live/${classId}/done`, { openFor, set: body['set'] });
}
