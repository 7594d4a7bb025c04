import { readFile } from 'node:fs/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { RETENTIONS } from './retention.rules.ts';
import { retentionSchedule } from './retention.service.ts';

let product: TestProduct;
let accountId: string;
beforeAll(async () => {
  product = await startTestProduct();
  ({ accountId } = await product.learner());
});
afterAll(() => product.close());

const run = (text: string) => sql.raw(text).execute(product.db);
const old = (than: string) => `now() - interval '${than}'`;
const order = (id: string, state: string, made: string) => `('${id}', '${accountId}', 1, 'a@b.in', 'A', '29',
  array['x'], 'p', 'P', array['x'], '1 month', 30, '${state}', ${made})`;
const ORDER_COLUMNS = `(id, account_id, amount_paise, buyer_email, buyer_name, buyer_state_code, contents, plan_id,
  plan_title, topic_ids, validity, validity_days, state, created_at)`;
const PLATFORM_COLUMNS = '(name, issuer, client_id, deployment_ids, auth_url, token_url, keys_url)';
const platform = (client: string) => `('m', 'i', '${client}', '{1}', 'a', 't', 'k')`;
const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

/** For each table a row whose time is over, and one that is a little younger. */
const cases = (): Record<string, string> => ({
  session: `insert into session (account_id, token_hash, created_at, last_seen_at) values
    ('${accountId}', 'a', ${old('31 days')}, now()), ('${accountId}', 'c', now(), ${old('169 hours')}),
    ('${accountId}', 'b', ${old('29 days')}, ${old('6 days')})`,
  google_token_used: `insert into google_token_used (token_hash, expires_at) values
    ('a', ${old('2 hours')}), ('b', ${old('30 minutes')})`,
  lti_login: `with moodle as (insert into lti_platform ${PLATFORM_COLUMNS} values ${platform('a')} returning id)
    insert into lti_login (state_hash, browser_hash, platform_id, nonce, expires_at)
    select 'a'::bytea, 'x'::bytea, id, 'n', ${old('2 minutes')} from moodle
    union all select 'b', 'x', id, 'n', now() from moodle`,
  lti_launch: `with moodle as (insert into lti_platform ${PLATFORM_COLUMNS} values ${platform('b')} returning id)
    insert into lti_launch (code_hash, browser_hash, platform_id, claims, expires_at)
    select 'a'::bytea, 'x'::bytea, id, '{}'::jsonb, ${old('2 minutes')} from moodle
    union all select 'b', 'x', id, '{}', now() from moodle`,
  lti_registration: `insert into lti_registration (secret_hash, expires_at) values
    ('a', ${old('31 days')}), ('b', ${old('29 days')})`,
  lti_key: `insert into lti_key (kid, private_jwk, made_at) values
    ('a', '{}', ${old('212 days')}), ('b', '{}', ${old('32 days')})`,
  provider_attempt: `with made as (insert into sign_in_provider (name, issuer, client_id, client_secret, domains)
      values ('a', 'a', 'a', 'a', '{}') returning id)
    insert into provider_attempt (state_hash, key_hash, provider_id, nonce, code_verifier, expires_at)
    select 'a'::bytea, 'a'::bytea, id, 'a', 'a', ${old('2 hours')} from made
    union all select 'b'::bytea, 'b'::bytea, id, 'b', 'b', ${old('30 minutes')} from made`,
  provider_link: `with made as (insert into sign_in_provider (name, issuer, client_id, client_secret, domains)
      values ('b', 'b', 'b', 'b', '{}') returning id)
    insert into provider_link (key_hash, provider_id, subject, account_id, expires_at)
    select 'a'::bytea, id, 'a', '${accountId}'::uuid, ${old('2 hours')} from made
    union all select 'b'::bytea, id, 'b', '${accountId}'::uuid, ${old('30 minutes')} from made`,
  mail_key: `insert into mail_key (account_id, key_hash, purpose, expires_at) values
    ('${accountId}', 'a', 'confirmation', ${old('8 days')}), ('${accountId}', 'b', 'recovery', ${old('6 days')})`,
  class_invitation: `with made as (insert into batch (name) values ('invited') returning id),
    member as (insert into batch_member (batch_id, email, name) select id, 'i@j.in', 'i' from made returning id)
    insert into class_invitation (key_hash, member_id, expires_at)
    select 'a'::bytea, id, ${old('8 days')} from member union all select 'b'::bytea, id, ${old('6 days')} from member`,
  mail_request: `insert into mail_request (account_id, purpose, requested_at) values
    ('${accountId}', 'recovery', ${old('25 hours')}), ('${accountId}', 'recovery', ${old('23 hours')})`,
  sign_in_throttle: `insert into sign_in_throttle (address_hash, failures, blocked_until, last_failure_at) values
    ('a', 99, now(), ${old('31 days')}), ('b', 99, now(), ${old('29 days')}), ('c', 100, now(), ${old('9 years')})`,
  text_change: `insert into text_change (account_id, asset_id, code_key, version, at) values
    ('${accountId}', 'a', 'py', 1, ${old('25 hours')}), ('${accountId}', 'a', 'py', 2, ${old('23 hours')})`,
  kept_text_log: `insert into kept_text_log (account_id, asset_id, until) values
    ('${accountId}', 'over', ${old('1 hour')}), ('${accountId}', 'exam', now() + interval '1 hour');
    insert into text_change (account_id, asset_id, code_key, version, at) values
    ('${accountId}', 'exam', 'py', 1, ${old('20 days')})`,
  saved_code: `with made as (insert into content_draft (name) values ('written') returning id)
    insert into saved_code (account_id, asset_id, code_key, code, version)
    select '${accountId}', 'draft/' || id, 'unsaved-a', '', 1 from made
    union all values ('${accountId}'::uuid, 'draft/${uuid(9)}', 'unsaved-a', '', 1), ('${accountId}', 'a', 'py', '', 1)`,
  run_usage: `insert into run_usage (account_id, run_id, ran_at) values
    ('${accountId}', '${uuid(1)}', ${old('49 hours')}), ('${accountId}', '${uuid(2)}', ${old('47 hours')})`,
  notification: `insert into notification (account_id, group_key, kind, text, at, read_at) values
    ('${accountId}', 'a', 'news', 'a', ${old('100 days')}, ${old('91 days')}),
    ('${accountId}', 'b', 'news', 'b', ${old('367 days')}, null),
    ('${accountId}', 'c', 'news', 'c', ${old('360 days')}, ${old('89 days')}),
    ('${accountId}', 'd', 'news', 'd', ${old('360 days')}, null)`,
  announcement_recipient: `with told as (insert into announcement (id, audience, body, by_mail, send_at, title)
      values ('${uuid(1)}', '{}', '', false, now(), 'a'), ('${uuid(2)}', '{}', '', false, now(), 'b') returning id)
    insert into announcement_recipient (announcement_id, account_id, chunk, told_at)
    select id, '${accountId}', 0, case when id = '${uuid(1)}' then ${old('367 days')} else ${old('360 days')} end
    from told`,
  problem_report: `insert into problem_report (account_id, asset_id, code, id, language, release_id, text, reported_at)
    values ('${accountId}', 'a', '', '${uuid(1)}', 0, 'r', 't', ${old('367 days')}),
      ('${accountId}', 'a', '', '${uuid(2)}', 0, 'r', 't', ${old('360 days')})`,
  comment_mute: `insert into comment_mute (account_id, reason, until)
    select id, 'r', case when id = '${accountId}' then ${old('89 days')} else ${old('91 days')} end from account`,
  batch_member: `with made as (insert into batch (name) values ('a') returning id)
    insert into batch_member (batch_id, email, name, account_id, added_at)
    select id, 'a@b.in', 'a', null::uuid, ${old('3 years')} from made union all
    select id, 'c@d.in', 'b', null::uuid, ${old('23 months')} from made union all
    select id, 'e@f.in', 'c', '${accountId}', ${old('3 years')} from made;
    with made as (insert into batch (name) values ('left') returning id),
      left_ as (insert into batch_member (batch_id, email, name, account_id, left_at)
        select id, email, '', '${accountId}'::uuid, case when email = 'young' then ${old('29 days')} else ${old('31 days')} end
        from made, unnest(array['gone', 'young', 'called']) as email returning id, batch_id, email),
      held as (insert into live_class (batch_id, planned_for, subtopic_id) select id, now(), 'a' from made returning id)
    insert into roll_call (class_id, member_id, present)
    select held.id, left_.id, true from held, left_ where email = 'called'`,
  lab_record_run: `with made as (insert into batch (name) values ('printed') returning id)
    insert into lab_record_run (id, batch_id, learners, asked_at)
    select '${uuid(1)}'::uuid, id, 1, ${old('25 hours')} from made union all
    select '${uuid(2)}'::uuid, id, 1, ${old('23 hours')} from made`,
  list_change: `with made as (insert into batch (name) values ('lists') returning id)
    insert into list_change (batch_id, kind, made_at)
    select id, 'edit', ${old('31 days')} from made union all select id, 'edit', ${old('29 days')} from made`,
  batch: `insert into batch (name, deleted_at) values ('gone', ${old('31 days')}), ('kept', ${old('29 days')})`,
  live_class: `with made as (insert into batch (name) values ('classes') returning id)
    insert into live_class (batch_id, planned_for, subtopic_id, deleted_at)
    select id, now(), 'a', ${old('31 days')} from made union all select id, now(), 'a', ${old('29 days')} from made
    union all select id, now(), 'a', null from made`,
  class_session: `with made as (insert into batch (name) values ('met') returning id)
    insert into class_session (id, batch_id, held_on, hour, kind, deleted_at)
    select '${uuid(1)}'::uuid, id, now(), 1, 'lab', ${old('31 days')} from made union all
    select '${uuid(2)}'::uuid, id, now(), 1, 'lab', ${old('29 days')} from made`,
  content_upload: `with made as (insert into content_draft (name) values ('a') returning id)
    insert into content_upload (draft_id, bytes, name, created_at)
    select id, 1, 'a', ${old('8 days')} from made union all select id, 1, 'b', ${old('6 days')} from made`,
  content_part: `insert into content_part (key, part, used_at) values
    ('a', '{}', ${old('31 days')}), ('b', '{}', ${old('29 days')})`,
  content_building: `insert into content_building (key, done, total, at) values
    ('a', 1, 2, ${old('25 hours')}), ('b', 1, 2, ${old('23 hours')})`,
  payment_event: `insert into payment_event (id, name, body, received_at) values
    ('a', 'payment.captured', '{}', ${old('367 days')}), ('b', 'payment.captured', '{}', ${old('360 days')})`,
  purchase_order: `insert into purchase_order ${ORDER_COLUMNS} values
    ${order(uuid(1), 'open', old('367 days'))}, ${order(uuid(2), 'open', old('360 days'))},
    ${order(uuid(3), 'paid', old('20 years'))}, ${order(uuid(4), 'refunded', old('20 years'))},
    ${order(uuid(5), 'open', old('2 years'))};
    insert into payment (id, order_id, amount_paise, currency, status) values ('late', '${uuid(5)}', 1, 'INR', 'captured')`,
  health_sample: `insert into health_sample (figure, value, at) values
    ('a', 1, ${old('193 hours')}), ('a', 1, ${old('191 hours')})`,
  own_failure: `insert into own_failure (kind, cause, at) values
    ('run', 'a', ${old('31 days')}), ('run', 'b', ${old('29 days')})`,
});

