import { expect, test } from './people.ts';

for (const { width, height } of [
  { width: 1366, height: 633 },
  { width: 1093, height: 614 },
]) {
  test(`LEARNING-61: Start is on a newcomer's first screen, at ${width} x ${height}, in both languages`, async ({
    learner,
  }) => {
    await learner.setViewportSize({ width, height });
    await learner.goto('/dashboard');
    await expect(learner.getByRole('group')).toHaveCount(3);
    await expect(learner.getByRole('link', { name: 'Start', exact: true })).toBeInViewport({ ratio: 1 });
    await learner.evaluate(() => (document.cookie = 'abhyas_language=hi; path=/'));
    await learner.reload();
    await expect(learner.getByRole('group')).toHaveCount(3);
    await expect(learner.locator('main a[href^="/learn/"]').first()).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [360, 768, 1366]) {
  test(`LEARNING-61: a newcomer answers three questions and presses one Start, at ${width} px`, async ({
    learner,
  }) => {
    await learner.setViewportSize({ width, height: 760 });
    await learner.goto('/dashboard');
    const start = learner.getByRole('link', { name: 'Start', exact: true });
    await expect(learner.getByRole('group')).toHaveCount(3);
    await expect(learner.getByText('Python, starting with', { exact: false })).toBeVisible();
    await learner.getByRole('radio', { name: 'C++', exact: true }).check();
    await expect(learner.getByText('C++ assumes some programming, so start with C:')).toBeVisible();
    await learner.getByRole('radio', { name: 'A little' }).check();
    await expect(start).toHaveAttribute('href', /^\/learn\/from-c-to-cpp\//);
    await learner.getByRole('radio', { name: '40 minutes' }).check();
    await learner.reload();
    await expect(learner.getByRole('radio', { name: '40 minutes' })).toBeChecked();
    expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await start.click();
    await expect(learner).toHaveURL(/\/learn\/from-c-to-cpp\//);
  });

  test(`LEARNING-61: who has begun finds the next lesson by name and the courses under way, at ${width} px`, async ({
    learner,
  }) => {
    await learner.setViewportSize({ width, height: 760 });
    await learner.goto('/learn/first-steps/your-first-c-program');
    await learner.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(learner.getByRole('button', { name: 'Mark as Complete' })).toHaveCount(0);
    await learner.goto('/dashboard');
    await expect(learner.getByRole('heading', { name: 'Next lesson' })).toBeVisible();
    await expect(learner.getByText('Watch a program run', { exact: true })).toBeVisible();
    await expect(learner.getByText('Then, in your 20 minutes today:')).toBeVisible();
    const course = learner.getByRole('region', { name: 'Courses in progress' }).getByRole('link');
    await expect(course).toHaveCount(1);
    await expect(course).toHaveText(/^C\d+%$/);
    await expect(learner.getByRole('link', { name: 'Start', exact: true })).toHaveCount(0);
    await learner.getByRole('link', { name: 'Open it' }).click();
    await expect(learner).toHaveURL('/learn/first-steps/watch-a-program-run');
  });
}
