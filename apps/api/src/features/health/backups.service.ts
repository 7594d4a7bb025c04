import type { Backups } from '@abhyas/contract/health.staff';
import { sql } from 'kysely';

import type { AppContext } from '../../platform/app-context.ts';
import { listBaseBackups } from '@abhyas/postgres/backup/base-backup';
import type { Database } from '../../platform/database/database.ts';
import { judgeBackups } from './backups.rules.ts';

type Context = Pick<AppContext, 'config' | 'db'>;

/** How backups are doing, as far as it can be seen from here. */
export async function describeBackups({ config, db }: Context): Promise<Backups> {
  const { backupDir, databaseUrl } = config;
  const archive = await findArchive(db);
  const made = backupDir === undefined ? [] : await listBaseBackups(backupDir).catch(() => []);
  const madeAt = made.at(-1)?.at;
  return {
    state: judgeBackups({ ...archive, outside: databaseUrl !== undefined, madeAt, now: new Date() }),
    ...(madeAt && { madeAt: madeAt.toISOString() }),
    ...(archive.archivedAt && { archivedAt: archive.archivedAt.toISOString() }),
  };
}

type Archive = {
  readonly archives: boolean;
  readonly archivedAt: Date | null;
  readonly failedAt: Date | null;
};

async function findArchive(db: Database): Promise<Archive> {
  const { rows } = await sql<Archive>`
    select current_setting('archive_mode') <> 'off' as archives,
      last_archived_time as "archivedAt", last_failed_time as "failedAt"
    from pg_stat_archiver`.execute(db);
  return rows[0] ?? { archives: false, archivedAt: null, failedAt: null };
}
