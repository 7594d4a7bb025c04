import type { TimeoutKind } from '@abhyas/contract/call';

import { ApiError, type ApiFault } from './api-error.ts';
import { takeEarlyAnswer, type Answer } from './early-answers.ts';
import { pageLanguage } from './page-language.ts';
import { followed, TimeoutError, timeoutFor, withIdleTimeout, type IdleTimer } from './timeouts.ts';
import { sessionToken } from './session-token.ts';
import { texts } from './texts.ts';

export type RequestOptions = {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page, for what must be saved while leaving. At most 64 kB. */
  readonly keepalive?: boolean;
  /** Without it a GET is a read and all else a write. */
  readonly timeout?: TimeoutKind | undefined;
};

type Request = RequestOptions & {
  readonly method: string;
  readonly url: string;
  /** Sent as JSON. */
  readonly body?: unknown;
};

/** Sends a request with the session's token and answers the JSON of its reply, or throws an ApiError. */
export async function request({ method, url, body, ...options }: Request): Promise<unknown> {
  const { signal, keepalive, timeout = method === 'GET' ? 'read' : 'write' } = options;
  const token = sessionToken();
  const json = body === undefined ? undefined : JSON.stringify(body);
  const early = json === undefined ? takeEarlyAnswer(`${method} ${url}`, token) : undefined;
  const init: RequestInit = {
    method,
    headers: headersFor('application/json', json),
    ...(keepalive !== undefined && { keepalive }),
    ...(json !== undefined && { body: json }),
  };
  const ms = timeoutFor(timeout, json?.length ?? 0);
  const sent = withIdleTimeout({ ms, signal }, (timer) => early ?? fetched(url, init, timer));
  const { ok, status, text } = await received(sent, timeout);
  if (!ok) throw faultOf({ status, text, token });
  return parseJson(text);
}

async function fetched(url: string, init: RequestInit, { signal, alive }: IdleTimer): Promise<Answer> {
  const response = followed(await fetch(url, { ...init, signal }), alive);
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** Fetches what is no JSON (a PDF), with the session's token, or throws an ApiError. */
export async function requestBytes(url: string, timeout: TimeoutKind = 'read'): Promise<ArrayBuffer> {
  const token = sessionToken();
  const headers = headersFor('application/json');
  const sent = withIdleTimeout({ ms: timeoutFor(timeout, 0) }, async ({ signal, alive }) => {
    const response = followed(await fetch(url, { headers, signal }), alive);
    return { ok: response.ok, status: response.status, bytes: await response.arrayBuffer() };
  });
  const { ok, status, bytes } = await received(sent, timeout);
  if (!ok) throw faultOf({ status, text: new TextDecoder().decode(bytes), token });
  return bytes;
}

/** What every request carries: the language of its page, and the session's token. */
export function headersFor(accept: string, body?: string): Record<string, string> {
  const token = sessionToken();
  return {
    accept,
    'accept-language': pageLanguage(),
    ...(token ? { 'x-auth-token': token } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

async function received<T>(sent: Promise<T>, timeout: TimeoutKind): Promise<T> {
  try {
    return await sent;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    if (!(cause instanceof TimeoutError)) throw unanswered('frame.offline', true);
    throw unanswered(timeout === 'read' ? 'frame.silent' : 'frame.silent-write', false);
  }
}

function unanswered(
  code: 'frame.offline' | 'frame.silent' | 'frame.silent-write',
  offline: boolean,
): ApiError {
  return new ApiError({ status: 0, errors: [{ msg: texts.errors[code], code }], offline });
}

type Refusal = { readonly status: number; readonly text: string; readonly token: string | null };

function faultOf({ status, text, token }: Refusal): ApiError {
  const errors = faultsIn(parseJson(text));
  if (errors.length === 0)
    return new ApiError({ status, plainText: text.trimStart().startsWith('<') ? '' : text, token });
  return new ApiError({ status, errors, token });
}

/** FRAME-14: server errors arrive as an errors list whose items carry msg. */
function faultsIn(body: unknown): ApiFault[] {
  const list = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : [];
  return Array.isArray(list) ? list.filter(isFault) : [];
}

function isFault(item: unknown): item is ApiFault {
  return (
    typeof item === 'object' &&
    item !== null &&
    'msg' in item &&
    typeof item.msg === 'string' &&
    'code' in item
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
