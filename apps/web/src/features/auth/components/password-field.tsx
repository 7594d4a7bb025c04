import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import { limits } from '@abhyas/contract/limits';

import { texts } from '../../../lib/texts.ts';
import { TextField } from '../../../ui/field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type'>;

/** A password that can be looked at, for those who type on a phone. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const label = shown ? texts.auth.hidePassword : texts.auth.showPassword;
  return (
    <div className="relative">
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        minLength={limits.passwordMin}
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
        className="absolute top-0 right-0 grid size-7 place-items-center rounded-small text-soft hover:text-ink"
      >
        {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
      </button>
    </div>
  );
}
