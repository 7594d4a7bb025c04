import { lookAtInvitation, registerInvited } from '@abhyas/contract/auth';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api-client.ts';
import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useForm } from '../auth-form.ts';
import { registerFaults } from '../auth.rules.ts';
import { useSignIn } from '../session.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AcceptTerms, NewPasswordFields } from './register-parts.tsx';

/** Registers somebody whom a mail invited to a class: their address is there already, and is confirmed by the link. */
export function InvitedForm({ invitationKey: key }: { readonly invitationKey: string }) {
  const { data, error } = useQuery({
    queryKey: ['auth', 'invitation', key],
    queryFn: () => call(lookAtInvitation, { body: { key } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const words = texts.auth.invited;
  if (data) return <Form invitation={data} invitationKey={key} />;
  const fault = error instanceof ApiError ? error.message : texts.errors['frame.offline'];
  return (
    <AuthLayout title={words.title} footer={<TextLink to="/register">{words.instead}</TextLink>}>
      {error ? <p role="alert">{fault}</p> : <output>{words.lookingUp}</output>}
    </AuthLayout>
  );
}

type FormProps = {
  readonly invitation: { readonly name: string; readonly email: string; readonly batch: string };
  readonly invitationKey: string;
};

function Form({ invitation: { name: known, email, batch }, invitationKey: key }: FormProps) {
  const signIn = useSignIn();
  const { field, submit, busy } = useForm({
    initial: { name: known, email, password: '', password2: '' },
    faults: registerFaults,
    send: ({ name, password }) =>
      signIn(() => call(registerInvited, { body: { key, name: name.trim(), password } })),
  });
  const words = texts.auth.invited;
  const { fields, register } = texts.auth;
  return (
    <AuthLayout
      title={words.title}
      lead={fill(words.lead, { batch })}
      footer={
        <>
          {register.haveAccount} <TextLink to="/login">{register.login}</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField {...field('name')} label={fields.name} required autoComplete="name" />
        <p className="[overflow-wrap:anywhere]">
          <span className="font-medium">{fields.email}</span>: {email}
        </p>
        {/* For whoever keeps passwords: under which name this one is kept. */}
        <input
          className="sr-only"
          type="email"
          value={email}
          readOnly
          autoComplete="username"
          tabIndex={-1}
          aria-hidden
        />
        <NewPasswordFields field={field} />
        <AcceptTerms />
        <Button type="submit" variant="primary" wide busy={busy}>
          {words.submit}
        </Button>
      </form>
    </AuthLayout>
  );
}
