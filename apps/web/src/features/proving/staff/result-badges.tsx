import { staffMessages } from '@abhyas/contract/messages.staff';
import type { VerificationLine } from '@abhyas/contract/proving.staff';
import { fill } from '@abhyas/contract/fill';
import type { LanguageIndex } from '@abhyas/languages/index';

import { countText } from '../../../lib/counts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { languageNames } from './proving.rules.ts';

const words = staffMessages.proving;

type Props = {
  readonly faults: number;
  readonly survivors: number;
  /** Whether all that is asked about it is known. */
  readonly ended: boolean;
  /** What no right solution shows: known of a problem, not of a whole verification. */
  readonly unsolvedIn?: readonly LanguageIndex[];
  readonly unsolved?: boolean;
};

/** What a verification found, in a word or two. */
export function ResultBadges({ faults, survivors, ended, unsolvedIn = [], unsolved = false }: Props) {
  const isProved = unsolvedIn.length === 0;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {faults > 0 && <Badge tone="bad">{countText(words.faultCount, faults)}</Badge>}
      {survivors > 0 && <Survivors count={survivors} />}
      {!isProved && <Badge tone="warn">{gapText({ languages: unsolvedIn, unsolved })}</Badge>}
      {ended && faults === 0 && isProved && <Badge tone="good">{words.fine}</Badge>}
      {!ended && faults + survivors === 0 && <Badge>{words.notFinished}</Badge>}
    </span>
  );
}

function Survivors({ count }: { readonly count: number }) {
  return <Badge tone="warn">{countText(words.survivorCount, count)}</Badge>;
}

type Gap = { readonly languages: readonly LanguageIndex[]; readonly unsolved: boolean };

function gapText({ languages, unsolved }: Gap): string {
  return unsolved ? words.unsolved : fill(words.unsolvedIn, { languages: languageNames(languages) });
}

export function StateBadge({ state }: Pick<VerificationLine, 'state'>) {
  return <Badge tone={state === 'running' ? 'note' : 'plain'}>{words.states[state]}</Badge>;
}
