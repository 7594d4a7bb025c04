import type { Locator, Page } from '@playwright/test';

import { expect, register, signIn, test } from './people.ts';

const TOPIC = '/learn/c';
const LESSON = '/learn/first-steps';
const TEXT = `${LESSON}/your-first-c-program`;
const QUIZ = `${LESSON}/first-steps-quiz`;
const PROBLEM = `${LESSON}/digital-clock`;

/** Both sentences that are looked for here are told as successes (LEARNING-21, LEARNING-33). */
const alert = (page: Page, text: string): Locator =>
  page.locator('[data-alert=success]').filter({ hasText: text });
const item = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'In this subtopic' }).getByRole('link', { name });
const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click();

/** Opens the list of items where the screen is too small to show it by itself. */
async function openSidebar(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Show Sidebar' });
  await expect(button.or(item(page, 'Overview'))).toBeVisible();
  if (await button.isVisible()) await button.click();
}

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
  await learner.goto(TEXT);
  await expect(learner.getByRole('heading', { name: 'Your first C program' })).toBeVisible();
  await learner.waitForLoadState('networkidle');

  await learner.goto('/dashboard');
  await expect(learner.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
  await expect(learner.getByText('C · First steps · Your first C program')).toBeVisible();
  await learner.getByRole('link', { name: 'Continue last session' }).click();
  await expect(learner).toHaveURL(TEXT);
  await expect(alert(learner, 'Successfully restored data from your last session.')).toBeVisible();
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
  await learner.goto(TEXT);
  await expect(learner.getByRole('heading', { name: 'Your first C program' })).toBeVisible();
  await learner.waitForLoadState('networkidle');
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

test('LEARNING-16, LEARNING-21: Asset completion: Mark as Complete, its alert, the tick, the counts; reported once', async ({
  learner,
}) => {
  const reports: string[] = [];
  learner.on('request', (request) => {
    if (request.url().endsWith('/updateprogress')) reports.push(request.postData() ?? '');
  });
  await learner.goto(TEXT);
  await learner.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(alert(learner, 'This item has been marked as completed')).toBeVisible();
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

test('LEARNING-14, LEARNING-24: Quiz: toggle, check, tick and cross, score, explanation, wrong ones again, reset', async ({
  learner,
}) => {
  await learner.goto(QUIZ);
  await expect(learner.getByRole('heading', { name: 'Review Quiz' })).toBeVisible();
  const first = learner.getByRole('listitem').filter({ hasText: 'Which line of a C program' });
  const wrong = first.getByRole('checkbox', { name: 'The first line of the file' });
  const right = first.getByRole('checkbox', { name: /The first instruction inside/ });
  await wrong.press('Space');
  await expect(wrong).toBeChecked();
  await wrong.press('Space');
  await expect(wrong).not.toBeChecked();
  await wrong.check();
  await learner.getByRole('button', { name: 'Check' }).click();
  await expect(learner.getByText(/You answered 0 out of \d+ questions correctly\./)).toBeVisible();
  await expect(wrong).toBeDisabled();
  await expect(first.getByText('Your answer, not right')).toBeAttached();
  await expect(first.getByText('Right answer that you did not choose')).toBeAttached();
  await expect(first.getByText('The operating system starts the program at')).toBeVisible();
  await expect(alert(learner, 'This item has been marked as completed')).toBeVisible();

  await learner.getByRole('button', { name: 'Try the wrong ones again' }).click();
  await right.check();
  await learner.getByRole('button', { name: 'Check' }).click();
  await expect(learner.getByText(/You answered 1 out of \d+ questions correctly\./)).toBeVisible();
  await learner.getByRole('button', { name: 'Reset' }).click();
  await expect(right).toBeEnabled();
  await expect(right).not.toBeChecked();
  await learner.goto('/dashboard');
  await expect(learner.getByRole('heading', { name: 'Today’s review' })).toBeVisible();
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

test('LEARNING-10, LEARNING-18, ENTITLEMENTS-1: Premium and not owned: a lock, no tick, and the way to the plans', async ({
  learner,
}) => {
  await changeReply(learner, '**/api/content/subtopic/first-steps', ({ assets }) => {
    const text = assets.find(({ type }) => type === 'text');
    if (text) Object.assign(text, { premium: 1, owned: false, assetData: undefined });
  });
  const visits: string[] = [];
  learner.on('request', (request) => {
    if (request.url().endsWith('/inprogress')) visits.push(request.url());
  });
  await learner.goto(TEXT);
  await expect(learner.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
  await openSidebar(learner);
  await expect(item(learner, /^Your first C program/)).toContainText('Premium');
  expect(visits).toEqual([]);
  await learner.getByRole('link', { name: 'Manage Course Subscriptions' }).click();
  await expect(learner).toHaveURL('/payment');
});

test('LEARNING-6: rollout false: a modal instead of navigating', async ({ learner }) => {
  await changeReply(learner, '**/api/content/topic/c', ({ subtopics }) => {
    if (subtopics[0]) subtopics[0].rollout = false;
  });
  await learner.goto(TOPIC);
  await learner.getByRole('button', { name: /First steps/ }).click();
  const modal = learner.getByRole('dialog', { name: 'Attention' });
  await expect(modal).toContainText('This module will be unlocked after the live classroom course.');
  await learner.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(learner).toHaveURL(TOPIC);
});

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
  await program.getByRole('button', { name: 'Run' }).click();
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
  await expect(alert(phone, 'This item has been marked as completed')).toBeVisible();
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
