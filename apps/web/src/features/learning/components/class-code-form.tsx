import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { ApiError } from '../../../lib/api-error.ts';
import { texts } from '../../../lib/texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { useOpenModule } from '../learning.queries.ts';
import { lessonPath } from '../learning.rules.ts';

/** The day's code that opens a locked module, and the action; the screen places the button. */
export function useClassCode(subtopicId: string) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const open = useOpenModule(subtopicId);
  const fault = open.error instanceof ApiError ? open.error.errors[0]?.msg : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (open.isPending || code.trim() === '') return;
    open.mutate(code, { onSuccess: () => void navigate(lessonPath(subtopicId)) });
  }
  return {
    submit,
    code,
    setCode,
    busy: open.isPending,
    fault: fault ?? (open.isError ? texts.errors['frame.unavailable'] : undefined),
  };
}

type Props = { readonly entry: ReturnType<typeof useClassCode>; readonly formId: string };

/** For learners who came late to the class. */
export function ClassCodeForm({ entry: { submit, code, setCode, fault }, formId }: Props) {
  const { rollout } = texts.learning;
  return (
    <form id={formId} noValidate onSubmit={submit} className="mt-5">
      <TextField
        label={rollout.code}
        hint={rollout.late}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={fault}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </form>
  );
}
