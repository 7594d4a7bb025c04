import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from './public-addresses.ts';

/** How long an answer may take, from the first byte sent to the last one read. */
const TIMEOUT_MS = 8000;
const BODY_BYTES_MAX = 1_000_000;

/** The end of what is said of an address in a private network. */
export const NOT_PUBLIC = 'not on the internet';

/** An address that we do not ask, or an answer that did not come. Nobody is told more: the log knows. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
}

type Question = {
  readonly method?: string | undefined;
  readonly headers?: Headers | Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
};

/** Asks a server whose address somebody typed in or sent. It follows no redirects. @throws OutboundError */
export type Outbound = (url: string, question?: Question) => Promise<Response>;

type Allowed = {
  /** Also servers in our own network, and by plain HTTP: for development, and where an owner's server stands there. */
  readonly privateAddresses: boolean;
};

/**
 * Requests to addresses that are not ours to choose: by https alone, to servers on the internet alone, so that nobody
 * makes us ask what only we can reach. The name is resolved once, and what it resolves to is what is asked.
 */
export function openOutbound({ privateAddresses }: Allowed): Outbound {
  return async (address, question = {}) => {
    const url = new URL(address);
    const fault = faultOf(url, privateAddresses);
    if (fault !== undefined) throw new OutboundError(`${url.host}: ${fault}`);
    return ask(url, question, privateAddresses ? undefined : resolvePublic);
  };
}

/** Whether an address may be asked, as far as it can be told from the address alone. */
export function isAskable(address: string, { privateAddresses }: Allowed): boolean {
  return URL.canParse(address) && faultOf(new URL(address), privateAddresses) === undefined;
}

function faultOf(
  { protocol, hostname, username, password }: URL,
  isPrivateFine: boolean,
): string | undefined {
  if (protocol !== 'https:' && !(isPrivateFine && protocol === 'http:')) return 'not https';
  if (username !== '' || password !== '') return 'with a password in its address';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!isPrivateFine && isIP(host) !== 0 && !isPublicAddress(host)) return NOT_PUBLIC;
  return undefined;
}

/** Every address of the name has to be public: which of them is asked is not known beforehand. */
const resolvePublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new OutboundError(`${hostname}: ${NOT_PUBLIC}`), '', 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

function ask(url: URL, { method = 'GET', headers, body }: Question, lookup: LookupFunction | undefined) {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise<Response>((answered, refuse) => {
    const fail = (error: unknown): void => refuse(new OutboundError(`${url.host}: ${String(error)}`));
    const sent = request(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
      ...(lookup && { lookup }),
    });
    sent.on('error', fail);
    sent.on('response', (message) => {
      readBody(message).then((bytes) => answered(toResponse(message, bytes)), fail);
    });
    sent.end(body);
  });
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of message as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > BODY_BYTES_MAX) throw new Error('answers too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function toResponse({ statusCode = 500, headers }: IncomingMessage, body: Buffer): Response {
  const known = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  const hasNoBody = [204, 205, 304].includes(statusCode);
  return new Response(hasNoBody ? null : new Uint8Array(body), { status: statusCode, headers: known });
}
