import { signIn, register, expect, test } from './people.ts';

const LESSON = '/learn/first-steps/your-first-c-program';

test("spec 2: the Discuss button opens a Discussion modal; empty state 'No comments have been added yet'", async ({
  learner,
}) => {
  await learner.goto('/practise/1/auto-fare');
  await learner.getByRole('button', { name: 'Discuss' }).click();
  const modal = learner.getByRole('dialog', { name: 'Discussion' });
  await expect(modal.getByText('No comments have been added yet')).toBeVisible();
});

test('spec 5 and 8: empty, added, and cleared after sending; a draft outlives a reload', async ({
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
  await expect(learner.getByText('Your comment has been added successfully').first()).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(modal.getByRole('article').filter({ hasText: text.slice(-13) })).toBeVisible();
  await expect(modal.locator('article code', { hasText: 'main' }).first()).toBeVisible();
});

test('two browsers side by side see each other; a reply is notified, and its link opens the discussion', async ({
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

test('spec 2, /notifications: You have not received any notifications.', async ({ learner }) => {
  await learner.goto('/notifications');
  await expect(learner.getByText('You have not received any notifications.')).toBeVisible();
});

test('spec 2 and 8, /support: three sections, empty texts, received texts, and the number in the list', async ({
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

test('spec 8: a support message that is not stored keeps its text and is not called received', async ({
  learner,
}) => {
  await learner.route('**/api/analytics/addfeedback', (route) => route.abort());
  await learner.goto('/support');
  const box = learner.getByRole('textbox').first();
  await box.fill('Please keep this');
  await learner.getByRole('button', { name: 'Submit' }).first().click();
  await expect(learner.getByText('Thanks for your feedback. We could not save it just now')).toBeVisible();
  await expect(box).toHaveValue('Please keep this');
});

test('hostile text in names and comments stays text', async ({ browser, request }) => {
  const strings = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    'javascript:alert(1)',
    '<svg/onload=alert(1)>',
    '{{constructor.constructor("alert(1)")()}}',
    '`</code><iframe srcdoc="<script>alert(1)</script>">`',
  ];
  const person = await register(request, '<b onmouseover=alert(1)>Eve</b>');
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  const headers = { 'x-auth-token': person.token };
  for (const comment of strings.slice(0, 5)) {
    await request.post('/api/comments/addcomment', {
      headers,
      data: { comment, assetId: 'digital-clock', url: comment },
    });
  }
  await signIn(page, person);
  await page.goto('/practise/1/digital-clock');
  await page.getByRole('button', { name: 'Discuss' }).click();
  await expect(page.getByRole('article').filter({ hasText: strings[0] ?? '' })).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});
