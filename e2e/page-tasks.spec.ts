import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { readPage, type PageFile } from '@abhyas/languages/page/tools/files';
import type { Page } from '@playwright/test';

import { expect, signIn, test } from './people.ts';

const TASK = '/practise/1/tea-counter';
const SOLUTION = readPage(
  readFileSync(
    join(import.meta.dirname, '../content/problems/tea-counter/submissions/accepted/solution.page'),
    'utf8',
  ),
);

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview of your page"]');
const consoleOf = (page: Page) => page.getByRole('log');

async function write(page: Page, file: PageFile, text: string): Promise<void> {
  await page.getByRole('button', { name: file }).click();
  await page.getByRole('textbox', { name: `Code Area: ${file}` }).fill(text);
}

test('WEBPAGE-3, WEBPAGE-7, WEBPAGE-8: a page is shown as it is typed, its console beside it, and its checks say what is missing', async ({
  page: learner,
  account,
}) => {
  // The page's own error at the end is none of ours.
  await signIn(learner, account);
  await learner.goto(TASK);
  await expect(frameOf(learner).getByRole('heading', { name: 'Cups sold' })).toBeVisible();
  await expect(consoleOf(learner)).toContainText('The page shows 0');

  await learner.getByRole('button', { name: 'Try the checks' }).click();
  const checks = learner.getByRole('list', { name: 'Checks' });
  await expect(checks.getByRole('listitem')).toHaveCount(7);
  await expect(checks).toContainText('Step 2: The text of “#cups” is “0”. It should be “1”.');

  await write(learner, 'script.js', SOLUTION?.['script.js'] ?? '');
  await expect(consoleOf(learner)).not.toContainText('The page shows 0');
  await frameOf(learner).getByRole('button', { name: 'Sell a cup' }).click();
  await expect(frameOf(learner).getByRole('status')).toHaveText('1');
  await learner.getByRole('button', { name: 'Try the checks' }).click();
  await expect(checks.getByRole('listitem').filter({ hasText: 'passed' })).toHaveCount(7);

  await write(learner, 'style.css', 'h1 { color: rgb(1, 2, 3); }');
  await expect(frameOf(learner).getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await write(learner, 'script.js', "console.warn('careful', [1]); missing();");
  await expect(consoleOf(learner)).toContainText('warning: careful [1]');
  await expect(consoleOf(learner)).toContainText('missing is not defined');
});

test(
  'WEBPAGE-3: a page that takes the focus as it is shown gives it back to who types, and can be typed in when it is clicked',
  { tag: '@thorough' },
  async ({ page: learner, account }) => {
    await signIn(learner, account);
    await learner.goto(TASK);
    await expect(frameOf(learner).getByRole('heading', { name: 'Cups sold' })).toBeVisible();
    await write(
      learner,
      'script.js',
      `const field = document.body.appendChild(document.createElement('input'));
field.ariaLabel = 'Greedy';
setTimeout(() => { field.focus(); console.log('took the focus', document.hasFocus()); }, 100);
`,
    );
    const greedy = frameOf(learner).getByRole('textbox', { name: 'Greedy' });
    await expect(consoleOf(learner)).toContainText('took the focus true');
    const code = learner.getByRole('textbox', { name: 'Code Area: script.js' });
    await code.focus();
    await learner.keyboard.press('ControlOrMeta+End');
    // After each of these rests the page is shown anew, and takes the focus again.
    const words = ['// every', ' key', ' stays', ' in', ' its', ' line'];
    for (const word of words) {
      await learner.keyboard.type(word, { delay: 20 });
      await expect(consoleOf(learner)).toContainText('took the focus true');
      await learner.waitForTimeout(900);
    }
    await expect(code).toContainText(words.join(''));
    await expect(greedy).toHaveValue('');

    await greedy.click();
    await learner.keyboard.type('now here');
    await expect(greedy).toHaveValue('now here');
  },
);

test('WEBPAGE-4: a page in an endless loop is ended, and what is typed then is shown again', async ({
  learner,
}) => {
  await learner.goto(TASK);
  await expect(frameOf(learner).getByRole('heading')).toBeVisible();
  await write(learner, 'script.js', 'for (;;);');
  await expect(learner.getByText('Your page no longer answers, so it was stopped.')).toBeVisible();
  await expect(learner.locator('iframe[title="Preview of your page"]')).toHaveCount(0);
  await write(learner, 'script.js', "console.log('well again');");
  await expect(consoleOf(learner)).toContainText('well again');
  await expect(learner.getByText('Your page no longer answers, so it was stopped.')).toBeHidden();
});

test('WEBPAGE-6: Run has a page judged by the server, and solves the problem when all checks pass', async ({
  learner,
}) => {
  await learner.goto(TASK);
  const run = learner.getByRole('button', { name: 'Run', exact: true });
  await run.click();
  const result = learner.getByRole('tabpanel', { name: /Result/ });
  await expect(result).toContainText('Step 2: The text of “#cups” is “0”. It should be “1”.', {
    timeout: 60_000,
  });
  await write(learner, 'script.js', SOLUTION?.['script.js'] ?? '');
  await run.click();
  await expect(learner.getByText('All checks pass.').first()).toBeVisible({ timeout: 60_000 });
  await learner.reload();
  await expect(learner.getByRole('tab', { name: /Solved/ })).toBeVisible();
});

/** Each tries to leave the frame; what it says in the console is how that ended. */
const ATTACKS = (address: string): string => `
const say = (name, tried) => Promise.resolve().then(tried).then(
  () => console.log(name + ': DONE'),
  (error) => console.log(name + ': refused'),
);
const loads = (element, key) => new Promise((resolve, reject) => {
  element.onload = resolve;
  element.onerror = reject;
  element[key] = '${address}/element';
  document.head.append(element);
  setTimeout(reject, 1500);
});
const script = document.createElement('script');
const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
const ahead = Object.assign(document.createElement('link'), { rel: 'prefetch' });
say('parent', () => parent.document.title);
say('top', () => top.localStorage.getItem('abhyas.token'));
say('cookie', () => document.cookie);
say('storage', () => localStorage.getItem('abhyas.token'));
say('session storage', () => sessionStorage.length);
say('database', () => new Promise((resolve, reject) => {
  const opened = indexedDB.open('abhyas-texts');
  opened.onsuccess = resolve;
  opened.onerror = reject;
}));
say('caches', () => caches.keys());
say('fetch', () => fetch('${address}/fetch', { mode: 'no-cors' }));
say('fetch of ours', () => fetch('/api/auth'));
say('request', () => { const r = new XMLHttpRequest(); r.open('GET', '${address}/xhr', false); r.send(); });
say('beacon', () => { if (!navigator.sendBeacon('${address}/beacon')) throw new Error(); return new Promise((_, no) => setTimeout(no, 500)); });
say('socket', () => new Promise((yes, no) => { const s = new WebSocket('${address.replace('http', 'ws')}/socket'); s.onopen = yes; s.onerror = no; }));
say('events', () => new Promise((yes, no) => { const s = new EventSource('${address}/events'); s.onopen = yes; s.onerror = no; }));
say('picture', () => loads(new Image(), 'src'));
say('script', () => loads(script, 'src'));
say('style sheet', () => loads(sheet, 'href'));
say('ahead', () => loads(ahead, 'href'));
say('import', () => import('${address}/module.js'));
say('worker', () => new Promise((yes, no) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = yes; w.onerror = no; }));
say('service worker', () => navigator.serviceWorker.register('${address}/worker.js'));
say('window', () => { if (open('${address}/window') === null) throw new Error(); });
say('top address', () => { top.location = '${address}/top'; });
say('clipboard', () => navigator.clipboard.readText());
say('place', () => new Promise((yes, no) => navigator.geolocation.getCurrentPosition(yes, no)));
say('camera', () => navigator.mediaDevices.getUserMedia({ video: true }));
say('payment', () => new PaymentRequest([{ supportedMethods: 'basic-card' }], { total: { label: '', amount: { currency: 'INR', value: '1' } } }).show());
document.body.insertAdjacentHTML('beforeend', '<iframe src="${address}/frame"></iframe><object data="${address}/object"></object><embed src="${address}/embed">');
const inner = document.createElement('iframe');
inner.srcdoc = '<script>fetch("${address}/inner", { mode: "no-cors" })</scr' + 'ipt><img src="${address}/inner.png">';
document.body.append(inner);
`;

/** A place elsewhere that would be glad of any request. */
async function listenElsewhere(): Promise<{
  readonly server: Server;
  readonly address: string;
  readonly asked: string[];
}> {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    answer.setHeader('access-control-allow-origin', '*');
    answer.end('');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test('WEBPAGE-5: a hostile page reaches neither the page around it, nor anything kept, nor any address', async ({
  page,
  account,
}) => {
  const { server, address, asked } = await listenElsewhere();
  try {
    await signIn(page, account);
    await page.goto(TASK);
    await write(page, 'script.js', ATTACKS(address));
    await expect(consoleOf(page)).toContainText('camera: ');
    const names = [...ATTACKS(address).matchAll(/^say\('([a-z ]+)'/gm)].map(([, name]) => name);
    for (const name of names) await expect(consoleOf(page)).toContainText(`${name}: refused`);
    await expect(consoleOf(page)).not.toContainText('DONE');
    // What the page around it shows, and where it is, is as before.
    await expect(page).toHaveURL(TASK);
    await expect(page.getByRole('heading', { name: 'Tea Counter' }).first()).toBeVisible();
    expect(asked).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test(
  'WEBPAGE-5: a page that leads its frame away, by itself or by a refresh, is ended and asks for nothing',
  { tag: '@thorough' },
  async ({ page, account }) => {
    const { server, address, asked } = await listenElsewhere();
    try {
      await signIn(page, account);
      await page.goto(TASK);
      await write(page, 'script.js', `location.href = '${address}/away';`);
      await expect(page.getByText('Your page went to another address, so it was stopped.')).toBeVisible();
      await write(page, 'script.js', '');
      await write(
        page,
        'index.html',
        `<!doctype html><meta http-equiv="refresh" content="0;url=${address}/refresh"><p>x</p>`,
      );
      await expect(page.getByText('Your page went to another address, so it was stopped.')).toBeVisible();
      expect(asked).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);
