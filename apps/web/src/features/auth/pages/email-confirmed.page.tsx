import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';

/** Spec section 2: a success message and a link to /dashboard. */
export function EmailConfirmedPage() {
  const words = texts.auth.emailConfirmed;
  return (
    <AuthLayout title={words.title} lead={words.text}>
      <ButtonLink to="/dashboard" variant="primary" size="large">
        {words.go}
      </ButtonLink>
    </AuthLayout>
  );
}
