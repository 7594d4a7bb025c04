import { parseArgs } from 'node:util';

import { readConfig } from './config.ts';
import { restore } from '@abhyas/postgres/backup/restore';

/** `npm run restore -- [--until 2026-11-21T10:00:00Z]`: BACKUP_DIR into an empty DATA_DIR; then `npm start`. */
const { values } = parseArgs({ options: { until: { type: 'string' } } });
const { backupDir, dataDir } = readConfig();
const until = values.until === undefined ? undefined : new Date(values.until);
try {
  if (backupDir === undefined) throw new Error('Set BACKUP_DIR to the folder with the backups.');
  if (until && Number.isNaN(until.getTime())) {
    throw new Error('--until takes a moment like 2026-11-21T10:00:00Z.');
  }
  const folder = await restore({ backupDir, dataDir, until });
  process.stdout.write(`Restored ${folder} to ${dataDir}. npm start replays the rest and serves it.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
