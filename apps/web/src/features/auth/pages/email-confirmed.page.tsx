import { useSearchParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';

/** Spec section 2: a success message and a link to /dashboard. The API leads here, with `invalid` for a dead link. */
export function EmailConfirmedPage() {
  const [query] = useSearchParams();
  const words = texts.auth.emailConfirmed;
  if (query.has('invalid')) {
    return (
      <AuthLayout title={words.invalidTitle} lead={words.invalidText}>
        <ButtonLink to="/myaccount" variant="primary" size="large">
          {words.myAccount}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.title} lead={words.text}>
      <ButtonLink to="/dashboard" variant="primary" size="large">
        {words.go}
      </ButtonLink>
    </AuthLayout>
  );
}
