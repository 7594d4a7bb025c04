import { AxeBuilder } from '@axe-core/playwright';
import type { Matrix } from '@abhyas/contract/assignments.staff';
import type { APIRequestContext, Browser, Page } from '@playwright/test';

import { expect, signIn, test, type Account } from './people.ts';
import { confirmedLearner, importList, staffMember } from './staff.ts';

// Colours are looked at once a screen stands, not while it fades in.
test.use({ reducedMotion: 'reduce' });

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

async function fits(page: Page): Promise<void> {
  const [inner, whole] = await page.evaluate(() => [innerHeight, document.documentElement.scrollHeight]);
  expect(whole).toBeLessThanOrEqual(inner ?? 0);
}

/** A class with its learners and the form of a new assignment, as an exam of one problem with a room code. */
async function beginForm(
  page: Page,
  request: APIRequestContext,
  { teacher, learners }: { readonly teacher: Account; readonly learners: readonly Account[] },
): Promise<void> {
  const headers = { 'x-auth-token': teacher.token };
  const made = await request.post('/api/admin/classes', { headers, data: { name: `Exam ${Date.now()}` } });
  const { id } = (await made.json()) as { id: string };
  const lines = learners.map(({ name, email }) => `${name.toUpperCase()},${email}`);
  await importList(request, teacher, { id, csv: ['name,email', ...lines].join('\n') });
  await signIn(page, teacher);
  await page.goto(`/admin/classes/${id}/assignments/new`);
  await page.getByLabel('Title', { exact: true }).fill('End of term');
  await page.getByRole('searchbox', { name: 'Find a problem by title or tag' }).fill('Digital Clock');
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('checkbox', { name: 'This is an exam' }).check();
}

