import type { Locator, Page } from '@playwright/test';
import { expect, register, signIn, test } from './people.ts';

const TOPIC = '/learn/c';

const LESSON = '/learn/first-steps';

const TEXT = `${LESSON}/your-first-c-program`;

const QUIZ = `${LESSON}/first-steps-quiz`;

const PROBLEM = `${LESSON}/digital-clock`;

/** Both sentences that are looked for here are told as successes (LEARNING-21, LEARNING-33). */
const toast = (page: Page, text: string): Locator =>
  page.locator('[data-toast=success]').filter({ hasText: text });

const item = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'In this subtopic' }).getByRole('link', { name });

const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click();

/** Opens the list of items where the screen is too small to show it by itself. */
async function openSidebar(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Show Sidebar' });
  await expect(button.or(item(page, 'Overview'))).toBeVisible();
  if (await button.isVisible()) await button.click();
}

/** The module as the server has it. */
const subtopicOf = (page: Page): Promise<{ finished: number }> =>
  page.evaluate(async () => {
    const headers = { 'x-auth-token': localStorage.getItem('abhyas.token') ?? '' };
    return (await fetch('/api/content/subtopic/first-steps', { headers })).json();
  });

test('LEARNING-1, LEARNING-33: /dashboard: a first-time message, two cards, then the way back to where one was', async ({
  learner,
}) => {
  await learner.goto('/dashboard');
  await expect(learner.getByText('Nothing to pick up yet.')).toBeVisible();
  await expect(learner.getByRole('link', { name: /^Practise Problems/ })).toHaveAttribute(
    'href',
    '/practise',
  );
  await expect(learner.getByRole('region', { name: 'Where to begin' }).getByRole('link')).toHaveCount(4);
  await learner.getByRole('link', { name: /^Learn Courses/ }).click();
  await expect(learner).toHaveURL('/learn');
  const visited = learner.waitForResponse('**/api/content/inprogress');
  await learner.goto(TEXT);
  await expect(learner.getByRole('heading', { name: 'Your first C program' })).toBeVisible();
  await visited;

  await learner.goto('/dashboard');
  await expect(learner.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
  await expect(learner.getByText('C · First steps · Your first C program')).toBeVisible();
  await learner.getByRole('link', { name: 'Continue last session' }).click();
  await expect(learner).toHaveURL(TEXT);
  await expect(toast(learner, 'Successfully restored data from your last session.')).toBeVisible();
});

test('LEARNING-2, LEARNING-4: /learn: cards with counts and progress lead to the topic, and that to the subtopic', async ({
  learner,
}) => {
  await learner.goto('/learn');
  const card = learner.getByRole('link', { name: /Think like the machine/ });
  await expect(card).toContainText(/\d+ subtopics?/);
  await expect(card).toContainText(/\d+ items?/);
  await expect(card.getByRole('progressbar', { name: 'Progress in C' })).toHaveAttribute('value', '0');
  await card.click();
  await expect(learner).toHaveURL(TOPIC);
  await expect(learner.getByRole('heading', { level: 1, name: 'C', exact: true })).toBeVisible();
  await learner.getByRole('link', { name: /^First steps/ }).click();
  await expect(learner).toHaveURL(`${LESSON}/root`);
  await expect(learner.getByText(/You have completed 0 out of \d+ items in this subtopic\./)).toBeVisible();
});

test('FRAME-10, LEARNING-11: back: from an asset to the topic that was passed, from the overview to /learn', async ({
  learner,
}) => {
  await learner.goto(TOPIC);
  await learner.getByRole('link', { name: /^First steps/ }).click();
  await openSidebar(learner);
  await item(learner, /^Your first C program/).click();
  await expect(learner).toHaveURL(TEXT);
  await back(learner);
  await expect(learner).toHaveURL(TOPIC);
  await learner.goto(`${LESSON}/root`);
  await back(learner);
  await expect(learner).toHaveURL('/learn');
});

test('LEARNING-12: back: to the previous page when no topic was passed', async ({ learner }) => {
  const visited = learner.waitForResponse('**/api/content/inprogress');
  await learner.goto(TEXT);
  await expect(learner.getByRole('heading', { name: 'Your first C program' })).toBeVisible();
  await visited;
  await learner.goto('/dashboard');
  await learner.getByRole('link', { name: 'Continue last session' }).click();
  await expect(learner).toHaveURL(TEXT);
  await back(learner);
  await expect(learner).toHaveURL('/dashboard');
});

for (const path of ['/learn/nothing', '/learn/nothing/root', '/learn/first-steps/nothing']) {
  test(`LEARNING-5: the unknown ${path} leads to /notfound`, async ({ learner }) => {
    await learner.goto(path);
    await expect(learner).toHaveURL('/notfound');
  });
}

test('LEARNING-16, LEARNING-21: Asset completion: Mark as Complete, its toast, the tick, the counts; reported once', async ({
  learner,
}) => {
  const reports: string[] = [];
  learner.on('request', (request) => {
    if (request.url().endsWith('/updateprogress')) reports.push(request.postData() ?? '');
  });
  await learner.goto(TEXT);
  await learner.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(toast(learner, 'This item has been marked as completed')).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Mark as Complete' })).toHaveCount(0);
  await openSidebar(learner);
  await expect(item(learner, /^Your first C program/)).toContainText('Completed');
  // Platforms 2.4: next and previous by keyboard, and what moves the bar.
  await learner.keyboard.press('Shift+ArrowRight');
  await expect(learner.locator('#item')).not.toHaveText('Your first C program');
  await item(learner, 'Overview').click();
  await expect(learner.getByText(/You have completed 1 out of \d+ items/)).toBeVisible();
  await expect(learner.getByText('A text is completed when you mark it as complete.')).toBeVisible();
  expect(reports).toHaveLength(1);
  await learner.goto(TOPIC);
  await expect(learner.getByRole('progressbar', { name: 'Progress in First steps' })).not.toHaveAttribute(
    'value',
    '0',
  );
});

test(
  'every item leads on: mark complete and continue, into the next module by its name, to the end of the course',
  { tag: '@thorough' },
  async ({ learner }) => {
    await learner.goto(TEXT);
    const title = await learner.locator('#item').innerText();
    await learner.getByRole('button', { name: 'Mark complete and continue' }).click();
    await expect(learner.locator('#item')).not.toHaveText(title);
    await expect(toast(learner, 'This item has been marked as completed')).toBeVisible();
    expect((await subtopicOf(learner)).finished).toBe(1);

    const onward = learner.locator('[aria-keyshortcuts="Shift+ArrowRight"]');
    for (let items = 0; items < 60 && !(await onward.getByText('Next module').isVisible()); items += 1) {
      const here = learner.url();
      // Exercises that come into sight take their place while one scrolls, and may move the button from under the mouse.
      await expect(async () => {
        if (learner.url() === here) await onward.click();
        await expect(learner).not.toHaveURL(here, { timeout: 3000 });
      }).toPass();
      await expect(onward).toBeVisible();
    }
    const named = (await onward.innerText()).replace('Next module', '').trim();
    expect(named).not.toBe('');
    await onward.click();
    await expect(learner).toHaveURL(/\/learn\/[^/]+\/root$/);
    await expect(learner.getByRole('heading', { level: 1, name: named })).toBeVisible();

    // Module by module to the last one, whose last item leads to the next course.
    const endOfModule = async () => {
      await learner.getByRole('navigation', { name: 'In this subtopic' }).getByRole('link').last().click();
      await expect(onward).toContainText(/Next (module|course)/);
    };
    await endOfModule();
    for (let modules = 0; modules < 60 && (await onward.innerText()).includes('Next module'); modules += 1) {
      await onward.click();
      await expect(learner).toHaveURL(/\/root$/);
      await endOfModule();
    }
    await expect(learner.getByText('This is the last item of the course C.')).toBeVisible();
    await expect(onward).toContainText('Next course');
    await onward.click();
    await expect(learner).toHaveURL(/\/learn\/[^/]+$/);
  },
);

test('LEARNING-17: description and a Solve this link to /practise/2/{assetId}', async ({ learner }) => {
  await learner.goto(PROBLEM);
  await expect(learner.getByRole('link', { name: 'Solve this' })).toHaveAttribute(
    'href',
    '/practise/2/digital-clock',
  );
});

test('LEARNING-9: breakpoint 800 px: the sidebar folds away behind Show Sidebar', async ({ learner }) => {
  const show = learner.getByRole('button', { name: 'Show Sidebar' });
  await learner.setViewportSize({ width: 801, height: 700 });
  await learner.goto(`${LESSON}/root`);
  await expect(item(learner, 'Overview')).toBeVisible();
  await expect(show).toBeHidden();
  await learner.setViewportSize({ width: 800, height: 700 });
  await expect(item(learner, 'Overview')).toBeHidden();
  await show.click();
  await item(learner, /^Review Quiz/).click();
  await expect(learner).toHaveURL(QUIZ);
  await expect(item(learner, 'Overview')).toBeHidden();
});

test('LEARNING-35: Text: a program is run in place, its output under it', async ({ learner }) => {
  await learner.goto(TEXT);
  const program = learner.locator('figure.code').first();
  await program.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(program.locator('samp')).toHaveText('Vanakkam, Abhyas', { timeout: 30_000 });
});

test('LEARNING-34, LEARNING-44: a failing server keeps what is on the screen and says so', async ({
  learner,
}) => {
  await learner.goto('/learn');
  const card = learner.getByRole('link', { name: /Think like the machine/ });
  await expect(card).toBeVisible();
  await learner.route('**/api/content**', (route) => route.abort());
  await card.click();
  await expect(learner.getByText('You seem to be offline')).toBeVisible();
  await learner.unrouteAll();
  await learner.getByRole('button', { name: 'Try again' }).click();
  await expect(learner.getByRole('link', { name: /^First steps/ })).toBeVisible();
});

test('LEARNING-42: another device: what one finishes and where one is, the other knows', async ({
  browser,
  request,
}) => {
  const account = await register(request);
  const [phone, laptop] = await Promise.all(
    [1, 2].map(async () => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, account);
      return page;
    }),
  );
  if (!phone || !laptop) throw new Error('two pages were asked for');
  await phone.goto(TEXT);
  await phone.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(toast(phone, 'This item has been marked as completed')).toBeVisible();
  await laptop.goto('/dashboard');
  await laptop.getByRole('link', { name: 'Continue last session' }).click();
  await expect(laptop).toHaveURL(TEXT);
  await expect(laptop.getByRole('button', { name: 'Mark as Complete' })).toHaveCount(0);
  await Promise.all([phone.context().close(), laptop.context().close()]);
});

for (const path of ['/dashboard', '/learn', TOPIC, `${LESSON}/root`, TEXT, QUIZ, PROBLEM]) {
  test(`LEARNING-43: nothing of ${path} lies outside a screen of 360, 800 or 1280 px`, async ({
    learner,
  }) => {
    await learner.setViewportSize({ width: 360, height: 640 });
    await learner.goto(path);
    await expect(learner.getByRole('heading', { level: 1 })).toBeVisible();
    await learner.waitForLoadState('networkidle');
    for (const width of [360, 800, 1280]) {
      await learner.setViewportSize({ width, height: 640 });
      const outside = await learner.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ width, outside }).toEqual({ width, outside: 0 });
    }
  });
}
