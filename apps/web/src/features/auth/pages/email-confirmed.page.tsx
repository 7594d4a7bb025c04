import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { userQuery } from '../auth.queries.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { useIsSignedIn } from '../session.ts';

/**
 * AUTH-8: a success message and a link to /dashboard. The server has taken the mailed key before it
 * led here, and says in the address whether it was good. A visitor without a key is told what is known about their
 * address.
 */
export function EmailConfirmedPage() {
  const [query] = useSearchParams();
  const signedIn = useIsSignedIn();
  const confirmed = useQuery({ ...userQuery, enabled: signedIn }).data?.confirmed === true;
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries(userQuery);
  }, [client]);
  const words = texts.auth.emailConfirmed;
  if (query.has('invalid')) {
    return (
      <AuthLayout title={words.failedTitle} lead={words.failedText}>
        <ButtonLink to="/myaccount" variant="primary" size="large">
          {words.account}
        </ButtonLink>
      </AuthLayout>
    );
  }
  const verified = query.has('verified') || confirmed;
  return (
    <AuthLayout
      title={verified ? words.title : words.unknownTitle}
      lead={verified ? words.text : words.unknownText}
    >
      <ButtonLink to="/dashboard" variant="primary" size="large">
        {words.go}
      </ButtonLink>
    </AuthLayout>
  );
}
