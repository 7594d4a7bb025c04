import { buy } from './paying.ts';
import { expect, test } from './people.ts';

test('MOCKS-2, MOCKS-5: the tests are found beside the sheets; without a plan they say which one opens them', async ({
  learner,
}) => {
  await learner.setViewportSize({ width: 360, height: 760 });
  await learner.goto('/sheets');
  await learner.getByRole('link', { name: /Mock tests/ }).click();
  await expect(learner.getByRole('heading', { level: 1, name: 'Mock tests' })).toBeFocused();
  await expect(learner.getByText('Mock tests come with Placement Pack.')).toBeVisible();
  await expect(
    learner.getByRole('region', { name: 'Practice sets' }).getByRole('link', { name: /Aptitude set 1/ }),
  ).toBeVisible();
  await learner
    .getByRole('region', { name: 'Whole tests' })
    .getByRole('link', { name: /C and C\+\+ output/ })
    .click();
  await expect(learner.getByText('The clock is ours and does not stop: 45 minutes')).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Begin the test' })).toHaveCount(0);
  expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await learner.getByRole('link', { name: 'See the plans' }).click();
  await expect(learner.getByText('Timed mock tests, each with a report')).toBeVisible();
});

test('MOCKS-6, MOCKS-7, MOCKS-8, MOCKS-10: a test is sat through a lost connection and a closed page, finished, and reported', async ({
  learner,
}) => {
  await learner.setViewportSize({ width: 1366, height: 633 });
  await buy(learner, 'Placement Pack');
  await learner.goto('/mocks/gate-computer-science');
  await learner.getByRole('button', { name: 'Begin the test' }).click();
  await expect(learner.getByRole('timer', { name: 'Time left' })).toContainText(/1:(30:00|29:\d\d)/);
  await expect(learner.getByText('Question 1 of 32')).toBeVisible();
  const palette = learner.getByRole('navigation', { name: 'Questions', exact: true });
  await expect(palette.getByRole('button', { name: 'Question 1: Not answered' })).toBeVisible();
  await expect(palette.getByRole('button', { name: 'Question 9: Not seen' })).toBeVisible();

  // Whatever the order of this attempt: the first question is answered by its kind.
  const answer = learner.getByRole('form', { name: 'Your answer' });
  const answerFirst = async (): Promise<void> => {
    const choice = answer.getByRole('radio');
    if ((await choice.count()) > 0) await choice.first().check();
    else await answer.getByRole('textbox').fill('2');
  };
  await answerFirst();
  await expect(palette.getByRole('button', { name: 'Question 1: Answered' })).toBeVisible();
  await expect(learner.getByText('Saved', { exact: true })).toBeVisible();

  await learner.context().setOffline(true);
  await learner.getByRole('button', { name: 'Next' }).click();
  await answerFirst();
  await learner.getByRole('button', { name: 'Look at it again' }).click();
  await expect(learner.getByText('No connection: kept on this device')).toBeVisible();
  await learner.context().setOffline(false);
  await expect(learner.getByText('Saved', { exact: true })).toBeVisible();

  await learner.goto('/mocks/gate-computer-science');
  await expect(learner.getByText(/Under way, ends at/)).toBeVisible();
  await learner.getByRole('button', { name: 'Go on' }).click();
  await expect(palette.getByRole('button', { name: 'Question 1: Answered' })).toBeVisible();
  await palette.getByRole('button', { name: 'Question 2: Marked to look at again' }).click();
  await expect(learner.getByText('Question 2 of 32')).toBeVisible();

  await learner.getByRole('button', { name: 'Finish' }).click();
  await expect(learner.getByText('2 of 32 questions are answered, 1 are marked.')).toBeVisible();
  await learner.getByRole('button', { name: 'Go on with the test' }).click();
  await learner.getByRole('button', { name: 'Finish' }).click();
  await learner.getByRole('button', { name: 'Finish and see the report' }).click();
  await expect(learner).toHaveURL(/\/mocks\/gate-computer-science\/report\//);
  await expect(
    learner.getByRole('heading', { level: 1, name: 'GATE: computer science, half length: Report' }),
  ).toBeFocused();
  await expect(learner.getByRole('row', { name: /General aptitude/ })).toContainText('/ 10');
  await expect(learner.getByRole('link', { name: /^Read / }).first()).toBeVisible();
  await expect(learner.getByRole('article')).toHaveCount(32);
  await learner.getByRole('button', { name: 'Back' }).click();
  await expect(learner.getByRole('button', { name: 'Begin another attempt' })).toBeVisible();
  await expect(learner.getByRole('link', { name: /^Report of / })).toBeVisible();
});
