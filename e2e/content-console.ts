import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { expect, type Account } from './people.ts';

/** A whole school is written and taken up: 3 s on a quiet machine of two processors, which tests are not. */
export const PUBLISH_TIMEOUT_MS = 60_000;

/** What axe finds on a screen of the console: nothing. */
export async function noFaults(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

/** Brings the release before the newest back, as a teacher does on the screen of content. */
export async function bringBack(page: Page): Promise<void> {
  await page.goto('/admin/content');
  await pressBringBack(page);
}

/** The same, for whoever is on that screen already. */
export async function pressBringBack(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Bring back/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('Learners now see the earlier release.')).toBeVisible({
    timeout: PUBLISH_TIMEOUT_MS,
  });
}

/** Begins a draft and opens it. */
export async function newDraft(page: Page, name: string): Promise<void> {
  await page.goto('/admin/content');
  await page.getByRole('button', { name: 'New draft' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Types into a text of the editor for code in place of what is there. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: label, exact: true });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Begins a course, a module or an item, and waits for its form. */
export async function begin(page: Page, button: string, { kind, title }: { kind?: string; title: string }) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  if (kind) await dialog.getByLabel('What').selectOption(kind);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Saves what is on the screen. */
export async function saveInDraft(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved in the draft')).toBeVisible();
}

export const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click();

/** The calls of the draft that is open. */
export const draftCalls = (page: Page): string => {
  const id = /drafts\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  return `/api/admin/content/drafts/${id}`;
};

/** Begins a course with one module in the open draft. */
export async function beginModule(page: Page, { course, module }: { course: string; module: string }) {
  await begin(page, 'New course', { title: course });
  await page.getByLabel('Summary').fill('Written in a browser.');
  await page.getByLabel('Description').fill('For everybody who writes one.');
  await saveInDraft(page);
  await back(page);
  await begin(page, 'New module', { title: module });
  await page.getByLabel('Summary').fill('Everything in it was written in a browser.');
  await saveInDraft(page);
  await back(page);
}

/** What learners will see of what is written. */
export const shownIn = (page: Page): Locator => page.getByRole('region', { name: 'As learners see it' });

/** Makes the draft what learners see, until the other tests' content is brought back. */
export async function publishDraft(request: APIRequestContext, { token }: Account, draft: string) {
  const headers = { 'x-auth-token': token };
  // Another test may have published meanwhile.
  await request.post(`${draft}/merge`, { headers, data: { choices: [] } });
  await request.post(`${draft}/check`, { headers });
  const answer = await request.get(draft, { headers });
  const { check, currentRelease } = (await answer.json()) as {
    check: { releaseId: string };
    currentRelease: string;
  };
  const { releaseId } = check;
  // Its references are right, but nobody has proved that here (PUBLISHING-15).
  const data = { releaseId, from: currentRelease, unproved: 'accepted' };
  const published = await request.post(`${draft}/publish`, { headers, data });
  expect(published.ok(), `${JSON.stringify(check)} ${await published.text()}`).toBe(true);
  const bringBackBefore = async (): Promise<void> => {
    const before = { releaseId: currentRelease, from: releaseId };
    await request.post('/api/admin/content/roll-back', { headers, data: before });
  };
  return { bringBack: bringBackBefore };
}
