import { expect, test } from './people.ts';

test('LEARNING-48: a course is searched, a find leads to its item, and back leads to the finds', async ({
  learner,
}) => {
  await learner.goto('/learn/c');
  await learner.getByRole('searchbox', { name: 'Search in this course' }).fill('printf');
  const finds = learner
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /printf/i });
  await expect(finds.first()).toBeVisible();
  await expect(learner.getByText(/^\d+ items? found$/)).toBeVisible();
  await expect(finds.first().locator('mark').first()).toHaveText(/printf/i);
  const title = await finds.first().locator('span.block').first().textContent();
  await finds.first().click();
  await expect(learner.getByRole('heading', { name: title ?? '' })).toBeVisible();
  await learner.goBack();
  await expect(learner.getByRole('searchbox', { name: 'Search in this course' })).toHaveValue('printf');
  await expect(finds.first()).toBeVisible();
  await learner.getByRole('searchbox', { name: 'Search in this course' }).fill('zzyqx wvkj');
  await expect(learner.getByText(/Nothing in this course matches “zzyqx wvkj”/)).toBeVisible();
});

test('LEARNING-48: a slip of the finger finds what was meant, and an excerpt is prose or a program, not both', async ({
  learner,
}) => {
  await learner.goto('/learn/c?q=poimter');
  await expect(
    learner.getByText('Nothing matches “poimter”. Showing results for “pointer” instead.'),
  ).toBeVisible();
  await expect(learner.getByRole('main').locator('mark').first()).toHaveText(/pointer/i);
});

test('LEARNING-38: a video says how long it is and what it costs of a data plan', async ({ learner }) => {
  await learner.goto('/learn/first-steps/watch-a-program-run');
  await expect(learner.getByText(/^\d+ minutes? · \d+\.\d MB$/)).toBeVisible();
});
