import type { Page } from '@playwright/test';

import { writeArchive } from '../packages/content/src/import/archive.ts';
import { bytesOf, MODERN } from '../packages/content/src/import/testing/foreign-packages.ts';
import { bringBack, newDraft, noFaults, PUBLISH_TIMEOUT_MS } from './content-console.ts';
import { expect, register, signIn, test } from './people.ts';
import { heldTexts } from './problem.ts';
import { staffMember } from './staff.ts';

const COURSE = 'Contest practice';
/** The whole school is checked here, on a machine of two cores. */
const CHECK_TIMEOUT_MS = 120_000;

/** Ten foreign packages, each a zip of its own, and a lesson of ours with a fault in its head. */
async function courseOfTen(): Promise<Buffer> {
  const packages = await Promise.all(
    Array.from({ length: 10 }, async (_, index): Promise<[string, Uint8Array]> => {
      const own = Object.entries(MODERN).map(([path, text]): [string, string] => [
        path.replace('circle/', `circle-${index + 1}/`),
        text.replace('en: Circle', `en: Circle ${index + 1}`),
      ]);
      return [`circle-${index + 1}.zip`, await writeArchive(bytesOf(Object.fromEntries(own)))];
    }),
  );
  const lesson = {
    '00-before-you-begin/text.md': '---\ntitle: Before you begin\nlevel: 3\n---\n\nRead this.\n',
  };
  return writeArchive(new Map([...packages, ...bytesOf(lesson)]));
}

