import { staffMessages } from '@abhyas/contract/messages.staff';
import { Link } from 'react-router';

import { cardLinkClass } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import type { ConsoleArea } from '../console-area.ts';
import { WaitingList } from './waiting-list.tsx';

/** Where one lands at /admin: what there is, and what each part is for. */
export function AdminOverview({ areas }: { readonly areas: readonly ConsoleArea[] }) {
  const { shell } = staffMessages;
  return (
    <Page title={shell.title} lead={shell.lead}>
      <WaitingList />
      <ul className="grid gap-4 phone:grid-cols-2 wide:grid-cols-3">
        {areas.map(({ path, title, lead, Icon }) => (
          <li key={path}>
            <Link to={`/admin/${path}`} className={cardLinkClass}>
              <span className="flex items-center gap-3 font-[600]">
                <Icon size={20} aria-hidden className="text-link" />
                {title}
              </span>
              <span className="mt-1.5 block text-soft">{lead}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
