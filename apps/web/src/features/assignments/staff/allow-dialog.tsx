import type { MatrixRow, StaffAssignment } from '@abhyas/contract/assignments.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { fromIndianMinute, indianMinute } from '../../../lib/indian-days.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { allowanceInWords } from '../assignments.rules.ts';
import { useAllow, useDisallow } from './assignments.staff.queries.ts';
import { wholeNumber } from './form.rules.ts';

const words = staffMessages.assignments;
const KINDS = ['due', 'factor', 'attempts'] as const;
const FACTOR_MOST = 400;
const ATTEMPTS_MOST = 100;

type Props = {
  readonly assignment: StaffAssignment;
  readonly learner: MatrixRow;
  readonly onClose: () => void;
};

/** Another due date, more time or more attempts for one learner; what they were allowed can be taken back. */
export function AllowDialog({ assignment: { id, rules }, learner, onClose }: Props) {
  const { accountId, name, allowances } = learner;
  const [kind, setKind] = useState<(typeof KINDS)[number]>('due');
  const [due, setDue] = useState(() => indianMinute(rules.dueAt));
  const [factor, setFactor] = useState('150');
  const [attempts, setAttempts] = useState('1');
  const [reason, setReason] = useState('');
  const [allowanceId] = useState(randomUuid);
  const save = useAllow(id, accountId);
  const disallow = useDisallow(id);
  const allowed = readAllowed({ kind, due, factor, attempts });
  return (
    <FormDialog
      title={fill(words.allow, { name })}
      action={words.allowAction}
      incomplete={!allowed || reason.trim() === ''}
      call={save}
      onSubmit={() => allowed && save.mutate({ allowanceId, allowed, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {allowances.map((each) => (
        <p key={each.id} className="flex flex-wrap items-center justify-between gap-3">
          {allowanceInWords(each)}
          <Button
            type="button"
            size="small"
            variant="quiet"
            busy={disallow.isPending}
            onClick={() => disallow.mutate(each.id)}
          >
            {words.disallow}
          </Button>
        </p>
      ))}
      <SelectField
        label={words.allowKind}
        value={kind}
        options={KINDS.map((value) => ({ value, name: words.allowKinds[value] }))}
        onChange={setKind}
      />
      {kind === 'due' && (
        <TextField
          label={words.due}
          hint={words.clock}
          type="datetime-local"
          value={due}
          onChange={(event) => setDue(event.target.value)}
        />
      )}
      {kind === 'factor' && (
        <TextField
          label={words.factor}
          hint={words.factorHint}
          inputMode="numeric"
          value={factor}
          onChange={(event) => setFactor(event.target.value)}
        />
      )}
      {kind === 'attempts' && (
        <TextField
          label={words.moreAttempts}
          inputMode="numeric"
          value={attempts}
          onChange={(event) => setAttempts(event.target.value)}
        />
      )}
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

type EnteredAllowance = {
  readonly kind: (typeof KINDS)[number];
  readonly due: string;
  readonly factor: string;
  readonly attempts: string;
};

function readAllowed({ kind, due, factor, attempts }: EnteredAllowance) {
  if (kind === 'due') {
    const dueAt = fromIndianMinute(due);
    return dueAt === '' ? undefined : { kind, dueAt };
  }
  if (kind === 'factor') {
    const percent = wholeNumber(factor, FACTOR_MOST);
    return percent !== undefined && percent > 100 ? { kind, factor: percent } : undefined;
  }
  const more = wholeNumber(attempts, ATTEMPTS_MOST);
  return more ? { kind, attempts: more } : undefined;
}
