import { createHash } from 'node:crypto';

import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type RemoteJWKSet } from 'jose';
import * as z from 'zod';

import { AppError } from '../errors.ts';

/** Somebody, as Google vouches for them. */
export type GooglePerson = {
  readonly issuer: string;
  /** Google's name for the person: stable for life, never given to another. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The Workspace domain that hosts the address. */
  readonly hostedDomain: string | undefined;
  readonly name: string;
  /** The same for every spelling of one token, so that it can be taken once only. */
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
};

/** Both spellings are in Google's guide "Verify the Google ID token on your server side". */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const CLOCK_SKEW_SECONDS = 60;
/** A Google token is about 1.5 kB; more is not looked at. */
const TOKEN_MAX_LENGTH = 8192;
const FETCH_TIMEOUT_MS = 5000;
/** An unknown key id makes us fetch the keys again, at most this often. */
const REFETCH_COOLDOWN_MS = 60_000;
/** How old the keys may get before they are fetched again in the background; until that worked the old ones serve. */
const REFRESH_AFTER_MS = 3_600_000;

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().min(3),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).default(false),
  hd: z.string().min(1).optional(),
  name: z.string().default(''),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  exp: z.number(),
});

/** Checks ID tokens of Google Identity Services against Google's published keys. */
export class GoogleVerifier {
  readonly #clientId: string;
  readonly #keys: RemoteJWKSet;
  #refreshedAt = Date.now();

  constructor({ clientId, keysUrl }: { clientId: string; keysUrl: URL }) {
    this.#clientId = clientId;
    this.#keys = createRemoteJWKSet(keysUrl, {
      timeoutDuration: FETCH_TIMEOUT_MS,
      cooldownDuration: REFETCH_COOLDOWN_MS,
      cacheMaxAge: Infinity,
    });
  }

  /**
   * Who a token speaks of, which has to carry the nonce that its page asked for, if it asked for any. Whether it was used before is for the caller to check, with `tokenHash`.
   * @throws AppError 401 for a token that is forged, expired or meant for somebody else; 503 when Google's
   * keys cannot be fetched
   */
  async verify(idToken: string, nonce?: string): Promise<GooglePerson> {
    if (idToken.length > TOKEN_MAX_LENGTH) throw invalid();
    this.#refreshKeys();
    const parsed = claims.safeParse(await this.#readPayload(idToken));
    if (!parsed.success) throw invalid();
    const { iss, sub, email, email_verified, hd, name, azp, exp } = parsed.data;
    if (azp !== undefined && azp !== this.#clientId) throw invalid();
    if (parsed.data.nonce !== nonce) throw invalid();
    return {
      issuer: iss.replace(/^(?!https:)/, 'https://'),
      subject: sub,
      email,
      emailVerified: email_verified === true || email_verified === 'true',
      hostedDomain: hd,
      name,
      tokenHash: hashOf(idToken),
      expiresAt: new Date(exp * 1000),
    };
  }

  async #readPayload(idToken: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(idToken, this.#keys, {
        algorithms: ['RS256'],
        issuer: ISSUERS,
        audience: this.#clientId,
        requiredClaims: ['exp', 'iat', 'sub', 'email'],
        clockTolerance: CLOCK_SKEW_SECONDS,
      });
      return payload;
    } catch (error) {
      if (isAboutToken(error)) throw invalid();
      throw new AppError('auth.google-unreachable');
    }
  }

  #refreshKeys(): void {
    if (Date.now() - this.#refreshedAt < REFRESH_AFTER_MS) return;
    this.#refreshedAt = Date.now();
    // Google being away is no reason to stop: the keys at hand stay good.
    this.#keys.reload().catch(() => undefined);
  }
}

/** jose's own errors speak of the token, except those that speak of fetching the keys. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  const aboutKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return !aboutKeys && error.code !== 'ERR_JOSE_GENERIC';
}

function invalid(): AppError {
  return new AppError('auth.google-invalid');
}

/** Of what is signed only: the signature's text can be spelt in more ways than one. */
function hashOf(idToken: string): Buffer {
  return createHash('sha256')
    .update(idToken.slice(0, idToken.lastIndexOf('.')))
    .digest();
}
