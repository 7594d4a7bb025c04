import { ASKS, asksFor, consoleOn, runAndType } from './console-page.ts';
import { expect, test } from './people.ts';
import { editorOf } from './problem.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test('CONSOLE-14: a page that is reloaded goes on where it was, and so does a cut connection', async ({
  learner,
}) => {
  const at = await runAndType(learner, ASKS);
  await asksFor(at, 'Enter n: ');
  await learner.keyboard.type('21\n');
  await asksFor(at, 'Name? ');
  await expect(learner.getByTestId('saved')).toBeVisible();
  await learner.reload();
  await asksFor(at, 'Name? ');
  await expect(at.log).toHaveText(/Enter n: 21/);
  await learner.context().setOffline(true);
  await at.field.fill('Asha');
  await at.field.press('Enter');
  await expect(at.log).toHaveText(/Name\? Asha/);
  await learner.context().setOffline(false);
  await expect(at.log).toHaveText(/Enter n: 21\s*Name\? Asha\s*Asha 42/, { timeout: 20_000 });
});

test('CONSOLE-14: a second tab takes the talk over, and the first one says so', async ({
  learner,
  context,
}) => {
  const at = await runAndType(learner, ASKS);
  await asksFor(at, 'Enter n: ');
  const second = await context.newPage();
  const there = await runAndType(second, ASKS);
  await asksFor(there, 'Enter n: ');
  await expect(at.end).toContainText('perhaps because you started another one in another tab');
  await second.close();
});

test(
  'CONSOLE-14: a tab that is duplicated leaves the talk to the first one',
  { tag: '@thorough' },
  async ({ learner }) => {
    const at = await runAndType(learner, ASKS);
    await asksFor(at, 'Enter n: ');
    await learner.keyboard.type('21\n');
    await asksFor(at, 'Name? ');
    await expect(learner.getByTestId('saved')).toBeVisible();
    // It gets a copy of what this tab remembers, as one does that is duplicated by hand.
    const opening = learner.waitForEvent('popup');
    await learner.evaluate(() => void window.open(window.location.href));
    const copy = await opening;
    await expect(editorOf(copy)).toContainText('Enter n: ');
    await expect.poll(() => copy.evaluate(() => sessionStorage.getItem('abhyas.talk') ?? '')).toContain('21');
    await expect(consoleOn(copy).panel).toHaveCount(0);
    await learner.keyboard.type('Asha\n');
    await expect(at.log).toHaveText(/Name\? Asha\s*Asha 42/);
    await expect(consoleOn(copy).panel).toHaveCount(0);
    await copy.close();
  },
);

test(
  'CONSOLE-14: who signs out elsewhere hears nothing more',
  { tag: '@thorough' },
  async ({ learner, request, account }) => {
    const at = await runAndType(learner, ASKS);
    await asksFor(at, 'Enter n: ');
    const out = await request.post('/api/auth/logout', { headers: { 'x-auth-token': account.token } });
    expect(out.ok()).toBe(true);
    // Whichever part of the page learns it first.
    const isTold = async (): Promise<boolean> =>
      learner.url().includes('/login') || (await at.note.allInnerTexts()).join('').includes('Please sign in');
    await expect.poll(isTold, { timeout: 20_000 }).toBe(true);
  },
);
