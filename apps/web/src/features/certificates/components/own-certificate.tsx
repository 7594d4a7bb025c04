import type { OwnCertificate } from '@abhyas/contract/certificates';
import { fill } from '@abhyas/contract/fill';

import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { certificateTexts } from '../certificate-texts.ts';
import { useSaveBadge, useSavePdf, useShowName } from '../certificates.queries.ts';

type Props = { readonly certificate: OwnCertificate };

/** One of the learner's own certificates: its page, its files, and whether its page says their name. */
export function OwnCertificateCard({ certificate }: Props) {
  const { title, issuedAt, issuer, withdrawn } = certificate;
  const words = certificateTexts();
  return (
    <li className="rounded-card border border-line bg-raised p-4">
      <h2 className="text-base font-medium">{title}</h2>
      <p className="text-small text-soft">{fill(words.issued, { date: formatDate(issuedAt), issuer })}</p>
      {withdrawn === undefined ? (
        <Actions certificate={certificate} />
      ) : (
        <p className="mt-2 text-bad">{fill(words.withdrawnBecause, { reason: withdrawn })}</p>
      )}
    </li>
  );
}

function Actions({ certificate: { id, title, namePublic } }: Props) {
  const words = certificateTexts();
  const name = useShowName(id);
  const pdf = useSavePdf(id);
  const badge = useSaveBadge(id);
  return (
    <>
      <CheckField
        quiet
        label={words.namePublic}
        hint={words.namePublicHint}
        // What was chosen is shown while it is on its way.
        checked={name.isPending ? name.variables : namePublic}
        onChange={(shown) => name.mutate(shown)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink size="small" to={`/certificates/${id}`} aria-label={fill(words.openOf, { title })}>
          {words.open}
        </ButtonLink>
        <Button
          size="small"
          aria-label={fill(words.pdfOf, { title })}
          busy={pdf.isPending}
          onClick={() => pdf.mutate()}
        >
          {words.pdf}
        </Button>
        <Button
          size="small"
          aria-label={fill(words.badgeOf, { title })}
          busy={badge.isPending}
          onClick={() => badge.mutate()}
        >
          {words.badge}
        </Button>
      </div>
    </>
  );
}
