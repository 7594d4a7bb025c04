import * as openid from 'openid-client';

import { isAskable } from '../../../platform/outbound/outbound.ts';
import type { Provider } from './provider.store.ts';
import { personFrom, type ProviderPerson } from './provider-link.rules.ts';

const SCOPE = 'openid email profile';

/** How a provider is reached. */
export type Reach = {
  /** Also by plain HTTP: in development, and where the operator says so. */
  readonly privateAddresses: boolean;
  readonly fetch: openid.CustomFetch;
};

type Client = Pick<Provider, 'issuer' | 'clientId' | 'clientSecret'>;

/** By the way that the provider offers; what it does not say is `client_secret_basic` by the standard. */
const byWayOffered =
  (secret: string): openid.ClientAuth =>
  (...asked) => {
    const [server] = asked;
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = ways.includes('client_secret_basic') ? openid.ClientSecretBasic : openid.ClientSecretPost;
    way(secret)(...asked);
  };

/**
 * Asks a provider what it is (OpenID Connect Discovery 1.0).
 * @throws what `openid-client` and the guarded fetch throw
 */
export function discover(
  { privateAddresses, fetch }: Reach,
  { issuer, clientId, clientSecret }: Client,
): Promise<openid.Configuration> {
  return openid.discovery(new URL(issuer), clientId, clientSecret, byWayOffered(clientSecret), {
    [openid.customFetch]: fetch,
    execute: [
      // TLS vouches for the token endpoint; the signature vouches for the token, whatever stands between.
      openid.enableNonRepudiationChecks,
      ...(privateAddresses ? [openid.allowInsecureRequests] : []),
    ],
  });
}

/** Where a browser is sent, and what has to be known when it comes back. */
export type Departure = {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** Authorization code with PKCE, state and nonce. Undefined when the provider names no place where browsers may go. */
export async function departTo(
  reach: Reach,
  configuration: openid.Configuration,
  redirectUri: string,
): Promise<Departure | undefined> {
  const codeVerifier = openid.randomPKCECodeVerifier();
  const state = openid.randomState();
  const nonce = openid.randomNonce();
  const place = configuration.serverMetadata().authorization_endpoint;
  if (place === undefined || !isAskable(place, reach)) return undefined;
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, state, nonce, codeVerifier };
}

type Return = Omit<Departure, 'url'> & {
  /** Where the provider sent the browser, with all that it said. */
  readonly address: URL;
};

/**
 * Whom the provider names: code for token, its signature, issuer, audience, time and nonce checked by `openid-client`.
 * Claims that the token leaves out are asked for (userinfo), which many providers want.
 */
export async function personOf(
  configuration: openid.Configuration,
  { address, state, nonce, codeVerifier }: Return,
): Promise<ProviderPerson | undefined> {
  const tokens = await openid.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
  });
  const claims = tokens.claims();
  if (!claims) return undefined;
  const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const more =
    claims['email'] === undefined && hasUserInfo
      ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {};
  return personFrom({ ...more, ...claims });
}

/**
 * Brings a code that nobody was given, to learn whether the provider knows us.
 * @returns what it threw; undefined when it took the code
 */
export async function refusalOf(configuration: openid.Configuration, redirectUri: string): Promise<unknown> {
  const state = openid.randomState();
  const iss = configuration.serverMetadata().issuer;
  const address = new URL(`${redirectUri}?${new URLSearchParams({ code: 'none', state, iss }).toString()}`);
  try {
    const pkceCodeVerifier = openid.randomPKCECodeVerifier();
    await openid.authorizationCodeGrant(configuration, address, { expectedState: state, pkceCodeVerifier });
    return undefined;
  } catch (error) {
    return error;
  }
}
