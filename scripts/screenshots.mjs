/**
 * `npm run screenshots -- [http://127.0.0.1:3000]`: takes the README's pictures of a running product, as the demo
 * learner, into docs/pictures.
 */
import { fileURLToPath } from 'node:url';

import { chromium, devices } from '@playwright/test';

import { CHROMIUM, CHROMIUM_ARGS } from './testing/chromium.mjs';

const ADDRESS = process.argv[2] ?? 'http://127.0.0.1:3000';
const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const DEMO = { email: 'learner@abhyas.example', password: 'a little every day' };

const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
const PHONE = { ...devices['Pixel 7'], colorScheme: 'dark' };

/** A right answer to the problem of the pictures. */
const CODE = `seconds = int(input())
hours, rest = divmod(seconds % 86400, 3600)
print(f"{hours:02}:{rest // 60:02}:{rest % 60:02}")`;

async function run(page) {
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
  const editor = page.getByRole('textbox', { name: /code area/i }).first();
  await editor.fill(CODE);
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  await page
    .getByText(/All \d+ tests|Congrats/)
    .first()
    .waitFor({ timeout: 60_000 });
  await page
    .getByRole('button', { name: 'Close' })
    .click({ timeout: 2000 })
    .catch(() => {});
}

const PICTURES = [
  { name: 'landing', path: '/', device: DESKTOP, visitor: true },
  { name: 'learn', path: '/learn', device: DESKTOP },
  { name: 'lesson', path: '/learn/first-steps/your-first-c-program', device: DESKTOP },
  { name: 'workspace', path: '/practise/1/digital-clock', device: DESKTOP, prepare: run },
  { name: 'phone', path: '/practise/1/digital-clock', device: PHONE },
];

const answer = await fetch(`${ADDRESS}/api/auth`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(DEMO),
});
const { token } = await answer.json();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
for (const { name, path, device, visitor, prepare } of PICTURES) {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript(
    ([stored]) => {
      if (stored) localStorage.setItem('abhyas.token', stored);
      localStorage.setItem('abhyas.cookieConsent', String(Date.now()));
    },
    [visitor ? '' : token],
  );
  const page = await context.newPage();
  await page.goto(ADDRESS + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  await context.close();
  process.stdout.write(`${name}.png\n`);
}
await browser.close();
