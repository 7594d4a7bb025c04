import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';

import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ProvidersSection } from './providers-section.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { registrationQuery } from './sign-in.queries.ts';

const { title, lead } = staffMessages.shell.areas.signIn;
const words = staffMessages.signIn;

/** Who may register, and how people sign in. Owners only. */
export function SignInPage() {
  const registration = useQuery(registrationQuery);
  return (
    <Page title={title} lead={lead} width="reading">
      <section aria-labelledby="registration">
        <h2 id="registration" className="text-h3">
          {words.registration.title}
        </h2>
        <p className="mt-1 mb-4 max-w-reading text-soft">{words.registration.lead}</p>
        <Loaded query={registration} skeleton={<TextSkeleton lines={6} />}>
          {(stored) => <RegistrationForm stored={stored} />}
        </Loaded>
      </section>
      <ProvidersSection />
    </Page>
  );
}
