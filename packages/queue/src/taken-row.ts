import type { RunKind } from './slots.ts';

/** A run as the queue hands it to a runner. */
export type TakenRow = {
  readonly run_id: string;
  readonly lease: string;
  readonly job: string;
  readonly attempts: number;
  readonly waited_ms: number;
  readonly visitor: boolean;
  readonly background: boolean;
  /** Its account has used much of late. Not said of an interactive run. */
  readonly heavy?: boolean;
  /** Whether others wait, of any kind. */
  readonly more: boolean;
};

export function kindOf({ visitor, background, heavy }: TakenRow): RunKind {
  if (background) return 'background';
  if (visitor) return 'visitor';
  return heavy === true ? 'heavy' : 'learner';
}
