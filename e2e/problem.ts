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

/** What a browser holds of texts. */
export async function heldTexts(page: Page): Promise<unknown[]> {
  return page.evaluate(
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
