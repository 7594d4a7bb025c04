import { expect, PASSWORD, test } from './people.ts';

test('FRAME-6: a visitor on a protected screen signs in and lands where they wanted to go', async ({
  visitor,
  account,
}) => {
  await visitor.goto('/dev?from=mail');
  await expect(visitor).toHaveURL('/login?next=%2Fdev%3Ffrom%3Dmail');
  await visitor.getByLabel('Email').fill(account.email);
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(visitor).toHaveURL('/dev?from=mail');
});

test('FRAME-5: authenticated users on /login and /register go to /dashboard, and from /forgotpassword too', async ({
  learner,
}) => {
  for (const path of ['/login', '/register', '/forgotpassword']) {
    await learner.goto(path);
    await expect(learner).toHaveURL('/dashboard');
  }
});

test("AUTH-3: differing passwords show 'The passwords do not match' and nothing is sent", async ({
  visitor,
}) => {
  const sent: string[] = [];
  visitor.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await visitor.goto('/register');
  await visitor.getByLabel('Name').fill('Asha');
  await visitor.getByLabel('Email').fill('asha@example.in');
  await visitor.getByLabel('Password', { exact: true }).fill('kolam-7');
  await visitor.getByLabel('Confirm Password').fill('kolam-8');
  await visitor.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(visitor.getByText('The passwords do not match')).toBeVisible();
  expect(sent).toEqual([]);
});

test('FRAME-12, AUTH-19: each of the errors of a failed login is an error toast at the top right, 400 px wide', async ({
  visitor,
  account,
  isMobile,
}) => {
  await visitor.goto('/login');
  await visitor.getByLabel('Email').fill(account.email);
  await visitor.getByLabel('Password', { exact: true }).fill('not the password');
  await visitor.getByRole('button', { name: 'Login', exact: true }).click();
  const toast = visitor.locator('[data-toast=error]');
  await expect(toast).toContainText('The email or the password is wrong.');
  await expect(toast.locator('svg').first()).toBeVisible();
  await toast.hover();
  const box = await toast.boundingBox();
  const width = visitor.viewportSize()?.width ?? 0;
  if (!isMobile) expect(box?.width).toBe(400);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 20);
  expect(box?.y).toBeLessThan(20);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});

test('FRAME-9, DEMO-1: top bar: links, badge-less Notifications, avatar menu with My Account and Logout', async ({
  learner,
}) => {
  await learner.goto('/dev');
  const bar = learner.getByRole('navigation', { name: 'Main' });
  const targets = [
    ['Home', '/dashboard'],
    ['Learn', '/learn'],
    ['Practise', '/practise'],
    ['Support', '/support'],
    ['Notifications', '/notifications'],
  ] as const;
  for (const [name, href] of targets) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await learner.getByRole('button', { name: /Your account/ }).press('Enter');
  await expect(learner.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await learner.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(learner).toHaveURL('/myaccount');
});

test('AUTH-14: Logout: a browser confirmation, then all local storage is clear and an info toast says so', async ({
  learner,
}) => {
  const asked: string[] = [];
  learner.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await learner.goto('/dev');
  const account = learner.getByRole('button', { name: /Your account/ });
  await account.click();
  await learner.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(learner).toHaveURL('/dev');
  await account.click();
  await learner.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(learner.locator('[data-toast=info]')).toContainText('You have been logged out of Abhyas.');
  await expect(learner).toHaveURL('/login');
  expect(asked).toEqual(Array(2).fill('Are you sure you want to logout?'));
  expect(await learner.evaluate(() => Object.keys(window.localStorage))).toEqual([]);
});

test('AUTH-18: Start-up: any failure shows no screen, but a way to try again', async ({ learner }) => {
  await learner.route('**/api/auth', (route) => route.fulfill({ status: 400, json: { errors: [] } }));
  await learner.goto('/dev');
  const again = learner.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const demo = learner.getByRole('heading', { name: 'Drag & Drop Tech Demo' });
  await expect(demo).toHaveCount(0);
  await learner.unrouteAll();
  await again.click();
  await expect(demo).toBeVisible();
});

test('AUTH-11, AUTH-15, AUTH-17: Start-up: an old session says so, is logged out, and nothing is loaded', async ({
  visitor,
}) => {
  await visitor.addInitScript(() => window.localStorage.setItem('abhyas.token', 'of-yesterday'));
  await visitor.goto('/dev');
  await expect(visitor.locator('[data-toast=info]')).toContainText(
    'Your session has expired. Please login again.',
  );
  await expect(visitor).toHaveURL('/login?next=%2Fdev');
});

test('FRAME-13: without local storage an error toast says that cookies are disabled', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await expect(page.locator('[data-toast=error]')).toContainText(
    'The cookies have been disabled on your browser. Please enable it.',
  );
});

