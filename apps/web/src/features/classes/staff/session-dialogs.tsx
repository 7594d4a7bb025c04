import { SESSION_KINDS, type SessionForm, type SessionHour } from '@abhyas/contract/attendance';
import {
  LATE_COUNTS,
  type Attendance,
  type LateCounts,
  type SessionSheet,
} from '@abhyas/contract/attendance.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useSendId } from '../../../lib/use-send-id.ts';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useChangeSession, useHoldSession, useSetRule } from './attendance.queries.ts';

const words = staffMessages.attendance;

const CLOCK = 'clock';
const HOURS = Array.from({ length: 12 }, (_, at) => at + 1);
const hourOptions = [
  ...HOURS.map((number) => ({ value: String(number), name: fill(words.numbered, { number }) })),
  { value: CLOCK, name: words.clock },
];
const kindOptions = SESSION_KINDS.map((value) => ({ value, name: words.kinds[value] }));

type FieldsProps = { readonly form: SessionForm; readonly onChange: (form: SessionForm) => void };

function SessionFields({ form, onChange }: FieldsProps) {
  const { day, hour, kind } = form;
  const choose = (value: string): void => {
    const chosen: SessionHour =
      value === CLOCK ? { is: 'clock', from: '09:00', to: '10:00' } : { is: 'number', number: Number(value) };
    onChange({ ...form, hour: chosen });
  };
  return (
    <>
      <TextField
        label={words.day}
        type="date"
        value={day}
        onChange={(event) => onChange({ ...form, day: event.target.value })}
        required
      />
      <SelectField
        label={words.hour}
        value={hour.is === 'number' ? String(hour.number) : CLOCK}
        options={hourOptions}
        onChange={choose}
      />
      {hour.is === 'clock' && (
        <div className="grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={words[end]}
              type="time"
              value={hour[end]}
              onChange={(event) => onChange({ ...form, hour: { ...hour, [end]: event.target.value } })}
              required
            />
          ))}
        </div>
      )}
      <SelectField
        label={words.kind}
        value={kind}
        options={kindOptions}
        onChange={(chosen) => onChange({ ...form, kind: chosen })}
      />
    </>
  );
}

const isIncomplete = ({ day, hour }: SessionForm): boolean =>
  day === '' || (hour.is === 'clock' && (hour.from === '' || hour.to === ''));

/** A new session; its attendance is taken on the screen that opens then. */
export function HoldDialog({ batchId, onClose }: { readonly batchId: string; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [form, setForm] = useState<SessionForm>(() => ({
    day: new Date().toLocaleDateString('en-CA'),
    hour: { is: 'number', number: 1 },
    kind: 'lecture',
  }));
  const id = useSendId(JSON.stringify(form));
  const hold = useHoldSession(batchId);
  const onSuccess = () => void navigate(`/admin/classes/${batchId}/attendance/${id}`);
  return (
    <FormDialog
      title={words.holdTitle}
      lead={words.holdLead}
      action={words.take}
      incomplete={isIncomplete(form)}
      call={hold}
      onSubmit={() => hold.mutate({ id, ...form }, { onSuccess })}
      onClose={onClose}
    >
      <SessionFields form={form} onChange={setForm} />
    </FormDialog>
  );
}

type ChangeProps = {
  readonly batchId: string;
  readonly session: SessionSheet;
  readonly onClose: () => void;
};

/** Another day, hour or kind. */
export function ChangeSessionDialog({ batchId, session, onClose }: ChangeProps) {
  const { id, version, day, hour, kind } = session;
  const [form, setForm] = useState<SessionForm>({ day, hour, kind });
  const change = useChangeSession(batchId, id);
  return (
    <FormDialog
      title={words.change}
      action={staffMessages.shell.save}
      incomplete={isIncomplete(form)}
      call={change}
      onSubmit={() => change.mutate({ version, ...form }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <SessionFields form={form} onChange={setForm} />
    </FormDialog>
  );
}

const lateOptions = LATE_COUNTS.map((value) => ({ value, name: words.lateCounts[value] }));

type RuleProps = {
  readonly batchId: string;
  readonly rule: Attendance['rule'];
  readonly onClose: () => void;
};

/** Below which share somebody is short of attendance, and what coming late counts for. */
export function RuleDialog({ batchId, rule, onClose }: RuleProps) {
  const [threshold, setThreshold] = useState(String(rule.threshold));
  const [late, setLate] = useState<LateCounts>(rule.late);
  const save = useSetRule(batchId);
  const percent = Number(threshold);
  const fits = Number.isInteger(percent) && percent >= 1 && percent <= 100;
  return (
    <FormDialog
      title={words.ruleTitle}
      action={staffMessages.shell.save}
      incomplete={!fits}
      call={save}
      onSubmit={() =>
        save.mutate({ version: rule.version, threshold: percent, late }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextField
        label={words.threshold}
        inputMode="numeric"
        value={threshold}
        onChange={(event) => setThreshold(event.target.value)}
      />
      <SelectField label={words.late} value={late} options={lateOptions} onChange={setLate} />
      <p className="text-small text-soft">{words.dutyHint}</p>
    </FormDialog>
  );
}
