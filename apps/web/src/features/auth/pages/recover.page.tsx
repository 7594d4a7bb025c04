import { changePasswordByMail } from '@abhyas/contract/account';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { call } from '../../../lib/api-client.ts';
import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useForm } from '../auth-form.ts';
import { newPasswordFaults } from '../auth.rules.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { NewPasswordFields } from '../components/register-parts.tsx';
import { useForgetSession } from '../session.ts';

/** The change-password-from-mail screen: /recover?email=…&key=… (AUTH-7). */
export function RecoverPage() {
  const { email, recKey } = useMailedLink();
  const words = texts.auth.recover;
  const footer = <TextLink to="/forgotpassword">{words.askAgain}</TextLink>;
  return (
    <AuthLayout title={words.title} footer={footer}>
      {email && recKey ? (
        <RecoverForm email={email} recKey={recKey} />
      ) : (
        <p role="alert">{words.linkBroken}</p>
      )}
    </AuthLayout>
  );
}

/** Takes email and key out of the address, where whoever uses this device next could read them. */
function useMailedLink(): { email: string; recKey: string } {
  const [query] = useSearchParams();
  const [link] = useState({ email: query.get('email') ?? '', recKey: query.get('key') ?? '' });
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  return link;
}

function RecoverForm({ email, recKey }: { readonly email: string; readonly recKey: string }) {
  const navigate = useNavigate();
  const forgetSession = useForgetSession();
  const { field, submit, busy } = useForm({
    initial: { password: '', password2: '' },
    faults: newPasswordFaults,
    send: async ({ password }) => {
      await call(changePasswordByMail, { body: { recKey, email, password } });
      // Every session has ended, that of this device too.
      forgetSession();
      await navigate('/login', { replace: true });
      showToast(texts.auth.toasts.passwordChangedByMail);
    },
  });
  const { fields, recover } = texts.auth;
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField label={fields.email} type="email" value={email} readOnly autoComplete="username" />
      <NewPasswordFields field={field} label={fields.newPassword} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {recover.submit}
      </Button>
    </form>
  );
}
