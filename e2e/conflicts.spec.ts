import { THOROUGH } from '@abhyas/queue/testing/thorough';
import type { APIRequestContext, Page } from '@playwright/test';

import { expect, leaveUntold, signIn, test, type Account } from './people.ts';
import { editorOf, openPython, savedPython } from './problem.ts';

/** `npm run thorough` plays all of them. */
const CONFLICTS = THOROUGH ? 100 : 4;

/** What is still there of everything that was typed: the account's text, and those that were set aside. */
async function keptTexts(request: APIRequestContext, account: Account): Promise<string> {
  const answer = await request.get('/api/practice/versions/digital-clock/py', {
    headers: { 'x-auth-token': account.token },
  });
  const { versions } = (await answer.json()) as { versions: { code: string }[] };
  return [await savedPython(request, account), ...versions.map(({ code }) => code)].join('\n');
}

async function replaceAll(page: Page, text: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text, { delay: 5 });
}

test(
  'PRACTICE-36: in conflict after conflict of two devices no character is lost, whatever is chosen and also over a reload',
  { tag: '@thorough' },
  async ({ learner, account, request, browser }) => {
    test.setTimeout(60_000 + CONFLICTS * 15_000);
    const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
    const phone = await elsewhere.newPage();
    await signIn(phone, account);
    for (const page of [learner, phone]) {
      await leaveUntold(page);
      await openPython(page);
    }
    let lost = 0;
    for (let conflict = 1; conflict <= CONFLICTS; conflict += 1) {
      const [here, there] = [
        `laptop_${conflict} = "${'l'.repeat(20)}"`,
        `phone_${conflict} = "${'p'.repeat(20)}"`,
      ];
      await elsewhere.setOffline(true);
      await replaceAll(phone, there);
      await replaceAll(learner, here);
      await expect.poll(() => savedPython(request, account)).toBe(here);
      await elsewhere.setOffline(false);
      const dialog = phone.getByRole('dialog');
      await expect(dialog).toContainText('changed on another device or tab');
      if (conflict % 4 === 3) {
        await phone.reload();
        await expect(dialog).toContainText(`phone_${conflict}`);
      }
      const mine = conflict % 2 === 0;
      const choice = mine ? 'Continue with mine' : 'Continue with the other one';
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog).toHaveCount(0);
      await expect(editorOf(phone)).toHaveText(mine ? there : here);
      await expect(phone.getByTestId('saved')).toBeVisible();
      const kept = await keptTexts(request, account);
      lost += [here, there].filter((text) => !kept.includes(text)).join('').length;
      await learner.reload();
      await expect(editorOf(learner)).toHaveText(mine ? there : here);
    }
    expect(lost, `characters lost in ${CONFLICTS} conflicts`).toBe(0);
    await elsewhere.close();
  },
);
