import { realpath } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { faultLine } from '@abhyas/content/files/faults';
import { loadContent } from '@abhyas/content/load-content';

import { ConfigError, readConfig } from './config.ts';
import { isDatabaseUnavailable } from '@abhyas/postgres/connection-fault';
import { openDatabase } from './platform/database/database.ts';
import { StartFailure } from '@abhyas/postgres/start-failure';
import { publishRelease } from './platform/content/release-store.ts';
import { runningDatabaseUrl } from './start-database.ts';
import { fingerprintOf } from './starter/starter-content.ts';

const OWN_CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));

/**
 * `npm run content:publish [-- folder]`: checks a content folder and makes it what learners see, in every API
 * process of the running product at once. Says all that is wrong and changes nothing when something is.
 */
async function publish(folder: string): Promise<boolean> {
  const url = await runningDatabaseUrl(readConfig());
  const dir = await realpath(folder).catch(() => folder);
  const loaded = await loadContent(dir);
  if (!loaded.ok) {
    for (const fault of loaded.faults) process.stderr.write(`${faultLine(fault)}\n`);
    process.stderr.write(`${loaded.faults.length} faults; nothing was published. Paths are below ${dir}.\n`);
    return false;
  }
  const db = openDatabase(url, () => undefined);
  try {
    // The product's own folder is not published again at the next start.
    const fingerprint = dir === (await realpath(OWN_CONTENT)) ? await fingerprintOf(OWN_CONTENT) : undefined;
    await publishRelease(db, loaded.bundle, fingerprint);
  } finally {
    await db.destroy();
  }
  process.stdout.write(`Release ${loaded.bundle.release.id.slice(0, 12)} is what learners see now.\n`);
  return true;
}

try {
  process.exitCode = (await publish(process.argv[2] ?? OWN_CONTENT)) ? 0 : 1;
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof StartFailure;
  const text = isDatabaseUnavailable(error)
    ? 'The database of the product cannot be reached: is the product running?'
    : String(isPlain ? error.message : error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
