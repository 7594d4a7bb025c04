import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';

import { expect, signIn, test, type Account } from './people.ts';
import { confirmedLearner, importList, staffMember } from './staff.ts';

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

// Colours are looked at once its screens stand.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const moment = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)}:00Z`;

/** A class of one with an assignment whose marks are published. */
async function markedClass(request: APIRequestContext, { token }: Account): Promise<string> {
  const headers = { 'x-auth-token': token };
  const send = async (url: string, data: object) => {
    const reply = await request.post(url, { headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as { id: string };
  };
  const { id: batchId } = await send('/api/admin/classes', { name: `Lab ${Date.now()}` });
  const bank = await request.get('/api/admin/assignments/bank', { headers });
  const { problems } = (await bank.json()) as { problems: { assetId: string }[] };
  const id = crypto.randomUUID();
  await send(`/api/admin/classes/${batchId}/assignments`, {
    id,
    title: 'Lab 1',
    items: [{ assetId: problems[0]?.assetId, points: 1000, scoring: 'tests' }],
    rules: { opensAt: moment(-1), dueAt: moment(7), take: 'best' },
  });
  await send(`/api/admin/assignments/${id}/step`, { step: 'publish' });
  await send(`/api/admin/assignments/${id}/step`, { step: 'publish-marks' });
  return batchId;
}

test(
  'ASSIGNMENTS-43, ASSIGNMENTS-42: a teacher saves the lab records of a class as a ZIP and of one as a PDF, a learner their own',
  { tag: '@thorough' },
  async ({ page, browser, request }) => {
    test.slow();
    const teacher = await staffMember(request, 'teacher');
    const asha = await confirmedLearner(request, 'Asha Rao');
    const batchId = await markedClass(request, teacher);
    await importList(request, teacher, {
      id: batchId,
      csv: `roll number,name,email\n1AB23,RAO ASHA,${asha.email}`,
    });

    await signIn(page, teacher);
    await page.goto(`/admin/classes/${batchId}`);
    await page.getByRole('link', { name: 'Lab records' }).click();
    await page.getByLabel('College').fill('Government College of Engineering');
    await page.getByRole('button', { name: 'Save the cover' }).click();
    await expect(page.getByText('Records that are made from now on have this cover.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('College')).toHaveValue('Government College of Engineering');
    await isCareful(page);

    const one = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF: lab record of RAO ASHA' }).click();
    expect((await one).suggestedFilename()).toBe('1AB23 RAO ASHA.pdf');

    await page.getByRole('button', { name: 'Make for the whole class' }).click();
    await expect(page.getByText('1 of 1 made')).toBeVisible();
    const zip = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as ZIP' }).click();
    expect((await zip).suggestedFilename()).toMatch(/^Lab \d+\.zip$/);
    await isCareful(page);

    const learner = await (await browser.newContext()).newPage();
    await signIn(learner, asha);
    await learner.goto('/assignments');
    const own = learner.waitForEvent('download');
    await learner.getByRole('button', { name: /^Save as PDF: lab record of Lab \d+$/ }).click();
    expect((await own).suggestedFilename()).toMatch(/^Lab \d+\.pdf$/);
    await isCareful(learner);
  },
);
