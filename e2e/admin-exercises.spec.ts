import { press, type } from './by-keyboard.ts';
import { back, begin, newDraft, noFaults, saveInDraft, write } from './content-console.ts';
import { expect, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

test('PUBLISHING-25, PUBLISHING-28: an author asks for an exercise by keyboard alone, a window that is resized loses nothing of it, and what is missing is named beside it', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, await staffMember(request, 'teacher'));
  await newDraft(page, 'Drills');
  await begin(page, 'New course', { title: 'Drills' });
  await page.getByLabel('Summary').fill('Exercises by forms.');
  await page.getByLabel('Description').fill('For everybody who writes one.');
  await saveInDraft(page);
  await back(page);
  await begin(page, 'New module', { title: 'All kinds' });
  await page.getByLabel('Summary').fill('One of each kind.');
  await saveInDraft(page);
  await back(page);
  await begin(page, 'New text, quiz, problem or video', { kind: 'text', title: 'Every kind' });
  await write(page, 'Text (Markdown)', 'You will answer one of each.\n');

  // The first by keyboard alone, and with all that an author forgets.
  await press(page, page.getByRole('button', { name: 'Insert', exact: true }));
  await expect(page.getByRole('menuitem', { name: 'Exercise' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Exercise' });
  await expect(dialog.getByLabel('Kind')).toHaveValue('single');
  await type(page, dialog.getByLabel('Question'), 'What is 7 / 2 in C?');
  const choice = (number: number) => dialog.getByRole('group', { name: `Choice ${number}`, exact: true });
  await type(page, choice(1).getByLabel('Choice', { exact: true }), '3');
  await press(page, choice(1).getByLabel('This is right'), 'Space');
  await type(page, choice(2).getByLabel('Choice', { exact: true }), '3.5');
  await noFaults(page);
  for (const width of [1100, 1366, 700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(choice(2).getByLabel('Choice', { exact: true })).toHaveValue('3.5');
  }
  await press(page, dialog.getByRole('button', { name: 'Insert', exact: true }));
  await expect(dialog).toHaveCount(0);

  const remarks = page.getByRole('region', { name: 'To fix' });
  const source = page.getByRole('textbox', { name: 'Exercises of this lesson' });
  await expect(remarks).toContainText('explain: must not be empty');
  await expect(remarks).not.toContainText('There is no exercise');
  // The editor is made when it is near.
  await page.getByText('Exercises of this lesson').scrollIntoViewIfNeeded();
  await expect(source).toContainText('kind: single');
});
