import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import CircleUser from 'lucide-react/icons/circle-user';

import { waysQuery } from '../ways.queries.ts';
import { waysTexts } from '../ways-texts.ts';

/** Says who may register before anybody types, where that is not everybody (AUTH-37). */
export function WhoMayRegister() {
  const { data } = useQuery(waysQuery);
  if (!data || data.registration.kind === 'open') return null;
  const { kind, domains } = data.registration;
  return (
    <p role="note" className="mb-5 flex items-start gap-2.5 rounded-card bg-note-soft px-4 py-3 text-note">
      <CircleUser size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {fill(waysTexts().registration[kind], { domains: domains.join(', ') })}
      </span>
    </p>
  );
}
