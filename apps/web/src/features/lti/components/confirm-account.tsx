import { fill } from '@abhyas/contract/fill';
import { useNavigate } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { loginPath } from '../../auth/auth.rules.ts';
import { AuthLayout } from '../../auth/components/auth-layout.tsx';
import { useIsSignedIn } from '../../auth/session.ts';
import { useConfirmLaunch } from '../lti.queries.ts';
import { faultOf } from '../lti.rules.ts';
import { ltiTexts } from '../lti-texts.ts';

type Props = { readonly code: string; readonly platform: string; readonly email: string };

/** The owner of an account signs in once, and says that the launches are theirs. */
export function ConfirmAccount({ code, platform, email }: Props) {
  const words = ltiTexts();
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const confirm = useConfirmLaunch(code);
  const connect = (): void =>
    confirm.mutate(undefined, { onSuccess: ({ to }) => void navigate(to, { replace: true }) });
  return (
    <AuthLayout title={words.confirmTitle} lead={fill(words.confirmLead, { platform, email })}>
      {isSignedIn ? (
        <div className="space-y-4">
          <p>{fill(words.connectLead, { platform })}</p>
          <Button variant="primary" size="large" busy={confirm.isPending} onClick={connect}>
            {words.connect}
          </Button>
          <p role="alert" className="text-small text-bad empty:hidden">
            {confirm.error ? faultOf(confirm.error, words.faults) : ''}
          </p>
        </div>
      ) : (
        <ButtonLink to={loginPath(`/lti#${code}`)} variant="primary" size="large">
          {words.signIn}
        </ButtonLink>
      )}
    </AuthLayout>
  );
}
