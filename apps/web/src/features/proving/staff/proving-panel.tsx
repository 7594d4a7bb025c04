import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ProofStatus } from '@abhyas/contract/proving.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';

import { countText } from '../../../lib/counts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { proofStatusQuery } from './proving.queries.ts';

const { status: words, title } = staffMessages.proving;
/** As many ids as a sentence bears. */
const NAMED = 5;

/** Whether a draft, or what learners see, was verified as it is now, and the way to do it. */
export function ProvingPanel({ draftId }: { readonly draftId?: string }) {
  const query = useQuery(proofStatusQuery(draftId));
  const link = draftId === undefined ? '/admin/content/proof' : `/admin/content/proof?draft=${draftId}`;
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="grow text-h3 font-[640]">{title}</h2>
        <ButtonLink to={link}>{words.open}</ButtonLink>
      </div>
      <p className="max-w-reading text-soft">{words.lead}</p>
      <Loaded query={query} skeleton={<TextSkeleton lines={1} />}>
        {(status) => <StatusCard status={status} />}
      </Loaded>
    </section>
  );
}

function StatusCard({ status: { problems, faulty, unproved, gaps } }: { readonly status: ProofStatus }) {
  if (problems === 0) return <p className="text-soft">{words.none}</p>;
  if (faulty.length + unproved.length + gaps.length === 0) {
    return (
      <p className="mt-1 flex items-start gap-2 text-good">
        <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {fill(words.all, { problems })}
      </p>
    );
  }
  const list = faulty.slice(0, NAMED).join(', ') + (faulty.length > NAMED ? ' …' : '');
  return (
    <div className="mt-1 space-y-1">
      {faulty.length > 0 && (
        <p className="flex items-start gap-2 text-bad">
          <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          {countText(words.faulty, faulty.length, { list })}
        </p>
      )}
      {unproved.length > 0 && (
        <p className="text-warn">{fill(words.unproved, { count: unproved.length, problems })}</p>
      )}
      {gaps.length > 0 && <p className="text-warn">{fill(words.gaps, { count: gaps.length, problems })}</p>}
    </div>
  );
}
