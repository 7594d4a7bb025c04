import type { Seat, SeatText } from '@abhyas/contract/live.staff';
import { fill } from '@abhyas/contract/fill';
import { CODE_KEYS } from '@abhyas/languages/code-keys';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { CodeLines } from '../../../ui/code-lines.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { timeText } from '../../../lib/time-of-day.ts';
import { seatTextQuery } from './live.staff.queries.ts';
import { Replay } from './replay.tsx';
import { SayForm } from './say-form.tsx';

const words = staffMessages.live;

type Props = {
  readonly id: string;
  readonly seat: Seat;
  /** How its text came about can be replayed. */
  readonly recorded: boolean;
  readonly onClose: () => void;
};

/** A learner's text as it is written, what was noted and what was said (EXAMS-15, EXAMS-22, LIVE-2). */
export function TextDialog({ id, seat, recorded, onClose }: Props) {
  const { accountId, name } = seat;
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
        {(text) => <Written id={id} seat={seat} recorded={recorded} text={text} />}
      </Loaded>
    </Dialog>
  );
}

const at = (moment: string): string => timeText(Date.parse(moment));

type WrittenProps = Omit<Props, 'onClose'> & { readonly text: SeatText };

function Written({ id, seat, recorded, text }: WrittenProps) {
  const { code, savedAt, events, notes, assetId, key } = text;
  const part = CODE_KEYS.find((each) => each === key);
  const [line, setLine] = useState<number>();
  const isThere = seat.heardAt !== undefined && seat.handedAt === undefined;
  const now = (
    <>
      <CodeLines
        label={seat.name}
        code={code}
        marked={new Set(line === undefined ? [] : [line])}
        choice={
          isThere
            ? { name: (number) => fill(words.aboutLine, { line: number }), onChoose: setLine }
            : undefined
        }
        className="mt-2 max-h-96"
      />
      {isThere && (
        <SayForm id={id} accountId={seat.accountId} line={line} onGeneral={() => setLine(undefined)} />
      )}
    </>
  );
  return (
    <>
      <p className="text-small text-soft">
        {savedAt === undefined ? words.nothing : fill(words.saved, { at: at(savedAt) })}
        {isThere && ` · ${words.watchedHint}`}
      </p>
      {recorded && assetId !== undefined && part !== undefined ? (
        <Replay of={{ id, accountId: seat.accountId, assetId, part }} name={seat.name}>
          {now}
        </Replay>
      ) : (
        now
      )}
      <Notes notes={notes} />
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

function Notes({ notes }: Pick<SeatText, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <section className="mt-3 text-small">
      <h3 className="font-[600]">{words.notes}</h3>
      <ul>
        {notes.map(({ id, text, line, at: moment, read }) => (
          <li key={id}>
            {line === undefined
              ? fill(words.note, { at: at(moment), text })
              : fill(words.noteLine, { at: at(moment), line, text })}{' '}
            <span className="text-soft">({read ? words.noteRead : words.noteUnread})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
