import type { Locator, Page } from '@playwright/test';

import { expect, test } from './people.ts';

/** Rules of screens, errors and constants that no other file has in its titles. */

const PROBLEM = '/practise/1/digital-clock';
const PUBLIC = ['/register', '/login', '/forgotpassword', '/emailconfirmed', '/recover', '/privacypolicy'];
const PROTECTED = [
  '/dashboard',
  '/learn',
  '/learn/first-steps/root',
  '/learn/c',
  '/practise',
  PROBLEM,
  '/myaccount',
  '/changepassword',
  '/payment',
  '/checkout/plan1',
  '/paymentsucceeded',
  '/support',
  '/notifications',
  '/dev',
];

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

test('FRAME-2: Route table: public routes are for everybody, the others lead a visitor to /login', async ({
  visitor,
}) => {
  test.setTimeout(180_000);
  for (const path of PUBLIC) {
    await visitor.goto(path);
    await expect(heading(visitor, /./).first()).toBeVisible();
    await expect(visitor, path).toHaveURL(path);
  }
  for (const path of PROTECTED) {
    await visitor.goto(path);
    // To the dashboard one comes anyway.
    const next = path === '/dashboard' ? '' : `?next=${encodeURIComponent(path)}`;
    await expect(visitor, path).toHaveURL(`/login${next}`);
  }
});

test('FRAME-3: Route table: /learn/{subtopicId}/{assetId} takes precedence; root is the subtopic overview', async ({
  learner,
}) => {
  await learner.goto('/learn/first-steps/root');
  await expect(heading(learner, 'Overview')).toBeVisible();
  await learner.goto('/learn/first-steps');
  await expect(learner).toHaveURL('/notfound');
});

test('AUTH-1, AUTH-4, AUTH-5: Public screens: what /login, /register, /forgotpassword and /recover hold', async ({
  visitor,
}) => {
  const field = (name: string): Locator => visitor.getByLabel(name, { exact: true });
  const link = (name: string): Locator => visitor.getByRole('link', { name, exact: true });
  await visitor.goto('/login');
  for (const name of ['Email', 'Password']) await expect(field(name)).toBeVisible();
  await expect(field('Password')).toHaveAttribute('minlength', '6');
  await expect(link('Forgot Password?')).toHaveAttribute('href', '/forgotpassword');
  await expect(link('Register')).toHaveAttribute('href', '/register');
  await expect(visitor.getByText(/with Google$/).first()).toBeVisible();

  await visitor.goto('/register');
  for (const name of ['Name', 'Email', 'Password', 'Confirm Password'])
    await expect(field(name)).toBeVisible();
  await expect(visitor.getByText('By registering you agree to our terms')).toBeVisible();
  await expect(visitor.getByText(/with Google$/).first()).toBeVisible();

  await visitor.goto('/forgotpassword');
  await visitor.route('**/api/users/recoverymail**', (route) =>
    new Promise((resolve) => setTimeout(resolve, 600)).then(() => route.continue()),
  );
  const send = visitor.getByRole('button', { name: 'Send Recovery Mail' });
  await field('Email').fill('nobody@example.in');
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(visitor.locator('[data-toast]')).toContainText(
    'Password Recovery mail has been sent to your email. Please check it.',
  );

  await visitor.goto('/recover?email=asha@example.in&key=abc');
  await expect(field('Email')).toHaveValue('asha@example.in');
  for (const name of ['New Password', 'Confirm Password']) await expect(field(name)).toBeVisible();
});

test('FRAME-7: screens fade in and out over 300 ms', async ({ learner }) => {
  await learner.goto('/dashboard');
  await learner.evaluate(() => {
    const fades: Record<string, unknown> = {};
    Object.assign(window, { fades });
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSAnimation) || !animation.animationName.startsWith('fade-')) continue;
        fades[animation.animationName] = animation.effect?.getTiming().duration;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await learner.getByRole('link', { name: 'Support' }).click();
  await expect(heading(learner, 'Support')).toBeVisible();
  await expect
    .poll(() => learner.evaluate(() => (window as unknown as { fades: object }).fades))
    .toEqual({ 'fade-out': 300, 'fade-in': 300 });
});

test('FRAME-8: top bar: the logo links to /, and Notifications carries a red New badge when something is unread', async ({
  learner,
}) => {
  await change(learner, '**/api/auth', (user) => (user.notif = true));
  await change(learner, '**/api/auth/notifications/unread', (reply) => (reply.unread = 1));
  await learner.goto('/learn');
  await expect(learner.getByRole('banner').getByRole('link', { name: 'Abhyas' })).toHaveAttribute(
    'href',
    '/',
  );
  const badge = learner.getByRole('link', { name: /^Notifications/ }).getByText('New');
  await expect(badge).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await badge.evaluate((element) =>
    (/\d+, \d+, \d+/.exec(getComputedStyle(element).backgroundColor)?.[0] ?? '').split(', ').map(Number),
  );
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(80);
});

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
    const all = await learner.getByRole('main').locator('li strong').allInnerTexts();
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

test('AUTH-16, PRACTICE-29: Course expired is told, and a failing load of the problems is silent', async ({
  learner,
}) => {
  await change(learner, '**/api/auth', (user) => (user.expired = true));
  await learner.route('**/api/content/problems/', (route) =>
    route.fulfill({ status: 400, json: { errors: [] } }),
  );
  await learner.goto('/practise');
  await expect(learner.locator('[data-toast=info]')).toHaveText(
    'One of your subscribed courses have expired. Please renew it to access our Premium Content.',
  );
  await expect(learner.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(error(learner)).toHaveCount(0);
  // "… and the user is still loaded."
  await expect(learner.getByRole('button', { name: 'Your account: Asha' })).toBeVisible();
});

test('FRAME-11: Toast display: a toast stays for 3000 ms, and its clock stands while one points at it', async ({
  learner,
}) => {
  await learner.clock.install();
  await learner.goto('/support');
  const submit = learner.getByRole('button', { name: 'Submit' });
  await submit.click();
  const toast = error(learner).filter({ hasText: 'The Feedback field is empty.' });
  await expect(toast).toBeVisible();
  await toast.hover();
  await learner.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await learner.mouse.move(5, 700);
  await learner.clock.runFor(1000);
  await expect(toast).toBeVisible();
  await learner.clock.runFor(2500);
  await expect(toast).toBeHidden();
});
