import { finishProviderSignIn } from '@abhyas/contract/sign-in-ways';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { call } from '../../../lib/api-client.ts';
import { dropSessionToken } from '../../../lib/session-token.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { errorTexts } from '../../../ui/error-toasts.ts';
import { landingAfterSignIn, loginPath } from '../auth.rules.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { keepWaitingLink, takeVisit } from '../provider-visit.ts';
import { useSignIn } from '../session.ts';
import { waysTexts } from '../ways-texts.ts';

/** Where a provider sends somebody back to: signs in, or says what went wrong and leads to the other ways. */
export function ProviderReturnPage() {
  const fault = useReturn();
  const words = waysTexts().provider;
  if (fault === undefined) {
    return (
      <AuthLayout title={words.returning}>
        <output className="sr-only">{words.returning}</output>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.failedTitle}>
      <p role="alert" className="mb-6 text-reading">
        {fault}
      </p>
      <ButtonLink to="/login" variant="primary" size="large">
        {words.back}
      </ButtonLink>
    </AuthLayout>
  );
}

/** What went wrong; undefined while nothing has. */
function useReturn(): string | undefined {
  const [fault, setFault] = useState<string>();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const comeBack = async (): Promise<void> => {
    const answer = window.location.search.slice(1);
    // The code is of no use to anybody after this, but whoever uses this device next need not see it.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const visit = takeVisit();
    const wanted = visit?.wanted ?? null;
    // AUTH-10: a sign-in that fails leaves nobody signed in.
    dropSessionToken({ quietly: true });
    const reply = await call(finishProviderSignIn, { body: { key: visit?.key ?? '', answer } });
    if ('token' in reply) return signIn(async () => reply, wanted);
    keepWaitingLink(reply.link);
    return navigate(loginPath(landingAfterSignIn(wanted)), { replace: true });
  };
  const begun = useRef(false);
  useEffect(() => {
    // A code is good once.
    if (begun.current) return;
    begun.current = true;
    comeBack().catch((error: unknown) => setFault(errorTexts(error).join(' ')));
  });
  return fault;
}
