import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { finishCourse } from './finished-course.ts';
import { expect, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'CERTIFICATES-2, CERTIFICATES-4, CERTIFICATES-5, CERTIFICATES-7: a completed course earns a certificate, whose page anybody can check until it is withdrawn',
  { tag: '@thorough' },
  async ({ learner, account, browser, request }) => {
    test.slow();
    await learner.goto('/certificates');
    await expect(learner.getByText('No certificates yet.')).toBeVisible();
    await isCareful(learner);
    await finishCourse(request, account, 'c');
    await learner.goto('/learn/c');
    await learner.getByRole('link', { name: 'Get the certificate' }).click();
    await learner.getByRole('checkbox', { name: 'Show my name on the certificate’s page' }).check();
    await isCareful(learner);
    await learner.getByRole('button', { name: /^Get the certificate: / }).click();
    await expect(learner.getByText(/^Issued on \d\d\/\d\d\/\d{4} by /)).toBeVisible();
    await isCareful(learner);
    const saved = async (name: RegExp) => {
      const download = learner.waitForEvent('download');
      await learner.getByRole('button', { name }).click();
      return (await download).suggestedFilename();
    };
    expect(await saved(/^Save as PDF/)).toMatch(/^certificate-[0-9a-f-]{36}\.pdf$/);
    expect(await saved(/^Save as Open Badge/)).toMatch(/^certificate-[0-9a-f-]{36}\.jwt$/);
    await learner.getByRole('link', { name: /^Open its page/ }).click();
    await expect(learner).toHaveURL(/\/certificates\/[0-9a-f-]{36}$/);
    const address = learner.url();

    const stranger = await (await browser.newContext()).newPage();
    const reply = await stranger.goto(address);
    expect(reply?.headers()['x-robots-tag']).toBe('noindex');
    await expect(stranger.getByText('This certificate is valid.')).toBeVisible();
    await expect(stranger.getByText(account.name)).toBeVisible();
    await expect(stranger.locator('body')).not.toContainText('@');
    await stranger.emulateMedia({ reducedMotion: 'reduce' });
    await isCareful(stranger);

    await learner.goto('/certificates');
    await learner.getByRole('checkbox', { name: /^Show my name/ }).uncheck();
    await expect(learner.getByRole('checkbox', { name: /^Show my name/ })).not.toBeChecked();
    await expect(learner.getByText('Saved.')).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText('The holder of this certificate')).toBeVisible();
    await expect(stranger.getByText(account.name)).toHaveCount(0);

    const teacher = await staffMember(request, 'teacher');
    const whoami = await request.get('/api/auth', { headers: { 'x-auth-token': account.token } });
    const { _id: accountId } = (await whoami.json()) as { _id: string };
    const console = await (await browser.newContext()).newPage();
    await signIn(console, teacher);
    await console.goto(`/admin/learners/${accountId}`);
    await console.getByRole('tab', { name: 'Certificates' }).click();
    await console.getByRole('button', { name: /^Withdraw the certificate/ }).click();
    await console.getByLabel('Reason').fill('Handed in the work of somebody else');
    await console.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(console.getByText('Handed in the work of somebody else')).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText('This certificate has been withdrawn.')).toBeVisible();
    await isCareful(stranger);
    await learner.reload();
    await expect(learner.getByText('Withdrawn: Handed in the work of somebody else')).toBeVisible();
  },
);
