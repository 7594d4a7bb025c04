import { Client } from 'pg';

/** How large a school is made. */
export type Size = {
  readonly accounts: number;
  /** Items that each account has finished. */
  readonly finishedEach: number;
  readonly submissionsEach: number;
};

/** As many as are asked for of the larger schools in India, after some years. */
export const GROWN: Size = { accounts: 100_000, finishedEach: 20, submissionsEach: 10 };

export type GrownSchool = {
  /** Problems with the hash of what judges them now. */
  readonly problems: readonly { readonly id: string; readonly hash: string }[];
  readonly assetId: string;
  readonly learnerId: string;
};

/** Of the learner who is measured, and of the thread that is read. */
const OWN_SUBMISSIONS = 3000;
const COMMENTS = 10_000;
const AUDITED = 200_000;

/** Accounts of the filling. */
const grown = "email like 'grown-%'";
const CODE = '#include <stdio.h>\nint main(void) { return 0; }\n'.repeat(10);
const FIRST_NAMES = "array['Asha','Ravi','Meera','Arjun','Kavya','Imran','Divya','Rohan','Sneha','Farah']";
const LAST_NAMES = "array['Verma','Nair','Sharma','Khan','Iyer','Das','Patel','Singh','Rao','Joseph']";

type Statement = [text: string, values: unknown[]];

/** Accounts, and what they have done. */
function learning({ accounts, finishedEach, submissionsEach }: Size, school: GrownSchool): Statement[] {
  const { problems, learnerId } = school;
  const problemIds = problems.map(({ id }) => id);
  const hashes = problems.map(({ hash }) => hash);
  return [
    [
      `insert into account (abhyas_id, name, email, confirmed, created_at)
       select 'grown' || n, (${FIRST_NAMES})[1 + n % 10] || ' ' || (${LAST_NAMES})[1 + n / 10 % 10] || ' ' || n,
         'grown-' || n || '@example.in', true, now() - n * interval '10 minutes'
       from generate_series(1, $1::int) n`,
      [accounts],
    ],
    [
      `insert into session (account_id, token_hash, last_seen_at)
       select id, sha256(id::text::bytea), now() - random() * interval '40 days' from account where ${grown}`,
      [],
    ],
    [
      `insert into finished_asset (account_id, asset_id, finished_at)
       select id, coalesce(($2::text[])[n], 'grown-item-' || n), now() - random() * interval '300 days'
       from account, generate_series(1, $1::int) n where ${grown}`,
      [finishedEach, problemIds],
    ],
    [
      `insert into submission (id, account_id, asset_id, code, language, result, verdict, submitted_at, judging_hash)
       select gen_random_uuid(), id, ($2::text[])[1 + (n * 7) % cardinality($2::text[])], $3, 0, '{"tests":[]}',
         case when n % 3 = 0 then 'wrong-answer' else 'accepted' end, now() - random() * interval '300 days',
         case when hashtext(email) % 100 = 0 then 'of-old-tests'
           else ($4::text[])[1 + (n * 7) % cardinality($4::text[])] end
       from account, generate_series(1, $1::int) n where ${grown}`,
      [submissionsEach, problemIds, CODE, hashes],
    ],
    [
      `insert into submission (id, account_id, asset_id, code, language, result, verdict, submitted_at)
       select gen_random_uuid(), $1, ($3::text[])[1 + n % cardinality($3::text[])], $4, 0, '{"tests":[]}', 'accepted',
         now() - n * interval '1 hour' from generate_series(1, $2::int) n`,
      [learnerId, OWN_SUBMISSIONS, problemIds, CODE],
    ],
    [
      `insert into saved_code (account_id, asset_id, code_key, code)
       select id, ($1::text[])[n], 'c', $2 from account, generate_series(1, least(2, cardinality($1::text[]))) n
       where ${grown}`,
      [problemIds, CODE],
    ],
  ];
}

/** What belongs to accounts that are there already, and what the staff has done. */
function besides({ assetId }: GrownSchool): Statement[] {
  return [
    [
      `insert into entitlement (account_id, expires_at, plan_id, plan_title, topic_ids)
       select id, now() + random() * interval '300 days', 'gold', 'Gold', '{gold}' from account
       where ${grown} and hashtext(email) % 5 = 0`,
      [],
    ],
    [
      `insert into comment (asset_id, account_id, body, created_at)
       select $1, id, 'What does line ' || row_number() over () || ' do?', created_at from account
       where ${grown} limit $2`,
      [assetId, COMMENTS],
    ],
    [
      `insert into audit_entry (action, actor, subject, at)
       select 'learner.opened', 'staff-' || n % 20 || '@example.in', 'grown-' || n || '@example.in',
         now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
      [AUDITED],
    ],
    [
      `insert into notification (account_id, group_key, kind, text, at)
       select id, 'grown-' || n, 'news', 'A new course is open.', now() - n * interval '1 day'
       from account, generate_series(1, 5) n where ${grown}`,
      [],
    ],
    ['vacuum analyze', []],
  ];
}

/** Fills a product's main database. */
export async function fill(
  url: string,
  { size, school }: { size: Size; school: GrownSchool },
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    for (const [text, values] of [...learning(size, school), ...besides(school)])
      await client.query(text, values);
  } finally {
    await client.end();
  }
}
