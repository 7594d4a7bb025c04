import type { Page } from '@playwright/test';
import { expect, leaveUntold, register, test, type Account } from './people.ts';

/** Rules about practice that no other file has in its titles. */

const PROBLEM = '/practise/1/digital-clock';

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Code Area' });

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

test('NOTIFICATIONS-3: Notification marker: "If a learn page or problem page opens within 10 seconds, the Discussion modal opens automatically. The marker is removed either way."', async ({
  learner,
  account,
  request,
}) => {
  const say = async ({ token }: Account, data: object): Promise<string> => {
    const answer = await request.post('/api/comments/addcomment', {
      headers: { 'x-auth-token': token },
      data: { assetId: 'digital-clock', url: PROBLEM, ...data },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { comment: { id: string } }).comment.id;
  };
  const parentId = await say(account, { comment: `Why sixty? ${Date.now()}` });
  await say(await register(request, 'Ravi Kumar'), { comment: 'Ask the Babylonians', parentId });

  const discussion = learner.getByRole('dialog', { name: 'Discussion' });
  const marker = () => learner.evaluate(() => localStorage.getItem('abhyas.notificationMarker'));
  await learner.goto('/notifications');
  await learner
    .getByRole('listitem')
    .filter({ hasText: 'Ravi Kumar replied to you' })
    .getByRole('link')
    .click();
  await expect(learner).toHaveURL(PROBLEM);
  await expect(discussion).toContainText('Ask the Babylonians');
  expect(await marker()).toBeNull();

  await learner.evaluate(() => {
    const stored = { assetId: 'digital-clock', at: Date.now() - 10_001 };
    localStorage.setItem('abhyas.notificationMarker', JSON.stringify(stored));
  });
  await learner.reload();
  await expect.poll(marker).toBeNull();
  await expect(learner.getByRole('button', { name: 'Discuss' })).toBeVisible();
  await expect(discussion).toHaveCount(0);
});

test('FRAME-10, PRACTICE-8, PRACTICE-19: /practise/{from}/{assetId}: "from=1 sends back to /practise. from=2 sends back to the learn page. Otherwise back goes to the previous page", also after a reload', async ({
  learner,
}) => {
  await learner.goto('/practise/3/digital-clock');
  await back(learner);
  // Nothing lies before the first page of a visit: the list is the nearest place.
  await expect(learner).toHaveURL('/practise');
  // PRACTICE-19: opening a problem shows it as loading.
  const loaded = learner.waitForRequest('**/api/content/getproblem/digital-clock');
  await learner
    .locator('#content')
    .getByRole('link', { name: /Digital Clock/ })
    .last()
    .click();
  await loaded;
  await expect(learner).toHaveURL(PROBLEM);
  await expect(editorOf(learner)).toBeVisible();
  await learner.goto('/support');
  for (const reloads of [0, 1]) {
    await learner.goto('/practise/3/digital-clock');
    await expect(editorOf(learner)).toBeVisible();
    if (reloads) await learner.reload();
    await back(learner);
    await expect(learner).toHaveURL('/support');
  }
  await learner.goto('/practise/2/digital-clock');
  await expect(editorOf(learner)).toBeVisible();
  await back(learner);
  await expect(learner).toHaveURL('/learn/first-steps/digital-clock');
});

test('LEARNING-10: a premium problem that is owned opens and records no last visit', async ({ learner }) => {
  const visits: string[] = [];
  learner.on('request', (sent) => {
    if (sent.url().endsWith('/api/content/inprogress')) visits.push(sent.postData() ?? '');
  });
  const asPremium = async (premium: number): Promise<void> => {
    await learner.route('**/api/content/getproblem/digital-clock', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), premium } });
    });
  };
  await asPremium(1);
  await learner.goto(PROBLEM);
  await expect(editorOf(learner)).toBeVisible();
  await back(learner);
  await expect(learner.getByRole('heading', { name: 'Are you ready?' })).toBeVisible();
  expect(visits).toEqual([]);
  await asPremium(0);
  await learner.goto(PROBLEM);
  await expect.poll(() => visits.length).toBe(1);
});

test('LEARNING-34, SETTINGS-2: six languages and eight editor themes, in the order of their indices, the first of each by default', async ({
  learner,
}) => {
  // SETTINGS-2: both are 0 when settings cannot be loaded.
  await learner.route('**/api/settings/getsettings', (route) => route.abort());
  await learner.goto(PROBLEM);
  const options = (name: string) => learner.getByLabel(name).locator('option').allInnerTexts();
  await expect(learner.getByLabel('Language')).toHaveValue('0');
  await learner.getByRole('button', { name: 'Editor settings' }).click();
  await expect(learner.getByLabel('Editor theme')).toHaveValue('0');
  await expect(learner.locator('[data-toast]')).toHaveCount(0);
  expect(await options('Language')).toEqual(['C', 'C++11', 'C++14', 'C++17', 'Java', 'Python']);
  expect(await options('Editor theme')).toEqual([
    'default',
    '3024-day',
    'duotone-light',
    'eclipse',
    'ttcn',
    'material',
    'ambiance',
    'erlang-dark',
  ]);
});

