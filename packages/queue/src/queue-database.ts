import { withClient } from '@abhyas/postgres/with-client';
import { type Client, DatabaseError } from 'pg';

/** The queue's migrations. The two roles must be there before. */
export const QUEUE_MIGRATIONS = new URL('../migrations/', import.meta.url);

/** What they add up to, as `npm run schema` writes it. */
export const QUEUE_SCHEMA = new URL('../schema.sql', import.meta.url);

/** The logins of the queue's database. Each reaches the functions it needs and nothing else. */
export const QUEUE_ROLES = { api: 'abhyas_queue', runner: 'abhyas_runner' } as const;

/**
 * What PostgreSQL lets every login do and ours do not need: keep files of their own (large objects), and end the
 * connections of others with the same login. Only a superuser can forbid it; for others this is a warning.
 */
const NOT_FOR_ALL = [
  'lo_creat(integer)',
  'lo_create(oid)',
  'lo_from_bytea(oid, bytea)',
  'pg_terminate_backend(integer, bigint)',
  'pg_cancel_backend(integer)',
].map((name) => `pg_catalog.${name}`);

/** PostgreSQL's words for "that role is there already", alone and in a race. */
const ROLE_EXISTS = new Set(['42710', '23505']);
const WRONG_PASSWORD = new Set(['28P01']);
const CONCURRENT_UPDATE = 'XX000';
/** As often as processes may start at the same moment: each refusal means that another one got through. */
const CONCURRENT_TRIES = 20;

export type QueuePasswords = { readonly api: string; readonly runner: string };

/**
 * Makes the queue's two roles or gives them their passwords, and closes the queue's database to all others.
 * Run before the migrations, at every start.
 *
 * @param adminUrl the queue's database, as a role that may create roles
 */
export async function prepareQueueRoles(adminUrl: string, passwords: QueuePasswords): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await giveLogin(client, QUEUE_ROLES.api, passwords.api);
    await giveLogin(client, QUEUE_ROLES.runner, passwords.runner);
    const database = await closeToOthers(client);
    for (const role of Object.values(QUEUE_ROLES)) {
      await runDespiteConflicts(client, `grant connect on database ${database} to ${role}`);
      await runDespiteConflicts(client, `alter role ${role} reset all`);
      await runDespiteConflicts(client, `alter role ${role} in database ${database} reset all`);
    }
    await runDespiteConflicts(client, `revoke execute on function ${NOT_FOR_ALL.join(', ')} from public`);
  });
}

/**
 * Whether a login has changed itself, as PostgreSQL lets every login do: settings that each later connection of
 * everybody under it would begin with, or its password.
 *
 * @param adminUrl the queue's database, as a role that may create roles
 */
export async function queueRolesHaveChanged(adminUrl: string, logins: readonly string[]): Promise<boolean> {
  const roles = Object.values(QUEUE_ROLES);
  const settings = await ask<{ count: number }>(
    adminUrl,
    `select count(*)::int as count from pg_db_role_setting join pg_roles on pg_roles.oid = setrole
     where rolname in ('${roles.join("', '")}')`,
  );
  if (settings[0]?.count !== 0) return true;
  const answers = await Promise.allSettled(logins.map((login) => ask(login, 'select')));
  return answers.some((answer) => answer.status === 'rejected' && hasCode(answer.reason, WRONG_PASSWORD));
}

async function ask<Row extends object>(url: string, query: string): Promise<Row[]> {
  return withClient(url, async (client) => {
    return (await client.query<Row>(query)).rows;
  });
}

/**
 * Closes a database to every role but its owner. PostgreSQL lets each role connect everywhere at first: without
 * this a runner's login could knock at the databases beside the queue's.
 *
 * @param adminUrl the database to close, as its owner
 */
export async function closeDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await closeToOthers(client);
  });
}

async function closeToOthers(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = client.escapeIdentifier(rows[0]?.name ?? '');
  await runDespiteConflicts(client, `revoke all on database ${database} from public`);
  return database;
}

async function giveLogin(client: Client, role: string, password: string): Promise<void> {
  await client.query(`create role ${role}`).catch((error: unknown) => {
    if (!hasCode(error, ROLE_EXISTS)) throw error;
  });
  await runDespiteConflicts(
    client,
    `alter role ${role} login nosuperuser nocreatedb nocreaterole password ${client.escapeLiteral(password)}`,
  );
}

/**
 * Sets something that belongs to the whole server. Two processes that start at once, or two test databases, may
 * meet here; PostgreSQL then refuses one of them instead of letting it wait.
 */
async function runDespiteConflicts(
  client: Client,
  statement: string,
  triesLeft = CONCURRENT_TRIES,
): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (triesLeft === 1 || !hasCode(error, new Set([CONCURRENT_UPDATE]))) throw error;
    await runDespiteConflicts(client, statement, triesLeft - 1);
  }
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof DatabaseError && codes.has(error.code ?? '');
}
