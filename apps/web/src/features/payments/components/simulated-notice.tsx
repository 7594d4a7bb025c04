import { useQuery } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';

import { texts } from '../../../lib/texts.ts';
import { providerQuery } from '../payments.queries.ts';

/** Says that no money moves on this copy, where that is so (PLATFORM-7). */
export function SimulatedNotice() {
  const { data } = useQuery(providerQuery);
  if (data?.simulated !== true) return null;
  return (
    <p role="note" className="mb-6 flex items-start gap-2.5 rounded-card bg-note-soft px-4 py-3 text-note">
      <FlaskConical size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      {texts.payments.checkout.simulated}
    </p>
  );
}
