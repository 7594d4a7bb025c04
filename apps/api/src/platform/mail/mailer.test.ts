import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readMail } from '@abhyas/simulators/smtp/received-mail';
import { SmtpSimulator } from '@abhyas/simulators/smtp/smtp-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { MailRefused, openMailer, type Mail } from './mailer.ts';

const smtp = new SmtpSimulator();
let dataDir = '';
beforeAll(async () => {
  await smtp.start();
  dataDir = await mkdtemp(join(tmpdir(), 'abhyas-mailer-'));
});
afterAll(async () => {
  await smtp.stop();
  await rm(dataDir, { recursive: true });
});

const mail: Mail = {
  kind: 'recovery',
  to: { name: 'Asha "राव" <x@evil.in>,', address: 'asha@example.in' },
  subject: 'Costs ₹499\r\nBcc: all@example.in',
  text: 'नमस्ते\n\nhttps://abhyas.in/recover?email=asha%40example.in&key=abc',
  html: '<p>नमस्ते</p>',
  link: 'https://abhyas.in/recover?key=abc',
};
const settings = { dataDir: '', publicUrl: 'https://abhyas.in', from: undefined, announce: () => undefined };
const overSmtp = () => openMailer({ ...settings, smtpUrl: smtp.url });

test('a mail server gets text and HTML, in any script, from no-reply at our host, to one person', async () => {
  const mailer = overSmtp();
  await mailer.send(mail);
  mailer.close();
  expect(smtp.mails).toMatchObject([
    {
      from: 'no-reply@abhyas.in',
      to: 'asha@example.in',
      subject: 'Costs ₹499 Bcc: all@example.in',
      text: mail.text,
      links: ['https://abhyas.in/recover?email=asha%40example.in&key=abc'],
    },
  ]);
  expect(smtp.mails[0]?.headerNames).not.toContain('bcc');
  expect(smtp.mails[0]?.html).toContain('नमस्ते');
});

test('what may pass is tried again, what stays so is not', async () => {
  const mailer = overSmtp();
  for (const answer of [421, 451] as const) {
    smtp.behaviour = { answer };
    await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(MailRefused);
  }
  for (const answer of [550, 554] as const) {
    smtp.behaviour = { answer };
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailRefused);
  }
  smtp.behaviour = {};
  mailer.close();
});

test('a server that is down is a passing fault, and the mail goes out once it is back', async () => {
  const mailer = overSmtp();
  await smtp.stop();
  await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(MailRefused);
  await smtp.start();
  const before = smtp.mails.length;
  await mailer.send(mail);
  mailer.close();
  expect(smtp.mails).toHaveLength(before + 1);
});

test('PLATFORM-9: with no SMTP_URL each mail is an .eml file in DATA_DIR/outbox and its link is printed', async () => {
  const said: string[] = [];
  const mailer = openMailer({
    ...settings,
    dataDir,
    smtpUrl: undefined,
    announce: (line) => said.push(line),
  });
  await mailer.send(mail);
  const names = await readdir(join(dataDir, 'outbox'));
  expect(names).toEqual([expect.stringMatching(/^[\dTZ-]+-recovery-[0-9a-f]{6}\.eml$/)]);
  const read = await readMail(await readFile(join(dataDir, 'outbox', names[0] ?? '')));
  expect(read).toMatchObject({ to: 'asha@example.in', text: mail.text });
  expect(said).toEqual(['Mail (recovery) to asha@example.in: https://abhyas.in/recover?key=abc']);
});
