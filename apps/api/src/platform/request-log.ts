import { LogController, type FastifyInstance } from 'fastify';

/** Fastify's own request lines carry the full address, in which mails and keys may stand: ours replace them. */
export const quietLogController = new LogController({ disableRequestLogging: true });

/** One line per answer: the route's pattern, never the address itself. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