/** A learner's own computer, in the waiting room, with the problems fetched. */
async function waiting(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 633 },
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, account);
  await page.goto('/dashboard');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.getByRole('link', { name: /End of term/ }).click();
  await expect(page.getByText('Everything for the start is on this computer.')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

async function begin(page: Page): Promise<void> {
  await page.getByLabel('Code of the room').fill('lab7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('textbox', { name: 'Your program' })).toBeVisible();
}

async function write(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your program' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(`${line}\n`);
}

const MINUTE_MS = 60_000;
/** What a learner has typed is on the way for so long at most. */
const AT_LEAST_MS = 10_000;

/** Shortens an exam, so that it is over at the next whole minute. */
async function endSoon(request: APIRequestContext, { token }: Account, id: string): Promise<void> {
  const headers = { 'x-auth-token': token };
  const { assignment } = (await (
    await request.get(`/api/admin/assignments/${id}/matrix`, { headers })
  ).json()) as Matrix;
  const { version, title, items, rules, exam } = assignment;
  const lasted = Date.now() + AT_LEAST_MS - Date.parse(rules.opensAt);
  const changed = { ...exam, minutes: Math.ceil(lasted / MINUTE_MS) };
  const data = { version, title, items, rules, exam: changed };
  const reply = await request.post(`/api/admin/assignments/${id}`, { headers, data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

const KEPT = 'Kept on this computer, counts from when you wrote it';
const SAFE = /^Safe on the server at \d\d:\d\d:\d\d$/;

test('EXAMS-16, EXAMS-17, EXAMS-18, EXAMS-19, EXAMS-20, EXAMS-22: an exam is given, sat through a cut, watched and handed in', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const teacher = await staffMember(request, 'teacher');
  const [asha, ravi] = [
    await confirmedLearner(request, 'Asha Rao'),
    await confirmedLearner(request, 'Ravi Kumar'),
  ];
  await beginForm(page, request, { teacher, learners: [asha, ravi] });
  await page.getByLabel('Code of the room').fill('LAB7');
  await page.getByLabel('Count what arrives so many minutes after the end').fill('0');
  await expect(page.getByText('The code of the room is LAB7.')).toBeVisible();
  await expect(page.getByText(/^Learners could read this in practice until now/)).toBeVisible();
  await isCareful(page);
  await page.getByRole('button', { name: 'Give to the class' }).click();
  await expect(page.getByText('Has not begun')).toHaveCount(2);
  await isCareful(page);

  const learner = await waiting(browser, asha);
  await isCareful(learner);
  await begin(learner);
  await write(learner, '# with a connection');
  await expect(learner.getByText(SAFE)).toBeVisible();
  await fits(learner);
  await isCareful(learner);
  await expect(page.getByText('Writing')).toBeVisible();
  await page.getByRole('button', { name: 'Look at the text' }).click();
  const seen = page.getByRole('dialog');
  await expect(seen.getByText('# with a connection')).toBeVisible();
  await expect(learner.getByText('A teacher is looking at your program')).toBeVisible();
  await seen.getByRole('button', { name: 'About line 1', exact: true }).click();
  await seen.getByLabel('Say something to the learner').fill('What does this line do?');
  await isCareful(page);
  await seen.getByRole('button', { name: 'Send' }).click();
  await expect(learner.getByText('What does this line do?')).toBeVisible();
  await isCareful(learner);
  await learner.getByRole('button', { name: 'I have read it' }).click();
  await expect(learner.getByText('What does this line do?')).toHaveCount(0);
  await expect(seen.getByText('(read)')).toBeVisible();

  // A cut, in which the computer is started again.
  await learner.context().setOffline(true);
  await write(learner, '# without one');
  await expect(learner.getByText(KEPT)).toBeVisible();
  await learner.reload();
  await expect(learner.getByText(KEPT)).toBeVisible();
  await expect(learner.getByText('# without one')).toBeVisible();
  await learner.context().setOffline(false);
  await expect(learner.getByText(SAFE)).toBeVisible();
  await expect(seen.getByText('# without one')).toBeVisible();
  await page.keyboard.press('Escape');

  await learner.getByRole('button', { name: 'Hand in' }).click();
  await expect(learner.getByText(/^Handed in at \d\d:\d\d:\d\d\.$/)).toBeVisible();
  await expect(learner.getByText('Everything that you wrote is on the server.')).toBeVisible();
  await isCareful(learner);
  await expect(page.getByText(/Handed in at /)).toBeVisible();
  await learner.context().close();
});

test(
  'EXAMS-17, EXAMS-18, EXAMS-20: who is without a connection when the time is over is handed in for, and what comes late is decided',
  { tag: '@thorough' },
  async ({ page, browser, request }) => {
    test.slow();
    const teacher = await staffMember(request, 'teacher');
    const ravi = await confirmedLearner(request, 'Ravi Kumar');
    await beginForm(page, request, { teacher, learners: [ravi] });
    await page.getByLabel('Code of the room').fill('LAB7');
    await page.getByLabel('Count what arrives so many minutes after the end').fill('0');
    await expect(page.getByText('The code of the room is LAB7.')).toBeVisible();
    await page.getByRole('button', { name: 'Give to the class' }).click();
    await expect(page.getByText('Has not begun')).toBeVisible();
    const other = await waiting(browser, ravi);
    await begin(other);
    await write(other, '# in time');
    await expect(other.getByText(SAFE)).toBeVisible();
    await other.context().setOffline(true);
    await write(other, '# kept here');
    await expect(other.getByText(KEPT)).toBeVisible();
    await endSoon(request, teacher, page.url().split('/').at(-1) ?? '');
    await expect(page.getByText(/Handed in by the server at /)).toBeVisible({ timeout: 2 * MINUTE_MS });
    await other.context().setOffline(false);
    await expect(
      other.getByText(/^Your time ran out, so the server handed in what you had at /),
    ).toBeVisible();
    await expect(other.getByText('Everything that you wrote is on the server.')).toBeVisible();
    await page.getByRole('button', { name: 'Decide' }).click();
    const late = page.getByRole('dialog');
    await expect(late.getByText('# kept here')).toBeVisible();
    await isCareful(page);
    await late.getByLabel('Reason').fill('The power was cut in the lab.');
    await late.getByRole('button', { name: 'Count it', exact: true }).click();
    await expect(page.getByText('Counted: The power was cut in the lab.')).toBeVisible();
  },
);
