import type { TimeoutKind } from '@abhyas/contract/call';

/** How long nothing may come before a call is given up, in ms. */
const TIMEOUT_MS: Readonly<Record<TimeoutKind, number>> = {
  brief: 5000,
  read: 15_000,
  write: 20_000,
  // The server gives a run up after 120 s, and has 15 more to record it.
  long: 150_000,
};
/** A connection slower than that (80 kbit/s) is as good as none: so much more time is given to what is sent. */
const BYTES_PER_MS = 10;

/** Nothing came for so long that nobody should wait any longer. */
export class TimeoutError extends Error {
  constructor() {
    super('No answer came in time.');
    this.name = 'TimeoutError';
  }
}

/** How long a call waits for its answer. `bytes` is the size of what it sends. */
export function timeoutFor(timeout: TimeoutKind, bytes: number): number {
  return TIMEOUT_MS[timeout] + bytes / BYTES_PER_MS;
}

type Waiting = {
  /** From one sign of life to the next, at most. */
  readonly ms: number;
  /** The caller's own way to give up. */
  readonly signal?: AbortSignal | undefined;
};

export type IdleTimer = {
  /** Aborts the work when it is given up. */
  readonly signal: AbortSignal;
  /** Tells that something came: the waiting begins again. */
  readonly alive: () => void;
};

/**
 * Does work that waits for a server.
 * @throws TimeoutError when nothing came for too long.
 */
export function withIdleTimeout<T>(
  { ms, signal: outer }: Waiting,
  work: (timer: IdleTimer) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const stop = (): void => over.abort(outer?.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop);
  return new Promise<T>((resolve, reject) => {
    const giveUp = (): void => {
      reject(new TimeoutError());
      over.abort();
    };
    let timer = setTimeout(giveUp, ms);
    const alive = (): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    };
    const end = (): void => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    };
    work({ signal: over.signal, alive }).then(resolve, reject).finally(end);
  });
}

/** The same response; each piece of its body that comes is a sign of life. */
export function followed(response: Response, alive: () => void): Response {
  alive();
  if (!response.body) return response;
  const pass = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      alive();
      controller.enqueue(piece);
    },
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(pass), { status, headers });
}
