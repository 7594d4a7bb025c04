import { createHash } from 'node:crypto';
import type { Judging } from '../release-assets.ts';

/** Names all that a verdict depends on beside the program: when it stays the same, every verdict stays. */
export function judgingHash({ limits, checker, tests }: Judging): string {
  const data = tests.map(({ inputHash, answerHash }) => [inputHash, answerHash]);
  return createHash('sha256')
    .update(JSON.stringify([limits, checker, data]))
    .digest('hex');
}
