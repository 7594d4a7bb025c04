import { fill } from '@abhyas/contract/fill';
import Lock from 'lucide-react/icons/lock';

import { ButtonLink } from '../../../ui/button-link.tsx';
import { mockTexts } from '../mock-texts.ts';

/** Which plan opens the tests, and the way to it. */
export function LockedNotice({ plans }: { readonly plans: readonly string[] }) {
  const words = mockTexts();
  const lead = plans.length === 0 ? words.lockedNone : fill(words.lockedLead, { plans: plans.join(', ') });
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-note-soft px-4 py-3 text-note">
      <Lock size={18} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 grow">{lead}</p>
      <ButtonLink to="/payment" size="small">
        {words.toPlans}
      </ButtonLink>
    </div>
  );
}
