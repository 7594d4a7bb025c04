import { expect, test } from './people.ts';

type Subtopic = {
  readonly title: string;
  readonly assets: readonly { assetId: string; type: string; title: string; finished: boolean }[];
};

test.use({ serviceWorkers: 'allow' });

const SUBTOPIC = 'hello-python';

test('a text that was opened can be read offline; its completion is sent once on return', async ({
  learner,
  account,
  request,
  context,
}) => {
  const headers = { 'x-auth-token': account.token };
  const subtopic = async (): Promise<Subtopic> =>
    (await (await request.get(`/api/content/subtopic/${SUBTOPIC}`, { headers })).json()) as Subtopic;
  const text = (await subtopic()).assets.find(({ type }) => type === 'text');
  if (!text) throw new Error(`${SUBTOPIC} has no text`);

  await learner.goto('/dashboard');
  await learner.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await learner.goto(`/learn/${SUBTOPIC}/${text.assetId}`);
  const done = learner.getByRole('button', { name: 'Mark as Complete' });
  await expect(done).toBeVisible();
  const reported: string[] = [];
  learner.on(
    'request',
    (sent) => sent.url().endsWith('/api/content/updateprogress') && reported.push(sent.url()),
  );

  await context.setOffline(true);
  await learner.reload();
  await done.click();
  await expect(learner.locator('[data-toast=info]')).toContainText('Kept on this device.');
  await expect(done).toBeHidden();
  await learner.goto('/offline');
  await expect(learner.getByRole('link', { name: new RegExp((await subtopic()).title) })).toBeVisible();

  const attempts = reported.length;
  await context.setOffline(false);
  await expect(learner.locator('[data-toast=success]')).toContainText('has been sent');
  expect(reported.length).toBe(attempts + 1);
  expect((await subtopic()).assets.find(({ assetId }) => assetId === text.assetId)?.finished).toBe(true);
});

test('what is typed goes to the server past the service worker, which keeps what is read', async ({
  learner,
}) => {
  const controlled = (): Promise<boolean> =>
    learner.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null;
    });
  await learner.goto('/dashboard');
  await expect.poll(controlled).toBe(true);
  await learner.goto('/practise/1/digital-clock');
  const saved = learner.waitForResponse(/\/api\/practice\/text\//);
  await learner.getByRole('textbox', { name: 'Code Area' }).press('a');
  await saved;
  const answeredBy = (path: string): Promise<unknown[]> =>
    learner.evaluate(
      (wanted) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(wanted))
          .map((entry) => (entry.toJSON() as { workerFinalSourceType: unknown }).workerFinalSourceType),
      path,
    );
  await expect.poll(() => answeredBy('/api/content/getproblem/')).toContain('fetch-event');
  await expect.poll(() => answeredBy('/api/practice/text/')).toContain('network');
});

test('PRACTICE-57: a workspace that was opened once is there without a connection: the code, the question, and what each part says', async ({
  learner,
  context,
}) => {
  await learner.goto('/practise/1/digital-clock');
  await learner.getByLabel('Language').selectOption('Python');
  const code = learner.getByRole('textbox', { name: 'Code Area' });
  await expect(code).toContainText('print(s)');
  await code.fill('print("typed online")');
  await expect(learner.getByText('Saved in your account')).toBeVisible();
  // The service worker starts after the screen, and keeps its code and what it shows.
  const kept = (file: string): Promise<boolean> =>
    learner.evaluate(async (part) => {
      const caught = await Promise.all(
        ['abhyas-content-1', 'abhyas-shell-1'].map(async (name) => (await caches.open(name)).keys()),
      );
      return caught.flat().some(({ url }) => url.includes(part));
    }, file);
  await expect.poll(() => kept('/api/content/getproblem/digital-clock'), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => kept('/assets/code-editor')).toBe(true);

  await context.setOffline(true);
  await learner.reload();
  await expect(code).toHaveText('print("typed online")');
  await expect(code).toHaveAttribute('contenteditable', 'true');
  await expect(learner.getByRole('heading', { name: 'Problem Statement' })).toBeVisible();
  await code.press('ControlOrMeta+End');
  await learner.keyboard.type(' # offline');
  await expect(learner.getByText('Kept on this device; saved to your account')).toBeVisible();

  await learner.getByRole('button', { name: 'Run', exact: true }).click();
  const toasts = learner.locator('[data-toast]');
  await expect(toasts.filter({ hasText: 'Unable to run your code.' })).toBeVisible({ timeout: 30_000 });
  await expect(toasts.filter({ hasText: 'run it when you are back online' })).toBeVisible();

  await learner.getByRole('tab', { name: 'Discussion' }).click();
  const discussion = learner.getByRole('tabpanel', { name: 'Discussion' });
  await expect(discussion.getByText('You seem to be offline.')).toBeVisible({ timeout: 30_000 });
  for (const part of ['Submissions', 'Custom Testcase']) {
    await learner.getByRole('tab', { name: part }).click();
    await expect(learner.getByText('This part could not be loaded')).toHaveCount(0);
  }
  for (const tool of ['Editor settings', 'Keys']) {
    await learner.getByRole('button', { name: tool }).click();
    await expect(learner.getByRole('dialog')).toBeVisible();
    await learner.keyboard.press('Escape');
  }

  await context.setOffline(false);
  await expect(learner.getByText('Saved in your account')).toBeVisible({ timeout: 30_000 });
  await learner.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(learner.getByTestId('result-message')).toBeVisible({ timeout: 60_000 });
});

test('AUTH-14: Logout: what was kept goes when its learner logs out', async ({ learner }) => {
  learner.on('dialog', (dialog) => void dialog.accept());
  await learner.goto('/dashboard');
  await learner.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await learner.goto('/learn');
  const kept = () =>
    learner.evaluate(async () =>
      (await (await caches.open('abhyas-content-1')).keys()).map(({ url }) => url),
    );
  await expect.poll(kept).not.toEqual([]);
  await learner.getByRole('button', { name: /Your account/ }).click();
  await learner.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(learner).toHaveURL('/login');
  await expect.poll(kept).toEqual([]);
});

test('the app can be installed: a manifest with icons, and a page for the time without a connection', async ({
  request,
}) => {
  const manifest = (await (await request.get('/app.webmanifest')).json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(manifest.start_url).toBe('/dashboard');
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