test(
  'PUBLISHING-8: a new institute brings a course of ten problems in, mends a fault, publishes it, and takes it back',
  { tag: '@thorough' },
  async ({ page, request, browser }) => {
    // The whole school is checked three times, and the machine has two cores.
    test.setTimeout(300_000);
    await signIn(page, await staffMember(request, 'teacher'));
    await newDraft(page, 'Contest course');
    await expect(page.getByText('The same as what learners see now.')).toBeVisible();

    await page.getByRole('button', { name: 'Upload' }).click();
    const buffer = await courseOfTen();
    const file = { name: 'ten.zip', mimeType: 'application/zip', buffer };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByText('Lessons, quizzes and problems: 11')).toBeVisible();
    await expect(page.getByText('time_limit is 30; it may be 0.1 to 10 here').first()).toBeVisible();
    await noFaults(page);
    await page.getByLabel('Course', { exact: true }).selectOption('A new course');
    await page.getByLabel('Title of the new course').fill(COURSE);
    await page.getByLabel('Title of the new module').fill('First round');
    await page.getByRole('button', { name: 'Put into the draft' }).click();
    await expect(page.getByRole('link', { name: `Settings: ${COURSE}` })).toBeVisible();

    await page.getByRole('button', { name: 'Check the draft' }).click();
    await expect(page.getByText('To fix: 1.')).toBeVisible({ timeout: CHECK_TIMEOUT_MS });
    await noFaults(page);
    await page.getByRole('link', { name: /text\.md, line/ }).click();
    const text = page.getByLabel('Text of the file');
    await text.fill('---\ntitle: Before you begin\n---\n\nRead this.\n');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved in the draft')).toBeVisible();
    await noFaults(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Check the draft' }).click();
    await expect(page.getByText('All files are in order.')).toBeVisible({ timeout: CHECK_TIMEOUT_MS });

    await page.getByRole('link', { name: 'Verify…' }).click();
    await expect(page.getByLabel('What to verify')).toContainText(`The course ${COURSE}`);
    await page.getByRole('button', { name: 'Back' }).click();

    await page.getByRole('link', { name: 'Before you begin' }).click();
    await page.getByRole('link', { name: 'Preview as a student' }).click();
    await expect(page.getByText('Preview of the draft “Contest course”')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByText('This is a preview')).toBeVisible();
    await noFaults(page);
    await page.getByRole('link', { name: 'Circle 7' }).click();
    await expect(page.getByText('compute the area')).toBeVisible();
    const trying = page.getByRole('region', { name: 'Try it as a learner' });
    await trying.getByRole('button', { name: 'Run', exact: true }).click();
    const told = trying.getByTestId('result-message');
    await expect(told).toContainText('0 of 2 tests passed.', { timeout: 60_000 });
    await noFaults(page);
    await page.getByRole('link', { name: 'Back to the draft' }).click();
    await deletesAndBringsBack(page, 'Circle 7');

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('13 added')).toBeVisible();
    await noFaults(page);
    // Nobody has verified them: they are named, and it is asked.
    await expect(dialog.getByText('Circle 7: not verified in its current form.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    await dialog.getByLabel('Publish anyway').check();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).dblclick();
    await expect(page.getByText('Learners see it now.')).toBeVisible({ timeout: PUBLISH_TIMEOUT_MS });

    const learner = await browser.newPage();
    await signIn(learner, await register(request));
    await learner.goto('/learn');
    await expect(learner.getByText(COURSE)).toBeVisible();

    await bringBack(page);
    await learner.reload();
    await expect(learner.getByText('Python').first()).toBeVisible();
    await expect(learner.getByText(COURSE)).toHaveCount(0);
    await learner.close();
  },
);

/** Deletes an item, takes that back at once, deletes it again and finds it in the list of what was deleted. */
async function deletesAndBringsBack(page: Page, item: string): Promise<void> {
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: `More: ${item}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name: item })).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: item })).toBeVisible();
  await remove();
  await page.getByText('Deleted from this draft').click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('link', { name: item })).toBeVisible();
  await expect(page.getByText('Deleted from this draft')).toHaveCount(0);
}

test(
  'PUBLISHING-4: two teachers who edit one file are told, and both texts stay',
  { tag: '@thorough' },
  async ({ page, request, browser }) => {
    test.setTimeout(180_000);
    await signIn(page, await staffMember(request, 'teacher'));
    await newDraft(page, 'Two at once');
    await page.getByText('Other files').click();
    await page.getByRole('link', { name: 'tags.yaml' }).click();
    await expect(page.getByLabel('Text of the file')).toBeVisible();

    const second = await browser.newPage();
    await signIn(second, await staffMember(request, 'teacher'));
    await second.goto(page.url());
    await second.getByLabel('Text of the file').fill('- of the second\n');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('Saved in the draft')).toBeVisible();
    await second.close();

    const text = page.getByLabel('Text of the file');
    await text.fill('- of the first\n');
    await page.reload();
    await expect(text).toHaveValue('- of the first\n');
    await page.getByRole('button', { name: 'Save' }).click();
    const notice = page.getByRole('dialog', { name: 'Somebody else saved this too' });
    await expect(notice).toContainText('- of the second');
    await noFaults(page);
    await notice.getByRole('button', { name: 'Use mine' }).click();
    await expect(page.getByText('Saved in the draft')).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue('- of the first\n');

    await page.goto('/admin/content/drafts/not-an-id');
    await expect(page.getByText('There is nothing at this address.')).toBeVisible();
    await noFaults(page);
    await page.getByRole('link', { name: 'To the console’s overview' }).click();
    await expect(page.getByRole('heading', { name: 'Console' })).toBeVisible();
  },
);

test(
  'PUBLISHING-11: what another teacher published is taken in before a draft is published, and what touches is chosen side by side',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.setTimeout(300_000);
    const teacher = await staffMember(request, 'teacher');
    const headers = { 'x-auth-token': teacher.token };
    const post = async (path: string, data: object = {}) => {
      const answer = await request.post(`/api/admin/content/drafts${path}`, { headers, data });
      expect(answer.ok()).toBe(true);
      return (await answer.json()) as Record<string, unknown>;
    };
    const draftWith = async (name: string, line: string): Promise<string> => {
      const { id } = await post('', { name, from: 'current' });
      const url = `/api/admin/content/drafts/${String(id)}/file?path=tags.yaml`;
      const file = (await (await request.get(url, { headers })).json()) as { hash: string; text: string };
      const content = { text: `${line}\n${file.text}` };
      await post(`/${String(id)}/file`, { path: 'tags.yaml', expected: file.hash, content });
      return String(id);
    };
    const first = await draftWith('Of the first', '# Tags, by the first');
    const second = await draftWith('Of the second', '# Tags, by the second');
    const { releaseId } = await post(`/${first}/check`);
    const status = (await (await request.get(`/api/admin/content/drafts/${first}`, { headers })).json()) as {
      currentRelease: string;
    };
    await post(`/${first}/publish`, { releaseId, from: status.currentRelease });

    await signIn(page, teacher);
    await page.goto(`/admin/content/drafts/${second}`);
    await expect(page.getByText('Others have published since this draft was created.')).toBeVisible();
    await page.getByRole('button', { name: 'Merge their changes' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('# Tags, by the first')).toBeVisible();
    await expect(dialog.getByText('# Tags, by the second')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Merge them' })).toBeDisabled();
    await noFaults(page);
    await dialog.getByLabel('Edited by hand', { exact: true }).first().check();
    const text = dialog.getByRole('textbox');
    await text.fill((await text.inputValue()).replace('by the second', 'by both'));
    await dialog.getByRole('button', { name: 'Merge them' }).click();
    await expect(page.getByText('Their changes are now in the draft.')).toBeVisible({
      timeout: CHECK_TIMEOUT_MS,
    });
    await expect(page.getByText('All files are in order.')).toBeVisible();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      page.getByText('Learners will notice nothing. Only files they do not see have changed: 1.'),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Learners see it now.')).toBeVisible({ timeout: PUBLISH_TIMEOUT_MS });
    await page.goto('/admin/content');
    const releases = page.getByRole('table', { name: 'Releases' });
    await expect(releases.getByText('Of the second')).toBeVisible();
    await expect(releases.getByText('Of the first')).toBeVisible();
    await noFaults(page);
    await bringBack(page);
  },
);

test(
  'PUBLISHING-18: what a teacher types is on their other device within a second, and nothing of it stays after logging out',
  { tag: '@thorough' },
  async ({ page, request, browser }) => {
    test.setTimeout(180_000);
    const teacher = await staffMember(request, 'teacher');
    await signIn(page, teacher);
    await newDraft(page, 'On two devices');
    await page.getByText('Other files').click();
    await page.getByRole('link', { name: 'tags.yaml' }).click();
    const text = page.getByLabel('Text of the file');
    await expect(text).toBeVisible();
    const draft = page.url();

    const second = await (await browser.newContext()).newPage();
    await signIn(second, teacher);
    await second.goto(draft);
    const there = second.getByLabel('Text of the file');
    await expect(there).toBeVisible();
    await there.fill('- typed at home\n');
    await expect(text).toHaveValue('- typed at home\n');
    await expect(page.getByText('Not saved in the draft yet: kept in your account')).toBeVisible();
    await noFaults(page);

    // Both change it without a connection: both texts are kept, and whoever writes chooses.
    await second.context().setOffline(true);
    await there.fill('- typed at home, and more\n');
    await expect(second.getByText('kept on this device until you are online')).toBeVisible();
    const sent = page.waitForResponse((answer) => /\/unsaved\//.test(answer.url()));
    await text.fill('- typed at school\n');
    await sent;
    await second.context().setOffline(false);
    const notice = second.getByRole('dialog', { name: 'You changed this on another device or tab too' });
    await expect(notice).toContainText('- typed at school');
    await noFaults(second);
    await notice.getByRole('button', { name: 'Continue with this one' }).click();
    await expect(text).toHaveValue('- typed at home, and more\n');

    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('Saved in the draft')).toBeVisible();
    await expect(page.getByText('Saved in the draft')).toBeVisible();
    await expect(text).toHaveValue('- typed at home, and more\n');

    const brought = page.waitForResponse((answer) => /\/unsaved\//.test(answer.url()));
    await text.fill('- not saved\n');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect((await brought).ok()).toBe(true);
    expect(await heldTexts(page)).toEqual([]);
  },
);