/** Rows that each table must have lost. */
const LOST: Record<string, number> = { session: 2, notification: 2, batch_member: 2 };

describe('what has been kept long enough goes, and nothing else', () => {
  test('every limit has a case here', () => {
    expect(Object.keys(cases())).toEqual(RETENTIONS.map(({ table }) => table));
  });

  test('rows over their time are deleted from each table; younger ones, paid orders and late payments stay', async () => {
    await product.learner();
    for (const text of Object.values(cases())) await run(text);
    const before = await counts();
    await retentionSchedule({ db: product.db, log: product.app.log }).run();
    const after = await counts();
    const lost = Object.fromEntries(
      RETENTIONS.map(({ table }) => [table, (before[table] ?? 0) - (after[table] ?? 0)]),
    );
    expect(lost).toEqual(Object.fromEntries(RETENTIONS.map(({ table }) => [table, LOST[table] ?? 1])));
    const orders = await sql<{ id: string }>`select id from purchase_order order by id`.execute(product.db);
    expect(orders.rows.map(({ id }) => id)).toEqual([2, 3, 4, 5].map(uuid));
  });

  test('more rows than one slice takes are all deleted', async () => {
    await run(`insert into own_failure (kind, cause, at) select 'run', 'many', ${old('1 year')}
      from generate_series(1, 4500)`);
    await retentionSchedule({ db: product.db, log: product.app.log }).run();
    const { rows } = await sql`select 1 from own_failure where cause = 'many'`.execute(product.db);
    expect(rows).toHaveLength(0);
  });

  test('a job that was given up goes after thirty days, with the address that it holds', async () => {
    await run(`select graphile_worker.add_job('gone', '{"to":"a@b.in"}', run_at := ${old('31 days')}, max_attempts := 1),
      graphile_worker.add_job('young', '{}', run_at := ${old('29 days')}, max_attempts := 1);
      update graphile_worker._private_jobs set attempts = 1`);
    await retentionSchedule({ db: product.db, log: product.app.log }).run();
    const { rows } = await sql<{ name: string }>`
      select task_identifier as name from graphile_worker.jobs where attempts >= max_attempts`.execute(
      product.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(['young']);
  });

  test('the privacy policy promises these limits in these words', async () => {
    const policy = await readFile(
      new URL('../../../../../content/pages/privacypolicy.md', import.meta.url),
      'utf8',
    );
    const promises = RETENTIONS.flatMap(({ promised = [] }) => promised);
    expect(promises.length).toBeGreaterThan(3);
    expect(promises.filter((words) => !policy.includes(words))).toEqual([]);
  });
});

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { table } of RETENTIONS) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(product.db);
    found[table] = rows[0]?.count ?? 0;
  }
  return found;
}
