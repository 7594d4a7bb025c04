import { randomUUID } from 'node:crypto';

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';

import { startForeignProvider, type ForeignProvider } from '../apps/api/src/testing/foreign-provider.ts';
import { expect, PASSWORD, register, signIn, test } from './people.ts';
import { confirmedLearner, staffMember } from './staff.ts';

// What is still moving has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A window of somebody who is not signed in. */
async function visitorPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => window.localStorage.setItem('abhyas.cookieConsent', String(Date.now())));
  // The provider's page wants a font from there, and a machine of tests may have no way out.
  await context.route('https://fonts.googleapis.com/**', (route) => route.abort());
  return context.newPage();
}

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

/** As it is filled in by an owner who mistypes the secret first. */
async function addsProvider(page: Page, name: string, provider: ForeignProvider): Promise<void> {
  await page.getByRole('button', { name: 'Add a provider' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name on the button').fill(name);
  await dialog.getByLabel('Issuer').fill(provider.issuer);
  await dialog.getByLabel('Client id').fill(provider.clientId);
  await dialog.getByLabel('Client secret').fill('mistyped');
  await dialog.getByLabel('Domains of your addresses').fill('college.example');
  await dialog.getByRole('checkbox', { name: 'Show the button on the sign-in page' }).check();
  await dialog.getByRole('button', { name: 'Try it' }).click();
  await expect(dialog.getByText('It does not accept this client id with this secret')).toBeVisible();
  await isCareful(page);
  await dialog.getByLabel('Client secret').fill(provider.clientSecret);
  await dialog.getByRole('button', { name: 'Try it' }).click();
  await expect(dialog.getByText('It knows this client id, and the secret is right.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('On the sign-in page');
}

/** At the provider's own pages. */
async function logsInAtProvider(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test(
  'AUTH-38 to AUTH-43: single sign-on from the console to the dashboard: a new account, and one that is linked',
  { tag: '@thorough' },
  async ({ page, browser, request, baseURL }) => {
    const provider = await startForeignProvider(`${baseURL}/login/return`);
    const name = `College ${randomUUID().slice(0, 6)}`;
    const button = `Continue with ${name}`;
    const [owner, known] = [await staffMember(request, 'owner'), await confirmedLearner(request, 'Asha Rao')];
    const login = randomUUID();
    provider.knows(login, { email: `${login}@college.example`, email_verified: true, name: 'Meera Nair' });
    provider.knows('asha', { email: known.email, email_verified: true, name: 'Asha' });

    await signIn(page, owner);
    await page.goto('/admin/sign-in');
    await expect(page.getByText(`${baseURL}/login/return`)).toBeVisible();
    await addsProvider(page, name, provider);
    await isCareful(page);

    // Somebody new, who wanted to be elsewhere.
    const meera = await visitorPage(browser);
    await meera.goto('/login?next=%2Fmyaccount');
    await expect(meera.getByText('By registering you agree to our terms')).toBeVisible();
    await isCareful(meera);
    await meera.getByRole('button', { name: button }).click();
    await logsInAtProvider(meera, login);
    await expect(meera).toHaveURL('/myaccount');
    await expect(meera.getByText(`${login}@college.example`)).toBeVisible();
    await expect(meera.getByText('Verified', { exact: true })).toBeVisible();

    // An address that is not the college's: its owner logs in once.
    const asha = await visitorPage(browser);
    await asha.goto('/login');
    await asha.getByRole('button', { name: button }).click();
    await logsInAtProvider(asha, 'asha');
    await expect(asha).toHaveURL('/login');
    await expect(asha.getByRole('note')).toContainText(`There is an account of ${known.email} here already.`);
    await isCareful(asha);
    await asha.getByLabel('Email').fill(known.email);
    await asha.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await asha.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(asha.getByText(`${name} now opens this account too.`)).toBeVisible();
    await expect(asha).toHaveURL('/dashboard');

    // From then on the button opens it; the provider remembers her.
    await asha.evaluate(() => window.localStorage.removeItem('abhyas.token'));
    await asha.goto('/register');
    await asha.getByRole('button', { name: button }).click();
    await expect(asha).toHaveURL('/dashboard');
    await asha.goto('/myaccount');
    await expect(asha.getByText(known.email)).toBeVisible();
    await provider.close();
  },
);

test(
  'AUTH-37: an owner limits registration to domains; /register says so, and whoever has no such address is told what to do',
  { tag: '@thorough' },
  async ({ page, browser, request }) => {
    await signIn(page, await staffMember(request, 'owner'));
    await page.goto('/admin/sign-in');
    await page.getByRole('radio', { name: 'Only addresses of these domains' }).check();
    await page.getByLabel('Domains', { exact: true }).fill('college');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('“college” is not a domain.')).toBeVisible();
    // Those of all other tests.
    await page.getByLabel('Domains', { exact: true }).fill('example.in\ngmail.com\nx.example\nb.in');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. It holds from now on.').first()).toBeVisible();
    try {
      const visitor = await visitorPage(browser);
      await visitor.goto('/register');
      await expect(visitor.getByRole('note')).toContainText('Only addresses of example.in, gmail.com');
      await isCareful(visitor);
      await visitor.getByLabel('Name').fill('Somebody');
      await visitor.getByLabel('Email').fill(`${randomUUID()}@elsewhere.example`);
      await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await visitor.getByLabel('Confirm Password').fill(PASSWORD);
      await visitor.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(
        visitor.getByText('Please use your college address, or ask your teacher').first(),
      ).toBeVisible();
      await register(request);
    } finally {
      await page.getByRole('radio', { name: 'Everybody' }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved. It holds from now on.').last()).toBeVisible();
    }
  },
);
