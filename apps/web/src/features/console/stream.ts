import { consoleEvent, consoleEvents, type ConsoleEvent } from '@abhyas/contract/console';
import * as z from 'zod/mini';

import { ApiError } from '../../lib/api-error.ts';
import { pageLanguage } from '../../lib/page-language.ts';
import { sessionToken } from '../../lib/session-token.ts';

/** The server sends a sign of life every 5 seconds. After this long without one the connection is dead. */
const SILENT_MS = 12_000;

type Reading = {
  readonly runId: string;
  /** The last piece that was heard. */
  readonly after: number;
  /** Something arrived, even if only a sign of life. */
  readonly onAlive: () => void;
  readonly onEvent: (event: ConsoleEvent, seq: number | undefined) => void;
  readonly signal: AbortSignal;
};

/** Reads a console's stream until it ends. Throws when it cannot be read, or nothing more is heard. */
export async function readStream({ runId, after, onAlive, onEvent, signal }: Reading): Promise<void> {
  const line = new AbortController();
  const cut = (): void => line.abort();
  signal.addEventListener('abort', cut);
  if (signal.aborted) cut();
  let silence = setTimeout(cut, SILENT_MS);
  const heard = (): void => {
    clearTimeout(silence);
    silence = setTimeout(cut, SILENT_MS);
    onAlive();
  };
  try {
    await read({ runId, after, onAlive: heard, onEvent, signal: line.signal });
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cut);
    // Nobody reads the body of a refusal: it must not keep the connection open.
    cut();
  }
}

async function read({ runId, after, onAlive, onEvent, signal }: Reading): Promise<void> {
  const token = sessionToken();
  const response = await fetch(`${consoleEvents.path.replace(':runId', runId)}?after=${after}`, {
    headers: {
      accept: 'text/event-stream',
      'accept-language': pageLanguage(),
      ...(token !== null && { 'x-auth-token': token }),
    },
    signal,
  });
  if (!response.ok || !response.body) throw new ApiError({ status: response.status, plainText: '' });
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onAlive();
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) tell(block, onEvent);
  }
}

function tell(block: string, onEvent: Reading['onEvent']): void {
  const lines = block.split('\n');
  const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length);
  if (data === undefined) return;
  const event = z.safeParse(consoleEvent, JSON.parse(data));
  const id = lines.find((line) => line.startsWith('id: '))?.slice('id: '.length);
  if (event.success) onEvent(event.data, id === undefined ? undefined : Number(id));
}
