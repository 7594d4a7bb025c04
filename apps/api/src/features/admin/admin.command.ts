import { parseArgs } from 'node:util';

import type { Kysely } from 'kysely';

import { readConfig } from '../../config.ts';
import type { DB } from '../../platform/database/database-types.generated.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { endAllSessions, endSessions } from '../../platform/identity/sessions.ts';
import { runningDatabaseUrl } from '../../start-database.ts';
import { addressedAccount } from '../auth/auth.service.ts';
import { createOwner } from './staff.service.ts';

const USAGE = `usage: npm run admin -- create-owner EMAIL
       npm run admin -- sign-out EMAIL
       npm run admin -- sign-out --everybody

create-owner  Makes the account with this address an owner of the running product. Somebody who has
              no account gets one, and a mail with the link to choose a password.
sign-out      Ends every session of the account, or of all accounts, at once.
`;

/** What only whoever has the server's command line may do: the first owner, and the end of sessions in need. */
async function main(): Promise<void> {
  const options = { everybody: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [command, email] = positionals;
  const act = actOf(command, email, values.everybody === true);
  if (!act) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const db = openDatabase(await runningDatabaseUrl(readConfig()), () => undefined);
  try {
    process.stdout.write(`${await act(db)}\n`);
  } finally {
    await db.destroy();
  }
}

type Act = (db: Kysely<DB>) => Promise<string>;

function actOf(command: string | undefined, email: string | undefined, everybody: boolean): Act | undefined {
  if (command === 'create-owner' && email !== undefined) return (db) => makeOwner(db, email);
  if (command === 'sign-out' && everybody !== (email !== undefined)) return (db) => signOut(db, email);
  return undefined;
}

async function makeOwner(db: Kysely<DB>, email: string): Promise<string> {
  const { created } = await createOwner({ db }, email);
  const how = created
    ? 'A mail with the link to choose a password is on its way (without SMTP_URL: see DATA_DIR/outbox).'
    : 'They sign in as before.';
  return `${email} is an owner now. ${how} Then open /admin to connect an authenticator app.`;
}

async function signOut(db: Kysely<DB>, email: string | undefined): Promise<string> {
  if (email === undefined) return `${await endAllSessions(db)} sessions of all accounts have ended.`;
  const account = await addressedAccount(db, email);
  if (!account) throw new Error(`No account has the address ${email}.`);
  return `${await endSessions(db, account.id)} sessions of ${email} have ended.`;
}

try {
  await main();
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
