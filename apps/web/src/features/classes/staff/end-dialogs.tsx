import type { ClassDeed, LiveClass } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { formatDate } from '../../../lib/dates.ts';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { faultText } from '../../../staff/fault-text.ts';
import { receiversQuery, useEndClass, useUndoDone } from './changes.queries.ts';
import { AffectedLearners } from './affected-learners.tsx';

const words = staffMessages.classes.live;

type Props = { readonly live: LiveClass; readonly onClose: () => void };

const ENDINGS = {
  cancel: { action: words.cancel, question: words.cancelConfirm },
  delete: { action: words.delete, question: words.deleteConfirm },
} as const;

/** Cancels or deletes a planned class, once it is seen who is told. */
export function EndDialog({ live, deed, onClose }: Props & { readonly deed: 'cancel' | 'delete' }) {
  const { action, question } = ENDINGS[deed];
  const end = useEndClass(live.id, deed);
  return (
    <DeedDialog live={live} deed={deed} action={action} question={question} call={end} onClose={onClose} />
  );
}

/** Takes "class done" back, once it is seen for whom the module closes. */
export function UndoDoneDialog({ live, onClose }: Props) {
  const undo = useUndoDone(live.id);
  return (
    <DeedDialog
      live={live}
      deed="undo-done"
      action={words.undoDone}
      question={words.undoDoneConfirm}
      call={undo}
      onClose={onClose}
    />
  );
}

type DeedProps = Props & {
  readonly deed: ClassDeed;
  readonly action: string;
  readonly question: string;
  readonly call: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (set: string, options: { readonly onSuccess: () => void }) => void;
  };
};

function DeedDialog({ live, deed, action, question, call, onClose }: DeedProps) {
  const shown = useQuery(receiversQuery(live.id, deed)).data;
  const asked = fill(question, { title: live.title, date: formatDate(live.plannedFor) });
  return (
    <ConfirmDialog
      question={faultText(call.error) ?? asked}
      details={shown && <AffectedLearners shown={shown} />}
      action={action}
      busy={call.isPending || !shown}
      onConfirm={() => shown && call.mutate(shown.set, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
