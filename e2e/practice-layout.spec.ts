import type { Locator } from '@playwright/test';
import { expect, PASSWORD, register, test } from './people.ts';
import { editorOf, openPython, PROBLEM } from './problem.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('LEARNING-33, PRACTICE-1, PRACTICE-9, PRACTICE-10, SETTINGS-3: the workspace at 360, 850, 1200 and 1440 px: question bar, a Code Area of 500 px where there is room, a full-width Run, three result tabs', async ({
  learner,
}) => {
  const button = (name: string) => learner.getByRole('button', { name, exact: true });
  const tab = (name: string) => learner.getByRole('tab', { name, exact: true });
  await learner.goto(PROBLEM);
  await expect(button('Show Hint 1')).toBeVisible();
  await button('Show Hint 2').click();
  await button('Hide Hint 2').click();
  await expect(button('Show Hint 2')).toBeVisible();
  await expect(button('Show Video')).toHaveCount(0);
  for (const width of [1440, 1200, 850, 360]) {
    await test.step(`${width} px`, async () => {
      await learner.setViewportSize({ width, height: 900 });
      const codeArea = learner.locator('div:has(> .h-full > .cm-editor)').first();
      const statement = learner.getByRole('heading', { name: 'Problem Statement' });
      if (width <= 800) {
        await expect(statement).toBeVisible();
        await tab('Code').click();
      } else {
        await expect.poll(async () => Math.round((await codeArea.boundingBox())?.height ?? 0)).toBe(500);
      }
      await expect(button('Show Question Bar')).toBeVisible({ visible: width <= 1200 });
      await expect(statement).toBeVisible({ visible: width >= 1093 });
      if (width <= 1200) {
        await button('Show Question Bar').click();
        await expect(statement).toBeVisible();
        if (width > 800) await expect(button('Show Question Bar')).toHaveAttribute('aria-expanded', 'true');
        await button('Hide Question Bar').click();
        await expect(statement).toBeHidden();
      }
      await expect(learner.getByLabel('Language')).toBeVisible();
      for (const name of ['Reset your code', 'Discuss']) await expect(button(name)).toBeVisible();
      // On a phone Run stands in the bar above the keyboard, and the results in a tab of their own.
      const [run, code] = [await button('Run').boundingBox(), await codeArea.boundingBox()];
      expect(run?.width).toBeGreaterThan((code?.width ?? Number.NaN) - 20);
      if (width <= 800) await learner.getByRole('tablist', { name: 'Practise' }).getByText('Result').click();
      for (const name of ['Raw Output', 'Custom Testcase']) await expect(tab(name)).toBeVisible();
      await expect(learner.getByText('Please RUN the code to check it against our Testcases.')).toBeVisible();
      expect(
        await learner.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }

  await test.step('on a phone the caret stays above the keyboard, and the verdict stands above the code', async () => {
    await tab('Code').click();
    await editorOf(learner).fill(`${'// a line\n'.repeat(60)}in main;`);
    await learner.setViewportSize({ width: 360, height: 330 });
    const tabs = learner.getByRole('tablist', { name: 'Practise' });
    const foot = learner.getByTestId('phone-bar');
    const isInside = async (seen: Locator): Promise<boolean> => {
      const [top, box, end] = await Promise.all([tabs, seen, foot].map((part) => part.boundingBox()));
      return !!top && !!box && !!end && box.y >= top.y + top.height && box.y + box.height <= end.y;
    };
    await expect.poll(() => isInside(learner.locator('.cm-activeLine'))).toBe(true);
    await learner.setViewportSize({ width: 360, height: 640 });
    await button('Run').click();
    const strip = learner.getByTestId('verdict-strip');
    await expect(strip).toContainText('Did not compile');
    // The first sentence of the explanation that the result has in full.
    const sentence = strip.getByTestId('strip-sentence');
    await expect(sentence).toContainText(/\w.*[.?]$/);
    const said = await sentence.textContent();
    await expect.poll(() => isInside(strip)).toBe(true);
    await expect(editorOf(learner)).toBeVisible();
    await strip.click();
    await expect(learner.getByTestId('result-message')).toBeVisible();
    await expect(learner.getByTestId('explanation')).toContainText(said ?? 'nothing');
  });

  await test.step('the hero leads back to it, and the chosen language and theme persist', async () => {
    await tab('Code').click();
    await learner.getByLabel('Language').selectOption('Java');
    await button('Editor settings').click();
    await learner.getByLabel('Editor theme').selectOption('material');
    await learner.keyboard.press('Escape');
    await learner.goto('/practise');
    await expect(
      learner.getByRole('heading', { name: 'Continue solving the problem!', exact: true }),
    ).toBeVisible();
    await expect(learner.getByRole('main').getByRole('link').first()).toHaveText('Continue last session');
    await learner.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const place = learner.getByRole('link', { name: 'Notifications' });
    await expect.poll(async () => (await place.boundingBox())?.width).toBeLessThanOrEqual(72);
    expect(await place.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
    await learner.evaluate(() => (document.documentElement.style.fontSize = ''));
    await learner.getByRole('link', { name: 'Continue last session' }).click();
    await expect(learner.locator('[data-toast=success]')).toHaveText(
      'Successfully restored data from your last session.',
    );
    await expect(learner).toHaveURL(PROBLEM);
    await tab('Code').click();
    await expect(learner.getByLabel('Language')).toHaveValue('4');
    await button('Editor settings').click();
    await expect(learner.getByLabel('Editor theme')).toHaveValue('5');
  });
});

test('PRACTICE-30: each language keeps its own text, C++11, 14 and 17 share one, and no account sees another’s on one device', async ({
  learner,
  request,
}) => {
  learner.on('dialog', (dialog) => void dialog.accept());
  const language = learner.getByLabel('Language');
  const text = editorOf(learner);
  await openPython(learner);
  await learner.keyboard.type('print(7)');
  // In mid-typing: the autosave's second has not passed.
  await language.selectOption('C++14');
  await expect(text).toContainText('main');
  await text.click();
  await learner.keyboard.press('ControlOrMeta+a');
  await learner.keyboard.type('shared');
  await language.selectOption('C++17');
  await expect(text).toHaveText('shared');
  await language.selectOption('C');
  await expect(text).not.toContainText('shared');
  await language.selectOption('C++11');
  await expect(text).toHaveText('shared');
  await language.selectOption('Python');
  await expect(text).toHaveText('print(7)');

  await learner.getByRole('button', { name: /Your account/ }).click();
  await learner.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(learner).toHaveURL('/login');
  const { email } = await register(request, 'Ravi Kumar');
  await learner.getByLabel('Email', { exact: true }).fill(email);
  await learner.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await learner.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(learner).toHaveURL('/dashboard');
  await openPython(learner);
  await expect(text).not.toContainText('print(7)');
});
