import { expect, test } from './people.ts';

const LESSON = '/learn/first-steps/your-first-c-program';

test('EXERCISES-14: a term in bold leads to its entry, and back; the course leads to all terms, and words find them', async ({
  learner,
}) => {
  await learner.goto(LESSON);
  const link = learner.getByRole('link', { name: 'compiler', exact: true });
  await link.click();
  await expect(learner).toHaveURL(/\/learn\/c\/glossary\?term=compiler$/);
  const meant = learner.locator('[aria-current=true]');
  await expect(meant).toContainText('The program that turns the text you wrote');
  await expect(meant).toBeInViewport();
  await expect(meant).toBeFocused();
  await learner.goBack();
  await expect(link).toBeVisible();

  await learner.goto('/learn/c');
  await learner.getByRole('link', { name: 'Glossary' }).click();
  await expect(learner.getByRole('heading', { name: 'Glossary', level: 1 })).toBeVisible();
  const terms = learner.locator('dt');
  const all = await terms.count();
  await learner.getByRole('searchbox', { name: 'Search the glossary' }).fill('COMPILER');
  await expect(terms.first()).toHaveText('compiler');
  expect(await terms.count()).toBeLessThan(all);
  await learner.getByRole('searchbox').fill('zyzzyva');
  await expect(learner.getByText('No term contains “zyzzyva”.')).toBeVisible();
});

test('EXERCISES-14: a visitor reads it from the first lesson and from the course', async ({ visitor }) => {
  await visitor.goto('/courses/c/your-first-c-program');
  await visitor.getByRole('link', { name: 'compiler', exact: true }).click();
  await expect(visitor).toHaveURL(/\/courses\/c\/glossary\?term=compiler$/);
  await expect(visitor.locator('[aria-current=true]')).toContainText('The program that turns the text');
  await visitor.goto('/courses/c');
  await visitor.getByRole('link', { name: 'Glossary' }).click();
  await expect(visitor.locator('dt').first()).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'EXERCISES-14: a glossary that was opened is there again',
    { tag: '@thorough' },
    async ({ learner, context }) => {
      await learner.goto('/dashboard');
      await learner.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await learner.goto('/learn/c/glossary');
      await expect(learner.locator('dt').first()).toBeVisible();
      await context.setOffline(true);
      await learner.reload();
      await expect(learner.locator('dt').first()).toBeVisible();
      await learner.getByRole('searchbox').fill('compiler');
      await expect(learner.locator('dt').first()).toHaveText('compiler');
    },
  );
});
