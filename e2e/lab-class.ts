import type { APIRequestContext } from '@playwright/test';

import { expect, type Account } from './people.ts';
import { importList } from './staff.ts';

const minute = (hours: number): string =>
  new Date(Math.floor((Date.now() + hours * 3_600_000) / 60_000) * 60_000).toISOString();

type Lab = {
  readonly teacher: Account;
  /** By the names on the list of the class. */
  readonly learners: Readonly<Record<string, Account>>;
  readonly assetId: string;
};

/** A class with an assignment of one problem that is open. */
export async function labClass(request: APIRequestContext, { teacher, learners, assetId }: Lab) {
  const headers = { 'x-auth-token': teacher.token };
  const send = async (url: string, data: object) => {
    const reply = await request.post(url, { headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as { id: string };
  };
  const { id: batchId } = await send('/api/admin/classes', { name: `Lab ${Date.now()}` });
  const lines = Object.entries(learners).map(([name, { email }]) => `${name},${email}`);
  await importList(request, teacher, { id: batchId, csv: ['name,email', ...lines].join('\n') });
  const id = crypto.randomUUID();
  await send(`/api/admin/classes/${batchId}/assignments`, {
    id,
    title: 'Lab 2',
    items: [{ assetId, points: 1000, scoring: 'tests' }],
    rules: { opensAt: minute(-1), dueAt: minute(24), take: 'best' },
  });
  const step = (name: string) => send(`/api/admin/assignments/${id}/step`, { step: name });
  await step('publish');
  return { batchId, id, page: `/admin/classes/${batchId}/assignments/${id}`, step };
}
