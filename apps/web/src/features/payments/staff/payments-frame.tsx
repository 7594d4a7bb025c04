import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

import { cx } from '../../../lib/classes.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { useCurrentInSight } from '../../../staff/use-current-in-sight.ts';
import { sellerQuery } from './payments.queries.ts';

const { payments: words, shell } = staffMessages;

const PLACES = [
  { to: '/admin/money', title: words.tabs.orders },
  { to: '/admin/money/offline', title: words.tabs.offline },
  { to: '/admin/money/access', title: words.tabs.access },
  { to: '/admin/money/month', title: words.tabs.month },
  { to: '/admin/money/prices', title: words.tabs.prices },
  { to: '/admin/money/seller', title: words.tabs.seller },
] as const;

type Props = { readonly lead?: string; readonly action?: ReactNode; readonly children: ReactNode };

/** The frame of the payments console's screens: title, ways to its parts, content. */
export function PaymentsFrame({ lead, action, children }: Props) {
  const { title, lead: ownLead } = shell.areas.payments;
  const places = useCurrentInSight();
  return (
    <Page title={title} lead={lead ?? ownLead} action={action}>
      <nav ref={places} aria-label={title} className="mb-6 flex gap-1 overflow-x-auto border-b border-line">
        {PLACES.map((place) => (
          <NavLink
            key={place.to}
            to={place.to}
            end
            className={({ isActive }) =>
              cx(
                '-mb-px flex min-h-11 items-center border-b-2 px-3.5 font-medium whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2',
                isActive ? 'border-link text-link' : 'border-transparent text-soft',
              )
            }
          >
            {place.title}
          </NavLink>
        ))}
      </nav>
      <NobodySells />
      {children}
    </Page>
  );
}

/** Nothing can be bought before documents can name who sells. */
function NobodySells() {
  const { data: seller } = useQuery(sellerQuery);
  if (seller?.address !== '') return null;
  return (
    <p role="note" className="mb-6 rounded-card bg-warn-soft px-4 py-3 text-warn">
      {words.seller.missing} <TextLink to="/admin/money/seller">{words.seller.say}</TextLink>
    </p>
  );
}
