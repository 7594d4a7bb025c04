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
