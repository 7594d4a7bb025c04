import type { Call, CallInput, CallReply } from '@abhyas/contract/call';
import { errorBody } from '@abhyas/contract/errors';
import * as z from 'zod/mini';

import { ApiError } from './api-error.ts';
import { sessionToken } from './session-token.ts';
import { texts } from './texts.ts';

type Input = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
};

type Options = {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page, for what must be saved while leaving. At most 64 kB. */
  readonly keepalive?: boolean;
};

/** Makes a call of the contract and answers its checked reply, or throws an ApiError. */
export async function call<C extends Call>(
  declared: C,
  input: CallInput<C>,
  options: Options = {},
): Promise<CallReply<C>> {
  const parts: Input = input;
  const response = await send(urlOf(declared, parts), {
    method: declared.method,
    headers: headersFor(parts.body),
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    ...options,
  });
  const text = await response.text();
  if (!response.ok) throw faultOf(response.status, text);
  const reply = z.safeParse(declared.reply, parseJson(text));
  if (!reply.success)
    throw new ApiError({ status: response.status, plainText: z.prettifyError(reply.error) });
  return reply.data as CallReply<C>;
}

function headersFor(body: unknown): Record<string, string> {
  const token = sessionToken();
  return {
    accept: 'application/json',
    ...(token ? { 'x-auth-token': token } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

/** The address of a call: parameters escaped into the path, the rest of the query behind it. */
export function urlOf(declared: Call, { params, query }: Input): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = declared.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    const fault = { msg: texts.errors['frame.offline'], code: 'frame.offline' };
    throw new ApiError({ status: 0, errors: [fault], offline: true });
  }
}

function faultOf(status: number, text: string): ApiError {
  const body = z.safeParse(errorBody, parseJson(text));
  if (!body.success) return new ApiError({ status, plainText: text.trimStart().startsWith('<') ? '' : text });
  return new ApiError({
    status,
    errors: body.data.errors.map((fault) => ({ ...fault, msg: wordsFor(fault) })),
  });
}

/** The text in the page's language; texts with values filled in by the server stay as they came. */
function wordsFor({ msg, code }: { msg: string; code: string }): string {
  const known = (texts.errors as Readonly<Record<string, string>>)[code];
  return known === undefined || known.includes('{') ? msg : known;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
