import type { LateText, Seat, Seats as AllSeats } from '@abhyas/contract/live.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { timeText } from '../../../lib/time-of-day.ts';
import { Button } from '../../../ui/button.tsx';
import { seatsQuery } from '../../live/staff/live.staff.queries.ts';
import { Seats } from '../../live/staff/seats.tsx';
import { useMoveSeat } from './exams.staff.queries.ts';
import { LateDialog } from './late-dialog.tsx';

const words = staffMessages.exams;
const at = (moment: string): string => timeText(Date.parse(moment));

type Props = {
  readonly id: string;
  /** Somebody has handed in or was judged: marks may have changed. */
  readonly onProgress: () => void;
};

/** An exam as it goes on, with what a teacher decides in it (EXAMS-20). */
export function ExamSeats({ id, onProgress }: Props) {
  const [late, setLate] = useState<LateText>();
  useProgress(useQuery(seatsQuery(id)).data, onProgress);
  return (
    <>
      <Seats
        id={id}
        renderAbove={(seats) => <Late seats={seats} onOpen={setLate} />}
        renderAction={(seat) => <LetMove id={id} seat={seat} />}
      />
      {late && <LateDialog id={id} late={late} onClose={() => setLate(undefined)} />}
    </>
  );
}

function useProgress(seats: AllSeats | undefined, onProgress: () => void): void {
  const told = useRef(onProgress);
  useEffect(() => {
    told.current = onProgress;
  });
  const progress = seats?.seats
    .map(({ handedAt, unjudged }) => `${handedAt} ${unjudged}`)
    .toSorted()
    .join();
  const before = useRef(progress);
  useEffect(() => {
    if (before.current !== undefined && before.current !== progress) told.current();
    before.current = progress;
  }, [progress]);
}

function LetMove({ id, seat: { state, accountId } }: { readonly id: string; readonly seat: Seat }) {
  const move = useMoveSeat(id);
  if (state !== 'asking') return null;
  return (
    <Button size="small" busy={move.isPending} onClick={() => move.mutate(accountId)}>
      {words.move}
    </Button>
  );
}

type LateProps = { readonly seats: AllSeats; readonly onOpen: (late: LateText) => void };

function Late({ seats: { late, seats }, onOpen }: LateProps) {
  if (late.length === 0) return null;
  const nameOf = (accountId: string): string =>
    seats.find((seat) => seat.accountId === accountId)?.name ?? accountId;
  return (
    <div className="mb-4">
      <h3 className="font-[600]">{words.late}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {late.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 grow basis-60">
              {fill(words.lateLine, {
                name: nameOf(each.accountId),
                title: each.title,
                arrived: at(each.arrivedAt),
                first: at(each.firstAt),
                last: at(each.lastAt),
              })}
            </span>
            {each.decision === undefined ? (
              <Button size="small" onClick={() => onOpen(each)}>
                {words.decide}
              </Button>
            ) : (
              <span className="text-soft">
                {fill(words.decisions[each.decision], { reason: each.reason ?? '' })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
