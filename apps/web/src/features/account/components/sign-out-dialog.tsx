import { useId } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useForm } from '../../auth/auth-form.ts';
import { PasswordField } from '../../auth/components/password-field.tsx';
import { useEndSessions, type Ended } from '../account.queries.ts';

type Props = {
  /** What is to be signed out, named as on the button; closed without. */
  readonly asked: { readonly what: Ended; readonly title: string } | undefined;
  readonly onClose: () => void;
};

/** Asks for the password before other devices are signed out: this screen may have been left open. */
export function SignOutDialog({ asked, onClose }: Props) {
  const formId = useId();
  const words = texts.account.devices;
  const end = useEndSessions();
  const { field, submit, busy } = useForm({
    initial: { password: '' },
    faults: ({ password }) => (password === '' ? { password: 'auth.password-empty' as const } : {}),
    send: async ({ password }) => {
      if (asked) await end({ ...asked.what, password });
      onClose();
    },
  });
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={asked?.title ?? words.end}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {words.end}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-5">
        <PasswordField
          {...field('password')}
          label={words.confirmPassword}
          required
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  );
}
