import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';

import { mailsTo } from './mailbox.ts';
import { expect, register, signIn, test, type Account } from './people.ts';
import { staffMember } from './staff.ts';

const LESSON = '/learn/first-steps/your-first-c-program';
const ASSET = 'your-first-c-program';

const post = async (request: APIRequestContext, { token }: Account, [url, data]: [string, object]) => {
  const answer = await request.post(url, { headers: { 'x-auth-token': token }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
};

async function ask(request: APIRequestContext, who: Account, [comment, parentId]: [string, string?]) {
  const data = { comment, assetId: ASSET, url: LESSON, ...(parentId && { parentId }) };
  const { comment: made } = await post(request, who, ['/api/comments/addcomment', data]);
  return made as { id: string };
}

async function pageOf(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account);
  return page;
}

/** Without faults for screen readers, and nothing wider than a small phone. */
async function isCareful(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(360);
  if (size) await page.setViewportSize(size);
}

test('COMMENTS-2: an unanswered question is answered as official, with its badge; the learner learns of it without reloading', async ({
  learner,
  account,
  browser,
  request,
}) => {
  const question = `Which compiler is this? ${Date.now()}`;
  await ask(request, account, [question]);
  await learner.goto('/dashboard');
  const bell = learner.getByRole('link', { name: /Notifications/ });
  await expect(bell).not.toContainText('New');

  const page = await pageOf(browser, await staffMember(request, 'moderator'));
  await page.goto('/admin/talk');
  await isCareful(page);
  const item = page.getByRole('article').filter({ hasText: question });
  await item.getByRole('link', { name: /Open the thread/ }).click();
  const answer = 'GCC, as `gcc --version` says.';
  await page.getByLabel('Give the official answer').fill(answer);
  await page.reload();
  await expect(page.getByLabel('Give the official answer')).toHaveValue(answer);
  await isCareful(page);
  await page.getByRole('button', { name: 'Give the official answer' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'GCC, as' })).toContainText('Official');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('article').filter({ hasText: question })).toHaveCount(0);

  await expect(bell).toContainText('New', { timeout: 25_000 });
  await bell.click();
  await learner.getByRole('link', { name: /official answer for you/ }).click();
  const modal = learner.getByRole('dialog', { name: 'Discussion' });
  await expect(modal.getByRole('article').filter({ hasText: 'GCC, as' })).toContainText('Official');
  await page.context().close();
});

