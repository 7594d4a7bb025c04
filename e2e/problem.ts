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
