import { afterEach, beforeEach, expect, test } from 'vitest';

import { databaseBefore, type DatabaseBefore } from '../../testing/database-before.ts';

let before: DatabaseBefore;
beforeEach(async () => {
  before = await databaseBefore('0240-translations.sql');
});
afterEach(() => before.drop());

/** As the version before writes a notification: an unread one of the same group takes the new words. */
const writeAsBefore = (text: string, hindi: string | null) =>
  before.client.query(
    `insert into notification (account_id, kind, text, text_hi, url, asset_id, group_key)
     select id, 'support', $1, $2, '', '', 'one' from account
     on conflict (account_id, group_key) where read_at is null
     do update set text = excluded.text, text_hi = excluded.text_hi, at = now()`,
    [text, hindi],
  );

async function stored(): Promise<object | undefined> {
  const { rows } = await before.client.query<object>('select text, text_hi, translations from notification');
  return rows[0];
}

test('what was told in Hindi before translations came is read as their Hindi', async () => {
  await writeAsBefore('An answer.', 'उत्तर।');
  await before.upgrade();
  expect(await stored()).toEqual({ text: 'An answer.', text_hi: 'उत्तर।', translations: { hi: 'उत्तर।' } });
});

test('while both versions run, each reads the Hindi that the other wrote', async () => {
  await before.upgrade();
  await writeAsBefore('An answer.', 'उत्तर।');
  expect(await stored()).toMatchObject({ translations: { hi: 'उत्तर।' } });
  await writeAsBefore('Two answers.', 'दो उत्तर।');
  expect(await stored()).toMatchObject({ text: 'Two answers.', translations: { hi: 'दो उत्तर।' } });
  await before.client.query(
    `update notification set text = 'Three.', translations = '{"hi": "तीन।", "mr": "तीन!"}'`,
  );
  expect(await stored()).toMatchObject({ text_hi: 'तीन।', translations: { hi: 'तीन।', mr: 'तीन!' } });
  await writeAsBefore('Four, in English only.', null);
  expect(await stored()).toEqual({ text: 'Four, in English only.', text_hi: null, translations: {} });
});
