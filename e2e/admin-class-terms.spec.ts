import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'CLASSES-20, CLASSES-21, CLASSES-22, CLASSES-23: a class gets a term, is copied to the next with a date changed by hand, and is archived',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.slow();
    const teacher = await staffMember(request, 'teacher');
    const headers = { 'x-auth-token': teacher.token };
    const name = `Lab ${Date.now()}`;
    const post = async (url: string, data: object) => {
      const reply = await request.post(url, { headers, data });
      expect(reply.ok(), await reply.text()).toBe(true);
      return (await reply.json()) as { id: string };
    };
    const { id: batchId } = await post('/api/admin/classes', { name });
    const bank = await request.get('/api/admin/assignments/bank', { headers });
    const { problems } = (await bank.json()) as { problems: { assetId: string }[] };
    await post(`/api/admin/classes/${batchId}/assignments`, {
      id: crypto.randomUUID(),
      title: 'Lab 1',
      items: [{ assetId: problems[0]?.assetId ?? '', points: 1000, scoring: 'tests' }],
      rules: { opensAt: '2026-08-04T03:30:00Z', dueAt: '2026-08-11T18:29:00Z', take: 'best' },
    });

    await signIn(page, teacher);
    await page.goto(`/admin/classes/${batchId}`);
    const menu = page.getByRole('button', { name: 'More for this batch' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Term', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Term' });
    await dialog.getByLabel('Name of the term').fill('Odd semester 2026–27');
    await dialog.getByLabel('First day').fill('2026-08-03');
    await dialog.getByLabel('Last day').fill('2026-07-03');
    await expect(dialog.getByText('The last day has to come after the first.')).toBeVisible();
    await isCareful(page);
    await dialog.getByLabel('Last day').fill('2026-12-11');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Odd semester 2026–27, 03/08/2026 to 11/12/2026')).toBeVisible();

    await menu.click();
    await page.getByRole('menuitem', { name: 'Copy to another term' }).click();
    await expect(page.getByText('Enter the first day of the new term to see the dates.')).toBeVisible();
    await page.getByLabel('Name of the term').fill('Even semester 2026–27');
    await page.getByLabel('First day').fill('2027-01-06');
    await page.getByLabel('Last day').fill('2027-05-14');
    await expect(page.getByLabel('Name of the batch')).toHaveValue(`${name} (Even semester 2026–27)`);
    const lab = page.getByRole('group', { name: 'Lab 1' });
    // A Tuesday again, not before the new term.
    await expect(lab.getByLabel('Opens')).toHaveValue('2027-01-12T09:00');
    await expect(lab.getByText('this term: 04/08/2026, 09:00')).toBeVisible();
    await lab.getByLabel('Due').fill('2027-01-11T23:59');
    await expect(
      page.getByText('Due before it opens, or late work ends before it is due: Lab 1.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make the copy' })).toBeDisabled();
    await lab.getByLabel('Due').fill('2027-05-20T23:59');
    await expect(page.getByText('Outside the new term: Lab 1.')).toBeVisible();
    await isCareful(page);
    await lab.getByLabel('Due').fill('2027-01-21T23:59');
    await page.getByRole('button', { name: 'Make the copy' }).click();
    await expect(page.getByRole('heading', { name: `${name} (Even semester 2026–27)` })).toBeVisible();
    await expect(page.getByRole('cell', { name: '21/01/2027, 23:59' })).toBeVisible();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();

    await page.goto(`/admin/classes/${batchId}`);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Archive the batch' }).click();
    await expect(page.getByText(/^Archived on /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Plan a class' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Marks of the class' })).toBeVisible();
    await isCareful(page);
    await page.goto('/admin/classes');
    const archived = page.getByRole('table', { name: 'Archived batches' });
    await expect(archived.getByRole('link', { name, exact: true })).toBeVisible();
    await isCareful(page);
    await archived.getByRole('link', { name, exact: true }).click();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Take it out of the archive' }).click();
    await expect(page.getByText(/^Archived on /)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Archived on /)).toBeVisible();
  },
);
