import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect } from 'vitest';

import { confirmAddress, importList } from '../../../testing/test-batch.ts';
import type { TestProduct } from '../../../testing/test-product.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

const HOUR = 3_600_000;

/** The minute so many hours from now. */
export const moment = (hours: number): string => {
  const minute = Math.floor((Date.now() + hours * HOUR) / 60_000) * 60_000;
  return new Date(minute).toISOString();
};

/** An assignment that is open. */
export const FORM = () => ({
  title: 'Lab 1',
  items: [
    { assetId: 'basics-sum', points: 1000, scoring: 'tests' },
    { assetId: 'basics-hard', points: 500, scoring: 'all' },
  ],
  rules: { opensAt: moment(-48), dueAt: moment(48), take: 'best' },
});

type HandIn = {
  readonly assetId: string;
  readonly passed: number;
  readonly ago?: number;
  /** In Python. */
  readonly code?: string;
};

/** A teacher with classes and assignments, and learners who hand in. */
export function labClass(of: () => { readonly product: TestProduct; readonly teacher: Learner }) {
  const step = (id: string, name: string) =>
    of().teacher.post(`/api/admin/assignments/${id}/step`, { step: name });

  async function classOf(...learners: Learner[]): Promise<string> {
    const { product, teacher } = of();
    const { body } = await teacher.post('/api/admin/classes', { name: `Lab class ${randomUUID()}` });
    const lines = learners.map(({ email }, at) => `Roll ${at},${email}`);
    const batchId = String(body['id']);
    await importList(teacher, batchId, ['name,email', ...lines].join('\n'));
    // A name that was there before such cells were refused.
    await sql`update batch_member set name = '=' || name where batch_id = ${batchId}`.execute(product.db);
    return batchId;
  }

  async function proved(): Promise<Learner> {
    const { product } = of();
    const learner = await product.learner();
    await confirmAddress(product, learner);
    return learner;
  }

  async function give(batchId: string, form: object = FORM()): Promise<string> {
    const id = randomUUID();
    const made = await of().teacher.post(`/api/admin/classes/${batchId}/assignments`, { id, ...form });
    expect(made.text).toContain('true');
    await step(id, 'publish');
    return id;
  }

  /** Of four tests, so many hours ago. */
  async function handIn(
    { accountId }: Learner,
    { assetId, passed, ago = 1, code = 'print(1)' }: HandIn,
  ): Promise<string> {
    const id = randomUUID();
    const tests = Array.from({ length: 4 }, (_, test) => ({
      name: `${test}`,
      verdict: test < passed ? 'accepted' : 'wrong-answer',
      hidden: false,
    }));
    await of()
      .product.db.insertInto('submission')
      .values({
        id,
        account_id: accountId,
        asset_id: assetId,
        language: 5,
        code,
        verdict: passed === 4 ? 'accepted' : 'wrong-answer',
        result: JSON.stringify({ tests }),
        submitted_at: new Date(Date.now() - (ago - 0.01) * HOUR),
        received_at: new Date(Date.now() - ago * HOUR),
      })
      .execute();
    return id;
  }

  return { step, classOf, proved, give, handIn };
}
