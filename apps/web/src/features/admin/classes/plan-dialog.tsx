import type { BatchDetail } from '@abhyas/contract/admin-classes';
import { adminMessages } from '@abhyas/contract/admin-messages';
import { useState } from 'react';

import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FormDialog } from '../components/form-dialog.tsx';
import { usePlanClass } from './classes.queries.ts';

const words = adminMessages.classes.live;

type Props = { readonly batch: BatchDetail; readonly onClose: () => void };

/** Plans a class: the module that it will open, and the day. */
export function PlanDialog({ batch, onClose }: Props) {
  const [subtopicId, setSubtopicId] = useState(batch.modules[0]?.subtopicId ?? '');
  const [plannedFor, setPlannedFor] = useState(() => new Date().toLocaleDateString('en-CA'));
  const plan = usePlanClass(batch.id);
  const options = batch.modules.map((module) => ({
    value: module.subtopicId,
    name: `${module.topic}: ${module.title}`,
  }));
  return (
    <FormDialog
      title={words.plan}
      action={adminMessages.shell.save}
      incomplete={!plannedFor}
      call={plan}
      onSubmit={() => plan.mutate({ subtopicId, plannedFor }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <SelectField label={words.module} value={subtopicId} options={options} onChange={setSubtopicId} />
      <TextField
        label={words.day}
        type="date"
        value={plannedFor}
        onChange={(event) => setPlannedFor(event.target.value)}
        required
      />
    </FormDialog>
  );
}
