import { adminMessages } from '@abhyas/contract/admin-messages';
import type { VerificationLine } from '@abhyas/contract/admin-proof';
import { fill } from '@abhyas/contract/fill';

import { Badge } from '../../../../ui/badge.tsx';

const words = adminMessages.proof;

type Props = {
  readonly faults: number;
  readonly survivors: number;
  /** Whether all that is asked about it is known. */
  readonly ended: boolean;
};

/** What a verification found, in a word or two. */
export function ResultBadges({ faults, survivors, ended }: Props) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {faults > 0 && (
        <Badge tone="bad">{faults === 1 ? words.faultsOne : fill(words.faultsMany, { count: faults })}</Badge>
      )}
      {survivors > 0 && (
        <Badge tone="warn">
          {survivors === 1 ? words.survivorsOne : fill(words.survivorsMany, { count: survivors })}
        </Badge>
      )}
      {ended && faults === 0 && <Badge tone="good">{words.fine}</Badge>}
      {!ended && faults === 0 && survivors === 0 && <Badge>{words.notFinished}</Badge>}
    </span>
  );
}

export function StateBadge({ state }: Pick<VerificationLine, 'state'>) {
  return <Badge tone={state === 'running' ? 'note' : 'plain'}>{words.states[state]}</Badge>;
}
