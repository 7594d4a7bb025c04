import { expect, register, signIn, test } from './people.ts';

const LONG_TEXT = '/learn/first-steps/variables-and-input';

test(
  'LEARNING-42: two devices at once: Continue lands on the item and the position where the other one is',
  { tag: '@thorough' },
  async ({ browser, request }) => {
    const account = await register(request);
    const [phone, laptop] = await Promise.all(
      [360, 1280].map(async (width) => {
        const context = await browser.newContext({ viewport: { width, height: 700 } });
        const page = await context.newPage();
        await signIn(page, account);
        return page;
      }),
    );
    if (!phone || !laptop) throw new Error('two pages were asked for');
    await Promise.all([laptop.goto('/dashboard'), phone.goto(LONG_TEXT)]);
    const mark = 'Reading what the user types';
    const kept = phone.waitForResponse((response) => response.url().endsWith('/api/content/place'));
    await phone.getByRole('heading', { name: mark }).evaluate((heading) => {
      window.scrollTo({ top: heading.getBoundingClientRect().top + window.scrollY - 100 });
    });
    await kept;
    // The laptop's dashboard was open all the while: coming back to it is enough.
    await laptop.goto('/dashboard');
    await laptop.getByRole('link', { name: 'Continue last session' }).click();
    await expect(laptop).toHaveURL(LONG_TEXT);
    await expect(laptop.getByRole('heading', { name: mark })).toBeInViewport();
    await expect.poll(() => laptop.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await Promise.all([phone.context().close(), laptop.context().close()]);
  },
);
