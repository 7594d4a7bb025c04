import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload, type RemoteJWKSet } from 'jose';

import { AppError } from '../../platform/errors.ts';
import { OutboundError, type Outbound } from '../../platform/outbound/outbound.ts';
import type { Platform } from './platforms.store.ts';

const CLOCK_SKEW_SECONDS = 60;
/** A token is made for the launch under way. */
const TOKEN_LIFE = '10 minutes';
const TOKEN_MAX_LENGTH = 16_384;
/** A key id that is not known makes us ask for the keys again, at most this often: platforms change their keys. */
const REFETCH_COOLDOWN_MS = 1000;
/** How many platforms' keys are remembered; those of others are fetched again. */
const PLATFORMS_MAX = 200;

/** Checks what platforms sign against the keys that they publish. */
export class PlatformKeys {
  readonly #outbound: Outbound;
  /** By address: two platforms of one maker may share theirs. */
  readonly #sets = new Map<string, RemoteJWKSet>();

  constructor(outbound: Outbound) {
    this.#outbound = outbound;
  }

  /**
   * What a platform says in a token.
   * @throws AppError 401 for one that is forged, too old or meant for somebody else; 503 when the platform's keys cannot be
   * fetched
   */
  async read(
    { issuer, clientId, keysUrl }: Pick<Platform, 'issuer' | 'clientId' | 'keysUrl'>,
    token: string,
  ): Promise<JWTPayload> {
    if (token.length > TOKEN_MAX_LENGTH) throw new AppError('lti.invalid');
    try {
      const { payload } = await jwtVerify(token, this.#keysAt(keysUrl), {
        algorithms: ['RS256'],
        issuer,
        audience: clientId,
        requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
        clockTolerance: CLOCK_SKEW_SECONDS,
        maxTokenAge: TOKEN_LIFE,
      });
      if (!isFor(payload, clientId)) throw new AppError('lti.invalid');
      return payload;
    } catch (error) {
      throw toAppError(error);
    }
  }

  #keysAt(url: string): RemoteJWKSet {
    const known = this.#sets.get(url);
    if (known) return known;
    const set = createRemoteJWKSet(new URL(url), {
      cooldownDuration: REFETCH_COOLDOWN_MS,
      [customFetch]: (address, { headers }) => this.#outbound(address, { headers }),
    });
    if (this.#sets.size >= PLATFORMS_MAX) this.#sets.clear();
    this.#sets.set(url, set);
    return set;
  }
}

/** With several audiences the one it was issued to is named (OpenID Connect Core, 3.1.3.7). */
function isFor({ aud, azp }: JWTPayload, clientId: string): boolean {
  const isOneOfMany = Array.isArray(aud) && aud.length > 1;
  return azp === undefined ? !isOneOfMany : azp === clientId;
}

function toAppError(error: unknown): unknown {
  if (error instanceof OutboundError) return new AppError('lti.platform-away');
  if (!(error instanceof errors.JOSEError)) return error;
  if (error instanceof errors.JWTExpired) return new AppError('lti.expired');
  const aboutKeys =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC';
  return new AppError(aboutKeys ? 'lti.platform-away' : 'lti.invalid');
}
