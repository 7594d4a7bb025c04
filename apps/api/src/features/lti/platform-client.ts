import type { Database } from '../../platform/database/database.ts';
import { OutboundError, type Outbound } from '../../platform/outbound/outbound.ts';
import { signAsTool } from './own-keys.service.ts';
import type { Platform } from './platforms.store.ts';

const ASSERTION_LIFE_SECONDS = 120;
const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const TOKEN_MAX_LENGTH = 8192;
/** A token is no longer used when it expires within this time. */
const MARGIN_MS = 60_000;
const TOKENS_MAX = 500;

type Kept = { readonly token: string; readonly until: number };

type Question = {
  readonly platform: Platform;
  readonly scope: string;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Of what is sent, or of what is wanted. */
  readonly type: string;
  readonly body?: string;
};

/** Asks platforms for something in our own name (LTI Security Framework, 4.1). */
export class PlatformClient {
  readonly #db: Database;
  readonly #outbound: Outbound;
  readonly #tokens = new Map<string, Kept>();

  constructor(db: Database, outbound: Outbound) {
    this.#db = db;
    this.#outbound = outbound;
  }

  /** @throws OutboundError when the platform gives no token or does not answer */
  async ask({ platform, scope, url, method, type, body }: Question): Promise<Response> {
    const token = await this.#tokenFor(platform, scope);
    const reply = await this.#outbound(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'GET' ? { accept: type } : { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    });
    // It has forgotten the token, or changed its mind: the next try gets another one.
    if (reply.status === 401) this.#tokens.delete(keyOf(platform, scope));
    return reply;
  }

  async #tokenFor(platform: Platform, scope: string): Promise<string> {
    const key = keyOf(platform, scope);
    const kept = this.#tokens.get(key);
    if (kept && kept.until > Date.now()) return kept.token;
    const fresh = await this.#fetchToken(platform, scope);
    if (this.#tokens.size >= TOKENS_MAX) this.#tokens.clear();
    this.#tokens.set(key, fresh);
    return fresh.token;
  }

  async #fetchToken({ clientId, tokenUrl }: Platform, scope: string): Promise<Kept> {
    const assertion = await signAsTool(
      this.#db,
      { sub: clientId },
      { issuer: clientId, audience: tokenUrl, lifeSeconds: ASSERTION_LIFE_SECONDS },
    );
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: JWT_BEARER,
      client_assertion: assertion,
      scope,
    });
    const reply = await this.#outbound(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: form.toString(),
    });
    const said = (reply.ok ? await reply.json().catch(() => null) : null) as Partial<
      Record<string, unknown>
    > | null;
    const { access_token: token, expires_in: seconds } = said ?? {};
    if (typeof token !== 'string' || token.length > TOKEN_MAX_LENGTH)
      throw new OutboundError(`${tokenUrl}: no token (${reply.status})`);
    const life = typeof seconds === 'number' ? seconds * 1000 : 0;
    return { token, until: Date.now() + life - MARGIN_MS };
  }
}

const keyOf = ({ id, clientId, tokenUrl }: Platform, scope: string): string =>
  JSON.stringify([id, clientId, tokenUrl, scope]);
