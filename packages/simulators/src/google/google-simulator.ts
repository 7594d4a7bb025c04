import { readFile } from 'node:fs/promises';

import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

/** What is in an ID token of Google's, as far as anybody reads it. */
export type GoogleClaims = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  /** Set for addresses that a Google Workspace hosts. */
  readonly hd?: string;
};

const ISSUER = 'https://accounts.google.com';
const CLIENT_ID = 'simulated-client.apps.googleusercontent.com';
const LIFE_SECONDS = 3600;
const KEY_ID = 'simulator-1';

/** Whom the person chose to be in the chooser. */
type CredentialRequest = {
  readonly email: string;
  readonly name: string;
  readonly email_verified?: boolean;
  readonly hd?: string;
  readonly nonce?: string;
};

/** Checked here, because an app that this is registered in may check by schemas of another kind. */
function isCredentialRequest(body: unknown): body is CredentialRequest {
  if (typeof body !== 'object' || body === null) return false;
  const { email, name } = body as Partial<Record<keyof CredentialRequest, unknown>>;
  return typeof email === 'string' && email.length >= 3 && typeof name === 'string';
}

/**
 * Stands in for Google Identity Services where no client id is set, and in tests: a key pair of its own, a
 * key set over HTTP, ID tokens that are really signed, and the browser's script with an account chooser.
 * Everybody may be anybody here, so nothing of it may run in production.
 */
export class GoogleSimulator {
  readonly clientId = CLIENT_ID;
  readonly #server: FastifyInstance = Fastify();
  #keys: Promise<{ privateKey: CryptoKey; publicJwk: JWK }> | undefined;

  /** Serves the key set on a free loopback port. @returns its address */
  async listen(): Promise<URL> {
    await this.#server.register(this.routes);
    return new URL('/certs', await this.#server.listen({ host: '127.0.0.1', port: 0 }));
  }

  async close(): Promise<void> {
    await this.#server.close();
  }

  /** `client.js` and `credential` for the browser, `certs` for the server. */
  readonly routes: FastifyPluginAsync = async (app) => {
    app.get('/certs', async () => ({ keys: [(await this.#keyPair()).publicJwk] }));

    app.get('/client.js', async (_request, reply) => {
      const script = await readFile(new URL('./gsi-client.js', import.meta.url), 'utf8');
      return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script);
    });

    app.post('/credential', async (request, reply) => {
      if (!isCredentialRequest(request.body))
        return reply.status(400).send({ error: 'email and name are needed' });
      const { email, name, email_verified = true, hd, nonce } = request.body;
      const claims: GoogleClaims = { sub: subjectOf(email), email, name, email_verified, ...(hd && { hd }) };
      reply.header('cache-control', 'no-store');
      return { credential: await this.issue({ ...claims, ...(nonce && { nonce }) }) };
    });
  };

  /** Signs an ID token. `claims` may also overrule what is in every token, to make a faulty one. */
  async issue(claims: GoogleClaims & JWTPayload): Promise<string> {
    const { privateKey } = await this.#keyPair();
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: ISSUER,
      azp: CLIENT_ID,
      aud: CLIENT_ID,
      iat: now,
      nbf: now,
      exp: now + LIFE_SECONDS,
      jti: crypto.randomUUID(),
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
      .sign(privateKey);
  }

  /** Made when first needed: drawing an RSA key takes a while. */
  #keyPair() {
    this.#keys ??= generateKeyPair('RS256').then(async ({ privateKey, publicKey }) => ({
      privateKey,
      publicJwk: { ...(await exportJWK(publicKey)), kid: KEY_ID, use: 'sig', alg: 'RS256' },
    }));
    return this.#keys;
  }
}

/** Google's subject: 21 digits, the same for the same person. */
function subjectOf(email: string): string {
  let sum = 7n;
  for (const byte of new TextEncoder().encode(email.toLowerCase())) {
    sum = (sum * 1_000_003n + BigInt(byte)) % 10n ** 20n;
  }
  return `1${String(sum).padStart(20, '0')}`;
}
