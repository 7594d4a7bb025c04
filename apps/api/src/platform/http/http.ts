import type { Sight } from '@abhyas/content/seen-release';
import type { Access, Call, CallReply, CallRequest, StaffAccess } from '@abhyas/contract/call';
import type { PageLanguage } from '@abhyas/contract/page-language';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';

import { seeing } from '../content/sight.ts';
import { AppError } from '../errors.ts';
import { languageOf } from './language.ts';
import type { SessionIdentity } from '../identity/sessions.ts';
import type { StaffIdentity, StaffStatus } from '../identity/staff.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Looks the token of the request up, at most once. */
    readIdentity(): Promise<SessionIdentity | undefined>;
    /** Looks it up once more: for an answer that goes on. */
    isStillSignedIn(): Promise<boolean>;
    /** Roles and second factor of the caller, read again at each call. */
    readStaffStatus(identity: SessionIdentity): Promise<StaffStatus>;
    /** What the caller of a call sees of the release. */
    readSight(access: Access): Promise<Sight>;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

type Identity<C extends Call> = C['access'] extends 'learner'
  ? SessionIdentity
  : C['access'] extends StaffAccess
    ? StaffIdentity
    : undefined;

/** What a handler gets: the checked parts of the call, who asks and in which language, the raw request and reply. */
export type CallContext<C extends Call> = CallRequest<C> & {
  readonly identity: Identity<C>;
  readonly language: PageLanguage;
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
    config: { access: call.access, call },
    onRequest: async (request) => {
      await admit(request, call);
    },
    handler: async (request, reply) => {
      const identity = await admit(request, call);
      const sight = await request.readSight(call.access);
      const { params, query, body } = request;
      const language = languageOf(request);
      const context = { params, query, body, identity, language, request, reply };
      // Fastify has checked the three parts against the call's schemas, which is what CallContext states.
      return seeing(sight, () => handler(context as unknown as CallContext<C>));
    },
  });
}

/**
 * Who makes the call; undefined when anyone may.
 * @throws AppError 401 without a valid token; 403 without the role, before the second factor is given, or while an exam
 * is sat
 */
async function admit(
  request: FastifyRequest,
  { access, whileSitting }: Call,
): Promise<SessionIdentity | StaffIdentity | undefined> {
  if (access === 'public') return undefined;
  const identity = await request.readIdentity();
  if (!identity) throw new AppError('auth.signin-needed');
  if (identity.sits && !whileSitting) throw new AppError('exams.sitting');
  if (access === 'learner') return identity;
  const { roles, secondFactor } = await request.readStaffStatus(identity);
  const allowed = roles.some((role) => role === 'owner' || access.staff.includes(role));
  if (!allowed) throw new AppError('staff.not-allowed');
  if (secondFactor !== 'given') throw new AppError('staff.second-factor-needed');
  return { ...identity, roles };
}

/** Answers with a zip archive to be kept as a file. */
/** Answers with JSON that is written already. */
export function sendJson(reply: FastifyReply, json: Uint8Array): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

export function sendZip(reply: FastifyReply, name: string, bytes: Uint8Array): FastifyReply {
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}.zip"`)
    .send(bytes);
}
