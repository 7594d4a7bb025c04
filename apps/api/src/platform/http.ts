import type { Access, Call, CallReply, CallRequest } from '@abhyas/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';

import { AppError } from './errors.ts';
import type { SessionIdentity } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Looks the token of the request up, at most once. */
    readIdentity(): Promise<SessionIdentity | undefined>;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

type Identity<C extends Call> = C['access'] extends 'learner' ? SessionIdentity : undefined;

/** What a handler gets: the checked parts of the call, who asks, and the raw request and reply. */
export type CallContext<C extends Call> = CallRequest<C> & {
  readonly identity: Identity<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Handler<C extends Call> = (context: CallContext<C>) => Promise<CallReply<C>>;

/** Registers a call of the contract: its access is checked before its input, its answer is stripped to its schema. */
export function handle<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  register(app, call, { schema: { response: { 200: call.reply } }, handler });
}

/** Registers a call whose handler sends the answer itself, after it has stripped it to the call's schema. */
export function handleRaw<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<FastifyReply>,
): void {
  register(app, call, { schema: {}, handler });
}

type Registration<C extends Call> = {
  readonly schema: FastifySchema;
  readonly handler: (context: CallContext<C>) => Promise<unknown>;
};

function register<C extends Call>(app: FastifyInstance, call: C, { schema, handler }: Registration<C>): void {
  if (call.params) schema.params = call.params;
  if (call.query) schema.querystring = call.query;
  if (call.body) schema.body = call.body;
  app.route({
    method: call.method,
    url: call.path,
    schema,
    config: { access: call.access },
    onRequest: async (request) => {
      if (call.access === 'learner') await requireIdentity(request);
    },
    handler: async (request, reply) => {
      const identity = call.access === 'learner' ? await requireIdentity(request) : undefined;
      const { params, query, body } = request;
      // Fastify has checked the three parts against the call's schemas, which is what CallContext states.
      return handler({ params, query, body, identity, request, reply } as unknown as CallContext<C>);
    },
  });
}

/** @throws AppError 401 when the request carries no valid token. */
async function requireIdentity(request: FastifyRequest): Promise<SessionIdentity> {
  const identity = await request.readIdentity();
  if (!identity) throw new AppError('auth.signin-needed', { status: 401 });
  return identity;
}
