import { fill } from '@abhyas/contract/fill';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';

import { readWaitingLink } from '../provider-visit.ts';
import { waysTexts } from '../ways-texts.ts';

/** Says which account has to be logged in to once, so that a provider opens it too (AUTH-42). */
export function LinkNote() {
  const [waiting] = useState(readWaitingLink);
  if (!waiting) return null;
  const { name, email } = waiting;
  return (
    <p role="note" className="mb-5 flex items-start gap-2.5 rounded-card bg-note-soft px-4 py-3 text-note">
      <Link2 size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="block">{waysTexts().provider.linkTitle}</strong>
        {fill(waysTexts().provider.linkNote, { name, email })}
      </span>
    </p>
  );
}
