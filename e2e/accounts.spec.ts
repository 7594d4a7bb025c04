import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFailure, failOnce, logIn, NEW_PASSWORD } from './failing-calls.ts';
import { linkInMail } from './mailbox.ts';
import { expect, PASSWORD, test } from './people.ts';

test('AUTH-1, AUTH-8, AUTH-9, AUTH-13, AUTH-20, AUTH-23, ACCOUNT-2: a newcomer registers, confirms the address by mail, and My Account says so', async ({
  visitor,
}) => {
  const email = `${randomUUID()}@example.in`;
  await visitor.goto('/register');
  await visitor.getByLabel('Name').fill('Asha Rao');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByLabel('Confirm Password').fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(visitor).toHaveURL('/dashboard');

  await visitor.goto('/myaccount');
  await expect(visitor.getByText('Your email has not been verified yet!')).toBeVisible();
  const resend = visitor.getByRole('button', { name: 'Resend Confirmation Mail' });
  await failOnce(visitor, '**/api/users/resend');
  await resend.click();
  await expectFailure(visitor);
  // AUTH-13: success loads the user again.
  const reloaded = visitor.waitForRequest('**/api/auth');
  await resend.click();
  await expect(
    visitor.getByText('Confirmation mail has been sent to your email. Please check it.'),
  ).toBeVisible();
  await reloaded;
  await expect(visitor.getByRole('button', { name: /Resend Confirmation Mail \(\d+ s\)/ })).toBeDisabled();

  await visitor.goto(await linkInMail(email, 'Confirm your email'));
  await expect(visitor).toHaveURL('/emailconfirmed?verified=1');
  await expect(visitor.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(visitor).toHaveURL('/dashboard');
  await visitor.goto('/myaccount');
  await expect(visitor.getByText('Verified', { exact: true })).toBeVisible();
  await expect(visitor.getByText('Your email has not been verified yet!')).toHaveCount(0);
});

test('AUTH-4, AUTH-6, AUTH-7, AUTH-20, AUTH-24: a forgotten password is replaced by mail, and /recover leads to /login', async ({
  visitor,
  account,
}) => {
  await visitor.goto('/forgotpassword');
  await visitor.getByRole('button', { name: 'Send Recovery Mail' }).click();
  await expect(visitor.getByText('Please enter a valid email address')).toBeVisible();
  await visitor.getByLabel('Email').fill(account.email);
  await failOnce(visitor, '**/api/users/recoverymail**');
  await visitor.getByRole('button', { name: 'Send Recovery Mail' }).click();
  await expectFailure(visitor);
  await visitor.getByRole('button', { name: 'Send Recovery Mail' }).click();
  await expect(
    visitor.getByText('Password Recovery mail has been sent to your email. Please check it.'),
  ).toBeVisible();

  const link = await linkInMail(account.email, 'Choose a new password');
  await visitor.goto(link);
  await expect(visitor.getByLabel('Email')).toHaveValue(account.email);
  // Nobody who looks at this device later finds the key.
  await expect(visitor).toHaveURL('/recover');
  await visitor.getByLabel('New Password').fill('12345');
  await visitor.getByLabel('Confirm Password').fill('12345');
  await visitor.getByRole('button', { name: 'Change Password' }).click();
  await expect(visitor.getByText('The password must have a minimum of 6 characters')).toBeVisible();
  await visitor.getByLabel('New Password').fill(NEW_PASSWORD);
  await visitor.getByRole('button', { name: 'Change Password' }).click();
  await expect(visitor.getByText('The passwords do not match').first()).toBeVisible();
  await visitor.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await visitor.getByRole('button', { name: 'Change Password' }).click();
  await expect(visitor).toHaveURL('/login');
  await expect(
    visitor.getByText('Your password has been successfully changed. Try logging in now.'),
  ).toBeVisible();

  await visitor.goto(link);
  await visitor.getByLabel('New Password').fill(NEW_PASSWORD);
  await visitor.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await visitor.getByRole('button', { name: 'Change Password' }).click();
  const refused = 'This link has been used or has expired. Please ask for a new one.';
  await expect(visitor.getByText(refused)).toBeVisible();

  await logIn(visitor, account.email, NEW_PASSWORD);
  await expect(visitor).toHaveURL('/dashboard');
});

test('FRAME-13: without local storage a toast says that cookies are disabled', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await expect(
    page.getByText('The cookies have been disabled on your browser. Please enable it.'),
  ).toBeVisible();
});

/** A token that came from elsewhere while the screen was open: a visitor's screens have none. */
const keepAnotherToken = (): void => window.localStorage.setItem('abhyas.token', 'of-another-tab');

