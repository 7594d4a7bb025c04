import { expect, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

test('NOTIFICATIONS-5: a notice whose answer was lost is not sent a second time from a new form without being asked', async ({
  learner,
  account,
  browser,
  request,
}) => {
  await learner.goto('/dashboard');
  await expect(learner.getByRole('heading', { level: 1 })).toBeVisible();
  const page = await (await browser.newContext()).newPage();
  await signIn(page, await staffMember(request, 'teacher'));
  await page.goto('/admin/notify');
  const title = `The lab is closed ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  const ask = async (): Promise<void> => {
    await page.getByLabel('Headline').fill(title);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  };
  // It arrives and is done, and its answer gets lost.
  await page.route('**/api/admin/notify', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await ask();
  await expect(dialog).not.toContainText(title);
  await page.unroute('**/api/admin/notify');
  await page.reload();

  await ask();
  await expect(dialog).toContainText('some of these people were sent this headline in the last 12 hours');
  const again = dialog.getByRole('button', { name: 'Send it again' });
  await expect(again).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1);
  const told = async (): Promise<number> => {
    const headers = { 'x-auth-token': account.token };
    const { notifs } = (await (await request.get('/api/auth/notifications', { headers })).json()) as {
      notifs: { text: string }[];
    };
    return notifs.filter(({ text }) => text === title).length;
  };
  await expect.poll(told).toBe(1);

  await ask();
  await again.click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(told).toBe(2);
  await page.context().close();
});
