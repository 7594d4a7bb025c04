import type { FastifyBaseLogger } from 'fastify';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

import { AppError } from '../../../platform/errors.ts';
import { OutboundError } from '../../../platform/outbound/outbound.ts';
import type { Provider } from './provider.store.ts';

/** What is wrong with a provider, in the terms of who asked it. */
export type ProviderTrouble = {
  /** `down`: it did not answer, or not as a provider does. `refused`: it said no. `untrue`: what it said does not hold. */
  readonly kind: 'down' | 'refused' | 'untrue';
  /** The code of `openid-client`, of the provider itself or of the network. It never holds a token. */
  readonly detail: string;
};

/** It answered, but not as a provider that works. */
const NOT_WORKING = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Reads what `openid-client` throws. */
export function troubleOf(error: unknown): ProviderTrouble {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return { kind: 'refused', detail: error.error };
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    return { kind: 'refused', detail: error.cause[0]?.parameters.error ?? 'unauthorized' };
  }
  const outbound = [error, error instanceof Error ? error.cause : undefined].find(
    (each) => each instanceof OutboundError,
  );
  if (outbound) return { kind: 'down', detail: outbound.message };
  const code = error instanceof ClientError ? (error.code ?? '') : '';
  return { kind: NOT_WORKING.has(code) ? 'down' : 'untrue', detail: code };
}

/** What somebody who signs in is told; what it was stands in the log. */
export function faultOfProvider(
  error: unknown,
  { id, name }: Pick<Provider, 'id' | 'name'>,
  log: FastifyBaseLogger,
): AppError {
  const { kind, detail } = troubleOf(error);
  const values = { name };
  if (kind === 'refused' && detail === 'access_denied')
    return new AppError('auth.provider-cancelled', { values });
  log.warn({ provider: id, trouble: kind, detail }, 'no sign-in by a provider');
  return new AppError(kind === 'down' ? 'auth.provider-unreachable' : 'auth.provider-invalid', { values });
}
