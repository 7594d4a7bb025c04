import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { expect, signIn, test } from './people.ts';
import { confirmedLearner, importList, staffMember } from './staff.ts';

test.use({ viewport: { width: 1366, height: 633 }, serviceWorkers: 'allow' });

const COURSE = { id: 'computer-networks', title: 'Computer Networks' };
/** Of a module, for other tests read the list of courses meanwhile. */
const MODULE = { id: 'network-security', title: 'Network security' };

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

/** What a device has kept of the module for reading without a connection. */
function keptOf(page: Page): () => Promise<string[]> {
  return () =>
    page.evaluate(async (id) => {
      const keys = await (await window.caches.open('abhyas-content-1')).keys();
      return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.includes(id));
    }, MODULE.id);
}

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/admin/content');
  await page.locator('summary').filter({ hasText: COURSE.title }).click();
  await page.locator('summary').filter({ hasText: MODULE.title }).click();
  await page.getByRole('button', { name: `Change who sees “${MODULE.title}”` }).click();
  return page.getByRole('dialog', { name: `Who sees “${MODULE.title}”` });
}

test(
  'CLASSES-26, CLASSES-27, CLASSES-28: a teacher shows a module only to a class; others lose it, offline too, and it comes back',
  { tag: '@thorough' },
  async ({ page, request, browser }) => {
    test.slow();
    const teacher = await staffMember(request, 'teacher');
    const [asha, ravi] = [
      await confirmedLearner(request, 'Asha Rao'),
      await confirmedLearner(request, 'Ravi'),
    ];
    const name = `CSE-A ${Date.now()}`;
    const headers = { 'x-auth-token': teacher.token };
    const made = await request.post('/api/admin/classes', { headers, data: { name } });
    const { id } = (await made.json()) as { id: string };
    await importList(request, teacher, { id, csv: `name,email\nAsha Rao,${asha.email}` });

    // Ravi has opened the module, and keeps it for reading without a connection.
    const device = await browser.newContext({ serviceWorkers: 'allow' });
    const other = await device.newPage();
    const cardOf = (of: Page) => of.getByRole('link', { name: MODULE.title });
    const kept = keptOf(other);
    await signIn(other, ravi);
    await other.goto(`/learn/${COURSE.id}`);
    await other.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await other.reload();
    await cardOf(other).click();
    await other.reload();
    await expect.poll(kept).toContain(`/api/content/subtopic/${MODULE.id}`);

    await signIn(page, teacher);
    const dialog = await openDialog(page);
    await dialog.getByRole('radio', { name: 'Only these classes' }).check();
    await expect(dialog.getByText('Choose at least one class.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name }).check();
    await expect(dialog.getByText('Visible to 1 learner of 1 class.')).toBeVisible();
    await isCareful(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Only for: ${name}`).first()).toBeVisible();

    await other.goto(`/learn/${COURSE.id}`);
    await expect(other.getByRole('heading', { level: 1, name: COURSE.title })).toBeVisible();
    await expect(cardOf(other)).toBeHidden();
    await expect.poll(kept).toEqual([]);
    await other.goto(`/learn/${MODULE.id}/root`);
    await expect(other).toHaveURL(/notfound/);
    const members = await request.get(`/api/content/subtopic/${MODULE.id}`, {
      headers: { 'x-auth-token': asha.token },
    });
    expect(members.ok()).toBe(true);

    await page.goto(`/admin/classes/${id}`);
    const limited = page.getByRole('heading', { name: 'Courses only for some classes, this one among them' });
    await expect(limited).toBeVisible();
    await expect(page.getByText(`${COURSE.title}: ${MODULE.title}`)).toBeVisible();
    await page.goto(`/learn/${COURSE.id}`);
    await expect(page.getByText(`Only for: ${name}`)).toBeVisible();
    await isCareful(page);

    await openDialog(page);
    await dialog.getByRole('radio', { name: 'Everybody' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await other.goto(`/learn/${COURSE.id}`);
    await expect(cardOf(other)).toBeVisible();
    await device.close();
  },
);
