import { randomUUID } from 'node:crypto';

import { LtiPlatformSimulator } from '@abhyas/simulators/lti/lti-platform-simulator';
import type { JWTPayload } from 'jose';
import { expect } from 'vitest';

import type { TestProduct } from '../../../testing/test-product.ts';

type Staff = Awaited<ReturnType<TestProduct['signInStaff']>>;

export const PUBLIC_URL = 'http://127.0.0.1:3000';

/** A platform that the owner of a product has registered. */
export async function registeredPlatform(
  product: TestProduct,
  owner: Staff,
  { mailDomains = [] }: { readonly mailDomains?: readonly string[] } = {},
): Promise<LtiPlatformSimulator> {
  const platform = new LtiPlatformSimulator();
  await platform.listen();
  platform.use({
    loginUrl: `${PUBLIC_URL}/lti/login`,
    redirectUri: `${PUBLIC_URL}/lti/launch`,
    keysUrl: `${product.app.listeningOrigin}/lti/keys`,
  });
  const form = { name: 'Moodle of Surya College', ...platform.registration, mailDomains };
  const saved = await owner.post(`/api/admin/lti/platforms/${randomUUID()}`, form);
  expect(saved.text).toContain('true');
  return platform;
}

type Answer = { readonly status: number; readonly location: string; readonly text: string };

/** A browser: it keeps our cookie, and nothing else. */
export class TestBrowser {
  readonly #product: TestProduct;
  #cookie = '';

  constructor(product: TestProduct) {
    this.#product = product;
  }

  async send(
    url: string,
    {
      form,
      headers = {},
    }: { readonly form?: URLSearchParams; readonly headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { pathname, search } = new URL(url, PUBLIC_URL);
    const reply = await this.#product.app.inject({
      method: form ? 'POST' : 'GET',
      url: pathname + search,
      headers: {
        ...headers,
        cookie: this.#cookie,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: form.toString() }),
    });
    const set = String(reply.headers['set-cookie'] ?? '');
    if (set !== '') this.#cookie = set.split(';')[0] ?? '';
    return { status: reply.statusCode, location: reply.headers.location ?? '', text: reply.body };
  }

  async call(url: string, body: object, token = ''): Promise<Record<string, unknown> & { status: number }> {
    const reply = await this.#product.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { cookie: this.#cookie, ...(token && { 'x-auth-token': token }) },
    });
    return { ...reply.json<Record<string, unknown>>(), status: reply.statusCode };
  }

  /** To where its platform is asked who it is, as the product says. */
  async begin(platform: LtiPlatformSimulator, personId: string, linkId?: string): Promise<URLSearchParams> {
    const { location } = await this.send(platform.loginUrl(personId, linkId));
    if (!location.startsWith(platform.registration.authUrl)) throw new Error(`led to ${location}`);
    return new URL(location).searchParams;
  }

  /** What the platform answers it is sent on to the product. `claims` overrules what the platform says. */
  async finish(
    platform: LtiPlatformSimulator,
    asked: URLSearchParams,
    claims: JWTPayload = {},
  ): Promise<string> {
    const token = await platform.message(asked, claims);
    return this.present(token, asked.get('state') ?? '');
  }

  /** @returns where the product leads */
  async present(token: string, state: string): Promise<string> {
    const form = new URLSearchParams({ id_token: token, state });
    const { status, location } = await this.send('/lti/launch', { form });
    if (status !== 303) throw new Error(`a launch was answered with ${status}`);
    return location;
  }

  /** Follows a link, or goes to choose one, by the platform's own pages. @returns the code of the launch */
  async launch(platform: LtiPlatformSimulator, personId: string, linkId?: string): Promise<string> {
    const { location } = await this.send(platform.loginUrl(personId, linkId));
    const page = await (await fetch(location)).text();
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
    return codeOf(await this.present(field('id_token'), field('state')));
  }
}

/** Of where a launch that was taken leads. */
export function codeOf(location: string): string {
  expect(location).toMatch(/^\/lti#[\w-]{43}$/);
  return location.slice('/lti#'.length);
}

type Choice = { readonly person: string; readonly assignmentId: string; readonly teacher: Staff };

/** A teacher chooses an assignment for the course. @returns the link that the platform has now */
export async function chooseFor(
  product: TestProduct,
  platform: LtiPlatformSimulator,
  { person, assignmentId, teacher }: Choice,
): Promise<string> {
  const browser = new TestBrowser(product);
  const code = await browser.launch(platform, person);
  const { back } = await browser.call('/api/admin/lti/choose', { code, assignmentId }, teacher.token);
  const { text } = await browser.send(String(back));
  const token = /name="JWT" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const known = new Set(platform.state.links.keys());
  const reply = await fetch(`${platform.state.origin}/chosen`, {
    method: 'POST',
    body: new URLSearchParams({ JWT: token }),
  });
  expect(await reply.text()).toContain('Added: ');
  const [linkId = ''] = [...platform.state.links.keys()].filter((id) => !known.has(id));
  return linkId;
}