test('FRAME-15, AUTH-9, AUTH-10, AUTH-13, AUTH-19: Auth outcomes: a login that fails removes the token, one that succeeds stores it; each errors[].msg, or the plain text, is an error toast', async ({
  visitor,
  account,
}) => {
  const token = () => visitor.evaluate(() => window.localStorage.getItem('abhyas.token'));
  const keepToken = () => visitor.evaluate(keepAnotherToken);
  const told = visitor.locator('[data-toast=error]');
  await failOnce(visitor, '**/api/auth');
  await logIn(visitor, account.email, PASSWORD);
  await expectFailure(visitor);
  await visitor.goto('/login');
  await keepToken();
  await visitor.route('**/api/auth', (route) =>
    route.fulfill({ status: 502, contentType: 'text/plain', body: 'upstream gone' }),
  );
  await visitor.getByLabel('Email').fill(account.email);
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(told).toHaveText('upstream gone');
  expect(await token()).toBeNull();

  await failOnce(visitor, '**/api/users');
  await visitor.goto('/register');
  await keepToken();
  await visitor.getByLabel('Name').fill('Asha Rao');
  await visitor.getByLabel('Email').fill(`${randomUUID()}@example.in`);
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByLabel('Confirm Password').fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Register', exact: true }).click();
  await expectFailure(visitor);

  expect(await token()).toBeNull();

  await visitor.unrouteAll();
  await logIn(visitor, account.email, PASSWORD);
  await expect(visitor).toHaveURL('/dashboard');
  expect(await token()).not.toBeNull();
});

const google = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });

/** Google's script, but it hands back `reply`. */
const answering = (reply: object) => `
  window.google = { accounts: { id: {
    initialize: (options) => { window.callback = options.callback; },
    renderButton: (parent) => {
      const button = document.createElement('button');
      button.textContent = 'Sign in with Google';
      button.onclick = () => window.callback(${JSON.stringify(reply)});
      parent.replaceChildren(button);
    },
  } } };`;

test.describe('Google sign-in (simulated)', () => {
  test('AUTH-1, AUTH-9, AUTH-22, ACCOUNT-3: a person chosen in the window is signed in, with rSD 0 and no Change Password button', async ({
    visitor,
  }) => {
    await visitor.goto('/login');
    await expect(visitor.getByText('this is a simulated Google sign-in')).toBeVisible();
    await google(visitor).click();
    const chooser = visitor.getByRole('dialog');
    await chooser.getByLabel('Name').fill('Meera Nair');
    await chooser.getByLabel('Email').fill(`${randomUUID()}@gmail.com`);
    await chooser.getByRole('button', { name: 'Use this account' }).click();
    await expect(visitor).toHaveURL('/dashboard');
    await expect(visitor.locator('[data-toast=info]')).toHaveText('Logged in successfully.');
    await visitor.goto('/myaccount');
    await expect(visitor.getByText('Meera Nair', { exact: true })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Change Password' })).toHaveCount(0);
    await expect(visitor.getByRole('button', { name: 'Set a password by mail' })).toBeVisible();
  });

  const faults: readonly (readonly [object, string])[] = [
    [{}, 'Retry. There was an issue with Google Signin. Code: 001'],
    [{ error: 'popup_closed', details: 'The window was closed.' }, 'The window was closed.'],
    [
      { error: 'idpiframe_initialization_failed' },
      'You have disabled 3rd Party Cookies in your browser. Please enable it.',
    ],
    [{ credential: 'not.a.token' }, 'Google could not confirm who you are. Please try again.'],
  ];
  for (const [reply, text] of faults) {
    test(`AUTH-10, AUTH-21: ${JSON.stringify(reply)} is told as '${text}'`, async ({ visitor }) => {
      await visitor.route('**/sim/google/client.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: answering(reply) }),
      );
      await visitor.goto('/login');
      await expect(google(visitor)).toBeVisible();
      await visitor.evaluate(keepAnotherToken);
      await google(visitor).click();
      await expect(visitor.locator('[data-toast=error]')).toHaveText(text);
      const token = await visitor.evaluate(() => window.localStorage.getItem('abhyas.token'));
      expect(token).toBeNull();
    });
  }

  test('while the script cannot be fetched our own button stands in, and says so when pressed', async ({
    visitor,
  }) => {
    await visitor.route('**/sim/google/client.js', (route) => route.abort());
    await visitor.goto('/register');
    await visitor.getByRole('button', { name: 'Signup with Google' }).click();
    await expect(visitor.getByText('Retry. There was an issue with Google Signin. Code: 001')).toBeVisible();
  });
});
