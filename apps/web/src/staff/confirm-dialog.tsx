import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ReactNode } from 'react';

import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type Props = {
  /** What will happen, as a question. */
  readonly question: string;
  /** Whom it touches, for example. */
  readonly details?: ReactNode;
  /** The name of the action, on its button. */
  readonly action: string;
  readonly busy: boolean;
  /** Whether something that the action needs is not known. */
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  question,
  details,
  action,
  busy,
  disabled = false,
  onConfirm,
  onClose,
}: Props) {
  const { shell } = staffMessages;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={shell.confirmTitle}
      description={question}
      actions={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button variant="danger" busy={busy} disabled={disabled} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {details}
    </Dialog>
  );
}
