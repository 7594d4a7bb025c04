import type { Locator, Page } from '@playwright/test';
import { expect, test } from './people.ts';

/** Rules of screens, errors and constants that no other file has in its titles. */

const PROBLEM = '/practise/1/digital-clock';

const error = (page: Page): Locator => page.locator('[data-toast=error]');

/** How many pixels the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const heightOf = async (box: Locator) => Math.round((await box.boundingBox())?.height ?? 0);

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name });

type Card = { assetId: string; title: string; desc: string; difficulty: number; tags: string[] };

/** The parts of replies that tests change. */
type Reply = {
  notif: boolean;
  expired?: boolean;
  unread: number;
  problemsUnsolved: Card[];
  rProblemsUnsolved: Card[];
  assetData: object;
};

/** Lets the page see a changed reply of one call: for what the starter courses do not have. */
async function change(page: Page, url: string, changed: (reply: Reply) => void): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    // A page that is left, or a test that has ended, waits for no answer.
    if (!response) return;
    const json = (await response.json()) as Reply;
    changed(json);
    await route.fulfill({ response, json });
  });
}

/** A list of four problems: three to solve, with thirteen tags each, and a locked one. */
async function fourProblems(page: Page): Promise<void> {
  const tags = Array.from({ length: 13 }, (_, index) => `tag-${index}`);
  await change(page, '**/api/content/problems/', (reply) => {
    const [first] = reply.problemsUnsolved;
    const [locked] = reply.rProblemsUnsolved;
    if (!first || !locked) throw new Error('no problems');
    const desc = 'What it asks for.';
    const as = (title: string, difficulty: number) => ({
      ...first,
      assetId: title,
      title,
      desc,
      difficulty,
      tags,
    });
    reply.problemsUnsolved = [as('Third', 3), as('First', 1), as('Second', 2)];
    reply.rProblemsUnsolved = [{ ...locked, title: 'Locked', difficulty: 2 }];
  });
  await page.goto('/practise');
}

test('PRACTICE-2, PRACTICE-4, PRACTICE-5: /practise at 360, 850, 1200 and 1440 px: the hero, a left panel of sort and tag buttons, locked cards, the empty result, and Back to /dashboard', async ({
  learner,
}) => {
  await learner.setViewportSize({ width: 1440, height: 900 });
  await fourProblems(learner);
  const button = (name: string | RegExp): Locator => learner.getByRole('button', { name });
  const titles = async () => {
    const all = await learner.getByRole('main').locator('li strong').allTextContents();
    return all.filter((title) => title !== 'Locked');
  };
  for (const width of [1440, 1200, 850, 360]) {
    await test.step(`${width} px`, async () => {
      await learner.setViewportSize({ width, height: 900 });
      await expect(heading(learner, 'Are you ready?')).toBeVisible();
      await expect(learner.getByText('from Easy to Hard')).toBeVisible();
      if (width <= 850) await button('Sort and filter').click();
      await button('Easy to Hard').click();
      await expect.poll(titles).toEqual(['First', 'Second', 'Third']);
      await button('Hard to Easy').click();
      await expect.poll(titles).toEqual(['Third', 'Second', 'First']);
      if (width > 850) {
        const [panel, card] = [button('Hard to Easy'), learner.getByRole('link', { name: 'First' }).last()];
        expect((await panel.boundingBox())?.x).toBeLessThan((await card.boundingBox())?.x ?? 0);
      }
      await button(/Locked/).click();
      const modal = learner.getByRole('dialog', { name: 'Purchase Needed' });
      await expect(modal).toContainText('Please purchase a valid course to get access to all the problems.');
      await learner.keyboard.press('Escape');
      await button(/^Solved \d/).click();
      await expect(learner.getByText('No problems with the selected tags combination found')).toBeVisible();
      await button(/^Solved \d/).click();
      if (width <= 850) await button('Sort and filter').click();
      expect(await overflow(learner)).toBeLessThanOrEqual(0);
    });
  }
  await learner.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(learner).toHaveURL('/dashboard');
});

test('PRACTICE-3, PRACTICE-4: problem card: title, description, ten tags then +N more, a ribbon, its link; dots green, yellow, red, and grey if premium', async ({
  learner,
}) => {
  await fourProblems(learner);
  const card = (title: string) =>
    learner
      .getByRole('listitem')
      .filter({ has: learner.locator('strong', { hasText: new RegExp(`^${title}$`) }) });
  await expect(card('First').getByRole('link')).toHaveAttribute('href', '/practise/1/First');
  await expect(card('First').getByText('What it asks for.')).toBeVisible();
  await expect(card('First').getByText('Unsolved', { exact: true })).toBeVisible();
  await expect(card('Locked').getByText('Premium', { exact: true })).toBeVisible();
  await expect(card('First').getByText(/^tag-/)).toHaveCount(10);
  await expect(card('First').getByText('+3 more')).toBeVisible();
  const colourOf = async (title: string) => {
    const dot = card(title).getByTestId('difficulty-dots').locator('span').first();
    const colour = await dot.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
    return { red, green, blue };
  };
  const easy = await colourOf('First');
  expect(easy.green).toBeGreaterThan(easy.red + 50);
  const medium = await colourOf('Second');
  expect(Math.min(medium.red, medium.green)).toBeGreaterThan(medium.blue + 100);
  const hard = await colourOf('Third');
  expect(hard.red).toBeGreaterThan(hard.green + 100);
  const grey = Object.values(await colourOf('Locked'));
  expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(50);
});

