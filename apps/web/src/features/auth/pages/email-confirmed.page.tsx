import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { userQuery } from '../auth.queries.ts';
import { AuthLayout } from '../components/auth-layout.tsx';

/**
 * AUTH-8: a success message and a link to /dashboard. The server has taken the mailed key before it
 * led here, and says so in the address when the key was not good.
 */
export function EmailConfirmedPage() {
  const [query] = useSearchParams();
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries(userQuery);
  }, [client]);
  const words = texts.auth.emailConfirmed;
  const failed = query.has('invalid');
  return (
    <AuthLayout
      title={failed ? words.failedTitle : words.title}
      lead={failed ? words.failedText : words.text}
    >
      <ButtonLink to={failed ? '/myaccount' : '/dashboard'} variant="primary" size="large">
        {failed ? words.account : words.go}
      </ButtonLink>
    </AuthLayout>
  );
}
