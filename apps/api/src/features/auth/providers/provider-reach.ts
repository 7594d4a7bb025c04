import type { Config } from '../../../config.ts';
import { openOutbound } from '../../../platform/outbound/outbound.ts';
import type { Reach } from './provider-client.ts';

/** Providers are asked as every address is that strangers name (AUTH-44). */
export function reachOf({ privateAddresses }: Pick<Config, 'privateAddresses'>): Reach {
  const ask = openOutbound({ privateAddresses });
  return {
    privateAddresses,
    fetch: (url, { method, headers, body }) =>
      ask(url, { method, headers, ...(body instanceof URLSearchParams && { body: body.toString() }) }),
  };
}
