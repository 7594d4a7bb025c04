import type { TextConflict } from '@abhyas/contract/practice-texts';

import type { SyncedText } from '../../../lib/synced-text/synced-text.ts';
import { texts } from '../../../lib/texts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextDiff } from './text-diff.tsx';

type Props = {
  readonly text: SyncedText;
  readonly conflict: TextConflict;
  readonly onClose: () => void;
  readonly words?: typeof texts.practice.conflict;
  /** The text as people read it. */
  readonly readable?: (text: string) => string;
};

const asItIs = (text: string): string => text;

/** The same text was changed in two places: both are kept, and the learner chooses. */
export function ConflictDialog({
  text,
  conflict,
  onClose,
  words = texts.practice.conflict,
  readable = asItIs,
}: Props) {
  const mine = text.code;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.text}
      size="large"
      actions={
        <>
          <Button onClick={() => void text.takeOther().catch(showErrors)}>{words.other}</Button>
          <Button variant="primary" onClick={() => void text.restore(mine).catch(showErrors)}>
            {words.mine}
          </Button>
        </>
      }
    >
      <TextDiff before={readable(conflict.code)} after={readable(mine)} legend={words.legend} />
    </Dialog>
  );
}
