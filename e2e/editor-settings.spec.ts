import { expect, test } from './people.ts';

test('SETTINGS-6: font size, keys, tab width, wrap and line numbers are chosen in one sheet and kept in the account', async ({
  learner,
}) => {
  await learner.goto('/practise/1/digital-clock');
  const code = learner.getByRole('textbox', { name: 'Code Area' });
  const numbers = learner.locator('.cm-lineNumbers').first();
  await expect(numbers).toBeVisible();
  await learner.getByRole('button', { name: 'Editor settings' }).click();
  const sheet = learner.getByRole('dialog', { name: 'Editor settings' });
  await sheet.getByLabel('Font size').selectOption('20 px');
  await sheet.getByLabel('Tab width').selectOption('2');
  await sheet.getByLabel('Keys').selectOption('Vim');
  // A box follows its setting, a moment after the click.
  await sheet.getByLabel('Word wrap').click();
  await expect(sheet.getByLabel('Word wrap')).toBeChecked();
  await sheet.getByLabel('Line numbers').click();
  await expect(sheet.getByLabel('Line numbers')).not.toBeChecked();
  await expect(numbers).toBeHidden();
  const kept = learner.waitForResponse('**/api/settings/setsettings');
  await sheet.getByLabel('Editor theme').selectOption('material');
  await kept;
  await learner.keyboard.press('Escape');
  await learner.evaluate(() => window.localStorage.removeItem('abhyas.codeEditor'));
  await learner.reload();
  await expect(code).toHaveCSS('font-size', '20px');
  await expect(numbers).toBeHidden();
  await expect(learner.locator('.cm-vim-panel')).toBeVisible();
  await code.click();
  await learner.keyboard.type('ggdGiint x;');
  await expect(code).toHaveText('int x;');
});

test('SETTINGS-6: "?" shows the keys, where it is no character of the code', async ({ learner }) => {
  await learner.goto('/practise/1/digital-clock');
  const code = learner.getByRole('textbox', { name: 'Code Area' });
  await code.click();
  await learner.keyboard.type('?');
  await expect(learner.getByRole('dialog')).toHaveCount(0);
  await learner.getByRole('tab', { name: 'Question' }).focus();
  await learner.keyboard.press('?');
  const keys = learner.getByRole('dialog', { name: 'Keys of the editor' });
  await expect(keys).toContainText('Save at once');
});

test('SETTINGS-6: Ctrl+S saves at once and says so, with the keys of Vim too', async ({ learner }) => {
  await learner.goto('/practise/1/digital-clock');
  const code = learner.getByRole('textbox', { name: 'Code Area' });
  const said = learner.locator('[data-toast=success]').filter({ hasText: 'Saved in your account' });
  await code.click();
  await learner.keyboard.type(' ');
  await learner.keyboard.press('ControlOrMeta+s');
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Close' }).click();
  await learner.getByRole('button', { name: 'Editor settings' }).click();
  await learner.getByRole('dialog', { name: 'Editor settings' }).getByLabel('Keys').selectOption('Vim');
  await learner.keyboard.press('Escape');
  await expect(learner.locator('.cm-vim-panel')).toBeVisible();
  await code.click();
  await learner.keyboard.type('ix');
  await learner.keyboard.press('ControlOrMeta+s');
  await expect(said).toBeVisible();
});