test('PRACTICE-15: breakpoint 850 px: the filters of /practise fold away', async ({ learner }) => {
  for (const [width, folded] of [
    [850, true],
    [851, false],
  ] as const) {
    await learner.setViewportSize({ width, height: 900 });
    await learner.goto('/practise');
    await expect(learner.getByRole('button', { name: 'Sort and filter' })).toBeVisible({ visible: folded });
    await expect(learner.getByRole('button', { name: 'Easy to Hard' })).toBeVisible({ visible: !folded });
  }
  // A window that becomes narrower, as a phone that is turned: the cards follow.
  for (const width of [1200, 850, 360]) {
    await learner.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(learner)).toBeLessThanOrEqual(0);
  }
});

test('PRACTICE-9, PRACTICE-11, PRACTICE-12, PRACTICE-14: /practise/{from}/{assetId} at 360, 850, 1200 and 1440 px: sidebar, hints that are shown and hidden, tabs, texts, sizes; and ways back', async ({
  learner,
}) => {
  await learner.setViewportSize({ width: 1440, height: 900 });
  await change(learner, '**/api/content/getproblem/digital-clock', ({ assetData }) => {
    const hint1 = '<p>Think of sixty.</p>';
    const extraDesc = '<p>Noon is 12.</p>';
    Object.assign(assetData, { hint1, hint2: undefined, hintVideo: '/videos/none.webm', extraDesc });
  });
  await learner.goto('/practise/2/digital-clock');
  await expect(learner.getByText('Hints opened: 0 of 2')).toBeVisible();
  const button = (name: string): Locator => learner.getByRole('button', { name, exact: true });
  const tab = (name: string): Locator => learner.getByRole('tab', { name, exact: true });
  const shown = learner.getByRole('region', { name: 'Result' }).getByRole('tabpanel');
  for (const width of [1440, 1200, 850, 360]) {
    await test.step(`${width} px`, async () => {
      await learner.setViewportSize({ width, height: 900 });
      if (width <= 800) await tab('Code').click();
      if (width <= 1200) await button('Show Question Bar').click();
      for (const name of ['Problem Statement', 'Sample Input and Output'])
        await expect(heading(learner, name)).toBeVisible();
      await expect(learner.getByText('Noon is 12.')).toBeVisible();
      await button('Show Hint 1').click();
      await expect(learner.getByText(/^Hints opened: [12] of 2$/)).toBeVisible();
      await expect(learner.getByText('Think of sixty.')).toBeVisible();
      await button('Hide Hint 1').click();
      await expect(learner.getByText('Think of sixty.')).toBeHidden();
      await button('Show Video').click();
      await button('Hide Video').click();
      await expect(button('Show Video')).toBeVisible();
      await expect(button('Show Hint 2')).toHaveCount(0);
      if (width > 1200) {
        const [question, code] = [heading(learner, 'Problem Statement'), heading(learner, 'Code Area')];
        expect((await question.boundingBox())?.x).toBeLessThan((await code.boundingBox())?.x ?? 0);
      }
      if (width <= 800) await learner.getByRole('tablist', { name: 'Practise' }).getByText('Result').click();
      await tab('Result').last().click();
      await expect(learner.getByText('Please RUN the code to check it against our Testcases.')).toBeVisible();
      await tab('Raw Output').click();
      await expect.poll(() => heightOf(shown.locator('[style*="300px"]').first())).toBe(300);
      await tab('Custom Testcase').click();
      await expect(button('Run This')).toBeVisible();
      await expect.poll(() => heightOf(shown.locator('[style*="300px"]').first())).toBe(300);
      if (width > 800 && width <= 1200) await button('Hide Question Bar').click();
      expect(await overflow(learner)).toBeLessThanOrEqual(0);
    });
  }

  await learner.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(learner).toHaveURL('/learn/first-steps/digital-clock');
  await learner.goto(PROBLEM);
  await learner.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(learner).toHaveURL('/practise');
  await learner.goto('/practise/1/no-such-problem');
  await expect(learner).toHaveURL('/notfound');
});

test('PRACTICE-21: spinners of a run and a reset, and what is said when these, a comment and its list fail', async ({
  learner,
}) => {
  learner.on('dialog', (dialog) => void dialog.accept());
  await learner.goto(PROBLEM);
  await learner.route('**/api/runner/execute', (route) => route.abort());
  const run = learner.getByRole('button', { name: 'Run', exact: true });
  await run.click();
  await expect(run).toHaveAttribute('aria-busy', 'true');
  await expect(error(learner).getByText('Unable to run your code. Please retry again.')).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await learner.route('**/api/content/resetcode', (route) => answer.promise.then(() => route.abort()));
  const reset = learner.getByRole('button', { name: 'Reset your code' });
  await reset.click();
  await expect(reset).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await expect(error(learner).getByText('Unable to reset your code. Please retry again.')).toBeVisible();
  await learner.route('**/api/comments/addcomment', (route) => route.abort());
  await learner.getByRole('button', { name: 'Discuss' }).click();
  const discussion = learner.getByRole('dialog', { name: 'Discussion' });
  await discussion.getByRole('textbox').fill('Kept?');
  await discussion.getByRole('button', { name: 'Add Comment' }).click();
  await expect(error(learner).getByText('Unable to add your comment. Please retry again.')).toBeVisible();
  await expect(discussion.getByRole('textbox')).toHaveValue('Kept?');
  await learner.keyboard.press('Escape');
  await expect(discussion).toBeHidden();
  await learner.route('**/api/comments/comments/**', (route) =>
    route.fulfill({ status: 400, json: { errors: [] } }),
  );
  await learner.reload();
  await learner.getByRole('button', { name: 'Discuss' }).click();
  await expect(error(learner).getByText('Unable to fetch comments. Please retry again.')).toBeVisible();
});
