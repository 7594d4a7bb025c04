import type { BatchDetail } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { showToast } from '../../../ui/toasts.ts';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { isTerm } from './copy.rules.ts';
import { NO_TERM, TermFields } from './term-fields.tsx';
import { useSetTerm } from './terms.queries.ts';

const words = staffMessages.classes.terms;

type Props = { readonly batch: Pick<BatchDetail, 'id' | 'term'>; readonly onClose: () => void };

/** When a batch is taught. All fields empty: it has no term. */
export function TermDialog({ batch: { id, term: before }, onClose }: Props) {
  const [term, setTerm] = useState(before ?? NO_TERM);
  const save = useSetTerm(id);
  const isNone = before !== undefined && term.name.trim() === '' && term.begins === '' && term.ends === '';
  const onSuccess = (): void => {
    showToast(words.saved);
    onClose();
  };
  return (
    <FormDialog
      title={words.title}
      action={staffMessages.shell.save}
      incomplete={!isNone && !isTerm(term)}
      call={save}
      onSubmit={() => save.mutate(isNone ? undefined : term, { onSuccess })}
      onClose={onClose}
    >
      <TermFields term={term} onChange={setTerm} />
    </FormDialog>
  );
}
