import type { Call, CallInput, CallReply } from '@abhyas/contract/call';
import * as z from 'zod/mini';

import { ApiError } from './api-error.ts';
import { request, type RequestOptions } from './request.ts';

type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** Makes a call of the contract and answers its checked reply, or throws an ApiError. */
export async function call<C extends Call>(
  declared: C,
  input: CallInput<C>,
  options: RequestOptions = {},
): Promise<CallReply<C>> {
  const { body }: Input = input;
  const { method, timeout } = declared;
  const answer = await request({ method, url: urlOf(declared, input), body, timeout, ...options });
  const reply = z.safeParse(declared.reply, answer);
  if (!reply.success) throw new ApiError({ status: 200, plainText: z.prettifyError(reply.error) });
  return reply.data as CallReply<C>;
}

/** The address of a call or a stream: parameters escaped into the path, the rest in the query. */
export function urlOf(declared: Pick<Call, 'path'>, { params, query }: Input): string {
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
