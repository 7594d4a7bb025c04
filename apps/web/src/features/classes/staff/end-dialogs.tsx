import type { ClassAction, LiveClass } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { formatDate } from '../../../lib/dates.ts';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { faultText } from '../../../staff/fault-text.ts';
import { knownReceivers, ReceiversFault } from '../../../staff/receivers-fault.tsx';
import { receiversQuery, useEndClass, useUndoDone } from './changes.queries.ts';
import { AffectedLearners } from './affected-learners.tsx';

const words = staffMessages.classes.live;

type Props = { readonly live: LiveClass; readonly onClose: () => void };

const ENDINGS = {
  cancel: { label: words.cancel, question: words.cancelConfirm },
  delete: { label: words.delete, question: words.deleteConfirm },
} as const;

/** Cancels or deletes a planned class, once it is seen who is told. */
export function EndDialog({ live, action, onClose }: Props & { readonly action: 'cancel' | 'delete' }) {
  const { label, question } = ENDINGS[action];
  const end = useEndClass(live.id, action);
  return (
    <ActionDialog
      live={live}
      action={action}
      label={label}
      question={question}
      call={end}
      onClose={onClose}
    />
  );
}

/** Takes "class done" back, once it is seen for whom the module closes. */
export function UndoDoneDialog({ live, onClose }: Props) {
  const undo = useUndoDone(live.id);
  return (
    <ActionDialog
      live={live}
      action="undo-done"
      label={words.undoDone}
      question={words.undoDoneConfirm}
      call={undo}
      onClose={onClose}
    />
  );
}

type ActionProps = Props & {
  readonly action: ClassAction;
  readonly label: string;
  readonly question: string;
  readonly call: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (set: string, options: { readonly onSuccess: () => void }) => void;
  };
};

function ActionDialog({ live, action, label, question, call, onClose }: ActionProps) {
  const receivers = useQuery(receiversQuery(live.id, action));
  const shown = knownReceivers(receivers);
  const asked = fill(question, { title: live.title, date: formatDate(live.plannedFor) });
  return (
    <ConfirmDialog
      question={faultText(call.error) ?? asked}
      details={
        <>
          {shown && <AffectedLearners shown={shown} />}
          <ReceiversFault query={receivers} />
        </>
      }
      action={label}
      busy={call.isPending}
      disabled={!shown}
      onConfirm={() => shown && call.mutate(shown.set, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
