import { AxeBuilder } from '@axe-core/playwright';
import { LtiPlatformSimulator } from '@abhyas/simulators/lti/lti-platform-simulator';
import type { APIRequestContext, Page } from '@playwright/test';

import { expect, signIn, test, type Account } from './people.ts';
import { staffMember } from './staff.ts';

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

// Colours are looked at once its screens stand.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const moment = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)}:00Z`;
const TITLE = 'Pointers, lab 3';

/** A class with one published assignment. */
async function giveAssignment(request: APIRequestContext, { token }: Account): Promise<void> {
  const headers = { 'x-auth-token': token };
  const made = await request.post('/api/admin/classes', { headers, data: { name: `LTI ${Date.now()}` } });
  const { id: batchId } = (await made.json()) as { id: string };
  const bank = await request.get('/api/admin/assignments/bank', { headers });
  const { problems } = (await bank.json()) as { problems: { assetId: string }[] };
  const id = crypto.randomUUID();
  const data = {
    id,
    title: TITLE,
    items: [{ assetId: problems[0]?.assetId ?? '', points: 1000, scoring: 'tests' }],
    rules: { opensAt: moment(-1), dueAt: moment(7), take: 'best' },
  };
  expect((await request.post(`/api/admin/classes/${batchId}/assignments`, { headers, data })).ok()).toBe(
    true,
  );
  const publish = { headers, data: { step: 'publish' } };
  expect((await request.post(`/api/admin/assignments/${id}/step`, publish)).ok()).toBe(true);
}

let platform: LtiPlatformSimulator;
test.beforeAll(async () => {
  platform = new LtiPlatformSimulator();
  await platform.listen();
});
test.afterAll(() => platform.close());

test('LTI-1, LTI-9, LTI-10, LTI-6: an owner registers a Moodle, a teacher adds an assignment to a course, a learner opens it there', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const origin = String(baseURL);
  const teacher = await staffMember(request, 'owner', 'teacher');
  await giveAssignment(request, teacher);
  await signIn(page, teacher);

  await page.goto('/admin/lti');
  await expect(page.getByText('No Moodle or Canvas is registered yet.')).toBeVisible();
  await expect(page.getByText(`${origin}/lti/login`)).toBeVisible();
  await isCareful(page);
  await page.getByRole('button', { name: 'Register a platform' }).click();
  const { registration } = platform;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Moodle of Surya College');
  await dialog.getByLabel('Issuer (Platform ID)').fill(registration.issuer);
  await dialog.getByLabel('Client ID').fill(registration.clientId);
  await dialog.getByLabel('Deployment IDs').fill(registration.deploymentIds.join('\n'));
  await dialog.getByLabel('Authentication request URL').fill('moodle');
  await dialog.getByLabel('Access token URL').fill(registration.tokenUrl);
  await dialog.getByLabel('Public keyset URL').fill(registration.keysUrl);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/Enter an address of your college’s system/).first()).toBeVisible();
  await isCareful(page);
  await dialog.getByLabel('Authentication request URL').fill(registration.authUrl);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The platform is registered.')).toBeVisible();
  await expect(page.getByText('Moodle of Surya College', { exact: true })).toBeVisible();

  platform.use({
    loginUrl: `${origin}/lti/login`,
    redirectUri: `${origin}/lti/launch`,
    keysUrl: `${origin}/lti/keys`,
  });
  const { people } = platform.state;
  people.set('meera', { id: 'meera', name: 'Meera Iyer', role: 'Instructor' });
  const email = `${crypto.randomUUID()}@surya.edu.in`;
  people.set('asha', { id: 'asha', name: 'Asha Rao', email, role: 'Learner' });

  // The course shows us in a frame, as Moodle and Canvas do; the choice is made in a window of its own.
  await page.goto(`${platform.state.origin}/course/meera`);
  await page.getByRole('link', { name: 'Add an activity' }).click();
  const chooser = page.frameLocator('iframe[name=chooser]');
  const opening = page.waitForEvent('popup');
  await chooser.getByRole('link', { name: 'Open in a new window' }).click();
  const window = await opening;
  await expect(window.getByRole('heading', { name: 'Choose an assignment' })).toBeVisible();
  await isCareful(window);
  await window
    .getByRole('button', { name: `Choose: ${TITLE}` })
    .first()
    .click();
  await expect(window.getByText('The assignment is in the course.')).toBeVisible();
  await expect(chooser.getByText(`Added: ${TITLE}`)).toBeVisible();

  const asha = await browser.newContext();
  const course = await asha.newPage();
  await course.goto(`${platform.state.origin}/course/asha`);
  const following = course.waitForEvent('popup');
  await course.getByRole('link', { name: TITLE }).click();
  const opened = await following;
  await expect(opened.getByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
  await isCareful(opened);
  await opened.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(opened.getByRole('heading', { name: TITLE })).toBeVisible();
  await asha.close();

  await page.goto('/admin/lti');
  await page.getByRole('button', { name: 'Remove Moodle of Surya College' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No Moodle or Canvas is registered yet.')).toBeVisible();
});

test(
  'LTI-15, LTI-16: a Moodle registers us by a link, its frame closes, and an owner accepts it',
  { tag: '@thorough' },
  async ({ page, request }) => {
    const moodle = new LtiPlatformSimulator();
    await moodle.listen();
    await signIn(page, await staffMember(request, 'owner'));
    await page.goto('/admin/lti');
    await page.getByRole('button', { name: 'Let a platform register us' }).click();
    const shown = page.getByRole('dialog').locator('code');
    await expect(shown).toContainText('/lti/register/');
    await isCareful(page);
    const link = await shown.innerText();
    await page.getByRole('button', { name: 'Done' }).click();

    await page.goto(`${moodle.state.origin}/register?tool=${encodeURIComponent(link)}`);
    await expect(page.getByText('The tool is registered here.')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.goto('/admin/lti');
    const waiting = page.getByRole('region', { name: 'Waiting for your decision' });
    await expect(waiting.getByText('Takes marks, gives lists of courses.')).toBeVisible();
    await isCareful(page);
    await waiting.getByRole('button', { name: `Accept ${moodle.state.origin}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Client ID')).toHaveValue('simulated-client');
    await dialog.getByLabel('Name', { exact: true }).fill('Moodle of Surya College');
    await isCareful(page);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('The platform is registered.')).toBeVisible();
    await expect(waiting).toBeHidden();
    await expect(page.getByText('Moodle of Surya College', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Moodle of Surya College' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await moodle.close();
  },
);
