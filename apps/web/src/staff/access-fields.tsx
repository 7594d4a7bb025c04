import { staffMessages } from '@abhyas/contract/messages.staff';

import { dayFromNow } from '../lib/indian-days.ts';
import { TextArea, TextField } from '../ui/field.tsx';

const { payments } = staffMessages;
const words = payments.access;

/** What a plan lasts at most when it is bought: a first guess for a grant. */
export const FIRST_GUESS_DAYS = 180;

type ReasonProps = { readonly value: string; readonly onChange: (reason: string) => void };

/** Why somebody does it. */
export function ReasonField({ value, onChange }: ReasonProps) {
  return (
    <TextArea
      label={payments.reason}
      hint={payments.reasonHint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      rows={3}
    />
  );
}

type UntilProps = { readonly value: string; readonly onChange: (day: string) => void };

/** The last day of access. */
export function UntilField({ value, onChange }: UntilProps) {
  return (
    <TextField
      label={words.until}
      hint={words.untilHint}
      type="date"
      min={dayFromNow(0)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
