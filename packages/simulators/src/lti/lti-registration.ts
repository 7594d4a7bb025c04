import type { FastifyInstance, FastifyReply } from 'fastify';

import { SCOPES } from './lti-messages.ts';
import type { LtiState } from './lti-state.ts';

const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const PLATFORM = 'https://purl.imsglobal.org/spec/lti-platform-configuration';

/** What the platform tells of itself (LTI Dynamic Registration, 3.4), as Moodle 4 does. */
function configurationOf({ origin, clientId }: LtiState): Record<string, unknown> {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/auth`,
    token_endpoint: `${origin}/token`,
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: ['RS256'],
    jwks_uri: `${origin}/keys`,
    registration_endpoint: `${origin}/registrations?client=${clientId}`,
    scopes_supported: ['openid', ...Object.values(SCOPES)],
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    claims_supported: ['sub', 'iss', 'name', 'email'],
    [PLATFORM]: {
      product_family_code: 'simulator',
      version: '1',
      messages_supported: [{ type: 'LtiResourceLinkRequest' }, { type: 'LtiDeepLinkingRequest' }],
      variables: [],
    },
  };
}

type Registration = Readonly<Record<string, unknown>> & { readonly redirect_uris: readonly string[] };

const includes = (list: unknown, value: string): boolean => Array.isArray(list) && list.includes(value);

/** What a registration lacks, looked for as Moodle's registration_helper does; undefined: nothing. */
function faultOf(said: Readonly<Record<string, unknown>>): string | undefined {
  const tool = (said[TOOL] ?? {}) as Readonly<Record<string, unknown>>;
  const texts = [said['initiate_login_uri'], said['jwks_uri'], said['client_name']];
  if ([...texts, tool['domain'], tool['target_link_uri']].some((text) => typeof text !== 'string'))
    return 'missing required attribute';
  if (!includes(said['response_types'], 'id_token')) return 'invalid_response_types';
  if (!Array.isArray(said['redirect_uris'])) return 'invalid_redirect_uris';
  if (said['token_endpoint_auth_method'] !== 'private_key_jwt') return 'invalid_token_endpoint_auth_method';
  return said['application_type'] === 'web' ? undefined : 'invalid_application_type';
}

/** Lets tools register themselves, each token once, and keeps what they said. */
export function ltiRegistration(app: FastifyInstance, state: LtiState): void {
  app.get('/openid-configuration', async () => ({ ...configurationOf(state), ...state.configuration }));
  app.get('/register', async (request, reply) => {
    const { tool } = request.query as { readonly tool: string };
    return html(
      reply,
      `<iframe name="tool" title="Tool" src="${initiationOf(state, tool)}"></iframe>${WAIT}`,
    );
  });
  app.post('/registrations', async (request, reply) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!state.registrationTokens.delete(token))
      return reply.status(401).send({ error: 'token_already_used' });
    const said = request.body as Registration;
    const fault = faultOf(said);
    if (fault) return reply.status(400).send({ error: fault });
    state.registered = said;
    state.tool = {
      loginUrl: String(said['initiate_login_uri']),
      redirectUri: said.redirect_uris[0] ?? '',
      keysUrl: String(said['jwks_uri']),
    };
    const tool = { ...(said[TOOL] as object), deployment_id: state.deploymentId };
    return { ...said, client_id: state.clientId, [TOOL]: tool, ...state.answer };
  });
}

/** Where the platform's administrator is brought who registers a tool by its link. */
export function initiationOf(state: LtiState, tool: string): string {
  const token = crypto.randomUUID();
  state.registrationTokens.add(token);
  const url = new URL(tool);
  url.searchParams.set('openid_configuration', `${state.origin}/openid-configuration`);
  url.searchParams.set('registration_token', token);
  return url.href;
}

/** Takes the tool's page away when it says that it is done. */
const WAIT = `<p>Registering</p><script>addEventListener('message', ({ data }) => {
  if (data.subject !== 'org.imsglobal.lti.close') return;
  document.querySelector('iframe').remove();
  document.querySelector('p').textContent = 'The tool is registered here.';
})</script>`;

const html = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><title>Register a tool</title>${body}</html>`);
