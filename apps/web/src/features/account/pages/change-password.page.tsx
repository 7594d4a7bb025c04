import { changePassword } from '@abhyas/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';

import { call } from '../../../lib/api-client.ts';
import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { useForm } from '../../auth/auth-form.ts';
import { userQuery, useUser } from '../../auth/auth.queries.ts';
import { PasswordField } from '../../auth/components/password-field.tsx';
import { passwordChangeFaults } from '../account.rules.ts';

/** /changepassword (ACCOUNT-6), offered only when rSD is 1 (ACCOUNT-3). */
export function ChangePasswordPage() {
  const user = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { field, submit, busy } = useForm({
    initial: { oldpassword: '', password: '', password2: '' },
    faults: passwordChangeFaults,
    send: async ({ oldpassword, password }) => {
      await call(changePassword, { body: { oldpassword, password } });
      await client.invalidateQueries(userQuery);
      await navigate('/myaccount', { replace: true });
      showToast(texts.auth.toasts.passwordChanged);
    },
  });
  const words = texts.account.password;
  if (user?.rSD === 0) return <Navigate to="/myaccount" replace />;
  return (
    <Page title={words.title} lead={words.lead} width="form" onBack={() => void navigate('/myaccount')}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          {...field('oldpassword')}
          label={words.current}
          required
          autoComplete="current-password"
        />
        <PasswordField
          {...field('password')}
          label={words.fresh}
          hint={texts.auth.passwordHint}
          required
          autoComplete="new-password"
        />
        <PasswordField {...field('password2')} label={words.confirm} required autoComplete="new-password" />
        <Button type="submit" variant="primary" wide busy={busy}>
          {words.submit}
        </Button>
      </form>
    </Page>
  );
}
