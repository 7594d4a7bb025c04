import type { BatchDetail, LiveClass } from '@abhyas/contract/classes.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useSendId } from '../../../lib/use-send-id.ts';
import { showToast } from '../../../ui/toasts.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { knownReceivers, ReceiversFault } from '../../../staff/receivers-fault.tsx';
import { receiversQuery, useChangeClass, type ClassPlan } from './changes.queries.ts';
import { usePlanClass } from './classes.queries.ts';
import { AffectedLearners } from './affected-learners.tsx';

const words = staffMessages.classes.live;

type FieldsProps = {
  readonly batch: BatchDetail;
  readonly plan: ClassPlan;
  readonly onChange: (plan: ClassPlan) => void;
};

function PlanFields({ batch, plan, onChange }: FieldsProps) {
  const options = batch.modules.map((module) => ({
    value: module.subtopicId,
    name: `${module.topic}: ${module.title}`,
  }));
  return (
    <>
      <SelectField
        label={words.module}
        value={plan.subtopicId}
        options={options}
        onChange={(subtopicId) => onChange({ ...plan, subtopicId })}
      />
      <TextField
        label={words.day}
        type="date"
        value={plan.plannedFor}
        onChange={(event) => onChange({ ...plan, plannedFor: event.target.value })}
        required
      />
    </>
  );
}

type Props = { readonly batch: BatchDetail; readonly onClose: () => void };

/** Plans a class: the module that it will open, and the day. */
export function PlanDialog({ batch, onClose }: Props) {
  const [plan, setPlan] = useState<ClassPlan>(() => ({
    subtopicId: batch.modules[0]?.subtopicId ?? '',
    plannedFor: new Date().toLocaleDateString('en-CA'),
  }));
  const id = useSendId(JSON.stringify(plan));
  const make = usePlanClass(batch.id);
  return (
    <FormDialog
      title={words.plan}
      action={staffMessages.shell.save}
      incomplete={!plan.plannedFor}
      call={make}
      onSubmit={() => make.mutate({ id, ...plan }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <PlanFields batch={batch} plan={plan} onChange={setPlan} />
    </FormDialog>
  );
}

/** Another day or module for a planned class; the toast takes it back. */
export function ChangeDialog({ batch, live, onClose }: Props & { readonly live: LiveClass }) {
  const before: ClassPlan = { subtopicId: live.subtopicId, plannedFor: live.plannedFor };
  const [plan, setPlan] = useState(before);
  const change = useChangeClass(live.id);
  const back = useChangeClass(live.id);
  const receivers = useQuery(receiversQuery(live.id, 'change'));
  const shown = knownReceivers(receivers);
  const same = plan.subtopicId === before.subtopicId && plan.plannedFor === before.plannedFor;
  const submit = (): void => {
    if (!shown) return;
    const { set } = shown;
    const undo = {
      name: staffMessages.classes.undo,
      onSelect: () => back.mutate({ ...before, set }),
    };
    const onSuccess = (): void => {
      showToast(words.changed, undo);
      onClose();
    };
    change.mutate({ ...plan, set }, { onSuccess });
  };
  return (
    <FormDialog
      title={words.change}
      action={staffMessages.shell.save}
      incomplete={!plan.plannedFor || same || !shown}
      call={change}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlanFields batch={batch} plan={plan} onChange={setPlan} />
      {shown && <AffectedLearners shown={shown} lead={words.changeLead} />}
      <ReceiversFault query={receivers} />
    </FormDialog>
  );
}
