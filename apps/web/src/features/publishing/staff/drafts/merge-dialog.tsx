import { staffMessages } from '@abhyas/contract/messages.staff';
import type { MergeChoice, MergeConflict, Merged } from '@abhyas/contract/publishing-merging.staff';
import { fill } from '@abhyas/contract/fill';
import { useEffect, useState } from 'react';

import { formatMoment } from '../../../../lib/dates.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { faultText } from '../../../../staff/fault-text.ts';
import { ConflictField } from './conflict-field.tsx';
import { useTakeIn } from './merge.queries.ts';

const words = staffMessages.drafts.merge;

type Props = { readonly draftId: string; readonly onClose: () => void };

/** Takes what others published into a draft; asks where both changed the same. */
export function MergeDialog({ draftId, onClose }: Props) {
  const takeIn = useTakeIn(draftId);
  const [taken, setTaken] = useState<ReadonlyMap<string, MergeChoice>>(new Map());
  const { mutate } = takeIn;
  const send = (choices: MergeChoice[]): void =>
    mutate(choices, {
      onSuccess: ({ merged, check, replaced }) => {
        if (!merged) return;
        showToast(replaced.length > 0 ? placedToast(replaced) : words.done);
        if (check?.state !== 'passed') onClose();
      },
    });
  useEffect(() => {
    send([]);
    // Asked once, when the window opens: everything later is the teacher's own choice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const conflicts = takeIn.data?.conflicts ?? [];
  const choices = conflicts.flatMap(({ id, seen }) => {
    const choice = taken.get(id);
    return choice?.seen === seen ? [choice] : [];
  });
  const choose = (choice: MergeChoice): void => setTaken(new Map(taken).set(choice.id, choice));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.lead}
      size="large"
      actions={
        <>
          <Button onClick={onClose}>{staffMessages.shell.cancel}</Button>
          <Button
            variant="primary"
            busy={takeIn.isPending}
            disabled={choices.length < conflicts.length || takeIn.isError}
            onClick={() => send(choices)}
          >
            {words.action}
          </Button>
        </>
      }
    >
      <div className="space-y-5 pt-3" aria-live="polite">
        {takeIn.isPending && conflicts.length === 0 && <TextSkeleton lines={4} />}
        {takeIn.data && <Published merged={takeIn.data} />}
        {conflicts.length > 0 && <p>{fill(words.toChoose, { count: conflicts.length })}</p>}
        {conflicts.map((conflict: MergeConflict) => (
          <ConflictField
            key={`${conflict.id} ${conflict.seen}`}
            conflict={conflict}
            choice={taken.get(conflict.id)}
            onChoose={choose}
          />
        ))}
        <p role="alert" className="text-bad empty:hidden">
          {faultText(takeIn.error)}
        </p>
      </div>
    </Dialog>
  );
}

function placedToast(replaced: readonly string[]): { msg: string; type: 'info' } {
  return { msg: fill(words.replaced, { list: replaced.join(', ') }), type: 'info' };
}

/** Who published what since the draft began. */
function Published({ merged: { published } }: { readonly merged: Pick<Merged, 'published'> }) {
  if (published.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line text-small">
      {published.map(({ at, by, draft }) => (
        <li key={at} className="py-2">
          {formatMoment(at)}, {by ?? staffMessages.drafts.nobody}
          {draft !== null && `: “${draft}”`}
        </li>
      ))}
    </ul>
  );
}
