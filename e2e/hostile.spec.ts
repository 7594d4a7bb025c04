import type { Browser, BrowserContext, Page } from '@playwright/test';

import { bundles, HOSTILE, HOSTILE_NAMES } from './hostile-strings.ts';
import { expect, register, signIn, test, type Account } from './people.ts';
import { staffMember } from './staff.ts';

const PROBLEM = 'auto-fare';
/** As many comments as an account may write in a minute. */
const PER_ACCOUNT = 5;

const asAccount = ({ token }: Account) => ({ headers: { 'x-auth-token': token } });

type Watched = { readonly page: Page; readonly context: BrowserContext; readonly faults: string[] };

/**
 * A browser in which somebody is signed in, and what went wrong there: dialogs, violations of the content security
 * policy, requests to anywhere but us, and the token anywhere but in its header.
 */
async function watch(browser: Browser, account: Account, baseURL: string | undefined): Promise<Watched> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  const ours = new URL(baseURL ?? '').origin;
  await page.exposeFunction('reportFault', (fault: string) => faults.push(fault));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportFault } = window as unknown as { reportFault: (fault: string) => void };
      reportFault(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    const sent = `${url} ${request.postData() ?? ''}`;
    if (!/^(data|blob):/.test(url) && new URL(url).origin !== ours) faults.push(`went out: ${url}`);
    if (sent.includes(account.token)) faults.push(`token in ${url}`);
  });
  await signIn(page, account);
  return { page, context, faults };
}

test(
  'security 1.4: hundreds of hostile strings as comment, reply, name, feedback, code and custom input stay text',
  { tag: '@thorough' },
  async ({ browser, request, baseURL }) => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(300);
    const reader = await register(request, '<img src=x onerror=alert(1)>');
    const first = await request.post('/api/comments/addcomment', {
      ...asAccount(reader),
      data: { comment: 'The first of all', assetId: PROBLEM, url: '/' },
    });
    const { comment } = (await first.json()) as { comment: { id: string } };

    // Every second bundle begins a thread, the others are replies; each few are by another hostile name.
    const comments = bundles(HOSTILE, 4500);
    let author = reader;
    for (const [place, text] of comments.entries()) {
      if (place % PER_ACCOUNT === 0) author = await register(request, HOSTILE_NAMES[place + 3] ?? 'Eve');
      const parent = place % 2 === 0 ? {} : { parentId: comment.id };
      const data = { comment: text, assetId: PROBLEM, url: HOSTILE[place], ...parent };
      const added = await request.post('/api/comments/addcomment', { ...asAccount(author), data });
      expect(added.ok(), await added.text()).toBe(true);
    }
    // Many more names, each with a short text.
    for (const name of HOSTILE_NAMES.slice(10, 26)) {
      const person = await register(request, name);
      const data = { comment: `By ${name}`, assetId: PROBLEM, url: '/', parentId: comment.id };
      expect((await request.post('/api/comments/addcomment', { ...asAccount(person), data })).ok()).toBe(
        true,
      );
    }
    for (const [place, feedback] of bundles(HOSTILE, 9900).slice(0, 4).entries()) {
      const data = { feedback, mode: (place % 3) + 1, mayShow: true };
      expect((await request.post('/api/analytics/addfeedback', { ...asAccount(reader), data })).ok()).toBe(
        true,
      );
    }
    // Links from fresh accounts wait for a moderator, who lets them through here.
    const owner = await staffMember(request, 'owner');
    const listed = await request.get('/api/admin/talk?view=held', asAccount(owner));
    const { items } = (await listed.json()) as { items: { comment: { id: string } }[] };
    for (const { comment: held } of items) {
      const url = `/api/admin/talk/comments/${held.id}/moderate`;
      expect((await request.post(url, { ...asAccount(owner), data: { deed: 'release' } })).ok()).toBe(true);
    }
    const all = HOSTILE.join('\n');
    await request.post(`/api/content/updateproblem/${PROBLEM}`, {
      ...asAccount(reader),
      data: { assetId: PROBLEM, code: { py: `print(${JSON.stringify(all)})`, c: all } },
    });

    const mine = await watch(browser, reader, baseURL);
    await mine.page.goto('/support');
    await expect(mine.page.getByText('<script>alert(1)</script>').first()).toBeVisible();
    await mine.page.goto('/notifications');
    await expect(mine.page.getByRole('listitem').first()).toContainText('replied to you');
    await mine.page.goto('/myaccount');
    await expect(mine.page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();

    await mine.page.goto(`/practise/1/${PROBLEM}`);
    await mine.page.getByRole('combobox', { name: 'Language' }).first().selectOption('Python');
    await mine.page.getByRole('tab', { name: 'Custom Testcase' }).click();
    await mine.page.getByRole('textbox', { name: 'Custom Testcase' }).click();
    await mine.page.keyboard.insertText(all);
    await mine.page.getByRole('button', { name: 'Run This' }).click();
    await expect(mine.page.getByText('NaN null undefined').last()).toBeVisible({ timeout: 30_000 });

    await mine.page.getByRole('button', { name: 'Discuss' }).click();
    const modal = mine.page.getByRole('dialog', { name: 'Discussion' });
    await expect(modal.getByRole('article').first()).toBeVisible();
    const more = modal.getByRole('button', { name: 'Show more replies' });
    while (await more.isVisible()) await more.click();
    await expect(modal.getByText('</textarea><script>alert(1)</script>').first()).toBeVisible();
    // Whatever a pointer or the keyboard would set off.
    for (const link of await modal.getByRole('link').all()) await link.hover();
    expect(
      await modal.locator('script, iframe, object, embed, svg[onload], [onerror], [onload]').count(),
    ).toBe(0);
    expect(mine.faults).toEqual([]);
    await mine.context.close();

    const staff = await watch(browser, owner, baseURL);
    for (const path of [
      '/admin/talk',
      '/admin/talk?list=held',
      `/admin/talk/${comment.id}`,
      '/admin/support',
      '/admin/audit',
    ]) {
      await staff.page.goto(path);
      await expect(staff.page.getByRole('heading', { level: 1 })).toBeVisible();
      await staff.page.waitForLoadState('networkidle');
    }
    expect(staff.faults).toEqual([]);
    await staff.context.close();
  },
);
