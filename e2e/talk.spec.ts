import type { Locator } from '@playwright/test';

import { signIn, register, expect, test } from './people.ts';

const LESSON = '/learn/first-steps/your-first-c-program';

test("COMMENTS-1, COMMENTS-3: the Discuss button opens a Discussion modal; empty state 'No comments have been added yet'", async ({
  learner,
}) => {
  // No other test writes about this problem.
  await learner.goto('/practise/1/tile-the-floor');
  await learner.getByRole('button', { name: 'Discuss' }).click();
  const modal = learner.getByRole('dialog', { name: 'Discussion' });
  await expect(modal.getByText('No comments have been added yet')).toBeVisible();
});

test('COMMENTS-1, COMMENTS-4: empty, added, and cleared after sending; a draft outlives a reload', async ({
  learner,
}) => {
  await learner.goto(LESSON);
  await learner.getByRole('button', { name: 'Discuss' }).click();
  const modal = learner.getByRole('dialog', { name: 'Discussion' });
  const box = modal.getByLabel('Add a comment');
  await modal.getByRole('button', { name: 'Add Comment' }).click();
  await expect(learner.getByText('The comment field cannot be empty').first()).toBeVisible();

  const text = `What does \`main\` return? ${Date.now()}`;
  await box.fill(text);
  await learner.reload();
  await learner.getByRole('button', { name: 'Discuss' }).click();
  await expect(box).toHaveValue(text);
  await modal.getByRole('button', { name: 'Add Comment' }).click();
  // "(shown with error styling)"
  const added = learner.locator('[data-toast=error]').filter({ hasText: 'added successfully' });
  await expect(added).toHaveText('Your comment has been added successfully');
  await expect(box).toHaveValue('');
  await expect(modal.getByRole('article').filter({ hasText: text.slice(-13) })).toBeVisible();
  await expect(modal.locator('article code', { hasText: 'main' }).first()).toBeVisible();
});

test('COMMENTS-5: Comments: "The comment modal fetches comments when shown. Comments are cleared 500 ms after it closes."', async ({
  learner,
  account,
  request,
}) => {
  const text = `Kept for a moment ${Date.now()}`;
  const data = { comment: text, assetId: 'your-first-c-program', url: LESSON };
  await request.post('/api/comments/addcomment', { headers: { 'x-auth-token': account.token }, data });
  await learner.clock.install();
  await learner.goto(LESSON);
  const discuss = learner.getByRole('button', { name: 'Discuss' });
  const comment = learner.getByRole('dialog', { name: 'Discussion' }).getByText(text);
  const close = async (): Promise<void> => {
    await learner.keyboard.press('Escape');
    await expect(comment).toBeHidden();
  };
  await discuss.click();
  await expect(comment).toBeVisible();
  await learner.clock.pauseAt(Date.now() + 60_000);
  // From here on the server is silent: what is seen is what the page has kept.
  await learner.route('**/api/comments/comments/**', () => undefined);
  await close();
  await learner.clock.runFor(499);
  await discuss.click();
  await expect(comment).toBeVisible();
  await close();
  await learner.clock.runFor(500);
  const asked = learner.waitForRequest('**/api/comments/comments/**');
  await discuss.click();
  await asked;
  await expect(learner.getByRole('dialog', { name: 'Discussion' })).toBeVisible();
  await expect(comment).toHaveCount(0);
});

test('NOTIFICATIONS-3: two browsers side by side see each other; a reply is notified, and its link opens the discussion', async ({
  learner,
  browser,
  request,
}) => {
  const other = await register(request, 'Ravi Kumar');
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, other);

  await learner.goto(LESSON);
  await learner.getByRole('button', { name: 'Discuss' }).click();
  const question = `Question ${Date.now()}`;
  await learner.getByLabel('Add a comment').fill(question);
  await learner.getByRole('button', { name: 'Add Comment' }).click();

  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Discuss' }).click();
  const thread = page.getByRole('dialog').getByRole('listitem').filter({ hasText: question });
  await thread.getByRole('button', { name: 'Reply' }).click();
  await thread.getByLabel('Reply to Asha Rao').fill('Because of the brackets');
  await thread.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(learner.getByText('Because of the brackets')).toBeVisible({ timeout: 20_000 });

  await learner.goto('/notifications');
  const line = learner.getByRole('listitem').filter({ hasText: 'Ravi Kumar replied to you' });
  await expect(line.getByText('New', { exact: true })).toBeVisible();
  await line.getByRole('link').click();
  await expect(learner).toHaveURL(LESSON);
  await expect(learner.getByRole('dialog', { name: 'Discussion' })).toBeVisible();
  await learner.reload();
  await expect(learner.getByRole('button', { name: 'Discuss' })).toBeVisible();
  await expect(learner.getByRole('dialog', { name: 'Discussion' })).toHaveCount(0);
  await context.close();
});

