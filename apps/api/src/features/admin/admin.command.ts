import { parseArgs } from 'node:util';

import { readConfig } from '../../config.ts';
import { openDatabase } from '../../platform/database.ts';
import { runningDatabaseUrl } from '../../start-database.ts';
import { createOwner } from './staff.service.ts';

const USAGE = `usage: npm run admin -- create-owner EMAIL

Makes the account with this address an owner of the running product. Somebody who has no account
gets one, and a mail with the link to choose a password.
`;

/** `npm run admin -- create-owner EMAIL`: the first owner, made by whoever has the server's command line. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, email] = positionals;
  if (command !== 'create-owner' || email === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const db = openDatabase(await runningDatabaseUrl(readConfig()), () => undefined);
  try {
    const { created } = await createOwner({ db }, email);
    const how = created
      ? 'A mail with the link to choose a password is on its way (without SMTP_URL: see DATA_DIR/outbox).'
      : 'They sign in as before.';
    process.stdout.write(
      `${email} is an owner now. ${how} Then open /admin to connect an authenticator app.\n`,
    );
  } finally {
    await db.destroy();
  }
}

try {
  await main();
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
