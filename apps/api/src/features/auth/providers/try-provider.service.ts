import type { Finding, FindingKind } from '@abhyas/contract/auth.staff';
import { ClientError, type Configuration } from 'openid-client';

import type { AppContext } from '../../../platform/app-context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isAskable, NOT_PUBLIC } from '../../../platform/outbound/outbound.ts';
import { discover, refusalOf, type Reach } from './provider-client.ts';
import { troubleOf } from './provider-faults.ts';
import { returnAddress } from './provider-sign-in.service.ts';
import { findProvider, type Provider } from './provider.store.ts';
import { readIssuer } from './providers.service.ts';

const finding = (what: FindingKind, detail = ''): Finding => ({ what, detail });

type Given = {
  readonly id?: string | undefined;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/**
 * Tries what stands in the form. The stored secret goes to the issuer that it is stored for, and to no other.
 * @throws AppError for what is no issuer, 404 for a provider that is gone
 */
export async function tryGivenProvider(
  context: Pick<AppContext, 'config' | 'db'> & { readonly reach: Reach },
  { id, issuer, clientId, clientSecret }: Given,
): Promise<Finding[]> {
  const stored = id === undefined ? undefined : await findProvider(context.db, id);
  if (id !== undefined && !stored) throw new AppError('staff.entry-unknown');
  const provider = {
    issuer: stored?.issuer ?? readIssuer(issuer),
    clientId: clientId.trim(),
    clientSecret: clientSecret.trim() || (stored?.clientSecret ?? ''),
  };
  return tryProvider(context.reach, provider, returnAddress(context));
}

/**
 * What an owner learns of a provider before learners meet it: whether it is there, calls itself as it was typed, offers
 * what is needed, and knows us. Nobody signs in by it.
 */
async function tryProvider(
  reach: Reach,
  provider: Pick<Provider, 'issuer' | 'clientId' | 'clientSecret'>,
  redirectUri: string,
): Promise<Finding[]> {
  if (!isAskable(provider.issuer, reach)) {
    const { protocol, host } = new URL(provider.issuer);
    return [protocol === 'https:' ? finding('private', host) : finding('not-https')];
  }
  let configuration: Configuration;
  try {
    configuration = await discover(reach, provider);
  } catch (error) {
    return [discoveryFinding(error)];
  }
  const missing = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'].filter(
    (name) => typeof configuration.serverMetadata()[name] !== 'string',
  );
  if (missing.length > 0) return [finding('incomplete', missing.join(', '))];
  const answers = await Promise.all([keysFinding(reach, configuration), knowsUs(configuration, redirectUri)]);
  return [
    finding('found', configuration.serverMetadata().issuer),
    ...offerFindings(configuration),
    ...answers,
  ];
}

function discoveryFinding(error: unknown): Finding {
  if (error instanceof ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
    return finding('other-issuer', issuerIn(error.cause));
  }
  const { kind, detail } = troubleOf(error);
  if (detail.endsWith(NOT_PUBLIC)) return finding('private', detail.split(':', 1)[0]);
  if (detail === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || detail === 'OAUTH_RESPONSE_IS_NOT_JSON') {
    return finding('no-document');
  }
  return finding(kind === 'down' ? 'unreachable' : 'no-document', detail);
}

/** How the provider calls itself, cut to what fits a line. */
function issuerIn(cause: unknown): string {
  const { body } = (cause ?? {}) as { readonly body?: { readonly issuer?: unknown } };
  return typeof body?.issuer === 'string' ? body.issuer.slice(0, 200) : '';
}

/** What is said to be offered; what a document leaves out has the standard's own value. */
function offerFindings(configuration: Configuration): Finding[] {
  const server = configuration.serverMetadata();
  return [
    ...(server.supportsPKCE() ? [] : [finding('no-pkce')]),
    ...(server.scopes_supported?.includes('email') === false ? [finding('no-email')] : []),
    ...(server.claims_supported?.includes('email_verified') === false ? [finding('no-verified')] : []),
  ];
}

async function keysFinding({ fetch }: Reach, configuration: Configuration): Promise<Finding> {
  const url = configuration.serverMetadata().jwks_uri ?? '';
  try {
    const answer = await fetch(url, {
      method: 'GET',
      headers: { accept: 'application/json' },
      body: undefined,
      redirect: 'manual',
    });
    const { keys } = (await answer.json()) as { readonly keys?: unknown };
    return Array.isArray(keys) && keys.length > 0 ? finding('keys') : finding('no-keys');
  } catch {
    return finding('no-keys');
  }
}

/** A code that nobody gave: who knows us refuses the code, who does not refuses us. */
async function knowsUs(configuration: Configuration, redirectUri: string): Promise<Finding> {
  const { kind, detail } = troubleOf(await refusalOf(configuration, redirectUri));
  if (kind === 'refused' && detail === 'invalid_grant') return finding('client-known');
  if (kind === 'refused' && UNKNOWN_CLIENT.has(detail)) return finding('client-refused', detail);
  return finding('client-unclear', detail);
}
const UNKNOWN_CLIENT = new Set(['invalid_client', 'unauthorized_client']);
