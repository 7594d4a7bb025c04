import { AxeBuilder } from '@axe-core/playwright';

import { expect, register, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

// Colours are looked at once a screen stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'FRAME-29: the institute gets a logo, learners see it at the top, and it is taken away',
  { tag: '@thorough' },
  async ({ page, browser, request }) => {
    const accounts = await staffMember(request, 'accounts');
    await signIn(page, accounts);
    await page.goto('/admin/money/seller');
    await expect(page.getByText('There is no logo yet.')).toBeVisible();
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText(/^Choose a PNG of at most 200 kB/)).toBeVisible();
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 180, height: 60 } });
    await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('img', { name: 'The logo as it is now' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const learner = await context.newPage();
    await signIn(learner, await register(request));
    await learner.goto('/dashboard');
    const logo = learner.locator('header img');
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(180);
    expect((await new AxeBuilder({ page: learner }).analyze()).violations).toEqual([]);

    await page.getByRole('button', { name: 'Remove the logo' }).click();
    await expect(page.getByText('There is no logo yet.')).toBeVisible();
    await learner.reload();
    await expect(learner.getByRole('button', { name: /Account|menu/i }).first()).toBeVisible();
    await expect(logo).toHaveCount(0);
    await context.close();
  },
);
