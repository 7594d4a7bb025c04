import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';

import { faultLine } from '@abhyas/content/files/faults';
import { loadContent } from '@abhyas/content/load-content';
import { OutcomeCache } from '@abhyas/content/proof/outcome-cache';
import type { Release } from '@abhyas/content/release';

import { ConfigError, readConfig } from './config.ts';
import { isDatabaseUnavailable } from '@abhyas/postgres/connection-fault';
import { StartFailure } from '@abhyas/postgres/start-failure';
import { notProvedSince } from './features/proving/proving.service.ts';
import { ActiveRelease } from './platform/content/active-release.ts';
import { openPatientDatabase, type Database } from './platform/database/database.ts';
import { publishRelease } from './platform/content/release-store.ts';
import { runningDatabaseUrl } from './start-database.ts';
import { fingerprintOf } from './starter/starter-content.ts';

const OWN_CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));

type Options = { readonly folder: string; readonly unproved: boolean };

/**
 * `npm run content:publish [-- folder] [--unproved]`: checks a content folder and makes it what learners see, in every
 * API process of the running product at once. Says all that is wrong and changes nothing when something is, or when
 * a problem is not proved and `--unproved` does not say that it is published all the same.
 */
async function publish({ folder, unproved }: Options): Promise<boolean> {
  const config = readConfig();
  const url = await runningDatabaseUrl(config);
  const dir = await realpath(folder).catch(() => folder);
  const loaded = await loadContent(dir);
  if (!loaded.ok) {
    for (const fault of loaded.faults) process.stderr.write(`${faultLine(fault)}\n`);
    process.stderr.write(`${loaded.faults.length} faults; nothing was published. Paths are below ${dir}.\n`);
    return false;
  }
  const db = openPatientDatabase(url);
  try {
    if (!unproved && !(await isProved(db, loaded.bundle.release, config.dataDir))) return false;
    // The product's own folder is not published again at the next start.
    const fingerprint = dir === (await realpath(OWN_CONTENT)) ? await fingerprintOf(OWN_CONTENT) : undefined;
    await publishRelease(db, loaded.bundle, fingerprint);
  } finally {
    await db.destroy();
  }
  process.stdout.write(`Release ${loaded.bundle.release.id.slice(0, 12)} is what learners see now.\n`);
  return true;
}

/** Says which problems would reach learners without a proof, be it of the console or of `npm run content:verify`. */
async function isProved(db: Database, after: Release, dataDir: string): Promise<boolean> {
  const release = new ActiveRelease(db);
  await release.refresh();
  const outcomes = new OutcomeCache(join(dataDir, 'content-proof', 'outcomes'));
  const before = release.whole.release;
  const open = await notProvedSince(db, { before, after }, (keys) => outcomes.known(keys));
  for (const { id, title } of open) process.stderr.write(`${id} (${title}): not proved as it is now.\n`);
  if (open.length === 0) return true;
  process.stderr.write(
    'Nothing was published. Prove it with npm run content:verify, or publish it all the same with --unproved.\n',
  );
  return false;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { unproved: { type: 'boolean', default: false } },
  });
  process.exitCode = (await publish({ folder: positionals[0] ?? OWN_CONTENT, ...values })) ? 0 : 1;
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof StartFailure;
  const text = isDatabaseUnavailable(error)
    ? 'The database of the product cannot be reached: is the product running?'
    : String(isPlain ? error.message : error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
