import type { LtiEntered } from '@abhyas/contract/lti';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';

import { forgetSavedContent } from '../../../lib/saved-content.ts';
import { sessionToken } from '../../../lib/session-token.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { AuthLayout } from '../../auth/components/auth-layout.tsx';
import { useSignIn } from '../../auth/session.ts';
import { faultOf } from '../lti.rules.ts';
import { enterQuery } from '../lti.queries.ts';
import { ltiTexts } from '../lti-texts.ts';
import { AgreeForm } from './agree-form.tsx';
import { ChooseAssignment } from './choose-assignment.tsx';
import { ConfirmAccount } from './confirm-account.tsx';
import { LaunchFault } from './launch-fault.tsx';

/** Signs in a person who was launched, or says what is still missing. */
export function Launch({ code }: { readonly code: string }) {
  const [isAgreed, setAgreed] = useState(false);
  const entering = useQuery(enterQuery(code, isAgreed));
  if (entering.error) return <LaunchFault text={faultOf(entering.error, ltiTexts().faults)} />;
  if (!entering.data) return <Opening />;
  return <Next code={code} entered={entering.data} onAgree={() => setAgreed(true)} />;
}

type NextProps = {
  readonly code: string;
  readonly entered: LtiEntered;
  readonly onAgree: () => void;
};

function Next({ code, entered, onAgree }: NextProps) {
  switch (entered.next) {
    case 'open':
      return <SignedIn {...entered} />;
    case 'agree':
      return <AgreeForm {...entered} onAgree={onAgree} />;
    case 'confirm':
      return <ConfirmAccount code={code} {...entered} />;
    case 'choose':
      return <ChooseAssignment code={code} />;
    case 'teach':
      return <Navigate to={entered.to} replace />;
  }
}

function Opening() {
  const { opening } = ltiTexts();
  return (
    <AuthLayout title={opening}>
      <Spinner />
    </AuthLayout>
  );
}

function SignedIn({ token, to }: { readonly token: string; readonly to: string }) {
  const signIn = useSignIn();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // On a lab's computer, what the previous learner kept for reading offline is deleted.
    if (sessionToken() !== null) forgetSavedContent();
    void signIn(() => Promise.resolve({ token }), to);
  });
  return <Opening />;
}