test('a page that is opened again begins at its top, wherever the one before was left', async ({
  learner,
}) => {
  const scrolled = (): Promise<number> => learner.evaluate(() => window.scrollY);
  await learner.goto('/learn');
  await expect(learner.getByRole('link', { name: /Electronics/ })).toBeVisible();
  await learner.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBeGreaterThan(50);
  await learner.goto('/practise');
  await expect(learner.getByRole('link', { name: /Digital Clock/ }).first()).toBeVisible();
  expect(await scrolled()).toBe(0);
});

test('FRAME-4: any other path shows the not-found screen, and Go Back goes back', async ({ visitor }) => {
  await visitor.goto('/login');
  await visitor.goto('/no/such/place');
  await expect(visitor.getByRole('heading', { name: 'Sorry. This page does not exist!' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Go Back' }).click();
  await expect(visitor).toHaveURL('/login');
});

test('PAGES-1: /privacypolicy covers all its matters', async ({ visitor }) => {
  await visitor.goto('/privacypolicy');
  const page = visitor.getByRole('main');
  const matters = [
    'Consent',
    'Information we collect',
    'Log files',
    'Cookies',
    'Advertising partners',
    'California',
    'GDPR',
    'within one month',
    'children under 13',
  ];
  for (const matter of matters) await expect(page).toContainText(matter);
});

test.describe('Internet Explorer', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' });

  for (const path of ['/', '/login']) {
    test(`FRAME-1: on ${path} there is only a message that advises other browsers`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/does not support Internet Explorer/)).toBeVisible();
      for (const browser of ['Edge', 'Chrome', 'Firefox', 'Opera', 'Safari']) {
        await expect(page.locator('#unsupported')).toContainText(browser);
      }
      await expect(page.locator('#root')).toBeHidden();
    });
  }
});

test('what a new screen asks for does not wait until it has faded in', async ({ learner }) => {
  await learner.goto('/dashboard');
  await expect(learner.getByRole('heading', { name: /Asha/ })).toBeVisible();
  await learner.evaluate(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    new PerformanceObserver((seen) => {
      for (const { name } of seen.getEntries())
        if (name.includes('/api/content/problems')) order.push('answered');
    }).observe({ type: 'resource' });
    document.addEventListener('animationend', ({ animationName }) => {
      if (animationName === 'fade-in') order.push('faded in');
    });
  });
  await learner.getByRole('link', { name: 'Practise' }).first().click();
  await expect
    .poll(() => learner.evaluate(() => (window as unknown as { order: string[] }).order))
    .toEqual(['answered', 'faded in']);
});

test('FRAME-17: a screen that is opened from another one is drawn with its answer, and no grey shapes before it', async ({
  learner,
}) => {
  await learner.goto('/dashboard');
  await expect(learner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(learner.locator('div[aria-busy=true]')).toHaveCount(0);
  await learner.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { skeletons: seen });
    new MutationObserver(() => {
      for (const busy of document.querySelectorAll('div[aria-busy=true]')) seen.push(busy.innerHTML);
    }).observe(document.body, { childList: true, subtree: true });
  });
  /** The screen's code comes after its answer: so the answer was asked for beside it, and was there in time. */
  const open = async (link: RegExp, code: string, answer: RegExp): Promise<void> => {
    const answered = learner.waitForResponse((response) => answer.test(response.url()));
    await learner.route(`**/assets/${code}-*.js`, async (route) => {
      // Not until it has been read: nobody reads it before the screen's code is there.
      await answered;
      await route.continue();
    });
    await learner.locator('#content').getByRole('link', { name: link }).first().click();
    await answered;
  };
  await open(/Practise/, 'practise.page', /\/content\/problems\/?$/);
  await expect(learner.getByRole('searchbox')).toBeVisible();
  await open(/Digital Clock/, 'problem.page', /\/getproblem\/digital-clock$/);
  await expect(learner.getByRole('heading', { name: 'Digital Clock' })).toBeVisible();
  // On a phone Run is beside the code, and the question comes first.
  await expect(learner.getByRole('combobox', { name: 'Language' })).toBeVisible();
  await learner.goBack();
  await expect(learner.getByRole('searchbox')).toBeVisible();
  expect(await learner.evaluate(() => (window as { skeletons?: string[] }).skeletons)).toEqual([]);
});
