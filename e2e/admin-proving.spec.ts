import { AxeBuilder } from '@axe-core/playwright';

import { expect, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

test(
  'PROVING-1: a teacher verifies what learners see, stops, and reads the matrix of one problem',
  { tag: '@thorough' },
  async ({ page, request }) => {
    // The runners really compile and run every solution, on a machine of two cores.
    test.slow();
    const teacher = await staffMember(request, 'teacher');
    await signIn(page, teacher);
    await page.goto('/admin/content');
    await page.getByRole('link', { name: 'Verify…' }).click();
    await page.getByLabel('What to verify').selectOption('Everything');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByText(/of \d+ programs run/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('The verification was stopped. Its results so far are kept.')).toBeVisible();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();

    const started = await request.post('/api/admin/proof', {
      headers: { 'x-auth-token': teacher.token },
      data: { scope: { kind: 'problem', id: 'digital-clock' }, mutants: false },
    });
    const { id } = (await started.json()) as { id: string };
    await page.goto(`/admin/content/proof/${id}`);
    await expect(page.getByText('Every solution gets the verdict its folder promises.')).toBeVisible({
      timeout: 120_000,
    });
    await page.getByRole('link', { name: 'Digital Clock' }).click();
    const right = page.getByRole('region', { name: 'Tests of Right solutions' });
    for (const language of ['C', 'C++11', 'C++14', 'C++17', 'Java', 'Python']) {
      await expect(right.getByRole('rowheader').getByText(language, { exact: true })).toBeVisible();
    }
    await expect(right.getByText(/^\d+ % of \d/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tests of Wrong solutions' })).toContainText(
      'Expected: Wrong answer',
    );
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
