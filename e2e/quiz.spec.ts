import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './people.ts';

const LESSON = '/learn/first-steps';

const QUIZ = `${LESSON}/first-steps-quiz`;

/** Both sentences that are looked for here are told as successes (LEARNING-21, LEARNING-33). */
const toast = (page: Page, text: string): Locator =>
  page.locator('[data-toast=success]').filter({ hasText: text });

/** Checks a quiz, also where it asks about questions that have no answer. */
async function checkAnswers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Check anyway' });
  await expect(anyway.or(page.getByText(/You answered/))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
}

/** The module as the server has it. */
const subtopicOf = (page: Page): Promise<{ finished: number }> =>
  page.evaluate(async () => {
    const headers = { 'x-auth-token': localStorage.getItem('abhyas.token') ?? '' };
    return (await fetch('/api/content/subtopic/first-steps', { headers })).json();
  });

/** Lets the page see a changed reply of one call: for content that the starter courses do not have. */
async function changeReply(page: Page, url: string, change: (reply: Reply) => void): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as Reply;
    change(reply);
    await route.fulfill({ response, json: reply });
  });
}

type Reply = {
  subtopics: { rollout: boolean }[];
  assets: {
    type: string;
    premium: number;
    owned: boolean;
    assetData?: { mcq?: object[] } | undefined;
  }[];
};

test('LEARNING-14, LEARNING-24: Quiz: toggle, check, tick and cross, score, explanation, wrong ones again, reset', async ({
  learner,
}) => {
  await learner.goto(QUIZ);
  await expect(learner.getByRole('heading', { name: 'Review Quiz' })).toBeVisible();
  const first = learner.getByRole('listitem').filter({ hasText: 'Which line of a C program' });
  const wrong = first.getByRole('radio', { name: 'The first line of the file' });
  const right = first.getByRole('radio', { name: /The first instruction inside/ });
  for (const toggle of [() => wrong.press('Space'), () => wrong.click(), () => wrong.locator('..').click()]) {
    await toggle();
    await expect(wrong).toBeChecked();
    await toggle();
    await expect(wrong).not.toBeChecked();
  }
  await right.check();
  await wrong.check();
  await expect(right).not.toBeChecked();
  await checkAnswers(learner);
  await expect(learner.getByText(/You answered 0 out of \d+ questions correctly\./)).toBeVisible();
  await expect(wrong).toBeDisabled();
  await expect(first.getByText('Your answer, not right')).toBeAttached();
  await expect(first.getByText('Right answer that you did not choose')).toBeAttached();
  await expect(first.getByText('The operating system starts the program at')).toBeVisible();
  await expect(toast(learner, 'This item has been marked as completed')).toBeVisible();

  await learner.getByRole('button', { name: 'Try the wrong ones again' }).click();
  await right.check();
  await checkAnswers(learner);
  await expect(learner.getByText(/You answered 1 out of \d+ questions correctly\./)).toBeVisible();
  await learner.getByRole('button', { name: 'Reset' }).click();
  await expect(right).toBeEnabled();
  await expect(right).not.toBeChecked();
  await learner.goto('/dashboard');
  await expect(learner.getByRole('heading', { name: 'Today’s review' })).toBeVisible();
});

test('a quiz says how many answers a question takes, and asks about questions without one: nothing is given away', async ({
  learner,
}) => {
  await learner.goto(QUIZ);
  const single = learner.getByRole('group').filter({ hasText: 'Which line of a C program' });
  const several = learner.getByRole('group').filter({ hasText: 'contain exactly one newline' });
  await expect(single.getByText('Choose one answer.')).toBeVisible();
  await expect(single.getByRole('checkbox')).toHaveCount(0);
  await expect(several.getByText('More than one answer may be right.')).toBeVisible();
  await expect(several.getByRole('radio')).toHaveCount(0);

  const check = learner.getByRole('button', { name: 'Check', exact: true });
  await check.click();
  await expect(learner.locator('[data-toast=info]')).toContainText('You have not chosen anything yet.');
  await expect(learner.locator('main ol > li input').first()).toBeFocused();
  await expect(learner.getByText(/You answered/)).toHaveCount(0);

  await single.getByRole('radio').first().check();
  await check.click();
  const asked = learner.getByRole('alert').filter({ hasText: 'You have not answered' });
  await expect(asked).toBeFocused();
  await expect(learner.getByText(/You answered/)).toHaveCount(0);
  await asked.getByRole('button', { name: 'Check anyway' }).click();
  const score = learner.getByText(/You answered \d out of \d+ questions correctly\./);
  await expect(score).toBeInViewport({ ratio: 1 });
  await expect(score).toBeFocused();
  await expect(several.getByText('Not answered')).toBeVisible();
  await expect(several.getByText('Right answer')).toHaveCount(0);
  const { finished } = await subtopicOf(learner);
  expect(finished).toBe(1);
});

test('answers of a quiz outlive leaving until they are checked, and the last score is there on another device', async ({
  learner,
  account,
  browser,
}) => {
  await learner.goto(QUIZ);
  const question = learner.getByRole('group').filter({ hasText: 'Which line of a C program' });
  const right = question.getByRole('radio', { name: /The first instruction inside/ });
  await right.check();
  await learner.goto('/dashboard');
  await learner.goto(QUIZ);
  await expect(right).toBeChecked();
  await checkAnswers(learner);
  await expect(learner.getByText(/You answered 1 out of/)).toBeVisible();
  await learner.waitForLoadState('networkidle');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, account);
  await other.goto(QUIZ);
  await expect(other.getByText(/Last time you got 1 out of \d+ right\./)).toBeVisible();
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(0);
  await other.context().close();
});

test('LEARNING-26: Quiz: premium questions that are not owned, and an empty quiz', async ({ learner }) => {
  await learner.goto(QUIZ);
  await expect(learner.getByText('Premium Question')).toBeVisible();
  await changeReply(learner, '**/api/content/subtopic/first-steps', ({ assets }) => {
    const data = assets.find(({ type }) => type === 'mcqs')?.assetData;
    if (data) data.mcq = [];
  });
  await learner.reload();
  await expect(learner.getByText('No MCQ Question Found')).toBeVisible();
});
