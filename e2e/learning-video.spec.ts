import type { Locator, Page } from '@playwright/test';

import { expect, register, signIn, test } from './people.ts';

const VIDEO = '/learn/first-steps/watch-a-program-run';
const player = (page: Page): Locator => page.locator('video');
const secondsOf = (page: Page) => player(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Jumps like somebody who drags the bar, and plays on from there. */
async function playFrom(page: Page, share: number): Promise<void> {
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.readyState)).not.toBe(0);
  await player(page).evaluate(async (video: HTMLVideoElement, at: number) => {
    video.muted = true;
    video.currentTime = video.duration * at;
    await video.play();
  }, share);
}

test('LEARNING-19: Asset completion: a video completes when playback ends', async ({ learner }) => {
  await learner.goto(VIDEO);
  await playFrom(learner, 0.97);
  await expect(
    learner.locator('[data-toast]').filter({ hasText: 'This item has been marked as completed' }),
  ).toBeVisible();
  await expect(player(learner)).toHaveJSProperty('ended', true);
  expect(await player(learner).getAttribute('loop')).toBeNull();
});

test('LEARNING-20: Video: a jump to the end is not watching', async ({ learner }) => {
  await learner.goto(VIDEO);
  await playFrom(learner, 0.9);
  await expect.poll(() => secondsOf(learner)).toBeGreaterThan(1);
  await player(learner).evaluate((video: HTMLVideoElement) => video.pause());
  await learner.waitForLoadState('networkidle');
  await learner.goto('/learn/first-steps/root');
  await expect(learner.getByText(/You have completed 0 out of/)).toBeVisible();
});

test('LEARNING-36: Video: goes on at its second on another device', async ({ browser, request }) => {
  const account = await register(request);
  const device = async () => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, account);
    await page.goto(VIDEO);
    return page;
  };
  const phone = await device();
  await playFrom(phone, 0.5);
  await player(phone).evaluate((video: HTMLVideoElement) => video.pause());
  const left = await secondsOf(phone);
  await phone.waitForLoadState('networkidle');
  const laptop = await device();
  await expect(laptop.getByText(/^Resumed at \d+:\d\d$/)).toBeVisible();
  expect(Math.abs((await secondsOf(laptop)) - left)).toBeLessThan(1);
  await Promise.all([phone.context().close(), laptop.context().close()]);
});

test('LEARNING-37: Video: captions, transcript, keyboard, and a speed that is remembered', async ({
  learner,
}) => {
  await learner.goto(VIDEO);
  await learner.getByText('Transcript').click();
  await learner.getByLabel('Find words in the video').fill('STARTS AT');
  await expect(learner.locator('details li:visible')).toHaveCount(1);
  await learner.getByRole('button', { name: 'Every C program starts at main' }).click();
  await expect.poll(() => secondsOf(learner)).toBeGreaterThan(5);
  await player(learner).focus();
  await learner.keyboard.press('j');
  await expect.poll(() => secondsOf(learner)).toBeLessThan(5);
  await learner.getByLabel('Speed').selectOption('1.5×');
  await learner.reload();
  await expect(player(learner)).toHaveJSProperty('playbackRate', 1.5);
  const mode = await player(learner).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
  expect(mode).toBe('showing');
});

test('LEARNING-66: Video: captions in the reader’s language come first, and the transcript follows those that are chosen', async ({
  learner,
}) => {
  const [english, hindi] = ['Every C program starts at main', 'हर C program main से शुरू होता है'];
  await learner.goto(VIDEO);
  await learner.getByText('Transcript').click();
  await expect(learner.getByRole('button', { name: english })).toBeVisible();
  await player(learner).evaluate((video: HTMLVideoElement) => {
    const [first, second] = video.textTracks;
    if (first) first.mode = 'disabled';
    if (second) second.mode = 'showing';
  });
  await expect(learner.getByRole('button', { name: hindi })).toBeVisible();
  await expect(learner.getByRole('button', { name: english })).toBeHidden();
  await learner.evaluate(() => (document.cookie = 'abhyas_language=hi; path=/'));
  await learner.reload();
  await learner.locator('summary').last().click();
  await expect(learner.getByRole('button', { name: hindi })).toBeVisible();
  const shown = await player(learner).evaluate((video: HTMLVideoElement) => [
    video.textTracks[0]?.language,
    video.textTracks[0]?.mode,
  ]);
  expect(shown).toEqual(['hi', 'showing']);
});

test("LEARNING-15, SETTINGS-4: Try code here: collapsible, the editor's parts and sizes (300 and 200 px), and a real run", async ({
  learner,
}) => {
  await learner.goto(VIDEO);
  await learner.getByRole('button', { name: 'Try code here' }).click();
  await expect(player(learner)).toBeVisible();
  const output = learner.getByLabel('Output', { exact: true });
  await expect(output).toHaveText('Please RUN the code to get the Raw Output');
  expect((await output.boundingBox())?.height).toBe(200);
  const codeArea = learner.locator('#try-code div:has(> .h-full > .cm-editor)');
  await expect.poll(async () => Math.round((await codeArea.boundingBox())?.height ?? 0)).toBe(300);
  await learner.getByLabel('Language').selectOption('Python');
  // SETTINGS-4: the favourite language.
  expect(await learner.evaluate(() => localStorage.getItem('abhyas.favouriteLanguage'))).toBe('5');
  const editor = learner.getByRole('textbox', { name: 'Code Area' });
  await expect(editor).toContainText('of practice');
  await editor.press('ControlOrMeta+a');
  await learner.keyboard.insertText('print(6 * 7)');
  await learner.locator('#try-code').getByRole('button', { name: 'Run', exact: true }).click();
  await expect(output).toHaveText('42', { timeout: 30_000 });
  await learner.getByRole('button', { name: 'Try code here' }).click();
  await expect(output).toBeHidden();
});
