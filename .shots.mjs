import { chromium } from '@playwright/test';
const base = process.env.BASE ?? 'http://127.0.0.1:4391';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const sizes = { p: [360, 760], t: [768, 1024], l: [1366, 633], w: [1920, 1080], m: [1366, 768] };
async function token() {
  const r = await fetch(base + '/api/auth', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'learner@abhyas.example', password: 'a little every day' }) });
  return (await r.json()).token;
}
async function fresh() {
  const r = await fetch(base + '/api/users', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Nandini Venkatasubramanian Iyer', email: Math.random().toString(36).slice(2) + '@example.in', password: 'a kolam a day' }) });
  return (await r.json()).token;
}
const [,, ...args] = process.argv;
// each arg: name|path|size|opts(dark,hi,visitor,fresh,nobanner,full)
let tokens = {};
for (const arg of args) {
  const [name, path, size, opts = ''] = arg.split('|');
  const [width, height] = sizes[size];
  const o = new Set(opts.split(','));
  const ctx = await browser.newContext({ viewport: { width, height }, colorScheme: o.has('dark') ? 'dark' : 'light', locale: 'en-IN' });
  const page = await ctx.newPage();
  page.on('console', (m) => { if (m.type() !== 'log' && m.type() !== 'debug') console.log(name, m.type(), m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message));
  if (o.has('hi')) await ctx.addCookies([{ name: 'abhyas_language', value: 'hi', url: base }]);
  if (!o.has('visitor')) {
    const kind = o.has('fresh') ? 'fresh' : 'demo';
    tokens[kind] ??= kind === 'fresh' ? await fresh() : await token();
    await page.addInitScript((t) => localStorage.setItem('abhyas.token', t), tokens[kind]);
  }
  if (!o.has('banner')) await page.addInitScript(() => localStorage.setItem('abhyas.cookieConsent', String(Date.now())));
  await page.goto(base + path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/e-shots/${name}.png`, fullPage: o.has('full') });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log(name, 'overflows by', wide);
  await ctx.close();
}
await browser.close();
