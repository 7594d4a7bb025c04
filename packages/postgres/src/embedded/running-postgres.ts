import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { rolePassword } from './role-password.ts';
import { StartFailure } from '../start-failure.ts';

/**
 * Address of a database of the embedded server that `npm start` runs on this folder, for commands beside it.
 * @throws StartFailure when no server has ever run there
 */
export async function runningPostgresUrl(dataDir: string, database: string, role: string): Promise<string> {
  try {
    const [password, port] = await Promise.all(
      ['password', 'port'].map(async (name) =>
        (await readFile(join(dataDir, 'postgres', name), 'utf8')).trim(),
      ),
    );
    return `postgres://${role}:${rolePassword(password ?? '', role)}@127.0.0.1:${port}/${database}`;
  } catch {
    throw new StartFailure(
      `There is no database in ${dataDir} yet: run npm start first, and leave it running.`,
    );
  }
}
