import CalendarClock from 'lucide-react/icons/calendar-clock';

import { useState } from 'react';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { daysToTell } from '../learning.rules.ts';

/** Says in the last week of a plan that it will end, so that nobody is surprised. */
export function PlanEnds() {
  const plans = useUser()?.activePlans ?? [];
  const [now] = useState(() => new Date());
  const ending = plans.flatMap(({ planId, planTitle, expiry }) => {
    const days = daysToTell(expiry, now);
    return days === undefined ? [] : [{ planId, planTitle, days }];
  });
  return ending.map(({ planId, planTitle, days }) => (
    <p
      key={planId}
      className="mb-5 flex flex-wrap items-center gap-x-3 rounded-card bg-warn-soft px-4 py-3 text-warn"
    >
      <CalendarClock size={18} aria-hidden="true" />
      <span className="grow">{countText(texts.learning.dashboard.planEnds, days, { plan: planTitle })}</span>
      <TextLink to="/payment">{texts.learning.dashboard.renew}</TextLink>
    </p>
  ));
}
