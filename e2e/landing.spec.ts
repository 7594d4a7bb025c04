import { expect, test } from './people.ts';

const COURSES = [
  'C',
  'C++',
  'Java',
  'Python',
  'Data Structures and Algorithms',
  'Operating Systems',
  'Computer Networks',
  'Databases and SQL',
  'Electronics',
  'Web Technologies',
];

test('LANDING-1, LANDING-7: the landing page lists the courses; its first HTML carries them, prices and what search engines read, before any script', async ({
  request,
}) => {
  const page = await request.get('/');
  const html = await page.text();
  for (const course of COURSES) expect(html).toContain(course);
  expect(html).toMatch(/₹[\d,]+/);
  expect(html).toContain('<meta property="og:title"');
  expect(html).toContain('application/ld+json');
  // The first paint waits for no second answer, and who comes again fetches nothing that stayed the same.
  expect(html).not.toMatch(/rel="stylesheet"(?! disabled)/);
  const again = await request.get('/', { headers: { 'if-none-match': page.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
  const sitemap = await request.get('/sitemap.xml');
  expect(await sitemap.text()).toContain('/privacypolicy</loc>');
});

test('LANDING-3, FRAME-5: the landing page leads to Login and Register', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.getByRole('link', { name: 'Login' }).click();
  await expect(visitor).toHaveURL('/login');
  await visitor.goto('/');
  await visitor.getByRole('link', { name: 'Register, it is free' }).click();
  await expect(visitor).toHaveURL('/register');
});

test('LANDING-6: real code runs on the landing page without an account', async ({ visitor }) => {
  await visitor.goto('/');
  const code = visitor.getByRole('textbox', { name: 'Code Area' });
  await code.fill('print(6 * 7)');
  await code.press('Control+Enter');
  await expect(visitor.getByTestId('trial-output')).toHaveText('42');
  await visitor.getByRole('button', { name: 'C++' }).click();
  await code.fill('int main() { return 0 }');
  await visitor.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(visitor.getByTestId('trial-output')).toContainText('expected');
});

test('FRAME-5: an authenticated user on / is redirected to /dashboard', async ({ learner }) => {
  await learner.goto('/');
  await expect(learner).toHaveURL('/dashboard');
});

test('LANDING-5: animation on scroll brings in what is below for 2000 ms, and all is there without motion', async ({
  visitor,
}) => {
  await visitor.goto('/');
  const plans = visitor.getByRole('heading', { name: 'Python Starter' });
  const waiting = visitor.locator('[data-reveal=waiting]');
  await expect(waiting.first()).toBeAttached();
  await plans.scrollIntoViewIfNeeded();
  const revealed = plans.locator('xpath=ancestor::*[@data-reveal]');
  await expect(revealed).toHaveAttribute('data-reveal', 'shown');
  await expect(revealed).toHaveCSS('transition-duration', '2s, 2s');
  await visitor.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.reload();
  await expect(plans).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('LANDING-4: the cookie banner is accepted on scroll and stays away for 150 days', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(banner).toBeHidden();
  await page.clock.setSystemTime(new Date('2026-05-30T09:00:00Z'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.clock.setSystemTime(new Date('2026-05-31T11:00:00Z'));
  await page.reload();
  await expect(banner).toBeVisible();
});
