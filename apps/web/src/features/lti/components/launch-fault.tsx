import { ButtonLink } from '../../../ui/button-link.tsx';
import { AuthLayout } from '../../auth/components/auth-layout.tsx';
import { ltiTexts } from '../lti-texts.ts';

/** A launch that opened nothing. */
export function LaunchFault({ text }: { readonly text: string }) {
  const words = ltiTexts();
  return (
    <AuthLayout title={words.faultTitle} lead={text}>
      <ButtonLink to="/dashboard">{words.dashboard}</ButtonLink>
    </AuthLayout>
  );
}
