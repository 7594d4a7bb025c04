import { readdirSync, readFileSync } from 'node:fs';

import type { APIRequestContext, Page } from '@playwright/test';

import { expect, signIn, test } from './people.ts';

const PROBLEM = '/practise/1/digital-clock';
const RUN_TIMEOUT_MS = 60_000;
/** A runner that is silent for 20 seconds counts as dead. */
const SILENCE_TIMEOUT_MS = 45_000;

test.use({ viewport: { width: 1440, height: 900 } });

const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Code Area' });
const told = (page: Page, text: string) =>
  page.locator('[data-toast=error]').filter({ hasText: text }).last();

async function write(page: Page, code: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** Set by playwright.config.ts. */
// eslint-disable-next-line node/no-process-env -- the way from the config to the tests
const ownFolder = `DATA_DIR=${process.env['ABHYAS_E2E_DATA_DIR']}`;

/** A file about a process, or nothing: processes come and go. */
function aboutProcess(pid: string, file: 'cmdline' | 'environ' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** What runs learners' programs, with its watchdog: it is told the data folder of the product under test. */
function runnerProcesses(): number[] {
  const pid = readdirSync('/proc').find(
    (name) =>
      /^\d+$/.test(name) &&
      aboutProcess(name, 'cmdline').includes('apps/runner/src/main.ts') &&
      aboutProcess(name, 'environ').split('\0').includes(ownFolder),
  );
  if (pid === undefined) throw new Error('no runner is there');
  return [...watchdogsOf(pid), Number(pid)];
}

/** They would kill a runner that is silent alone, and it would be started again. */
const watchdogsOf = (runner: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && aboutProcess(name, 'cmdline').includes('abhyas-watchdog'))
    .filter((name) => aboutProcess(name, 'status').includes(`\nPPid:\t${runner}\n`))
    .map(Number);

const isReady = (request: APIRequestContext) => async () => (await request.get('/readyz')).ok();

test('PRACTICE-13, RUNNING-1, RUNNING-4, RUNNING-5, PRACTICE-34: bad input and faults: each gives its message, keeps the previous result and loses nothing', async ({
  learner,
  account,
  context,
  request,
}) => {
  const wrong = 's = int(input())\nprint(f"Time: {s // 3600:02d}:{s // 60 % 60:02d}:{s % 60:02d}")';
  const previous = learner.getByTestId('result-message');
  const keeps = async (): Promise<void> => {
    await expect(previous).toContainText('a wrong answer');
    await expect(run(learner)).toBeEnabled();
  };

  await test.step('a wrong answer is explained in words above its first differing line', async () => {
    await learner.goto(PROBLEM);
    await learner.getByLabel('Language').selectOption('Python');
    await write(learner, wrong);
    // From the editor, which fills the window: the verdict comes into sight.
    await learner.keyboard.press('ControlOrMeta+Enter');
    await expect(previous).toContainText('a wrong answer', { timeout: RUN_TIMEOUT_MS });
    await expect(previous).toBeInViewport();
    await expect(learner.getByTestId('answer-hint').first()).toContainText('"Time:" comes before it');
    await expect(learner.getByTestId('first-difference').first()).toBeVisible();
  });

  await test.step('code over 64 kB', async () => {
    await write(learner, `# ${'x'.repeat(66_000)}`);
    await run(learner).click();
    await expect(told(learner, 'Your code is larger than 64 kB')).toBeVisible();
    await keeps();
    await write(learner, wrong);
    await expect(learner.getByTestId('saved')).toBeVisible();
  });

  await test.step('an unknown language, an asset that is not owned and a full queue, as the server tells them', async () => {
    const notices = [
      'This language is not available here.',
      'Premium Content',
      'Many programs are waiting to run right now.',
    ];
    for (const notif of notices) {
      // No screen offers the first two, and two hundred learners would have to wait for the third.
      await learner.route(
        '**/api/runner/execute',
        (route) => route.fulfill({ json: { notif, notifType: 'error' } }),
        { times: 1 },
      );
      await run(learner).click();
      await expect(told(learner, notif)).toBeVisible();
      await keeps();
    }
    // RUNNING-1: silent shows no toast.
    const silent = { notif: 'Nobody hears this.', notifType: 'silent' };
    await learner.route('**/api/runner/execute', (route) => route.fulfill({ json: silent }), { times: 1 });
    const answered = learner.waitForResponse('**/api/runner/execute');
    await run(learner).click();
    await answered;
    await keeps();
    await expect(learner.getByText(silent.notif)).toHaveCount(0);
  });

  const host = runnerProcesses();
  for (const pid of host) process.kill(pid, 'SIGSTOP');
  try {
    await test.step('a run while another runs, by two keys at once and in a second tab, and Stop', async () => {
      const sent: string[] = [];
      learner.on('request', (request_) => {
        if (request_.url().endsWith('/api/runner/execute')) sent.push(request_.url());
      });
      await editorOf(learner).evaluate((editor) => {
        const key = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
        for (const again of [false, true])
          editor.dispatchEvent(new KeyboardEvent('keydown', { ...key, repeat: again }));
      });
      await expect(learner.getByRole('button', { name: 'Stop' })).toBeVisible();
      await expect(told(learner, 'Your last run has not finished.')).toBeVisible();
      expect(sent).toHaveLength(1);
      const tab = await context.newPage();
      await signIn(tab, account);
      await tab.goto(PROBLEM);
      await expect(editorOf(tab)).toContainText('s // 3600');
      await run(tab).click();
      await expect(told(tab, 'Your last run has not finished.')).toBeVisible();
      await tab.close();
      // The first word is lost on the way.
      await learner.route('**/api/runner/stop/**', (route) => route.abort(), { times: 1 });
      await learner.getByRole('button', { name: 'Stop' }).click();
      await expect(learner.getByText('Your run was stopped.')).toBeVisible();
      await keeps();
    });

    await test.step('on a phone a run with own input can be stopped where its result is awaited', async () => {
      await learner.setViewportSize({ width: 360, height: 640 });
      await learner.getByRole('tab', { name: 'Result', exact: true }).first().click();
      await learner.getByRole('tab', { name: 'Custom Testcase' }).click();
      await learner.getByRole('button', { name: 'Run This' }).click();
      await learner.getByRole('button', { name: 'Stop' }).click();
      await expect(learner.getByRole('button', { name: 'Stop' })).toBeHidden();
      await learner.setViewportSize({ width: 1440, height: 900 });
      await learner.getByRole('tab', { name: 'Result', exact: true }).click();
    });

    await test.step('a dead runner', async () => {
      await expect.poll(isReady(request), { timeout: SILENCE_TIMEOUT_MS }).toBe(false);
      await run(learner).click();
      await expect(told(learner, 'Programs cannot be run right now.')).toBeVisible();
      await keeps();
      await expect(editorOf(learner)).toContainText('s // 3600');
    });
  } finally {
    for (const pid of host) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(isReady(request), { timeout: SILENCE_TIMEOUT_MS }).toBe(true);
  await run(learner).click();
  await expect(run(learner)).toBeEnabled({ timeout: RUN_TIMEOUT_MS });
  await keeps();

  await test.step('RUNNING-5: "An error or a clear empties it."', async () => {
    await learner.route('**/api/runner/execute', (route) =>
      route.fulfill({ status: 400, json: { errors: [] } }),
    );
    await run(learner).click();
    await expect(told(learner, 'Unable to run your code. Please retry again.')).toBeVisible();
    await expect(learner.getByText('Please RUN the code to check it against our Testcases.')).toBeVisible();
    await expect(previous).toBeHidden();
  });
});
