import type { RunProgress } from '@abhyas/contract/running';

import type { Conversation } from './conversation.ts';
import type { RunJob } from './job.ts';
import type { Pace } from './pace.ts';

/** A run that this runner holds, with all that carrying it out takes. */
export type TakenRun = {
  readonly runId: string;
  readonly job: RunJob;
  /** 1 at the first take. */
  readonly attempt: number;
  readonly waitedMs: number;
  /** Aborted when the run is stopped, was lost to another runner, or this one shuts down. */
  readonly signal: AbortSignal;
  /** When its programs go on and when they rest. */
  readonly pace: Pace;
  /** Tells those who look on. Returns at once. */
  readonly report: (progress: RunProgress) => void;
  /** There for an interactive run: somebody talks with its program. */
  readonly conversation?: Conversation;
  /** The test data that the job names. What the queue does not have is not in the answer. */
  readonly readBlobs: (hashes: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
};
