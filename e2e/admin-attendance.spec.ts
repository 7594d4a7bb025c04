import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, signIn, test } from './people.ts';
import { confirmedLearner, importList, staffMember } from './staff.ts';

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

// Colours are looked at once its screens stand.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('CLASSES-10, CLASSES-11, CLASSES-14: a teacher takes attendance by mouse and keyboard, without a connection too, and a learner sees their own', async ({
  page,
  browser,
  context,
  request,
}) => {
  test.slow();
  const teacher = await staffMember(request, 'teacher');
  const [asha, imran] = [
    await confirmedLearner(request, 'Asha Rao'),
    await confirmedLearner(request, 'Imran Ali'),
  ];
  const headers = { 'x-auth-token': teacher.token };
  const made = await request.post('/api/admin/classes', { headers, data: { name: `Lab ${Date.now()}` } });
  const { id: batchId } = (await made.json()) as { id: string };
  const csv = `roll number,name,email\n1,RAO ASHA,${asha.email}\n2,ALI IMRAN,${imran.email}`;
  await importList(request, teacher, { id: batchId, csv });

  await signIn(page, teacher);
  await page.goto(`/admin/classes/${batchId}`);
  await page.getByRole('link', { name: 'Attendance' }).click();
  await expect(page.getByText('No session yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New session' }).click();
  const dialog = page.getByRole('dialog', { name: 'A session of the class' });
  await dialog.getByLabel('Day').fill('2026-07-06');
  await dialog.getByLabel('Hour').selectOption('From and to');
  await dialog.getByLabel('From').fill('14:00');
  await dialog.getByLabel('To').fill('16:00');
  await dialog.getByLabel('Kind').selectOption('Lab');
  await isCareful(page);
  await dialog.getByRole('button', { name: 'Take attendance' }).click();

  await expect(page.getByRole('heading', { name: 'Lab, 06/07/2026, 14:00 to 16:00' })).toBeVisible();
  await expect(page.getByText('2 present, 0 late, 0 absent, 0 on duty')).toBeVisible();
  const rao = page.getByRole('group', { name: 'RAO ASHA' });
  const ali = page.getByRole('group', { name: 'ALI IMRAN' });
  await rao.getByLabel('Absent').check();
  await expect(page.getByText('All marks are saved.')).toBeVisible();
  // By the keyboard: the key marks, and the next learner is in turn.
  await rao.getByLabel('Absent').focus();
  await page.keyboard.press('l');
  await expect(ali.getByLabel('Present')).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByText('0 present, 1 late, 0 absent, 1 on duty')).toBeVisible();
  await expect(page.getByText('All marks are saved.')).toBeVisible();
  await isCareful(page);

  // Without a connection a mark is kept on the device; it is sent when the screen is opened again.
  await context.setOffline(true);
  await ali.getByLabel('Absent').check();
  await expect(page.getByText(/^1 mark is not saved yet/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('All marks are saved.')).toBeVisible();
  await expect(page.getByText('0 present, 1 late, 1 absent, 0 on duty')).toBeVisible();

  await rao.getByLabel('Absent').check();
  await page.getByRole('button', { name: 'Undo the last mark' }).click();
  await expect(page.getByText('0 present, 1 late, 1 absent, 0 on duty')).toBeVisible();
  await expect(page.getByText('All marks are saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Only those under 75 %').check();
  await expect(page.getByText('2 · ALI IMRAN')).toBeVisible();
  await expect(page.getByText('1 · RAO ASHA')).toBeHidden();
  await isCareful(page);

  const learner = await (await browser.newContext()).newPage();
  await signIn(learner, imran);
  await learner.goto('/assignments');
  await learner.getByRole('link', { name: 'Your attendance' }).click();
  await expect(learner.getByText('0.00 % of 1 session')).toBeVisible();
  await learner.getByText('All sessions').click();
  await expect(learner.getByRole('cell', { name: 'Absent' })).toBeVisible();
  await isCareful(learner);
});
