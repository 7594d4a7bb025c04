import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { LogController, type FastifyInstance } from 'fastify';

/** Fastify's own request lines carry the full address, in which mails and keys may stand: ours replace them. */
export const quietLogController = new LogController({ disableRequestLogging: true });

const NAME_BYTES = 12;
const NAME = /^[\w-]{8,64}$/;

/**
 * Names requests so that no two processes ever give the same name: learners send it to Support, and the log is
 * searched for it. A balancer of ours may have named the request already; nobody else's name is taken.
 */
export function requestNames(behindProxy: boolean): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    const named = behindProxy && typeof given === 'string' && NAME.test(given);
    return named ? given : randomBytes(NAME_BYTES).toString('base64url');
  };
}

/** What matters to somebody looking for an attack: who signs in or out, and who was refused (ASVS 16.3). */
const SIGNS_IN = /^\/api\/(?:auth|users)(?:\/|$)/;
const REFUSED = new Set([401, 403, 429]);

/** One line per answer: the route's pattern, never the address itself. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const { ip } = request;
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (REFUSED.has(line.status)) request.log.info({ ...line, ip }, 'refused');
    else if (line.method === 'POST' && SIGNS_IN.test(line.route))
      request.log.info({ ...line, ip }, 'account');
    else request.log.debug(line, 'answered');
  });
}
