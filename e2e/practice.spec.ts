import { readFile } from 'node:fs/promises';
import { expect, leaveUntold, test } from './people.ts';
import { editorOf, openPython, savedPython, saveElsewhere } from './problem.ts';

const SOLUTION = new URL(
  '../content/problems/digital-clock/submissions/accepted/solution.py',
  import.meta.url,
);

const RUN_TIMEOUT_MS = 60_000;

test.use({ viewport: { width: 1440, height: 900 } });

test('PRACTICE-17: Unsaved code: a pen icon, and one second later the code is saved and the mark clears', async ({
  learner,
  account,
  request,
}) => {
  await openPython(learner);
  await learner.keyboard.type('print(1)');
  await expect(learner.getByTestId('unsaved')).toBeVisible();
  await expect(learner.getByTestId('unsaved')).toBeHidden();
  expect(await savedPython(request, account)).toBe('print(1)');
  await learner.reload();
  await expect(editorOf(learner)).toHaveText('print(1)');
});

test(
  'another device that changed the same code is noticed, both texts are kept and the learner chooses',
  { tag: '@thorough' },
  async ({ learner, account, request }) => {
    await leaveUntold(learner);
    await openPython(learner);
    await learner.keyboard.type('mine');
    await expect(learner.getByTestId('saved')).toBeVisible();
    await saveElsewhere(request, account, { py: 'theirs' });
    await learner.keyboard.type('!');
    await expect(learner.getByRole('dialog')).toContainText('changed on another device or tab');
    await learner.getByRole('button', { name: 'Continue with mine' }).click();
    await expect(learner.getByTestId('saved')).toBeVisible();
    expect(await savedPython(request, account)).toBe('mine!');
    await learner.getByRole('button', { name: 'Submissions and versions' }).click();
    await learner.getByRole('tab', { name: 'History' }).click();
    await expect(learner.getByRole('dialog')).toContainText('Before another version was restored');
    await learner.keyboard.press('Escape');

    await test.step('a choice that was put off is not made by a reset: what was typed since is a version, too', async () => {
      await saveElsewhere(request, account, { py: 'theirs again' });
      await editorOf(learner).press('End');
      await learner.keyboard.type('?');
      await expect(learner.getByRole('dialog')).toContainText('changed on another device or tab');
      await learner.keyboard.press('Escape');
      await editorOf(learner).press('End');
      await learner.keyboard.type(' and more');
      learner.once('dialog', (dialog) => void dialog.accept());
      await learner.getByRole('button', { name: 'Reset your code' }).click();
      await expect(editorOf(learner)).not.toContainText('and more');
      await learner.getByRole('button', { name: 'Submissions and versions' }).click();
      await learner.getByRole('tab', { name: 'History' }).click();
      await learner.getByRole('button', { name: /Before a reset/ }).click();
      await expect(learner.getByRole('dialog')).toContainText('mine!? and more');
    });
  },
);

test('offline editing continues and syncs', async ({ learner, account, request, context }) => {
  await openPython(learner);
  await context.setOffline(true);
  await learner.keyboard.type('on the train');
  await expect(learner.getByText(/Kept on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(learner.getByTestId('saved')).toBeVisible();
  expect(await savedPython(request, account)).toBe('on the train');
});

test('PRACTICE-20: Code reset: asks, resets to the template, and can be undone from the versions', async ({
  learner,
}) => {
  await openPython(learner);
  // Within the second of the autosave.
  const sent = learner.waitForResponse('**/api/practice/text/**');
  await learner.keyboard.insertText('precious = 1');
  await sent;
  learner.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Are you sure? This will reset your Python Code to the default template!');
    void dialog.accept();
  });
  await learner.getByRole('button', { name: 'Reset your code' }).click();
  await expect(
    learner.getByText('Successfully reset your code to the default template', { exact: true }),
  ).toBeVisible();
  await expect(editorOf(learner)).not.toContainText('precious');
  await learner.getByRole('button', { name: 'Submissions and versions' }).click();
  await learner.getByRole('tab', { name: 'History' }).click();
  await learner.getByRole('button', { name: /Before a reset/ }).click();
  await learner.getByRole('button', { name: 'Restore this version' }).click();
  await expect(editorOf(learner)).toHaveText('precious = 1');
});

