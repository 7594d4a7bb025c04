import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider } from 'oidc-provider';

/** What a provider says of somebody whose login there is the key. */
export type Claims = { readonly email?: string; readonly email_verified?: boolean; readonly name?: string };

/** An OpenID provider that others wrote (`oidc-provider`), on loopback, with a page for logging in. */
export type ForeignProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Says who has a login there; whoever asks may then log in with any password. */
  knows(login: string, claims: Claims): void;
  /** Logs in as a browser would, and agrees; answers the query with which the browser is sent back. */
  visit(url: string, login: string): Promise<string>;
  close(): Promise<void>;
};

const CLIENT = { clientId: 'abhyas', clientSecret: 'a secret of sixty-four letters, known to the two of us' };

export async function startForeignProvider(returnAddress: string): Promise<ForeignProvider> {
  const people = new Map<string, Claims>();
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [returnAddress],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...people.get(login) }),
    }),
    pkce: { required: () => true },
    cookies: { keys: ['for a test alone'] },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    ...CLIENT,
    knows: (login, claims) => void people.set(login, claims),
    visit: (url, login) => visit(url, login, returnAddress),
    close: () => close(server),
  };
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

export function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Follows redirects and fills in the provider's two forms. */
async function visit(url: string, login: string, returnAddress: string): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (target: string, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form && new URLSearchParams(form);
    const method = form ? 'POST' : 'GET';
    const answer = await fetch(target, {
      method,
      redirect: 'manual',
      headers: { cookie },
      ...(body && { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  let target = url;
  let answer = await ask(url);
  for (let steps = 0; steps < 20; steps += 1) {
    const location = answer.headers.get('location');
    if (location !== null) {
      target = new URL(location, target).href;
      if (target.startsWith(returnAddress)) return new URL(target).search.slice(1);
      answer = await ask(target);
      continue;
    }
    const page = await answer.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`the provider has no form here: ${page.slice(0, 500)}`);
    const form = page.includes('name="login"')
      ? { prompt: 'login', login, password: 'x' }
      : { prompt: 'consent' };
    target = new URL(action, target).href;
    answer = await ask(target, form);
  }
  throw new Error('the provider leads in a circle');
}
