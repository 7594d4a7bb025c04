import type { ConsoleEvent } from '@abhyas/contract/console';
import type { RunOutcome } from '@abhyas/queue/job';
import type { WatchKey } from '@abhyas/queue/run-watch';

import { GREETING } from '../../platform/http/event-streams.ts';
import { Ticker } from './ticker.ts';
import { endOf, type ConsoleContext } from './console.service.ts';
import { CONSOLE_DEADLINE_MS } from './run-limits.ts';

/** This often it is said, and looked whether whoever listens is still signed in: of all of them at once. */
const stillThere = new Ticker(5000);

type Following = {
  readonly run: { readonly runId: string };
  readonly key: WatchKey;
  /** The last piece that is known already. */
  readonly after: number;
  readonly signal: AbortSignal;
  readonly isStillTheirs: () => Promise<boolean>;
};

/** Lines of the stream, from many sources in one order. */
class Lines {
  readonly #waiting: string[] = [];
  #bell = Promise.withResolvers<void>();
  #over = false;

  add(line: string): void {
    this.#waiting.push(line);
    this.#bell.resolve();
  }

  event(event: ConsoleEvent, seq?: number): void {
    this.add(`${seq === undefined ? '' : `id: ${seq}\n`}data: ${JSON.stringify(event)}\n\n`);
  }

  end(): void {
    this.#over = true;
    this.#bell.resolve();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (;;) {
      yield* this.#waiting.splice(0);
      if (this.#waiting.length > 0) continue;
      if (this.#over) return;
      await this.#bell.promise;
      this.#bell = Promise.withResolvers();
    }
  }
}

/** What happens at a console, as server-sent events: its place in the queue, its pieces, its end (CONSOLE-7). */
export async function* followConsole(context: ConsoleContext, following: Following): AsyncGenerator<string> {
  const { signal, isStillTheirs } = following;
  const lines = new Lines();
  const over = new AbortController();
  const until = AbortSignal.any([signal, over.signal]);
  until.addEventListener('abort', () => lines.end(), { once: true });
  const leave = stillThere.listen(() => {
    lines.add(': still there\n\n');
    // A database that cannot be reached says nothing about the session: the next check comes soon.
    void isStillTheirs().then(
      (isTheirs) => isTheirs || over.abort(),
      () => undefined,
    );
  });
  lines.add(GREETING);
  const begun = new AbortController();
  if (following.after > 0) begun.abort();
  const queued = { ...following, signal: AbortSignal.any([until, begun.signal]) };
  void tellProgress(context, queued, lines);
  const onPiece = (): void => begun.abort();
  void tellPieces(context, { ...following, signal: until, onPiece }, lines).finally(() => over.abort());
  try {
    yield* lines;
  } finally {
    leave();
    over.abort();
  }
}

/** Until it has begun: from then on its pieces show its state. */
async function tellProgress(
  { queue }: ConsoleContext,
  { key, signal }: Following,
  lines: Lines,
): Promise<void> {
  for await (const progress of queue.progress(key, signal)) {
    if (progress.state !== 'finished') lines.event({ kind: 'progress', progress });
  }
}

type Telling = Following & { readonly onPiece: () => void };

async function tellPieces(context: ConsoleContext, following: Telling, lines: Lines): Promise<void> {
  const { queue, texts } = context;
  const { run, signal, onPiece } = following;
  const ended = new AbortController();
  const ending = endingOf(context, following).finally(() => ended.abort());
  let last = following.after;
  for await (const { seq, piece } of queue.interactive.follow(
    run.runId,
    last,
    AbortSignal.any([signal, ended.signal]),
  )) {
    last = seq;
    lines.event(piece, seq);
    onPiece();
  }
  if (signal.aborted) return;
  const outcome = await ending;
  if (outcome === 'away') return;
  for (const { seq, piece } of await queue.interactive.rest(run.runId, last)) lines.event(piece, seq);
  lines.event({ kind: 'ended', end: endOf(outcome, texts) });
}

/** `away`: this process leaves, or has waited long enough; the browser asks another one. */
async function endingOf(
  { queue }: ConsoleContext,
  { run, signal }: Following,
): Promise<RunOutcome | 'lost' | 'away'> {
  if (signal.aborted) return 'away';
  const outcome = await queue.outcome(run.runId, CONSOLE_DEADLINE_MS).catch(() => 'leaving' as const);
  return outcome === 'leaving' || outcome === 'overdue' ? 'away' : outcome;
}
