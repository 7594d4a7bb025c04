import type { Seat, SeatText } from '@abhyas/contract/exams.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';

import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ScrollText } from '../../../ui/scroll-box.tsx';
import { timeText } from '../exam-time.rules.ts';
import { seatTextQuery } from './exams.staff.queries.ts';

const words = staffMessages.exams;

type Props = { readonly id: string; readonly seat: Seat; readonly onClose: () => void };

/** A learner's text as it is written, and what was noted (EXAMS-15). */
export function TextDialog({ id, seat: { accountId, name }, onClose }: Props) {
  const query = useQuery(seatTextQuery(id, accountId));
  const title = query.data?.title;
  return (
    <Dialog
      title={title === undefined ? name : fill(words.textOf, { name, title })}
      open
      onOpenChange={onClose}
      size="large"
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(text) => <Written text={text} />}
      </Loaded>
    </Dialog>
  );
}

const at = (moment: string): string => timeText(Date.parse(moment));

function Written({ text: { code, savedAt, events } }: { readonly text: SeatText }) {
  return (
    <>
      <p className="text-small text-soft">
        {savedAt === undefined ? words.nothing : fill(words.saved, { at: at(savedAt) })}
      </p>
      <ScrollText className="mt-2 max-h-96 rounded-card bg-sunken p-3 text-small">{code}</ScrollText>
      <ul className="mt-3 text-small text-soft">
        {events.map(({ kind, amount = 0, at: moment }) => (
          <li key={`${kind} ${moment}`}>
            {fill(kind === 'paste' ? words.events.paste : words.events.left, {
              at: at(moment),
              amount,
              seconds: Math.round(amount / 1000),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
