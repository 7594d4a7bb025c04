import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { labClass } from './lab-class.ts';
import { expect, signIn, test } from './people.ts';
import { openPython, savedPython } from './problem.ts';
import { confirmedLearner, staffMember } from './staff.ts';

// Colours are looked at once a screen stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isCareful = async (page: Page): Promise<void> =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('LIVE-1, LIVE-2: in a lab a teacher sees who is at work, reads along, says something about a line, and the learner reads it', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const teacher = await staffMember(request, 'teacher');
  const [asha, ravi] = [await confirmedLearner(request, 'Asha Rao'), await confirmedLearner(request, 'Ravi')];
  const lab = await labClass(request, {
    teacher,
    learners: { 'RAO ASHA': asha, RAVI: ravi },
    assetId: 'digital-clock',
  });
  await signIn(page, teacher);
  await page.goto(lab.page);
  const tiles = page.getByRole('region', { name: 'Live' });
  await expect(tiles.getByText('Has not begun')).toHaveCount(2);

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const learner = await context.newPage();
  await signIn(learner, asha);
  await learner.goto(`/assignments/${lab.id}`);
  await expect(learner.getByText(/your teacher can see your program as you write it/)).toBeVisible();
  await openPython(learner, `/practise/1/digital-clock?assignment=${lab.id}`);
  await learner.keyboard.type('# my first line');
  await expect(tiles.getByText('Writing')).toBeVisible();
  await expect(tiles.getByRole('listitem').first()).toContainText('RAO ASHA');
  await isCareful(page);

  await tiles.getByRole('button', { name: 'Look at the text' }).click();
  const seen = page.getByRole('dialog');
  await expect(seen.getByText('# my first line')).toBeVisible();
  await expect(learner.getByText('A teacher is looking at your program')).toBeVisible();
  await learner.keyboard.type(' goes on');
  await expect(seen.getByText('# my first line goes on')).toBeVisible();

  await seen.getByRole('button', { name: 'About line 1', exact: true }).click();
  await seen.getByLabel('Say something to the learner').fill('What does this line do?');
  await seen.getByRole('button', { name: 'Send' }).click();
  await expect(learner.getByText('What does this line do?')).toBeVisible();
  await learner.getByRole('button', { name: 'I have read it' }).click();
  await expect(learner.getByText('What does this line do?')).toHaveCount(0);
  await expect(seen.getByText('(read)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(learner.getByText('A teacher is looking at your program')).toHaveCount(0);
  await context.close();
});

test(
  'CLASSES-25, LIVE-4, LIVE-5: a class records, its learners are told before they type, and a teacher replays it',
  { tag: '@thorough' },
  async ({ page, browser, request }) => {
    test.slow();
    const teacher = await staffMember(request, 'teacher');
    const asha = await confirmedLearner(request, 'Asha Rao');
    const lab = await labClass(request, {
      teacher,
      learners: { 'RAO ASHA': asha },
      assetId: 'digital-clock',
    });
    await signIn(page, teacher);
    await page.goto(`/admin/classes/${lab.batchId}`);
    await page.getByRole('button', { name: 'More for this batch' }).click();
    await page.getByRole('menuitem', { name: 'Record how programs are written' }).click();
    const asked = page.getByRole('dialog');
    await expect(asked.getByText(/Nothing that was written before is shown/)).toBeVisible();
    await isCareful(page);
    await asked.getByRole('button', { name: 'Record how programs are written' }).click();
    await expect(page.getByText(/^Records how programs are written, since /)).toBeVisible();

    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const learner = await context.newPage();
    await signIn(learner, asha);
    await learner.goto(`/assignments/${lab.id}`);
    await expect(learner.getByText(/Your class records how you write your programs/)).toBeVisible();
    await isCareful(learner);
    await openPython(learner, `/practise/1/digital-clock?assignment=${lab.id}`);
    await expect(learner.getByText('Your class records how you write this program')).toBeVisible();
    await learner.keyboard.type('first');
    await expect.poll(() => savedPython(request, asha)).toContain('first');
    await learner.keyboard.type(' second');

    await page.goto(lab.page);
    await page.getByRole('button', { name: 'Look at the text' }).click();
    const seen = page.getByRole('dialog');
    await expect(seen.getByText('first second')).toBeVisible();
    await seen.getByRole('button', { name: 'Replay how it was written' }).click();
    const slider = seen.getByRole('slider', { name: 'Moment of your code' });
    await slider.press('End');
    const then = seen.getByRole('list', { name: 'What RAO ASHA had written then' });
    await expect(then).toContainText('first second');
    await slider.press('Home');
    await expect(then).not.toContainText('second');
    await isCareful(page);
    await context.close();
  },
);
