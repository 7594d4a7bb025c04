import { login } from '@abhyas/contract/auth';
import { useState } from 'react';

import { call } from '../../../lib/api-client.ts';
import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useForm } from '../auth-form.ts';
import { isFirstPassword, loginFaults, type LoginForm } from '../auth.rules.ts';
import { FirstPassword } from '../components/first-password.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { GoogleButton } from '../components/google-button.tsx';
import { LinkNote } from '../components/link-note.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { ProviderButtons } from '../components/provider-buttons.tsx';
import { useSignIn } from '../session.ts';

/** Logs in; who comes with a printed first password chooses one of their own here. */
export function LoginPage() {
  const [printed, setPrinted] = useState<LoginForm>();
  return printed ? <FirstPassword printed={printed} /> : <PasswordLogin onPrinted={setPrinted} />;
}

function PasswordLogin({ onPrinted }: { readonly onPrinted: (printed: LoginForm) => void }) {
  const signIn = useSignIn();
  const { field, submit, busy } = useForm({
    initial: { email: '', password: '' },
    faults: loginFaults,
    send: async (form) => {
      const body = { email: form.email.trim(), password: form.password };
      try {
        await signIn(() => call(login, { body }));
      } catch (error) {
        if (!isFirstPassword(error)) throw error;
        onPrinted(body);
      }
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
      <LinkNote />
      <ProviderButtons saysTerms />
      <GoogleButton label={words.google} text="signin_with" />
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
