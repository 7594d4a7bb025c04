import { paymentsStaffErrors } from '@abhyas/contract/messages/en/payments-errors.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { OFFLINE_METHODS, type OfflineMethod } from '@abhyas/contract/payments-offline.staff';
import { useState } from 'react';

import { randomUuid } from '../../../lib/random-uuid.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { useRecordOffline } from './payments.queries.ts';
import { dayFromNow } from '../../../lib/indian-days.ts';
import { paiseOf, stateOptions } from './amounts.rules.ts';
import { PersonSelect } from '../../entitlements/staff/person-select.tsx';
import { PlanSelect } from '../../plans/staff/plan-select.tsx';

const { payments } = staffMessages;
const words = payments.offline;
const METHODS = OFFLINE_METHODS.map((method) => ({ value: method, name: words.methods[method] }));

const FIRST = {
  accountId: '',
  planId: '',
  amount: '',
  method: 'cash' as OfflineMethod,
  reference: '',
  state: '',
  gstin: '',
  note: '',
};

/** Records money received at the institute. One opening of this window is one payment. */
export function RecordDialog({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState(() => ({ ...FIRST, id: randomUuid(), receivedOn: dayFromNow(0) }));
  const [tried, setTried] = useState(false);
  const record = useRecordOffline();
  const change = (changed: Partial<typeof form>): void => setForm((before) => ({ ...before, ...changed }));
  const amountPaise = paiseOf(form.amount);
  const submit = (): void => {
    setTried(true);
    if (amountPaise === undefined || form.accountId === '') return;
    const { amount: _typed, ...rest } = form;
    record.mutate({ ...rest, amountPaise }, { onSuccess: onClose });
  };
  const text = (name: 'reference' | 'gstin' | 'note') => (
    <TextField
      label={words[name]}
      value={form[name]}
      onChange={({ target: { value } }) => change({ [name]: value })}
      autoComplete="off"
    />
  );
  return (
    <FormDialog
      title={words.recordTitle}
      lead={words.recordLead}
      action={words.record}
      call={record}
      onSubmit={submit}
      onClose={onClose}
    >
      <PersonSelect
        value={form.accountId}
        onChange={(accountId) => change({ accountId })}
        missing={tried && form.accountId === ''}
      />
      <PlanSelect
        value={form.planId}
        onChange={({ planId, price }) => change({ planId, amount: String(price) })}
      />
      <TextField
        label={payments.amount}
        inputMode="decimal"
        value={form.amount}
        onChange={({ target: { value } }) => change({ amount: value })}
        error={
          tried && amountPaise === undefined ? paymentsStaffErrors['payments.amount-invalid'] : undefined
        }
        autoComplete="off"
      />
      <SelectField
        label={words.method}
        value={form.method}
        options={METHODS}
        onChange={(method) => change({ method })}
      />
      {text('reference')}
      <TextField
        label={words.receivedOn}
        type="date"
        max={dayFromNow(0)}
        value={form.receivedOn}
        onChange={({ target: { value } }) => change({ receivedOn: value })}
      />
      <SelectField
        label={words.state}
        value={form.state}
        options={stateOptions(words.chooseState)}
        onChange={(state) => change({ state })}
      />
      {text('gstin')}
      {text('note')}
    </FormDialog>
  );
}
