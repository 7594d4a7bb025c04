import { fill } from '@abhyas/contract/fill';
import type { SubtopicCard } from '@abhyas/contract/learning';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { ApiError } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useOpenModule } from '../learning.queries.ts';

type Props = { readonly subtopic: SubtopicCard; readonly onClose: () => void };

/** What a locked module says (LEARNING-6); who came late to its class enters the code of that day. */
export function LockedModule({ subtopic: { subtopicId, classOn }, onClose }: Props) {
  const { rollout } = texts.learning;
  const formId = useId();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const open = useOpenModule(subtopicId);
  const fault = open.error instanceof ApiError ? open.error.errors[0]?.msg : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (open.isPending || code.trim() === '') return;
    open.mutate(code, { onSuccess: () => void navigate(`/learn/${subtopicId}/root`) });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={rollout.title}
      description={rollout.text}
      actions={
        <Button type="submit" form={formId} busy={open.isPending} disabled={code.trim() === ''}>
          {rollout.open}
        </Button>
      }
    >
      {classOn !== undefined && (
        <p className="mt-3">{fill(rollout.planned, { date: formatDate(classOn) })}</p>
      )}
      <form id={formId} noValidate onSubmit={submit} className="mt-5">
        <TextField
          label={rollout.code}
          hint={rollout.late}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={fault ?? (open.isError ? texts.errors['frame.unavailable'] : undefined)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
