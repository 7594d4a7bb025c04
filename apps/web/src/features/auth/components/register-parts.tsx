import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import type { FieldOf } from '../auth-form.ts';
import { PasswordField } from './password-field.tsx';

type Props = { readonly field: FieldOf<'password' | 'password2'>; readonly label?: string };

/** A new password, typed twice. */
export function NewPasswordFields({ field, label }: Props) {
  const { fields, passwordHint } = texts.auth;
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label ?? fields.password}
        hint={passwordHint}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...field('password2')}
        label={fields.confirmPassword}
        required
        autoComplete="new-password"
      />
    </>
  );
}

/** What somebody agrees to by registering. */
export function AcceptTerms() {
  const { terms, privacy } = texts.auth.register;
  return (
    <p className="text-small text-soft">
      {terms} <TextLink to="/privacypolicy">{privacy}</TextLink>.
    </p>
  );
}
