import { SmtpSimulator } from '@abhyas/simulators/smtp/smtp-simulator';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const smtp = new SmtpSimulator();
let product: TestProduct;
beforeAll(async () => {
  await smtp.start();
  product = await startTestProduct(undefined, { SMTP_URL: smtp.url, PUBLIC_URL: 'https://learn.example' });
});
afterAll(async () => {
  await product.close();
  await smtp.stop();
});

/** Failed jobs wait before they try again; here the time passes at once. */
const passTime = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(product.db);
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to === address);

describe('AUTH-35: a mail server that is down or slow never slows a request, and every mail goes out once it is back', () => {
  test('down: registering and asking for recovery answer as always, and both mails come later, once', async () => {
    await smtp.stop();
    const learner = await product.learner('Asha Rao');
    expect((await product.visitor.get(`/api/users/recoverymail?email=${learner.email}`)).status).toBe(200);
    await product.doJobs();
    await passTime();
    await product.doJobs();
    expect(mailsTo(learner.email)).toEqual([]);

    await smtp.start();
    await passTime();
    await product.doJobs();
    const subjects = mailsTo(learner.email).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      expect.stringContaining('Choose a new password'),
      expect.stringContaining('Confirm'),
    ]);
    await passTime();
    await product.doJobs();
    expect(mailsTo(learner.email)).toHaveLength(2);
  });

  test('busy (451): the mail is tried again', async () => {
    smtp.behaviour = { answer: 451 };
    const learner = await product.learner('Ravi Iyer');
    await product.doJobs();
    expect(mailsTo(learner.email)).toEqual([]);
    smtp.behaviour = {};
    await passTime();
    await product.doJobs();
    expect(mailsTo(learner.email)).toHaveLength(1);
  });

  test('slow: requests are answered while the mail is still under way', async () => {
    smtp.behaviour = { delayMs: 1500 };
    const learner = await product.learner('Sunita Das');
    const sending = product.doJobs();
    const { status } = await learner.get('/api/auth');
    expect([status, mailsTo(learner.email)]).toEqual([200, []]);
    await sending;
    smtp.behaviour = {};
    expect(mailsTo(learner.email)).toHaveLength(1);
  });

  test('refused for good (550): it is given up, and nobody else waits behind it', async () => {
    smtp.behaviour = { answer: 550 };
    const refused = await product.learner('Nobody There');
    await product.doJobs();
    smtp.behaviour = {};
    const next = await product.learner('Kiran Bedi');
    await passTime();
    await product.doJobs();
    expect(mailsTo(refused.email)).toEqual([]);
    expect(mailsTo(next.email)).toHaveLength(1);
  });
});
