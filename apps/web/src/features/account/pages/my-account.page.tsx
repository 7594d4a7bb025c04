import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { Invoices } from '../../payments/components/invoices.tsx';
import { SettingsForm } from '../../settings/components/settings-form.tsx';
import { Devices } from '../components/devices.tsx';
import { Identity } from '../components/identity.tsx';
import { OwnData } from '../components/own-data.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { Subscriptions } from '../components/subscriptions.tsx';

/** /myaccount (ACCOUNT-1), with devices, data and deletion (ACCOUNT-11 to ACCOUNT-14). */
export function MyAccountPage() {
  const user = useUser();
  const navigate = useNavigate();
  const { account, settings } = texts;
  const { certificates } = account;
  return (
    <Page title={account.title} width="reading" onBack={() => void navigate('/dashboard')}>
      {user ? (
        <div className="space-y-10">
          <Identity user={user} />
          <Section title={account.activeSubscriptions}>
            <Subscriptions plans={user.activePlans} />
          </Section>
          <Section title={certificates.title} lead={certificates.lead}>
            <ButtonLink to="/certificates">{certificates.show}</ButtonLink>
          </Section>
          <Section title={texts.payments.invoices.title}>
            <Invoices />
          </Section>
          <Section title={account.profile.title}>
            <ProfileForm key={user._id} user={user} />
          </Section>
          <Section title={settings.title} lead={settings.lead}>
            <SettingsForm />
          </Section>
          <Section title={account.devices.title} lead={account.devices.lead}>
            <Devices user={user} />
          </Section>
          <Section title={account.ownData.title} lead={account.ownData.lead}>
            <OwnData user={user} />
          </Section>
        </div>
      ) : (
        <TextSkeleton lines={6} />
      )}
    </Page>
  );
}

type SectionProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="border-t border-line pt-7">
      <h2 className="text-h3 font-[640]">{title}</h2>
      {lead && <p className="mt-1 max-w-reading text-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
