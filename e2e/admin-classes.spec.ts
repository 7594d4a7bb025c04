import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';

import { expect, signIn, test, type Account } from './people.ts';
import { confirmedLearner, importList, staffMember } from './staff.ts';

type Batch = { readonly id: string; readonly name: string; readonly classId: string };

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

/** A batch with a class on a day to come, and these learners on its list. */
async function planned(
  request: APIRequestContext,
  staff: Account,
  learners: readonly Account[],
): Promise<Batch> {
  const headers = { 'x-auth-token': staff.token };
  const name = `Batch ${Date.now()}`;
  const post = async (path: string, data: object) => {
    const reply = await request.post(`/api/admin/classes${path}`, { headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as { id: string };
  };
  const { id } = await post('', { name });
  const lines = learners.map((learner) => `${learner.name},${learner.email}`);
  await importList(request, staff, { id, csv: ['name,email', ...lines].join('\n') });
  const { id: classId } = await post(`/${id}/live`, {
    subtopicId: 'python-workshop',
    plannedFor: '2099-01-05',
  });
  return { id, name, classId };
}

const more = (page: Page) => page.getByRole('button', { name: 'More for the class Revision workshop' });

test(
  'a roll that is left by Escape is asked about and met again; the class is moved, cancelled and taken back',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.slow();
    const owner = await staffMember(request, 'owner');
    const asha = await confirmedLearner(request, 'Asha Rao');
    const batch = await planned(request, owner, [asha]);
    await signIn(page, owner);
    await page.goto(`/admin/classes/${batch.id}`);

    await page.getByRole('button', { name: 'Take attendance: Revision workshop' }).click();
    const present = page.getByRole('group', { name: 'Asha Rao' }).getByRole('radio', { name: 'Present' });
    await present.check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeVisible();
    await isCareful(page);
    await page.getByRole('button', { name: 'Close and keep the marks' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Take attendance: Revision workshop' }).click();
    await expect(page.getByText('These marks are kept on this device')).toBeVisible();
    await expect(present).toBeChecked();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 present, 0 absent (100 %)')).toBeVisible();

    await more(page).click();
    await page.getByRole('menuitem', { name: 'Change day or module' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: 'Their names' })).toContainText('Asha Rao');
    await dialog.getByLabel('Day').fill('2099-02-06');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('cell', { name: '06/02/2099' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('cell', { name: '05/01/2099' })).toBeVisible();

    await more(page).click();
    await page.getByRole('menuitem', { name: 'Cancel the class' }).click();
    await expect(dialog.getByRole('list', { name: 'Their names' })).toContainText('Asha Rao');
    await dialog.getByRole('button', { name: 'Cancel the class' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await isCareful(page);
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Reinstate the class' }).click();
    await expect(page.getByText('Planned', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Class done: Revision workshop' }).click();
    await expect(dialog).toContainText('It opens for one learner:');
    await dialog.getByRole('button', { name: 'Class done' }).click();
    await expect(page.getByText('Held on')).toBeVisible();
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Undo “Class done”' }).click();
    await expect(dialog.getByRole('list', { name: 'Their names' })).toContainText('Asha Rao');
    await dialog.getByRole('button', { name: 'Undo “Class done”' }).click();
    await expect(page.getByText('Planned', { exact: true })).toBeVisible();
  },
);

test('a batch is renamed, deleted and brought back', async ({ page, request }) => {
  const owner = await staffMember(request, 'owner');
  const { id, name } = await planned(request, owner, []);
  await signIn(page, owner);
  await page.goto(`/admin/classes/${id}`);
  await more(page).click();
  await page.getByRole('menuitem', { name: 'Delete the class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the class' }).click();
  await expect(page.getByText('No classes planned.')).toBeVisible();

  await page.getByRole('button', { name: 'More for this batch' }).click();
  await page.getByRole('menuitem', { name: 'Rename the batch' }).click();
  await page.getByLabel('Name of the batch').fill(`${name} B`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `${name} B` })).toBeVisible();

  await page.getByRole('button', { name: 'More for this batch' }).click();
  await page.getByRole('menuitem', { name: 'Delete the batch' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the batch' }).click();
  await expect(page).toHaveURL(/\/admin\/classes$/);
  await expect(page.getByRole('link', { name: `${name} B` })).toHaveCount(0);
  await page
    .getByText(`${name} B has been deleted.`)
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('link', { name: `${name} B` })).toBeVisible();
});
