import { expectFailure, failOnce, logIn, NEW_PASSWORD } from './failing-calls.ts';
import { expect, PASSWORD, test } from './people.ts';

test('AUTH-13, AUTH-20, ACCOUNT-3, ACCOUNT-6, ACCOUNT-7, ACCOUNT-9: /changepassword: all three fields, the same password twice, a spinner, then /myaccount', async ({
  learner,
}) => {
  await learner.goto('/myaccount');
  await learner.getByRole('link', { name: 'Change Password' }).click();
  await expect(learner).toHaveURL('/changepassword');
  const submit = learner.getByRole('button', { name: 'Change Password' });
  await submit.click();
  await expect(learner.getByText('Please fill all the fields')).toBeVisible();
  await learner.getByLabel('Current Password').fill(PASSWORD);
  await learner.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await learner.getByLabel('Confirm New Password').fill('another evening');
  await submit.click();
  await expect(
    learner.getByText('The Confirm New Password field does not match with the New Password.'),
  ).toBeVisible();
  await learner.getByLabel('Confirm New Password').fill(NEW_PASSWORD);
  await failOnce(learner, '**/api/users/changepasswordaccount');
  await submit.click();
  await expectFailure(learner);
  const answer = Promise.withResolvers<void>();
  await learner.route('**/api/users/changepasswordaccount', (route) =>
    answer.promise.then(() => route.continue()),
  );
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  const reloaded = learner.waitForRequest('**/api/auth');
  answer.resolve();
  await reloaded;
  await expect(learner).toHaveURL('/myaccount');
  await expect(learner.getByText('Your password has been successfully changed.')).toBeVisible();
});

test('ACCOUNT-1: /myaccount: name with product id, email, course, college, avatar, subscriptions; details and settings are kept', async ({
  learner,
  account,
}) => {
  await learner.goto('/myaccount');
  const page = learner.getByRole('main');
  await expect(page.getByText(account.name, { exact: true })).toBeVisible();
  await expect(page.getByText(/^ABH-[2-9A-Z]{6}$/)).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.locator('svg').filter({ hasText: /^AR$/ })).toBeVisible();
  await expect(page.getByText('No active course subscriptions.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Course Subscriptions' })).toHaveAttribute(
    'href',
    '/payment',
  );
  await learner.getByLabel('Course').fill('B.Tech');
  await learner.getByLabel('College').fill('NIT Surathkal');
  await learner.getByLabel('Colour 6').check();
  await learner.getByRole('button', { name: 'Save details' }).click();
  await expect(learner.getByText('Your details have been saved.')).toBeVisible();
  await learner.getByLabel('Preferred language').selectOption('Java');
  await expect(learner.getByText('Your settings have been saved.')).toBeVisible();

  await learner.reload();
  for (const fact of ['B.Tech', 'NIT Surathkal']) await expect(learner.locator('dl')).toContainText(fact);
  await expect(learner.getByLabel('Colour 6')).toBeChecked();
  await expect(learner.getByLabel('Preferred language')).toHaveValue('4');
});

test('signing out the other devices ends their sessions: they are told so and land on /login', async ({
  learner,
  account,
  browser,
}) => {
  const other = await browser.newPage();
  await logIn(other, account.email, PASSWORD);
  await expect(other).toHaveURL('/dashboard');

  await learner.goto('/myaccount');
  await expect(learner.getByText('This device')).toBeVisible();
  await learner.getByRole('button', { name: 'Sign out all other devices' }).click();
  const dialog = learner.getByRole('dialog', { name: 'Sign out all other devices' });
  await dialog.getByLabel('Your password, to make sure it is you').fill('not my password');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog.getByText('The password is wrong, so nothing was signed out.')).toBeVisible();
  await dialog.getByLabel('Your password, to make sure it is you').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(learner.getByText('All other devices have been signed out.')).toBeVisible();

  await other.goto('/myaccount');
  await expect(other).toHaveURL('/login?next=%2Fmyaccount');
  await expect(other.getByText('Your session has expired. Please login again.')).toBeVisible();
  await other.close();
});

test('AUTH-11: Auth outcomes, account deleted: all my data comes as one file, and the account can be deleted', async ({
  learner,
  account,
}) => {
  await learner.goto('/myaccount');
  const [download] = await Promise.all([
    learner.waitForEvent('download'),
    learner.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^abhyas-data-ABH-[2-9A-Z]{6}\.json$/);

  await learner.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = learner.getByRole('dialog');
  await dialog.getByLabel('Your password, to make sure it is you').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('The password is wrong, so nothing was deleted.')).toBeVisible();
  await dialog.getByLabel('Your password, to make sure it is you').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(learner).toHaveURL('/login');
  await expect(learner.getByText('Your account has been deleted.')).toBeVisible();
  await logIn(learner, account.email, PASSWORD);
  await expect(learner.getByText('The email or the password is wrong.')).toBeVisible();
});

test('AUTH-10, AUTH-14, ACCOUNT-4: logout asks, clears all local storage and says so', async ({
  learner,
}) => {
  await learner.goto('/myaccount');
  const asked: string[] = [];
  learner.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await learner.evaluate(() => window.localStorage.setItem('abhyas.code:anything', 'x'));
  await learner.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(learner.getByText('You have been logged out of Abhyas.')).toBeVisible();
  expect(asked).toEqual(['Are you sure you want to logout?']);
  expect(await learner.evaluate(() => window.localStorage.length)).toBe(0);
});
