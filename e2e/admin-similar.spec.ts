import { existsSync, readFileSync } from 'node:fs';

import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';

import { expect, signIn, test, type Account } from './people.ts';
import { confirmedLearner, importList, staffMember } from './staff.ts';

const PYTHON = 5;

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

// Colours are looked at once its screens stand.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const moment = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)}:00Z`;

const solutionOf = (assetId: string) =>
  new URL(`../content/problems/${assetId}/submissions/accepted/solution.py`, import.meta.url);

/** Open to all, with a right program in Python that is not short. */
async function findProblem(request: APIRequestContext, headers: Record<string, string>) {
  const bank = await request.get('/api/admin/assignments/bank', { headers });
  type Known = { assetId: string; title: string; premium: boolean; locked: boolean };
  const { problems } = (await bank.json()) as { problems: Known[] };
  for (const { assetId, title, premium, locked } of problems) {
    const file = solutionOf(assetId);
    if (premium || locked || !existsSync(file)) continue;
    const code = readFileSync(file, 'utf8');
    if (code.split('\n').length > 20) return { assetId, title, code };
  }
  throw new Error('no problem has a right program that is not short');
}

async function handIn(
  request: APIRequestContext,
  { token }: Account,
  { assetId, code }: Record<string, string>,
) {
  const data = { assetId, code, language: PYTHON, mode: 'run', ctestcase: '' };
  const reply = await request.post('/api/runner/execute', { headers: { 'x-auth-token': token }, data });
  expect(await reply.json()).toMatchObject({ done: true });
}

test(
  'ASSIGNMENTS-47: a teacher reads that it is a hint, opens a pair, and sees what both have and when each came',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.slow();
    const teacher = await staffMember(request, 'teacher');
    const [asha, bala] = [
      await confirmedLearner(request, 'Asha Rao'),
      await confirmedLearner(request, 'Bala'),
    ];
    const headers = { 'x-auth-token': teacher.token };
    const made = await request.post('/api/admin/classes', { headers, data: { name: `Lab ${Date.now()}` } });
    const { id: batchId } = (await made.json()) as { id: string };
    const csv = `roll number,name,email\n7,RAO ASHA,${asha.email}\n8,BALA K,${bala.email}`;
    await importList(request, teacher, { id: batchId, csv });
    const { assetId, title, code } = await findProblem(request, headers);
    const id = crypto.randomUUID();
    await request.post(`/api/admin/classes/${batchId}/assignments`, {
      headers,
      data: {
        id,
        title: 'Lab 3',
        items: [{ assetId, points: 1000, scoring: 'tests' }],
        rules: { opensAt: moment(-1), dueAt: moment(7), take: 'best' },
      },
    });
    await request.post(`/api/admin/assignments/${id}/step`, { headers, data: { step: 'publish' } });

    await signIn(page, teacher);
    await page.goto(`/admin/classes/${batchId}/assignments/${id}`);
    await page.getByRole('button', { name: 'More for this assignment' }).click();
    await page.getByRole('menuitem', { name: 'Programs that are alike' }).click();
    await expect(page.getByText('No two programs are half alike or more.')).toBeVisible();
    await isCareful(page);

    await handIn(request, asha, { assetId, code });
    await handIn(request, bala, { assetId, code: `# all my own work\n\n${code}` });
    await page.reload();
    await expect(page.getByText('This shows where to look, not what happened.')).toBeVisible();
    await expect(page.getByText('2 programs of the class were compared')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: '7 RAO ASHA' });
    await expect(row).toContainText('8 BALA K');
    await expect(row).toContainText('100 %');
    await isCareful(page);

    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}: RAO ASHA and BALA K`);
    const theirs = page.getByRole('list', { name: 'Program of BALA K' }).getByRole('listitem');
    await expect(theirs.first()).not.toContainText('in both:');
    await expect(theirs.nth(6)).toContainText('in both:');
    await expect(page.getByText(/^\d+ of \d+ tests$/)).toHaveCount(2);
    await isCareful(page);
  },
);