test("NOTIFICATIONS-1: /notifications: 'You have not received any notifications.'; text, relative time, New badge, a link when it has a url; its failures", async ({
  learner,
}) => {
  await learner.goto('/notifications');
  await expect(learner.getByText('You have not received any notifications.')).toBeVisible();

  const list = '**/api/auth/notifications';
  const at = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const notifs = [
    { id: '2', text: 'A new course', url: '/learn', new: true, at },
    { id: '1', text: 'Welcome', new: false, at },
  ];
  await learner.route(list, (route) => route.fulfill({ json: { notifs } }));
  await learner.reload();
  const line = (text: string) => learner.getByRole('main').getByRole('listitem').filter({ hasText: text });
  await expect(line('A new course').getByText('New', { exact: true })).toBeVisible();
  await expect(line('A new course').getByRole('link')).toHaveAttribute('href', '/learn');
  await expect(line('Welcome').getByText('3 hours ago')).toBeVisible();
  await expect(line('Welcome').getByText('New', { exact: true })).toHaveCount(0);
  await expect(line('Welcome').getByRole('link')).toHaveCount(0);

  const told = learner.locator('[data-toast=error]');
  const errors = ['No list today.', 'Nor tomorrow.'].map((msg) => ({ msg, code: 'notifications.test' }));
  await learner.route(list, (route) => route.fulfill({ status: 400, json: { errors } }));
  await learner.reload();
  await expect(told).toHaveText(['No list today.', 'Nor tomorrow.']);
  await learner.route(list, (route) =>
    route.fulfill({ status: 400, contentType: 'text/plain', body: 'Only words' }),
  );
  await learner.reload();
  await expect(told).toHaveText('Only words');
});

test('NOTIFICATIONS-1, SUPPORT-1: /support: three sections, empty texts, received texts, and the number in the list', async ({
  learner,
}) => {
  await learner.goto('/support');
  const sections = [
    [
      'Feedback or suggestion',
      'The Feedback field is empty.',
      'We have received your feedback. We will get back to you soon.',
    ],
    [
      'Content request',
      'The Request field is empty.',
      'We have received your new content request. We will update you soon.',
    ],
    [
      'Testimonial',
      'The Testimonial field is empty.',
      'We have received your testimonial. Thank you for using Abhyas.',
    ],
  ] as const;
  for (const [title, empty, received] of sections) {
    const trigger = learner.getByRole('button', { name: title });
    if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click();
    const region = learner.getByRole('region', { name: title });
    await region.getByRole('button', { name: 'Submit' }).click();
    await expect(learner.getByText(empty).first()).toBeVisible();
    await region.getByRole('textbox').fill(`About ${title}`);
    await region.getByRole('button', { name: 'Submit' }).click();
    await expect(learner.getByText(received).first()).toBeVisible();
    await expect(region.getByRole('textbox')).toHaveValue('');
  }
  await expect(learner.getByText(/^No\. \d+$/)).toHaveCount(3);
});

test('SUPPORT-2: Support: on failure each server errors msg is an error toast, a thanks message is shown anyway, and the text stays', async ({
  learner,
}) => {
  const errors = ['The first fault.', 'The second fault.'].map((msg) => ({ msg, code: 'support.test' }));
  await learner.route('**/api/analytics/addfeedback', (route) =>
    route.fulfill({ status: 400, json: { errors } }),
  );
  await learner.goto('/support');
  const box = learner.getByRole('textbox').first();
  await box.fill('Please keep this');
  await learner.getByRole('button', { name: 'Submit' }).first().click();
  for (const { msg } of errors)
    await expect(learner.locator('[data-toast=error]').filter({ hasText: msg })).toBeVisible();
  await expect(learner.getByText('Thanks for your feedback. We could not save it just now')).toBeVisible();
  await expect(box).toHaveValue('Please keep this');
});