test('errors are explained with the learner’s own line, which the editor marks and a click leads to', async ({
  learner,
}) => {
  await openPython(learner);
  await learner.keyboard.insertText('total = 1\nprint(totl)\n');
  await learner.getByRole('button', { name: 'Run', exact: true }).click();
  const explanation = learner.getByTestId('explanation');
  await expect(explanation).toContainText('If you meant total, correct it', { timeout: RUN_TIMEOUT_MS });
  await expect(learner.locator('.cm-marked-error')).toHaveText('print(totl)');
  await explanation.getByRole('button', { name: 'Line 2:' }).click();
  await expect(editorOf(learner)).toBeFocused();
  // A tablet that is turned keeps its editor, and the marks in it.
  await learner.setViewportSize({ width: 1200, height: 800 });
  await expect(learner.getByRole('button', { name: 'Show Question Bar' })).toBeVisible();
  await expect(learner.locator('.cm-marked-error')).toHaveText('print(totl)');
  await expect(editorOf(learner)).toBeFocused();
  // The text of a language that was chosen while the program ran is not the one that is wrong.
  await learner.route('**/api/runner/execute', async (route) => {
    const response = await route.fetch();
    await learner.getByLabel('Language').selectOption('C');
    await route.fulfill({ response });
  });
  await learner.keyboard.press('ControlOrMeta+Enter');
  await expect(learner.getByLabel('Language')).toHaveValue('0');
  await expect(learner.getByRole('button', { name: 'Run', exact: true })).toBeEnabled();
  await expect(learner.locator('.cm-marked-error')).toHaveCount(0);
});

test('PRACTICE-11, PRACTICE-16: Problem solved: the congratulations modal appears once; a tick, the raw output, and Run This', async ({
  learner,
}) => {
  const solution = await readFile(SOLUTION, 'utf8');
  await openPython(learner);
  await learner.keyboard.insertText(solution);
  await learner.keyboard.press('ControlOrMeta+Enter');
  const congratulations = learner.getByText('Congrats! You have successfully solved this problem!');
  await expect(congratulations).toBeVisible({ timeout: RUN_TIMEOUT_MS });
  await expect(learner.getByText('Go back and continue solving other problems.')).toBeVisible();
  await learner.keyboard.press('Escape');
  await learner.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(learner.getByRole('button', { name: 'Run', exact: true })).toBeEnabled({
    timeout: RUN_TIMEOUT_MS,
  });
  await expect(congratulations).toBeHidden();
  await expect(learner.getByRole('tab', { name: /^Result\s*Solved/ })).toBeVisible();
  const shown = learner.getByRole('region', { name: 'Result' }).getByRole('tabpanel');
  await learner.getByRole('tab', { name: 'Raw Output' }).click();
  await expect(shown).toContainText(/\d\d:\d\d:\d\d/);
  await learner.getByRole('tab', { name: 'Custom Testcase' }).click();
  await learner.getByRole('button', { name: 'Run This' }).click();
  await expect(shown.getByRole('heading', { name: 'Your output' })).toBeVisible({ timeout: RUN_TIMEOUT_MS });
});

test('PRACTICE-7: /practise: filters and search stand in the address, survive reload and Back, and an empty result says so', async ({
  learner,
}) => {
  await learner.goto('/practise');
  await expect(learner.getByText('Are you ready?')).toBeVisible();
  await learner.getByRole('button', { name: /^Easy \d/ }).click();
  await learner.getByRole('button', { name: /^Solved \d/ }).click();
  await expect(learner.getByText('No problems with the selected tags combination found')).toBeVisible();
  await expect(learner).toHaveURL(/tag=Easy&tag=Solved/);
  await learner.reload();
  await expect(learner.getByRole('button', { name: /^Easy \d/ })).toHaveAttribute('aria-pressed', 'true');
  await learner.goto('/dashboard');
  await learner.goto('/practise');
  await expect(learner).toHaveURL(/tag=Easy&tag=Solved/);

  const found = learner.getByRole('link', { name: /^(?:Unsolved|Tried|Solved).*Digital Clock/ });
  await learner.getByRole('button', { name: 'Clear all filters' }).first().click();
  await learner.getByRole('searchbox').pressSequentially('digital clo');
  await expect(learner.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await learner.getByRole('searchbox').press('c');
  await found.click();
  await expect(learner.getByRole('textbox', { name: 'Code Area' })).toBeVisible();
  await learner.goBack();
  await expect(learner).toHaveURL(/\?search=digital\+cloc$/);
  await expect(learner.getByRole('searchbox')).toHaveValue('digital cloc');
  await learner.goto('/practise?sort=hard');
  await expect(learner.getByRole('searchbox')).toHaveValue('');
  // Whoever leaves the search for a card far down still finds it there.
  const far = await learner.getByRole('main').getByRole('listitem').nth(20).elementHandle();
  await learner.getByRole('searchbox').focus();
  await learner.getByRole('searchbox').blur();
  await learner.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await far?.evaluate((card) => card.isConnected)).toBe(true);
});

test('PRACTICE-4, ENTITLEMENTS-1: /practise: a locked premium problem opens the Purchase Needed modal', async ({
  learner,
}) => {
  await learner.goto('/practise?sort=hard');
  await learner
    .getByRole('button', { name: /Premium: needs a purchased course/ })
    .first()
    .click();
  const modal = learner.getByRole('dialog', { name: 'Purchase Needed' });
  await expect(modal).toContainText('Please purchase a valid course to get access to all the problems.');
  await expect(modal).toContainText('This one comes with:');
});
