import { login } from '@abhyas/contract/auth';

import { call } from '../../../lib/api-client.ts';
import { dropSessionToken } from '../../../lib/session-token.ts';
import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useForm } from '../auth-form.ts';
import { loginFaults } from '../auth.rules.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { GoogleButton } from '../components/google-button.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { useEnter } from '../session.ts';

export function LoginPage() {
  const enter = useEnter();
  const { field, submit, busy } = useForm({
    initial: { email: '', password: '' },
    faults: loginFaults,
    send: async (form) => {
      dropSessionToken({ quietly: true });
      enter((await call(login, { body: { ...form, email: form.email.trim() } })).token);
    },
  });
  const words = texts.auth.login;
  const footer = (
    <>
      {words.noAccount} <TextLink to={`/register${window.location.search}`}>{words.register}</TextLink>
    </>
  );
  return (
    <AuthLayout title={words.title} lead={words.lead} footer={footer}>
      <GoogleButton label={words.google} />
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          {...field('email')}
          label={texts.auth.fields.email}
          type="email"
          required
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField
          {...field('password')}
          label={texts.auth.fields.password}
          required
          autoComplete="current-password"
        />
        <p className="text-right">
          <TextLink to="/forgotpassword">{words.forgot}</TextLink>
        </p>
        <Button type="submit" variant="primary" wide busy={busy}>
          {words.submit}
        </Button>
      </form>
    </AuthLayout>
  );
}
