import { adminMessages } from '@abhyas/contract/admin-messages';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = {
  /** What will happen, as a question. */
  readonly question: string;
  /** The name of the deed, on its button. */
  readonly action: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ question, action, busy, onConfirm, onClose }: Props) {
  const { shell } = adminMessages;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={shell.confirmTitle}
      description={question}
      actions={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
