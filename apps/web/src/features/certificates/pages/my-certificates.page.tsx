import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { certificateTexts } from '../certificate-texts.ts';
import { certificatesQuery } from '../certificates.queries.ts';
import { OwnCertificateCard } from '../components/own-certificate.tsx';
import { ReadyCourse } from '../components/ready-course.tsx';

/** /certificates: a learner's certificates, and the courses that they can have one for (CERTIFICATES-2). */
export function MyCertificatesPage() {
  const navigate = useNavigate();
  const query = useQuery(certificatesQuery);
  const words = certificateTexts();
  return (
    <Page title={words.title} lead={words.lead} width="reading" onBack={() => void navigate('/myaccount')}>
      <Loaded query={query} skeleton={<TextSkeleton lines={5} />}>
        {({ certificates, ready }) => (
          <div className="space-y-8">
            {ready.length > 0 && (
              <section>
                <h2 className="mb-3 text-h3 font-[640]">{words.ready}</h2>
                <ul className="space-y-3">
                  {ready.map((course) => (
                    <ReadyCourse key={course.topicId} {...course} />
                  ))}
                </ul>
              </section>
            )}
            {certificates.length > 0 && (
              <ul className="space-y-4">
                {certificates.map((certificate) => (
                  <OwnCertificateCard key={certificate.id} certificate={certificate} />
                ))}
              </ul>
            )}
            {certificates.length + ready.length === 0 && (
              <EmptyState title={words.empty} action={<ButtonLink to="/learn">{words.toCourses}</ButtonLink>}>
                {words.emptyLead}
              </EmptyState>
            )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
