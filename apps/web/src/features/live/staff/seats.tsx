import type { Seat, Seats as AllSeats } from '@abhyas/contract/live.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { difficultiesOf } from './difficulties.rules.ts';
import { seatsQuery } from './live.staff.queries.ts';
import { TextDialog } from './text-dialog.tsx';
import { Tile } from './tile.tsx';

const words = staffMessages.live;

type Props = {
  readonly id: string;
  /** What stands above the tiles. */
  readonly renderAbove?: (seats: AllSeats) => ReactNode;
  /** What can be done for a learner beside looking. */
  readonly renderAction?: (seat: Seat) => ReactNode;
};

/** An exam or a lab as it goes on: a tile for each learner, those who need help first (EXAMS-15, LIVE-1). */
export function Seats({ id, renderAbove, renderAction }: Props) {
  const [open, setOpen] = useState<Seat>();
  const query = useQuery(seatsQuery(id));
  return (
    <section className="mb-8" aria-label={words.title}>
      <h2 className="mb-2 text-h3">{words.title}</h2>
      <Loaded query={query} skeleton={<TextSkeleton lines={4} />}>
        {(seats) => (
          <>
            {renderAbove?.(seats)}
            <Difficulties seats={seats} />
            {seats.seats.length === 0 && <EmptyState title={words.nobody} />}
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3">
              {seats.seats.map((seat) => (
                <Tile key={seat.accountId} seat={seat} onOpen={() => setOpen(seat)}>
                  {renderAction?.(seat)}
                </Tile>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {open && (
        <TextDialog
          id={id}
          seat={open}
          recorded={query.data?.recorded ?? false}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** What several learners fail at: it is said once, to all (LIVE-1). */
function Difficulties({ seats }: { readonly seats: AllSeats }) {
  const shared = difficultiesOf(seats);
  if (shared.length === 0) return null;
  return (
    <div className="mb-4">
      <h3 className="font-[600]">{words.common}</h3>
      <ul className="text-small">
        {shared.map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