test('a comment that gives a solution away is folded until its reader asks for it', async ({
  learner,
  request,
}) => {
  const other = await register(request, 'Ravi Kumar');
  const secret = `return 0 ${Date.now()}`;
  const added = await request.post('/api/comments/addcomment', {
    headers: { 'x-auth-token': other.token },
    data: { comment: secret, assetId: 'your-first-c-program', url: LESSON, spoiler: true },
  });
  expect(added.ok()).toBe(true);
  await learner.goto(LESSON);
  await learner.getByRole('button', { name: 'Discuss' }).click();
  const folded = learner.getByRole('article').filter({ hasText: 'This comment gives a solution away.' });
  await expect(folded.first()).toBeVisible();
  await expect(learner.getByText(secret)).toHaveCount(0);
  await folded.first().getByRole('button', { name: 'Show it' }).click();
  await expect(learner.getByText(secret)).toBeVisible();
});

test(
  'mark all read with undo; a switch per kind and for the daily mail; the badge follows',
  { tag: '@thorough' },
  async ({ learner, account, request }) => {
    const asked = await request.post('/api/comments/addcomment', {
      headers: { 'x-auth-token': account.token },
      data: { comment: `Anybody here? ${Date.now()}`, assetId: 'your-first-c-program', url: LESSON },
    });
    const { comment } = (await asked.json()) as { comment: { id: string } };
    await learner.goto('/notifications');
    await expect(learner.getByText('You have not received any notifications.')).toBeVisible();
    const answer = async (): Promise<void> => {
      const other = await register(request, 'Ravi Kumar');
      const data = { comment: 'Yes', assetId: 'your-first-c-program', url: LESSON, parentId: comment.id };
      await request.post('/api/comments/addcomment', { headers: { 'x-auth-token': other.token }, data });
    };
    await answer();
    // It arrives on the open page, without reloading.
    const line = learner.getByRole('main').getByRole('listitem').filter({ hasText: 'Ravi Kumar replied' });
    await expect(line.getByText('New', { exact: true })).toBeVisible({ timeout: 25_000 });
    const bell = learner
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /Notifications/ });
    await expect(bell).toContainText('New');
    await learner.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(learner.getByText('1 marked as read.')).toBeVisible();
    await expect(bell).not.toContainText('New');
    await learner.getByRole('button', { name: 'Undo' }).click();
    await expect(line.getByText('New', { exact: true })).toBeVisible();
    await expect(bell).toContainText('New');

    await learner.getByText('What to notify you about').click();
    for (const name of ['Replies to your comments', 'A daily mail when something is unread']) {
      await learner.getByRole('checkbox', { name }).uncheck();
    }
    await learner.reload();
    await learner.getByText('What to notify you about').click();
    await expect(learner.getByRole('checkbox', { name: 'Replies to your comments' })).not.toBeChecked();
    await expect(learner.getByRole('checkbox', { name: 'Official answers' })).toBeChecked();
    await expect(learner.getByRole('checkbox', { name: 'A daily mail' })).not.toBeChecked();
  },
);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

test('COMMENTS-1: a Discuss floating button: at 360 px it covers nothing that one types in, and every screen of talk fits', async ({
  learner,
}) => {
  await learner.setViewportSize({ width: 360, height: 740 });
  const fits = () => learner.evaluate(() => document.documentElement.scrollWidth);
  await learner.goto('/practise/1/auto-fare');
  await learner.getByRole('tab', { name: 'Code' }).click();
  const discuss = learner.getByRole('button', { name: 'Discuss' });
  const button = await boxOf(discuss);
  const editor = await boxOf(learner.getByRole('textbox', { name: 'Code Area' }));
  const account = await boxOf(learner.getByRole('button', { name: /Your account/ }));
  expect(button.y + button.height).toBeLessThanOrEqual(editor.y);
  expect(button.x + button.width).toBeLessThanOrEqual(account.x);
  await learner.getByRole('textbox', { name: 'Code Area' }).evaluate((box) => box.scrollIntoView(false));
  await expect(discuss).toBeInViewport();
  await discuss.click();
  await expect(learner.getByRole('dialog', { name: 'Discussion' })).toBeVisible();
  expect(await fits()).toBeLessThanOrEqual(360);
  for (const path of [LESSON, '/notifications', '/support']) {
    await learner.goto(path);
    await expect(learner.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fits()).toBeLessThanOrEqual(360);
  }
});
