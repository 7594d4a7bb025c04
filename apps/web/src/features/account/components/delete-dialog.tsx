import type { User } from '@abhyas/contract/auth';
import { useId } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useForm } from '../../auth/auth-form.ts';
import { PasswordField } from '../../auth/components/password-field.tsx';
import { useDeleteAccount } from '../account.queries.ts';

type Props = {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Asks once more, and for the password, or, where there is none, the email. */
export function DeleteDialog({ user, open, onOpenChange }: Props) {
  const formId = useId();
  const words = texts.account.ownData;
  const remove = useDeleteAccount();
  const { field, submit, busy } = useForm({
    initial: { password: '', email: '' },
    faults: ({ password, email }) => {
      if (user.rSD === 1) return password === '' ? { password: 'auth.password-empty' as const } : {};
      return email === '' ? { email: 'auth.email-invalid' as const } : {};
    },
    send: ({ password, email }) => remove(user.rSD === 1 ? { password } : { email }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.confirmTitle}
      description={words.deleteLead}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.keep}</Button>
          <Button variant="danger" type="submit" form={formId} busy={busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-5">
        {user.rSD === 1 ? (
          <PasswordField
            {...field('password')}
            label={words.confirmPassword}
            required
            autoComplete="current-password"
          />
        ) : (
          <TextField
            {...field('email')}
            label={words.confirmEmail}
            type="email"
            required
            autoComplete="off"
            inputMode="email"
          />
        )}
      </form>
    </Dialog>
  );
}
