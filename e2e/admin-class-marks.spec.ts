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

type Given = { readonly batchId: string; readonly title: string; readonly mark: number };

/** An assignment of 10 points with a learner's mark by hand, both published. */
async function giveMarked(
  request: APIRequestContext,
  { token }: Account,
  { learnerId, batchId, title, mark }: Given & { readonly learnerId: string },
): Promise<void> {
  const headers = { 'x-auth-token': token };
  const send = async (url: string, data: object) => {
    const reply = await request.post(url, { headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  const bank = await request.get('/api/admin/assignments/bank', { headers });
  const { problems } = (await bank.json()) as { problems: { assetId: string }[] };
  const assetId = problems[0]?.assetId ?? '';
  const id = crypto.randomUUID();
  await send(`/api/admin/classes/${batchId}/assignments`, {
    id,
    title,
    items: [{ assetId, points: 1000, scoring: 'tests' }],
    rules: { opensAt: moment(-1), dueAt: moment(7), take: 'best' },
  });
  await send(`/api/admin/assignments/${id}/step`, { step: 'publish' });
  const manual = { hundredths: mark, reason: 'Shown in the lab' };
  await send(`/api/admin/assignments/${id}/work/${learnerId}/${assetId}`, { manual });
  await send(`/api/admin/assignments/${id}/step`, { step: 'publish-marks' });
}

test(
  'ASSIGNMENTS-24, ASSIGNMENTS-22: a teacher weighs the marks of a class, and a learner reads how their total came about',
  { tag: '@thorough' },
  async ({ page, browser, request }) => {
    test.slow();
    const teacher = await staffMember(request, 'teacher');
    const asha = await confirmedLearner(request, 'Asha Rao');
    const headers = { 'x-auth-token': teacher.token };
    const made = await request.post('/api/admin/classes', { headers, data: { name: `Lab ${Date.now()}` } });
    const { id: batchId } = (await made.json()) as { id: string };
    await importList(request, teacher, { id: batchId, csv: `name,email\nRAO ASHA,${asha.email}` });
    const whoami = await request.get('/api/auth', { headers: { 'x-auth-token': asha.token } });
    const { _id: learnerId } = (await whoami.json()) as { _id: string };
    const marks = { 'Lab 1': 700, 'Lab 2': 333, 'Test 1': 550 };
    for (const [title, mark] of Object.entries(marks))
      await giveMarked(request, teacher, { learnerId, batchId, title, mark });

    await signIn(page, teacher);
    await page.goto(`/admin/classes/${batchId}`);
    await page.getByRole('link', { name: 'Marks of the class' }).click();
    await expect(page.getByRole('rowheader', { name: 'RAO ASHA' })).toBeVisible();
    await expect(page.getByText('The marks are not weighed yet: there is no total.')).toBeVisible();
    await isCareful(page);

    await page.getByRole('link', { name: 'Weights' }).click();
    const category = (number: number) => page.getByRole('group', { name: `Category ${number}` });
    await expect(category(1).getByLabel('Name')).toHaveValue('Lab work');
    await category(1).getByLabel('Weight in percent').fill('50');
    await expect(page.getByText('The weights add up to 110 %; together they must be 100 %.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await category(3).getByLabel('Weight in percent').fill('30');
    await expect(page.getByText('The weights add up to 100 %.')).toBeVisible();
    await category(1).getByLabel('Only the best').fill('1');
    await page.getByLabel('Lab 1').selectOption('Lab work');
    await page.getByLabel('Lab 2').selectOption('Lab work');
    await page.getByLabel('Test 1').selectOption('Tests');
    await isCareful(page);
    await page.getByRole('button', { name: 'Save' }).click();

    // 50 % of 7 out of 10, and 20 % of 5.5 out of 10: the second lab is not the best.
    await page.getByRole('button', { name: 'How the total of RAO ASHA came about: 46 of 70' }).click();
    const dialog = page.getByRole('dialog', { name: 'Total of RAO ASHA' });
    await expect(dialog.getByText('Lab work: 35 of 50')).toBeVisible();
    await expect(
      dialog.getByText('Lab 2: 3.33 of 10 points, left out because others are better'),
    ).toBeVisible();
    await expect(dialog.getByText('Tests: 11 of 20')).toBeVisible();
    await expect(dialog.getByText('Nothing counts here yet.')).toBeVisible();
    await isCareful(page);
    await page.keyboard.press('Escape');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save for spreadsheets' }).click();
    await page.getByRole('menuitem', { name: 'Save as XLSX' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Lab \d+\.xlsx$/);

    const learner = await (await browser.newContext()).newPage();
    await signIn(learner, asha);
    await learner.goto('/assignments');
    await expect(learner.getByText(/^Lab \d+: 46 of 70so far; the whole class is worth 100$/)).toBeVisible();
    await learner.getByText('How this total came about').click();
    await expect(learner.getByText('Only the best one counts.')).toBeVisible();
    await isCareful(learner);
  },
);