test('PRACTICE-33: panes, keys and symbols; a hidden test that failed gives its category; a report; a past submission comes back in its language', async ({
  learner,
}) => {
  const button = (name: string) => learner.getByRole('button', { name, exact: true });
  const seen = { verdict: 'wrong-answer', timeMs: 20, memoryKb: 4096 } as const;
  const secret = { verdict: seen.verdict, name: 'Hidden test 1', hidden: true, category: 'big numbers' };
  const reply = { ...seen, co: 'x'.repeat(700_000), msg: 'Not right.', done: false, tests: [secret] };
  await learner.route('**/api/runner/execute', (route) => route.fulfill({ json: reply }));
  const past = {
    id: crypto.randomUUID(),
    language: 5,
    verdict: 'wrong-answer',
    passed: 0,
    total: 1,
    submittedAt: new Date().toISOString(),
  };
  await learner.route('**/api/practice/submissions/*', (route) =>
    route.fulfill({ json: { submissions: [past] } }),
  );
  await learner.route('**/api/practice/submission/*', (route) =>
    route.fulfill({ json: { ...past, assetId: 'digital-clock', code: 'print(42)', result: reply } }),
  );
  await learner.goto(PROBLEM);
  await button('Run').click();
  await expect(learner.getByText('It is about: big numbers.')).toBeVisible();
  await expect(learner.getByText('Longest 0.02 s, most memory 4 MB')).toBeVisible();

  await test.step('the panes are resized, and "?" shows the keys', async () => {
    const question = learner.getByRole('complementary', { name: 'Question' });
    const before = (await question.boundingBox())?.width ?? Number.NaN;
    await learner.getByRole('separator', { name: 'Width of the question' }).press('ArrowRight');
    await expect.poll(async () => (await question.boundingBox())?.width).toBeGreaterThan(before);
    await button('Run').press('?');
    await expect(learner.getByRole('dialog', { name: 'Keys of the editor' })).toContainText('Ctrl+Enter');
    await learner.keyboard.press('Escape');
  });

  await test.step('a report goes, however much the program printed', async () => {
    await button('Report a problem').click();
    await learner.getByLabel('What is wrong?').fill('The sample is wrong.');
    await button('Send').click();
    await expect(learner.getByText('Thank you. We will look at this question.')).toBeVisible();
  });

  await test.step('a past submission, brought back', async () => {
    await button('Submissions and versions').click();
    await learner.getByRole('button', { name: /^Wrong answer/ }).click();
    await button('Restore this version').click();
    await expect(learner.getByLabel('Language')).toHaveValue('5');
    await expect(editorOf(learner)).toHaveText('print(42)');
  });

  await test.step('on a phone the row of symbols types', async () => {
    await learner.setViewportSize({ width: 360, height: 640 });
    await learner.getByRole('tab', { name: 'Code', exact: true }).click();
    await editorOf(learner).press('End');
    await learner
      .getByRole('toolbar', { name: 'Symbols to type' })
      .getByRole('button', { name: ':' })
      .click();
    await expect(editorOf(learner)).toHaveText('print(42):');
    await expect(editorOf(learner)).toBeFocused();
  });
});

test(
  'Solve this opens a problem in the language of its course, unless the learner chose another one for it; elsewhere the favourite stands',
  { tag: '@thorough' },
  async ({ learner }) => {
    const language = learner.getByLabel('Language');
    const solve = async (lesson: string) => {
      await learner.goto(lesson);
      await learner.getByRole('link', { name: 'Solve this' }).click();
      await expect(language).toBeVisible();
      return language.locator('option:checked').innerText();
    };
    const problemOf = async (subtopicId: string): Promise<string> => {
      const detail = await learner.evaluate(async (id) => {
        const headers = { 'x-auth-token': localStorage.getItem('abhyas.token') ?? '' };
        return (await fetch(`/api/content/subtopic/${id}`, { headers })).json();
      }, subtopicId);
      const { assets } = detail as { assets: { type: string; owned: boolean; assetId: string }[] };
      const found = assets.find(({ type, owned }) => type === 'problem' && owned);
      if (!found) throw new Error(`${subtopicId} has no open problem`);
      return found.assetId;
    };
    await leaveUntold(learner);
    await learner.goto('/learn');
    const [java, python] = await Promise.all(['variables-in-java', 'hello-python'].map(problemOf));
    expect(await solve(`/learn/variables-in-java/${java}`)).toBe('Java');
    expect(await solve(`/learn/hello-python/${python}`)).toBe('Python');
    await learner.goto(`/practise/1/${python}`);
    await expect(language.locator('option:checked')).toHaveText('C');

    await learner.goto(`/practise/2/${python}`);
    await language.selectOption('C++17');
    await learner.waitForLoadState('networkidle');
    expect(await solve(`/learn/hello-python/${python}`)).toBe('C++17');
    expect(await solve(`/learn/variables-in-java/${java}`)).toBe('Java');
    await learner.goto(`/practise/1/${java}`);
    await expect(language.locator('option:checked')).toHaveText('C++17');
  },
);
