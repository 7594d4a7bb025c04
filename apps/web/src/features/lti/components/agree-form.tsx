import { fill } from '@abhyas/contract/fill';

import { Button } from '../../../ui/button.tsx';
import { AcceptTerms } from '../../auth/components/register-parts.tsx';
import { AuthLayout } from '../../auth/components/auth-layout.tsx';
import { ltiTexts } from '../lti-texts.ts';

type Props = {
  readonly platform: string;
  readonly name: string;
  readonly email: string;
  readonly onAgree: () => void;
};

/** A newcomer agrees to the terms before there is an account. */
export function AgreeForm({ platform, name, email, onAgree }: Props) {
  const words = ltiTexts();
  return (
    <AuthLayout title={fill(words.agreeTitle, { name })} lead={fill(words.agreeLead, { platform, email })}>
      <div className="space-y-4">
        <AcceptTerms />
        <Button variant="primary" size="large" onClick={onAgree}>
          {words.agree}
        </Button>
      </div>
    </AuthLayout>
  );
}
