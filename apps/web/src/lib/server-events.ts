import type { CallInput, EventStream } from '@abhyas/contract/call';
import * as z from 'zod/mini';

import { urlOf } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { headersFor } from './request.ts';

type Hearing<S extends EventStream> = {
  /** `number` is there where the stream counts its events. */
  readonly onEvent: (event: z.output<S['event']>, number: number | undefined) => void;
  /** Something came, even if only a sign of life. */
  readonly onHeard: () => void;
  readonly signal: AbortSignal;
};

/**
 * Reads a stream of the contract until it ends.
 * @throws ApiError when it is refused.
 */
export async function readEvents<S extends EventStream>(
  stream: S,
  input: CallInput<S>,
  { onEvent, onHeard, signal }: Hearing<S>,
): Promise<void> {
  const response = await fetch(urlOf(stream, input), { headers: headersFor('text/event-stream'), signal });
  if (!response.ok || !response.body) {
    // Nobody reads what a refusal says: it must not keep the connection open.
    await response.body?.cancel();
    throw new ApiError({ status: response.status });
  }
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onHeard();
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const number = fieldOf(block, 'id: ');
      const event = z.safeParse(stream.event, JSON.parse(fieldOf(block, 'data: ') ?? 'null'));
      if (event.success)
        onEvent(event.data as z.output<S['event']>, number === undefined ? number : Number(number));
    }
  }
}

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.slice(name.length);
