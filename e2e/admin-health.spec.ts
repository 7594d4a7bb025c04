import { AxeBuilder } from '@axe-core/playwright';

import { expect, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

test('health tells that a runner is at work, and draws each figure', async ({ page, request }) => {
  await signIn(page, await staffMember(request, 'teacher'));
  await page.goto('/admin/health');
  const runners = page.getByRole('listitem').filter({ hasText: 'Runner hosts' });
  await expect(runners).toContainText('1 now');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Failures on our side' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
