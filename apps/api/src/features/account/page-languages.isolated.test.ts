import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { messages } from '@abhyas/contract/messages';
import type { PageLanguage } from '@abhyas/contract/page-language';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { notify, said } from '../notifications/notifications.service.ts';

/** A language that is nobody's, as if its line stood in the list. Its code is one of those kept for private use. */
const PSEUDO = 'qaa' as PageLanguage;
vi.mock('@abhyas/contract/page-language-list', async (importOriginal) => {
  const { PAGE_LANGUAGE_LIST } = await importOriginal<{ PAGE_LANGUAGE_LIST: object }>();
  return {
    PAGE_LANGUAGE_LIST: {
      ...PAGE_LANGUAGE_LIST,
      qaa: { name: 'Ƥşḗŭḓǿ', locale: 'en-IN', complete: false },
    },
  };
});

const BASICS = 'courses/01-c/01-basics';
const CONTENT = {
  ...smallSchool(),
  'concepts.yaml': '- { id: output, name: Output, qaa: Ǿŭŧƥŭŧ }\n',
  'courses/01-c/topic.qaa.yaml': 'title: Ƈ\nsummary: Ş.\ndescription: Ḓ.\n',
  'courses/01-c/glossary.yaml':
    '- term: byte\n  text: Eight bits.\n  qaa: { term: ƀẏŧḗ, text: Ḗīɠħŧ ƀīŧş. }\n',
  [`${BASICS}/01-hello/text.md`]: '---\ntitle: Hello\nteaches: [output]\n---\nText.\n\n> [!EXERCISE] two\n',
  [`${BASICS}/01-hello/exercises.yaml`]:
    '- id: two\n  kind: numeric\n  concept: output\n  question: Two?\n  answer: 2\n  explain: It is.\n' +
    '  qaa: { question: Ŧẇǿ?, explain: Īŧ īş. }\n',
  [`${BASICS}/01-hello/text.qaa.md`]: '---\ntitle: Ħḗŀŀǿ\n---\nŦḗẋŧ.\n\n> [!EXERCISE] two\n',
  'pages/terms.md': '---\ntitle: Terms\n---\nThe terms.\n',
  'pages/terms.qaa.md': '---\ntitle: Ŧḗřḿş\n---\nŦħḗ ŧḗřḿş.\n',
  'pages/grievance.md': '---\ntitle: Grievances\n---\nWrite to us.\n',
};

let product: TestProduct;
beforeAll(async () => {
  const content = await buildRelease(folderOf(CONTENT));
  if (!content.ok) throw new Error(JSON.stringify(content.faults));
  product = await startTestProduct(content.bundle);
});
afterAll(() => product.close());

test('FRAME-25: content in a further language is shown in it; what is not translated is shown in English', async () => {
  const reader = product.visitor.speaking(PSEUDO);
  expect((await reader.get('/api/pages/terms')).body).toEqual({
    title: 'Ŧḗřḿş',
    html: '<p>Ŧħḗ ŧḗřḿş.</p>',
    language: 'qaa',
  });
  expect((await reader.get('/api/pages/grievance')).body).not.toHaveProperty('language');
  const { topics, concepts } = product.release.in(PSEUDO).current.release;
  expect(topics[0]).toMatchObject({ title: 'Ƈ', glossary: [{ term: 'ƀẏŧḗ', html: '<p>Ḗīɠħŧ ƀīŧş.</p>' }] });
  expect(topics[0]?.subtopics[0]).toMatchObject({
    title: 'Basics',
    assets: [{ title: 'Ħḗŀŀǿ', language: 'qaa' }, { title: 'Basics, checked' }, { title: 'Double It' }],
  });
  expect(concepts).toMatchObject([{ names: { qaa: 'Ǿŭŧƥŭŧ' } }]);
  expect((await product.visitor.get('/api/pages/terms')).body).toMatchObject({ title: 'Terms' });
  expect((await product.visitor.speaking('hi').get('/api/pages/terms')).body).toMatchObject({
    title: 'Terms',
  });
});

test('FRAME-25: an account can choose it; errors and notifications without a catalogue are in English', async () => {
  const learner = await product.learner();
  expect((await learner.post('/api/users/profile', { language: PSEUDO })).status).toBe(200);
  expect((await learner.get('/api/auth')).body).toMatchObject({ language: 'qaa' });
  const reader = learner.speaking(PSEUDO);
  const code = 'auth.wrong-credentials';
  const wrong = await reader.post('/api/auth', { email: 'nobody@example.in', password: 'not this one' });
  expect(wrong.body).toMatchObject({ errors: [{ msg: messages.errors[code], code }] });
  await notify(product.db, {
    accountId: learner.accountId,
    kind: 'support',
    ...said('support', { number: '17' }),
    translations: { [PSEUDO]: 'Ẏǿŭř ḿḗşşȧɠḗ 17 ħȧş ȧƞ ȧƞşẇḗř.' },
    url: '/support',
    groupKey: 'support:17',
  });
  const told = async (who: typeof learner) => (await who.get('/api/auth/notifications')).body['notifs'];
  expect(await told({ ...learner, ...reader })).toMatchObject([{ text: 'Ẏǿŭř ḿḗşşȧɠḗ 17 ħȧş ȧƞ ȧƞşẇḗř.' }]);
  expect(await told(learner)).toMatchObject([{ text: 'We have answered your message 17.' }]);
});
