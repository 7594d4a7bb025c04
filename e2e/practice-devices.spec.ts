import { inputsIn, linesOf } from '@abhyas/contract/practice-inputs';
import type { Page } from '@playwright/test';
import { expect, PASSWORD, register, signIn, test, type Account } from './people.ts';

/** Rules about practice that no other file has in its titles. */

const PROBLEM = '/practise/1/digital-clock';

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Code Area' });

async function write(page: Page, text: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('PRACTICE-31: Never lose code: "server save … on blur, hide and close", before the autosave’s second has passed', async ({
  learner,
  account,
  request,
}) => {
  const saved = async (): Promise<string> => {
    const answer = await request.post('/api/content/getproblem/digital-clock', {
      headers: { 'x-auth-token': account.token },
      data: {},
    });
    return ((await answer.json()) as { assetData: { code: { c: string } } }).assetData.code.c;
  };
  // The autosave does not bring the text: the clock stands still.
  await learner.clock.install();
  await learner.goto(PROBLEM);
  await expect(learner.getByTestId('saved')).toBeVisible();
  await learner.clock.pauseAt(Date.now() + 60_000);
  await write(learner, 'blurred');
  await learner.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(saved).toBe('blurred');
  await write(learner, 'hidden');
  await learner.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(saved).toBe('hidden');
  await write(learner, 'closed');
  await learner.close({ runBeforeUnload: true });
  await expect.poll(saved).toBe('closed');
});

test(
  'never lose code: whose session ended without a connection finds the text again, also when another account has used the browser and logged out',
  { tag: '@thorough' },
  async ({ visitor, account, context, request }) => {
    visitor.on('dialog', (dialog) => void dialog.accept());
    const first = await context.newPage();
    await signIn(first, account);
    await first.goto(PROBLEM);
    await expect(first.getByTestId('saved')).toBeVisible();
    await expect(editorOf(first)).toBeVisible();
    await context.setOffline(true);
    await write(first, 'only here');
    await expect(first.getByText(/Kept on this device/)).toBeVisible();
    await first.evaluate(() => localStorage.removeItem('abhyas.token'));
    await first.close();
    await context.setOffline(false);

    const logIn = async ({ email }: Account): Promise<void> => {
      await visitor.goto('/login?next=/practise/1/digital-clock');
      await visitor.getByLabel('Email', { exact: true }).fill(email);
      await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await visitor.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(editorOf(visitor)).toBeVisible();
    };
    await logIn(await register(request, 'Ravi Kumar'));
    await expect(editorOf(visitor)).not.toContainText('only here');
    await visitor.getByRole('button', { name: /Your account/ }).click();
    await visitor.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(visitor).toHaveURL('/login');
    await logIn(account);
    await expect(editorOf(visitor)).toHaveText('only here');
    await expect(visitor.getByTestId('saved')).toBeVisible();
  },
);

test('PRACTICE-28: Local browser storage: saved code per language, the auth token, tag filters, chosen language and theme, the cookie consent', async ({
  learner,
}) => {
  const keys = () => learner.evaluate(() => Object.keys(localStorage));
  await learner.goto('/practise');
  await learner.getByRole('button', { name: /^Easy \d/ }).click();
  await expect(learner).toHaveURL(/tag=Easy/);
  await learner.goto(PROBLEM);
  await learner.getByRole('button', { name: 'Editor settings' }).click();
  await learner.getByLabel('Editor theme').selectOption('eclipse');
  await learner.keyboard.press('Escape');
  await learner.getByLabel('Language').selectOption('Python');
  await write(learner, 'print(1)');
  await expect(learner.getByTestId('saved')).toBeVisible();
  const names = ['token', 'user', 'cookieConsent', 'tagFilters', 'codeLanguage', 'codeTheme'];
  expect(await keys()).toEqual(expect.arrayContaining(names.map((name) => `abhyas.${name}`)));
  const texts = await learner.evaluate(async () => {
    const asked = indexedDB.open('abhyas-texts');
    await new Promise((resolve) => asked.addEventListener('success', resolve));
    const found = asked.result.transaction('texts').objectStore('texts').getAllKeys();
    await new Promise((resolve) => found.addEventListener('success', resolve));
    return found.result.map(String);
  });
  expect(texts.join()).toMatch(/abhyas\.code:[^,]*:digital-clock:py/);
});

test(
  'PRACTICE-32: several saved custom inputs: none is written over before it is known, none is lost',
  { tag: '@thorough' },
  async ({ learner, account, request }) => {
    const address = '/api/practice/text/digital-clock/inputs';
    const headers = { 'x-auth-token': account.token };
    const kept = async (): Promise<{ text: string }[]> =>
      inputsIn(((await (await request.get(address, { headers })).json()) as { code: string }).code);
    // More than a browser takes of a request that outlives its page.
    const long = `${'7'.repeat(99)}\n`.repeat(660);
    const inputs = [
      { id: '1', name: 'Number 1', text: '1' },
      { id: '2', name: 'Number 2', text: long },
    ];
    const whole = { base: 0, whole: linesOf(inputs), id: 'before:1', kind: 'type', holds: [] };
    await request.post(address, { headers, data: whole });
    const known = Promise.withResolvers<void>();
    await learner.route(`**${address}`, async (route) => {
      if (route.request().method() === 'GET') await known.promise;
      await route.continue();
    });
    await learner.goto(PROBLEM);
    await learner.getByRole('tab', { name: 'Custom Testcase' }).click();
    const area = learner.getByRole('textbox', { name: 'Custom Testcase' });
    await expect(
      learner.getByRole('region', { name: 'Result' }).getByRole('tabpanel').filter({ visible: true }),
    ).toContainText('Loading');
    await expect(area).toHaveCount(0);
    known.resolve();
    await learner.getByRole('button', { name: 'Number 2' }).click();
    await area.press('ControlOrMeta+Home');
    await learner.keyboard.type('8');
    await expect.poll(async () => (await kept()).map(({ text }) => text)).toEqual(['1', `8${long}`]);
    const refused = { errors: [{ code: 'practice.inputs-too-large', msg: 'Larger than 256 kB together.' }] };
    await learner.route(`**${address}`, (route) => route.fulfill({ status: 413, json: refused }), {
      times: 1,
    });
    await learner.keyboard.type('8');
    await expect(learner.getByText('Larger than 256 kB together.')).toBeVisible();
    await area.press('ControlOrMeta+a');
    await learner.keyboard.type('9');
    await learner.close({ runBeforeUnload: true });
    await expect.poll(async () => (await kept()).map(({ text }) => text)).toEqual(['1', '9']);
  },
);

test('SETTINGS-3: Persistence: a language that was chosen without a connection is the account’s when it is back', async ({
  learner,
  account,
  context,
  request,
}) => {
  await learner.goto(PROBLEM);
  await expect(learner.getByTestId('saved')).toBeVisible();
  await context.setOffline(true);
  await learner.getByLabel('Language').selectOption('Python');
  await context.setOffline(false);
  await learner.reload();
  await expect(learner.getByLabel('Language')).toHaveValue('5');
  const chosen = async (): Promise<unknown> =>
    (await request.get('/api/settings/getsettings', { headers: { 'x-auth-token': account.token } })).json();
  await expect.poll(chosen).toEqual({ codeLanguage: 5, codeTheme: 0 });
  await expect(learner.getByLabel('Language')).toHaveValue('5');
});
