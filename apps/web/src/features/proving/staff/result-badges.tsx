import { staffMessages } from '@abhyas/contract/messages.staff';
import type { VerificationLine } from '@abhyas/contract/proving.staff';

import { countText } from '../../../lib/counts.ts';
import { Badge } from '../../../ui/badge.tsx';

const words = staffMessages.proving;

type Props = {
  readonly faults: number;
  readonly survivors: number;
  /** Whether all that is asked about it is known. */
  readonly ended: boolean;
  /** What nothing shows, in a few words each. */
  readonly open: readonly string[];
};

/** What a verification found, in a word or two. */
export function ResultBadges({ faults, survivors, ended, open }: Props) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {faults > 0 && <Badge tone="bad">{countText(words.faultCount, faults)}</Badge>}
      {survivors > 0 && <Survivors count={survivors} />}
      {open.map((each) => (
        <Badge key={each} tone="warn">
          {each}
        </Badge>
      ))}
      {ended && faults === 0 && open.length === 0 && <Badge tone="good">{words.fine}</Badge>}
      {!ended && faults + survivors === 0 && <Badge>{words.notFinished}</Badge>}
    </span>
  );
}

function Survivors({ count }: { readonly count: number }) {
  return <Badge tone="warn">{countText(words.survivorCount, count)}</Badge>;
}

export function StateBadge({ state }: Pick<VerificationLine, 'state'>) {
  return <Badge tone={state === 'running' ? 'note' : 'plain'}>{words.states[state]}</Badge>;
}
