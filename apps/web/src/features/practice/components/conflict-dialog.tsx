import type { CodeConflict } from '@abhyas/contract/practice';
import type { CodeKey } from '@abhyas/languages/code-keys';

import { texts } from '../../../lib/texts.ts';
import { showErrors } from '../../../ui/api-alerts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { DraftSync } from '../draft-sync.ts';
import { TextDiff } from './text-diff.tsx';

type Props = {
  readonly drafts: DraftSync;
  readonly languageKey: CodeKey;
  readonly conflict: CodeConflict;
  readonly onClose: () => void;
};

/** The same code was changed in two places: both texts are kept, and the learner chooses. */
export function ConflictDialog({ drafts, languageKey, conflict, onClose }: Props) {
  const words = texts.practice.conflict;
  const mine = drafts.codeOf(languageKey);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.text}
      size="large"
      actions={
        <>
          <Button onClick={() => void drafts.takeOther(languageKey).catch(showErrors)}>{words.other}</Button>
          <Button variant="primary" onClick={() => void drafts.restore(languageKey, mine).catch(showErrors)}>
            {words.mine}
          </Button>
        </>
      }
    >
      <TextDiff before={conflict.code} after={mine} legend={words.legend} />
    </Dialog>
  );
}
