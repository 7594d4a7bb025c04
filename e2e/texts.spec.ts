import type { Page } from '@playwright/test';

import { openKillable } from '../bench/practice/chromium.ts';
import { expect, leaveUntold, signIn, test, type Account } from './people.ts';
import { editorOf, heldTexts, openPython, PROBLEM, savedPython, saveElsewhere } from './problem.ts';

/** What is typed is never lost: kills, tabs, devices. */

test.use({ viewport: { width: 1440, height: 900 } });

/** Types into tabs side by side and kills the whole browser, as a flat battery does: no page event is heard. */
async function typeAndKill(
  account: Account,
  texts: Record<string, string>,
  until: (page: Page, text: string) => Promise<() => Promise<unknown>>,
): Promise<string> {
  const profile = test.info().outputPath('profile');
  const { context, kill } = await openKillable(profile);
  try {
    const tabs = await Promise.all(
      Object.entries(texts).map(async ([assetId, text]) => {
        const page = await context.newPage();
        await signIn(page, account);
        await openPython(page, addressOf(assetId));
        return { page, text };
      }),
    );
    await Promise.all(
      tabs.map(async ({ page, text }) => {
        const reached = await until(page, text);
        await page.keyboard.type(text, { delay: 30 });
        await reached();
      }),
    );
  } finally {
    await kill();
  }
  return profile;
}

const addressOf = (assetId: string): string =>
  new URL(`/practise/1/${assetId}`, test.info().project.use.baseURL).href;

/** Opens a browser again on the profile of one that was killed, and looks for its text there. */
async function expectHere(profile: string, account: Account, text: string): Promise<void> {
  const { context, kill } = await openKillable(profile);
  try {
    const page = await context.newPage();
    await signIn(page, account);
    await page.goto(addressOf('digital-clock'));
    await expect(editorOf(page)).toHaveText(text);
    await expect(page.getByTestId('saved')).toBeVisible();
  } finally {
    await kill();
  }
}

/** Until the disk has the text; how soon after the key that is, `npm run bench -- lost-keys` measures. */
const untilHeld = async (page: Page, text: string) => () =>
  expect.poll(() => heldTexts(page)).toContain(text);

/** The account may be a second behind: that long is waited after the last key. */
const BEHIND_MS = 1000;

test('PRACTICE-38: never lose code: typed in tabs side by side, the browser killed a second later, opened on another device', async ({
  account,
  request,
}) => {
  const texts = { 'digital-clock': 'clock = 1', 'auto-fare': 'fare = 1' };
  await typeAndKill(account, texts, async (page) => () => page.waitForTimeout(BEHIND_MS + 250));
  for (const [assetId, text] of Object.entries(texts)) {
    await expect.poll(() => savedPython(request, account, assetId)).toBe(text);
  }
});

test('PRACTICE-31: never lose code: the browser killed at the last key has all of it when it is opened again', async ({
  account,
  request,
}) => {
  const text = 'killed = 1';
  const profile = await typeAndKill(account, { 'digital-clock': text }, untilHeld);
  // What the account has meanwhile is a beginning of it, as another device shows it.
  expect(text.startsWith(await savedPython(request, account))).toBe(true);
  await expectHere(profile, account, text);
  expect(await savedPython(request, account)).toBe(text);
});

test(
  'PRACTICE-31: never lose code: typed without a connection, the browser killed at the last key, opened again on this device',
  { tag: '@thorough' },
  async ({ account, request }) => {
    const profile = await typeAndKill(account, { 'digital-clock': 'tunnel = 1' }, async (page, text) => {
      await page.context().setOffline(true);
      return untilHeld(page, text);
    });
    await expectHere(profile, account, 'tunnel = 1');
    expect(await savedPython(request, account)).toBe('tunnel = 1');
  },
);

