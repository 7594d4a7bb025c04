import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { AppContext } from '../app-context.ts';
import type { Readiness } from '../readiness.ts';

/** `GET /healthz`: this process is alive. `GET /readyz`: what it needs is reachable (PLATFORM-6). */
export async function health(
  app: FastifyInstance,
  { db, needs }: Pick<AppContext, 'db'> & { needs: readonly Readiness[] },
): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );

  app.get('/readyz', async (_request, reply) => {
    const database: Readiness = {
      name: 'database',
      check: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    };
    const checks = await Promise.all(
      [database, ...needs].map(async ({ name, check }) => [name, await check().catch(() => false)] as const),
    );
    const ready = checks.every(([, ok]) => ok);
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, ...Object.fromEntries(checks) });
  });
}
