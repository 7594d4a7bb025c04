import { expect, test } from 'vitest';

import { readConfig } from './config.ts';

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://learn.example/' }, 'https://learn.example'],
])('links of mails lead to an address that can be opened: %j', (settings, publicUrl) => {
  expect(readConfig(settings).publicUrl).toBe(publicUrl);
});

test('decisions.md: faults of the settings are listed all at once, by name', () => {
  const faulty = { PORT: 'http', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'learn' };
  expect(() => readConfig(faulty)).toThrow(/PORT[^]*DATABASE_URL[^]*PUBLIC_URL/);
});

test('decisions.md: NODE_ENV=production refuses to start with a simulator or without its own address', () => {
  const missing = /DATABASE_URL[^]*PUBLIC_URL[^]*SMTP_URL[^]*GOOGLE_CLIENT_ID[^]*RAZORPAY_WEBHOOK_SECRET/;
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(missing);
});
