import { register } from '@abhyas/contract/auth';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { call } from '../../../lib/api-client.ts';
import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useForm } from '../auth-form.ts';
import { registerFaults } from '../auth.rules.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { GoogleButton } from '../components/google-button.tsx';
import { InvitedForm } from '../components/invited-form.tsx';
import { ProviderButtons } from '../components/provider-buttons.tsx';
import { AcceptTerms, NewPasswordFields } from '../components/register-parts.tsx';
import { WhoMayRegister } from '../components/who-may-register.tsx';
import { useSignIn } from '../session.ts';

/** Registration, or, with the key of an invitation in the address, that of somebody invited. */
export function RegisterPage() {
  const [query] = useSearchParams();
  const [key] = useState(() => query.get('invitation'));
  // Whoever uses this device next could read it there.
  useEffect(() => {
    if (key !== null) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [key]);
  return key === null ? <RegisterForm /> : <InvitedForm invitationKey={key} />;
}

function RegisterForm() {
  const signIn = useSignIn();
  const { field, submit, busy } = useForm({
    initial: { name: '', email: '', password: '', password2: '' },
    faults: registerFaults,
    send: ({ name, email, password }) =>
      signIn(() => call(register, { body: { name: name.trim(), email: email.trim(), password } })),
  });
  const words = texts.auth.register;
  const { fields } = texts.auth;
  const footer = (
    <>
      {words.haveAccount} <TextLink to={`/login${window.location.search}`}>{words.login}</TextLink>
    </>
  );
  return (
    <AuthLayout title={words.title} lead={words.lead} footer={footer}>
      <WhoMayRegister />
      <ProviderButtons />
      <GoogleButton label={words.google} text="signup_with" />
      <form noValidate onSubmit={submit} className="space-y-4">
        <TextField {...field('name')} label={fields.name} required autoComplete="name" />
        <TextField
          {...field('email')}
          label={fields.email}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
        />
        <div className="grid gap-4 phone:grid-cols-2">
          <NewPasswordFields field={field} />
        </div>
        <AcceptTerms />
        <Button type="submit" variant="primary" wide busy={busy}>
          {words.submit}
        </Button>
      </form>
    </AuthLayout>
  );
}
