import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRemoteJWKSet, jwtVerify } from 'jose';

import { SCOPES } from './lti-messages.ts';
import type { LtiState, Score } from './lti-state.ts';

const TOKEN_LIFE_SECONDS = 3600;
const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
/** A small page, so that whoever reads the roster has to turn it. */
const MEMBERS_PER_PAGE = 2;

/** What a tool asks in its own name: tokens, marks, the roster. */
export function ltiServices(app: FastifyInstance, state: LtiState): void {
  app.addHook('onRequest', async (request, reply) => {
    if (
      !/^\/(token|courses|keys|openid-configuration|registrations)/.test(request.url) ||
      state.mood === 'well'
    )
      return;
    if (state.mood === 'failing') await reply.status(500).send({ error: 'out of order' });
    else reply.hijack();
  });
  app.post('/token', async (request, reply) => {
    const granted = await grant(state, request.body as URLSearchParams);
    if (!granted) return reply.status(400).send({ error: 'invalid_client' });
    const token = crypto.randomUUID();
    state.accessTokens.set(token, granted);
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE_SECONDS,
      scope: granted.join(' '),
    };
  });
  marks(app, state);
  roster(app, state);
}

/** The scopes that a tool gets for what it has signed (LTI Security Framework, 4.1); undefined: none. */
async function grant(state: LtiState, form: URLSearchParams): Promise<string[] | undefined> {
  const { tool, clientId, origin, assertions } = state;
  const isAsked =
    form.get('grant_type') === 'client_credentials' && form.get('client_assertion_type') === JWT_BEARER;
  if (!tool || !isAsked) return undefined;
  try {
    const { payload } = await jwtVerify(
      form.get('client_assertion') ?? '',
      createRemoteJWKSet(new URL(tool.keysUrl)),
      {
        algorithms: ['RS256'],
        issuer: clientId,
        subject: clientId,
        audience: `${origin}/token`,
        requiredClaims: ['exp', 'iat', 'jti'],
        maxTokenAge: '5 minutes',
      },
    );
    const { jti = '' } = payload;
    if (assertions.has(jti)) return undefined;
    assertions.add(jti);
  } catch {
    return undefined;
  }
  const known: readonly string[] = Object.values(SCOPES);
  return (form.get('scope') ?? '').split(' ').filter((scope) => known.includes(scope));
}

function isAllowed(state: LtiState, { headers }: FastifyRequest, scope: string): boolean {
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  return state.accessTokens.get(token)?.includes(scope) === true;
}

const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';
const MEMBERS_TYPE = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';

function isScore(body: unknown): body is Score {
  if (typeof body !== 'object' || body === null) return false;
  const { userId, timestamp, activityProgress, gradingProgress, scoreGiven, scoreMaximum } = body as Partial<
    Record<keyof Score, unknown>
  >;
  const texts = [userId, timestamp, activityProgress, gradingProgress];
  const isWhole = scoreGiven === undefined || (typeof scoreMaximum === 'number' && scoreMaximum > 0);
  return texts.every((text) => typeof text === 'string') && isWhole;
}

/** Assignment and Grade Services 2.0: like Moodle, it refuses what is not newer than what it has. */
function marks(app: FastifyInstance, state: LtiState): void {
  app.addContentTypeParser(SCORE_TYPE, { parseAs: 'string' }, async (_request: unknown, body: string) => {
    return JSON.parse(body) as unknown;
  });
  app.post('/courses/:courseId/lineitems/:linkId/lineitem/scores', async (request, reply) => {
    if (!isAllowed(state, request, SCOPES.score)) return reply.status(401).send({ error: 'no token' });
    const { linkId } = request.params as { linkId: string };
    const column = columnOf(state, linkId);
    if (!column) return reply.status(404).send({ error: 'no such line item' });
    return take(state, reply, { column, score: request.body });
  });
}

function columnOf({ links, scores }: LtiState, linkId: string): Map<string, Score> | undefined {
  if (links.get(linkId)?.scoreMaximum === undefined) return undefined;
  const column = scores.get(linkId) ?? new Map<string, Score>();
  scores.set(linkId, column);
  return column;
}

type Taking = { readonly column: Map<string, Score>; readonly score: unknown };

function take(state: LtiState, reply: FastifyReply, { column, score }: Taking): FastifyReply {
  if (!isScore(score) || !state.people.has(score.userId))
    return reply.status(400).send({ error: 'no score' });
  const before = column.get(score.userId);
  if (before && Date.parse(before.timestamp) >= Date.parse(score.timestamp))
    return reply.status(409).send({ error: 'not newer' });
  column.set(score.userId, score);
  state.taken.push(score);
  return reply.status(204).send();
}

/** Names and Role Provisioning Services 2.0, a page at a time. */
function roster(app: FastifyInstance, state: LtiState): void {
  app.get('/courses/:courseId/members', async (request, reply) => {
    if (!isAllowed(state, request, SCOPES.members)) return reply.status(401).send({ error: 'no token' });
    const { course, people, origin } = state;
    const from = Number((request.query as { from?: string }).from ?? 0);
    const all = [...people.values()];
    const url = `${origin}/courses/${course.id}/members`;
    if (from + MEMBERS_PER_PAGE < all.length)
      reply.header('link', `<${url}?from=${from + MEMBERS_PER_PAGE}>; rel="next"`);
    const members = all.slice(from, from + MEMBERS_PER_PAGE).map(({ id, name, email, role }) => ({
      status: 'Active',
      user_id: id,
      name,
      ...(email !== undefined && { email }),
      roles: [role],
    }));
    return reply.type(MEMBERS_TYPE).send(JSON.stringify({ id: url, context: course, members }));
  });
}
