import { staffMessages } from '@abhyas/contract/messages.staff';

import { TextField } from '../../../ui/field.tsx';
import type { FormValues } from './announcement.rules.ts';

const words = staffMessages.announcements;

type Props = { readonly form: FormValues; readonly onChange: (part: Partial<FormValues>) => void };

/** Now, or at a time by India's clock. */
export function WhenFields({ form: { later, at }, onChange }: Props) {
  const choice = (label: string, isLater: boolean) => (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="radio"
        name="when"
        checked={later === isLater}
        onChange={() => onChange({ later: isLater })}
        className="size-5"
      />
      {label}
    </label>
  );
  return (
    <fieldset>
      <legend className="font-medium">{words.when}</legend>
      <div className="flex gap-6">
        {choice(words.now, false)}
        {choice(words.later, true)}
      </div>
      {later && (
        <TextField
          label={words.at}
          type="datetime-local"
          value={at}
          onChange={(event) => onChange({ at: event.target.value })}
        />
      )}
    </fieldset>
  );
}
