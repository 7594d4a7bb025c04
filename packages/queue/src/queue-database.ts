import { Client, DatabaseError } from 'pg';

/** The queue's migrations, in the form the API's migrator reads. The two roles must be there before. */
export const QUEUE_MIGRATIONS = new URL('../migrations/', import.meta.url);

/** The logins of the queue's database. Each reaches the functions it needs and nothing else. */
export const QUEUE_ROLES = { api: 'abhyas_queue', runner: 'abhyas_runner' } as const;

/** PostgreSQL's words for "that role is there already", alone and in a race. */
const ROLE_EXISTS = new Set(['42710', '23505']);
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
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await giveLogin(client, QUEUE_ROLES.api, passwords.api);
    await giveLogin(client, QUEUE_ROLES.runner, passwords.runner);
    const database = await closeToOthers(client);
    await settle(
      client,
      `grant connect on database ${database} to ${QUEUE_ROLES.api}, ${QUEUE_ROLES.runner}`,
    );
  } finally {
    await client.end();
  }
}

/**
 * Closes a database to every role but its owner. PostgreSQL lets each role connect everywhere at first: without
 * this a runner's login could knock at the databases beside the queue's.
 *
 * @param adminUrl the database to close, as its owner
 */
export async function closeDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await closeToOthers(client);
  } finally {
    await client.end();
  }
}

async function closeToOthers(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = client.escapeIdentifier(rows[0]?.name ?? '');
  await settle(client, `revoke all on database ${database} from public`);
  return database;
}

async function giveLogin(client: Client, role: string, password: string): Promise<void> {
  await client.query(`create role ${role}`).catch((error: unknown) => {
    if (!hasCode(error, ROLE_EXISTS)) throw error;
  });
  await settle(
    client,
    `alter role ${role} login nosuperuser nocreatedb nocreaterole password ${client.escapeLiteral(password)}`,
  );
}

/**
 * Sets something that belongs to the whole server. Two processes that start at once, or two test databases, may
 * meet here; PostgreSQL then refuses one of them instead of letting it wait.
 */
async function settle(client: Client, statement: string, triesLeft = CONCURRENT_TRIES): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (triesLeft === 1 || !hasCode(error, new Set([CONCURRENT_UPDATE]))) throw error;
    await settle(client, statement, triesLeft - 1);
  }
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof DatabaseError && codes.has(error.code ?? '');
}
