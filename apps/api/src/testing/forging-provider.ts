import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';

import { close, listen } from './foreign-provider.ts';

/** How the next token is made otherwise than it should be. */
export type Forgery = {
  readonly claims?: JWTPayload;
  readonly signedBy?: 'somebody else' | 'nobody';
  /** What the provider calls itself in the query with which the browser comes back. */
  readonly iss?: string;
};

/** A provider that answers a code with whatever token a test wants: what a provider that others wrote would not do. */
export async function startForgingProvider() {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let forgery: Forgery = {};
  let nonce = '';
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const sign = (claims: JWTPayload): Promise<string> | string => {
    if (forgery.signedBy === 'nobody') return new UnsecuredJWT(claims).encode();
    const key = forgery.signedBy === 'somebody else' ? other.privateKey : own.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);
  };
  const token = async () => {
    const now = Math.floor(Date.now() / 1000);
    const person = { sub: 'somebody', email: 'somebody@college.example', email_verified: true };
    const claims = {
      iss: issuer,
      aud: 'abhyas',
      iat: now,
      exp: now + 60,
      nonce,
      ...person,
      ...forgery.claims,
    };
    return { access_token: 'x', token_type: 'Bearer', id_token: await sign(claims) };
  };
  const documents: Record<string, () => object | Promise<object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/keys': () => ({ keys: [jwk] }),
    '/token': token,
  };
  const answer = async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const document = await documents[url]?.();
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(document ?? {}));
  };
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    /** Sends the browser back at once, with a code that is good for a token made like this. */
    visit: (url: string, made: Forgery): string => {
      const asked = new URL(url).searchParams;
      nonce = asked.get('nonce') ?? '';
      forgery = made;
      const state = asked.get('state') ?? '';
      return new URLSearchParams({ code: 'good', state, iss: made.iss ?? issuer }).toString();
    },
    close: () => close(server),
  };
}
