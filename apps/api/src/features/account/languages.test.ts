import { messages } from '@abhyas/contract/messages';
import { textsIn } from '@abhyas/contract/messages/in-language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { publishRelease } from '../../platform/content/release-store.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { testRelease } from '../../testing/test-release.ts';
import { prepareDigests } from '../notifications/digest.service.ts';
import { notify, said } from '../notifications/notifications.service.ts';

const hindi = textsIn('hi');
const RUN = { code: 'print(1)', language: 5, ctestcase: '', assetId: '', mode: 'ctestcase' };

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** Registers on a page in Hindi, and lets the mail go out. */
async function registerInHindi(email: string): Promise<void> {
  const request = { name: 'आशा राव', email, password: 'correct horse battery' };
  await product.visitor.speaking('hi').post('/api/users', request);
  await product.doJobs();
}

describe('whoever asks in Hindi is answered in Hindi, and everybody else in English', () => {
  test('errors', async () => {
    const wrong = { email: 'nobody@example.in', password: 'not this one' };
    const code = 'auth.wrong-credentials';
    const english = await product.visitor.post('/api/auth', wrong);
    expect(english.body).toEqual({ errors: [{ msg: messages.errors[code], code, field: 'password' }] });
    const inHindi = await product.visitor.speaking('hi').post('/api/auth', wrong);
    expect(inHindi.body).toEqual({ errors: [{ msg: hindi.errors[code], code, field: 'password' }] });
  });

  test('a denied run', async () => {
    const learner = await product.learner();
    const notifOf = async (who: typeof product.visitor) => (await who.post('/api/runner/execute', RUN)).body;
    expect(await notifOf(learner)).toEqual({ notif: messages.running.denied.noRunner, notifType: 'error' });
    expect(await notifOf(learner.speaking('hi'))).toEqual({
      notif: hindi.running.denied.noRunner,
      notifType: 'error',
    });
  });

  test('what an order or a capture says', async () => {
    const learner = await product.learner();
    const order = { type: 'plan9' };
    const inHindi = learner.speaking('hi');
    expect((await learner.post('/api/payment/createorder', order)).body).toEqual({
      err: messages.payments.err.planUnknown,
    });
    expect((await inHindi.post('/api/payment/createorder', order)).body).toEqual({
      err: hindi.payments.err.planUnknown,
    });
    const capture = '/api/payment/capture/plan1/pay_1/200/order_1/forged/nobody';
    expect((await inHindi.get(capture)).body).toEqual({ err: hindi.payments.err.unknownOrder });
  });
});

test('a release that an earlier version published keeps its Hindi', async () => {
  const terms = { id: 'terms', title: 'Terms', html: '<p>The terms.</p>' };
  const hindi = { title: 'शर्तें', html: '<p>ये शर्तें।</p>' };
  const release = { ...testRelease, id: 'earlier', pages: [{ ...terms, hindi }] };
  await publishRelease(product.db, { release, blobs: new Map() });
  await product.release.refresh();
  const read = async (who: typeof product.visitor) => (await who.get('/api/pages/terms')).body;
  expect(await read(product.visitor.speaking('hi'))).toEqual({ ...hindi, language: 'hi' });
  expect(await read(product.visitor)).toEqual({ title: terms.title, html: terms.html });
});

describe('mails and notifications follow the language of the account', () => {
  test('who registers on a page in Hindi is written to in Hindi, in both parts of the mail', async () => {
    await registerInHindi('hindi@example.in');
    const [mail] = await mailsTo(product.dataDir, 'hindi@example.in');
    expect(mail?.subject).toBe('Abhyas के लिए अपना ईमेल सत्यापित करें');
    expect(mail?.text).toContain('नमस्ते आशा राव,');
    expect(mail?.text).toContain('यह लिंक 48 घंटे चलता है।');
    expect(mail?.html).toContain('<html lang="hi">');
    expect(mail?.html).toContain('मेरा ईमेल सत्यापित करें');
    expect(mail?.text).not.toMatch(/\b(?:Hello|link|email)\b/);
  });

  test('a choice in My Account holds for mails from then on, and every device is notified of it', async () => {
    const learner = await product.learner();
    expect((await learner.get('/api/auth')).body).not.toHaveProperty('language');
    await learner.post('/api/users/profile', { language: 'hi' });
    expect((await learner.get('/api/auth')).body).toMatchObject({ language: 'hi', name: 'Asha Rao' });
    await product.visitor.get(`/api/users/recoverymail?email=${learner.email}`);
    await product.doJobs();
    const mails = await mailsTo(product.dataDir, learner.email);
    expect(mails.at(-1)?.subject).toBe('Abhyas के लिए नया पासवर्ड चुनें');
    expect((await learner.post('/api/users/profile', { language: 'fr' })).status).toBe(400);
  });

  test('a notification is read in the language of the page, and the daily mail carries that of the account', async () => {
    const learner = await product.learner();
    await learner.post('/api/users/profile', { language: 'hi' });
    await product.db
      .updateTable('account')
      .set({ confirmed: true })
      .where('email', '=', learner.email)
      .execute();
    const texts = said('support', { number: '17' });
    await notify(product.db, {
      accountId: learner.accountId,
      kind: 'support',
      ...texts,
      url: '/support',
      groupKey: 'support:17',
    });
    const read = async (who: typeof product.visitor) =>
      (await who.get('/api/auth/notifications')).body['notifs'];
    expect(await read(learner)).toMatchObject([{ text: 'We have answered your message 17.' }]);
    expect(await read(learner.speaking('hi'))).toMatchObject([{ text: 'आपके संदेश 17 का उत्तर आ गया है।' }]);
    await prepareDigests(product.db);
    await product.doJobs();
    const digest = (await mailsTo(product.dataDir, learner.email)).at(-1);
    expect(digest?.text).toContain('आपके संदेश 17 का उत्तर आ गया है।');
    expect(digest?.text).toContain('आपके जाने के बाद यह हुआ:');
  });
});
