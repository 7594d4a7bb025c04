import type { LateText, Seat, Seats as AllSeats } from '@abhyas/contract/exams.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { timeText } from '../exam-time.rules.ts';
import { seatsQuery, useMoveSeat } from './exams.staff.queries.ts';
import { LateDialog } from './late-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';

const words = staffMessages.exams;
const at = (moment: string): string => timeText(Date.parse(moment));
const TONES = { absent: 'plain', sitting: 'note', away: 'bad', asking: 'warn', 'handed-in': 'good' } as const;

type Open = { readonly seat: Seat } | { readonly late: LateText };

type SeatsProps = {
  readonly id: string;
  /** Somebody has handed in or was judged: marks may have changed. */
  readonly onProgress: () => void;
};

/** An exam as it goes on: a tile for each learner, those who need help first (EXAMS-15). */
export function Seats({ id, onProgress }: SeatsProps) {
  const [open, setOpen] = useState<Open>();
  const query = useQuery(seatsQuery(id));
  useProgress(query.data, onProgress);
  const close = (): void => setOpen(undefined);
  return (
    <section className="mb-8" aria-label={words.live}>
      <h2 className="mb-2 text-h3">{words.live}</h2>
      <Loaded query={query} skeleton={<TextSkeleton lines={4} />}>
        {(seats) => (
          <>
            <Late seats={seats} onOpen={(late) => setOpen({ late })} />
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3">
              {seats.seats.map((seat) => (
                <Tile key={seat.accountId} id={id} seat={seat} onOpen={() => setOpen({ seat })} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {open && 'seat' in open && <TextDialog id={id} seat={open.seat} onClose={close} />}
      {open && 'late' in open && <LateDialog id={id} late={open.late} onClose={close} />}
    </section>
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

type TileProps = { readonly id: string; readonly seat: Seat; readonly onOpen: () => void };

function Tile({ id, seat, onOpen }: TileProps) {
  const { name, state, shown, accountId, pasted, left, unjudged } = seat;
  const move = useMoveSeat(id);
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-raised p-3 text-small">
      <span className="flex items-baseline justify-between gap-2">
        <strong className="min-w-0 truncate" title={name}>
          {name}
        </strong>
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      </span>
      <span className="text-soft">
        {[state === 'handed-in' ? '' : shown, timesInWords(seat)].filter(Boolean).join(', ')}
      </span>
      <span className="tabular-nums">{itemsInWords(seat)}</span>
      {pasted + left > 0 && <span className="text-warn">{fill(words.noted, { pasted, left })}</span>}
      {unjudged > 0 && <span className="text-soft">{words.unjudged}</span>}
      <span className="mt-auto flex flex-wrap gap-2 pt-1">
        {state === 'asking' && (
          <Button size="small" busy={move.isPending} onClick={() => move.mutate(accountId)}>
            {words.move}
          </Button>
        )}
        {state !== 'absent' && (
          <Button size="small" variant="quiet" onClick={onOpen}>
            {words.look}
          </Button>
        )}
      </span>
    </li>
  );
}

function timesInWords({
  state,
  heardAt = '',
  endsAt = '',
  handedAt = '',
  handedBy = 'server',
}: Seat): string {
  if (state === 'absent') return '';
  if (state === 'handed-in') return fill(words.handed[handedBy], { at: at(handedAt) });
  if (state === 'away') return fill(words.heard, { at: at(heardAt) });
  return fill(words.ends, { at: at(endsAt) });
}

/** "1: 3/4, fails at 2", a problem each, in the learner's order. */
function itemsInWords({ items }: Seat): string {
  return items
    .map(({ passed, total, test }, place) => {
      const head = `${place + 1}: `;
      if (passed === undefined || total === undefined) return `${head}–`;
      const tests = fill(words.tests, { passed, total });
      return head + (test === undefined ? tests : `${tests} ${fill(words.failing, { test })}`);
    })
    .join('; ');
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
