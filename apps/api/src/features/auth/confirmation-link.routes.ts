import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { confirmEmail } from './account-owner.service.ts';

const PATH = '/emailconfirmed';

/**
 * The link of the confirmation mail. It is opened without a token and perhaps in another browser, so the
 * server takes the key and leads on to the screen, whose address carries no key but what became of it. Programs that look ahead
 * must not use it up: a HEAD has no route here, a browser's prefetch is sent away, and for a scanner that
 * comes like a person the person's own click finds the same success (see confirmEmail).
 */
export async function confirmationLinkRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db'>,
): Promise<void> {
  app.get(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined) return reply.callNotFound();
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (isPrefetch(request)) return reply.status(503).send();
    const confirmed = await confirmEmail(context, key);
    return reply.redirect(`${PATH}?${confirmed ? 'verified' : 'invalid'}=1`, 303);
  });
}

function keyOf({ query }: FastifyRequest): string | undefined {
  const key = (query as Readonly<Record<string, unknown>>)['key'];
  return typeof key === 'string' ? key : undefined;
}

function isPrefetch({ headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz'], headers['x-purpose']];
  return purposes.some((purpose) => /prefetch|preview/i.test(String(purpose ?? '')));
}
