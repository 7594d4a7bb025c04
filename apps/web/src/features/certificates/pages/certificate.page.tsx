import { readBadge, type PublicCertificate } from '@abhyas/contract/certificates';
import { fill } from '@abhyas/contract/fill';
import { PRODUCT } from '@abhyas/contract/product';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useParams } from 'react-router';

import { urlOf } from '../../../lib/api-client.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Wordmark } from '../../../ui/kolam/mark.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { certificateTexts } from '../certificate-texts.ts';
import { certificateQuery, useSaveBadge } from '../certificates.queries.ts';

/** /certificates/{id}: whether a certificate holds, for anybody with its address (CERTIFICATES-4). */
export function CertificatePage() {
  const { id = '' } = useParams();
  const query = useQuery(certificateQuery(id));
  const words = certificateTexts().page;
  return (
    <>
      <header className="border-b border-line" data-print="hidden">
        <div className="mx-auto max-w-page px-4 py-3 learn:px-8">
          <a href="/" aria-label={PRODUCT} className="inline-block rounded-small text-ink touch:py-0.5">
            <Wordmark />
          </a>
        </div>
      </header>
      <Page title={words.title} width="reading">
        <Loaded query={query} skeleton={<TextSkeleton lines={6} />}>
          {(certificate) =>
            certificate.state === 'valid' ? <Valid id={id} certificate={certificate} /> : <Withdrawn />
          }
        </Loaded>
      </Page>
    </>
  );
}

type ValidProps = {
  readonly id: string;
  readonly certificate: Extract<PublicCertificate, { state: 'valid' }>;
};

function Valid({ id, certificate: { title, issuer, issuedAt, items, name } }: ValidProps) {
  const words = certificateTexts().page;
  const badge = useSaveBadge(id);
  return (
    <>
      <article className="rounded-card border-2 border-accent bg-raised px-5 py-10 text-center">
        <p className="font-[640]">{issuer}</p>
        <img
          src={urlOf(readBadge, { params: { id } })}
          alt={words.badgeImage}
          width={160}
          height={160}
          className="mx-auto mt-6"
        />
        <p className="mt-6 text-h2 font-[640] break-words">{name ?? words.someone}</p>
        <p className="mt-3 text-soft">{words.completed}</p>
        <p className="mt-3 text-h3 font-[640] break-words">{title}</p>
        <p className="mt-6">{fill(words.items, { items })}</p>
        <p className="mt-8 flex items-center justify-center gap-2 font-medium text-good">
          <CircleCheck size={20} aria-hidden="true" />
          {words.valid}
        </p>
        <p className="text-small text-soft">
          {fill(words.validLead, { issuer, date: formatDate(issuedAt) })}
        </p>
        <p className="mt-4 text-small break-all text-soft">{window.location.href.split(/[?#]/, 1)[0]}</p>
      </article>
      <div className="mt-6 flex flex-wrap gap-3" data-print="hidden">
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button busy={badge.isPending} onClick={() => badge.mutate()}>
          {words.badge}
        </Button>
      </div>
      <p className="mt-2 text-small text-soft" data-print="hidden">
        {words.badgeHint}
      </p>
    </>
  );
}

function Withdrawn() {
  const words = certificateTexts().page;
  return (
    <div className="rounded-card bg-sunken p-6">
      <p className="flex items-center gap-2 font-medium text-bad">
        <CircleAlert size={20} aria-hidden="true" className="shrink-0" />
        {words.withdrawn}
      </p>
      <p className="mt-1 text-soft">{words.withdrawnLead}</p>
    </div>
  );
}
