import { chooseFirstPassword } from '@abhyas/contract/auth';

import { call } from '../../../lib/api-client.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useForm } from '../auth-form.ts';
import { newPasswordFaults, type LoginForm } from '../auth.rules.ts';
import { useSignIn } from '../session.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AcceptTerms, NewPasswordFields } from './register-parts.tsx';

/** Somebody whose college made their account chooses a password, and is signed in. */
export function FirstPassword({ printed: { email, password } }: { readonly printed: LoginForm }) {
  const signIn = useSignIn();
  const { field, submit, busy } = useForm({
    initial: { password: '', password2: '' },
    faults: newPasswordFaults,
    send: ({ password: newPassword }) =>
      signIn(() => call(chooseFirstPassword, { body: { email, password, newPassword } })),
  });
  const words = texts.auth.firstPassword;
  return (
    <AuthLayout title={words.title} lead={words.lead}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          label={texts.auth.fields.email}
          type="email"
          value={email}
          readOnly
          autoComplete="username"
        />
        <NewPasswordFields field={field} label={texts.auth.fields.newPassword} />
        <AcceptTerms />
        <Button type="submit" variant="primary" wide busy={busy}>
          {words.submit}
        </Button>
      </form>
    </AuthLayout>
  );
}
