import { recoveryMail } from '@abhyas/contract/account';

import { call } from '../../../lib/api-client.ts';
import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useForm } from '../auth-form.ts';
import { forgotFaults } from '../auth.rules.ts';
import { AuthLayout } from '../components/auth-layout.tsx';

/** /forgotpassword (AUTH-5). */
export function ForgotPasswordPage() {
  const { field, submit, busy } = useForm({
    initial: { email: '' },
    faults: forgotFaults,
    send: async ({ email }) => {
      await call(recoveryMail, { query: { email: email.trim() } });
      showToast(texts.auth.toasts.recoverySent);
    },
  });
  const words = texts.auth.forgot;
  return (
    <AuthLayout title={words.title} lead={words.lead} footer={<TextLink to="/login">{words.back}</TextLink>}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          {...field('email')}
          label={texts.auth.fields.email}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {words.submit}
        </Button>
      </form>
    </AuthLayout>
  );
}
