import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../database/database.ts';

const CAUSE_CHARACTERS = 300;

type Failure = { readonly kind: 'run' | 'request'; readonly cause: string };

/** Records what went wrong through our fault. It never fails itself: the log holds what the database cannot. */
export function recordInternalFailure(db: Database, log: FastifyBaseLogger, { kind, cause }: Failure): void {
  db.insertInto('own_failure')
    .values({ kind, cause: cause.slice(0, CAUSE_CHARACTERS).replaceAll('\0', '') })
    .execute()
    .catch((err: unknown) => log.warn({ err }, 'a failure could not be noted'));
}
