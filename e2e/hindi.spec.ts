import { expect, signIn, test } from './people.ts';

const FIRST_STEPS = '/learn/first-steps';

test('FRAME-21: Hindi is chosen before signing in, follows the account, and outlives the logout', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('फिर से स्वागत है');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByLabel('ईमेल').fill(account.email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'लॉग इन', exact: true }).click();
  await expect(page.getByText('ईमेल या पासवर्ड सही नहीं है।').first()).toBeVisible();

  await signIn(page, account);
  await page.goto('/myaccount');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मेरा अकाउंट');
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/auth', { headers: { 'x-auth-token': account.token } });
      return ((await answer.json()) as { language?: string }).language;
    })
    .toBe('hi');
  await page.getByLabel('भाषा', { exact: true }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await page.getByLabel('Language', { exact: true }).selectOption('hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मेरा अकाउंट');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'लॉग आउट' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('फिर से स्वागत है');
  expect(await page.evaluate(() => window.localStorage.getItem('abhyas.token'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('फिर से स्वागत है');
});

test('FRAME-21: where the browser keeps no cookies, the page stays in its language and is not loaded again and again', async ({
  learner,
  account,
}) => {
  const told = await learner.request.post('/api/users/profile', {
    headers: { 'x-auth-token': account.token },
    data: { language: 'hi' },
  });
  expect(told.ok()).toBe(true);
  await learner.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  let loads = 0;
  learner.on('load', () => (loads += 1));
  await learner.goto('/myaccount');
  await expect(learner.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await learner.waitForLoadState('networkidle');
  expect(loads).toBe(1);
});

test('FRAME-22: content with a Hindi version is in Hindi, and the rest is in English with a label', async ({
  learner,
}) => {
  await learner.addInitScript(() => {
    document.cookie = 'abhyas_language=hi; path=/';
  });
  const onlyEnglish = learner.getByText('अभी केवल अंग्रेज़ी में है');
  await learner.goto(`${FIRST_STEPS}/your-first-c-program`);
  await expect(learner.getByRole('heading', { name: 'आपका पहला C प्रोग्राम' })).toBeVisible();
  await expect(learner.getByText('आम ग़लतियाँ')).toBeVisible();
  await expect(onlyEnglish).toHaveCount(0);

  await learner.goto(`${FIRST_STEPS}/first-steps-quiz`);
  await expect(learner.getByText('C प्रोग्राम की कौन-सी पंक्ति सबसे पहले चलती है?')).toBeVisible();
  await learner.goto('/practise/1/digital-clock');
  await expect(learner.getByText('आधी रात से बीते सेकंड दिए गए हैं।').first()).toBeVisible();
  await expect(onlyEnglish).toHaveCount(0);

  await learner.goto('/practise');
  for (const filter of [/^आसान \d/, /^बाकी \d/, /^इनपुट-आउटपुट \d/])
    await expect(learner.getByRole('button', { name: filter })).toBeVisible();
  await learner.goto('/payment');
  await expect(learner.getByRole('heading', { name: 'प्लेसमेंट पैक' })).toBeVisible();
  for (const words of ['1 साल', 'सबसे फ़ायदेमंद', 'जल्द आ रहा है'])
    await expect(learner.getByText(words).first()).toBeVisible();

  await learner.goto('/privacypolicy');
  await expect(learner.getByRole('heading', { name: 'गोपनीयता नीति', level: 1 })).toBeVisible();
  await expect(learner.getByRole('heading', { name: 'सहमति' })).toBeVisible();
  await expect(onlyEnglish).toHaveCount(0);

  await learner.goto('/learn/functions-and-references/root');
  await learner.getByRole('link', { name: /पाठ/ }).first().click();
  await expect(onlyEnglish).toBeVisible();
  await expect(learner.locator('[lang="en"] article')).toBeVisible();
});
