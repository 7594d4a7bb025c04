import type { Seat } from '@abhyas/contract/live.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ReactNode } from 'react';

import { timeText } from '../../../lib/time-of-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

const words = staffMessages.live;
const at = (moment: string): string => timeText(Date.parse(moment));
const TONES = {
  absent: 'plain',
  sitting: 'note',
  away: 'bad',
  asking: 'warn',
  'handed-in': 'good',
  done: 'good',
} as const;

type Props = { readonly seat: Seat; readonly onOpen: () => void; readonly children?: ReactNode };

/** The state of one learner (EXAMS-15, LIVE-1). */
export function Tile({ seat, onOpen, children }: Props) {
  const { name, state, shown, pasted, left, unjudged } = seat;
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-raised p-3 text-small">
      <span className="flex items-baseline justify-between gap-2">
        <strong className="min-w-0 truncate" title={name}>
          {name}
        </strong>
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      </span>
      <span className="text-soft">
        {[state === 'handed-in' ? '' : shown, timesInWords(seat)].filter(Boolean).join(' · ')}
      </span>
      <ol className="tabular-nums">
        {seat.items.map((item, index) => (
          <li key={item.assetId} className="break-words">
            {index + 1}: {itemInWords(item)}
          </li>
        ))}
      </ol>
      {pasted + left > 0 && <span className="text-warn">{fill(words.noted, { pasted, left })}</span>}
      {unjudged > 0 && <span className="text-soft">{words.unjudged}</span>}
      <span className="mt-auto flex flex-wrap gap-2 pt-1">
        {children}
        {state !== 'absent' && (
          <Button size="small" variant="quiet" onClick={onOpen}>
            {words.look}
          </Button>
        )}
      </span>
    </li>
  );
}

function timesInWords({ state, heardAt, endsAt, handedAt = '', handedBy = 'server' }: Seat): string {
  if (state === 'handed-in') return fill(words.handed[handedBy], { at: at(handedAt) });
  if (state === 'sitting' && endsAt !== undefined) return fill(words.ends, { at: at(endsAt) });
  return heardAt === undefined ? '' : fill(words.heard, { at: at(heardAt) });
}

/** "3/4, fails at 2, 3 times in a row". */
function itemInWords({ passed, total, test, verdict, error, times = 0 }: Seat['items'][number]): string {
  if (passed === undefined || total === undefined) return '–';
  const failing = test === undefined ? undefined : fill(words.failing, { test });
  const parts = [
    verdict === 'compile-error' ? words.compiles : fill(words.tests, { passed, total }),
    failing,
    error,
    times > 1 && fill(words.again, { times }),
  ];
  return parts.filter(Boolean).join(', ');
}