test(
  'staff endorses a learner’s answer, hides with undo, and mutes with a reason that the learner reads',
  { tag: '@thorough' },
  async ({ learner, account, browser, request }) => {
    const stamp = Date.now();
    const other = await register(request, 'Ravi Kumar');
    const thread = await ask(request, other, [`How do I print? ${stamp}`]);
    await ask(request, account, [`With printf ${stamp}`, thread.id]);
    await ask(request, other, [`Newer question ${stamp}`]);

    const page = await pageOf(browser, await staffMember(request, 'teacher'));
    await page.goto(`/admin/talk/${thread.id}`);
    const answer = page.getByRole('article').filter({ hasText: `With printf ${stamp}` });
    await answer.getByRole('button', { name: 'Endorse' }).click();
    await expect(answer).toContainText('Right answer');
    await learner.goto(LESSON);
    await learner.getByRole('button', { name: 'Discuss' }).click();
    const modal = learner.getByRole('dialog', { name: 'Discussion' });
    const texts = modal.getByRole('article').filter({ hasText: String(stamp) });
    await expect(texts.first()).toContainText('How do I print?');
    await expect(texts.nth(1)).toContainText('Right answer');

    await answer.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByText('Hidden. Only staff can see it.')).toBeVisible();
    await expect(modal.getByText(`With printf ${stamp}`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(modal.getByText(`With printf ${stamp}`)).toBeVisible();

    await answer.getByRole('button', { name: 'Mute' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mute' }).click();
    await expect(dialog.getByText('Give a reason: the learner will read it.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Insults in another thread');
    await dialog.getByRole('button', { name: 'Mute' }).click();
    await expect(page.getByText('Muted. They are told for how long, and why.')).toBeVisible();
    await expect(modal.getByText(/You can write here again from .* Insults in another thread/)).toBeVisible();
    await expect(modal.getByLabel('Add a comment')).toHaveCount(0);
    await page.goto('/admin/talk?list=muted');
    const row = page.getByRole('row').filter({ hasText: account.email });
    await row.getByRole('button', { name: /Unmute/ }).click();
    await expect(modal.getByLabel('Add a comment')).toBeVisible();
    await page.context().close();
  },
);

test(
  'a report is settled; a held comment is released, and only then others see it',
  { tag: '@thorough' },
  async ({ learner, account, browser, request }) => {
    const stamp = Date.now();
    const other = await register(request, 'Ravi Kumar');
    await ask(request, other, [`Rude ${stamp}`]);
    await ask(request, other, [`Look at https://good.example/${stamp}`]);
    await learner.goto(LESSON);
    await learner.getByRole('button', { name: 'Discuss' }).click();
    const modal = learner.getByRole('dialog', { name: 'Discussion' });
    const comment = modal.getByRole('article').filter({ hasText: `Rude ${stamp}` });
    await comment.getByRole('button', { name: 'Report' }).click();
    await comment.getByLabel('What is wrong with this comment?').fill('It insults');
    await comment.getByRole('button', { name: 'Send report' }).click();
    await expect(learner.getByText('Thank you. A moderator will look at it.')).toBeVisible();
    await expect(modal.getByText(`good.example/${stamp}`)).toHaveCount(0);

    const page = await pageOf(browser, await staffMember(request, 'moderator'));
    await page.goto('/admin/talk?list=reported');
    const item = page.getByRole('article').filter({ hasText: `Rude ${stamp}` });
    await expect(item).toContainText(`${account.name} reported: It insults`);
    await item.getByRole('button', { name: 'Resolve reports' }).click();
    await expect(item).toHaveCount(0);
    await page.getByRole('tab', { name: /Held/ }).click();
    const held = page.getByRole('article').filter({ hasText: `good.example/${stamp}` });
    await held.getByRole('button', { name: 'Release' }).click();
    await expect(modal.getByText(`good.example/${stamp}`)).toBeVisible();
    await page.context().close();
  },
);

test(
  'support: one queue, a clock, an answer that the learner reads in the product and by mail, the snapshot of a report',
  { tag: '@thorough' },
  async ({ learner, account, browser, request }) => {
    const stamp = String(Date.now());
    await post(request, account, ['/api/analytics/addfeedback', { feedback: `Feedback ${stamp}`, mode: 1 }]);
    const report = { text: `Wrong sample ${stamp}`, language: 5, code: 'print("my code")' };
    await post(request, account, ['/api/practice/report/auto-fare', report]);

    const page = await pageOf(browser, await staffMember(request, 'moderator'));
    await page.goto('/admin/support');
    await page.getByLabel('Search by number, text, name or email').fill(stamp);
    const row = page.getByRole('row').filter({ hasText: `Feedback ${stamp}` });
    await expect(row).toContainText('Acknowledge by');
    await expect(page.getByRole('row').filter({ hasText: `Wrong sample ${stamp}` })).toContainText(
      'Problem report',
    );
    await isCareful(page);
    await row.getByRole('link').click();
    await page.getByRole('button', { name: 'We are on it' }).click();
    await expect(page.getByText(/Answer by/)).toBeVisible();
    await page.getByLabel('Your answer').fill(`Thank you ${stamp}`);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Answered, in the product and by mail.')).toBeVisible();
    await isCareful(page);

    await learner.goto('/support');
    await expect(learner.getByText(`Thank you ${stamp}`)).toBeVisible();
    await expect(learner.getByText(/A problem with/)).toBeVisible();
    const answers = async () =>
      (await mailsTo(account.email)).filter((mail) => mail.text.includes(`Thank you ${stamp}`));
    await expect.poll(answers).toHaveLength(1);

    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Search by number, text, name or email').fill(`Wrong sample ${stamp}`);
    const reported = page.getByRole('row').filter({ hasText: `Wrong sample ${stamp}` });
    await reported.getByRole('link').click();
    await expect(page.getByText('print("my code")')).toBeVisible();
    await isCareful(page);
    await page.context().close();
  },
);

test('LANDING-2: the landing page shows student testimonials: one with consent comes there, and leaves it when the consent is withdrawn', async ({
  learner,
  account,
  browser,
  request,
}) => {
  const text = `I write a little every day. ${Date.now()}`;
  await learner.goto('/support');
  await learner.getByRole('button', { name: 'Testimonial' }).click();
  const region = learner.getByRole('region', { name: 'Testimonial' });
  await region.getByRole('textbox').fill(text);
  await region.getByLabel('You may show this text with my name to others.').check();
  await region.getByRole('button', { name: 'Submit' }).click();
  await expect(learner.getByText('Not shown to others')).toBeVisible();

  const page = await pageOf(browser, await staffMember(request, 'moderator'));
  await page.goto('/admin/support');
  await page.getByLabel('Search by number, text, name or email').fill(text);
  await page.getByRole('row').filter({ hasText: text }).getByRole('link').click();
  await page.getByLabel('Words to show').fill('The best school of all');
  await page.getByRole('button', { name: 'Show on the landing page' }).click();
  await expect(page.getByText('choose a part of the text without changing it')).toBeVisible();
  await page.getByLabel('Words to show').fill(text);
  await page.getByRole('button', { name: 'Show on the landing page' }).click();
  await expect(page.getByText('On the landing page now:')).toBeVisible();

  const landing = async () => (await request.get('/')).text();
  await expect.poll(landing).toContain(text);
  expect(await landing()).toContain(account.name);
  await learner.reload();
  await expect(learner.getByText('Shown to others with your name')).toBeVisible();
  await learner.getByRole('button', { name: 'Do not show it' }).click();
  await expect(learner.getByText('Not shown to others')).toBeVisible();
  await expect.poll(landing).not.toContain(text);
  await page.context().close();
});

/** Says it, and again where others have worked at the item since: then it is other people than were shown. */
async function confirms(dialog: Locator, name: string): Promise<void> {
  await expect(async () => {
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toHaveCount(0, { timeout: 3000 });
  }).toPass();
}

/** The server took it, its answer was lost, the window was closed, and it is sent once more: nobody is told twice. */
async function isToldOnce(page: Page, dialog: Locator, title: string): Promise<void> {
  await page.getByLabel('Headline').fill(title);
  const address = '**/api/admin/notify';
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // As in confirms: where others have worked at the item since, it is asked again.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('tr').filter({ hasText: title })).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  await page.unroute(address);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await confirms(dialog, 'Send');
  await expect(page.getByText('It is on its way.').last()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1);
}

test(
  'notify: an audience, its count, a preview, sent now and later; switches are honoured',
  { tag: '@thorough' },
  async ({ learner, browser, request }) => {
    await learner.goto('/practise/1/auto-fare');
    await learner.goto(LESSON);
    await learner.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(learner.getByText('This item has been marked as completed')).toBeVisible();

    const page = await pageOf(browser, await staffMember(request, 'teacher'));
    await page.goto('/admin/notify');
    const title = `Class moved to Friday ${Date.now()}`;
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await page.getByLabel('Recipients').selectOption('Learners who have worked on an item');
    await page.getByLabel('Item').fill(`Your first C program · C › First steps · ${ASSET}`);
    await page.getByLabel('Headline').fill(title);
    await page.getByLabel('Link').fill('https://evil.example');
    await expect(page.getByRole('list', { name: 'Their names' })).toBeVisible();
    await isCareful(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(title);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toContainText('A link must be a path on this site');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Link').fill('/learn');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await confirms(dialog, 'Send');
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText(/(\d+) of \1 sent/);

    await learner.goto('/notifications');
    await learner.getByRole('link', { name: title }).click();
    await expect(learner).toHaveURL('/learn');

    await isToldOnce(page, dialog, `Lost ${title}`);

    await page.getByLabel('Headline').fill(`Later ${title}`);
    await page.getByLabel('Later', { exact: true }).check();
    await page.getByLabel('Date and time (India)').fill('2100-01-01T10:00');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await confirms(dialog, 'Schedule');
    const later = page.getByRole('row').filter({ hasText: `Later ${title}` });
    await expect(later).toContainText('Scheduled');
    await later.getByRole('button', { name: /Cancel sending/ }).click();
    await expect(later).toContainText('Cancelled');
    await page.context().close();
  },
);
