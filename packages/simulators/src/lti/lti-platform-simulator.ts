import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';

import { choosingClaims, linkClaims, signMessage } from './lti-messages.ts';
import { coursePage, formPage } from './lti-pages.ts';
import { initiationOf, ltiRegistration } from './lti-registration.ts';
import { ltiServices } from './lti-services.ts';
import { LtiState, newKey, type CourseLink, type PlatformKey, type Tool } from './lti-state.ts';

const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim';
const LTI = 'https://purl.imsglobal.org/spec/lti/claim';

/** What the tool has to send when it asks who somebody is (LTI Security Framework, 5.1.1.2). */
const ASKED = { scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' };

/**
 * Stands in for the Moodle or Canvas of a college: an LTI 1.3 platform with one course, which launches, takes choices,
 * marks, and gives its roster. It says no to what the specification forbids. Everybody may be anybody here.
 */
export class LtiPlatformSimulator {
  readonly state = new LtiState();
  readonly #server: FastifyInstance = Fastify({ forceCloseConnections: true });
  #keys: PlatformKey[] = [];

  /** Listens on a free loopback port. */
  async listen(): Promise<void> {
    this.#keys = [await newKey('platform-1')];
    const app = this.#server;
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    ltiServices(app, this.state);
    ltiRegistration(app, this.state);
    this.#pages(app);
    app.get('/keys', async () => ({ keys: this.#keys.map(({ publicJwk }) => publicJwk) }));
    this.state.origin = await app.listen({ host: '127.0.0.1', port: 0 });
  }

  async close(): Promise<void> {
    await this.#server.close();
  }

  /** What an owner of the tool enters. */
  get registration() {
    const { origin, clientId, deploymentId } = this.state;
    return {
      issuer: origin,
      clientId,
      deploymentIds: [deploymentId],
      authUrl: `${origin}/auth`,
      tokenUrl: `${origin}/token`,
      keysUrl: `${origin}/keys`,
    };
  }

  use(tool: Tool): void {
    this.state.tool = tool;
  }

  /** Where its administrator is brought who enters a tool's registration link. */
  initiationUrl(link: string): string {
    return initiationOf(this.state, link);
  }

  /** From now on it signs with another key, and publishes that alone. */
  async changeKey(): Promise<void> {
    this.#keys = [await newKey(`platform-${crypto.randomUUID()}`)];
  }

  /** With what the tool would check, for who wants to forge. */
  get publicKey() {
    return this.#key.publicJwk;
  }

  get #key(): PlatformKey {
    const [key] = this.#keys;
    if (!key) throw new Error('the simulated platform does not listen yet');
    return key;
  }

  /** Where a browser begins that follows a link of the course, or is to choose one. */
  loginUrl(personId: string, linkId: string | undefined): string {
    const { tool, origin, clientId, deploymentId } = this.state;
    const url = new URL(tool?.loginUrl ?? '');
    const asked = {
      iss: origin,
      login_hint: personId,
      target_link_uri: tool?.redirectUri ?? '',
      lti_message_hint: linkId ?? 'choose',
      client_id: clientId,
      lti_deployment_id: deploymentId,
    };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return url.href;
  }

  /** A message for whoever asked with these fields. `claims` overrules what is in it. */
  message(asked: URLSearchParams, claims: JWTPayload = {}): Promise<string> {
    const { state } = this;
    const person = state.people.get(asked.get('login_hint') ?? '');
    if (!person) throw new Error('nobody of that name');
    const link = state.links.get(asked.get('lti_message_hint') ?? '');
    const said = link ? linkClaims(state, person, link) : choosingClaims(state, person);
    return signMessage(state, this.#key, { ...said, nonce: asked.get('nonce') ?? '', ...claims });
  }

  #pages(app: FastifyInstance): void {
    app.get('/auth', async (request, reply) => {
      const asked = new URLSearchParams(request.query as Record<string, string>);
      const fault = this.#faultOf(asked);
      if (fault) return reply.status(400).send({ error: fault });
      const fields = { id_token: await this.message(asked), state: asked.get('state') ?? '' };
      return html(reply, formPage(asked.get('redirect_uri') ?? '', fields));
    });
    app.get('/course/:personId', async (request, reply) => {
      const { personId } = request.params as { personId: string };
      const { state } = this;
      const links = [...state.links.values()].map(({ id, title }) => ({
        title,
        url: this.loginUrl(personId, id),
      }));
      return html(reply, coursePage(state.course.title, links, this.loginUrl(personId, undefined)));
    });
    app.post('/chosen', async (request, reply) => {
      const form = request.body as URLSearchParams;
      const links = await this.#choose(form.get('JWT') ?? '');
      return html(reply, `<p>Added: ${links.map(({ title }) => title).join(', ')}</p>`);
    });
  }

  #faultOf(asked: URLSearchParams): string | undefined {
    const wrong = Object.entries(ASKED).find(([name, value]) => asked.get(name) !== value);
    if (wrong) return `${wrong[0]} is wrong`;
    if (asked.get('client_id') !== this.state.clientId) return 'client_id is wrong';
    if (asked.get('redirect_uri') !== this.state.tool?.redirectUri) return 'redirect_uri is not registered';
    if (!asked.get('nonce') || !asked.get('state')) return 'nonce or state is missing';
    return this.state.people.has(asked.get('login_hint') ?? '') ? undefined : 'login_hint is unknown';
  }

  /** Takes what a teacher has chosen in the tool. @throws Error for what is not signed by the tool, or not asked for */
  async #choose(token: string): Promise<CourseLink[]> {
    const { state } = this;
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(state.tool?.keysUrl ?? '')), {
      algorithms: ['RS256'],
      issuer: state.clientId,
      audience: state.origin,
      requiredClaims: ['exp', 'iat', 'nonce'],
    });
    if (payload[`${LTI}/message_type`] !== 'LtiDeepLinkingResponse') throw new Error('no choice');
    if (payload[`${LTI}/deployment_id`] !== state.deploymentId) throw new Error('another deployment');
    if (!state.choosing.delete(String(payload[`${DL}/data`]))) throw new Error('data that nobody sent');
    const items = payload[`${DL}/content_items`] as readonly ContentItem[];
    const links = items.map((item): CourseLink => ({
      id: crypto.randomUUID(),
      title: item.title,
      custom: item.custom ?? {},
      ...(item.lineItem && { scoreMaximum: item.lineItem.scoreMaximum }),
    }));
    for (const link of links) state.links.set(link.id, link);
    return links;
  }
}

type ContentItem = {
  readonly title: string;
  readonly custom?: Readonly<Record<string, string>>;
  readonly lineItem?: { readonly scoreMaximum: number };
};

function html(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><title>Course</title>${body}</html>`);
}
