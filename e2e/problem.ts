import { changed } from '@abhyas/contract/text-changes';
import type { APIRequestContext, Page } from '@playwright/test';

import type { Account } from './people.ts';

/** The problem that most tests of the workspace open. */
export const PROBLEM = '/practise/1/digital-clock';

export const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Code Area' });

export async function openPython(page: Page, path = PROBLEM): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Language').selectOption('Python');
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
}

export async function savedPython(
  request: APIRequestContext,
  { token }: Account,
  assetId = 'digital-clock',
): Promise<string> {
  const answer = await request.post(`/api/content/getproblem/${assetId}`, {
    headers: { 'x-auth-token': token },
    data: {},
  });
  const { assetData } = (await answer.json()) as { assetData: { code: { py: string } } };
  return assetData.code.py;
}

/** The texts that a browser holds. */
export async function heldTexts(page: Page): Promise<string[]> {
  const records = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opened = indexedDB.open('abhyas-texts');
        opened.addEventListener('error', () => reject(opened.error ?? new Error('no database')));
        opened.addEventListener('success', () => {
          const held = opened.result.transaction('texts').objectStore('texts').getAll();
          held.addEventListener('success', () => {
            opened.result.close();
            resolve(held.result as unknown[]);
          });
        });
      }),
  );
  // Of each text what has changed since its base, and the base.
  return Array.from({ length: Math.ceil(records.length / 2) }, (_, at) => {
    const [{ since }, base] = records.slice(2 * at) as [{ since: unknown }, string];
    return changed(base, since);
  });
}

/** Saves another text for the problem in the account's name, as another device does. */
export async function saveElsewhere(
  request: APIRequestContext,
  { token }: Account,
  code: { readonly py?: string; readonly c?: string },
): Promise<void> {
  const saved = await request.post('/api/content/updateproblem/digital-clock', {
    headers: { 'x-auth-token': token },
    data: { code },
  });
  if (!saved.ok()) throw new Error(`saving elsewhere was answered with ${saved.status()}`);
}
