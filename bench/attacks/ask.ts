export type AttackRequest = {
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  readonly signal?: AbortSignal;
};

/** One call, sent as a browser sends it. */
export function send(address: string, { path, body, token, signal }: AttackRequest): Promise<Response> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token !== undefined && { 'x-auth-token': token }),
  };
  return fetch(new URL(path, address), {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** One call that has to be answered well. @throws when it is not */
export async function ask<T>(address: string, asked: AttackRequest): Promise<T> {
  const answer = await send(address, asked);
  if (!answer.ok) throw new Error(`${asked.path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