test(
  'PRACTICE-38: typing sends at most one request a second, and a tab that is closed leaves nothing behind',
  { tag: '@thorough' },
  async ({ learner, account, request }) => {
    await openPython(learner);
    await learner.keyboard.type('#');
    await expect(learner.getByTestId('saved')).toBeVisible();
    const sent: string[] = [];
    learner.on('request', (each) => {
      if (each.url().includes('/api/practice/text/')) sent.push(each.postData() ?? '');
    });
    const text = ' typed as people do, with one key every hundredth of a minute';
    const began = Date.now();
    await learner.keyboard.type(text, { delay: 120 });
    const seconds = (Date.now() - began) / 1000;
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(seconds + 2);
    expect(sent.join('').length / seconds).toBeLessThan(400);
    await learner.keyboard.type('!');
    await learner.close({ runBeforeUnload: true });
    await expect.poll(() => savedPython(request, account)).toBe(`#${text}!`);
  },
);

test('PRACTICE-39: a problem that is open in two tabs is one text: what is typed in one stands in the other', async ({
  learner,
  account,
  context,
  request,
}) => {
  await openPython(learner);
  await learner.keyboard.type('first = 1');
  const second = await context.newPage();
  await signIn(second, account);
  await second.goto(PROBLEM);
  await expect(editorOf(second)).toHaveText('first = 1');
  await editorOf(second).press('ControlOrMeta+End');
  await second.keyboard.type(' # second');
  await expect(editorOf(learner)).toHaveText('first = 1 # second');
  await editorOf(learner).press('ControlOrMeta+Home');
  await learner.keyboard.type('# ');
  await expect(editorOf(second)).toHaveText('# first = 1 # second');
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => savedPython(request, account)).toBe('# first = 1 # second');
});

test(
  'PRACTICE-36: two devices whose changes do not touch are merged, and no key that is typed meanwhile vanishes',
  { tag: '@thorough' },
  async ({ learner, account, browser, request }) => {
    await openPython(learner);
    await learner.keyboard.insertText('top\n\n\nbottom');
    await expect(learner.getByTestId('saved')).toBeVisible();
    const elsewhere = await browser.newContext();
    const phone = await elsewhere.newPage();
    await signIn(phone, account);
    await phone.goto(addressOf('digital-clock'));
    await expect(editorOf(phone)).toContainText('bottom');
    await editorOf(phone).press('ControlOrMeta+End');
    await editorOf(learner).press('ControlOrMeta+Home');
    await Promise.all([
      phone.keyboard.type(' typed on the phone', { delay: 90 }),
      learner.keyboard.type('typed on the laptop ', { delay: 110 }),
    ]);
    const merged = 'typed on the laptop top\n\n\nbottom typed on the phone';
    await expect.poll(() => savedPython(request, account)).toBe(merged);
    await expect(learner.getByRole('dialog')).toHaveCount(0);
    // Both are idle now, and each shows what the other has typed.
    await expect(editorOf(learner)).toContainText('typed on the phone');
    await expect(editorOf(phone)).toContainText('typed on the laptop');
    await editorOf(phone).press('ControlOrMeta+End');
    await phone.keyboard.type('!');
    await expect(editorOf(learner)).toContainText('typed on the phone!');
    await elsewhere.close();
  },
);

