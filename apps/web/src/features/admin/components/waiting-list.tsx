import { staffMessages } from '@abhyas/contract/messages.staff';
import type { Waiting } from '@abhyas/contract/admin.staff';
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';

import { countText } from '../../../lib/counts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { waitingQuery } from '../admin.queries.ts';

const words = staffMessages.shell.waiting;

const PLACES: Readonly<Record<Waiting['what'], string>> = {
  classesToday: '/admin/classes',
  unanswered: '/admin/talk',
  reported: '/admin/talk?list=reported',
  held: '/admin/talk?list=held',
  support: '/admin/support',
  supportLate: '/admin/support',
  offline: '/admin/money/offline',
  classAccess: '/admin/money/access',
  refunds: '/admin/money',
  disputes: '/admin/money?state=disputed',
  drafts: '/admin/content',
  mails: '/admin/health',
};

/** What waits for who looks, each with the way to it. */
export function WaitingList() {
  const { data } = useQuery(waitingQuery);
  if (!data) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-h3 font-[640]">{words.title}</h2>
      {data.length === 0 ? (
        <p className="text-soft">{words.nothing}</p>
      ) : (
        <ul className="grid gap-x-8 phone:grid-cols-2 wide:grid-cols-3">
          {data.map(({ what, count }) => (
            <li key={what} className="border-b border-line">
              <TextLink to={PLACES[what]} className="flex min-h-11 items-center justify-between gap-3">
                {countText(words.what[what], count)}
                <ArrowRight size={16} aria-hidden="true" className="shrink-0" />
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
