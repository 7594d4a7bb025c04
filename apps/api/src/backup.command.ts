import { readConfig } from './config.ts';
import { takeBaseBackup } from '@abhyas/postgres/backup/base-backup';

/** `npm run backup`: a base backup of the running product into BACKUP_DIR, beside the archive of its log. */
const { backupDir, databaseUrl, dataDir } = readConfig();
if (databaseUrl !== undefined) {
  end(
    'Your own PostgreSQL server is backed up with its own tools: docs/how-to/back-up-and-restore.md says how.',
  );
} else if (backupDir === undefined) {
  end('Set BACKUP_DIR to a folder on another disk, start the product with it, then run this again.');
} else {
  try {
    const folder = await takeBaseBackup({ dataDir, backupDir });
    process.stdout.write(`Backed up to ${folder}\n`);
  } catch (error) {
    end(error instanceof Error ? error.message : String(error));
  }
}

function end(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
