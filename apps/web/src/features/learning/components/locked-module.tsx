import { fill } from '@abhyas/contract/fill';
import type { SubtopicCard } from '@abhyas/contract/learning';
import { useId } from 'react';

import { formatDate } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ClassCodeForm, useClassCode } from './class-code-form.tsx';

type Props = { readonly subtopic: SubtopicCard; readonly onClose: () => void };

/** What a locked module says (LEARNING-6); who came late to its class enters the code of that day. */
export function LockedModule({ subtopic: { subtopicId, classOn }, onClose }: Props) {
  const { rollout } = texts.learning;
  const formId = useId();
  const entry = useClassCode(subtopicId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={rollout.title}
      description={rollout.text}
      actions={
        <Button type="submit" form={formId} busy={entry.busy} disabled={entry.code.trim() === ''}>
          {rollout.open}
        </Button>
      }
    >
      {classOn !== undefined && (
        <p className="mt-3">{fill(rollout.planned, { date: formatDate(classOn) })}</p>
      )}
      <ClassCodeForm entry={entry} formId={formId} />
    </Dialog>
  );
}

/** The same for who comes to the module by its address. */
export function LockedModuleNote({ subtopicId }: { readonly subtopicId: string }) {
  const { rollout } = texts.learning;
  const formId = useId();
  const entry = useClassCode(subtopicId);
  return (
    <div className="max-w-form">
      <p className="text-reading">{rollout.text}</p>
      <ClassCodeForm entry={entry} formId={formId} />
      <Button
        type="submit"
        form={formId}
        className="mt-5"
        busy={entry.busy}
        disabled={entry.code.trim() === ''}
      >
        {rollout.open}
      </Button>
    </div>
  );
}
