import type { BatchDetail } from '@abhyas/contract/admin-classes';
import { adminMessages } from '@abhyas/contract/admin-messages';
import { useId, useState, type FormEvent } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { faultText } from '../fault-text.ts';
import { usePlanClass } from './classes.queries.ts';

const words = adminMessages.classes.live;

type Props = { readonly batch: BatchDetail; readonly onClose: () => void };

/** Plans a class: the module that it will open, and the day. */
export function PlanDialog({ batch, onClose }: Props) {
  const formId = useId();
  const [subtopicId, setSubtopicId] = useState(batch.modules[0]?.subtopicId ?? '');
  const [plannedFor, setPlannedFor] = useState(() => new Date().toLocaleDateString('en-CA'));
  const plan = usePlanClass(batch.id);
  const options = batch.modules.map((module) => ({
    value: module.subtopicId,
    name: `${module.topic}: ${module.title}`,
  }));
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!plan.isPending) plan.mutate({ subtopicId, plannedFor }, { onSuccess: onClose });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.plan}
      actions={
        <>
          <Button onClick={onClose}>{adminMessages.shell.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={plan.isPending} disabled={!plannedFor}>
            {adminMessages.shell.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5 pt-2">
        <SelectField label={words.module} value={subtopicId} options={options} onChange={setSubtopicId} />
        <TextField
          label={words.day}
          type="date"
          value={plannedFor}
          onChange={(event) => setPlannedFor(event.target.value)}
          error={faultText(plan.error)}
          required
        />
      </form>
    </Dialog>
  );
}
