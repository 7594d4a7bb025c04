import { ApiError, type ApiFault } from './api-error.ts';
import { takeEarlyAnswer, type Answer } from './early-answers.ts';
import { pageLanguage } from './page-language.ts';
import { sessionToken } from './session-token.ts';
import { texts } from './texts.ts';

export type RequestOptions = {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page, for what must be saved while leaving. At most 64 kB. */
  readonly keepalive?: boolean;
};

type Request = RequestOptions & {
  readonly method: string;
  readonly url: string;
  /** Sent as JSON. */
  readonly body?: unknown;
};

/** Sends a request with the session's token and answers the JSON of its reply, or throws an ApiError. */
export async function request({ method, url, body, ...options }: Request): Promise<unknown> {
  const init = { method, headers: headersFor(body), ...options };
  const early = body === undefined ? takeEarlyAnswer(`${method} ${url}`) : undefined;
  const sent = early ?? fetched(url, body === undefined ? init : { ...init, body: JSON.stringify(body) });
  const { ok, status, text } = await received(sent);
  if (!ok) throw faultOf(status, text);
  return parseJson(text);
}

async function fetched(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** Fetches what is no JSON (a PDF), with the session's token, or throws an ApiError. */
export async function requestBytes(url: string): Promise<ArrayBuffer> {
  const response = await received(fetch(url, { headers: headersFor(undefined) }));
  if (!response.ok) throw faultOf(response.status, await response.text());
  return response.arrayBuffer();
}

function headersFor(body: unknown): Record<string, string> {
  const token = sessionToken();
  return {
    accept: 'application/json',
    'accept-language': pageLanguage(),
    ...(token ? { 'x-auth-token': token } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

async function received<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    const fault = { msg: texts.errors['frame.offline'], code: 'frame.offline' };
    throw new ApiError({ status: 0, errors: [fault], offline: true });
  }
}

function faultOf(status: number, text: string): ApiError {
  const errors = faultsIn(parseJson(text));
  if (errors.length === 0)
    return new ApiError({ status, plainText: text.trimStart().startsWith('<') ? '' : text });
  return new ApiError({ status, errors });
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
