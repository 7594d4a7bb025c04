import type { LearnerLine } from '@abhyas/contract/account.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { containsPattern } from '../../platform/database/like-pattern.ts';

const PAGE = 50;
const CODE_SHOWN = 100;

export type Page = { readonly search?: string | undefined; readonly after?: string | undefined };

type LineRow = {
  readonly id: string;
  readonly abhyas_id: string;
  readonly name: string;
  readonly email: string;
  readonly confirmed: boolean;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly finished: string;
  readonly plans: string[] | null;
};

function toLine(row: LineRow): LearnerLine {
  return {
    accountId: row.id,
    abhyasId: row.abhyas_id,
    name: row.name,
    email: row.email,
    confirmed: row.confirmed,
    joinedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? '',
    finished: Number(row.finished),
    plans: row.plans ?? [],
  };
}

function lines(db: Database) {
  return db
    .selectFrom('account')
    .select(['account.id', 'abhyas_id', 'name', 'email', 'confirmed', 'account.created_at', 'password_hash'])
    .select([
      sql<Date | null>`(select max(last_seen_at) from session where account_id = account.id)`.as(
        'last_seen_at',
      ),
      sql<string>`(select count(*) from finished_asset where account_id = account.id)`.as('finished'),
      sql<string[] | null>`(select array_agg(plan_title order by expires_at desc) from entitlement
        where account_id = account.id and revoked_at is null and expires_at > now())`.as('plans'),
    ]);
}

/** A page of accounts, the newest first. */
export async function findLearners(
  db: Database,
  { search, after }: Page,
): Promise<{ learners: LearnerLine[]; total: number; next?: string }> {
  const part = search?.trim() ? containsPattern(search.trim()) : undefined;
  const matches = part
    ? sql<boolean>`(name ilike ${part} or email ilike ${part} or abhyas_id ilike ${part})`
    : sql<boolean>`true`;
  let query = lines(db)
    .where(matches)
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(PAGE + 1);
  if (after && /^[0-9a-f-]{36}$/.test(after)) {
    query = query.where(
      sql<boolean>`(account.created_at, account.id) < (select created_at, id from account where id = ${after})`,
    );
  }
  const [rows, { total }] = await Promise.all([
    query.execute(),
    db
      .selectFrom('account')
      .select((expression) => expression.fn.countAll<string>().as('total'))
      .where(matches)
      .executeTakeFirstOrThrow(),
  ]);
  const learners = rows.slice(0, PAGE).map(toLine);
  const last = learners.at(-1);
  return { learners, total: Number(total), ...(rows.length > PAGE && last && { next: last.accountId }) };
}

export type LearnerRow = LearnerLine & {
  readonly course: string;
  readonly college: string;
  readonly hasPassword: boolean;
  readonly devices: number;
  readonly lastVisit: string;
};

export async function findLearner(db: Database, accountId: string): Promise<LearnerRow | undefined> {
  const row = await lines(db)
    .leftJoin('last_visit', 'last_visit.account_id', 'account.id')
    .select([
      'course',
      'college',
      'last_visit.meta',
      sql<string>`(select count(*) from session where account_id = account.id)`.as('devices'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toLine(row),
    course: row.course,
    college: row.college,
    hasPassword: row.password_hash !== null,
    devices: Number(row.devices),
    lastVisit: row.meta ?? '',
  };
}

export type CodeRow = {
  readonly assetId: string;
  readonly key: string;
  readonly code: string;
  readonly savedAt: string;
  readonly versions: number;
};

/** What a learner has written, the newest first. */
export async function findCode(db: Database, accountId: string): Promise<CodeRow[]> {
  const rows = await db
    .selectFrom('saved_code')
    .select(['asset_id', 'code_key', 'code', 'saved_at'])
    .select(
      sql<string>`(select count(*) from code_version v where v.account_id = saved_code.account_id
        and v.asset_id = saved_code.asset_id and v.code_key = saved_code.code_key)`.as('versions'),
    )
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .limit(CODE_SHOWN)
    .execute();
  return rows.map((row) => ({
    assetId: row.asset_id,
    key: row.code_key,
    code: row.code,
    savedAt: row.saved_at.toISOString(),
    versions: Number(row.versions),
  }));
}