test('PRACTICE-40: the history is a slider over every moment, with runs and pastes, and any of them is brought back', async ({
  learner,
  request,
  account,
}) => {
  await openPython(learner);
  await learner.keyboard.type('first = 1', { delay: 20 });
  await editorOf(learner).evaluate((editor) => {
    const data = new DataTransfer();
    data.setData('text/plain', ' # pasted words');
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(editorOf(learner)).toHaveText('first = 1 # pasted words');
  await learner.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(learner.getByText(/of \d+ tests passed/).first()).toBeVisible({ timeout: 60_000 });
  await learner.getByRole('button', { name: 'Submissions and versions' }).click();
  await learner.getByRole('tab', { name: 'History' }).click();
  const dialog = learner.getByRole('dialog');
  const slider = dialog.getByRole('slider', { name: 'Moment of your code' });
  const events = dialog.getByRole('list', { name: 'Events' });
  await expect(events.getByRole('button', { name: /tests passed/ })).toBeVisible();
  await events.getByRole('button', { name: /Pasted: 15 characters/ }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /Pasted: 15 characters/);
  await expect(dialog.getByText('This is the same as your current code.')).toBeVisible();
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /Typing/);
  await expect(dialog.getByText('- first = 1', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Go to the next event' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /Pasted/);
  await slider.press('ArrowLeft');
  const download = learner.waitForEvent('download');
  await dialog.getByRole('button', { name: /ProgSnap2/ }).click();
  expect((await download).suggestedFilename()).toBe('digital-clock-py-progsnap2.zip');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(editorOf(learner)).toHaveText('first = 1');
  await expect.poll(() => savedPython(request, account)).toBe('first = 1');
});

test(
  'PRACTICE-36: characters that are typed while a conflict is found stay in the editor',
  { tag: '@thorough' },
  async ({ learner, account, request }) => {
    await leaveUntold(learner);
    await openPython(learner);
    await learner.keyboard.type('total = 0');
    await expect(learner.getByTestId('saved')).toBeVisible();
    await saveElsewhere(request, account, { py: 'nothing of it' });
    const typed = '123456789012345678901234567890';
    await learner.keyboard.type(typed, { delay: 25 });
    await expect(learner.getByRole('dialog')).toContainText('changed on another device or tab');
    await learner.keyboard.press('Escape');
    // The dialog took the focus with what was typed from then on; what stands in the editor is all that went there.
    const shown = (await editorOf(learner).textContent()) ?? '';
    expect(`total = 0${typed}`.startsWith(shown)).toBe(true);
    expect(shown.length).toBeGreaterThan('total = 0'.length);
    await editorOf(learner).press('End');
    await learner.keyboard.type(typed, { delay: 25 });
    await expect(editorOf(learner)).toHaveText(shown + typed);
  },
);

test('AUTH-14: Logout while the account cannot be reached: it is asked whether to lose what only this device has, and nothing of it stays', async ({
  learner,
}) => {
  await openPython(learner);
  await learner.keyboard.insertText('# first');
  await expect(learner.getByTestId('saved')).toBeVisible();
  await learner.route('**/api/practice/text/**', (route) => route.abort());
  await learner.keyboard.type(', and more');
  await expect.poll(() => heldTexts(learner)).toEqual(['# first, and more']);
  const asked: string[] = [];
  learner.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await learner.getByRole('button', { name: /Your account/ }).click();
  await learner.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(learner).toHaveURL('/login');
  expect(asked).toHaveLength(2);
  await expect.poll(() => heldTexts(learner)).toEqual([]);
  // Nor is it written again by what was still open.
  await learner.waitForTimeout(1500);
  expect(await heldTexts(learner)).toEqual([]);
});

test('PRACTICE-31: what an input method composes is saved whole, also while another device changes another line', async ({
  learner,
  account,
  request,
}) => {
  await openPython(learner);
  await learner.keyboard.insertText('# 😀\n\n# ');
  await expect(learner.getByTestId('saved')).toBeVisible();
  const input = await learner.context().newCDPSession(learner);
  for (const text of ['न', 'नम', 'नमस', 'नमस्', 'नमस्ते']) {
    await input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await learner.waitForTimeout(120);
    if (text !== 'नमस') continue;
    await request.post('/api/content/updateproblem/digital-clock', {
      headers: { 'x-auth-token': account.token },
      data: { code: { py: (await savedPython(request, account)).replace('# 😀', '# 😀 from the phone') } },
    });
  }
  await input.send('Input.insertText', { text: 'नमस्ते' });
  await expect(editorOf(learner)).toHaveText('# 😀 from the phone# नमस्ते');
  await expect.poll(() => savedPython(request, account)).toBe('# 😀 from the phone\n\n# नमस्ते');
  await expect(learner.getByRole('dialog')).toHaveCount(0);
});
